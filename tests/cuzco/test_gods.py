"""Each god card: when it is offered and what it does; and how cards are paid for."""

from __future__ import annotations

import pytest
from tests.cuzco.table import CHANCE, GAME_OF_CUZCO, Table

from tawantin.games.cuzco.actions import INTI_SOURCE
from tawantin.games.cuzco.board import PLACE_IDS
from tawantin.games.cuzco.components import GOOD_IDS, TILE_IDS
from tawantin.games.cuzco.mechanics.tray import (
    FROM_TRAY,
    pay_and_put_away,
    payable,
    sources,
    take_open,
)
from tawantin.kernel.reasons import nearest


def offers(table: Table, card: str) -> bool:
    return any(card in option.split() for option in table.options())


def test_card_01_boosts_one_use_of_each_kind() -> None:
    table = Table()
    table.free_fields(4)
    table.tile("research_02_1", "agriculture_10_1")
    table.give(1)
    table.phase_two()
    table.do("play 01 hand")
    assert table.options() == [
        "done",
        "use agriculture 10",
        "use research 02",
        "use agriculture 10 boosted",
        "use research 02 boosted",
    ]
    table.do("use research 02 boosted", "use agriculture 10 boosted")
    assert (table.score(), table.player().food) == (4, 2)


def test_card_02_slides_up_one_or_two_tiles_during_an_exchange() -> None:
    table = Table()
    table.free_fields(4)
    table.tile("agriculture_10_3", "agriculture_01_1", down=True)
    table.give(2)
    table.dice(2)
    table.do("place 2 exchange", "play 02 hand")
    assert table.options() == ["slide_up 0", "slide_up 1"]
    table.do("slide_up 0")
    assert table.options() == ["done", "slide_up 1"]
    table.do("done", "slide_down 0")
    assert table.player().food == 3
    assert table.state.discard[2] == 1


def test_card_02_is_not_offered_without_a_tile_lying_down() -> None:
    table = Table()
    table.give(2)
    table.tile("agriculture_10_3")
    table.dice(2)
    table.do("place 2 exchange")
    assert not offers(table, "02")


def test_card_03_gives_the_points_of_a_good_again() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.state.market[:5] = [GOOD_IDS.index("bowl")] * 5
    table.player().food = 3
    table.give(3)
    table.market()
    table.do("buy bowl")
    assert table.options() == ["pass", "play 03 hand"]
    table.do("play 03 hand")
    assert table.score() == 10


def test_card_04_needs_a_task_that_lacks_exactly_one_condition() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.tasks("S-01", "06", "37")
    table.priests(1, 2)
    table.give(4)
    table.palace()
    assert [option for option in table.options() if "04" in option] == [
        "complete S-01 04:hand",
        "complete 37 04:hand",
    ]


def test_card_05_gives_an_extra_turn_with_a_one_but_not_a_second_one() -> None:
    table = Table()
    table.give(5, 5)
    table.dice(6, 6)
    table.do("place 6 points", "play 05 hand")
    assert table.asked() == 0
    table.do("place 1 points")
    assert table.score() == 4
    assert table.player().dice == [6]
    assert table.asked() == 1


def test_card_06_moves_any_die_before_one_is_placed() -> None:
    table = Table()
    table.on_space("temple", 1, seat=2)
    table.give(6)
    table.dice(4)
    table.do("play 06 hand")
    assert table.options() == ["lift_die temple 1"]
    table.do("lift_die temple 1")
    assert "drop_die temple" not in table.options()
    assert len(table.options()) == 7
    table.do("drop_die points")
    assert not offers(table, "06")
    table.do("place 4 temple")
    assert table.state.temple[4] == 0


def test_card_07_lets_a_die_go_where_it_is_not_lower() -> None:
    table = Table()
    table.on_space("points", 1)
    table.on_space("exchange", 2)
    table.dice(4)
    table.give(7)
    assert "place 4 exchange 07:hand" in table.options()
    assert "place 4 exchange" not in table.options()
    assert "place 4 temple 07:hand" not in table.options()
    table.do("place 4 exchange 07:hand")
    assert table.lowest("exchange") == 2


def test_card_08_replaces_the_reward_of_a_fire_trial() -> None:
    table = Table()
    table.give(8)
    table.dice(2)
    table.do("place 2 temple", "play 08 hand")
    player = table.player()
    assert (player.food, player.status, player.offerings) == (3, 3, 1)
    assert table.asked() == 1


def test_card_09_takes_another_tile_from_the_discard() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.discard_tile("research_05_3")
    table.give(9)
    table.dice(1)
    table.do("place 1 agriculture")
    assert table.options() == ["pass", "play 09 hand"]
    table.do("play 09 hand")
    assert table.options() == ["take_discarded research_05_3"]
    table.do("take_discarded research_05_3")
    assert table.player().tiles[1] == TILE_IDS.index("research_05_3")
    assert table.player().up == 0b11


@pytest.mark.parametrize("lacking", ["discard", "field"])
def test_card_09_needs_a_discarded_tile_and_a_second_free_field(lacking: str) -> None:
    table = Table()
    table.give(9)
    if lacking == "field":
        table.discard_tile("research_05_3")
        table.tile("agriculture_01_1")
    table.dice(1)
    table.do("place 1 research")
    assert table.asked() == 1


def test_card_10_gives_the_points_of_a_village_at_once() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.feathers("pink", 3)
    table.give(10)
    table.dice(4)
    table.do("place 4 stone_path", "move_to in3", "play 10 hand")
    assert table.score() == 2


def test_card_10_does_not_work_in_phase_two() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.tile("research_04_1")
    table.give(10)
    table.phase_two()
    table.do("use research 04")
    assert all(option.startswith("put_feather") for option in table.options())
    table.do(table.options()[0])
    assert "play 10 hand" not in table.options()
    assert table.player().known == [10]


