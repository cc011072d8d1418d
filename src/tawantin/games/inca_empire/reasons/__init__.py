"""Why a move of Inca Empire is not possible: the rules once more, as the rulebook tells them.

Nothing here is shared with the lists of legal moves; law 11 checks the two against each other.
"""

from __future__ import annotations

from tawantin.kernel.actions import Action
from tawantin.kernel.frames import Frame
from tawantin.kernel.reasons import Reason

from ..components import SLOTS, SUN_EVENT_IDS, SUN_EVENTS
from ..decisions.people import Turn
from ..decisions.phases import LaySunCard
from ..state import State
from .building import construction
from .causes import (
    CARD_NOT_IN_HAND,
    CONSTRUCTION_USED,
    ONE_PILGRIMAGE,
    OTHER_SIDE,
    PILGRIM_NO_CARD,
    PILGRIM_NO_TEMPLE,
    ROADS_USED,
    SECTOR_TAKEN,
    SUN_CARD_NOW,
    SUN_CARDS_LATER,
)
from .moments import done, something_first
from .reading import Position
from .roads import begin_road, road, wilderness, wilderness_from, wilderness_to


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why the seat, which must decide, cannot do this now; None if it can."""
    here = Position(state, seat)
    frame = state.frames[-1]
    if action.kind == "sun_card":
        card, sector = map(str, action.args)
        return sun_card(here, frame, card, sector)
    if isinstance(frame, LaySunCard):
        return SUN_CARD_NOW()
    first = str(action.args[0]) if action.args else ""
    match action.kind:
        case "begin_road":
            return begin_road(here, frame)
        case "road":
            return road(here, frame, first)
        case "wilderness":
            return wilderness(here, frame)
        case "wilderness_from":
            return wilderness_from(here, frame, first)
        case "wilderness_to":
            return wilderness_to(here, frame, first)
        case "pilgrimage":
            return pilgrimage(here, frame, first, str(action.args[1]))
        case "done":
            return done(frame)
        case "end_turn":
            return something_first(here, frame)
        case _:
            return construction(here, frame, action.kind, first)


# ---- the Sun phase ----------------------------------------------------------------------------


def sun_card(here: Position, frame: Frame, card: str, sector: str) -> Reason | None:
    """In a Sun phase each player lays a card of their hand into a sector without a new card."""
    if sector not in here.chart.sectors:
        return OTHER_SIDE(players=here.state.seats)
    if not isinstance(frame, LaySunCard):
        return SUN_CARDS_LATER()
    layer = here.layer(sector)
    if layer is not None:
        return SECTOR_TAKEN(sector=f"sector:{sector}", seat=layer)
    if card not in [SUN_EVENT_IDS[kind] for kind in here.player.hand]:
        return CARD_NOT_IN_HAND(card=f"sun_event:{card}")
    return None


# ---- pilgrimages ------------------------------------------------------------------------------


def pilgrimage(here: Position, frame: Frame, card: str, slot: str) -> Reason | None:
    """Once a turn an unused part is given up for the points of a pilgrimage to a temple."""
    if not isinstance(frame, Turn):
        return something_first(here, frame)
    if not here.cards[card]:
        return PILGRIM_NO_CARD(card=f"sun_event:{card}")
    if frame.pilgrim:
        return ONE_PILGRIMAGE()
    if slot == SLOTS[0] and not frame.road:
        return ROADS_USED()
    if slot != SLOTS[0] and not frame.construction:
        return CONSTRUCTION_USED()
    sites = next(event.sites for event in SUN_EVENTS if event.id == card)
    if any(here.has_temple(site) and site in here.network for site in sites):
        return None
    return PILGRIM_NO_TEMPLE(card=f"sun_event:{card}")
