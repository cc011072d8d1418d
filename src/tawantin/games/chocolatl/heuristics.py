"""What a position and a move are worth, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from tawantin.kernel.actions import Action

from .state import ChocolatlState


def evaluate(state: ChocolatlState) -> list[float]:
    """By seat, the final score to be expected."""
    return [float(sum(player.points)) for player in state.players]


def prefer(state: ChocolatlState, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each action looks to the seat."""
    return [0.0] * len(actions)
