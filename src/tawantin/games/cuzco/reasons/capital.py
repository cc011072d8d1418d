"""The exchange, the fire trial, the market and the palace."""

from __future__ import annotations

from tawantin.kernel.reasons import Reason

from ..components import GOOD_IDS, SETUP
from ..decisions.exchange import Exchange
from ..mechanics.tasks import TASK_IDS
from ..state import Player
from .cards import HAND, not_held, not_paid, playable
from .causes import (
    CARD_COSTS_TASK,
    FIELD_WITHOUT_TILE,
    FOOD_SHORT,
    FULFILLED_ANYWAY,
    NOT_IN_ROW,
    ONE_KHIPU_A_TIME,
    OTHER_TASK_FULFILLED,
    PIPS_SHORT,
    TASK_IS_FULFILLED,
    TASK_KEPT,
    TASK_NOT_DRAWN,
    TASK_NOT_IN_PALACE,
    TASK_NOT_YOURS,
    TASK_UNFULFILLED,
    TILE_IS_DOWN,
    TILE_IS_UP,
    TOO_FAR_FOR_CARD,
)
from .deeds import no_card_of, no_khipu, no_offerings, slot_full
from .reading import Position, entry, number
from .tasks import missing

# ---- exchange ---------------------------------------------------------------------------------


def exchange(here: Position, frame: Exchange, kind: str, arg: str) -> Reason | None:
    """Pips buy a point, a tile slid down, an offering, a god card, a feather, a khipu moved."""
    match kind:
        case "point":
            price, unfit = "point", None
        case "slide_down":
            price, unfit = "slide_down", slide_down(here, int(arg))
        case "take_offering":
            price, unfit = "offering", no_offerings(here)
        case "take_god":
            price, unfit = "god_card", no_card_of(here, arg)
        case "put_feather":
            price, unfit = "feather", slot_full(here, int(arg))
        case _:
            price, unfit = "khipu", one_khipu(here, int(arg))
    need = number("exchange", price)
    if unfit is None and frame.pips < need:
        return PIPS_SHORT(need=need, have=frame.pips)
    return unfit


def slide_down(here: Position, field: int) -> Reason | None:
    """A tile in the upper position is slid down."""
    tile = here.tile(field)
    if tile is None:
        return FIELD_WITHOUT_TILE()
    return None if tile.up else TILE_IS_DOWN("card_02" if playable(here, "02") else "")


def slide_up(here: Position, field: int) -> Reason | None:
    """A tile in the lower position is slid up."""
    tile = here.tile(field)
    if tile is None:
        return FIELD_WITHOUT_TILE()
    return TILE_IS_UP() if tile.up else None


def one_khipu(here: Position, count: int) -> Reason | None:
    """One khipu at a time goes to the reserve."""
    return ONE_KHIPU_A_TIME(need=count, have=1) if count > 1 else no_khipu(here)


# ---- market -----------------------------------------------------------------------------------


def buy(here: Position, good: str) -> Reason | None:
    """One good of the row of the round, for food."""
    width = SETUP[here.state.seats].columns
    first = width * (here.state.round - 1)
    if GOOD_IDS.index(good) not in here.state.market[first : first + width]:
        return NOT_IN_ROW(good=f"good:{good}", round=here.state.round)
    need, have = entry("good", good).integer("cost"), here.player.food
    return None if have >= need else FOOD_SHORT(good=f"good:{good}", need=need, have=have)


# ---- tasks ------------------------------------------------------------------------------------


def keep_task(here: Position, task: str) -> Reason | None:
    """Of the tasks drawn before the first round some are kept."""
    drawn = here.player.draft
    if TASK_IDS.index(task) not in drawn:
        return TASK_NOT_DRAWN()
    return TASK_KEPT() if TASK_IDS.index(task) in here.player.kept else None


def complete(here: Position, task: str) -> Reason | None:
    """One of the player's tasks whose conditions are all met."""
    if task not in here.tasks():
        return TASK_NOT_YOURS()
    lacking = missing(here, task)
    if lacking == 0:
        return None
    near = lacking <= number("god_play", "card_04_conditions")
    return TASK_UNFULFILLED("card_04" if near and playable(here, "04") else "", missing=lacking)


def complete_with(here: Position, task: str, source: str) -> Reason | None:
    """Card 04: a task of the player that lacks one condition, even after paying for the card."""
    if task not in here.tasks():
        return TASK_NOT_YOURS()
    less, lacking = number("god_play", "card_04_conditions"), missing(here, task)
    if lacking == 0:
        return FULFILLED_ANYWAY()
    if lacking > less:
        return TOO_FAR_FOR_CARD(missing=lacking)
    unpaid = not_held(here, "04", source) or not_paid(here, [source])
    if unpaid is None and missing(after_paying(here, source), task) > less:
        return CARD_COSTS_TASK()
    return unpaid


def after_paying(here: Position, source: str) -> Position:
    """The position when card 04 has left the hand, or the medallion is spent."""
    state = here.state.copy()
    player: Player = state.players[here.seat]
    if source == HAND:
        player.offerings -= number("god_play", "offerings")
        (player.known if 4 in player.known else player.secret).remove(4)
    else:
        player.inti -= number("god_play", "inti_medallions")
    return Position(state, here.seat)


def box(here: Position, task: str, final: bool) -> Reason | None:
    """A task is given up only where none is fulfilled; at the end each that is not fulfilled."""
    if task not in here.tasks():
        return TASK_NOT_YOURS()
    if missing(here, task) == 0:
        return TASK_IS_FULFILLED()
    if not final and any(missing(here, other) == 0 for other in here.tasks()):
        return OTHER_TASK_FULFILLED()
    return None


def take_task(here: Position, task: str) -> Reason | None:
    """A new task comes from the palace."""
    return None if TASK_IDS.index(task) in here.state.palace else TASK_NOT_IN_PALACE()
