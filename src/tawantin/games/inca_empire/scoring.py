"""Points so far, and how the game ended."""

from __future__ import annotations

from tawantin.kernel.outcome import Outcome, rank

from .components import START_VP
from .decisions.phases import ending
from .state import POINTS, State


def points(state: State) -> list[dict[str, int]]:
    """By seat, where the points came from."""
    by_seat = []
    for player in state.players:
        items = dict(zip(POINTS, player.points, strict=True))
        if START_VP:
            items["start"] = START_VP
        by_seat.append(items)
    return by_seat


def scores(state: State) -> list[int]:
    """By seat, the place on the score track."""
    return [player.vp for player in state.players]


def outcome(state: State) -> Outcome:
    """The figure ahead wins; on one space the inner one, which came first."""
    return rank(points(state), [[-player.arrived] for player in state.players], ending(state))
