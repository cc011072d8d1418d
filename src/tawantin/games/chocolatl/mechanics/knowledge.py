"""What everybody can tell about the cards of a player."""

from __future__ import annotations

from ..components import COURT, NO_CARD
from ..state import State


def is_face_up(state: State, place: int) -> bool:
    """Whether a card on this place (0 to 11) of an overview card would lie face up."""
    return place < 2 * state.face_up or (state.first_cards_open and place % 2 == 0)


def offering_is_known(state: State) -> bool:
    """All twelve other cards have been seen, or the game is over: all can tell the offerings."""
    return state.round > 1 or state.face_up == COURT or not state.frames


def unseen(state: State, seat: int) -> list[int]:
    """The cards of a player that do not lie face up, as everybody can tell, ascending."""
    player = state.players[seat]
    cards = list(player.hand)
    for place, value in enumerate(player.overview):
        if value != NO_CARD and not is_face_up(state, place):
            cards.append(value)
    if player.offering != NO_CARD and not offering_is_known(state):
        cards.append(player.offering)
    return sorted(cards)
