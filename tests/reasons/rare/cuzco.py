"""Reasons of Cuzco that random play seldom meets."""

from __future__ import annotations

from collections.abc import Iterator

from tests.cuzco.table import Table

from tawantin.games.cuzco.components import CARD_IDS

from .asked import Asked


def _dice() -> Iterator[Asked]:
    # A 2 lies there; with card 07 a 4 could follow it.
    table = Table()
    table.dice(4, 5)
    table.give(7)
    table.on_space("temple", 2)
    yield table.state, 0, "place 4 temple"
    # All houses are empty.
    table = Table()
    table.dice(6)
    table.free_fields(2)
    table.state.houses, table.state.housed = [-1] * 12, 0
    yield table.state, 0, "place 6 agriculture"
    # The open card 06 was used by medallion, and came up once more.
    table = Table()
    table.on_space("points", 3)
    table.show(3, 6, 0, 0, 0)
    table.state.inti_used = 1 << CARD_IDS.index("06")
    yield table.state, 0, "play 06 inti"
    # An exchange with no khipu on the mask and no card of Viracocha.
    table = Table()
    table.dice(6)
    table.free_fields(12)
    table.do("place 6 exchange")
    yield table.state, 0, "reserve_khipu 1"
    yield table.state, 0, "take_god viracocha"


def _abilities() -> Iterator[Asked]:
    # Twelve feathers, a marker on the last field, and supplies that have run out.
    table = Table(limited_food_and_offerings=True)
    table.tile("research_03_1", "research_05_1")
    player = table.player()
    player.feathers, player.status = (1 << 12) - 1, 15
    player.food, table.player(1).offerings = 36, 30
    table.free_fields(4)
    table.tile("agriculture_01_1", "agriculture_10_1", "agriculture_02_1")
    table.phase_two()
    yield table.state, 0, "use research 03"
    yield table.state, 0, "use research 05"
    yield table.state, 0, "use agriculture 01"
    yield table.state, 0, "use agriculture 10"
    # Two khipu may be moved, not three.
    table = Table()
    table.free_fields(4)
    table.tile("agriculture_08_1", "agriculture_08_2", "agriculture_02_1")
    table.phase_two()
    table.do("use agriculture 08")
    yield table.state, 0, "reserve_khipu 3"


def _tasks() -> Iterator[Asked]:
    # Three feathers of a colour are there; of the other task none.
    table = Table()
    table.feathers("orange", 3)
    table.tasks("01", "07", "41")
    table.palace()
    table.give(4)
    yield table.state, 0, "box 01"
    yield table.state, 0, "box 07"
    yield table.state, 0, "complete 01 04:hand"
    # Three of four offerings: card 04 would cost one of them.
    table.player().offerings = 3
    yield table.state, 0, "complete 41 04:hand"


def positions() -> Iterator[Asked]:
    """One position for each."""
    yield from _dice()
    yield from _abilities()
    yield from _tasks()
