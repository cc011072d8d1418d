"""One WebSocket: a tab of a browser, or a program."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections import Counter, deque
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.types import Receive, Scope, Send

from .. import __version__, wire
from ..kernel.errors import TawantinError
from ..store import Conflict, Unavailable
from ..tables.refusal import Refusal, refusal_of
from ..tables.requests import Person
from .commands import perform
from .identity import token_digest
from .limits import BURST, Allowance, Bucket, Limiter
from .socket import Socket, socket_of
from .updates import now_ms
from .why import in_english, why, wire_reason

if TYPE_CHECKING:
    from .app import Server

LARGEST_MESSAGE: Final = 16 * 1024
MOST_UNREAD: Final = 16
"""Messages that may wait while one is answered, before the client must wait too."""
WATCH_COST: Final = 5
"""Showing a whole table is as much work as this many messages."""
WHY_COST: Final = 3
"""The same for finding the nearest of many reasons."""
REFUSAL_COST: Final = 4
"""What is refused counts for more: honest clients know what is allowed."""
TOO_LARGE: Final = 1009
POLICY: Final = 1008
INTERNAL: Final = 1011

CLOSING: Final = wire.encode(
    wire.Notice(what="closing", message="The server is stopping; connect again later.")
)

_log = logging.getLogger("tawantin.connections")


class Connection:
    """A viewer, as the hub sees it."""

    def __init__(
        self,
        person: Person,
        socket: Socket,
        send: Send,
        allowance: Allowance | None = None,
        token: str = "",
        address: str = "",
    ) -> None:
        self.address = address
        self.person = person
        self.deaf_to: frozenset[str] = frozenset()
        self.token = token
        """The digest of the token that let it in."""
        self.allowance = allowance
        self.socket = socket
        self.push: Final = socket.send_text
        """Send a message."""
        self.loop: Final = asyncio.get_running_loop()
        self.unread: deque[bytes] = deque()
        self.busy = False
        """Whether a message is being answered."""
        self.answering: asyncio.Task[None] | None = None
        self._send = send
        self._closing: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        """Whether the reader keeps up."""
        return self.socket.ready

    @property
    def closing(self) -> bool:
        """Whether it will not be answered any more."""
        return self._closing is not None or self.socket.close_sent

    def close(self, code: int) -> None:
        """Send what is waiting, then close."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close(code))

    async def _close(self, code: int) -> None:
        self.socket.flush()
        with contextlib.suppress(OSError):  # it has closed by itself
            await self._send({"type": "websocket.close", "code": code})


