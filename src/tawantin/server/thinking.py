"""Bots think in worker processes, each turn within a budget; the event loop never waits for one.

A fair line forms before the workers (`line.py`). When it gets long, or somebody's bots have thought
more than their share, they think shorter, so that no table waits long for another.

A worker that does not answer in time is ended, and the seat plays a random move, so that a table
can never hang on a bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

from ..bots import Bot, decide, make
from ..bots.levels import TURN_SECONDS
from ..kernel.about import Value
from ..kernel.descriptor import Descriptor
from ..kernel.errors import UnknownComponents
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.processes import end_with_parent
from ..kernel.registry import games, known_game, recall, register
from ..tables.table import Table
from .limits import Limiter
from .line import Claim, Line
from .seatable import LEVELS_ONLY, SeatableBots

TAKEOVER: Final = "medium"
"""Plays for people who left, and for bots that the server no longer offers."""
GRACE: Final = 10.0
"""Seconds beyond the budget before a worker counts as stuck: it may still be loading the rules."""
LEAST_SECONDS: Final = 0.1
"""For a decision, however little is left: a bot plays at once then, but not blindly."""
QUOTA_SECONDS: Final = 600.0
"""For how long somebody's bots may think as much as they like, before the quota holds."""
MOST_TURNS: Final = 20_000
MOST_MINDS: Final = 8
"""Bots that a worker keeps in mind: those of the few tables that it serves by turns."""

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

_log = logging.getLogger("tawantin.bots")


class Thinkers:
    """The worker processes, and the line before them."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        rate: float = 0.0,
        bots: SeatableBots = LEVELS_ONLY,
    ) -> None:
        self.bots = bots
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._line = Line(max(1, workers))
        self._person_limiter = Limiter(rate, rate * QUOTA_SECONDS)
        self._address_limiter = Limiter(2 * rate, 2 * rate * QUOTA_SECONDS)
        self._spent: dict[tuple[str, int], float] = {}
        """Seconds that a bot has thought in its present turn, by table and seat."""
        self.place_of: Callable[[str], str] = str
        """Where a person comes from, as far as that is known."""
        self.moves = 0
        self.failures = 0

    @property
    def waiting(self) -> int:
        """Decisions that wait for a worker."""
        return len(self._line)

    async def think(
        self, table: Table, seat: int, level: str, watched: Callable[[], bool] = bool
    ) -> str:
        """The text of the action that a bot chooses at a seat now.

        `watched` says whether somebody looks at the table: then it goes before others.
        """
        assert table.match is not None  # noqa: S101 - only asked for tables being played
        game, state = table.game, table.match.state
        legal = [action.text for action in game.legal(state, seat)]
        self.moves += 1
        if len(legal) == 1 or self._workers == 0 or level == "random":
            return random.choice(legal)
        maker = self.bots.makers.get(level)
        if maker is None:  # it was seated when the server still offered it
            _log.warning("there is no bot %s any more: %s plays for it", level, TAKEOVER)
            maker = TAKEOVER
        claim = Claim(self.place_of(table.host), table.host, table.id)
        position, options = game.to_json(state), dict(table.options)
        try:
            async with self._line.place(claim, watched):
                budget = self._budget(table, seat, claim)
                moment = _moment(table, seat)
                chosen, used = await self._ask(
                    game, _decide, position, moment, maker, budget, options
                )
            self._note(table, seat, claim, used)
        except Exception as error:
            self.failures += 1
            _log.error("bot %s failed at table of %s: %r", level, game.id, error)
            return random.choice(legal)
        return chosen if chosen in legal else random.choice(legal)

    @property
    def coaches(self) -> bool:
        """Whether there are workers that people may ask for advice."""
        return self._workers > 0

    async def advise(
        self, claim: Claim, game: Game[Any], work: Callable[[Game[Any], *Ts], T], *args: *Ts
    ) -> T:
        """Something that a person waits for, at the cost of their bots' time."""
        async with self._line.place(claim, lambda: True):
            advice, used = await self._ask(game, work, *args)
        self._charge(claim, used)
        return advice

    async def study(
        self, claim: Claim, game: Game[Any], work: Callable[[Game[Any], *Ts], T], *args: *Ts
    ) -> tuple[T, float]:
        """Work that nobody should have to wait for, and the seconds it took: keep it short."""
        async with self._line.place(claim, bool, patient=True):
            return await self._ask(game, work, *args)

    def _budget(self, table: Table, seat: int, claim: Claim) -> float:
        """Seconds for this decision: what is left of the turn, less when many wait or ask much."""
        if not _moment(table, seat).goes_on:
            self._spent.pop((table.id, seat), None)
        left = TURN_SECONDS - self._spent.get((table.id, seat), 0.0)
        seconds = min(self._seconds, left / 2)
        crowd = len(self._line) / (2 * self._workers)
        if crowd > 1:
            seconds /= crowd
        now = time.monotonic()
        buckets = (
            self._person_limiter.bucket(claim.person),
            self._address_limiter.bucket(claim.address),
        )
        if any(bucket is not None and bucket.wait(now) for bucket in buckets):
            seconds = 0.0
        return max(seconds, LEAST_SECONDS)

    def _note(self, table: Table, seat: int, claim: Claim, used: float) -> None:
        if len(self._spent) > MOST_TURNS:
            self._spent.clear()
        self._spent[table.id, seat] = self._spent.get((table.id, seat), 0.0) + used
        self._charge(claim, used)

    def _charge(self, claim: Claim, used: float) -> None:
        self._line.charge(claim, used)
        for limiter, key in (
            (self._person_limiter, claim.person),
            (self._address_limiter, claim.address),
        ):
            bucket = limiter.bucket(key)
            if bucket is not None:
                bucket.spend(used)

    async def _ask(
        self, game: Game[Any], work: Callable[[Game[Any], *Ts], T], *args: *Ts
    ) -> tuple[T, float]:
        try:
            return await self._submit(game.id, game.digest, None, work, args)
        except UnknownComponents:
            # This worker has not met a table with these numbers yet: send them along.
            return await self._submit(game.id, game.digest, game.components.text, work, args)

    async def _submit(
        self, game: str, digest: str, text: str | None, work: Callable[..., T], args: Sequence[Any]
    ) -> tuple[T, float]:
        pool = self._pool or self._start()
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(pool, _timed, game, digest, text, work, args)
        try:
            return await asyncio.wait_for(future, GRACE + self._seconds)
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:
                self._end(pool)
            raise

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=learn_descriptors,
            initargs=known_descriptors(),
        )
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self._pool = None

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._end(self._pool)


