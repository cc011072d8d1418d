"""From looks to spreads and bends; and how good they are in games that were not used for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tawantin.analysis.calibration import KNOTS, LEAST

from .looking import Looked

Numbers = NDArray[np.float64]

SPREADS: Final = tuple(0.6 * 1.12**n for n in range(45))
"""What is tried as a spread, in points."""
FACTORS: Final = tuple(0.5 * 1.08**n for n in range(20))
"""What is tried for one number of seats, times the spread that is common to all."""
BENDS: Final = (0.35, 0.5, 0.7, 0.85, 1.0, 1.2, 1.45, 2.0)
"""What is tried as the weight of a step from one chance to a higher one."""
BEND_DOUBT: Final = 4.0
"""How much likelier a bend must make the games to be believed: this much times its log squared."""
BEND_ROUNDS: Final = 2
"""How often each step of the bend is fitted, with the latest values of the others."""
BINS: Final = (0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0001)


@dataclass(frozen=True)
class Positions:
    """All positions of the games with one number of seats."""

    seats: int
    expected: Numbers
    """By position, copy and seat; where a copy has ended, 0 and 1 times `SURE`."""
    stages: NDArray[np.int64]
    now: Numbers
    won: Numbers
    games: NDArray[np.int64]

    def chances(self, spread: Numbers, bend: Numbers | None = None) -> Numbers:
        """By position and seat, the chance to win; a spread for each position, and a bend."""
        shares = _shares(self.expected / spread[:, None, None])
        if bend is not None:
            shares = _shares(_along(_steps(shares), bend))
        mean: Numbers = shares.mean(axis=1)
        return mean


def _along(steps: Sequence[Numbers], bend: Numbers) -> Numbers:
    """How far all steps lead together; a bend for each position."""
    total = np.zeros_like(steps[0])
    for number, step in enumerate(steps):
        total += bend[:, number, None, None] * step
    return total


def _shares(likely: Numbers) -> Numbers:
    """By seat, from the logarithms of how likely each is."""
    shares = np.exp(likely - likely.max(axis=2, keepdims=True))
    result: Numbers = shares / shares.sum(axis=2, keepdims=True)
    return result


def _steps(shares: Numbers) -> list[Numbers]:
    """How far each chance goes along each of the steps between the knots."""
    along = np.log(np.maximum(shares, LEAST) * shares.shape[2])
    knots = np.log(KNOTS)
    middle = [np.clip(along, low, high) - low for low, high in pairwise(knots)]
    return [np.minimum(along, knots[0]), *middle, np.maximum(along - knots[-1], 0.0)]


SURE: Final = 1e4
"""Points ahead where a copy has ended: a win at any spread."""


def positions_of(games: Sequence[Looked], seats: int) -> Positions:
    """The looks of all games in arrays."""
    expected, stages, now, won, numbers = [], [], [], [], []
    for game in games:
        for look in game.looks:
            ended = [[SURE * share for share in one] for one in look.certain]
            expected.append(look.expected + ended)
            stages.append(look.stage)
            now.append(look.now)
            won.append(game.won)
            numbers.append(game.number)
    return Positions(
        seats,
        np.array(expected),
        np.array(stages),
        np.array(now, float),
        np.array(won),
        np.array(numbers),
    )


@dataclass(frozen=True)
class Fit:
    """A spread for each stage, times a factor for each number of seats; and a bend for each."""

    base: Numbers
    factors: dict[int, float]
    bend: Numbers
    """By stage and step."""

    def spread(self, some: Positions) -> Numbers:
        """For each position."""
        spreads: Numbers = self.base[some.stages] * self.factors[some.seats]
        return spreads

    def chances(self, some: Positions) -> Numbers:
        """By position and seat, the chance to win."""
        return some.chances(self.spread(some), self.bend[some.stages])


def fit(all_of: Sequence[Positions], stages: int, half: int | None) -> Fit:
    """The likeliest spreads and bends, by the games of one half (odd or even), or by all."""
    kept = [_half(some, half) for some in all_of]
    base = np.full(stages, 10.0)
    factors = {some.seats: 1.0 for some in kept}
    for _ in range(3):
        base = _best_base(kept, stages, factors)
        for some in kept:
            likely = [_likelihood(some, base[some.stages] * f).sum() for f in FACTORS]
            factors[some.seats] = FACTORS[int(np.argmax(likely))]
    straight = Fit(base, factors, np.ones((stages, len(KNOTS) + 1)))
    return Fit(base, factors, _best_bend(kept, straight))


def _best_base(kept: Sequence[Positions], stages: int, factors: dict[int, float]) -> Numbers:
    """By stage; a stage that was not seen is as the nearest that was."""
    totals = np.zeros((len(SPREADS), stages))
    for number, spread in enumerate(SPREADS):
        for some in kept:
            likely = _likelihood(some, np.full(len(some.stages), spread * factors[some.seats]))
            totals[number] += np.bincount(some.stages, likely, stages)
    smooth = _with_neighbours(totals)
    seen = np.flatnonzero(np.abs(smooth).sum(axis=0))
    nearest = seen[np.abs(seen[None, :] - np.arange(stages)[:, None]).argmin(axis=1)]
    best: Numbers = np.array(SPREADS)[smooth.argmax(axis=0)][nearest]
    return best


def _best_bend(kept: Sequence[Positions], straight: Fit) -> Numbers:
    """By stage and step; straight where little was seen."""
    bend = straight.bend.copy()
    steps = [_steps(_shares(some.expected / straight.spread(some)[:, None, None])) for some in kept]
    doubt = BEND_DOUBT * np.log(BENDS)[:, None] ** 2
    for _ in range(BEND_ROUNDS):
        for number in range(bend.shape[1]):
            totals = np.zeros((len(BENDS), len(bend)))
            rest = bend.copy()
            rest[:, number] = 0.0
            for some, way in zip(kept, steps, strict=True):
                others = _along(way, rest[some.stages])
                for row, tried in enumerate(BENDS):
                    chances = _shares(others + tried * way[number]).mean(axis=1)
                    totals[row] += np.bincount(some.stages, _told(some, chances), len(bend))
            bend[:, number] = np.array(BENDS)[(_with_neighbours(totals) - doubt).argmax(axis=0)]
    return bend


def _with_neighbours(totals: Numbers) -> Numbers:
    """What was seen at each stage, and a part of what was at those beside it."""
    smooth = totals.copy()
    smooth[:, 1:] += 0.25 * totals[:, :-1]
    smooth[:, :-1] += 0.25 * totals[:, 1:]
    return smooth


def _likelihood(some: Positions, spread: Numbers) -> Numbers:
    return _told(some, some.chances(spread))


def _told(some: Positions, chances: Numbers) -> Numbers:
    """How likely what came was, by position, as a logarithm."""
    logs: Numbers = (some.won * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1)
    return logs


def _half(some: Positions, half: int | None) -> Positions:
    if half is None:
        return some
    return taken(some, some.games % 2 == half)


def taken(some: Positions, chosen: NDArray[np.bool_]) -> Positions:
    """Some of the positions."""
    return Positions(
        some.seats,
        some.expected[chosen],
        some.stages[chosen],
        some.now[chosen],
        some.won[chosen],
        some.games[chosen],
    )


def held_back(all_of: Sequence[Positions], stages: int) -> list[tuple[Positions, Numbers]]:
    """For each number of seats its positions, and chances from fits on the other half of games."""
    halves = [fit(all_of, stages, half) for half in (0, 1)]
    judged = []
    for some in all_of:
        even = (some.games % 2 == 0)[:, None]
        judged.append((some, np.where(even, halves[1].chances(some), halves[0].chances(some))))
    return judged


def baseline(some: Positions) -> Numbers:
    """The best monotone function of the score lead, likewise from the other half of games."""
    best = np.sort(some.now, axis=1)[:, ::-1]
    others = np.where(some.now == best[:, :1], best[:, 1:2], best[:, :1])
    lead = some.now - others
    bent = np.zeros_like(lead)
    for half in (0, 1):
        here = some.games % 2 == half
        xs, ys = _isotonic(lead[~here].ravel(), some.won[~here].ravel())
        bent[here] = np.interp(lead[here], xs, ys)
    return bent


def _isotonic(x: Numbers, y: Numbers) -> tuple[Numbers, Numbers]:
    """Pool adjacent violators: the rising steps that lie nearest to the points."""
    values, places = np.unique(x, return_inverse=True)
    weights = np.bincount(places).astype(float)
    means = np.bincount(places, y) / weights
    blocks: list[list[float]] = []
    for mean, weight in zip(means, weights, strict=True):
        blocks.append([mean, weight, 1])
        while len(blocks) > 1 and blocks[-2][0] >= blocks[-1][0]:
            one, two = blocks[-2], blocks.pop()
            total = one[1] + two[1]
            blocks[-1] = [(one[0] * one[1] + two[0] * two[1]) / total, total, one[2] + two[2]]
    steps = np.concatenate([np.full(int(count), mean) for mean, _, count in blocks])
    return values, steps


@dataclass(frozen=True)
class Bin:
    """Positions with about the same chance."""

    said: float
    came: float
    count: int
    error: float
    """Standard error of what came, by games: positions of one game are not independent."""


def reliability(some: Positions, chances: Numbers, bins: Sequence[float] = BINS) -> list[Bin]:
    """What was said and what came of it, by what was said."""
    result = []
    for low, high in pairwise(bins):
        where = (chances >= low) & (chances < high)
        count = int(where.sum())
        if count < 30:
            continue
        came = float(some.won[where].mean())
        off = np.where(where, some.won - chances, 0.0).sum(axis=1)
        by_game = np.bincount(some.games, off)
        error = float(np.sqrt((by_game**2).sum())) / count
        result.append(Bin(float(chances[where].mean()), came, count, error))
    return result


def brier(some: Positions, chances: Numbers) -> float:
    """The mean square error of the chance of a seat."""
    return float(((chances - some.won) ** 2).mean())


def skill_error(some: Positions, chances: Numbers, other: Numbers) -> float:
    """Standard error of the difference of two Brier scores, by games."""
    off = ((chances - some.won) ** 2 - (other - some.won) ** 2).mean(axis=1)
    count = np.bincount(some.games)
    by_game = (np.bincount(some.games, off) / np.maximum(count, 1))[count > 0]
    return float(by_game.std() / np.sqrt(len(by_game)))
