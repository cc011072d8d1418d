"""What the coach does in the bots' worker processes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...analysis import (
    Guessed,
    Judged,
    Moment,
    Part,
    Weighed,
    analyse_part,
    expectations,
    guessed,
    weigh,
)
from ...analysis.moves import HINTS, candidates
from ...bots import Glimpse
from ...kernel.about import Value
from ...kernel.game import Game
from ...kernel.record import Record, replay

SIMULATIONS: Final = {False: 60, True: 400}
"""Of the search for the best moves; more if it may be thorough."""
WORLDS: Final = {False: 16, True: 64}
"""On how many redealt copies moves are played on."""
OTHERS: Final = 3
"""How many further moves are played on too, to see what an average one brings."""


class Advice(msgspec.Struct, frozen=True):
    """What a seat could do, and what its average move would bring."""

    best: list[Weighed]
    """Up to three, the best first; empty where there is only one move."""
    average: Weighed | None = None
    worlds: int = 0


def advise(
    game: Game[Any], state: bytes, seat: int, options: dict[str, Value], thorough: bool
) -> Advice:
    """In a worker: hints for a seat, from redealt copies of the position alone."""
    glimpse = Glimpse(game, game.from_json(state), seat, options)
    legal = glimpse.legal
    if len(legal) == 1:
        return Advice([])
    best = candidates(glimpse, HINTS, SIMULATIONS[thorough], seed=1)
    rest = [action for action in legal if action not in best]
    others = rest[:: 1 + len(rest) // OTHERS] if rest else []
    worlds = WORLDS[thorough]
    weighed = weigh(glimpse, [*best, *others], worlds)
    suggested = sorted(weighed[: len(best)], key=lambda one: (one.chance, one.points), reverse=True)
    return Advice(suggested, _mean(weighed), worlds)


def judge(game: Game[Any], record: bytes, first: int, count: int) -> Part:
    """In a worker: some decisions of a finished game."""
    return analyse_part(game, Record.from_json(record), first, count)


def expect(game: Game[Any], record: bytes) -> list[Moment]:
    """In a worker: what could be expected all through a finished game."""
    return expectations(game, Record.from_json(record))


def guess(game: Game[Any], record: bytes, number: int, text: str, known: Judged | None) -> Guessed:
    """In a worker: a guess at a decision of a finished game, beside what was played."""
    whole = Record.from_json(record)
    entry = whole.entries[number - 1]
    state = replay(game, msgspec.structs.replace(whole, entries=whole.entries[: number - 1]))
    glimpse = Glimpse(game, state, entry.seat, whole.options, whole.seats)
    return guessed(glimpse, text, entry.action, number, known)


def _mean(weighed: list[Weighed]) -> Weighed:
    count = len(weighed)
    sources = {name: 0.0 for one in weighed for name in one.sources}
    for one in weighed:
        for name, points in one.sources.items():
            sources[name] += points / count
    chance = sum(one.chance for one in weighed) / count
    points = sum(one.points for one in weighed) / count
    return Weighed("", chance, 0.0, points, sources)
