"""How good each action looks, at little cost."""

from __future__ import annotations

from collections.abc import Sequence

from tawantin.kernel.actions import Action

from ..actions import CARD_BACK, CHOICES
from ..components import (
    CLERGY_OF,
    CLERGY_TOTAL,
    GOODS,
    HIRE_COST,
    LLAMA,
    LLAMAS_PER_SACRIFICE,
    MOON_AMOUNT,
    MOON_GOOD,
    MOON_PAY,
    PAY_CORN,
    PRODUCT,
    RECRUIT_COST,
    SACRIFICE_VALUE,
    STEPS_PER_OFFERING,
    UNIT,
    WORKERS_OF,
    YIELD,
)
from ..state import State
from .districts import _prince, _service
from .market import _Plan
from .outlook import (
    Outlook,
    Worth,
    days_left,
    gold_of,
    points_now,
    rescue_chance,
    rescue_wish,
    soft_multiplier,
)

_ABOUT_CLERGY = (
    "walk",
    "ride",
    "place",
    "stay",
    "recruit",
    "market_remove",
    "market_add",
    "sell",
    "buy",
)
ZEAL = 4.0
"""The scale of what a clergy tile is worth to a seat that only a rescue would serve."""


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each legal action looks to the seat, at little cost."""
    return prefer_with(state, seat, actions, None)


def prefer_with(
    state: State, seat: int, actions: Sequence[Action], zeal: float | None
) -> list[float]:
    """The same, for a player to whom a clergy tile is worth this much for the sake of the ending;
    None: as much as the ending makes it."""
    kind = actions[0].kind
    left = days_left(state)
    if kind == "give_back":
        return _give_back(state, seat, left, actions)
    golds = [float(gold_of(player)) for player in state.players]
    points = [float(points_now(player)) for player in state.players]
    worth = Worth(state, seat, left, rescue_chance(state, left))
    worth.with_gold(golds, seat, points[seat] + 3.0)
    if zeal is not None:
        worth.zeal = zeal
    elif kind in _ABOUT_CLERGY:
        nearness = sum(state.taken) / CLERGY_TOTAL
        # A first tile changes little for the ending; the last ones decide it.
        worth.zeal = ZEAL * (0.3 + 2 * nearness**2) * rescue_wish(points, golds, seat, left)
    if kind in ("walk", "ride", "place", "stay"):
        return _prince(state, seat, worth, actions)
    if kind in ("market_remove", "market_add", "sell", "buy", "market_done"):
        plan = _Plan(state, worth)
        return [plan.trade(action) for action in actions]
    return [_liking(state, worth, action) for action in actions]


def _give_back(state: State, seat: int, left: float, actions: Sequence[Action]) -> list[float]:
    """What would be left to expect without each card."""
    rescue = rescue_chance(state, left)
    outlook = Outlook(state, left)
    golds = [outlook.expected(player, player.hand)[1] for player in state.players]
    player = state.players[seat]
    likings = []
    for action in actions:
        rest = player.hand ^ 1 << CARD_BACK.number(action)
        points, golds[seat] = outlook.expected(player, rest)
        factor = soft_multiplier(golds, seat, left)[0]
        likings.append(points * (rescue + (1 - rescue) * factor))
    best = max(likings)
    return [liking - best for liking in likings]


def _liking(state: State, worth: Worth, action: Action) -> float:
    """The gain of a choice outside the prince's move and the market."""
    kind, arg = action.kind, CHOICES.number(action)
    if kind == "produce":
        district = state.players[state.active].district
        job = WORKERS_OF[district]
        return arg * (worth.amount(PRODUCT[job], YIELD[job]) - worth.corn * PAY_CORN[job])
    if kind == "sacrifice":
        clergy = CLERGY_OF[state.players[state.active].district]
        steps = SACRIFICE_VALUE[clergy][state.taken[clergy]]
        return arg * (steps * worth.step - worth.amount(LLAMA, LLAMAS_PER_SACRIFICE))
    if kind == "offer":
        return STEPS_PER_OFFERING * worth.step - worth.amount(arg, UNIT[arg])
    if kind in ("hire", "first_inca"):
        return worth.inca(arg) - (worth.cost(HIRE_COST[arg]) if kind == "hire" else 0.0)
    if kind == "recruit":
        return worth.tile(arg) - worth.cost(RECRUIT_COST[arg][state.taken[arg]])
    if kind == "send":
        return _service(worth) - worth.inca(arg)
    if kind == "moon_buy":
        return worth.amount(MOON_GOOD[arg], MOON_AMOUNT[arg]) - worth.corn * MOON_PAY[arg]
    if kind == "sundial_goods":
        goods = worth.player.goods
        return sum(
            worth.amount(good, UNIT[good]) - 0.01 * goods[good] / UNIT[good]
            for good in range(len(GOODS))
            if arg >> good & 1
        )
    return 0.0