class WebSockets:
    """The application at /ws."""

    def __init__(self, server: Server) -> None:
        settings = server.settings
        self._hub = server.hub
        self._identities = server.identities
        self._company = server.company
        self._news = server.news
        self._guard = server.guard
        self._quotas = server.quotas
        self._steward = server.steward
        self._whereabouts = server.whereabouts
        self._requests = server.request_limiter
        """Reconnecting over and over is counted like any other request."""
        self._person_limiter = Limiter(settings.message_rate)
        self._address_limiter = Limiter(settings.address_rate)
        self._byte_rate = settings.byte_rate
        self._patience = settings.patience
        self._most = settings.connections
        self._by_address: Counter[str] = Counter()
        self.connections: set[Connection] = set()
        self.received = 0
        self.refused: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from its handshake to its end."""
        if (await receive())["type"] != "websocket.connect":
            return
        address = self._guard.address(scope)
        token = self._guard.cookie(scope)
        problem = self._guard.problem(scope)
        socket = socket_of(scope)
        if socket is None:
            _log.error("WebSockets need uvicorn with ws='tawantin.server.socket:Socket'")
            await send({"type": "websocket.close", "code": INTERNAL})
            return
        if problem is None:
            problem = self._too_many(address)
        if problem is not None:
            self.refused[problem.code] += 1
            await send({"type": "websocket.close", "code": POLICY, "reason": str(problem)})
            return
        headers: list[tuple[bytes, bytes]] = []
        self._by_address[address] += 1  # before anything is awaited: many may come at once
        try:
            person = await self._identities.who(token)
            if person is None or token is None:
                token = self._identities.new_token()
                person = token.partition(".")[0]
                headers.append((b"set-cookie", self._guard.set_cookie(scope, token).encode()))
            await send({"type": "websocket.accept", "headers": headers})
            known = await self._identities.person(person)
            allowance = self._allowance(person, address)
            self._whereabouts.note(person, address)
            connection = Connection(known, socket, send, allowance, token_digest(token), address)
            connection.deaf_to = frozenset((await self._company.ties(person)).blocks)
            await self._serve(connection, receive)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _too_many(self, address: str) -> Refusal | None:
        if self._most and self._by_address[address] >= self._most:
            return Refusal("too_fast", "Too many connections from your address.")
        if not self._requests.allows(address):
            return Refusal("too_fast", "Too many requests; slow down.")
        return None

    def _allowance(self, person: str, address: str) -> Allowance:
        rate = self._byte_rate
        return Allowance(
            Bucket(rate, rate * BURST) if rate else None,
            self._person_limiter.bucket(person),
            self._address_limiter.bucket(address),
        )

    async def _serve(self, connection: Connection, receive: Receive) -> None:
        self.connections.add(connection)
        self._hub.presence.connect(connection)
        try:
            connection.push(await self._hello(connection))
            connection.socket.on_shutdown = functools.partial(connection.push, CLOSING)
            connection.socket.on_ready = lambda: self._hub.catch_up_viewer(connection)
            connection.socket.on_excess = functools.partial(self._cut_off, connection)
            take = functools.partial(self._take, connection)
            connection.socket.listen(take, connection.allowance, self._patience)
            # Messages come by `_take`: what comes here is the end.
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self._hub.presence.disconnect(connection)
            self._news.attend(connection, None)
            self.connections.discard(connection)
            connection.socket.let_go()

    def _take(self, connection: Connection, text: bytes) -> None:
        """One message at a time, in the order in which they came."""
        if not connection.busy and not connection.closing:
            self._begin(connection, text)
            return
        connection.unread.append(text)
        if len(connection.unread) > MOST_UNREAD:
            connection.socket.hold(True)

    def _go_on(self, connection: Connection) -> None:
        """Answer what has come, up to a message that must wait for the store."""
        unread = connection.unread
        while unread and not connection.busy and not connection.closing:
            self._begin(connection, unread.popleft())
        if not unread:
            connection.socket.hold(False)

    async def _hello(self, connection: Connection) -> bytes:
        me = await self._identities.me(connection.person.id)
        return wire.encode(
            wire.Hello(protocol=wire.PROTOCOL, version=__version__, me=me, now=now_ms())
        )

    def _begin(self, connection: Connection, text: bytes) -> None:
        """Begin to answer a message: moves the short way if possible, all else in a task."""
        self.received += 1
        message: wire.ClientMessage | None = None
        try:
            message = self._read(text)
            if isinstance(message, wire.Play):
                self._steward.check(connection.person)
                answer = functools.partial(self._answer, connection, message)
                self._hub.play(connection.person, message, answer)
                connection.busy = True
                return
        except Exception as error:
            self._answer(connection, message, error)
            return
        connection.busy = True
        connection.answering = connection.loop.create_task(self._handle(connection, message))

    async def _handle(self, connection: Connection, message: wire.ClientMessage) -> None:
        try:
            answer: int | wire.Because | Exception | None = await self._do(connection, message)
        except Exception as error:
            answer = error
        self._answer(connection, message, answer)

    def _answer(
        self,
        connection: Connection,
        message: wire.ClientMessage | None,
        answer: int | wire.Because | Exception | None,
    ) -> None:
        """Answer `done` or `refused`, and continue with what arrived meanwhile."""
        number = None if message is None else message.id
        table = message.table if isinstance(message, wire.Command) else None
        if isinstance(answer, TawantinError):
            self._refuse(connection, refusal_for(answer), number, table)
        elif isinstance(answer, Exception):
            _log.error("a message could not be handled", exc_info=answer)
            problem = Refusal("unavailable", "The server could not do this; it has been noted.")
            self._refuse(connection, problem, number, table)
        elif isinstance(answer, wire.Because):
            connection.push(wire.encode(answer))
        else:
            connection.push(wire.encode(wire.Done(id=number, seq=answer, table=table)))
        if connection.busy:
            connection.busy = False
            if connection.unread:
                self._go_on(connection)

    @staticmethod
    def _read(text: bytes) -> wire.ClientMessage:
        if len(text) > LARGEST_MESSAGE:
            raise Refusal("too_large", f"A message has at most {LARGEST_MESSAGE} bytes.")
        try:
            return wire.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", f"Not a message of this protocol: {error}.") from error

    def _cut_off(self, connection: Connection) -> None:
        """Somebody was slowed down and still sent too much."""
        refusal = Refusal("too_fast", "Too many messages; the connection is closed.")
        self._refuse(connection, refusal, None, None)
        connection.socket.cut_off(POLICY, str(refusal))

    async def _do(
        self, connection: Connection, message: wire.ClientMessage
    ) -> int | wire.Because | None:
        if isinstance(message, wire.Ping):
            return None
        if isinstance(message, wire.Attend):
            self._news.attend(connection, message.tournament)
            return None
        if isinstance(message, wire.Watch):
            if connection.allowance is not None:
                connection.allowance.spend(WATCH_COST - 1)
            return await self._hub.watch(connection, message.table, message.seat, message.since)
        if isinstance(message, wire.Unwatch):
            self._hub.unwatch(connection, message.table)
            return None
        if isinstance(message, wire.Why):
            if connection.allowance is not None:
                connection.allowance.spend(WHY_COST - 1)
            return await why(self._hub, connection.person, message)
        # A name may have changed since the connection was made.
        connection.person = await self._identities.person(connection.person.id)
        self._steward.check(connection.person)
        self._quotas.check(connection.person.id, connection.address, message)
        return await perform(self._hub, connection.person, message)

    def _refuse(
        self, connection: Connection, refusal: Refusal, number: int | None, table: str | None
    ) -> None:
        self.refused[refusal.code] += 1
        connection.push(wire.encode(refused(refusal, number, table)))
        if connection.allowance is not None and refusal.code != "unavailable":
            connection.allowance.spend(REFUSAL_COST)
        if refusal.code == "too_large":
            connection.socket.cut_off(TOO_LARGE)

    def end(self, token: str) -> None:
        """Whoever came in by a token, given by its digest, is that person no longer."""
        for connection in list(self.connections):
            if connection.token == token:
                connection.socket.cut_off(POLICY, "Logged out.")


def refusal_for(error: TawantinError) -> Refusal:
    """A complaint as strangers may read it, without naming the database or its location."""
    if isinstance(error, Unavailable | Conflict):
        return Refusal("unavailable", "The database does not answer; try again.")
    return refusal_of(error)


def refused(refusal: Refusal, number: int | None = None, table: str | None = None) -> wire.Refused:
    """A refusal in the words of the wire."""
    return wire.Refused(
        code=refusal.code,  # type: ignore[arg-type] # tests hold that all codes are of the wire
        message=str(refusal) if refusal.why is None else in_english(refusal.why),
        id=number,
        table=table,
        reason=None if refusal.why is None else wire_reason(refusal.why.reason),
    )
