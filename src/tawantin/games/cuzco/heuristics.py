"""What bots think of a position and of a move (a first draft)."""

from __future__ import annotations

from collections.abc import Sequence

from tawantin.kernel.actions import Action

from .scoring import scores
from .state import State


def evaluate(state: State) -> list[float]:
    """By seat, the final score to be expected."""
    return [float(score) for score in scores(state)]


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each legal action looks."""
    return [0.0] * len(actions)
