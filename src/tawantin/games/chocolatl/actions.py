"""Every move of Chocolatl, and the lists of moves that a hand allows."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.actions import Action, ActionTable

from .components import DECKS, LOCATION_IDS, LOCATIONS, NO_CARD, START_CARDS

ACTIONS: Final = ActionTable("chocolatl")

_VALUES: Final = tuple(sorted({*START_CARDS, *DECKS[0], *DECKS[1]}))


def _offers() -> dict[int, Action]:
    return {
        value: ACTIONS.add("offer", value, targets=[f"card:{value}", "space:offering_place"])
        for value in START_CARDS
    }


def _by_value(actions: dict[int, Action]) -> list[Action]:
    """The actions by value; where there is no such card an action stands that nothing leads to."""
    anything = next(iter(actions.values()))
    return [actions.get(value, anything) for value in range(_VALUES[-1] + 1)]


def _pairs(location: int) -> list[list[Action]]:
    place = f"location:{LOCATION_IDS[location]}"
    rows: dict[int, list[Action]] = {}
    for n, low in enumerate(_VALUES):
        row = {
            high: ACTIONS.add(
                "bid", location, low, high, targets=[place, f"card:{low}", f"card:{high}"]
            )
            for high in _VALUES[n:]
        }
        rows[low] = _by_value(row)
    return [rows.get(low, []) for low in range(_VALUES[-1] + 1)]


def _singles(kind: str, location: int) -> list[Action]:
    place = f"location:{LOCATION_IDS[location]}"
    return _by_value(
        {
            value: ACTIONS.add(kind, location, value, targets=[place, f"card:{value}"])
            for value in _VALUES
        }
    )


OFFER: Final = _offers()
"""By value."""
BID: Final = [[], *[_pairs(location) for location in LOCATIONS]]
"""By location, then by the two values, the lower first."""
FIRST: Final = [[], *[_singles("first", location) for location in LOCATIONS]]
"""By location, then by value."""
SECOND: Final = [[], *[_singles("second", location) for location in LOCATIONS]]
PASS_DIE: Final = ACTIONS.add("pass_die")
USE_DIE: Final = ACTIONS.add("use_die", targets=["die:black"])
HUT: Final = ACTIONS.add("village", "hut", targets=["location:village", "spot:hut"])
DIE: Final = ACTIONS.add("village", "die", targets=["location:village", "spot:black_die"])
PLACE_FIRST: Final = ACTIONS.add("place_first", "self", targets=["location:pyramid", "placer:self"])
PLACE_SECOND: Final = ACTIONS.add(
    "place_first", "other", targets=["location:pyramid", "placer:other"]
)

USE_DIE_OR_NOT: Final = (PASS_DIE, USE_DIE)
HUT_OR_DIE: Final = (HUT, DIE)
WHO_PLACES_FIRST: Final = (PLACE_FIRST, PLACE_SECOND)


def _cards(action: Action) -> tuple[int, ...]:
    numbers = tuple(arg for arg in action.args if isinstance(arg, int))
    return numbers if action.kind == "offer" else numbers[1:]


CARDS: Final = tuple(_cards(action) for action in ACTIONS)
"""By action index: the values of the cards that it lays."""


def pair_bids(location: int, hand: list[int]) -> list[Action]:
    """Two cards of the hand (ascending) for a location, equal pairs once."""
    table = BID[location]
    found: list[Action] = []
    lower = NO_CARD
    for n, low in enumerate(hand, 1):
        if low == lower:
            continue
        lower = low
        row = table[low]
        higher = NO_CARD
        for high in hand[n:]:
            if high != higher:
                higher = high
                found.append(row[high])
    return found


def first_cards(location: int, hand: list[int]) -> list[Action]:
    """One card of the hand (ascending) for a location, equal cards once."""
    return _each(FIRST[location], hand)


def second_cards(location: int, hand: list[int]) -> list[Action]:
    """The same for the second card of a green round."""
    return _each(SECOND[location], hand)


def _each(table: list[Action], hand: list[int]) -> list[Action]:
    found: list[Action] = []
    last = NO_CARD
    for value in hand:
        if value != last:
            last = value
            found.append(table[value])
    return found
