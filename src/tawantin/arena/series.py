"""A series of games: who plays what, and the result of each game.

Game number n of a series is the same game whoever plays it and wherever: all chance and all bots
are seeded from the series' seed and the number. So batches, workers, retries and resumed runs
change nothing in the results.
"""

from __future__ import annotations

import itertools
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot, Glimpse, make
from ..bots.bot import BadBot, checked_choice
from ..kernel import registry
from ..kernel.about import Value
from ..kernel.actions import Action
from ..kernel.chance import Chance, LiveChance, RecordingChance
from ..kernel.components import Components
from ..kernel.descriptor import Descriptor
from ..kernel.errors import TawantinError
from ..kernel.game import Game
from ..kernel.record import Entry, Record, new_record
from .choices import EVERY, Sample

LONGEST_PROBLEM = 200
SAMPLES = 20
"""Into how many equal parts the course of a game is cut for reports."""


class Place(msgspec.Struct, frozen=True):
    """Where a game that is not installed is found, so that worker processes find it too."""

    components: str
    rules_module: str


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines how its games go."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """In a fixed series by seat; in a rotating one the field that plays."""
    seed: int
    options: dict[str, Value] = {}
    rotate: bool = False
    detail: bool = False
    """Whether games record how they went, for reports, and not only how they ended."""
    looks: bool = False
    """Whether a search looks at a decision of some of them (`choices`)."""
    forgiving: bool = False
    """Whether a game that breaks off is counted and reported instead of ending the run: for numbers
    that nobody has tried."""
    record: bool = False
    """Whether games are returned as records, decision by decision."""
    digest: str
    """Of the components it is played with."""
    components: str
    """The text of that file, for workers that do not know it."""
    place: Place | None = None
    folder: str = ""
    """Where bots named by package:Class may lie."""


class Course(msgspec.Struct, array_like=True):
    """How one game went."""

    moves: list[list[int]]
    """By seat, the indices of its actions in order."""
    branching: list[int]
    """By decision, how many actions were legal."""
    scores: list[list[int]]
    """At equal distances from start to end, the scores by seat."""
    kinds: dict[str, int]
    """How often each kind of action was taken: comparable where action tables differ."""
    rounds: int = 0
    """The round in which it ended; 0 if the game has none."""
    looked: int = 0
    """Decisions that a search looked at."""
    close: int = 0
    """Those of them in which the second best was nearly as good: real choices."""


class Played(msgspec.Struct, array_like=True):
    """One finished game."""

    number: int
    bots: list[str]
    """By seat."""
    scores: list[int]
    places: list[int]
    points: list[dict[str, int]]
    ending: str
    decisions: int
    seconds: float
    """Processor time."""
    course: Course | None = None
    problem: str = ""
    """Why it broke off; then nothing else is known of it."""
    record: Record | None = None


def new_series(
    game: str,
    seats: int | None,
    bots: Sequence[str],
    seed: int,
    options: dict[str, object] | None = None,
    *,
    rotate: bool = False,
    detail: bool = False,
    looks: bool = False,
    forgiving: bool = False,
    record: bool = False,
    components: Components | None = None,
) -> Series:
    """A series, checked: everything a user can get wrong is refused here, before any game."""
    descriptor, rules = registry.descriptor(game), registry.game(game, components)
    settled = rules.about.settle(options)
    number = _seats(seats, rules.about.seats, len(bots))
    rules.check_seats(number)
    for name in bots:
        make(name, 0)
    if not bots:
        raise BadBot("Name at least one bot.")
    if not rotate and len(bots) > number:
        raise BadBot(f"{len(bots)} bots cannot sit on {number} seats.")
    return Series(
        game=descriptor.id,
        seats=number,
        bots=tuple(bots) if rotate else fill(bots, number),
        seed=seed,
        options=settled,
        rotate=rotate,
        detail=detail,
        looks=looks,
        forgiving=forgiving,
        record=record,
        digest=rules.digest,
        components=rules.components.text,
        place=Place(str(descriptor.components_path), descriptor.rules_module),
        folder=os.getcwd(),
    )


def _seats(wanted: int | None, possible: Sequence[int], bots: int) -> int:
    """As many seats as were wanted, else as there are bots, else as the game is best known for."""
    if wanted is not None:
        return wanted
    if bots in possible:
        return bots
    return 4 if 4 in possible else max(possible)


def fill(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots by seat; the last one named takes the seats that are left."""
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def line_up(series: Series, number: int) -> list[str]:
    """Who sits where in one game.

    In a rotating series every group that fits at the table plays a block of games in which each
    member sits once on every seat; the order around the table changes from block to block.
    """
    if not series.rotate:
        return list(series.bots)
    groups = _groups(series.bots, series.seats)
    block, turn = divmod(number, series.seats)
    order = list(groups[block % len(groups)])
    random.Random(f"{series.seed}/block/{block}").shuffle(order)
    return order[turn:] + order[:turn]


@lru_cache(maxsize=8)
def _groups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    if len(bots) <= seats:
        return [fill(bots, seats)]
    return list(itertools.combinations(bots, seats))