def test_card_11_comes_after_a_research_use_and_needs_another_number() -> None:
    table = Table()
    table.free_fields(4)
    table.tile("research_01_1")
    table.give(11)
    table.phase_two()
    assert not offers(table, "11")
    table.tile("research_02_1")
    table.do("use research 01")
    assert table.options() == ["done", "play 11 hand"]
    table.do("play 11 hand")
    assert table.options() == ["done", "use research 02"]


def test_card_11_is_played_once_in_a_turn_though_somebody_holds_it_twice() -> None:
    table = Table()
    table.free_fields(4)
    table.tile("research_01_1", "research_02_1", "research_05_1")
    table.give(11, 11)
    table.player().offerings = 3
    table.phase_two()
    table.do("use research 01", "play 11 hand", "use research 02")
    assert table.player().known == [11]
    assert not offers(table, "11")


def test_card_12_is_offered_only_on_an_occupied_step() -> None:
    table = Table()
    table.give(12)
    table.dice(3, 4)
    table.priests(4)
    table.do("place 3 temple")
    assert "take_offering" in table.options()
    table.turn()
    table.state.lowest[7] = 7
    table.do("place 4 temple", "play 12 hand")
    assert table.player().priests == 2
    assert table.state.temple[3:5] == [0, 0]


def test_card_13_makes_the_die_act_as_a_six() -> None:
    table = Table()
    table.give(13)
    table.dice(1)
    assert "place 1 points 13:hand" not in table.options()
    table.do("place 1 temple 13:hand")
    assert table.state.temple[6] == 0
    assert table.lowest("temple") == 1


def test_card_14_jumps_to_any_village_but_not_to_cuzco() -> None:
    table = Table()
    table.runner("in0")
    table.give(14)
    table.dice(1)
    table.do("place 1 rope_bridge 14:hand")
    assert table.options() == [f"move_to {place}" for place in PLACE_IDS[2:]]


def test_card_14_is_listed_once_on_a_shared_space() -> None:
    table = Table(seats=2)
    table.give(14)
    table.dice(3)
    assert [o for o in table.options() if "14:hand" in o] == ["place 3 movement 14:hand"]


def test_card_15_allows_another_agriculture_ability() -> None:
    table = Table()
    table.free_fields(4)
    table.tile("agriculture_10_1", "agriculture_01_1")
    table.give(15)
    table.phase_two()
    table.do("use agriculture 10", "play 15 hand", "use agriculture 01")
    assert (table.player().food, table.player().offerings) == (1, 2)


def test_a_card_from_the_hand_costs_an_offering_and_goes_to_the_discard() -> None:
    table = Table()
    table.give(8)
    table.player().offerings = 0
    table.dice(2)
    table.do("place 2 temple")
    assert not offers(table, "08")


def test_one_turn_uses_a_number_of_the_tray_only_once() -> None:
    table = Table()
    table.show(0, 0, 7, 0, 0)
    table.player().inti = 2
    for number in (8, 9):
        table.state.discard[number] += table.state.pile[number]
        table.state.pile[number] = 0
    table.on_space("exchange", 1)
    table.dice(5, 5)
    table.do("place 5 exchange 07:inti")
    assert table.god_of(7) == 7
    table.do("done")
    table.turn()
    assert "place 5 exchange 07:inti" in table.options()


def test_an_empty_pile_is_made_anew_from_the_discards_of_its_god() -> None:
    table = Table()
    state = table.state
    for number in (13, 14, 15):
        state.discard[number] += state.pile[number]
        state.pile[number] = 0
    table.give(1)
    state.discard[13] -= 1
    state.open[4] = 13
    state.shown |= 1 << 13
    take_open(state, 0, 4, CHANCE, None)
    assert state.open[4] in (13, 14, 15)
    assert sum(state.discard[13:16]) == 0
    assert sum(state.pile[13:16]) == 10


def test_a_known_copy_is_spent_before_a_secret_one() -> None:
    table = Table()
    table.give(8)
    table.give(8, secret=True)
    table.dice(2)
    table.do("place 2 temple", "play 08 hand")
    assert (table.player().known, table.player().secret) == ([], [8])


def test_secret_cards_that_a_task_needs_are_shown() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.tasks("32", "07", "31")
    table.give(1)
    table.give(13, 2, secret=True)
    table.palace()
    table.run()
    assert table.score() == 6
    assert (table.player().known, table.player().secret) == ([1, 2], [13])


def test_a_medallion_uses_each_number_once_in_a_turn() -> None:
    table = Table()
    table.player().inti = 3
    table.show(2, 5, 8, 11, 13)
    assert sources(table.state, 0, 8) == FROM_TRAY
    pay_and_put_away(table.state, 0, 8, INTI_SOURCE, table.chance, None)
    table.show(2, 5, 8, 11, 13)
    assert sources(table.state, 0, 8) == 0, "it lies open again, and was used"
    assert sources(table.state, 0, 5) == FROM_TRAY, "another number was not"
    assert not payable(table.state, table.player()) >> 8 & 1


@pytest.mark.parametrize("target", ["god:iliapa", "space:points", "task:50"])
def test_what_is_pointed_at_is_explained_by_what_is_decided_now(target: str) -> None:
    table = Table()
    table.show(2, 4, 0, 0, 0)
    table.dice(4)
    table.do("place 4 stone_path")
    game = GAME_OF_CUZCO
    asked = [action for action in game.actions if target in action.targets]
    reason = nearest(game.refusal(table.state, 0, action) for action in asked)
    assert reason is not None
    assert reason.id == "run_now"
