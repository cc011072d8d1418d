"""A connection to a server, and the tables looked at through it."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from .. import wire
from ..kernel.reasons import NEARNESS, Reason
from ..kernel.registry import descriptor
from ..locale.events import Words, check_language
from ..locale.reasons import explain
from .errors import ConnectionLost, Refused
from .http import Http

__all__ = ["Client", "ConnectionLost", "Refused", "RemoteTable"]

T = TypeVar("T")
_SAFE_TO_REPEAT: Final = (
    wire.Play, wire.Undo, wire.RestartTurn, wire.Say, wire.Watch, wire.Why, wire.Ping
)  # fmt: skip
"""A seq says which position they were meant for, a key which words: sent twice, they count once."""


class RemoteTable:
    """A table as this client sees it; `update` is always the newest, its `view` always whole."""

    def __init__(self, client: Client, name: str, seat: int | None) -> None:
        self.client = client
        self.id = name
        self.seat = seat
        self.update: wire.Update | None = None
        self.info: wire.TableInfo | None = None
        self.happened: list[wire.Happening] = []
        """What was received so far, without what was taken back; `story` has all of it."""
        self.earlier = 0
        """What happened up to this seq is not in it."""
        self._changed = asyncio.Event()

    def _take(self, update: wire.Update) -> None:
        if self.update is None and not update.resumed:
            return  # for an earlier viewer; the answer to this `watch` is on its way
        before = None if self.update is None else self.update.view
        update.view = wire.whole_view(before, update.view, update.changed, update.items)
        self.update = update
        if update.seat is not None:
            self.seat = update.seat  # seats may have been dealt anew
        if update.info is not None:
            self.info = update.info
        if update.earlier:
            self.happened, self.earlier = [], update.earlier
        elif update.resumed and update.happened:
            first = update.happened[0].seq
            self.happened = [one for one in self.happened if one.seq < first]
        self._tell(update.happened)
        self._changed.set()
        self._changed = asyncio.Event()

    def _tell(self, happened: list[wire.Happening]) -> None:
        """Add a part of the story; what was taken back is left out."""
        self.happened += happened
        gone = {seq for one in happened for seq in one.void}
        if gone:
            self.happened = [one for one in self.happened if one.seq not in gone]

    async def story(self) -> list[wire.Happening]:
        """All that happened so far; what was left out at first is asked for."""
        while self.earlier:
            seat = "" if self.seat is None else f"&seat={self.seat}"
            path = f"/api/tables/{self.id}/story?until={self.earlier}{seat}"
            answer = await self.client.http.ask("GET", path)
            page = msgspec.json.decode(answer, type=wire.StoryPage)
            self.happened, self.earlier, later = [], page.earlier, self.happened
            self._tell([*page.happened, *later])
        return self.happened

    def _see(self, presence: wire.Presence) -> None:
        if self.info is not None:
            for seat, connected in zip(self.info.seats, presence.connected, strict=False):
                seat.connected = connected

    async def until(self, wanted: Callable[[wire.Update], bool]) -> wire.Update:
        """The first update, the newest one included, for which `wanted` is true."""
        while True:
            update, changed = self.update, self._changed
            if update is not None and wanted(update):
                return update
            await self.client.alive(changed.wait())

    async def my_turn(self) -> wire.Update | None:
        """Wait until this seat may decide; None when the game is over."""
        update = await self.until(lambda now: bool(now.options) or now.status == "finished")
        return None if update.status == "finished" else update

    async def play(self, action: str, seq: int | None = None) -> int:
        """Do one of the options of the newest update; the table's seq after it."""
        update = self.update
        if update is None or self.seat is None:
            raise Refused("not_your_seat", "You are not looking at the table from a seat.")
        at = update.seq if seq is None else seq
        return await self.do(wire.Play(table=self.id, seat=self.seat, seq=at, action=action))

    async def do(self, command: wire.TableCommand) -> int:
        """Any other command."""
        try:
            done = await self.client.send(command)
        except Refused as refused:
            if refused.reason is None:
                raise
            sentence = self.in_words(refused.reason)
            raise Refused(refused.code, sentence, refused.reason) from refused
        return done.seq or 0

    async def why(
        self, *elements: str, action: str | None = None, moves: int | None = None
    ) -> wire.Because:
        """Why nothing can be done with these elements of the board, or why not this action.

        Its `message` is in the client's language.
        """
        if self.seat is None:
            raise Refused("not_your_seat", "You are not looking at the table from a seat.")
        asked = wire.Why(
            table=self.id, seat=self.seat, elements=[*elements], action=action, moves=moves
        )
        answer = await self.client.ask(asked)
        if answer.reason is not None:
            answer.message = self.in_words(answer.reason)
        return answer

    async def hint(self, thorough: bool = False) -> wire.Hints:
        """What the coach would do now, if the table allows it; everybody is told that you asked."""
        if self.seat is None or self.update is None:
            raise Refused("not_your_seat", "You are not looking at the table from a seat.")
        wanted = wire.HintWanted(seat=self.seat, seq=self.update.seq, thorough=thorough)
        body = await self.client.http.ask("POST", f"/api/tables/{self.id}/hint", wanted)
        return msgspec.json.decode(body, type=wire.Hints)

    def in_words(self, reason: wire.Reason) -> str:
        """A reason and what would help, in the client's language."""
        if self.info is None:
            return reason.id
        names = [seat.name or f"player {number}" for number, seat in enumerate(self.info.seats, 1)]
        words = Words(self.client.language, descriptor(self.info.game), seats=len(names))
        return str(explain(words, _plain(reason), names.__getitem__))


