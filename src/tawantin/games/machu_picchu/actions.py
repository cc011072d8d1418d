"""Every move of the game, interned, and the lists of them that decisions hand out.

`ARG[action.index]` is the small int that the action is about: a district, a good, a card, a count.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from tawantin.kernel.actions import Action, ActionTable

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
    NEIGHBOURS,
    PROFESSIONS,
    SUNDIAL_UNITS,
)

ACTIONS: Final = ActionTable("machu_picchu")
ARG: Final[list[int]] = []


def _one(kind: str, arg: int, *words: int | str, targets: Iterable[str] = ()) -> Action:
    ARG.append(arg)
    return ACTIONS.add(kind, *words, targets=targets)


def _districts(kind: str, *more: str) -> list[Action]:
    return [
        _one(kind, d, name, targets=[f"district:{name}", *more]) for d, name in enumerate(DISTRICTS)
    ]


def _workers(kind: str) -> list[Action]:
    return [
        _one(kind, p, name, targets=[f"profession:{name}", f"district:{DISTRICTS[HOME[p]]}"])
        for p, name in enumerate(PROFESSIONS)
    ]


def _column(kind: str, target: str) -> dict[int, Action]:
    return {
        good: _one(kind, good, GOODS[good], targets=[f"{target}:{GOODS[good]}"])
        for good in sorted(COLUMNS)
    }


FIRST_INCA: Final = _workers("first_inca")
PLACE: Final = _districts("place")
WALK: Final = _districts("walk")
RIDE: Final = _districts("ride", "good:llama")
STAY: Final = [
    _one("stay", tile, name, targets=[f"moon_tile:{name}"]) for tile, name in enumerate(MOON_TILES)
]
PRODUCE: Final = [_one("produce", n, n) for n in range(MOST_INCAS + 1)]
SACRIFICE: Final = [_one("sacrifice", n, n) for n in range(max(CLERGY_COUNT) + 1)]
OFFER: Final = [
    _one("offer", good, name, targets=[f"good:{name}"]) for good, name in enumerate(GOODS)
]
OFFER_DONE: Final = _one("offer_done", 0)
HIRE: Final = _workers("hire")
HIRE_DONE: Final = _one("hire_done", 0)
RECRUIT: Final = [
    _one("recruit", kind, name, targets=[f"clergy:{name}"]) for kind, name in enumerate(CLERGY)
]
RECRUIT_NONE: Final = _one("recruit_none", 0)
MARKET_REMOVE: Final = _column("market_remove", "market")
MARKET_ADD: Final = _column("market_add", "market")
SELL: Final = _column("sell", "good")
BUY: Final = _column("buy", "market")
MARKET_DONE: Final = _one("market_done", 0)
SEND: Final = _workers("send")
SEND_NONE: Final = _one("send_none", 0)
CARD_BACK: Final = [
    _one("give_back", card, name, targets=[f"card:{name}"]) for card, name in enumerate(CARDS)
]
_paid = [tile for tile in range(len(MOON_TILES)) if MOON_GOOD[tile] >= 0 and MOON_PAY[tile]]
MOON_BUY: Final = {
    t: _one("moon_buy", t, MOON_TILES[t], targets=[f"moon_tile:{MOON_TILES[t]}"]) for t in _paid
}
MOON_DECLINE: Final = {
    t: _one("moon_decline", t, MOON_TILES[t], targets=[f"moon_tile:{MOON_TILES[t]}"]) for t in _paid
}
_sets = list(combinations(range(len(GOODS)), SUNDIAL_UNITS))
SUNDIAL_SET: Final = [sum(1 << good for good in goods) for goods in _sets]
"""The goods of each `sundial_goods` action, as bit sets."""
SUNDIAL_GOODS: Final = [
    _one(
        "sundial_goods",
        SUNDIAL_SET[n],
        *(GOODS[good] for good in goods),
        targets=[f"good:{GOODS[good]}" for good in goods],
    )
    for n, goods in enumerate(_sets)
]

# Lists that depend on few things are built once.
PRODUCE_UP_TO: Final = [PRODUCE[: n + 1] for n in range(len(PRODUCE))]
SACRIFICE_UP_TO: Final = [SACRIFICE[: n + 1] for n in range(len(SACRIFICE))]
MOON_CHOICE: Final = {t: [MOON_BUY[t], MOON_DECLINE[t]] for t in _paid}


def _subsets(actions: list[Action], *last: Action) -> list[list[Action]]:
    """`[bits]`: the actions whose bit is set, and the last ones."""
    return [
        [*(action for n, action in enumerate(actions) if bits >> n & 1), *last]
        for bits in range(1 << len(actions))
    ]


OFFERS: Final = _subsets(OFFER, OFFER_DONE)
HIRES_OF: Final = _subsets(HIRE, HIRE_DONE)
RECRUITS_OF: Final = _subsets(RECRUIT, RECRUIT_NONE)
SENDS: Final = _subsets(SEND, SEND_NONE)
STAYS: Final = _subsets(STAY)
FIRST_INCAS: Final = _subsets(FIRST_INCA)
SUNDIAL_CHOICES: Final = [
    [action for n, action in enumerate(SUNDIAL_GOODS) if SUNDIAL_SET[n] & ~stock == 0]
    for stock in range(1 << len(GOODS))
]
PRINCE_MOVES: Final = [
    [
        [[*(WALK[d] for d in NEIGHBOURS[district]), *rides, *stays] for stays in STAYS]
        for rides in ([], [RIDE[d] for d in range(len(DISTRICTS)) if d != district])
    ]
    for district in range(len(DISTRICTS))
]
"""`[district][can ride][moon tiles on the board]`."""

_MARKET_LISTS: Final[dict[int, list[Action]]] = {}


def market_list(remove: int, add: int, sell: int, buy: int) -> list[Action]:
    """The actions of a market visit, from the bit sets of goods for which each is possible."""
    width = len(GOODS)
    key = ((remove << width | add) << width | sell) << width | buy
    found = _MARKET_LISTS.get(key)
    if found is None:
        found = [
            action
            for actions, bits in (
                (MARKET_REMOVE, remove),
                (MARKET_ADD, add),
                (SELL, sell),
                (BUY, buy),
            )
            for good, action in actions.items()
            if bits >> good & 1
        ]
        found.append(MARKET_DONE)
        _MARKET_LISTS[key] = found
    return found
