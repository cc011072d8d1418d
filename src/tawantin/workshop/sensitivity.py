"""Which numbers matter most: all are varied at once in a balanced design, then separated.

The design is a Hadamard matrix with its mirror image (a folded Plackett-Burman design): each number
is low in half of the variants and high in the other half, whatever the other numbers are. So the
coefficients of a regression are the differences of those halves. All variants play games of the
same luck, so each game has coefficients of its own, and their spread is the error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Any

import msgspec

from ..arena.measures import Measure, measures
from ..arena.run import Results
from ..arena.significance import discoveries, paired, reach
from ..arena.workers import Workers
from ..kernel import registry
from ..kernel.errors import TawantinError
from .numbers import Number, numbers
from .places import BadPlace
from .sweep import Plan, Point
from .variant import Variant


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
    luck: float | None
    """How probable it is that luck alone goes as far; None if too few games can tell."""
    sure: bool = False


def factors(game: str, places: Sequence[str] = ()) -> list[Factor]:
    """The numbers that can be moved by a step without breaking the game: all, or those named."""
    every = {number.place: number for number in numbers(game) if type(number.value) is int}
    unknown = [place for place in places if place not in every]
    if unknown:
        raise BadPlace(f"{unknown[0]!r} is not a single number that the rules read.")
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
    """Rows of low (False) and high (True) for this many numbers.

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
    effects = [
        effect
        for measure, table in _answers(plan.played)
        for number, factor in enumerate(moved)
        if (effect := _effect(factor, measure, [row[number] for row in rows], table)) is not None
    ]
    sure = discoveries([effect.luck for effect in effects])
    for effect, one in zip(effects, sure, strict=True):
        effect.sure = one
    return effects, points


Answers = Sequence[Sequence[float | None]]
"""By game, what the variants say; None of a variant that made no game."""


def _answers(played: Sequence[Results | None]) -> Iterator[tuple[Measure, Answers]]:
    """Every figure of the games that all variants have."""
    runs = [results.played if results is not None else {} for results in played]
    some = [run for run in runs if run]
    shared = sorted(set.intersection(*(set(run) for run in some))) if some else []
    if not shared:
        return
    for measure, value in measures([run[number] for run in some for number in shared]):
        table = [[value(run[number]) if run else None for run in runs] for number in shared]
        yield (
            measure,
            [
                row
                for row in table
                if all(one is not None for one, run in zip(row, runs, strict=True) if run)
            ],
        )


def _effect(factor: Factor, measure: Measure, ups: Sequence[bool], table: Answers) -> Effect | None:
    """The coefficient of a number, game by game: all variants of a game have the same luck, so how
    far it differs between games is its error."""
    contrasts = []
    for row in table:
        low, high = (
            [one for one, up in zip(row, ups, strict=True) if up is side and one is not None]
            for side in (False, True)
        )
        if not low or not high:
            return None
        contrasts.append(fmean(high) - fmean(low))
    if not contrasts:
        return None
    error, luck = paired(contrasts)
    return Effect(factor, measure, fmean(contrasts), reach(len(contrasts)) * error, luck)


def names_of(game: str, language: str) -> dict[str, str]:
    """What people call each number."""
    printed = registry.descriptor(game).id
    return {number.place: number.called(language) for number in numbers(printed)}