def prepare(series: Series) -> Game[Any]:
    """The series' game in this process, with the components it asks for."""
    if series.place is not None and series.game not in registry.games():
        place = series.place
        registry.register(Descriptor(series.game, Path(place.components), place.rules_module))
    if series.folder and series.folder not in sys.path:
        sys.path.append(series.folder)
    return registry.recall(series.game, series.digest, series.components)


def play_batch(series: Series, numbers: Sequence[int]) -> list[Played]:
    """Play some games of a series; this is what workers do."""
    game = prepare(series)
    play = _play_or_tell if series.forgiving else play_game
    return [play(game, series, number) for number in numbers]


def _play_or_tell(game: Game[Any], series: Series, number: int) -> Played:
    """One game, or why it broke off."""
    began = time.process_time()
    try:
        return play_game(game, series, number)
    except Exception as error:  # numbers that nobody has tried can break any rule
        problem = f"{type(error).__name__}: {error}"[:LONGEST_PROBLEM]
        spent = time.process_time() - began
        return Played(number, [], [], [], [], "", 0, spent, problem=problem)


def play_game(game: Game[Any], series: Series, number: int) -> Played:
    """Play one game of a series to its end."""
    began = time.process_time()
    names = line_up(series, number)
    players = [make(name, seed) for name, seed in zip(names, _seeds(series, number), strict=True)]
    live = LiveChance(_seed(series, number, "chance"))
    scribe = Scribe(live, game, series, names) if series.record else None
    chance = live if scribe is None else scribe.chance
    state = game.new(series.seats, series.options, chance)
    if scribe is not None:
        scribe.set_up()
    tracker = Tracker(game, series.seats, _sample(series, number)) if series.detail else None
    decisions = _play(game, state, series, names, players, chance, tracker, scribe)
    outcome = game.rules.outcome(state)
    return Played(
        number,
        names,
        outcome.scores,
        outcome.places,
        outcome.points,
        outcome.ending,
        decisions,
        time.process_time() - began,
        None if tracker is None else tracker.course(state),
        record=None if scribe is None else scribe.record,
    )


def _play(
    game: Game[Any],
    state: Any,
    series: Series,
    names: Sequence[str],
    players: Sequence[Bot],
    chance: Chance,
    tracker: Tracker | None,
    scribe: Scribe | None,
) -> int:
    decisions = 0
    most = game.rules.most_decisions(series.seats)
    last = -1
    while state.frames:
        seat = state.frames[-1].actors(state)[0]
        glimpse = Glimpse(game, state, seat, series.options, series.seats, seat == last)
        last = seat
        action = checked_choice(players[seat], glimpse, names[seat])
        if tracker is not None:
            tracker.note(state, glimpse, action.index)
        game.step(state, seat, action, chance)
        if scribe is not None:
            scribe.note(seat, action)
        decisions += 1
        if decisions > most:
            raise TawantinError(f"it had not ended after {most} decisions")
    return decisions


class Scribe:
    """Writes the record of a game."""

    def __init__(
        self, chance: Chance, game: Game[Any], series: Series, names: Sequence[str]
    ) -> None:
        self.chance = RecordingChance(chance)
        self.record = new_record(game, series.seats, series.options)
        self.record.names = list(names)

    def set_up(self) -> None:
        """The game is about to begin."""
        self.record.setup = self.chance.take()

    def note(self, seat: int, action: Action) -> None:
        """A seat has acted."""
        self.record.entries.append(Entry(seat, action.text, self.chance.take()))


class Tracker:
    """Records how a game goes."""

    def __init__(self, game: Game[Any], seats: int, sample: Sample | None) -> None:
        self._actions = game.actions
        self._scores_of = game.rules.scores
        self._moves: list[list[int]] = [[] for _ in range(seats)]
        self._branching: list[int] = []
        self._scores: list[list[int]] = []
        self._round_of = game.rules.round
        self._sample = sample

    def note(self, state: Any, glimpse: Glimpse, action: int) -> None:
        """A seat is about to act."""
        self._moves[glimpse.seat].append(action)
        self._branching.append(len(glimpse.legal))
        self._scores.append(self._scores_of(state))
        if self._sample is not None:
            self._sample.offer(glimpse, state)

    def course(self, state: Any) -> Course:
        """How it went, the scores thinned out."""
        self._scores.append(self._scores_of(state))
        last = len(self._scores) - 1
        scores = [self._scores[last * part // SAMPLES] for part in range(SAMPLES + 1)]
        kinds = Counter(self._actions[move].kind for moves in self._moves for move in moves)
        rounds = 0 if self._round_of is None else self._round_of(state)
        close = None if self._sample is None else self._sample.is_close()
        return Course(
            self._moves,
            self._branching,
            scores,
            dict(kinds),
            rounds,
            int(close is not None),
            int(bool(close)),
        )


def _sample(series: Series, number: int) -> Sample | None:
    """What chooses the decision to be looked at, in the games that are looked at."""
    if not series.looks or number % EVERY:
        return None
    return Sample(_seed(series, number, "look"))


def _seed(series: Series, number: int, what: str) -> int:
    return random.Random(f"{series.seed}/{number}/{what}").getrandbits(63)


def _seeds(series: Series, number: int) -> Iterable[int]:
    return (_seed(series, number, f"seat {seat}") for seat in range(series.seats))
