"""What an evaluation of a position is learned from (`tawantin train`); see `kernel.features`.

Secret are the cards in hands: a seat's own cards count for itself alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tawantin.kernel.features import Features

from .components import HAND, HIGHEST
from .state import State

_OPEN: Final = ("tricks", "leads")
_OWN: Final = ("strength", "best_card")
_TABLE: Final = ("cards_unseen",)


def _strengths(state: State, seat: int) -> list[float]:
    """How good each card of a hand is, from 0 to 1."""
    hand = state.players[seat].hand
    return [(HIGHEST - card if state.low_wins else card) / HIGHEST for card in hand]


def of_seats(state: State) -> list[list[float]]:
    """By seat, what everybody can know about it, and what only the seat itself can."""
    leader = state.frames[-1].actors(state)[0] if not state.laid else -1
    numbers = []
    for seat, player in enumerate(state.players):
        strengths = _strengths(state, seat)
        own = [sum(strengths), max(strengths, default=0.0)]
        numbers.append([float(player.tricks), float(seat == leader), *own])
    return numbers


def of_table(state: State) -> list[float]:
    """What is the same for all."""
    return [float(HIGHEST - len(state.seen))]


def stage(state: State) -> int:
    """The most cards that somebody holds."""
    return min(HAND, max(len(player.hand) for player in state.players))


FEATURES: Final = Features(
    _OPEN,
    _OWN,
    _TABLE,
    of_seats,
    of_table,
    tuple(f"cards_{n}" for n in range(HAND + 1)),
    stage,
    Path(__file__).with_name("weights.toml"),
)
