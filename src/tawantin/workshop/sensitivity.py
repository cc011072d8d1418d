"""Which numbers matter most: all are varied at once in a balanced design, then separated.

The design is a Hadamard matrix with its mirror image (a folded Plackett-Burman design): each number
is low in half of the variants and high in the other half, whatever the other numbers are, so the
difference of the two halves is what this number does, as a regression would find.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any, Final

import msgspec

from ..arena.measures import Measure
from ..arena.significance import discoveries, two_sided_of_few
from ..arena.statistics import Z
from ..arena.workers import Workers
from ..kernel import registry
from ..kernel.errors import TawantinError
from .numbers import Number, numbers
from .places import BadPlace
from .sweep import Plan, Point
from .variant import Variant

FEWEST_RUNS: Final = 4
"""How many variants each side needs before an effect is reported."""


class Factor(msgspec.Struct, frozen=True):
    """A number, and how far it is moved."""

    place: str
    low: int
    high: int


class Effect(msgspec.Struct):
    """What a number does to a figure between its low and its high value."""

    factor: Factor
    measure: Measure
    effect: float
    error: float
    """Half the width of its 95 % interval."""
    luck: float
    sure: bool = False


def factors(game: str, places: Sequence[str] = ()) -> list[Factor]:
    """The numbers that can be moved by a step without breaking the game: all, or those named."""
    every = {number.place: number for number in numbers(game) if type(number.value) is int}
    unknown = [place for place in places if place not in every]
    if unknown:
        raise BadPlace(f"{unknown[0]!r} is not a single number that rules read.")
    moved = [_moved(game, every[place]) for place in places or every]
    return [factor for factor in moved if factor is not None]


def _moved(game: str, number: Number) -> Factor | None:
    value = int(number.value)
    step = max(1, round(abs(value) * 0.15))
    low, high = max(number.low, value - step), min(number.high, value + step)
    low, high = (one if _sound(game, number.place, one) else value for one in (low, high))
    return Factor(number.place, low, high) if low != high else None


def _sound(game: str, place: str, value: int) -> bool:
    try:
        Variant.new(game, {place: value}).make()
    except TawantinError:
        return False
    return True


def design(count: int) -> list[list[bool]]:
    """Rows of low (False) and high (True) for so many numbers.

    >>> [sum(row[2] for row in design(3)), len(design(3))]
    [4, 8]
    """
    matrix = [[True]]
    while len(matrix) < count + 1:
        matrix = [[*row, *row] for row in matrix] + [
            [*row, *(not one for one in row)] for row in matrix
        ]
    rows = [row[1 : count + 1] for row in matrix]
    return rows + [[not one for one in row] for row in rows]


def screen(
    plan: Plan,
    moved: Sequence[Factor],
    games: int,
    workers: Workers,
    progress: Callable[[int], None] = lambda count: None,
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[list[Effect], list[Point]]:
    """Play the design; every effect on every figure, and the points."""
    if not moved:
        raise BadPlace("None of these numbers can be moved without breaking the game.")
    rows = design(len(moved))
    many: list[dict[str, Any]] = [
        {one.place: one.high if up else one.low for one, up in zip(moved, row, strict=True)}
        for row in rows
    ]
    points = plan.play(many, games, workers, progress, stopped)
    known = list(dict.fromkeys(one.measure for point in points for one in point.changes))
    effects = [
        effect
        for number, factor in enumerate(moved)
        for measure in known
        if (effect := _effect(factor, measure, number, rows, points)) is not None
    ]
    sure = discoveries([effect.luck for effect in effects])
    for effect, one in zip(effects, sure, strict=True):
        effect.sure = one
    return effects, points


def _effect(
    factor: Factor,
    measure: Measure,
    number: int,
    rows: Sequence[Sequence[bool]],
    points: Sequence[Point],
) -> Effect | None:
    sides: dict[bool, list[float]] = {False: [], True: []}
    for row, point in zip(rows, points, strict=True):
        change = point.of(measure)
        if change is not None:
            sides[row[number]].append(change.difference)
    low, high = sides[False], sides[True]
    if min(len(low), len(high)) < FEWEST_RUNS:
        return None
    effect = fmean(high) - fmean(low)
    error = sqrt(variance(low) / len(low) + variance(high) / len(high))
    freedom = len(low) + len(high) - 2
    luck = two_sided_of_few(effect / error, freedom) if error > 0 else float(effect == 0)
    return Effect(factor, measure, effect, Z * error, luck)


def names_of(game: str, language: str) -> dict[str, str]:
    """What people call each number."""
    printed = registry.descriptor(game).id
    return {number.place: number.called(language) for number in numbers(printed)}
