"""Rules of thumb for bots."""

from __future__ import annotations

from collections.abc import Sequence

from tawantin.kernel.actions import Action

from .state import Empire


def evaluate(state: Empire) -> list[float]:
    """By seat, the final score to be expected."""
    return [float(player.vp) for player in state.players]


def prefer(state: Empire, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each action looks."""
    return [0.0] * len(actions)
