"""Strategies: one player bent on one source of points among greedy ones, for each source.

How far apart they are says how many ways there are to win. Each strategy plays a series of its own
with the original and with the changed numbers, with the same luck in both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from ..arena.comparison import Change, change, pairs
from ..arena.measures import Measure
from ..arena.run import Results
from ..arena.series import Played, Series, new_series
from ..arena.significance import FEWEST_GAMES, reach, two_sided_of_few
from ..arena.statistics import victory
from ..bots.bent import leanings
from ..kernel import registry
from ..kernel.components import Components

MOST: Final = 6
"""Sources of points that somebody is bent on: the richest ones."""
OTHERS: Final = "greedy@1"
PART: Final = 4
"""A strategy plays one game for this many of the experiment."""

Pair = tuple[Results, Results]


def strategies(
    files: tuple[Components, Components],
    seats: int | None,
    seed: int,
    options: dict[str, object] | None,
) -> dict[str, tuple[Series, Series]]:
    """By source of points, the games to be played with the original and the changed numbers."""
    game = files[0].about.id

    def series(source: str, file: Components) -> Series:
        bots = [f"bent@{source}", OTHERS]
        return new_series(
            game, seats, bots, seed, options, rotate=True, forgiving=True, components=file
        )

    played = new_series(game, seats, [OTHERS], seed, options).seats
    both = [leanings(registry.game(game, f), played, f.about.settle(options)) for f in files]
    shared = [source for source in both[0] if source in both[1]][:MOST]
    return {source: (series(source, files[0]), series(source, files[1])) for source in shared}


def games_of(games: int, seats: int) -> int:
    """How many games a strategy plays in an experiment of this size: whole rotations."""
    least = max(FEWEST_GAMES, games // PART)
    return -(-least // seats) * seats


def strategy_changes(played: Mapping[str, Pair]) -> list[Change]:
    """How often each strategy wins, what it gains of its source, and how far they are apart."""
    changes: list[Change] = []
    wins: list[tuple[dict[int, float], dict[int, float]]] = []
    for source, (original, changed) in played.items():
        a, b = pairs(original.games(), changed.games())
        if not a:
            continue
        won = tuple({game.number: _of_bent(game, _victory) for game in some} for some in (a, b))
        wins.append((won[0], won[1]))
        changes.append(
            change(
                Measure("strategies", "strategy-wins", source, "share"),
                list(won[0].values()),
                list(won[1].values()),
            )
        )
        gains = [[_lead(game, source) for game in some] for some in (a, b)]
        changes.append(change(Measure("strategies", "strategy-gains", source), gains[0], gains[1]))
    spread = _spread(wins)
    return changes if spread is None else [spread, *changes]


def _of_bent(game: Played, value: Any) -> float:
    seat = next(seat for seat, bot in enumerate(game.bots) if bot != OTHERS)
    return float(value(game, seat))


def _victory(game: Played, seat: int) -> float:
    return victory(game, seat)


def _lead(game: Played, source: str) -> float:
    """How much more of its source the bent player has than the others."""

    def ahead(game: Played, seat: int) -> float:
        others = [row.get(source, 0) for one, row in enumerate(game.points) if one != seat]
        return game.points[seat].get(source, 0) - fmean(others)

    return _of_bent(game, ahead)


def _spread(wins: Sequence[tuple[dict[int, float], dict[int, float]]]) -> Change | None:
    """The standard deviation between the strategies' victories, and its error: the games that all
    strategies have are left out one after the other (jackknife)."""
    if len(wins) < 2:
        return None
    common = sorted(set.intersection(*(set(won) for pair in wins for won in pair)))
    count = len(common)
    if count < 2:
        return None
    sums = [[sum(won[n] for n in common) for won in pair] for pair in wins]

    def apart(which: int, without: int | None = None) -> float:
        left = count if without is None else count - 1
        return stdev(
            (total[which] - (0.0 if without is None else pair[which][without])) / left
            for total, pair in zip(sums, wins, strict=True)
        )

    def error(values: Sequence[float]) -> float:
        middle = fmean(values)
        return sqrt((count - 1) / count * sum((one - middle) ** 2 for one in values))

    before, after = apart(0), apart(1)
    each = [(apart(0, number), apart(1, number)) for number in common]
    errors = [reach(count) * error([pair[which] for pair in each]) for which in (0, 1)]
    off = error([b - a for a, b in each])
    middle, half = after - before, reach(count) * off
    luck: float | None = None
    if count >= FEWEST_GAMES:
        luck = two_sided_of_few(middle / off, count - 1) if off > 0 else 1.0
    return Change(
        Measure("strategies", "strategy-spread", "", "share"),
        before,
        after,
        middle,
        middle - half,
        middle + half,
        errors[0],
        errors[1],
        luck,
        count,
    )
