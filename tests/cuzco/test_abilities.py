"""Each of the twelve abilities of person tiles, by strength, and when it cannot be used."""

from __future__ import annotations

import pytest
from tests.cuzco.table import Table

from tawantin.games.cuzco.board import PLACE_IDS
from tawantin.games.cuzco.state import STATUS_ITEM


def with_tiles(ability: str, tiles: int, kind: str = "research", **options: int) -> Table:
    table = Table(**options)
    table.free_fields(5)
    table.tile(*[f"{kind}_{ability}_{n + 1}" for n in range(tiles)])
    table.phase_two()
    return table


def test_ability_01_takes_offerings() -> None:
    table = with_tiles("01", 3)
    table.do("use research 01")
    assert table.player().offerings == 5


def test_ability_02_gives_two_points_a_tile() -> None:
    table = with_tiles("02", 2)
    table.do("use research 02")
    assert table.score() == 4


def test_ability_03_takes_up_to_as_many_feathers() -> None:
    table = with_tiles("03", 2)
    table.do("use research 03")
    assert len(table.options()) == 12
    table.do("put_feather 4")
    assert len(table.options()) == 12
    assert table.options()[0] == "done"
    table.do("put_feather 7")
    assert table.player().feathers == 1 << 4 | 1 << 7


def test_ability_03_needs_an_empty_slot() -> None:
    table = with_tiles("03", 1)
    table.player().feathers = 0xFFF
    assert "use research 03" not in table.options()


@pytest.mark.parametrize(
    ("tiles", "goals"),
    [(1, ["in1"]), (2, ["in1", "in3"]), (3, ["in1", "in3", "in5"])],
)
def test_ability_04_walks_one_stone_path(tiles: int, goals: list[str]) -> None:
    table = with_tiles("04", tiles)
    table.do("use research 04")
    if len(goals) == 1:
        assert PLACE_IDS[table.player().runner] == goals[0]
    else:
        assert table.options() == [f"move_to {goal}" for goal in goals]


@pytest.mark.parametrize(("step", "status"), [(1, 2), (2, 4)])
def test_ability_05_advances_the_status_marker(step: int, status: int) -> None:
    table = with_tiles("05", 2, status_tile_step=step)
    table.do("use research 05")
    assert table.player().points[STATUS_ITEM] == status  # nobody else had an ability to use


def test_ability_05_is_of_no_use_on_the_last_field() -> None:
    table = with_tiles("05", 1)
    table.player().status = 15
    assert table.options() == ["done"]


def test_ability_06_walks_one_rope_bridge() -> None:
    table = with_tiles("06", 2, "agriculture")
    table.do("use agriculture 06")
    assert table.options() == ["move_to in0", "move_to in2"]


def test_ability_07_takes_open_god_cards_one_by_one() -> None:
    table = with_tiles("07", 2)
    table.do("use research 07")
    assert table.options() == ["take_god iliapa", "take_god mama_quilia"]
    table.do("take_god iliapa")
    assert table.options()[0] == "done"
    table.do("take_god iliapa")
    assert len(table.player().known) == 2


def test_ability_08_moves_khipu_to_the_reserve() -> None:
    table = with_tiles("08", 3)
    reserve = table.player().reserve
    table.do("use research 08")
    assert table.options() == ["reserve_khipu 1", "reserve_khipu 2", "reserve_khipu 3"]
    table.do("reserve_khipu 2")
    assert table.player().reserve == reserve + 2


@pytest.mark.parametrize(("tiles", "usable"), [(1, False), (2, True)])
def test_ability_09_activates_a_headband_tile_in_reach(tiles: int, usable: bool) -> None:
    table = with_tiles("09", tiles)
    table.player().feathers = 0b11 << 8
    assert ("use research 09" in table.options()) is usable
    if usable:
        table.do("use research 09")
        assert table.score() == 14
        assert "take_offering" in table.options()


def test_ability_10_takes_food() -> None:
    table = with_tiles("10", 2, "agriculture")
    table.do("use agriculture 10")
    assert table.player().food == 2


def test_ability_11_takes_an_agriculture_tile_as_with_a_three() -> None:
    table = with_tiles("11", 1)
    table.do("use research 11")
    assert table.options() == [f"take_tile agriculture {slot}" for slot in (1, 2, 3)]
    table.do("take_tile agriculture 1")
    assert table.player().tiled == 0b11


def test_ability_12_takes_a_research_tile_as_with_a_six() -> None:
    table = with_tiles("12", 2, "agriculture")
    table.do("use agriculture 12")
    assert table.options() == [f"take_tile research {slot}" for slot in range(1, 7)]


def test_both_kinds_may_use_the_same_number_but_never_together() -> None:
    table = with_tiles("10", 2, "agriculture")
    table.tile("research_10_1")
    table.do("use agriculture 10", "use research 10")
    assert table.player().food == 3
