"""Points so far, and how the game ended."""

from __future__ import annotations

from tawantin.kernel.outcome import Outcome, rank

from .components import START_VP
from .decisions.phases import ending, network_points
from .state import (
    POINTS,
    SAPA_CITIES,
    SAPA_GARRISONS,
    SAPA_TEMPLES,
    SAPA_TERRACES,
    State,
)


def points(state: State) -> list[dict[str, int]]:
    """By seat, where the points came from."""
    by_seat = []
    for player in state.players:
        items = dict(zip(POINTS, player.points, strict=True))
        if START_VP:
            items["start"] = START_VP
        by_seat.append(items)
    return by_seat


def to_come(state: State, viewer: int | None) -> list[dict[str, int]]:
    """By seat, what a last Sapa Inca phase would add now; all of it is open."""
    names = [POINTS[item] for item in (SAPA_CITIES, SAPA_GARRISONS, SAPA_TEMPLES, SAPA_TERRACES)]
    gained = [network_points(state, seat) for seat in range(state.seats)]
    return [{name: n for name, n in zip(names, own, strict=True) if n} for own in gained]


def scores(state: State) -> list[int]:
    """By seat, the place on the score track."""
    return [player.vp for player in state.players]


def outcome(state: State) -> Outcome:
    """The figure ahead wins; on one space the inner one, which came first."""
    return rank(points(state), [[-player.arrived] for player in state.players], ending(state))
