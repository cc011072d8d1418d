"""Why a move of The Princes of Machu Picchu is not possible: the rules as the rulebook tells them.

Nothing here is shared with the lists of legal moves; law 11 checks the two against each other.
"""

from __future__ import annotations

from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.reasons import Cause, Reason

from ..components import DISTRICTS as DISTRICT_IDS
from ..components import MOON_ORDER, MOON_TILES
from ..decisions.day import FirstInca, LastMoon, MoonNight, Turn
from ..decisions.districts import Production
from ..decisions.market import Visit
from ..decisions.people import Hiring, Recruiting, Service, ServiceReward
from ..decisions.temples import Offering, Sacrifices
from ..decisions.trail import GiveBack
from ..state import State
from .causes import (
    CARD_BACK_LATER,
    CARD_BACK_NOW,
    CARD_NOT_IN_HAND,
    CAUSES,
    FIRST_INCA_NOW,
    FIRST_INCA_PLACED,
    GOODS_NOW,
    HIRE_NOW,
    OFFER_NOW,
    OTHER_TILE_NOW,
    PRINCE_FIRST,
    RECRUIT_NOW,
    SACRIFICE_LATER,
    SACRIFICE_NOW,
    SERVICE_NOW,
    TILE_LATER,
    TILE_NOT_YOURS,
    TILE_NOW,
    TRADE_NOW,
    WORK_LATER,
    WORK_NOW,
)
from .districts import hire, offer, produce, recruit, sacrifice, send, sundial_goods
from .market import market
from .prince import place, ride, stay, walk
from .reading import Position

__all__ = ["CAUSES", "refusal"]

_UNDER_WAY: Final[tuple[tuple[type, Cause], ...]] = (
    (FirstInca, FIRST_INCA_NOW),
    (Turn, PRINCE_FIRST),
    (Sacrifices, SACRIFICE_NOW),
    (Offering, OFFER_NOW),
    (Hiring, HIRE_NOW),
    (Recruiting, RECRUIT_NOW),
    (Visit, TRADE_NOW),
    (Service, SERVICE_NOW),
    (ServiceReward, GOODS_NOW),
)
"""What is to be decided first, where that is all there is to say."""
_ENDS: Final[dict[str, type]] = {
    "offer_done": Offering,
    "hire_done": Hiring,
    "recruit_none": Recruiting,
    "market_done": Visit,
    "send_none": Service,
}
"""What each of these ends or leaves out; that is always allowed while it lasts."""
_WHEN: Final[dict[str, type]] = {
    "offer": Offering,
    "hire": Hiring,
    "recruit": Recruiting,
    "send": Service,
    "sundial_goods": ServiceReward,
}
"""When each of these is done; everything else in a district is trade."""


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why the seat, which must decide, cannot do this now; None if it can."""
    here = Position(state, seat)
    kind, args = action.kind, action.args
    if kind == "first_inca":
        return first_inca(here)
    if isinstance(here.frame, FirstInca):
        return FIRST_INCA_NOW()
    if kind in _ENDS:
        return None if isinstance(here.frame, _ENDS[kind]) else under_way(here)
    match kind:
        case "place" | "walk" | "ride" | "stay":
            return prince(here, kind, str(args[0]))
        case "produce":
            return work(here, int(args[0]))
        case "sacrifice":
            return llamas(here, int(args[0]))
        case "give_back":
            return give_back(here, str(args[0]))
        case "moon_buy" | "moon_decline":
            return moon_goods(here, str(args[0]))
        case _:
            return in_district(here, kind, tuple(map(str, args)))


def in_district(here: Position, kind: str, args: tuple[str, ...]) -> Reason | None:
    """What a player does in a district by choice, thing by thing.

    Players who are about to move are told where it would be done; others are busy.
    """
    if not isinstance(here.frame, (Turn, _WHEN.get(kind, Visit))):
        return under_way(here)
    match kind:
        case "offer":
            return offer(here, args[0])
        case "hire":
            return hire(here, args[0])
        case "recruit":
            return recruit(here, args[0])
        case "send":
            return send(here, args[0])
        case "sundial_goods":
            return sundial_goods(here, args)
        case _:
            return market(here, kind, args[0])


def first_inca(here: Position) -> Reason | None:
    """Before the first day each player puts one Inca to work for nothing, wherever they like."""
    if isinstance(here.frame, FirstInca):
        return None
    return FIRST_INCA_PLACED() if isinstance(here.frame, Turn) else under_way(here)


def prince(here: Position, kind: str, where: str) -> Reason | None:
    """A turn begins with the prince, and with him once."""
    if not isinstance(here.frame, Turn):
        return under_way(here)
    match kind:
        case "place":
            return place(here)
        case "walk":
            return walk(here, where)
        case "ride":
            return ride(here, where)
        case _:
            return stay(here, where)


def work(here: Position, number: int) -> Reason | None:
    """Incas work when a prince has come into their district."""
    if not isinstance(here.frame, Production):
        return WORK_LATER() if isinstance(here.frame, Turn) else under_way(here)
    return produce(here, here.frame, number)


def llamas(here: Position, number: int) -> Reason | None:
    """Llamas are sacrificed when a prince has come into a temple."""
    if not isinstance(here.frame, Sacrifices):
        return SACRIFICE_LATER() if isinstance(here.frame, Turn) else under_way(here)
    return sacrifice(here, here.frame, number)


def give_back(here: Position, card: str) -> Reason | None:
    """At the summit any cards of the hand are given back."""
    if not isinstance(here.frame, GiveBack):
        return CARD_BACK_LATER() if isinstance(here.frame, Turn) else under_way(here)
    return None if here.holds_card(card) else CARD_NOT_IN_HAND(card=f"sacrifice_card:{card}")


def moon_goods(here: Position, tile: str) -> Reason | None:
    """At night, on the last day at once, the goods of a tile are paid for or declined."""
    now = tile_now(here)
    if now is None:
        return TILE_LATER() if isinstance(here.frame, Turn) else under_way(here)
    if tile == now:
        return None
    if here.holder_of_tile(tile) != here.seat:
        return TILE_NOT_YOURS(tile=f"moon_tile:{tile}")
    return OTHER_TILE_NOW(tile=f"moon_tile:{now}")


def tile_now(here: Position) -> str | None:
    """The moon tile whose goods are asked about."""
    if isinstance(here.frame, LastMoon):
        return MOON_TILES[here.frame.tile]
    if isinstance(here.frame, MoonNight):
        return MOON_TILES[MOON_ORDER[here.frame.tile]]
    return None


def under_way(here: Position) -> Reason:
    """What the player must decide before anything else."""
    frame = here.frame
    if isinstance(frame, Production):
        return WORK_NOW(place=f"district:{DISTRICT_IDS[frame.district]}")
    if isinstance(frame, GiveBack):
        return CARD_BACK_NOW(cards=frame.left)
    tile = tile_now(here)
    if tile is not None:
        return TILE_NOW(tile=f"moon_tile:{tile}")
    return next(cause() for kind, cause in _UNDER_WAY if isinstance(frame, kind))
