"""A copy in which everything that a seat cannot know is dealt anew: bots see nothing else."""

from __future__ import annotations

from tawantin.kernel.chance import Chance, draw

from .components import CARDS
from .state import State


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """The other hand and the deck, from all cards that the seat has not seen."""
    new = state.copy()
    known = {*state.seen, *(state.players[seat].hand if seat is not None else ())}
    pool = [card for card in CARDS if card not in known]
    for other, player in enumerate(new.players):
        if other != seat:
            player.hand = sorted([draw(pool, chance) for _ in player.hand])
    new.deck = pool
    return new
