"""The two parts of a turn, and what must be done first."""

from __future__ import annotations

from tawantin.kernel.frames import Frame
from tawantin.kernel.reasons import Cause, Reason

from ..decisions.people import (
    MoreConquest,
    MoreGarrison,
    MoreTerrace,
    Road,
    Turn,
    WildernessFrom,
    WildernessTo,
)
from .causes import (
    CARD_FIRST,
    CONSTRUCTION_USED,
    FIRST_ROAD_BINDS,
    NOTHING_TO_STOP,
    ROADS_FIRST,
    ROADS_USED,
    WILDERNESS_NOW,
)
from .reading import Position

# ---- the two parts of a turn ------------------------------------------------------------------


def something_first(here: Position, frame: Frame) -> Reason | None:
    """A part of the turn once begun is finished before anything else is done."""
    if isinstance(frame, Road):
        return ROADS_FIRST(roads=frame.left)
    if isinstance(frame, WildernessFrom | WildernessTo):
        return WILDERNESS_NOW()
    if isinstance(frame, MoreGarrison):
        return CARD_FIRST(card="sun_event:building_project")
    if isinstance(frame, MoreTerrace):
        return CARD_FIRST(card="sun_event:skilled_surveyors")
    if isinstance(frame, MoreConquest):
        return CARD_FIRST(card="sun_event:rapid_expansion")
    return None


def road_part_used(here: Position, turn: Turn) -> Reason | None:
    """Road building comes once a turn; an extra road can be bought as the construction."""
    if turn.road:
        return None
    return ROADS_USED("buy_a_road" if turn.construction else "")


def construction_part_used(turn: Turn) -> Reason | None:
    """One construction a turn."""
    return None if turn.construction else CONSTRUCTION_USED()


def done(frame: Frame) -> Reason | None:
    """What is optional may be ended; the first road of a part begun is not."""
    if isinstance(frame, Turn):
        return NOTHING_TO_STOP()
    if isinstance(frame, WildernessFrom | WildernessTo):
        return WILDERNESS_NOW()
    if isinstance(frame, Road) and not frame.may_stop:
        return FIRST_ROAD_BINDS()
    return None


def labour(here: Position, cause: Cause, need: int) -> Reason | None:
    """All costs are paid at once, and labour must suffice."""
    have = here.player.labour
    if have >= need:
        return None
    income = here.next_income()
    if income is None:
        return cause(need=need, have=have)
    return cause("next_income", need=need, have=have, income=income)
