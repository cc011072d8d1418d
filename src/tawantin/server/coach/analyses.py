"""Analyses of finished games: one a table, made step by step where bots think, when none has to.

Each step is stored by itself (documents of kind `analysis`), so that nothing is lost when a server
stops; a document of kind `analysis-open` says that somebody wants the rest. Whoever finds one that
nobody has worked on for a while goes on with it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from typing import Any, Final

import msgspec

from ...analysis import Analysis, Part, put_together
from ...kernel.errors import TawantinError
from ...kernel.game import Game
from ...kernel.record import Record
from ...store import Store
from ...tables.refusal import Refusal
from ...tables.table import Table
from ..in_use import TablesInUse
from ..line import Claim
from ..thinking import Thinkers
from ..updates import now_ms
from .work import judge

STEPS: Final = "analysis"
OPEN: Final = "analysis-open"
STEP_SECONDS: Final = 0.8
"""How long a step may keep a worker from bots that wait for it."""
MOST_IN_A_STEP: Final = 16
FEWEST_TIMED: Final = 5
"""Decisions judged before the remaining time is estimated."""
MOST_A_PERSON: Final = 4
"""Games that somebody may have analysed at a time; they take turns."""
MOST_AN_ADDRESS: Final = 12
"""The same for an address: anybody can be many guests."""
MOST_WAITING: Final = 40
MOST_KNOWN: Final = 32
"""Analyses that are kept in memory."""
BEAT_MS: Final = 10_000
STALE_MS: Final = 60_000
"""If no process has claimed the work for this long, nobody is doing it."""
LOOK_SECONDS: Final = 20.0

_log = logging.getLogger("tawantin.coach")
_decode_part: Final = msgspec.json.Decoder(Part).decode


class Order(msgspec.Struct, frozen=True):
    """Who wants the analysis of a table, and when somebody last worked on it."""

    person: str
    beat: int


_decode_order: Final = msgspec.json.Decoder(Order).decode


class Run:
    """The analysis of one table, as far as it is."""

    def __init__(self, table: Table, parts: list[Part]) -> None:
        record = table.record
        assert record is not None  # noqa: S101 - finished games have one
        self.table: Final = table.id
        self.game: Final[Game[Any]] = table.game
        self.record: Final[Record] = record
        self.total: Final = len(record.entries)
        self.parts = parts
        self.person = ""
        self.address = ""
        """Where it was asked for; nowhere if an earlier server began it."""
        self.working = False
        self.task: asyncio.Task[None] | None = None
        self._pace = 0.0
        """Seconds of a core that a decision has taken recently."""
        self._begun = (0.0, 0)
        """When the work began, and how many were done then."""
        self._analysis: Analysis | None = None

    @property
    def done(self) -> int:
        """How many decisions are judged."""
        return sum(len(part.decisions) for part in self.parts)

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to do."""
        return self.done >= self.total

    @property
    def busy(self) -> bool:
        """Whether somebody works on it here, or will."""
        return self.task is not None and not self.task.done()

    @property
    def analysis(self) -> Analysis:
        """The analysis of the decisions so far."""
        if self._analysis is None:
            self._analysis = put_together(self.game, self.record, self.parts)
        return self._analysis

    def add(self, part: Part, seconds: float) -> None:
        """One step more."""
        self.parts.append(part)
        self._analysis = None
        pace = seconds / max(1, len(part.decisions))
        self._pace = pace if not self._pace else 0.7 * self._pace + 0.3 * pace

    def next_step(self) -> int:
        """How many decisions the next step has."""
        if not self._pace:
            return 1
        return max(1, min(MOST_IN_A_STEP, int(STEP_SECONDS / self._pace)))

    def seconds_left(self) -> int | None:
        """How long it may still take, if nothing else is analysed."""
        since, before = self._begun
        new = self.done - before
        if not self.working or new < FEWEST_TIMED:
            return None
        return round((time.monotonic() - since) / new * (self.total - self.done))

    def begin(self) -> None:
        """It is its turn."""
        self.working = True
        self._begun = (time.monotonic(), self.done)


