"""What two components files change: the same bots, the same seeds, two sets of numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import Any

import msgspec

from . import plots
from .report import lift, page, point_sources, section, table
from .series import Played
from .statistics import Mean, Summary, Z, mean


class Change(msgspec.Struct):
    """One figure in both, and whether it surely changed."""

    what: str
    a: float
    b: float
    difference: float
    error: float
    """Half the width of the 95 % interval of the difference."""
    sure: bool
    percent: bool = False


class Comparison(msgspec.Struct):
    """What `tawantin compare --json` prints."""

    game: str
    a: str
    b: str
    games: int
    values: list[str]
    """What the files have different, a line each."""
    changes: list[Change]
    points: list[Change]
    seats: list[Change]
    endings: list[Change]
    actions: list[Change]


def differences(a: Any, b: Any, where: str = "") -> list[str]:
    """The values that two components files have different.

    >>> differences({"x": {"y": 1}}, {"x": {"y": 2}})
    ['x.y: 1 → 2']
    """
    if isinstance(a, dict) and isinstance(b, dict):
        keys = list(dict.fromkeys([*a, *b]))
        return [
            line
            for key in keys
            for line in differences(a.get(key), b.get(key), f"{where}.{key}" if where else key)
        ]
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [
            line
            for n, (x, y) in enumerate(zip(a, b, strict=True))
            for line in differences(x, y, f"{where}[{_name(x, n)}]")
        ]
    return [] if a == b else [f"{where}: {a} → {b}"]


def _name(value: Any, number: int) -> Any:
    return value.get("id", number) if isinstance(value, dict) else number


def change(what: str, a: Mean, b: Mean, games: tuple[int, int], percent: bool = False) -> Change:
    """A figure in both series, from means over games."""
    error = Z * sqrt(a.deviation**2 / max(games[0], 1) + b.deviation**2 / max(games[1], 1))
    difference = b.mean - a.mean
    return Change(what, a.mean, b.mean, difference, error, abs(difference) > error, percent)


def _both(what: str, a: Sequence[float], b: Sequence[float], percent: bool = False) -> Change:
    return change(what, mean(a), mean(b), (len(a), len(b)), percent)


def compare(
    game: str,
    names: tuple[str, str],
    values: list[str],
    played: tuple[Sequence[Played], Sequence[Played]],
) -> Comparison:
    """What changed from the first series to the second."""
    a, b = played
    seats = range(len(a[0].scores))
    changes = [
        _both("winning score", [max(g.scores) for g in a], [max(g.scores) for g in b]),
        _both("losing score", [min(g.scores) for g in a], [min(g.scores) for g in b]),
        _both("margin", [_margin(g) for g in a], [_margin(g) for g in b]),
        _both("decisions", [g.decisions for g in a], [g.decisions for g in b]),
    ]
    items = list(dict.fromkeys(i for g in [*a, *b] for row in g.points for i in row))
    endings = list(dict.fromkeys(g.ending for g in [*a, *b]))
    return Comparison(
        game,
        *names,
        len(a),
        values,
        changes,
        [_both(item.replace("_", " "), _item(a, item), _item(b, item)) for item in items],
        [_both(f"seat {s} wins", _wins(a, s), _wins(b, s), percent=True) for s in seats],
        [
            _both(
                f"ends by {ending.replace('_', ' ')}",
                [float(g.ending == ending) for g in a],
                [float(g.ending == ending) for g in b],
                percent=True,
            )
            for ending in endings
        ],
        _action_changes(a, b),
    )


def _margin(game: Played) -> float:
    first, second = sorted(game.scores, reverse=True)[:2]
    return first - second


def _item(games: Sequence[Played], item: str) -> list[float]:
    return [sum(row.get(item, 0) for row in g.points) / len(g.points) for g in games]


def _wins(games: Sequence[Played], seat: int) -> list[float]:
    return [(g.places[seat] == 1) / g.places.count(1) for g in games]


def _action_changes(a: Sequence[Played], b: Sequence[Played]) -> list[Change]:
    def counts(games: Sequence[Played]) -> list[tuple[Counter[str], int]]:
        courses = [game.course for game in games if game.course is not None]
        return [(Counter(course.kinds), len(course.moves)) for course in courses]

    both = counts(a), counts(b)
    names = dict.fromkeys(kind for some in both for kinds, _ in some for kind in kinds)
    return [
        _both(
            name.replace("_", " "),
            [kinds[name] / seats for kinds, seats in both[0]],
            [kinds[name] / seats for kinds, seats in both[1]],
        )
        for name in names
    ]


def comparison_report(
    found: Comparison,
    played: tuple[Sequence[Played], Sequence[Played]],
    summaries: tuple[Summary, Summary],
) -> str:
    """The page of a comparison."""
    everyone = {
        name: {
            item.replace("_", " "): value
            for item, value in point_sources(games, lambda game, seat: True).items()
        }
        for name, games in zip((found.a, found.b), played, strict=True)
    }
    scores = {
        name: [float(score) for game in games for score in game.scores]
        for name, games in zip((found.a, found.b), played, strict=True)
    }
    listed = "".join(f"<li>{escape(line)}</li>" for line in found.values) or "<li>nothing</li>"
    sections = [
        section(
            "What the files have different", "From the first to the second.", f"<ul>{listed}</ul>"
        ),
        section("Final scores", "Of all seats.", plots.histogram("Final scores", scores)),
        section(
            "Where points came from",
            "Means of a seat.",
            plots.stacked("Where points came from", everyone) + _changes(found, found.points),
        ),
        section("Games", "Coloured where the change is sure.", _changes(found, found.changes)),
        section(
            "Victories by seat",
            "In percent.",
            plots.bars(f"Seats, {found.b}", _seat_bars(summaries[1]), 1 / summaries[1].seats)
            + _changes(found, found.seats),
        ),
        section("Endings", "In percent.", _changes(found, found.endings)),
        section("Actions", "Times a seat.", _changes(found, found.actions)),
    ]
    told = f"{found.games} games each, the same bots and seeds. {found.a} against {found.b}."
    return page(f"{found.game}: what changes", told, sections)


def _seat_bars(summary: Summary) -> list[plots.Bar]:
    return [
        plots.Bar(s.name, s.victories.rate, s.victories.low, s.victories.high)
        for s in summary.by_seat
    ]


def _changes(found: Comparison, changes: Sequence[Change]) -> str:
    rows = []
    for c in changes:
        form = ".1%" if c.percent else ".2f"
        told = lift(c.difference if c.percent else c.difference / 100, c.sure)
        error = c.error * 100 if c.percent else c.error
        rows.append([escape(c.what), format(c.a, form), format(c.b, form), told, f"± {error:.1f}"])
    return table(["", found.a, found.b, "change", "interval"], rows)
