"""What is measured in every game: one number each, so that games of one seed can be compared.

A measure has a key, what it is of (a seat, a source of points, a kind of action, a thing) and a
unit. Words for them are made elsewhere, in four languages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final, Literal

import msgspec

from .series import SAMPLES, Played
from .statistics import victory

Unit = Literal["points", "share", "times", "count"]
Value = Callable[[Played], float | None]
"""None where a game cannot answer."""
Uses = Mapping[int, Sequence[str]]
"""By index of an action, the things that it uses."""
HALFWAY: Final = SAMPLES // 2


class Measure(msgspec.Struct, frozen=True):
    """One question about a game."""

    group: str
    """Where it is shown: scores, seats, points, decides, length, tension, endings, actions, or
    things of a kind (`thing:card`)."""
    key: str
    of: str = ""
    unit: Unit = "points"
    better: Literal["", "equal"] = ""
    """`equal` where every seat having the same is what balance means."""


def measures(games: Sequence[Played]) -> Iterator[tuple[Measure, Value]]:
    """All measures that these games can answer, whatever numbers they were played with."""
    yield from _scores(games)
    yield from _seats(games)
    yield from _sources(games)
    yield from _length(games)
    yield from _tension(games)
    yield from _endings(games)
    yield from _actions(games)


def _scores(games: Sequence[Played]) -> Iterator[tuple[Measure, Value]]:
    yield Measure("scores", "winning-score"), lambda game: max(game.scores)
    yield Measure("scores", "losing-score"), lambda game: min(game.scores)
    yield Measure("scores", "mean-score"), lambda game: fmean(game.scores)
    yield Measure("scores", "margin"), _margin
    for seat in range(len(games[0].scores)):
        yield Measure("scores", "seat-score", str(seat + 1)), _score_of(seat)


def _margin(game: Played) -> float:
    first, second = sorted(game.scores, reverse=True)[:2]
    return first - second


def _score_of(seat: int) -> Value:
    return lambda game: game.scores[seat]


def _seats(games: Sequence[Played]) -> Iterator[tuple[Measure, Value]]:
    for seat in range(len(games[0].scores)):
        measure = Measure("seats", "seat-wins", str(seat + 1), "share", "equal")
        yield measure, _wins(seat)


def _wins(seat: int) -> Value:
    return lambda game: victory(game, seat)


def _sources(games: Sequence[Played]) -> Iterator[tuple[Measure, Value]]:
    items = list(dict.fromkeys(i for game in games for row in game.points for i in row))
    for item in items:
        yield Measure("points", "points-from", item), _points_from(item)
    for item in items:
        yield Measure("decides", "decides", item, "share"), _decides(item)


def _points_from(item: str) -> Value:
    return lambda game: sum(row.get(item, 0) for row in game.points) / len(game.points)


def _decides(item: str) -> Value:
    """Whether the winner would not have won without the points from this source."""

    def decided(game: Played) -> float:
        without = [
            score - row.get(item, 0) for score, row in zip(game.scores, game.points, strict=True)
        ]
        best = max(without)
        winners = [seat for seat, place in enumerate(game.places) if place == 1]
        return float(all(without[seat] < best for seat in winners))

    return decided


def _length(games: Sequence[Played]) -> Iterator[tuple[Measure, Value]]:
    yield Measure("length", "decisions", unit="count"), lambda game: game.decisions
    if any(game.course is not None and game.course.rounds for game in games):
        yield Measure("length", "rounds", unit="count"), _rounds
    if _known(games):
        yield Measure("length", "options", unit="count"), _options


def _known(games: Sequence[Played]) -> bool:
    return all(game.course is not None for game in games)


def _rounds(game: Played) -> float:
    return 0.0 if game.course is None else game.course.rounds


def _options(game: Played) -> float:
    return 0.0 if game.course is None else fmean(game.course.branching)


def _tension(games: Sequence[Played]) -> Iterator[tuple[Measure, Value]]:
    if not _known(games):
        return
    yield Measure("tension", "halfway-leader-wins", unit="share"), _halfway_leader_wins
    yield Measure("tension", "known-from", unit="share"), _known_from
    yield Measure("tension", "lead-changes", unit="count"), _lead_changes
    if any(game.course is not None and game.course.looked for game in games):
        yield Measure("tension", "real-choices", unit="share"), _real_choices


def _leaders(game: Played) -> list[set[int]]:
    """Who led, at equal distances from start to end."""
    rows = [] if game.course is None else game.course.scores
    return [{seat for seat, score in enumerate(row) if score == max(row)} for row in rows]


def _winners(game: Played) -> set[int]:
    return {seat for seat, place in enumerate(game.places) if place == 1}


def _halfway_leader_wins(game: Played) -> float:
    leaders = _leaders(game)[HALFWAY]
    return len(leaders & _winners(game)) / len(leaders)


def _known_from(game: Played) -> float:
    """From what part of the game on the winner led to the end."""
    winners, leaders = _winners(game), _leaders(game)
    from_here = SAMPLES
    for part in range(SAMPLES, -1, -1):
        if not leaders[part] <= winners:
            break
        from_here = part
    return from_here / SAMPLES


def _lead_changes(game: Played) -> float:
    leaders = _leaders(game)
    return sum(not (before & after) for before, after in pairwise(leaders))


def _real_choices(game: Played) -> float | None:
    course = game.course
    return None if course is None or not course.looked else course.close / course.looked


def _endings(games: Sequence[Played]) -> Iterator[tuple[Measure, Value]]:
    endings = dict.fromkeys(game.ending for game in games)
    if len(endings) > 1:
        for ending in endings:
            yield Measure("endings", "ends-by", ending, "share"), _ends_by(ending)


def _ends_by(ending: str) -> Value:
    return lambda game: float(game.ending == ending)


def _actions(games: Sequence[Played]) -> Iterator[tuple[Measure, Value]]:
    courses = [game.course for game in games if game.course is not None]
    for kind in dict.fromkeys(kind for course in courses for kind in course.kinds):
        yield Measure("actions", "action", kind, "times"), _times_taken(kind)


def _times_taken(kind: str) -> Value:
    return lambda game: (
        0.0 if game.course is None else game.course.kinds.get(kind, 0) / len(game.scores)
    )


def times_used(games: Sequence[Played], uses: Uses) -> dict[str, list[float]]:
    """How often a seat used each thing, game by game.

    Action tables differ where numbers differ, so each series brings its own `uses`.
    """
    counted = [_counts(game, uses) for game in games]
    names = dict.fromkeys(name for counts in counted for name in counts)
    return {
        name: [counts[name] / len(game.scores) for counts, game in zip(counted, games, strict=True)]
        for name in names
    }


def _counts(game: Played, uses: Uses) -> Counter[str]:
    moves: Iterable[Sequence[int]] = [] if game.course is None else game.course.moves
    return Counter(name for some in moves for move in some for name in uses.get(move, ()))
