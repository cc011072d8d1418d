"""How a table ended: the game's outcome, or what it would be, with those who gave up last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.game import Game
from ..kernel.outcome import rank


@dataclass(slots=True)
class Result:
    """Lists are by seat."""

    places: list[int]
    scores: list[int]
    points: list[dict[str, int]]
    winners: list[int]
    ending: str
    tie_breaks: list[list[int]]
    conceded: list[int]


def final_result(
    game: Game[Any], state: Any, conceded: Sequence[int], nobody_left: bool
) -> Result | None:
    """None while the game goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        if not nobody_left:
            return None
        points = game.points(state)
        outcome = rank(points, [()] * len(points), "conceded")
        outcome.scores = game.scores(state)
    places = _places(outcome.places, conceded)
    return Result(
        places=places,
        scores=list(outcome.scores),
        points=outcome.points,
        winners=[seat for seat, place in enumerate(places) if place == 1],
        ending=outcome.ending,
        tie_breaks=outcome.tie_breaks,
        conceded=list(conceded),
    )


def _places(places: Sequence[int], conceded: Sequence[int]) -> list[int]:
    """The same order, but all who gave up come after all who did not."""
    keys = [(seat in conceded, place) for seat, place in enumerate(places)]
    return [1 + sum(other < key for other in keys) for key in keys]
