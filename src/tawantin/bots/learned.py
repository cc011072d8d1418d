"""Evaluations learned from play: the features of a game times its weights, in plain loops.

`evaluation(game)` is what bots use. Where a game has no features, or no weights that were learned
for just these rules and numbers, that is the game's hand-written `evaluate`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from ..kernel.features import Features
from ..kernel.game import Game
from .weights import BadWeights, Weights, digest, read

Evaluate = Callable[[Any], list[float]]
"""By seat, the final score to be expected from a position that goes on."""

_log = logging.getLogger("tawantin.bots")


class Learned:
    """A game's features, weighed."""

    def __init__(self, features: Features[Any], weights: Weights) -> None:
        missing = [name for name in features.inputs if name not in weights.by_input]
        if missing or features.stages != weights.stages:
            raise BadWeights(
                f"The weights of {weights.game} do not fit its features"
                + (f": they lack {missing[0]}." if missing else ".")
            )
        self._features = features
        self._weights = weights
        self._by_seats: dict[int, list[_Stage]] = {}

    def __call__(self, state: Any) -> list[float]:
        features = self._features
        seats = features.of_seats(state)
        count = len(seats)
        stages = self._by_seats.get(count)
        if stages is None:
            stages = self._by_seats[count] = [
                _Stage(features, self._weights, number, count)
                for number in range(len(features.stages))
            ]
        stage = stages[features.stage(state)]
        base = stage.bias + sum(map(mul, stage.table, features.of_table(state)))
        for numbers in seats:
            base += sum(map(mul, stage.rivals, numbers))
        return [base + sum(map(mul, stage.own, numbers)) for numbers in seats]

    def chances(self, state: Any, expected: list[float]) -> list[float]:
        """By seat, how likely it wins."""
        spread = self._weights.spread[self._features.stage(state)]
        top = max(expected)
        shares = [exp((one - top) / spread) for one in expected]
        total = sum(shares)
        return [share / total for share in shares]


class _Stage:
    """The weights of a stage for one number of seats.

    What rivals have counts by their mean, which is the sum of all less the own share: so it is
    added once for all seats and taken away again from each.
    """

    __slots__ = ("bias", "own", "rivals", "table")

    def __init__(self, features: Features[Any], weights: Weights, stage: int, seats: int) -> None:
        def row(names: tuple[str, ...]) -> list[float]:
            return [weights.by_input[name][stage] for name in names]

        others = max(seats - 1, 1)
        self.bias = weights.bias[stage]
        self.table = row(features.table)
        self.rivals = [w / others for w in row(tuple(f"rivals_{n}" for n in features.open))]
        mine = row(features.open)
        self.own = [w - r for w, r in zip(mine, self.rivals, strict=True)] + row(features.own)


_KNOWN: WeakKeyDictionary[Game[Any], Evaluate] = WeakKeyDictionary()


def evaluation(game: Game[Any]) -> Evaluate:
    """The best evaluation there is of a game's positions."""
    known = _KNOWN.get(game)
    if known is None:
        known = _KNOWN[game] = learned_for(game) or game.rules.evaluate
    return known


def evaluation_from(path: Path) -> Callable[[Game[Any]], Evaluate]:
    """What makes the evaluation of a game from the weights in a file."""
    weights = read(path)

    def evaluate(game: Game[Any]) -> Evaluate:
        features = game.rules.features
        if features is None or weights.game != game.id:
            raise BadWeights(f"{path} has weights of {weights.game}, not of {game.id}.")
        return Learned(features, weights)

    return cache(evaluate)


def learned_for(game: Game[Any]) -> Learned | None:
    """What was learned for a game, if it is for these rules and numbers; else the log says why."""
    features = game.rules.features
    if features is None or not features.weights.is_file():
        return None
    try:
        weights = read(features.weights)
        if weights.digest == digest(game, features):
            return Learned(features, weights)
        why = "they were learned for other rules, numbers or features"
    except BadWeights as error:
        why = str(error).rstrip(".")
    _log.warning(
        "The weights learned for %s are not used: %s. Bots play by the hand-written evaluation; "
        "`tawantin train %s` learns it again.",
        game.id,
        why,
        game.id,
    )
    return None