class Analyses:
    """All of one server process."""

    def __init__(self, store: Store, tables: TablesInUse, thinkers: Thinkers) -> None:
        self._store = store
        self._tables = tables
        self._thinkers = thinkers
        self._runs: OrderedDict[str, Run] = OrderedDict()
        self._turns: dict[str, asyncio.Lock] = {}
        """By person: one game after the other."""
        self.finished = 0
        self.judged = 0
        self.failures = 0

    @property
    def waiting(self) -> int:
        """Games that are being analysed, or wait for it."""
        return sum(run.busy for run in self._runs.values())

    # ------------------------------------------------------------ asked for

    async def known(self, name: str) -> Run:
        """As much as there is of the analysis of a table; refuses games that are not over."""
        run = self._runs.get(name)
        if run is not None and (run.busy or run.is_whole):
            self._runs.move_to_end(name)
            return run
        async with self._tables.inside(name) as live:
            table = live.table
        check_analysable(table)
        return self._remember(Run(table, await self._stored(name)))

    async def wanted_elsewhere(self, run: Run) -> bool:
        """Whether another process works on it."""
        return not run.busy and await self._store.get(OPEN, run.table) is not None

    async def begin(self, person: str, address: str, name: str) -> Run:
        """Analyse a game, or go on with it; whoever asks later only looks on."""
        if not self._thinkers.coaches:
            raise Refusal("coach_busy", "This server has no processes in which a coach can think.")
        run = await self.known(name)
        if run.is_whole or run.busy:
            return run
        busy = Counter(one.person for one in self._runs.values() if one.busy)
        if busy[person] >= MOST_A_PERSON:
            raise Refusal("coach_busy", "Several games of yours are being analysed; wait for them.")
        if sum(one.busy and one.address == address for one in self._runs.values()) >= (
            MOST_AN_ADDRESS
        ):
            raise Refusal(
                "coach_busy", "Several games are being analysed for your address; wait for them."
            )
        if busy.total() >= MOST_WAITING:
            raise Refusal("coach_busy", "Many games are waiting to be analysed; try again later.")
        order = msgspec.json.encode(Order(person, now_ms()))
        if not await self._store.add(OPEN, name, order):
            return await self.known(name)  # somebody was faster, here or elsewhere
        self._runs[name] = run
        run.address = address
        self._start(run, person)
        return run

    def _start(self, run: Run, person: str) -> None:
        run.person = person
        run.task = asyncio.ensure_future(self._work(run))

    def _remember(self, run: Run) -> Run:
        known = self._runs.get(run.table)
        if known is not None and known.busy:
            return known  # somebody was faster
        self._runs[run.table] = run
        idle = [name for name, one in self._runs.items() if not one.busy and one is not run]
        for name in idle[: max(0, len(self._runs) - MOST_KNOWN)]:
            del self._runs[name]
        return run

    async def _stored(self, name: str) -> list[Part]:
        """The steps that follow one another; what cannot be read is made again."""
        parts: list[Part] = []
        done = 0
        for key, value in sorted(await self._store.find(STEPS, f"{name}/")):
            try:
                part = _decode_part(value)
            except msgspec.DecodeError:
                break
            if key != _key(name, done) or not part.decisions:
                break
            parts.append(part)
            done += len(part.decisions)
        return parts

    # ------------------------------------------------------------ made

    async def _work(self, run: Run) -> None:
        turn = self._turns.setdefault(run.person, asyncio.Lock())
        try:
            async with turn:
                run.begin()
                await self._steps(run)
            self.finished += 1
        except Exception as error:
            self.failures += 1
            _log.error("the analysis of a game of %s stopped: %r", run.game.id, error)
        finally:
            run.working = False
            if not turn.locked():
                self._turns.pop(run.person, None)
        await self._store.delete(OPEN, run.table)

    async def _steps(self, run: Run) -> None:
        claim = Claim("", run.person, run.table)
        record, beat = run.record.to_json(), 0.0
        while not run.is_whole:
            if time.monotonic() - beat > BEAT_MS / 1000:
                beat = time.monotonic()
                await self._beat(run)
            first = run.done
            part, used = await self._thinkers.study(
                claim, run.game, judge, record, first, run.next_step()
            )
            await self._store.put(STEPS, _key(run.table, first), msgspec.json.encode(part))
            run.add(part, used)
            self.judged += len(part.decisions)

    async def _beat(self, run: Run) -> None:
        order = Order(run.person, now_ms())
        await self._store.put(OPEN, run.table, msgspec.json.encode(order))

    # ------------------------------------------------------------ after a restart

    async def keep(self) -> None:
        """For ever: go on with what was begun and nobody works on."""
        first = True
        while True:
            try:
                if self._thinkers.coaches:
                    await self._resume(at_once=first and not self._store.shared)
                first = False
            except TawantinError as error:
                _log.warning("analyses wait: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def _resume(self, at_once: bool) -> None:
        for name, value in await self._store.find(OPEN, ""):
            try:
                order = _decode_order(value)
                run = self._runs.get(name)
                if run is not None and run.busy:
                    continue
                if not at_once and now_ms() - order.beat < STALE_MS:
                    continue
                run = await self.known(name)
            except (Refusal, msgspec.DecodeError) as error:
                _log.warning("an analysis cannot go on: %s", error)
                await self._store.delete(OPEN, name)
                continue
            if run.is_whole:
                await self._store.delete(OPEN, name)
            else:
                self._start(run, order.person)

    async def close(self) -> None:
        """Stop; what was begun goes on when a server starts again."""
        tasks = [run.task for run in self._runs.values() if run.task is not None and run.busy]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _key(table: str, first: int) -> str:
    return f"{table}/{first:06}"


def check_analysable(table: Table) -> None:
    """Refuse a game that goes on, and one that this program cannot follow."""
    if table.problem is not None:
        raise Refusal("unplayable", table.problem)
    if table.status != "finished":
        raise Refusal("not_finished", "A game is analysed when it is over.")
    if table.record is None or not table.record.entries:
        raise Refusal("not_started", "Nothing was played at this table.")
