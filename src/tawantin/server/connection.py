"""One WebSocket: a tab of a browser, or a program."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections import Counter, deque
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send

from .. import __version__
from ..kernel.errors import TawantinError
from ..tables.refusal import Refusal, refusal_of
from ..tables.requests import Person
from . import wire
from .commands import perform
from .guard import Guard
from .hub import Hub
from .identity import Identities
from .limits import Limiter
from .socket import Socket, socket_of
from .updates import now_ms

LARGEST_MESSAGE: Final = 16 * 1024
MOST_UNREAD: Final = 16
"""Messages that may wait while one is answered, before the client must wait too."""
MOST_EXCESS: Final = 200
"""Too-fast messages in a row after which the connection is closed."""
TOO_LARGE: Final = 1009
POLICY: Final = 1008
INTERNAL: Final = 1011

_log = logging.getLogger("tawantin.connections")


class Connection:
    """What the hub sees as a viewer."""

    def __init__(self, person: Person, socket: Socket, send: Send) -> None:
        self.person = person
        self.socket = socket
        self.push: Final = socket.send_text
        """Send a message."""
        self.loop: Final = asyncio.get_running_loop()
        self.unread: deque[bytes] = deque()
        self.busy = False
        """Whether a message is being answered."""
        self.answering: asyncio.Task[None] | None = None
        self.excess = 0
        """Too-fast messages in a row."""
        self._send = send
        self._closing: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        """Whether the reader keeps up."""
        return self.socket.ready

    @property
    def closing(self) -> bool:
        """Whether it will not be answered any more."""
        return self._closing is not None

    def close(self, code: int) -> None:
        """Send what is waiting, then close."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close(code))

    async def _close(self, code: int) -> None:
        self.socket.flush()
        with contextlib.suppress(OSError):  # it has gone by itself
            await self._send({"type": "websocket.close", "code": code})


