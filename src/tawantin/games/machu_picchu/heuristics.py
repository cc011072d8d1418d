"""What bots think of positions and actions."""

from __future__ import annotations

from collections.abc import Sequence

from tawantin.kernel.actions import Action

from .scoring import victory_points
from .state import MachuPicchu


def evaluate(state: MachuPicchu) -> list[float]:
    """By seat, the final score to be expected."""
    return [float(sum(victory_points(player).values())) for player in state.players]


def prefer(state: MachuPicchu, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each action looks."""
    return [0.0] * len(actions)
