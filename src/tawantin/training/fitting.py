"""From games to weights: ridge regression, one set of weights per stage.

First one set for all stages together, then for each stage what is left to explain, held back the
more the fewer positions the stage has. Features count in units of their spread, so that one
strength of holding back fits all.

How many points all have together in the end is chance to a large part, and decides nothing. So what
tells the seats of a position apart counts for more than what they have in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..kernel.errors import TawantinError
from ..kernel.features import Features
from .selfplay import Sampled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

HELD_BACK: Final = 6
"""Every n-th game is held back from learning, to measure what was learned."""
COMMON: Final = 30.0
"""The strength of regularisation for the weights of all stages."""
STAGE: Final = 300.0
"""How strongly a stage is held to what is common."""
TABLE: Final = 0.1
"""How much what the seats of a position have in common counts, compared with what distinguishes
them."""
SPREADS: Final = tuple(0.5 * 1.15**n for n in range(40))
"""What is tried as the spread of win chances, in points."""


class Figures(msgspec.Struct, frozen=True):
    """How well something predicts how games end."""

    correlation: float
    """Of the lead expected over the mean of the others with the lead at the end."""
    brier: float
    """The mean square error of the chance to win."""
    bias: float
    """By how much its expectation is too high."""


@dataclass(frozen=True)
class Rows:
    """Positions seen by a seat, a row each."""

    inputs: Numbers
    finals: Numbers
    won: Numbers
    """The share of the victory."""
    stages: NDArray[np.int64]
    positions: NDArray[np.int64]
    """Which rows belong together."""
    now: Numbers
    judged: Numbers
    held: NDArray[np.bool_]


@dataclass(frozen=True)
class Fitted:
    """Weights by stage, with a bias and a spread each."""

    weights: Numbers
    """By stage and input."""
    bias: Numbers
    spread: Numbers


def numpy() -> Any:
    """The library that fits; playing needs none."""
    try:
        import numpy
    except ImportError as error:
        raise TawantinError(
            "Learning needs NumPy, which is not installed: pip install 'tawantin[train]'."
        ) from error
    return numpy


def rows_of(games: Sequence[Sampled], inputs: int) -> Rows:
    """All positions of all games, in the order of games."""
    np = numpy()
    vectors, finals, won, stages, positions, now, judged, held = [], [], [], [], [], [], [], []
    position = 0
    for game in games:
        looks, seats = len(game.stages), game.seats
        vectors.append(np.frombuffer(game.vectors, np.float32).reshape(looks * seats, inputs))
        share = 1 / game.places.count(1)
        finals += game.finals * looks
        won += [share if place == 1 else 0.0 for place in game.places] * looks
        stages += [stage for stage in game.stages for _ in range(seats)]
        positions += [position + look for look in range(looks) for _ in range(seats)]
        position += looks
        now += game.now
        judged += game.judged
        held += [game.number % HELD_BACK == 0] * (looks * seats)
    return Rows(
        np.concatenate(vectors).astype(np.float64),
        np.array(finals, np.float64),
        np.array(won),
        np.array(stages),
        np.array(positions),
        np.array(now, np.float64),
        np.array(judged, np.float64),
        np.array(held),
    )


def fit(features: Features[Any], rows: Rows) -> Fitted:
    """The weights that predict the final scores of the games not held back."""
    np = numpy()
    learn = ~rows.held
    mean = rows.inputs[learn].mean(axis=0)
    scale = rows.inputs[learn].std(axis=0)
    scale[scale < 1e-6] = np.inf
    begin = np.array([float(name in features.begin) for name in features.inputs])
    targets = rows.finals - rows.inputs @ begin
    level = targets[learn].mean()
    inputs = (rows.inputs - mean) / scale
    common = _ridge(inputs[learn], targets[learn] - level, rows.positions[learn], COMMON)
    left = targets - level - inputs @ common
    stages = len(features.stages)
    weights = np.zeros((stages, inputs.shape[1]))
    bias = np.zeros(stages)
    for stage in range(stages):
        here = learn & (rows.stages == stage)
        own = np.zeros(inputs.shape[1])
        offset = 0.0
        if here.any():
            centre = inputs[here].mean(axis=0)
            # A stage with few positions learns hardly more than its level.
            offset = float(left[here].mean()) * here.sum() / (here.sum() + STAGE)
            rest = left[here] - left[here].mean()
            own = _ridge(inputs[here] - centre, rest, rows.positions[here], STAGE)
            offset -= float(centre @ own)
        weights[stage] = (common + own) / scale
        bias[stage] = level + offset - float(mean @ weights[stage])
        weights[stage] += begin
    expected = predict(weights, bias, rows)
    spread = np.array([best_spread(rows, expected, learn, stage) for stage in range(stages)])
    return Fitted(weights, bias, spread)


def _ridge(
    inputs: Numbers, targets: Numbers, positions: NDArray[np.int64], strength: float
) -> Numbers:
    """Weights for centred inputs and targets; see `TABLE`."""
    np = numpy()
    both = _apart(np.column_stack([inputs, targets]), positions)
    inputs, targets = both[:, :-1], both[:, -1]
    square = inputs.T @ inputs + strength * np.eye(inputs.shape[1])
    solved: Numbers = np.linalg.solve(square, inputs.T @ targets)
    return solved


def _apart(numbers: Numbers, positions: NDArray[np.int64]) -> Numbers:
    """The rows with most of what the rows of a position have in common taken away."""
    np = numpy()
    first = np.flatnonzero(np.diff(positions, prepend=-1))
    counts = np.diff(first, append=len(positions))
    means = np.add.reduceat(numbers, first, axis=0) / counts[:, None]
    apart: Numbers = numbers - (1 - TABLE**0.5) * np.repeat(means, counts, axis=0)
    return apart


def predict(weights: Numbers, bias: Numbers, rows: Rows) -> Numbers:
    """The final score expected in each row."""
    np = numpy()
    expected: Numbers = np.einsum("ij,ij->i", rows.inputs, weights[rows.stages]) + bias[rows.stages]
    return expected


def chances(rows: Rows, expected: Numbers, spread: Numbers | float) -> Numbers:
    """The chance to win in each row."""
    np = numpy()
    count = int(rows.positions[-1]) + 1
    top = np.full(count, -np.inf)
    np.maximum.at(top, rows.positions, expected)
    shares = np.exp((expected - top[rows.positions]) / spread)
    totals = np.bincount(rows.positions, shares, count)
    chances_to_win: Numbers = shares / totals[rows.positions]
    return chances_to_win


def best_spread(
    rows: Rows, expected: Numbers, chosen: NDArray[np.bool_], stage: int | None
) -> float:
    """How far apart scores must be to make a difference, by the likelihood of who won."""
    np = numpy()
    here = chosen if stage is None else chosen & (rows.stages == stage)
    if not here.any():
        here = chosen
    likely = []
    for spread in SPREADS:
        likely_of_each = np.clip(chances(rows, expected, spread)[here], 1e-9, 1.0)
        likely.append(float((rows.won[here] * np.log(likely_of_each)).sum()))
    return SPREADS[int(np.argmax(likely))]


def figures(rows: Rows, expected: Numbers, spread: Numbers | None = None) -> Figures:
    """How well something predicts the games held back, with the spread that suits it best."""
    np = numpy()
    held = rows.held
    count = int(rows.positions[-1]) + 1
    seats = np.bincount(rows.positions, minlength=count)[rows.positions]

    def lead(scores: Numbers) -> Numbers:
        totals = np.bincount(rows.positions, scores, count)[rows.positions]
        ahead: Numbers = scores - (totals - scores) / (seats - 1)
        return ahead

    if spread is None:
        stages = range(int(rows.stages.max()) + 1)
        spread = np.array([best_spread(rows, expected, ~held, stage) for stage in stages])
    predicted = chances(rows, expected, spread[rows.stages])
    return Figures(
        round(float(np.corrcoef(lead(expected)[held], lead(rows.finals)[held])[0, 1]), 3),
        round(float(((predicted - rows.won)[held] ** 2).mean()), 4),
        round(float((expected - rows.finals)[held].mean()), 2),
    )