class WebSockets:
    """The application at /ws."""

    def __init__(
        self, hub: Hub, identities: Identities, guard: Guard, rate: float, most: int
    ) -> None:
        self._hub = hub
        self._identities = identities
        self._guard = guard
        self._limiter = Limiter(rate)
        self._most = most
        self._by_address: Counter[str] = Counter()
        self.connections: set[Connection] = set()
        self.received = 0
        self.refused: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from its handshake to its end."""
        if (await receive())["type"] != "websocket.connect":
            return
        address = self._guard.address(scope)
        person = self._identities.read_token(self._guard.cookie(scope))
        problem = self._guard.problem(scope)
        socket = socket_of(scope)
        if socket is None:
            _log.error("WebSockets need uvicorn with ws='tawantin.server.socket:Socket'")
            await send({"type": "websocket.close", "code": INTERNAL})
            return
        if problem is None and self._most and self._by_address[address] >= self._most:
            problem = Refusal("too_fast", "Too many connections from your address.")
        if problem is not None:
            self.refused[problem.code] += 1
            await send({"type": "websocket.close", "code": POLICY, "reason": str(problem)})
            return
        headers: list[tuple[bytes, bytes]] = []
        if person is None:
            token = self._identities.new_token()
            person = token.partition(".")[0]
            headers.append((b"set-cookie", self._guard.set_cookie(scope, token).encode()))
        self._by_address[address] += 1  # before anything is awaited: many may come at once
        try:
            await send({"type": "websocket.accept", "headers": headers})
            connection = Connection(await self._identities.person(person), socket, send)
            await self._serve(connection, receive)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _serve(self, connection: Connection, receive: Receive) -> None:
        self.connections.add(connection)
        self._hub.connect(connection)
        try:
            connection.push(await self._hello(connection))
            connection.socket.on_ready = lambda: self._hub.catch_up_viewer(connection)
            connection.socket.listen(functools.partial(self._take, connection))
            # Messages come by `_take`: what comes here is the end.
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self._hub.disconnect(connection)
            self.connections.discard(connection)

    def _take(self, connection: Connection, text: bytes) -> None:
        """One message at a time, in the order in which they came."""
        if not connection.busy and not connection.closing:
            self._begin(connection, text)
            return
        connection.unread.append(text)
        if len(connection.unread) > MOST_UNREAD:
            connection.socket.pause_reading(True)

    def _go_on(self, connection: Connection) -> None:
        """Answer what has come, up to a message that must wait for the store."""
        unread = connection.unread
        while unread and not connection.busy and not connection.closing:
            self._begin(connection, unread.popleft())
        if not unread and connection.socket.read_paused:
            connection.socket.pause_reading(False)

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
            allowed = self._limiter.allows(connection.person.id)
            message = self._read(connection, text)
            self._slow_down(connection, allowed)
            if isinstance(message, wire.Play):
                answer = functools.partial(self._answer, connection, message)
                if self._hub.play(connection.person, message, answer):
                    connection.busy = True
                    return
        except Exception as error:
            self._answer(connection, message, error)
            return
        connection.busy = True
        connection.answering = connection.loop.create_task(self._handle(connection, message))

    async def _handle(self, connection: Connection, message: wire.ClientMessage) -> None:
        try:
            answer: int | Exception | None = await self._do(connection, message)
        except Exception as error:
            answer = error
        self._answer(connection, message, answer)

    def _answer(
        self,
        connection: Connection,
        message: wire.ClientMessage | None,
        answer: int | Exception | None,
    ) -> None:
        """Say `done`, or `refused`, and go on with what came meanwhile."""
        number = None if message is None else message.id
        table = None if message is None or isinstance(message, wire.Ping) else message.table
        if isinstance(answer, TawantinError):
            self._refuse(connection, refusal_of(answer), number, table)
        elif isinstance(answer, Exception):
            _log.error("a message could not be handled", exc_info=answer)
            problem = Refusal("unavailable", "The server could not do this; it has been noted.")
            self._refuse(connection, problem, number, table)
        else:
            connection.push(wire.encode(wire.Done(id=number, seq=answer, table=table)))
        if connection.busy:
            connection.busy = False
            if connection.unread:
                self._go_on(connection)

    def _read(self, connection: Connection, text: bytes) -> wire.ClientMessage:
        if len(text) > LARGEST_MESSAGE:
            connection.close(TOO_LARGE)
            raise Refusal("too_large", f"A message has at most {LARGEST_MESSAGE} bytes.")
        try:
            return wire.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", f"Not a message of this protocol: {error}.") from error

    @staticmethod
    def _slow_down(connection: Connection, allowed: bool) -> None:
        connection.excess = 0 if allowed else connection.excess + 1
        if connection.excess > MOST_EXCESS:
            connection.close(POLICY)
        if not allowed:
            raise Refusal("too_fast", "Too many messages; slow down.")

    async def _do(self, connection: Connection, message: wire.ClientMessage) -> int | None:
        if isinstance(message, wire.Ping):
            return None
        if isinstance(message, wire.Watch):
            return await self._hub.watch(connection, message.table, message.seat, message.since)
        if isinstance(message, wire.Unwatch):
            self._hub.unwatch(connection, message.table)
            return None
        # A name may have changed since the connection was made.
        connection.person = await self._identities.person(connection.person.id)
        return await perform(self._hub, connection.person, message)

    def _refuse(
        self, connection: Connection, refusal: Refusal, number: int | None, table: str | None
    ) -> None:
        self.refused[refusal.code] += 1
        connection.push(wire.encode(refused(refusal, number, table)))

    def close_all(self) -> None:
        """The server stops: tell everybody and let them go."""
        notice = wire.Notice(what="closing", message="The server stops; connect again later.")
        for connection in list(self.connections):
            connection.push(wire.encode(notice))
            connection.close(1012)


def refused(refusal: Refusal, number: int | None = None, table: str | None = None) -> wire.Refused:
    """A refusal in the words of the wire."""
    return wire.Refused(
        code=refusal.code,  # type: ignore[arg-type] # tests hold that all codes are of the wire
        message=str(refusal),
        id=number,
        table=table,
    )
