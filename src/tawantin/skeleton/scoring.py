"""Points and the outcome."""

from __future__ import annotations

from tawantin.kernel.outcome import Outcome, rank

from .state import State


def points(state: State) -> list[dict[str, int]]:
    """By seat, where the points came from."""
    return [{"tricks": player.tricks} for player in state.players]


def scores(state: State) -> list[int]:
    """By seat, the score so far."""
    return [player.tricks for player in state.players]


def outcome(state: State) -> Outcome:
    """Whoever has more tricks wins; equal numbers share the victory."""
    return rank(points(state), [()] * len(state.players), "hands_empty")
