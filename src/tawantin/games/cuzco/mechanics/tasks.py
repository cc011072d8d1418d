"""The Sapa Inca's tasks: what each counts, one line per test, and how much of it is missing.

A task is a list of conditions (`test`, `need` and perhaps one argument). `missing` says how many
pieces a player lacks; card 04 makes do with one less, so a task is then fulfilled if one is missing
(of a start task with two parts, one part). Tasks 0 to 5 are the start tasks, then come 01 to 55.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.bits import members
from tawantin.kernel.toml import Table

from ..board import INNER, LAYOUTS, OUTER, VILLAGES
from ..components import (
    ABILITIES,
    ABILITY_IDS,
    AGRICULTURE,
    CARD_GOD,
    COLOUR_SLOTS,
    FEATHER_IDS,
    GOD_IDS,
    GOOD_IDS,
    KIND_IDS,
    PRIESTS,
    RESEARCH,
    ROOT,
    ROUNDS,
    SETUP,
    TASKS_DRAWN,
    TILE_KIND,
)
from ..state import Player, State

Count = Callable[[State, int, Player, int], int]
"""How much a player has of something: state, seat, player, argument."""


def _tiles_lowered(player: Player, kind: int) -> int:
    down = members(player.tiled & ~player.up)
    return sum([kind < 0 or TILE_KIND[player.tiles[field]] == kind for field in down])


def _by_god(player: Player) -> list[int]:
    counts = [0] * len(GOD_IDS)
    for number in player.known:
        counts[CARD_GOD[number]] += 1
    for number in player.secret:
        counts[CARD_GOD[number]] += 1
    return counts


_ONES: Final = sum(1 << 2 * ability for ability in range(ABILITIES))
"""The lower bit of each ability's two-bit count."""


def _tiles(player: Player, kind: int) -> int:
    counts = player.strengths[kind]
    return (counts & _ONES).bit_count() + 2 * (counts >> 1 & _ONES).bit_count()


def _abilities(player: Player, kind: int) -> int:
    counts = player.strengths[kind]
    return ((counts | counts >> 1) & _ONES).bit_count()


def _of_ability(player: Player, kind: int, ability: int) -> int:
    return player.strengths[kind] >> 2 * ability & 3


def _villages_worth(state: State, player: Player) -> list[int]:
    points = LAYOUTS[state.layout].points
    return [points[place] for place in VILLAGES if player.villages >> place & 1]


COUNTS: Final[dict[str, Count]] = {
    "feathers_color": lambda s, n, p, a: (p.feathers & COLOUR_SLOTS[p.mask][a]).bit_count(),
    "feathers_distinct_colors": lambda s, n, p, a: sum(
        [p.feathers & slots != 0 for slots in COLOUR_SLOTS[p.mask]]
    ),
    "feathers_total": lambda s, n, p, a: p.feathers.bit_count(),
    "villages_total": lambda s, n, p, a: p.villages.bit_count(),
    "villages_feather_color": lambda s, n, p, a: (
        p.villages & LAYOUTS[s.layout].coloured[a]
    ).bit_count(),
    "villages_points": lambda s, n, p, a: _villages_worth(s, p).count(a),
    "villages_ring": lambda s, n, p, a: (p.villages & (OUTER if a else INNER)).bit_count(),
    "villages_distinct_points": lambda s, n, p, a: len(set(_villages_worth(s, p))),
    "tiles_count": lambda s, n, p, a: _tiles(p, a),
    "tiles_distinct_abilities": lambda s, n, p, a: _abilities(p, a),
    "tiles_lowered": lambda s, n, p, a: _tiles_lowered(p, a),
    "tiles_ability": lambda s, n, p, a: (
        _of_ability(p, AGRICULTURE, a) + _of_ability(p, RESEARCH, a)
    ),
    "god_cards_distinct_gods": lambda s, n, p, a: sum([count > 0 for count in _by_god(p)]),
    "god_cards_same_god": lambda s, n, p, a: max(_by_god(p)),
    "god_cards_of_god": lambda s, n, p, a: _by_god(p)[a],
    "goods_of_type": lambda s, n, p, a: p.goods[a],
    "goods_distinct": lambda s, n, p, a: sum([count > 0 for count in p.goods]),
    "goods_total": lambda s, n, p, a: sum(p.goods),
    "priests_in_temple": lambda s, n, p, a: PRIESTS - p.priests,
    "food": lambda s, n, p, a: p.food,
    "offerings": lambda s, n, p, a: p.offerings,
    "headbands_active": lambda s, n, p, a: p.headbands.bit_count(),
    "inti_medallions": lambda s, n, p, a: p.inti,
    "turn_order_first": lambda s, n, p, a: int(s.order[0] == n),
}

_ARGUMENTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "feathers_color": ("feather", FEATHER_IDS),
    "villages_feather_color": ("feather", FEATHER_IDS),
    "villages_ring": ("ring", ("inner", "outer")),
    "tiles_count": ("kind", KIND_IDS),
    "tiles_distinct_abilities": ("kind", KIND_IDS),
    "tiles_lowered": ("kind", (*KIND_IDS, "any")),
    "tiles_ability": ("ability", ABILITY_IDS),
    "god_cards_of_god": ("god", GOD_IDS),
    "goods_of_type": ("good", GOOD_IDS),
}
"""By test: the key of its argument and what it may be."""
PAYMENT_TESTS: Final = frozenset({"offerings", "inti_medallions"})
"""Tests that look at what a card costs."""
HAND_TESTS: Final = frozenset({"god_cards_distinct_gods", "god_cards_same_god", "god_cards_of_god"})
"""Tests that look at cards in hand: secret ones must be shown."""


@dataclass(frozen=True, slots=True)
class Condition:
    """One part of a task."""

    test: str
    count: Count
    argument: int
    need: int


@dataclass(frozen=True, slots=True)
class Task:
    """A task of the Sapa Inca."""

    id: str
    conditions: tuple[Condition, ...]
    shows_hand: bool
    """It counts cards in hand."""
    fragile: bool
    """Playing a card may make it harder."""


def _condition(table: Table) -> Condition:
    test = table.choice("test", tuple(COUNTS))
    argument = 0
    if test in _ARGUMENTS:
        key, ids = _ARGUMENTS[test]
        chosen = table.choice(key, ids)
        argument = -1 if chosen == "any" else ids.index(chosen)
    elif test == "villages_points":
        argument = table.integer("points", 0, 20)
    return Condition(test, COUNTS[test], argument, table.integer("need", 1, 12))


def _task(table: Table) -> Task:
    conditions = tuple(_condition(part) for part in table.tables("all_of"))
    shows = any(condition.test in HAND_TESTS for condition in conditions)
    fragile = shows or any(condition.test in PAYMENT_TESTS for condition in conditions)
    return Task(table.text("id"), conditions, shows, fragile)


_start: Final = ROOT.tables("start_task")
_others: Final = ROOT.tables("task")
TASKS: Final = tuple(_task(table) for table in (*_start, *_others))
TASK_IDS: Final = tuple(task.id for task in TASKS)
START_TASKS: Final = tuple(range(len(_start)))
COMMON_TASKS: Final = tuple(range(len(_start), len(TASKS)))
for _players, _setup in SETUP.items():
    _drawn = TASKS_DRAWN * _players + _setup.palace * ROUNDS
    if _drawn > len(COMMON_TASKS):
        raise ROOT.complain(
            "task",
            "has too few for the {drawn} drawn with {seats} players",
            "tasks",
            drawn=_drawn,
            seats=_players,
        )


_CONDITIONS: Final = tuple(
    tuple((part.count, part.argument, part.need) for part in task.conditions) for task in TASKS
)


def missing(state: State, seat: int, task: int, player: Player | None = None) -> int:
    """How much the seat lacks, or would with what `player` has; 0 if the task is fulfilled."""
    if player is None:
        player = state.players[seat]
    lacking = 0
    for count, argument, need in _CONDITIONS[task]:
        have = count(state, seat, player, argument)
        if have < need:
            lacking += need - have
    return lacking
