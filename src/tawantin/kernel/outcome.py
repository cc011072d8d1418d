"""How a finished game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Outcome:
    """Itemised final scores, places, and how the game ended."""

    scores: list[int]
    """Final points by seat."""
    points: list[dict[str, int]]
    """By seat: where the points came from; each adds up to the score."""
    places: list[int]
    """By seat: 1 for a winner; seats that share a place have the same number."""
    ending: str
    """The id of the reason why the game ended."""
    tie_breaks: list[list[int]]
    """By seat: the keys that decided after the score, higher is better."""

    @property
    def winners(self) -> list[int]:
        """The seats that won, more than one if they share the victory."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


def rank(points: list[dict[str, int]], tie_breaks: Sequence[Sequence[int]], ending: str) -> Outcome:
    """The outcome of itemised points: higher score first, then each tie-break, then shared."""
    scores = [sum(items.values()) for items in points]
    keys = [(score, *ties) for score, ties in zip(scores, tie_breaks, strict=True)]
    places = [1 + sum(other > key for other in keys) for key in keys]
    return Outcome(scores, points, places, ending, [list(ties) for ties in tie_breaks])
