"""The market on the central plaza: one free adjustment, then any number of trades."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import BUY, MARKET_ADD, MARKET_DONE, MARKET_REMOVE, SELL, market_list
from ..components import BUY_PRICE, COLUMNS, CORN, GOODS, SELL_PRICE, SLOTS
from ..events import GoodBought, GoodSold, MarketAdjusted
from ..state import Player, State


@dataclass(slots=True)
class Visit(Frame):
    """The active player trades with the bank; goods are bit sets."""

    adjustable: bool
    """Nothing was adjusted or traded yet."""
    sold: int
    bought: int
    unsalable: int
    """Goods that can no longer be sold in this visit."""
    unbuyable: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if len(self.legal(state, state.active)) > 1:
            return True
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        goods = state.players[seat].goods
        market, bank = state.market, state.bank
        corn, bank_corn = goods[CORN], bank[CORN]
        remove = add = sell = buy = 0
        for good in COLUMNS:
            bit = 1 << good
            pieces = market[good]
            if goods[good] and bank_corn >= SELL_PRICE[pieces]:
                sell |= bit
            if corn >= BUY_PRICE[pieces] and (pieces or bank[good] > 0):
                buy |= bit
            if self.adjustable:
                if pieces:
                    remove |= bit
                if pieces < SLOTS and bank[good] > 0:
                    add |= bit
        return market_list(remove, add, sell & ~self.unsalable, buy & ~self.unbuyable)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is MARKET_DONE:
            state.frames.pop()
        elif BUY.has(action):
            good = BUY.number(action)
            _buy(state, seat, good, events)
            state.frames[-1] = self._after_buying(1 << good, state.trade_both_ways)
        elif SELL.has(action):
            good = SELL.number(action)
            _sell(state, seat, good, events)
            state.frames[-1] = self._after_selling(1 << good, state.trade_both_ways)
        else:
            change = 1 if MARKET_ADD.has(action) else -1
            good = (MARKET_ADD if change > 0 else MARKET_REMOVE).number(action)
            state.market[good] += change
            state.bank[good] -= change
            if events is not None:
                events.tell(MarketAdjusted(seat, GOODS[good], change, state.market[good]))
            state.frames[-1] = ADJUSTED

    def _after_selling(self, bit: int, both_ways: bool) -> Visit:
        """The direction is now fixed; where it may turn once, only if it has already turned."""
        closed = 0 if both_ways and not self.bought & bit else bit
        return Visit(False, self.sold | bit, self.bought, self.unsalable, self.unbuyable | closed)

    def _after_buying(self, bit: int, both_ways: bool) -> Visit:
        closed = 0 if both_ways and not self.sold & bit else bit
        return Visit(False, self.sold, self.bought | bit, self.unsalable | closed, self.unbuyable)


def _sell(state: State, seat: int, good: int, events: EventLog | None) -> None:
    player: Player = state.players[seat]
    pieces = state.market[good]
    price = SELL_PRICE[pieces]
    player.goods[good] -= 1
    player.goods[CORN] += price
    state.bank[CORN] -= price
    if pieces < SLOTS:
        state.market[good] = pieces + 1
    else:
        state.bank[good] += 1
    if events is not None:
        now = state.market[good]
        events.tell(GoodSold(seat, GOODS[good], price, now, pieces == SLOTS))


def _buy(state: State, seat: int, good: int, events: EventLog | None) -> None:
    player: Player = state.players[seat]
    pieces = state.market[good]
    price = BUY_PRICE[pieces]
    player.goods[good] += 1
    player.goods[CORN] -= price
    state.bank[CORN] += price
    if pieces:
        state.market[good] = pieces - 1
    else:
        state.bank[good] -= 1
    if events is not None:
        events.tell(GoodBought(seat, GOODS[good], price, state.market[good], pieces == 0))


VISIT: Final = Visit(True, 0, 0, 0, 0)
ADJUSTED: Final = Visit(False, 0, 0, 0, 0)
