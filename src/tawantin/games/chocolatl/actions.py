"""Every move of Chocolatl, and the lists of moves that a hand allows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from tawantin.kernel.actions import Action, ActionTable

from .components import DECKS, LOCATION_IDS, LOCATIONS, START_CARDS

ACTIONS: Final = ActionTable("chocolatl")

_VALUES: Final = tuple(sorted({*START_CARDS, *DECKS[0], *DECKS[1]}))


def _offers() -> dict[int, Action]:
    return {
        value: ACTIONS.add("offer", value, targets=[f"card:{value}", "space:offering_place"])
        for value in START_CARDS
    }


def _pairs() -> list[dict[tuple[int, int], Action]]:
    table: list[dict[tuple[int, int], Action]] = [{}]
    for location in LOCATIONS:
        place = f"location:{LOCATION_IDS[location]}"
        table.append({})
        for n, low in enumerate(_VALUES):
            for high in _VALUES[n:]:
                cards = [f"card:{low}", f"card:{high}"]
                table[location][low, high] = ACTIONS.add(
                    "bid", location, low, high, targets=[place, *cards]
                )
    return table


def _singles(kind: str) -> list[dict[int, Action]]:
    table: list[dict[int, Action]] = [{}]
    for location in LOCATIONS:
        place = f"location:{LOCATION_IDS[location]}"
        table.append(
            {
                value: ACTIONS.add(kind, location, value, targets=[place, f"card:{value}"])
                for value in _VALUES
            }
        )
    return table


OFFER: Final = _offers()
"""By value."""
BID: Final = _pairs()
"""By location, then by the two values, the lower first."""
FIRST: Final = _singles("first")
"""By location, then by value."""
SECOND: Final = _singles("second")
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


@lru_cache(maxsize=1 << 14)
def pair_bids(location: int, hand: tuple[int, ...]) -> Sequence[Action]:
    """Two cards of the hand (ascending) for a location, equal pairs once."""
    table = BID[location]
    if _all_different(hand):
        return [table[pair] for pair in combinations(hand, 2)]
    return [table[pair] for pair in sorted(set(combinations(hand, 2)))]


@lru_cache(maxsize=1 << 14)
def first_cards(location: int, hand: tuple[int, ...]) -> Sequence[Action]:
    """One card of the hand (ascending) for a location, equal cards once."""
    table = FIRST[location]
    return [table[value] for value in dict.fromkeys(hand)]


@lru_cache(maxsize=1 << 14)
def second_cards(location: int, hand: tuple[int, ...]) -> Sequence[Action]:
    """The same for the second card of a green round."""
    table = SECOND[location]
    return [table[value] for value in dict.fromkeys(hand)]


def _all_different(hand: tuple[int, ...]) -> bool:
    return len(set(hand)) == len(hand)
