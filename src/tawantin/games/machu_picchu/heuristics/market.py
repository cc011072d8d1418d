"""What to trade at the market, and for which plan."""

from __future__ import annotations

from tawantin.kernel.actions import Action

from ..actions import CHOICES
from ..components import BUY_PRICE, CORN, GOODS, HIRE_COST, RECRUIT_COST, SELL_PRICE
from ..state import State
from .outlook import _JOBS, Worth


class _Plan:
    """What the seat would trade for: the best thing it could buy, and what it can spare."""

    __slots__ = ("gain", "missing", "needed", "state", "worth")

    def __init__(self, state: State, worth: Worth) -> None:
        self.state = state
        self.worth = worth
        goods = worth.player.goods
        self.gain, self.needed = 0.0, [0] * len(GOODS)
        self.missing = [0] * len(GOODS)
        for gain, cost in self._wishes():
            missing = [0] * len(GOODS)
            for good, amount in cost:
                if amount > goods[good]:
                    missing[good] = amount - goods[good]
            if gain > self.gain and sum(missing) <= 2:
                self.gain, self.missing = gain, missing
                self.needed = [0] * len(GOODS)
                for good, amount in cost:
                    self.needed[good] = amount

    def _wishes(self) -> list[tuple[float, tuple[tuple[int, int], ...]]]:
        worth, state = self.worth, self.state
        prices = [
            (kind, RECRUIT_COST[kind][taken])
            for kind, taken in enumerate(state.taken)
            if taken < len(RECRUIT_COST[kind])
        ]
        wishes = [(worth.tile(kind) - worth.cost(cost), cost) for kind, cost in prices]
        if worth.player.supply:
            wishes += [
                (worth.inca(job) - worth.cost(HIRE_COST[job]), HIRE_COST[job])
                for job in range(_JOBS)
            ]
        return wishes

    def trade(self, action: Action) -> float:
        """How much a trade serves the plan."""
        kind, good = action.kind, CHOICES.number(action)
        worth, goods = self.worth, self.worth.player.goods
        pieces = self.state.market[good] if kind != "market_done" else 0
        if kind == "sell":
            spare = goods[good] - self.needed[good]
            if spare <= 0:
                return -1.0
            short = max(0, 5 * sum(self.missing) - goods[CORN])
            value = SELL_PRICE[pieces] * worth.corn * 1.05 - worth.goods[good]
            return value + (0.3 if short and sum(self.missing) else 0.0) + 0.02 * (spare - 2)
        if kind == "buy":
            if self.missing[good]:
                return 0.5 * self.gain - 0.02 * BUY_PRICE[pieces]
            return worth.goods[good] * 0.8 - BUY_PRICE[pieces] * worth.corn
        if kind == "market_remove":
            return 0.03 * max(0, goods[good] - self.needed[good] - 1) - 0.02
        if kind == "market_add":
            return 0.04 * self.missing[good] - 0.02
        return 0.0
