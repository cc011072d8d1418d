"""What never changes, for law 7."""

from __future__ import annotations

from collections.abc import Iterator

from .components import CARDS
from .state import State


def invariants(state: State) -> Iterator[str]:
    """Every card is somewhere, once."""
    hands = [card for player in state.players for card in player.hand]
    if sorted([*state.deck, *state.seen, *hands]) != list(CARDS):
        yield "cards were lost or doubled"
