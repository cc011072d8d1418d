"""What each option changes."""

from __future__ import annotations

from tests.cuzco.table import GAME_OF_CUZCO as GAME
from tests.cuzco.table import Table

from tawantin.games.cuzco.board import DEFAULT_LAYOUT, LAYOUTS, PLACE_IDS
from tawantin.games.cuzco.components import FEATHER_IDS
from tawantin.kernel.chance import LiveChance


def to_the_draft(seats: int, **options: object) -> Table:
    table = Table.__new__(Table)
    table.chance = LiveChance(11)
    table.state = GAME.new(seats, options, LiveChance(2))
    for _ in range(seats):
        table.do(table.options()[0])
    return table


def test_german_players_keep_two_of_four_tasks() -> None:
    table = to_the_draft(3)
    assert GAME.actors(table.state) == (0, 1, 2)
    assert len(table.options()) == 4
    drafted = table.options()
    table.do(drafted[3])
    assert len(table.options()) == 3
    table.do(table.options()[0])
    assert GAME.actors(table.state) == (1, 2)


def test_dutch_players_keep_both_tasks_without_a_choice() -> None:
    table = to_the_draft(3, preset="dutch")
    assert table.options()[0].startswith("place")
    assert [len(player.tasks) for player in table.state.players] == [3, 3, 3]
    assert table.state.status_step == 2


def test_the_first_departure_turns_the_overlay_only_by_option() -> None:
    for allowed in (False, True):
        table = Table(rotate_on_first_departure=allowed)
        table.dice(6)
        table.do("place 6 stone_path")
        assert table.options()[0].startswith("rotate") is allowed


def test_a_free_choice_of_temple_step_by_option() -> None:
    table = Table(temple_step_exact=False)
    table.dice(3)
    table.do("place 3 temple")
    assert table.options() == ["step 1", "step 2", "step 3"]
    table.do("step 2")
    assert table.state.temple[2] == 0


def test_limited_supplies_run_out() -> None:
    table = Table(limited_food_and_offerings=True)
    table.player(1).food = 36
    table.player(1).offerings = 30 - 6
    table.dice(2)
    table.do("place 2 temple")
    assert "take_offering" not in table.options()
    table.do("take_god iliapa")
    assert table.options() == ["take_status"]


def test_nobody_must_play_card_08_when_a_trial_has_nothing_else_to_give() -> None:
    table = Table(limited_food_and_offerings=True)
    table.show(0, 0, 0, 0, 0)
    table.give(8)
    table.player(1).offerings = 30 - 6
    table.dice(2)
    table.do("place 2 temple")
    assert table.options() == ["pass", "play 08 hand"]
    table.do("pass")
    assert table.options() == ["take_status", "take_food"]


def test_the_default_map_is_the_one_of_the_specification() -> None:
    layout = LAYOUTS[DEFAULT_LAYOUT]
    expected = "turquoise 2 orange 1 violet 3 pink 2 orange 1 turquoise 3 violet 3 violet 4 "
    expected += "turquoise 7 orange 6 pink 2 pink 5"
    sentences = " ".join(
        f"{FEATHER_IDS[layout.feather[place]]} {layout.points[place]}"
        for place in range(1, len(PLACE_IDS))
    )
    assert sentences == expected
    assert len(layout.roads) == 24


def test_without_the_module_nobody_has_tokens() -> None:
    assert Table().state.pututu == []
    assert Table(module_pututu=True).state.pututu != []


def test_a_turned_die_must_be_the_one_placed() -> None:
    table = Table(module_pututu=True)
    table.player().pututu = [0, 1]
    table.dice(2, 6)
    table.do("turn_die 2 2 +2")
    assert all(option.split()[1] == "4" for option in table.options())