def _plain(reason: wire.Reason) -> Reason:
    """A reason as games give it."""
    return Reason(
        reason.id,
        NEARNESS.index(reason.near),
        reason.rule,
        reason.values,
        reason.help,
        tuple(_plain(other) for other in reason.also),
        tuple(reason.met),
    )


class Client:
    """One person's connection. Reconnects by itself and loses nothing.

    `token` is the identity of an earlier client (`client.token`), to be the same person again;
    `language` that in which it is told why a move is refused.
    """

    def __init__(
        self,
        address: str,
        name: str | None = None,
        token: str | None = None,
        patience: float = 30,
        language: str = "en",
    ) -> None:
        self.language = check_language(language)
        self.address = address.rstrip("/")
        self.http = Http(self.address, token)
        self.me = wire.Me(id="", name="")
        self.tables: dict[str, RemoteTable] = {}
        self.notices: list[wire.Notice] = []
        self.turns: list[wire.Turn] = []
        self.news: list[wire.News] = []
        self.raw: Callable[[bytes], None] | None = None
        """Called with every message as it arrives, for those who want to look."""
        self._name = name
        self._patience = patience
        self._numbers = itertools.count(1)
        self._pending: dict[int, tuple[Any, asyncio.Future[Any]]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def token(self) -> str | None:
        """What makes this client this person: keep it secret."""
        return self.http.token

    async def __aenter__(self) -> Self:
        self.me = msgspec.json.decode(await self.http.ask("GET", "/api/me"), type=wire.Me)
        if self._name is not None and self._name != self.me.name:
            answer = await self.http.ask("PUT", "/api/me", wire.NewName(self._name))
            self.me = msgspec.json.decode(answer, type=wire.Me)
        await self._connect()
        self._reader = asyncio.ensure_future(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # ------------------------------------------------------------ what one does

    async def create(self, wanted: wire.NewTable) -> wire.TableInfo:
        """Open a table as its host."""
        answer = await self.http.ask("POST", "/api/tables", wanted)
        return msgspec.json.decode(answer, type=wire.TableInfo)

    async def watch(self, name: str, seat: int | None = None) -> RemoteTable:
        """Look at a table, from one of your seats or as a spectator."""
        table = self.tables[name] = RemoteTable(self, name, seat)
        await self.send(wire.Watch(table=name, seat=seat))
        return table

    async def unwatch(self, name: str) -> None:
        """No longer look at a table."""
        self.tables.pop(name, None)
        await self.send(wire.Unwatch(table=name))

    async def send(self, message: wire.ClientMessage) -> wire.Done:
        """Send a message and wait for its answer; raises `Refused`."""
        done: wire.Done = await self._answer_to(message)
        return done

    async def ask(self, question: wire.Why) -> wire.Because:
        """Ask why something cannot be done; raises `Refused`."""
        answer: wire.Because = await self._answer_to(question)
        return answer

    async def _answer_to(self, message: wire.ClientMessage) -> Any:
        message.id = next(self._numbers)
        if isinstance(message, wire.Say) and not message.key:
            message.key = secrets.token_hex(8)
        try:
            wire.decode(wire.encode(message))
        except msgspec.ValidationError as error:
            # The server could not read its number, so its refusal would answer nobody.
            raise Refused("malformed", f"Not a message of this protocol: {error}.") from error
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._pending[message.id] = (message, future)
        await self._write(message)
        return await self.alive(future)

    async def alive(self, waiting: Awaitable[T]) -> T:
        """Wait for something, but not beyond the end of the connection."""
        task = asyncio.ensure_future(waiting)
        if self._reader is None:
            return await task
        await asyncio.wait([task, self._reader], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        task.cancel()
        raise self._reader.exception() or ConnectionLost("The connection is closed.")

    # ------------------------------------------------------------ the connection

    async def _connect(self) -> None:
        address = "ws" + self.address.removeprefix("http") + "/ws"
        headers = {"authorization": f"Bearer {self.http.token}"}
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while True:
            try:
                self._socket = await connect(address, additional_headers=headers, max_size=None)
                return
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if loop.time() > until:
                    raise ConnectionLost(f"{self.address} does not answer: {error}.") from error
                await asyncio.sleep(0.1)

    async def _write(self, message: Any) -> None:
        assert self._socket is not None  # noqa: S101 - a client is used inside `async with`
        try:
            await self._socket.send(msgspec.json.encode(message), text=True)
        except WebSocketException:
            # The reader notices too, connects again, and repeats what may be repeated.
            return

    async def _read(self) -> None:
        while True:
            assert self._socket is not None  # noqa: S101 - connected before this task began
            try:
                async for message in self._socket:
                    text = message.encode() if isinstance(message, str) else message
                    if self.raw is not None:
                        self.raw(text)
                    self._take(msgspec.json.decode(text, type=wire.ServerMessage))
            except WebSocketException:
                # A broken connection ends like a closed one: below.
                pass
            await self._connect()
            await self._resume()

    def _take(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Update):
            if message.table in self.tables:
                self.tables[message.table]._take(message)
        elif isinstance(message, wire.Presence):
            if message.table in self.tables:
                self.tables[message.table]._see(message)
        elif isinstance(message, wire.Done | wire.Refused | wire.Because):
            self._answer(message)
        elif isinstance(message, wire.Notice):
            self.notices.append(message)
        elif isinstance(message, wire.Turn):
            self.turns.append(message)
        elif isinstance(message, wire.News):
            self.news.append(message)
        elif isinstance(message, wire.Hello):
            self.me = message.me

    def _answer(self, message: wire.Done | wire.Refused | wire.Because) -> None:
        if message.id is None or message.id not in self._pending:
            return
        _, future = self._pending.pop(message.id)
        if future.done():
            return
        if isinstance(message, wire.Refused):
            future.set_exception(Refused(message.code, message.message, message.reason))
        else:
            future.set_result(message)

    async def _resume(self) -> None:
        """After a lost connection: look again where we looked, repeat what is safe to repeat."""
        for table in self.tables.values():
            since = None if table.update is None else table.update.seq
            await self._write(wire.Watch(table=table.id, seat=table.seat, since=since))
        for number, (message, future) in list(self._pending.items()):
            if isinstance(message, _SAFE_TO_REPEAT):
                await self._write(message)
            else:
                del self._pending[number]
                future.set_exception(ConnectionLost("The connection broke before the answer."))
