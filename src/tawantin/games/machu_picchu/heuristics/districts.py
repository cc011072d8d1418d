"""What a district is worth to the prince who would go there."""

from __future__ import annotations

from collections.abc import Sequence

from tawantin.kernel.actions import Action

from ..actions import CHOICES
from ..components import (
    BONUS_UNIT,
    CLERGY_HOUSE,
    CLERGY_OF,
    CORN,
    DISTRICT_KIND,
    DISTRICTS,
    GOODS,
    HIRE_COST,
    HIRES,
    HIRING,
    LLAMA,
    MAIN_TEMPLE,
    MARKET,
    NEIGHBOURS,
    PAY_CORN,
    PRODUCT,
    PRODUCTION,
    RECRUIT_COST,
    RECRUITS,
    RIDE_LLAMAS,
    SACRIFICE_VALUE,
    STEPS_PER_OFFERING,
    STEPS_PER_STONE,
    SUNDIAL_STEPS,
    SUNDIAL_UNITS,
    TEMPLE,
    UNIT,
    WORKERS_OF,
    YIELD,
)
from ..state import State
from .outlook import _JOBS, Worth

ONWARD = 0.2
"""How much the best district counts that the next turn could reach."""
PLAZA = 0.05
"""What a visit to the market brings: whoever needs a good finds it there, but seldom gains."""


def _service(worth: Worth) -> float:
    return SUNDIAL_STEPS * worth.step + SUNDIAL_UNITS * worth.goods[LLAMA]


def _prince(state: State, seat: int, worth: Worth, actions: Sequence[Action]) -> list[float]:
    values = [_district(state, seat, worth, district) for district in range(len(DISTRICTS))]
    ride = worth.amount(LLAMA, RIDE_LLAMAS)
    likings = []
    for action in actions:
        arg = CHOICES.number(action)
        if action.kind == "stay":
            likings.append(worth.moon(arg))
            continue
        # What the next turn can reach on foot from there counts too, if only in part.
        onward = max([values[district] for district in NEIGHBOURS[arg]])
        liking = values[arg] + ONWARD * onward
        likings.append(liking - (ride if action.kind == "ride" else 0.0))
    return likings


def _district(state: State, seat: int, worth: Worth, district: int) -> float:
    """What entering a district brings to the seat, and in part what it brings to others."""
    kind = DISTRICT_KIND[district]
    player = worth.player
    if kind == PRODUCTION:
        return _production(state, seat, worth, district)
    if kind in (TEMPLE, MAIN_TEMPLE):
        return _temple(state, worth, district)
    if kind == HIRING:
        goods, total, hired = player.goods[:], 0.0, 0
        for job in HIRES[district]:
            gain = worth.inca(job) - worth.cost(HIRE_COST[job])
            affordable = all(goods[good] >= amount for good, amount in HIRE_COST[job])
            if gain > 0 and affordable and hired < player.supply:
                hired += 1
                total += gain
                for good, amount in HIRE_COST[job]:
                    goods[good] -= amount
        return total
    if kind == CLERGY_HOUSE:
        return max(
            (
                max(0.0, worth.tile(tile) - worth.cost(RECRUIT_COST[tile][state.taken[tile]]))
                for tile in RECRUITS[district]
                if state.taken[tile] + 1 < len(SACRIFICE_VALUE[tile])
                and all(
                    player.goods[good] >= amount
                    for good, amount in RECRUIT_COST[tile][state.taken[tile]]
                )
            ),
            default=0.0,
        )
    if kind == MARKET:
        return PLAZA
    least = min((worth.inca(job) for job in range(_JOBS) if player.incas[job]), default=1000.0)
    return max(0.0, _service(worth) - least)


def _production(state: State, seat: int, worth: Worth, district: int) -> float:
    units = state.bonus[district]
    if not units:
        return 0.0
    job = WORKERS_OF[district]
    good = PRODUCT[job]
    each = worth.amount(good, YIELD[job]) - worth.corn * PAY_CORN[job]
    own = others = 0
    for other, player in enumerate(state.players):
        incas = player.incas[job]
        if PAY_CORN[job]:
            incas = min(incas, player.goods[CORN] // PAY_CORN[job])
        if other == seat:
            own = incas
        else:
            others += incas
    rivals = len(state.players) - 1
    return worth.amount(good, units * BONUS_UNIT[district]) + each * (own - 0.7 * others / rivals)


def _temple(state: State, worth: Worth, district: int) -> float:
    stones = state.bonus[district]
    if not stones:
        return 0.0
    total = stones * STEPS_PER_STONE * worth.step
    player = worth.player
    clergy = CLERGY_OF[district]
    if clergy < 0:
        return total + _offerings(state, worth)
    each = SACRIFICE_VALUE[clergy][state.taken[clergy]] * worth.step - worth.goods[LLAMA]
    if each > 0:
        total += each * min(player.clergy[clergy], player.goods[LLAMA])
        others = sum(
            min(other.clergy[clergy], other.goods[LLAMA])
            for other in state.players
            if other is not player
        )
        total -= 0.7 * each * others / (len(state.players) - 1)
    return total


def _offerings(state: State, worth: Worth) -> float:
    """What the main temple's offerings bring to the player, and in part what to the others."""
    total = 0.0
    others = (len(state.players) - 1) / 0.7
    for good in range(len(GOODS)):
        gain = STEPS_PER_OFFERING * worth.step - worth.goods[good] * UNIT[good]
        if gain > 0:
            for player in state.players:
                if player.goods[good] >= UNIT[good]:
                    total += gain if player is worth.player else -gain / others
    return total
