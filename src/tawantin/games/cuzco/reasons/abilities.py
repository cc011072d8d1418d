"""Phase II: one ability of each kind, and the cards that give more."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.reasons import Reason

from ..components import ABILITY_IDS, KIND_IDS
from ..decisions.phase_two import PhaseTwo
from .causes import (
    ABILITY_NOT_OWNED,
    ABILITY_USED,
    GOD_WITHOUT_CARD,
    KIND_USED,
    NO_BOOST,
    NO_OTHER_ABILITY,
    NOTHING_TO_BOOST,
    USE_LEFT,
)
from .deeds import (
    no_food,
    no_headband,
    no_khipu,
    no_offerings,
    no_person,
    no_road_of_kind,
    no_slot,
    no_step_left,
)
from .reading import Position, entry

_MORE_OF: Final = {"11": "research", "15": "agriculture"}
"""The kind of which a card gives one more use."""


def use(here: Position, frame: PhaseTwo, kind: str, ability: str, boosted: bool) -> Reason | None:
    """One ability of each kind per turn, with all one's tiles of it; one more with card 01."""
    if here.strength(kind, ability) == 0:
        return ABILITY_NOT_OWNED(kind=f"person_kind:{kind}", ability=f"ability:{ability}")
    if not uses_left(frame, kind):
        more = "card_11_15" if any_use(here, frame, kind) else ""
        return KIND_USED(more, kind=f"person_kind:{kind}")
    if boosted and not has_boost(frame, kind):
        return NO_BOOST("card_01")
    return cannot_use(here, frame, kind, ability, boosted)


def uses_left(frame: PhaseTwo, kind: str) -> int:
    """How many uses of a kind are left in this turn."""
    return frame.left[KIND_IDS.index(kind)]


def has_boost(frame: PhaseTwo, kind: str) -> bool:
    """Whether card 01 still strengthens a use of the kind."""
    return frame.boost[KIND_IDS.index(kind)]


def cannot_use(
    here: Position, frame: PhaseTwo, kind: str, ability: str, boosted: bool
) -> Reason | None:
    """An ability of one's own that was not used yet, strong enough to do something."""
    tiles = here.strength(kind, ability)
    if tiles == 0:
        return ABILITY_NOT_OWNED(kind=f"person_kind:{kind}", ability=f"ability:{ability}")
    if frame.used[KIND_IDS.index(kind)] >> ABILITY_IDS.index(ability) & 1:
        return ABILITY_USED(ability=f"ability:{ability}")
    values = entry("ability", ability).integers("by_strength")
    return does_nothing(here, entry("ability", ability).text("key"), values[tiles + boosted - 1])


def does_nothing(here: Position, key: str, value: int) -> Reason | None:
    """What each ability needs."""
    match key:
        case "offering":
            return no_offerings(here)
        case "points":
            return None
        case "feather":
            return no_slot(here)
        case "stone_path":
            return no_road_of_kind(here, "stone", value)
        case "status":
            return no_step_left(here)
        case "rope_bridge":
            return no_road_of_kind(here, "rope", value)
        case "god_card":
            return None if here.open_cards() else GOD_WITHOUT_CARD()
        case "khipu_to_reserve":
            return no_khipu(here)
        case "headband":
            return no_headband(here, value)
        case "food":
            return no_food(here)
        case "agriculture_tile":
            return no_person(here, "agriculture", value)
        case _:
            return no_person(here, "research", value)


def any_use(here: Position, frame: PhaseTwo, kind: str, always_boosted: bool = False) -> bool:
    """Whether some ability of the kind could be used, plain or with a boost."""
    forms = (True,) if always_boosted else (False, True) if has_boost(frame, kind) else (False,)
    return any(
        cannot_use(here, frame, kind, ability, boosted) is None
        for ability in ABILITY_IDS
        for boosted in forms
    )


def may_use_more(here: Position, frame: PhaseTwo, card: str) -> Reason | None:
    """Card 01 needs a use to strengthen; 11 and 15 another ability when the use is spent."""
    if card == "01":
        boosts = any(
            uses_left(frame, kind) and any_use(here, frame, kind, always_boosted=True)
            for kind in KIND_IDS
        )
        return None if boosts else NOTHING_TO_BOOST()
    kind = _MORE_OF[card]
    if uses_left(frame, kind):
        return USE_LEFT(kind=f"person_kind:{kind}")
    return None if any_use(here, frame, kind) else NO_OTHER_ABILITY(kind=f"person_kind:{kind}")
