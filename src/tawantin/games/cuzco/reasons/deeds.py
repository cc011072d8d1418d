"""What dice and abilities do: the runner, people, the temple, the headdress, the mask."""

from __future__ import annotations

from tawantin.kernel.reasons import Reason, all_of

from ..components import ROOT
from .causes import (
    ALL_FEATHERS,
    FEATHERS_MISSING,
    FOOD_GONE,
    GOD_WITHOUT_CARD,
    HEADBAND_ACTIVE,
    HEADBAND_TOO_HIGH,
    HOUSE_EMPTY,
    HOUSE_OTHER_KIND,
    HOUSE_TOO_HIGH,
    HOUSES_EMPTY,
    JUMP_TO_VILLAGE,
    NO_FREE_FIELD,
    NO_HEADBAND_READY,
    NO_KHIPU_ON_MASK,
    NO_PRIEST_HOME,
    NO_ROAD,
    OFFERINGS_GONE,
    OTHER_ROAD,
    ROAD_TOO_LONG,
    RUNNER_IS_THERE,
    SLOT_FULL,
    SLOT_OTHER_COLOUR,
    STATUS_END,
)
from .reading import FEATHERS_OF_TILE, Position, Road, entry, number

# ---- the runner -------------------------------------------------------------------------------


def no_road_of_kind(here: Position, kind: str, value: int) -> Reason | None:
    """A movement needs a road of the kind, with no more pips than the value."""
    pips = min(road.pips for road in here.roads_from_here() if road.kind == kind)
    return None if pips <= value else ROAD_TOO_LONG(need=pips, have=value)


def no_road_to(here: Position, place: str) -> Road | Reason:
    """The road to a place, or why there is none."""
    if place == here.runner:
        return RUNNER_IS_THERE()
    return here.road_to(place) or NO_ROAD(place=f"place:{place}")


def move_over(here: Position, place: str, kind: str, value: int) -> Reason | None:
    """The runner takes one road of the kind, with no more pips than the value."""
    road = no_road_to(here, place)
    if isinstance(road, Reason):
        return road
    if road.kind != kind:
        return OTHER_ROAD(road=f"road:{road.kind}")
    return None if road.pips <= value else ROAD_TOO_LONG(need=road.pips, have=value)


def jump(here: Position, place: str) -> Reason | None:
    """Card 14 leads to any other village, not to Cuzco."""
    if place == here.runner:
        return RUNNER_IS_THERE()
    return JUMP_TO_VILLAGE() if entry("place", place).text("ring") == "centre" else None


# ---- people -----------------------------------------------------------------------------------


def no_person(here: Position, kind: str, value: int) -> Reason | None:
    """A tile in a house of at most the value, and a free field for it."""
    return all_of(
        (NO_FREE_FIELD, None if here.has_free_field() else NO_FREE_FIELD()),
        (HOUSE_TOO_HIGH, no_house(here, kind, value)),
    )


def no_house(here: Position, kind: str, value: int) -> Reason | None:
    """The lowest house with a tile must be within reach."""
    filled = here.filled_houses(kind)
    if not filled:
        return HOUSES_EMPTY(kind=f"person_kind:{kind}")
    return None if min(filled) <= value else HOUSE_TOO_HIGH(need=min(filled), have=value)


def take_person(here: Position, wanted: str, value: int, kind: str, slot: int) -> Reason | None:
    """The tile of one house: of the kind wanted, there, and within reach."""
    if kind != wanted:
        return HOUSE_OTHER_KIND(kind=f"person_kind:{wanted}")
    if here.house(kind, slot) is None:
        return HOUSE_EMPTY(slot=slot)
    return None if slot <= value else HOUSE_TOO_HIGH(need=slot, have=value)


# ---- temple and headdress ---------------------------------------------------------------------


def no_priest(here: Position) -> Reason | None:
    """A priest enters the temple from home."""
    return None if here.player.priests else NO_PRIEST_HOME(need=1, have=0)


def no_headband(here: Position, value: int) -> Reason | None:
    """Some tile that is not active has its feathers and a number within reach."""
    tiles = range(1, len(here.slots()) // FEATHERS_OF_TILE + 1)
    ready = [tile for tile in tiles if not_ready(here, tile) is None]
    if not ready:
        return NO_HEADBAND_READY()
    return None if min(ready) <= value else HEADBAND_TOO_HIGH(need=min(ready), have=value)


def not_ready(here: Position, tile: int) -> Reason | None:
    """A headband tile is activated once, with both feathers over it."""
    if here.is_active(tile):
        return HEADBAND_ACTIVE(tile=tile)
    have = here.feathers_over(tile)
    if have < FEATHERS_OF_TILE:
        return FEATHERS_MISSING(need=FEATHERS_OF_TILE, have=have)
    return None


def activate(here: Position, tile: int, value: int) -> Reason | None:
    """One headband tile: ready, and with a number within reach."""
    too_high = HEADBAND_TOO_HIGH(need=tile, have=value) if tile > value else None
    if here.is_active(tile):
        return HEADBAND_ACTIVE(tile=tile)
    return all_of((FEATHERS_MISSING, not_ready(here, tile)), (HEADBAND_TOO_HIGH, too_high))


# ---- the mask, status, supplies ---------------------------------------------------------------


def slot_full(here: Position, slot: int) -> Reason | None:
    """A slot holds one feather."""
    return SLOT_FULL() if here.filled(slot) else None


def feather_of_colour(here: Position, slot: int, colour: str) -> Reason | None:
    """A feather goes into an empty slot of its colour."""
    if here.slots()[slot] != colour:
        return SLOT_OTHER_COLOUR(feather=f"feather:{colour}")
    return slot_full(here, slot)


def no_slot(here: Position) -> Reason | None:
    """A feather needs an empty slot."""
    full = len(here.feathers()) == len(here.slots())
    return ALL_FEATHERS(feathers=len(here.slots())) if full else None


def no_khipu(here: Position) -> Reason | None:
    """A khipu goes from the mask to the reserve."""
    return None if here.khipu_on_mask() else NO_KHIPU_ON_MASK()


def no_step_left(here: Position) -> Reason | None:
    """The status marker stops on the last field."""
    last = len(ROOT.table("status_track").integers("points")) - 1
    return STATUS_END(field=last) if here.player.status >= last else None


def no_offerings(here: Position) -> Reason | None:
    """With limited supplies offerings can run out."""
    return None if here.offerings_left() else OFFERINGS_GONE(all=number("supplies", "offerings"))


def no_food(here: Position) -> Reason | None:
    """With limited supplies food can run out."""
    return None if here.food_left() else FOOD_GONE(all=number("supplies", "food"))


def no_card_of(here: Position, god: str) -> Reason | None:
    """The open card of a god is taken, if there is one."""
    return None if here.open_card(god) else GOD_WITHOUT_CARD()
