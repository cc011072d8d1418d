"""How a finished game was played: every decision, judged by what its seat could know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, Literal

import msgspec

from ..bots import Glimpse
from ..kernel.game import Game
from ..kernel.record import Record, replay_entry, replay_setup
from .moves import Weighed, candidates, weigh
from .outlook import outlook

Mark = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[tuple[float, Mark], ...]] = (
    (0.02, "good"),
    (0.06, "inaccuracy"),
    (0.14, "mistake"),
    (1.01, "blunder"),
)
"""Up to which loss of win chance a decision is what."""
SIMULATIONS: Final = 40
CANDIDATES: Final = 3
"""So many moves are compared with the one played."""


class Judged(msgspec.Struct, frozen=True):
    """One decision."""

    number: int
    """Counted from 1, as records are replayed."""
    seat: int
    round: int | None
    mark: Mark
    played: Weighed | None
    """None where there was no choice."""
    best: Weighed | None
    loss: float = 0.0
    """The chance to win given away."""
    points_lost: float = 0.0
    difference: dict[str, float] = {}
    """By source, what the best move would have brought more."""


class Moment(msgspec.Struct, frozen=True):
    """What a spectator could expect after a decision."""

    number: int
    chances: list[float]
    scores: list[float]


class Analysis(msgspec.Struct, frozen=True):
    """A game, judged."""

    game: str
    components: str
    seats: int
    decisions: list[Judged]
    curve: list[Moment]
    accuracy: list[float]
    """By seat: 100 less the win chance in per cent that it gave away a decision."""

    def of(self, seat: int, *marks: Mark) -> list[Judged]:
        """The decisions of a seat with these marks."""
        return [one for one in self.decisions if one.seat == seat and one.mark in marks]


class Part(msgspec.Struct, frozen=True):
    """Some decisions of a game, judged, and what could be expected after them."""

    decisions: list[Judged]
    curve: list[Moment]


def analyse(
    game: Game[Any],
    record: Record,
    simulations: int = SIMULATIONS,
    seed: int = 1,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Judge every decision of a record; `told` hears how many of how many are done."""
    parts: list[Part] = []
    for done, part in enumerate(_judging(game, record, 0, simulations, seed), 1):
        parts.append(part)
        told(done, len(record.entries))
    return put_together(game, record, parts)


def analyse_part(
    game: Game[Any],
    record: Record,
    first: int,
    count: int,
    simulations: int = SIMULATIONS,
    seed: int = 1,
) -> Part:
    """The same for some decisions only, from the one after `first`: the parts of a game, however
    it is cut, make the same analysis."""
    found = list(islice(_judging(game, record, first, simulations, seed), count))
    decisions = [one for part in found for one in part.decisions]
    return Part(decisions, [one for part in found for one in part.curve])


def put_together(game: Game[Any], record: Record, parts: Iterable[Part]) -> Analysis:
    """The analysis that parts of it, from the first decision on, make."""
    found = list(parts)
    decisions = [one for part in found for one in part.decisions]
    curve = [one for part in found for one in part.curve]
    accuracy = [_accuracy(decisions, seat) for seat in range(record.seats)]
    return Analysis(game.id, game.digest, record.seats, decisions, curve, accuracy)


def _judging(
    game: Game[Any], record: Record, first: int, simulations: int, seed: int
) -> Iterator[Part]:
    """One decision after the other."""
    state = replay_setup(game, record)
    for number, entry in enumerate(record.entries[:first], 1):
        replay_entry(game, state, number, entry)
    curve = [] if first else [_moment(game, state, 0, seed)]
    for number, entry in enumerate(record.entries[first:], first + 1):
        glimpse = Glimpse(game, state, entry.seat, record.options, record.seats)
        which = None if game.rules.round is None else game.rules.round(state)
        judged = _judge(glimpse, number, which, entry.action, simulations, seed + number)
        replay_entry(game, state, number, entry)
        if not state.frames or entry.seat not in game.actors(state):
            curve.append(_moment(game, state, number, seed))
        yield Part([judged], curve)
        curve = []


def _moment(game: Game[Any], state: Any, number: int, seed: int) -> Moment:
    found = outlook(game, state, None, seed=seed)
    return Moment(number, [round(c, 3) for c in found.chances], [round(s, 1) for s in found.scores])


def _judge(
    glimpse: Glimpse, number: int, which: int | None, text: str, simulations: int, seed: int
) -> Judged:
    if len(glimpse.legal) == 1:
        return Judged(number, glimpse.seat, which, "forced", None, None)
    taken = next(action for action in glimpse.legal if action.text == text)
    compared = candidates(glimpse, CANDIDATES, simulations, seed)
    if taken not in compared:
        compared.append(taken)
    weighed = weigh(glimpse, compared, seed=seed)
    played = next(one for one in weighed if one.action == text)
    best = max(weighed, key=lambda one: (one.chance, one.points))
    loss = best.chance - played.chance
    return Judged(
        number,
        glimpse.seat,
        which,
        mark_of(loss, best.error, played is best),
        played,
        best,
        round(loss, 4),
        round(best.points - played.points, 2),
        {
            name: round(gain, 2)
            for name in best.sources
            if (gain := best.sources[name] - played.sources.get(name, 0.0))
        },
    )


def mark_of(loss: float, error: float, best: bool) -> Mark:
    """What a decision is that gives so much away; within the error it is as good as the best."""
    if best or loss <= min(error, MARKS[0][0]):
        return "best"
    return next(mark for limit, mark in MARKS if loss < limit)


def _accuracy(decisions: list[Judged], seat: int) -> float:
    losses = [one.loss for one in decisions if one.seat == seat and one.mark != "forced"]
    return round(100 * (1 - sum(losses) / len(losses)), 1) if losses else 100.0
