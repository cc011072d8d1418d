"""What tasks count, once more: each test reads what lies in front of a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from tawantin.kernel.toml import Table

from ..components import FEATHER_IDS, GOOD_IDS, PRIESTS, ROOT
from .reading import Position, entry


def _gods(here: Position) -> Counter[str]:
    """How many cards of each god are in hand."""
    return Counter(entry("god_card", card).text("god") for card in here.hand())


def _of_kind(here: Position, part: Table) -> list[str]:
    """The abilities of the seat's tiles of a kind."""
    return [tile.ability for tile in here.tiles() if tile.kind == part.text("kind")]


def _lowered(here: Position, part: Table) -> int:
    kind = part.text("kind")
    return sum(not tile.up and kind in (tile.kind, "any") for tile in here.tiles())


def _in_ring(here: Position, part: Table) -> int:
    ring = part.text("ring")
    return sum(entry("place", place).text("ring") == ring for place in here.villages())


def _coloured(here: Position, part: Table) -> int:
    colour = FEATHER_IDS.index(part.text("feather"))
    return sum(here.village_feather(place) == colour for place in here.villages())


def _worth(here: Position) -> list[int]:
    return [here.village_points(place) for place in here.villages()]


def _of_type(here: Position, part: Table) -> int:
    return here.player.goods[GOOD_IDS.index(part.text("good"))]


_TESTS: Final[dict[str, Callable[[Position, Table], int]]] = {
    "feathers_color": lambda here, part: here.feathers().count(part.text("feather")),
    "feathers_distinct_colors": lambda here, part: len(set(here.feathers())),
    "feathers_total": lambda here, part: len(here.feathers()),
    "villages_total": lambda here, part: len(here.villages()),
    "villages_feather_color": _coloured,
    "villages_points": lambda here, part: _worth(here).count(part.integer("points")),
    "villages_ring": _in_ring,
    "villages_distinct_points": lambda here, part: len(set(_worth(here))),
    "tiles_count": lambda here, part: len(_of_kind(here, part)),
    "tiles_distinct_abilities": lambda here, part: len(set(_of_kind(here, part))),
    "tiles_lowered": _lowered,
    "tiles_ability": lambda here, part: sum(
        tile.ability == part.text("ability") for tile in here.tiles()
    ),
    "god_cards_distinct_gods": lambda here, part: len(_gods(here)),
    "god_cards_same_god": lambda here, part: max(_gods(here).values(), default=0),
    "god_cards_of_god": lambda here, part: _gods(here)[part.text("god")],
    "goods_of_type": _of_type,
    "goods_distinct": lambda here, part: sum(count > 0 for count in here.player.goods),
    "goods_total": lambda here, part: sum(here.player.goods),
    "priests_in_temple": lambda here, part: PRIESTS - here.player.priests,
    "food": lambda here, part: here.player.food,
    "offerings": lambda here, part: here.player.offerings,
    "headbands_active": lambda here, part: here.player.headbands.bit_count(),
    "inti_medallions": lambda here, part: here.player.inti,
    "turn_order_first": lambda here, part: int(here.state.order[0] == here.seat),
}


@cache
def _parts(task: str) -> tuple[Table, ...]:
    known = {table.text("id") for table in ROOT.tables("start_task")}
    return entry("start_task" if task in known else "task", task).tables("all_of")


def missing(here: Position, task: str) -> int:
    """How many pieces a player lacks for a task."""
    short = (part.integer("need") - _TESTS[part.text("test")](here, part) for part in _parts(task))
    return sum(max(0, lack) for lack in short)
