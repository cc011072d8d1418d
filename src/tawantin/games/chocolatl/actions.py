"""Every move of Chocolatl, and the lists of moves that a hand allows."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.actions import Action, ActionTable
from tawantin.kernel.choices import Choice

from .components import DECKS, LOCATION_IDS, LOCATIONS, NO_CARD, START_CARDS

ACTIONS: Final = ActionTable("chocolatl")

_VALUES: Final = tuple(sorted({*START_CARDS, *DECKS[0], *DECKS[1]}))
_WIDTH: Final = _VALUES[-1] + 1
"""A pair of cards has the number lower value * width + higher value."""


def _pairs(location: int) -> Choice:
    place = f"location:{LOCATION_IDS[location]}"
    return Choice(
        {
            low * _WIDTH + high: ACTIONS.add(
                "bid", location, low, high, targets=[place, f"card:{low}", f"card:{high}"]
            )
            for n, low in enumerate(_VALUES)
            for high in _VALUES[n:]
        }
    )


def _singles(kind: str, location: int) -> Choice:
    place = f"location:{LOCATION_IDS[location]}"
    return Choice(
        {
            value: ACTIONS.add(kind, location, value, targets=[place, f"card:{value}"])
            for value in _VALUES
        }
    )


OFFER: Final = Choice(
    {
        value: ACTIONS.add("offer", value, targets=[f"card:{value}", "space:offering_place"])
        for value in START_CARDS
    }
)
"""By value."""
BID: Final = {location: _pairs(location) for location in LOCATIONS}
"""By location; `pair_of` tells the two values of a bid."""
_ROWS: Final = {
    location: [bids.actions[low * _WIDTH : (low + 1) * _WIDTH] for low in range(_WIDTH)]
    for location, bids in BID.items()
}
"""The same by location, lower value and higher value."""
FIRST: Final = {location: _singles("first", location) for location in LOCATIONS}
"""By location, then by value."""
SECOND: Final = {location: _singles("second", location) for location in LOCATIONS}
PASS_DIE: Final = ACTIONS.add("pass_die")
USE_DIE: Final = ACTIONS.add("use_die", targets=["die:black"])
HUT: Final = ACTIONS.add("village", "hut", targets=["location:village", "spot:hut"])
DIE: Final = ACTIONS.add("village", "die", targets=["location:village", "spot:black_die"])
PLACE_FIRST: Final = ACTIONS.add("place_first", "self", targets=["location:pyramid", "placer:self"])
PLACE_SECOND: Final = ACTIONS.add(
    "place_first", "other", targets=["location:pyramid", "placer:other"]
)

EARLY_DIE: Final = [
    PASS_DIE,
    *[
        ACTIONS.add(
            "early_die", location, targets=["die:black", f"location:{LOCATION_IDS[location]}"]
        )
        for location in LOCATIONS
    ],
]
"""By location: roll a black die for its bid before cards are laid; 0 is to keep the dice."""
OLD_MAN_HELPS: Final = ACTIONS.add(
    "old_man", "helps", targets=["location:temple_of_chocolatl", "figure:old_man"]
)
OLD_MAN_RESTS: Final = ACTIONS.add("old_man", "rests")

OLD_MAN_OR_NOT: Final = (OLD_MAN_HELPS, OLD_MAN_RESTS)
USE_DIE_OR_NOT: Final = (PASS_DIE, USE_DIE)
HUT_OR_DIE: Final = (HUT, DIE)
WHO_PLACES_FIRST: Final = (PLACE_FIRST, PLACE_SECOND)


def pair_of(action: Action) -> tuple[int, int]:
    """The values of the two cards of a bid, the lower one first."""
    _, low, high = action.args
    return int(low), int(high)


def pair_bids(location: int, hand: list[int]) -> list[Action]:
    """Two cards of the hand (ascending) for a location, equal pairs once."""
    rows = _ROWS[location]
    bids: list[Action] = []
    lower = NO_CARD
    for n, low in enumerate(hand, 1):
        if low == lower:
            continue
        lower = low
        row = rows[low]
        higher = NO_CARD
        for high in hand[n:]:
            if high != higher:
                higher = high
                bids.append(row[high])
    return bids


def first_cards(location: int, hand: list[int]) -> list[Action]:
    """One card of the hand (ascending) for a location, equal cards once."""
    return _each(FIRST[location], hand)


def second_cards(location: int, hand: list[int]) -> list[Action]:
    """The same for the second card of a green round."""
    return _each(SECOND[location], hand)


def _each(cards: Choice, hand: list[int]) -> list[Action]:
    table = cards.actions
    actions: list[Action] = []
    last = NO_CARD
    for value in hand:
        if value != last:
            last = value
            actions.append(table[value])
    return actions