class Moment(NamedTuple):
    """Which decision it is."""

    table: str
    seat: int
    decisions: int
    """How many the seat has made in this game."""
    goes_on: bool
    """Whether its last one belongs to the same turn."""


def _moment(table: Table, seat: int) -> Moment:
    assert table.match is not None  # noqa: S101 - only asked for tables being played
    decisions = [entry.seat for entry in table.match.record.entries].count(seat)
    return Moment(table.id, seat, decisions, _goes_on(table.match, seat))


def _goes_on(match: Match, seat: int) -> bool:
    """Whether the seat's last decision belongs to the turn that it has now.

    In a simultaneous choice the steps of others come in between, and change nothing for it.
    """
    entries = match.record.entries
    for number in reversed(range(len(entries))):
        simultaneous, closing, _ = match.mark(number)
        if simultaneous and closing:
            return False
        if entries[number].seat == seat:
            return True
        if not simultaneous:
            return False
    return False


def known_descriptors() -> tuple[list[str], list[tuple[str, str, str]]]:
    """What `learn_descriptors` has to be told in a new process."""
    known = [(one.id, str(one.components_path), one.rules_module) for one in games().values()]
    return list(sys.path), known


def learn_descriptors(path: list[str], descriptors: list[tuple[str, str, str]]) -> None:
    """In a new worker: know the games that the server knows, and leave signals to it."""
    import signal
    from pathlib import Path

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    sys.path[:] = path
    known = games()
    for name, components, module in descriptors:
        if name not in known:
            register(Descriptor(name, Path(components), module))


def _timed(
    name: str, digest: str, components: str | None, work: Callable[..., T], args: Sequence[Any]
) -> tuple[T, float]:
    """In a worker: what is to be done, and how many seconds of a core it took."""
    game = known_game(name, digest) if components is None else recall(name, digest, components)
    began = time.thread_time()
    return work(game, *args), time.thread_time() - began


_minds: dict[tuple[str, int], tuple[int, Bot]] = {}
"""In a worker: by table and seat, the bots that decided lately, and how often their seat had."""


def _decide(
    game: Game[Any],
    state: bytes,
    moment: Moment,
    name: str,
    seconds: float,
    options: dict[str, Value],
) -> str:
    """In a worker: one decision. A bot whose turn goes on keeps in mind what it has thought."""
    key = moment.table, moment.seat
    before, bot = _minds.pop(key, (-1, None))
    goes_on = moment.goes_on and before == moment.decisions
    if bot is None or not goes_on:
        bot = make(name)
    action = decide(game, state, moment.seat, bot, None, seconds, options, goes_on)
    _minds[key] = moment.decisions + 1, bot
    while len(_minds) > MOST_MINDS:
        del _minds[next(iter(_minds))]
    return action.text
