"""The tables in use: read when somebody asks for them, changed by one request at a time.

There is one way in which anything changes. A request comes through the table's door, changes the
table in memory, and is submitted to the store; while the store writes, the updates are prepared;
only when it is on disk is anybody told, and the next one let in. If it could not be stored, memory
is not to be trusted: whoever comes in next reads the table again and starts from what is there. The
table stays the same object meanwhile, so nobody who looks at it or waits at its door is lost.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, Final

from ..kernel.errors import TawantinError
from ..store import Append, Conflict, Store
from ..store.reading import Damaged, continued, read_table
from ..tables import changes as c
from ..tables import requests
from ..tables.refusal import Refusal
from ..tables.summary import trust
from ..tables.table import Table
from .broadcast import Broadcast, Prepared
from .crowd import Crowd
from .errand import Answer, Errand, Request, nothing, settle, unavailable
from .live import Concerned, Live, concerned
from .numbers import Numbers
from .saving import append_of
from .updates import now_ms

ATTEMPTS: Final = 5
IDLE_SECONDS: Final = 600.0
"""How long a table that nobody is looking at stays in memory."""
FINISHED_SECONDS: Final = 60.0
"""The same when its game is over: whoever wants to see it again can wait until it is read."""
MOST_UNWATCHED: Final = 1000
"""How many tables that nobody is looking at stay in memory."""
GAP_MS: Final = 5000
"""If the server's own heart did not beat for so long, it was away and clocks did not run."""

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_log = logging.getLogger("tawantin.tables")


class Inside:
    """A visit to a table: `async with` comes in and leaves again."""

    __slots__ = ("_live", "_name", "_tables")

    def __init__(self, tables: TablesInUse, name: str) -> None:
        self._tables = tables
        self._name = name
        self._live: Live | None = None

    async def __aenter__(self) -> Live:
        self._live = live = await self._tables.enter(self._name)
        return live

    async def __aexit__(self, *error: object) -> None:
        if self._live is not None:
            self._live.door.leave()


