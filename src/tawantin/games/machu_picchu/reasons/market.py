"""The market: one adjustment, then trade, each good one way."""

from __future__ import annotations

from tawantin.kernel.reasons import Reason

from ..components import GOODS, ROOT
from ..decisions.market import Visit
from .causes import (
    ADJUST_BEFORE_TRADE,
    ADJUSTED_ONCE,
    BANK_CANNOT_PAY,
    BOUGHT_NOT_SOLD,
    BUY_TOO_DEAR,
    COLUMN_IS_EMPTY,
    COLUMN_IS_FULL,
    MARKET_BANK_EMPTY,
    NOTHING_TO_SELL,
    SOLD_NOT_BOUGHT,
    TRADED_AT,
    TURNED_ONCE,
)
from .prince import way_to
from .reading import Position, district_of_kind


def market(here: Position, kind: str, good: str) -> Reason | None:
    """Trade is where the market is."""
    visit = here.frame
    if not isinstance(visit, Visit):
        return TRADED_AT(way_to(here, district_of_kind("market")))
    match kind:
        case "market_remove":
            return no_adjustment(visit) or take_off(here, good)
        case "market_add":
            return no_adjustment(visit) or put_on(here, good)
        case "sell":
            return bought_before(here, visit, good) or sell(here, good)
        case _:
            return sold_before(here, visit, good) or buy(here, good)


def no_adjustment(visit: Visit) -> Reason | None:
    """One piece is put on or taken off, once, before the first trade."""
    if visit.sold or visit.bought:
        return ADJUST_BEFORE_TRADE()
    return None if visit.adjustable else ADJUSTED_ONCE()


def take_off(here: Position, good: str) -> Reason | None:
    """A piece is taken off a column that has one."""
    return None if here.on_market(good) else COLUMN_IS_EMPTY(good=f"good:{good}")


def put_on(here: Position, good: str) -> Reason | None:
    """A piece of the bank is put on a column that has a free place."""
    places = len(slot_prices())
    if here.on_market(good) == places:
        return COLUMN_IS_FULL(good=f"good:{good}", pieces=places)
    return bank_has_none(here, good)


def sell(here: Position, good: str) -> Reason | None:
    """An own piece, for the price of the topmost free place; a full column sells to the bank."""
    if here.good(good) == 0:
        return NOTHING_TO_SELL(good=f"good:{good}", need=1, have=0)
    pieces, prices = here.on_market(good), slot_prices()
    full = pieces == len(prices)
    price = ROOT.table("market").integer("bank_sell_price") if full else prices[pieces]
    if here.in_bank("corn") < price:
        return BANK_CANNOT_PAY(need=price, have=here.in_bank("corn"))
    return None


def buy(here: Position, good: str) -> Reason | None:
    """For the price of the lowest covered place; an empty column buys from the bank."""
    pieces = here.on_market(good)
    if pieces == 0:
        none_left = bank_has_none(here, good)
        if none_left is not None:
            return none_left
    price = slot_prices()[pieces - 1] if pieces else ROOT.table("market").integer("bank_buy_price")
    return None if here.corn >= price else BUY_TOO_DEAR(need=price, have=here.corn)


def bank_has_none(here: Position, good: str) -> Reason | None:
    """What the bank gives it must have."""
    return None if here.in_bank(good) else MARKET_BANK_EMPTY(good=f"good:{good}")


def sold_before(here: Position, visit: Visit, good: str) -> Reason | None:
    """What was sold in this visit is not bought; with the option it may turn round once."""
    bit = 1 << GOODS.index(good)
    if here.state.trade_both_ways:
        turned = visit.sold & visit.bought & bit and visit.unbuyable & bit
        return TURNED_ONCE(good=f"good:{good}") if turned else None
    return SOLD_NOT_BOUGHT(good=f"good:{good}") if visit.sold & bit else None


def bought_before(here: Position, visit: Visit, good: str) -> Reason | None:
    """What was bought in this visit is not sold; with the option it may turn round once."""
    bit = 1 << GOODS.index(good)
    if here.state.trade_both_ways:
        turned = visit.sold & visit.bought & bit and visit.unsalable & bit
        return TURNED_ONCE(good=f"good:{good}") if turned else None
    return BOUGHT_NOT_SOLD(good=f"good:{good}") if visit.bought & bit else None


def slot_prices() -> tuple[int, ...]:
    """The prices beside the places of a column, from the top."""
    return ROOT.table("market").integers("slot_prices")
