"""What is decided now, and when everything else is."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.reasons import Cause, Reason

from ..components import CARD_IDS, TASKS_KEPT
from ..decisions.abilities import FeatherAny, GodPile, KhipuCount
from ..decisions.capital import Headband, HouseSlot, TempleStep
from ..decisions.exchange import Exchange
from ..decisions.gods import DiscardedTile, DropDie, LiftDie, SlideUp
from ..decisions.movement import FeatherSlot, MoveTo, Rotate
from ..decisions.phase_three import Buy, NewTask, TaskStep
from ..decisions.phase_two import PhaseTwo
from ..decisions.place import Place
from ..decisions.preparation import DraftTasks, StartFeather
from ..decisions.trial import TrialFirst, TrialSecond
from ..decisions.windows import Window
from .cards import HAND, not_its_moment
from .causes import (
    ABILITIES_LATER,
    ABILITIES_NOW,
    ABILITY_NOW,
    CARD_NEEDED,
    CARD_NOW,
    DIE_NOW,
    DRAFT_NOW,
    EXCHANGE_LATER,
    EXCHANGE_NOW,
    FEATHER_LATER,
    FEATHER_NOW,
    HEADBAND_NEEDS_DIE,
    HEADBAND_NOW,
    HOUSE_EMPTY,
    HOUSE_NEEDS_DIE,
    MARKET_LATER,
    MARKET_NOW,
    NEW_TASK_NOW,
    NO_FREE_FIELD,
    PERSON_NOW,
    ROAD_NEEDS_DIE,
    ROTATE_LATER,
    RUN_NOW,
    STEP_NEEDS_DIE,
    STEP_NOW,
    TASK_NOW,
    TASKS_CHOSEN,
    TASKS_LATER,
    TRIAL_LATER,
    TRIAL_NOW,
)
from .deeds import no_priest, no_road_to, not_ready, slot_full
from .reading import Position

_LATER: Final[dict[str, Cause]] = {
    "rotate": ROTATE_LATER,
    "point": EXCHANGE_LATER,
    "slide_down": EXCHANGE_LATER,
    "take_offering": EXCHANGE_LATER,
    "take_god": EXCHANGE_LATER,
    "reserve_khipu": EXCHANGE_LATER,
    "take_status": TRIAL_LATER,
    "take_food": TRIAL_LATER,
    "use": ABILITIES_LATER,
    "buy": MARKET_LATER,
    "complete": TASKS_LATER,
    "box": TASKS_LATER,
    "take_task": TASKS_LATER,
}
"""While dice are placed: when each comes."""
_BY_CARD: Final = {"slide_up": "02", "lift_die": "06", "drop_die": "06", "take_discarded": "09"}
"""What only a card does."""
_NOW: Final[tuple[tuple[type | tuple[type, ...], Cause], ...]] = (
    ((StartFeather, FeatherSlot), FEATHER_NOW),
    (Place, DIE_NOW),
    ((Rotate, MoveTo), RUN_NOW),
    (HouseSlot, PERSON_NOW),
    (TempleStep, STEP_NOW),
    (Headband, HEADBAND_NOW),
    ((TrialFirst, TrialSecond), TRIAL_NOW),
    (PhaseTwo, ABILITIES_NOW),
    (Buy, MARKET_NOW),
    (TaskStep, TASK_NOW),
    (NewTask, NEW_TASK_NOW),
)
_ABILITY: Final[tuple[tuple[type, str], ...]] = (
    (FeatherAny, "03"),
    (GodPile, "07"),
    (KhipuCount, "08"),
)
_CARD: Final[tuple[tuple[type, str], ...]] = (
    (SlideUp, "02"),
    (LiftDie, "06"),
    (DropDie, "06"),
    (DiscardedTile, "09"),
)


def later(here: Position, kind: str, args: list[str]) -> Reason | None:
    """What belongs to another time; while a die is to be placed, which die would lead to it."""
    if kind == "keep_task":
        return TASKS_CHOSEN()
    if kind == "play":
        return not_its_moment(here, args[0])
    if kind in _BY_CARD and (isinstance(here.frame, Place) or not kind.endswith("_die")):
        return CARD_NEEDED(card=f"god_card:{_BY_CARD[kind]}")
    if not isinstance(here.frame, Place):
        return None
    return _LATER[kind]() if kind in _LATER else by_die(here, kind, args)


def by_die(here: Position, kind: str, args: list[str]) -> Reason | None:
    """What a die on the right space could do."""
    match kind:
        case "move_to":
            road = no_road_to(here, args[0])
            if isinstance(road, Reason):
                return road
            return ROAD_NEEDS_DIE(road=f"road:{road.kind}", need=road.pips)
        case "take_tile":
            return person_by_die(here, args[0], int(args[1]))
        case "step":
            return no_priest(here) or STEP_NEEDS_DIE(need=int(args[0]))
        case "activate":
            return not_ready(here, int(args[0])) or HEADBAND_NEEDS_DIE(need=int(args[0]))
        case "put_feather":
            return slot_full(here, int(args[0])) or FEATHER_LATER()
        case _:
            return None


def person_by_die(here: Position, kind: str, slot: int) -> Reason:
    """A tile there, a free field, and a die of the number of the house."""
    if here.house(kind, slot) is None:
        return HOUSE_EMPTY(slot=slot)
    if not here.has_free_field():
        return NO_FREE_FIELD()
    return HOUSE_NEEDS_DIE(kind=f"person_kind:{kind}", need=slot)


def covered(here: Position, kind: str, args: list[str]) -> bool:
    """A card of the tray that others cover, at no moment of its own: not what one points at."""
    return (
        kind == "play"
        and args[1] != HAND
        and args[0] not in here.open_cards()
        and not_its_moment(here, args[0]) is not None
    )


def under_way(here: Position) -> Reason:
    """What the player must decide before anything else."""
    frame = here.frame
    if isinstance(frame, DraftTasks):
        return DRAFT_NOW(tasks=TASKS_KEPT)
    if isinstance(frame, Exchange):
        return EXCHANGE_NOW(pips=frame.pips)
    if isinstance(frame, Window):
        return CARD_NOW(card=f"god_card:{CARD_IDS[frame.number]}")
    for kind, card in _CARD:
        if isinstance(frame, kind):
            return CARD_NOW(card=f"god_card:{card}")
    for kind, ability in _ABILITY:
        if isinstance(frame, kind):
            return ABILITY_NOW(ability=f"ability:{ability}")
    return next(cause() for kinds, cause in _NOW if isinstance(frame, kinds))
