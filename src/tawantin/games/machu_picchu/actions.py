"""Every move of the game, interned, and the lists of them that decisions hand out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Final

from tawantin.kernel.actions import Action, ActionTable
from tawantin.kernel.bits import bit_set
from tawantin.kernel.choices import Choice, Choices

from .components import (
    CARDS,
    CLERGY,
    CLERGY_COUNT,
    COLUMNS,
    DISTRICTS,
    GOODS,
    HOME,
    MOON_GOOD,
    MOON_PAY,
    MOON_TILES,
    MOST_INCAS,
    PROFESSIONS,
    SUNDIAL_UNITS,
)

ACTIONS: Final = ActionTable("machu_picchu")
_add: Final = ACTIONS.add


def _named(kind: str, target: str, names: Iterable[str]) -> Choice:
    return Choice([_add(kind, name, targets=[f"{target}:{name}"]) for name in names])


def _counted(kind: str, most: int) -> Choice:
    return Choice([_add(kind, n) for n in range(most + 1)])


def _workers(kind: str) -> Choice:
    """By profession."""
    return Choice(
        [
            _add(kind, name, targets=[f"profession:{name}", f"district:{DISTRICTS[HOME[p]]}"])
            for p, name in enumerate(PROFESSIONS)
        ]
    )


def _column(kind: str, target: str) -> Choice:
    """By good, of those that have a column on the market."""
    return Choice(
        {
            good: _add(kind, GOODS[good], targets=[f"{target}:{GOODS[good]}"])
            for good in sorted(COLUMNS)
        }
    )


FIRST_INCA: Final = _workers("first_inca")
PLACE: Final = _named("place", "district", DISTRICTS)
WALK: Final = _named("walk", "district", DISTRICTS)
RIDE: Final = Choice(
    [_add("ride", name, targets=[f"district:{name}", "good:llama"]) for name in DISTRICTS]
)
GO: Final = {"place": PLACE, "walk": WALK, "ride": RIDE}
"""By kind: the ways to a district."""
STAY: Final = _named("stay", "moon_tile", MOON_TILES)
PRODUCE: Final = _counted("produce", MOST_INCAS)
SACRIFICE: Final = _counted("sacrifice", max(CLERGY_COUNT))
OFFER: Final = _named("offer", "good", GOODS)
OFFER_DONE: Final = _add("offer_done")
HIRE: Final = _workers("hire")
HIRE_DONE: Final = _add("hire_done")
RECRUIT: Final = _named("recruit", "clergy", CLERGY)
RECRUIT_NONE: Final = _add("recruit_none")
MARKET_REMOVE: Final = _column("market_remove", "market")
MARKET_ADD: Final = _column("market_add", "market")
SELL: Final = _column("sell", "good")
BUY: Final = _column("buy", "market")
MARKET_DONE: Final = _add("market_done")
SEND: Final = _workers("send")
SEND_NONE: Final = _add("send_none")
CARD_BACK: Final = _named("give_back", "card", CARDS)
_paid = [tile for tile in range(len(MOON_TILES)) if MOON_GOOD[tile] >= 0 and MOON_PAY[tile]]


def _moon(kind: str) -> Choice:
    """By moon tile, of those whose goods are paid for."""
    return Choice(
        {t: _add(kind, MOON_TILES[t], targets=[f"moon_tile:{MOON_TILES[t]}"]) for t in _paid}
    )


MOON_BUY: Final = _moon("moon_buy")
MOON_DECLINE: Final = _moon("moon_decline")
_sets = list(combinations(range(len(GOODS)), SUNDIAL_UNITS))
SUNDIAL_SET: Final = [bit_set(goods) for goods in _sets]
"""The goods of each `sundial_goods` action, as bit sets."""
SUNDIAL_GOODS: Final = Choice(
    {
        SUNDIAL_SET[n]: _add(
            "sundial_goods",
            *(GOODS[good] for good in goods),
            targets=[f"good:{GOODS[good]}" for good in goods],
        )
        for n, goods in enumerate(_sets)
    }
)
"""By bit set of the goods."""

CHOICES: Final = Choices(
    [
        *(FIRST_INCA, PLACE, WALK, RIDE, STAY, PRODUCE, SACRIFICE, OFFER, HIRE, RECRUIT),
        *(MARKET_REMOVE, MARKET_ADD, SELL, BUY, SEND, CARD_BACK, MOON_BUY, MOON_DECLINE),
        SUNDIAL_GOODS,
    ]
)

# Lists that depend on few things are built once.
PRODUCE_UP_TO: Final = [PRODUCE.actions[: n + 1] for n in range(len(PRODUCE.actions))]
SACRIFICE_UP_TO: Final = [SACRIFICE.actions[: n + 1] for n in range(len(SACRIFICE.actions))]
MOON_CHOICE: Final = {t: [MOON_BUY[t], MOON_DECLINE[t]] for t in _paid}


def _subsets(choice: Choice, last: Action) -> list[list[Action]]:
    """`[flags]`: the actions of a bit set, and the last one."""
    return [[*choice.of(flags), last] for flags in range(1 << len(choice.actions))]


OFFERS: Final = _subsets(OFFER, OFFER_DONE)
HIRES_OF: Final = _subsets(HIRE, HIRE_DONE)
RECRUITS_OF: Final = _subsets(RECRUIT, RECRUIT_NONE)
SENDS: Final = _subsets(SEND, SEND_NONE)
SUNDIAL_CHOICES: Final = [
    [SUNDIAL_GOODS[goods] for goods in SUNDIAL_SET if goods & ~stock == 0]
    for stock in range(1 << len(GOODS))
]


@lru_cache(maxsize=4096)
def market_list(remove: int, add: int, sell: int, buy: int) -> list[Action]:
    """The actions of a market visit, from the bit sets of goods for which each is possible."""
    return [
        *MARKET_REMOVE.of(remove),
        *MARKET_ADD.of(add),
        *SELL.of(sell),
        *BUY.of(buy),
        MARKET_DONE,
    ]
