"""One number over a range, or two as a grid: what happens to the figures.

Every point is played with the same luck, and compared with the printed numbers game by game.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ..arena.comparison import Change, compare
from ..arena.measures import Measure
from ..arena.run import BadResults, Results, run_together
from ..arena.series import new_series
from ..arena.significance import discoveries
from ..arena.workers import Workers
from ..kernel import registry
from ..kernel.components import Components
from ..kernel.errors import TawantinError
from ..kernel.soundness import try_out
from .places import BadPlace, find
from .variant import Variant

MOST_POINTS: Final = 256
RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")


class Axis(msgspec.Struct, frozen=True):
    """A number of the game, and the values it takes."""

    place: str
    values: tuple[int, ...]
    printed: int


class Point(msgspec.Struct):
    """One combination of values."""

    values: tuple[int, ...]
    changes: list[Change] = []
    """Against the printed numbers."""
    broken: int = 0
    problem: str = ""
    """Why these values make no game."""

    def of(self, measure: Measure) -> Change | None:
        """One figure."""
        return next((one for one in self.changes if one.measure == measure), None)


class Sweep(msgspec.Struct):
    """All points."""

    game: str
    axes: list[Axis]
    games: int
    seats: int
    bots: str
    seed: int
    points: list[Point]

    def measures(self) -> list[Measure]:
        """Every figure that some point has."""
        return list(dict.fromkeys(one.measure for point in self.points for one in point.changes))


class Plan:
    """Which numbers are played, how often and by whom."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        *,
        seats: int | None = None,
        seed: int = 1,
        options: dict[str, object] | None = None,
    ) -> None:
        self.game = registry.descriptor(game).id
        self._make: Callable[[Components | None], Results] = lambda file: Results(
            new_series(
                game,
                seats,
                bots,
                seed,
                options,
                detail=True,
                looks=True,
                forgiving=True,
                components=file,
            )
        )
        self.original = self._make(None)
        self.played: list[Results | None] = []
        """By point that was played last, its games; None where the values make no game."""

    def play(
        self,
        many: Sequence[Mapping[str, Any]],
        games: int,
        workers: Workers,
        progress: Callable[[int], None] = lambda count: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> list[Point]:
        """A point for each set of changes, in their order."""
        points: list[Point] = []
        results: list[Results | None] = []
        for changes in many:
            point, made = Point(tuple(changes.values())), None
            try:
                file = Variant.new(self.game, dict(changes)).components()
                try_out(registry.game(self.game, file))
                made = self._make(file)
            except TawantinError as error:
                point.problem = str(error)
            points.append(point)
            results.append(made)
        self.played = results
        playing = [one for one in results if one is not None]
        run_together([self.original, *playing], games, workers, progress, stopped)
        for point, played in zip(points, results, strict=True):
            if played is not None:
                self._tell(point, played)
        every = [one for point in points for one in point.changes]
        for one, sure in zip(every, discoveries([one.luck for one in every]), strict=True):
            one.sure = sure
        return points

    def _tell(self, point: Point, played: Results) -> None:
        point.broken = len(played.broken)
        try:
            point.changes = compare(self.original, played, things=False).changes
        except BadResults:
            point.problem = next(iter(played.broken.values()), "no game was finished")


def axis(game: str, text: str) -> Axis:
    """``temple.steps=2..8``, with a step ``2..8..2``, or with values ``2,4,8``.

    >>> axis("chocolatl", "score_track.end_mark=30..40..5")
    Axis(place='score_track.end_mark', values=(30, 35, 40), printed=40)
    """
    place, equals, values_text = text.partition("=")
    if not equals:
        raise BadPlace(f"A sweep is written PLACE=LOW..HIGH, but this is {text!r}.")
    written, printed = find(registry.descriptor(game).components.root.data, place.strip())
    if type(printed) is not int:
        raise BadPlace(f"{written} is not a single number; add [n] for the n-th of a list.")
    bounds = RANGE.fullmatch(values_text.strip())
    if bounds:
        low, high, step = int(bounds[1]), int(bounds[2]), int(bounds[3] or 1)
        values = tuple(range(low, high + 1, step)) if step and high - low < 10_000 else ()
    else:
        values = tuple(value for value in _parsed(f"[{values_text}]") or () if type(value) is int)
    if not 1 <= len(values) <= MOST_POINTS:
        raise BadPlace(
            f"{text!r} must name between 1 and {MOST_POINTS} values, such as 2..8 or 2,4,8."
        )
    return Axis(written, values, printed)


def change(text: str) -> tuple[str, Any]:
    """``PLACE=VALUE``, the value as TOML has it.

    >>> change("temple.steps=[1, 2]")
    ('temple.steps', [1, 2])
    """
    place, equals, value_text = text.partition("=")
    value = _parsed(value_text)
    if not equals or value is None:
        raise BadPlace(f"A change is written PLACE=VALUE, but this is {text!r}.")
    return place.strip(), value


def _parsed(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):
        return None


def grid(axes: Sequence[Axis]) -> list[dict[str, int]]:
    """Every combination."""
    if len({one.place for one in axes}) != len(axes) or not 1 <= len(axes) <= 2:
        raise BadPlace("A sweep has one number, or two different ones.")
    places = [one.place for one in axes]
    points = [
        dict(zip(places, values, strict=True))
        for values in itertools.product(*(one.values for one in axes))
    ]
    if len(points) > MOST_POINTS:
        raise BadPlace(f"A grid has at most {MOST_POINTS} points, but this one has {len(points)}.")
    return points