class TablesInUse:
    """All tables in use by this process."""

    def __init__(
        self, store: Store, broadcast: Broadcast, elsewhere: Callable[[str], set[str]]
    ) -> None:
        self.store = store
        self.numbers = Numbers(store)
        self.changes = 0
        self.beat_at: int | None = None
        """When the server's heart last beat: see the caretaker."""
        self.on_change: Callable[[Live, Sequence[int]], None] | None = None
        """Called with a changed table and the seats that had to decide before."""
        self.on_unsound: Callable[[Live], None] | None = None
        """Called when a table has to be read again."""
        self._broadcast = broadcast
        self._elsewhere = elsewhere
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._crowd = Crowd(self)
        self._token = secrets.token_hex(8)
        self._appends = itertools.count()

    def __len__(self) -> int:
        return len(self._lives)

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._lives.values()))

    def get(self, name: str) -> Live | None:
        """The table of that id, if it is in use."""
        return self._lives.get(name)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task; it ends with the server."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------ finding

    async def live(self, name: str) -> Live:
        """The table of that id, read if it must be."""
        live = self._lives.get(name)
        if live is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.ensure_future(self._load(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    async def _load(self, name: str) -> Live:
        live = Live(await self._read(name), self._elsewhere)
        return self._lives.setdefault(name, live)

    async def _read(self, name: str) -> Table:
        if not _NAME.fullmatch(name):
            raise _no_such_table()
        rows = await self.store.changes(name)
        if not rows:
            raise _no_such_table()
        try:
            changes = continued(rows)
            game = await self.numbers.game_of(changes)
            table = read_table(name, changes, await self.store.snapshot(name), game)
        except Damaged as error:
            raise Refusal("damaged", f"This table is damaged. {error}") from error
        if table.problem is not None:
            trust(table, await self.store.row(name))
        return table

    def inside(self, name: str) -> Inside:
        """A table as it is stored, with its door closed behind you."""
        return Inside(self, name)

    async def enter(self, name: str) -> Live:
        """The same; whoever comes in must leave by its door."""
        while True:
            live = await self.live(name)
            await live.door.enter()
            try:
                if self._lives.get(name) is live:
                    if not live.sound:
                        await self._read_again(live)
                    return live
            except BaseException:
                live.door.leave()
                raise
            live.door.leave()  # it was unloaded meanwhile: ask for it again

    async def _read_again(self, live: Live) -> None:
        """Forget what memory says of a table; whoever looks at it is told what is there."""
        live.sound = False
        try:
            live.replace(await self._read(live.table.id))
        except Refusal as refusal:
            if refusal.code == "unknown_table" and not live.viewers:
                self._lives.pop(live.table.id, None)  # a new one, never stored
            raise
        self._broadcast.tell(live)

    # ------------------------------------------------------------ changing

    async def change(self, name: str, request: Request) -> int:
        """Let a request change a table, store that, tell everybody; the table's seq after it."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.do(name, request, lambda result: settle(answer, result))
        return await answer

    def do(self, name: str, request: Request, answer: Answer) -> None:
        """The same without waiting. Raises what refuses it at once; else `answer` is called."""
        errand = Errand(request, answer)
        live = self._lives.get(name)
        if live is not None and live.sound and live.door.enter_if_open():
            self._work(live, errand)
        else:
            self._crowd.join(name, errand)

    async def create(self, table: Table) -> None:
        """Store a new table; if there is one of that id, that one stays."""
        await self.numbers.keep(table.game)
        live = Live(table, self._elsewhere)
        live.row_stored = False
        if self._lives.setdefault(table.id, live) is not live:
            async with self.inside(table.id):
                return
        live.door.enter_if_open()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._work(live, Errand(nothing, lambda result: settle(answer, result)))
        await answer

    async def come_in(self, name: str, errand: Errand, inside: Live | None = None) -> None:
        """Wait at the door of a table, alone; whoever is `inside` already need not."""
        await self._or_say_why(errand, self._enter_and_work(name, errand, inside))

    async def _enter_and_work(self, name: str, errand: Errand, inside: Live | None) -> None:
        self._work(await self.enter(name) if inside is None else inside, errand)

    @staticmethod
    async def _or_say_why(errand: Errand, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            errand.answer(unavailable(error))
        except BaseException:
            errand.answer(Refusal("unavailable", "The server is stopping; try again later."))
            raise

    def _work(self, live: Live, errand: Errand) -> None:
        """Inside the door: change, submit, prepare. Leaves the door if that is the end of it."""
        table = live.table
        before = table.actors()
        try:
            self.ask(table, errand)
            if not table.fresh:
                live.door.leave()
                asyncio.get_running_loop().call_soon(errand.answer, table.seq)
                return
            append, prepared = self.written(live, concerned(table, before))
        except Refusal as refusal:
            if self.store.shared and errand.tries < ATTEMPTS:
                # Another server may know better, and its news may still be on the way.
                self.spawn(self._or_say_why(errand, self._look_again(live, errand, refusal)))
                return
            live.door.leave()
            raise
        except BaseException:
            # A defect in the middle of a change: never go on from a half-changed table.
            self.distrust(live)
            live.door.leave()
            raise
        self.store.submit(
            append, lambda error: self._settled(live, errand, before, prepared, error)
        )

    def written(self, live: Live, whom: Concerned | None) -> tuple[Append, list[Prepared]]:
        """What is to be stored of a changed table, and what is then to be told."""
        append = append_of(live, f"{self._token}{next(self._appends)}")
        return append, self._broadcast.prepare(live, whom)

    def publish(self, live: Live, prepared: list[Prepared]) -> None:
        """Tell it, now that it is stored."""
        live.touched = time.monotonic()
        live.stored_seq = live.table.seq
        self.changes += 1
        self._broadcast.publish(live, prepared)

    def ask(self, table: Table, errand: Errand) -> None:
        """Let a request change a table, after the time was forgiven for which nobody was here."""
        errand.refusal = None
        now = now_ms()
        if self.beat_at is not None and now - self.beat_at > GAP_MS:
            requests.pause(table, self.beat_at, now)
        try:
            errand.request(table)
        except Refusal as refusal:
            if not table.fresh:
                raise
            errand.refusal = refusal

    def _settled(
        self,
        live: Live,
        errand: Errand,
        before: Sequence[int],
        prepared: list[Prepared],
        error: Exception | None,
    ) -> None:
        """The store has answered."""
        if isinstance(error, Conflict):
            self.spawn(self._or_say_why(errand, self._start_afresh(live, errand)))
            return
        try:
            if error is not None:
                self.distrust(live)
                errand.answer(unavailable(error))
                return
            self.publish(live, prepared)
            errand.answer(live.table.seq if errand.refusal is None else errand.refusal)
            if self.on_change is not None:
                self.on_change(live, before)
        finally:
            live.door.leave()

    async def _start_afresh(self, live: Live, errand: Errand) -> None:
        """Another server was faster: look at what it did, then try again."""
        errand.tries += 1
        try:
            await self._read_again(live)
            if errand.tries >= ATTEMPTS:
                raise Refusal(
                    "stale", "Too many people are changing this table at once; try again."
                )
        except BaseException:
            live.door.leave()
            raise
        self._work(live, errand)

    async def _look_again(self, live: Live, errand: Errand, refusal: Refusal) -> None:
        errand.tries += 1
        try:
            if not await self._read_news(live):
                raise refusal
        except BaseException:
            live.door.leave()
            raise
        self._work(live, errand)

    def distrust(self, live: Live) -> None:
        """Memory does not say what is stored: whoever comes in next reads it again."""
        live.sound = False
        if self.on_unsound is not None:
            self.on_unsound(live)

    def read_again_all_with(self, person: str) -> None:
        """What is stored of somebody is no longer what memory says: they have left."""
        for live in self:
            table = live.table
            talked = any(
                isinstance(one.change, c.Said) and one.change.player == person
                for one in table.story
            )
            if talked or table.host == person or table.seats_of(person):
                self.distrust(live)

    # ------------------------------------------------------------ other processes

    def on_foreign_change(self, name: str, seq: int) -> None:
        """Another process has appended to a table (seq 0: perhaps to any)."""
        for live in [self._lives.get(name)] if seq else list(self._lives.values()):
            if live is not None and (seq == 0 or live.stored_seq < seq):
                self.spawn(self._catch_up(live.table.id, seq))

    async def _catch_up(self, name: str, seq: int) -> None:
        try:
            async with self.inside(name) as live:
                if not seq or live.table.seq < seq:
                    await self._read_news(live)
        except TawantinError as error:
            _log.info("news of a table wait: %s", error)

    async def _read_news(self, live: Live) -> bool:
        """Apply and announce what others have stored; whether there was anything."""
        table = live.table
        rows = await self.store.changes(table.id, table.seq)
        if not rows:
            return False
        try:
            table.catch_up(continued(rows, table.seq))
        except Exception:
            await self._read_again(live)
            return True
        live.stored_seq = live.info_seq = table.seq
        live.status, live.course = table.status, table.course_now()
        self._broadcast.tell(live)
        return True

    # ------------------------------------------------------------ the end

    def forget_idle(self) -> None:
        """Unload tables that nobody has used for a while, and the oldest if there are too many."""
        now = time.monotonic()
        unused = [
            live for live in self._lives.values() if not live.viewers and not live.door.closed()
        ]
        unused.sort(key=lambda live: live.touched)
        surplus = len(unused) - MOST_UNWATCHED
        for number, live in enumerate(unused):
            patience = FINISHED_SECONDS if live.status == "finished" else IDLE_SECONDS
            if number < surplus or now - live.touched > patience:
                del self._lives[live.table.id]

    async def close(self) -> None:
        """Finish what is being written."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self._lives.values()):
            async with live.door:
                live.viewers.clear()


def _no_such_table() -> Refusal:
    return Refusal("unknown_table", "There is no such table.")
