"""Looks after tables while nobody acts: bots decide, clocks run out, downtime is forgiven.

Once a second the server's heart beats: it writes down that it is alive. If a beat is missing, the
process was stopped, the machine slept or the database was away; nobody's live clock ran meanwhile.
Clocks run out by the time of the last beat, never by a later one, so that the time away is forgiven
before anybody is charged for it.

Each table is a job by itself. What goes wrong with one is noted, and it is tried again later.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from ..kernel.errors import BadState, TawantinError
from ..store import Row, Store, Unavailable
from ..store.own import unused
from ..tables import requests
from ..tables.clock import DAY
from ..tables.refusal import Refusal
from ..tables.table import Table
from .in_use import GAP_MS, TablesInUse
from .live import Live
from .presence import Presence
from .saving import due_of
from .thinking import TAKEOVER, Thinkers
from .troubles import Troubles
from .updates import now_ms

SWEEP_SECONDS: Final = 1.0
TIDY_SECONDS: Final = 900.0
MOST_JOBS: Final = 16
"""How many tables are looked after at the same time."""
MOST_DUE: Final = 100
"""How many tables are taken up in one round."""

_log = logging.getLogger("tawantin.tables")
Job = Callable[[str], Awaitable[None]]


class Caretaker:
    """Looks after all tables of the store."""

    def __init__(
        self,
        store: Store,
        tables: TablesInUse,
        presence: Presence,
        thinkers: Thinkers,
        bot_pause: float = 0.0,
        open_days: float = 0.0,
        idle_days: float = 0.0,
    ) -> None:
        self.troubles = Troubles()
        self._store = store
        self._tables = tables
        self._presence = presence
        self._thinkers = thinkers
        self._bot_pause = bot_pause
        self._unused_ms = {"open": round(open_days * DAY), "playing": round(idle_days * DAY)}
        """By status, after how long a table is closed where nothing happens; 0: never."""
        self._tidied = 0.0
        self._thinking: set[tuple[str, int]] = set()
        self._at_work: set[str] = set()
        self._places = asyncio.Semaphore(MOST_JOBS)
        self._closing = False
        self.still = False
        """Whether nothing is to happen for the time being: no beat, so no clock runs either."""
        tables.on_unsound = self._read_again_soon

    def close(self) -> None:
        """Begin nothing new."""
        self._closing = True

    async def sweep(self) -> None:
        """For ever: everything that has to be done once a second."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                if not self.still:
                    await self.beat()
                    await self._attend_due()
                self._tables.forget_idle()
                await self._presence.repeat()
                await self._tidy_now_and_then()
            except TawantinError as error:
                _log.warning("sweep: %s", error)
            except Exception:
                _log.exception("sweep")

    # ------------------------------------------------------------ jobs

    async def _job(self, name: str, job: Job) -> None:
        """Look after one table; whatever goes wrong stays with it."""
        try:
            async with self._places:
                await job(name)
        except Unavailable:
            raise
        except Exception as error:
            if isinstance(error, Refusal) and error.code == "unavailable":
                raise Unavailable(str(error)) from error
            seconds = self.troubles.note(name, "looking after it", error)
            await self._store.postpone(name, now_ms() + round(seconds * 1000))
        else:
            self.troubles.clear(name, "looking after it")

    async def _jobs(self, names: list[str], job: Job) -> None:
        """All of them; if the database goes away, the first to notice says so in the end."""
        for first in range(0, len(names), MOST_DUE):
            some = names[first : first + MOST_DUE]
            jobs = await asyncio.gather(
                *[self._job(name, job) for name in some], return_exceptions=True
            )
            for error in jobs:
                if isinstance(error, BaseException):
                    raise error

    # ------------------------------------------------------------ clocks

    async def beat(self) -> None:
        """Say that the server is alive; forgive the time for which nobody could say so."""
        now, last = now_ms(), self._tables.beat_at
        if last is None or now - last > GAP_MS:
            alive = await self._store.get("server", "alive")
            if alive is not None and alive.isdigit() and now - int(alive) > GAP_MS:
                await self._forgive(int(alive), now)
        await self._store.put("server", "alive", str(now).encode())
        self._tables.beat_at = now

    async def _forgive(self, start: int, end: int) -> None:
        async def job(name: str) -> None:
            row = await self._store.row(name)
            if row is None or _clock_of(row) == "live":
                await self._tables.change(name, lambda table: requests.pause(table, start, end))

        _log.warning("the server was away for %d s; live clocks stood", (end - start) // 1000)
        await self._jobs(await self._store.due(2**62, 10**6), job)

    async def _attend_due(self) -> None:
        beat = self._tables.beat_at or 0
        due = await self._store.due(beat, MOST_DUE)
        for name in due:
            if name not in self._at_work:
                self._at_work.add(name)
                self._tables.spawn(self._attend_quietly(name))

    async def _attend_quietly(self, name: str) -> None:
        try:
            await self._job(name, self._attend)
        except Unavailable as error:
            _log.info("a table waits for the database: %s", error)
        finally:
            self._at_work.discard(name)

    async def _attend(self, name: str) -> None:
        needed = False
        due: int | None = None

        def request(table: Table) -> None:
            nonlocal needed, due
            if table.problem is not None:
                raise Refusal("unplayable", table.problem)
            needed = requests.time_out(table, TAKEOVER, self._tables.beat_at or 0)
            due = due_of(table)

        await self._tables.change(name, request)
        if not needed:
            await self._store.postpone(name, due)
        self.look_after(await self._tables.live(name))

    def _read_again_soon(self, live: Live) -> None:
        """Memory differs from what is stored of a table: read it again, however long that takes."""

        async def read(name: str) -> None:
            async with self._tables.inside(name):
                return

        async def until_read(name: str) -> None:
            seconds = 1.0
            while not live.sound and self._tables.get(name) is live:
                await asyncio.sleep(seconds)
                seconds = min(2 * seconds, 60.0)
                try:
                    await self._job(name, read)
                except Unavailable:
                    continue

        if not self._closing:
            self._tables.spawn(until_read(live.table.id))

    # ------------------------------------------------------------ tables that nobody wants

    async def _tidy_now_and_then(self) -> None:
        now = time.monotonic()
        if now - self._tidied > TIDY_SECONDS:
            self._tidied = now
            for status, after in self._unused_ms.items():
                if after:
                    await self.tidy(now_ms() - after, status)

    async def tidy(self, since: int, status: str = "open") -> None:
        """Close the tables without a running clock where nothing has happened since."""

        async def close(name: str) -> None:
            await self._tables.change(
                name, lambda table: requests.close_unused(table, status, since, now_ms())
            )

        await self._jobs(await self._store.ask(unused, since, status), close)

    # ------------------------------------------------------------ bots

    def look_after(self, live: Live) -> None:
        """Let bots decide where they must."""
        name = live.table.id
        if self._closing or self.still or self.troubles.waits(name, "a bot's move"):
            return
        if live.table.waits_for_onlookers() and not live.connected():
            return  # it goes on as soon as somebody looks
        for seat, level in live.table.bots_to_move():
            if (name, seat) not in self._thinking:
                self._thinking.add((name, seat))
                self._tables.spawn(self._let_bot_play(live, seat, level))

    async def _let_bot_play(self, live: Live, seat: int, level: str) -> None:
        name = live.table.id
        try:
            await self._play_bot(live, seat, level)
        except Refusal as refusal:
            _log.info("bot's move refused: %s", refusal.code)
            if refusal.code != "stale":
                await asyncio.sleep(SWEEP_SECONDS)
        except Exception as error:
            await asyncio.sleep(self.troubles.note(name, "a bot's move", error) + 0.1)
        else:
            self.troubles.clear(name, "a bot's move")
        finally:
            self._thinking.discard((name, seat))
        if self._tables.get(name) is live:
            self.look_after(live)

    async def _play_bot(self, live: Live, seat: int, level: str) -> None:
        if self._bot_pause:
            await asyncio.sleep(self._bot_pause)
        table = live.table
        if (seat, level) not in table.bots_to_move():
            return
        seq = table.seq
        action = await self._thinkers.think(table, seat, level, lambda: bool(live.connected()))
        await self._tables.change(
            table.id, lambda now: requests.play(now, None, seat, seq, action, now_ms())
        )


def _clock_of(row: Row) -> str:
    """The kind of a table's clock; one that cannot be read might be live."""
    try:
        return row.summary().clock.kind
    except BadState:
        return "live"
