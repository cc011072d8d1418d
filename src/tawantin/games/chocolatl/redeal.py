"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from tawantin.kernel.chance import Chance, shuffled

from .components import LOCATIONS, NO_CARD, ONE_OPEN_ONE_HIDDEN
from .mechanics.knowledge import is_face_up, offering_is_known, unseen
from .state import State


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """A copy in which the others' hands, face-down cards and offerings are dealt anew.

    Decks are pools already: nobody knows their order.
    """
    copy = state.copy()
    for other in range(len(state.players)):
        if other != seat:
            _deal_anew(copy, other, chance)
    return copy


def _deal_anew(state: State, seat: int, chance: Chance) -> None:
    """Spread the unseen cards of a seat over offering, face-down cards and hand.

    A seat that has finished its bid gets some complete bid, one that has not an empty one.
    """
    player = state.players[seat]
    cards = shuffled(unseen(state, seat), chance)
    if player.offering != NO_CARD and not offering_is_known(state):
        player.offering = cards.pop()
    unfinished = state.deciding >> seat & 1
    for place, value in enumerate(player.overview):
        if value != NO_CARD and not is_face_up(state, place):
            player.overview[place] = NO_CARD if unfinished else cards.pop()
    if state.mode != ONE_OPEN_ONE_HIDDEN:
        for location in LOCATIONS:
            pair = slice(2 * location - 2, 2 * location)
            if not is_face_up(state, 2 * location - 2):
                player.overview[pair] = sorted(player.overview[pair])
    player.hand = sorted(cards)
