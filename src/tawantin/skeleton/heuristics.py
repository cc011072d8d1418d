"""What bots go by."""

from __future__ import annotations

from collections.abc import Sequence

from tawantin.kernel.actions import Action

from .actions import LAY
from .components import HIGHEST
from .decisions.tricks import wins
from .state import State


def evaluate(state: State) -> list[float]:
    """By seat, the final score to be expected: good cards will take more tricks."""
    return [
        player.tricks + sum(_strength(state, card) for card in player.hand)
        for player in state.players
    ]


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Answer with the cheapest card that wins; else lose the weakest."""
    return [_liking(state, LAY.number(action)) for action in actions]


def _strength(state: State, card: int) -> float:
    return (HIGHEST - card if state.low_wins else card) / HIGHEST


def _liking(state: State, card: int) -> float:
    if not state.laid:
        return _strength(state, card)
    return wins(card, state.laid, state.low_wins) - 0.5 * _strength(state, card)
