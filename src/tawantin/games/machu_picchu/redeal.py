"""Dealing anew what a seat cannot know: the other hands, the pool, and others' cards below it.

`Player.knows` says which cards may lie in which place. A redeal puts each card into a place where
the seat cannot rule it out. What the other players know is carried over to the new cards, so that
the copy is a position that play could have reached as far as anybody in it can tell.
"""

from __future__ import annotations

from tawantin.kernel.bits import bit_set, members
from tawantin.kernel.chance import Chance, shuffled

from .components import ALL_CARDS, CARDS
from .state import HANDS, POOL, State


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """A copy in which all that the seat (or a spectator) cannot know is dealt anew."""
    copy = state.copy()
    if not state.frames:
        return copy
    seats = len(state.players)
    place_of = places(state)
    if seat is None:
        knows = [ALL_CARDS] * (HANDS + seats + len(state.row))
    else:
        knows = state.players[seat].knows
    dealt = _deal(place_of, knows, chance)
    moved = [0] * len(CARDS)
    by_place: list[list[int]] = [[] for _ in knows]
    for card, place in enumerate(dealt):
        by_place[place].append(card)
    left = [cards[:] for cards in by_place]
    for card, place in enumerate(place_of):
        moved[card] = left[place].pop()
    for other, player in enumerate(copy.players):
        player.hand = bit_set(by_place[HANDS + other])
        if other != seat:
            player.knows = _renamed(player.knows, moved)
    copy.pool = by_place[POOL]
    copy.row = [cards[0] for cards in by_place[HANDS + seats :]]
    return copy


def places(state: State) -> list[int]:
    """By card, the place where it is."""
    place_of = [POOL] * len(CARDS)
    for seat, player in enumerate(state.players):
        for card in members(player.hand):
            place_of[card] = HANDS + seat
    for number, card in enumerate(state.row):
        place_of[card] = HANDS + len(state.players) + number
    return place_of


def _deal(place_of: list[int], knows: list[int], chance: Chance) -> list[int]:
    """By card, a new place allowed by `knows`; each place gets as many cards as it had.

    A random order of cards and places is matched with augmenting paths. Allowed exchanges, tried
    at random afterwards, wear away what the order of matching prefers.
    """
    order = shuffled(range(len(place_of)), chance)
    slots = shuffled(sorted(place_of), chance)  # alike for positions that look alike
    holder = [-1] * len(slots)
    for card in order:
        _seat_card(card, slots, holder, knows, [False] * len(slots))
    dealt = [POOL] * len(place_of)
    for slot, card in enumerate(holder):
        dealt[card] = slots[slot]
    for _ in range(2 * len(dealt)):
        first, second = chance.pick(len(dealt)), chance.pick(len(dealt))
        here, there = dealt[first], dealt[second]
        if knows[there] >> first & 1 and knows[here] >> second & 1:
            dealt[first], dealt[second] = there, here
    return dealt


def _seat_card(
    card: int, slots: list[int], holder: list[int], knows: list[int], tried: list[bool]
) -> bool:
    """Find a slot for the card, moving others where needed; there always is one."""
    for slot, place in enumerate(slots):
        if holder[slot] < 0 and knows[place] >> card & 1:
            holder[slot] = card
            return True
    for slot, place in enumerate(slots):
        if not tried[slot] and knows[place] >> card & 1:
            tried[slot] = True
            if _seat_card(holder[slot], slots, holder, knows, tried):
                holder[slot] = card
                return True
    return False


def _renamed(knows: list[int], moved: list[int]) -> list[int]:
    """What a player knows, said of the cards that lie where the former ones lay."""
    names: dict[int, int] = {}
    for cards in knows:
        if cards not in names:
            names[cards] = bit_set([moved[card] for card in members(cards)])
    return [names[cards] for cards in knows]
