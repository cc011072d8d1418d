"""The worked examples of the specification, E1 to E38.

One long file, so that they can be read side by side with the specification, in its order.
"""

from __future__ import annotations

import pytest
from tests.cuzco.table import Table

from tawantin.games.cuzco import GAME
from tawantin.games.cuzco.board import PLACE_IDS
from tawantin.games.cuzco.components import GOOD_IDS
from tawantin.games.cuzco.decisions.flow import hand_out_pututu
from tawantin.games.cuzco.decisions.phase_three import score_status, score_temple
from tawantin.games.cuzco.mechanics.moves import advance_status
from tawantin.games.cuzco.mechanics.tasks import TASK_IDS, missing
from tawantin.games.cuzco.scoring import complete_sets, score_end, scores, top_villages
from tawantin.games.cuzco.state import stack
from tawantin.kernel.chance import LiveChance


def placements(table: Table, space: str) -> list[str]:
    return [o for o in table.options() if o.startswith("place") and o.split()[2] == space]


def moves(table: Table) -> set[str]:
    return {o.split()[1] for o in table.options() if o.startswith("move_to")}


def test_e01_start_points_and_status_stack_follow_the_turn_order() -> None:
    state = GAME.game.new(4, {}, LiveChance(3))
    assert [scores(state)[seat] for seat in state.order] == [0, 1, 2, 3]
    assert state.ranking == state.order


def test_e02_a_medallion_uses_an_open_card_without_an_offering() -> None:
    table = Table()
    table.show(1, 5, 8, 11, 13)
    table.dice(2)
    offerings = table.player().offerings
    table.do("place 2 exchange 13:inti")
    assert table.player().inti == 0
    assert table.state.discard[13] == 1
    assert table.god_of(13) in (13, 14, 15)
    assert table.player().offerings == offerings


def test_e03_only_lower_faces_go_to_a_space() -> None:
    table = Table()
    table.on_space("research", 5, 3)
    table.dice(1, 2, 3)
    assert placements(table, "research") == ["place 1 research", "place 2 research"]


def test_e04_a_priest_brings_a_god_card_and_food() -> None:
    table = Table()
    table.dice(3)
    table.do("place 3 temple", "take_god iliapa", "take_food")
    player = table.player()
    assert (len(player.known), player.food, player.offerings, player.status) == (1, 1, 2, 0)


def test_e05_a_four_on_the_stone_path_reaches_stone_two_and_four() -> None:
    table = Table()
    table.dice(4)
    table.do("place 4 stone_path")
    assert moves(table) == {"in1", "in3"}


def test_e06_a_khipu_goes_on_top_and_brings_a_feather() -> None:
    table = Table()
    table.khipu("in3", seat=2)
    table.dice(4)
    lowest = table.player().khipu & -table.player().khipu
    table.do("place 4 stone_path", "move_to in3")
    assert table.player().free & lowest
    assert stack(table.state.stacks[PLACE_IDS.index("in3")]) == [2, 0]
    table.do(table.options()[0])
    assert table.player().feathers.bit_count() == 1


def test_e06_with_three_feathers_of_the_colour_only_the_khipu_is_laid() -> None:
    table = Table()
    table.feathers("pink", 3)
    table.dice(4)
    table.do("place 4 stone_path", "move_to in3")
    assert table.player().villages.bit_count() == 1
    assert table.player().feathers.bit_count() == 3
    assert table.asked() == 1


def test_e07_a_four_takes_a_tile_from_slots_one_to_four() -> None:
    table = Table()
    table.dice(4)
    table.do("place 4 agriculture")
    assert table.options() == [f"take_tile agriculture {slot}" for slot in (1, 2, 3, 4)]
    table.do("take_tile agriculture 3")
    assert table.state.houses[2] == -1
    assert table.player().up == 1


def test_e08_five_pips_of_exchange() -> None:
    table = Table()
    table.free_fields(4)
    table.tile("research_01_2", "research_02_3", "agriculture_03_3")
    table.player().status = 1
    table.dice(5)
    table.do("place 5 exchange", "slide_down 0", "slide_down 1", "slide_down 2", "take_offering")
    player = table.player()
    assert (player.status, player.food, player.offerings) == (6, 3, 3)
    assert table.asked() == 1


def test_e09_priests_push_each_other_down() -> None:
    table = Table()
    table.priests(3, seat=1)
    table.priests(2, seat=2)
    table.priests(1, seat=3)
    table.dice(3)
    table.do("place 3 temple")
    assert table.state.temple[1:4] == [2, 1, 0]
    assert table.player(3).priests == 4
    assert "take_offering" in table.options()


def test_e10_a_headband_in_round_three() -> None:
    table = Table()
    table.state.round = 3
    table.player().feathers = 0b110000
    table.dice(4)
    table.do("place 4 headdress")
    assert table.score() == 9
    assert table.player().headbands == 0b100
    assert "take_offering" in table.options()


def test_e11_the_points_space_gives_two() -> None:
    table = Table()
    table.dice(5)
    table.do("place 5 points")
    assert table.score() == 2


def test_e12_equal_tiles_combine_into_one_use() -> None:
    table = Table()
    table.free_fields(6)
    table.tile("research_04_1", "research_04_2", down=True)
    table.tile("agriculture_10_1", "agriculture_10_2", "agriculture_10_3")
    table.phase_two()
    table.do("use research 04")
    assert moves(table) == {"in1", "in3"}
    table.do("move_to in3")
    table.do(table.options()[0])
    table.do("use agriculture 10")
    assert table.player().food == 3


def test_e13_soup_costs_one_food_and_gives_one_point() -> None:
    table = Table()
    table.state.market[0] = GOOD_IDS.index("soup")
    table.player().food = 1
    table.market()
    assert table.options() == ["pass", "buy soup"]
    table.do("buy soup")
    assert (table.player().food, table.score(), table.player().goods[0]) == (0, 1, 1)


def test_e14_a_fulfilled_task_gives_six_points_and_a_new_one() -> None:
    table = Table()
    table.feathers("violet", 3)
    table.tasks("02", "07", "31")
    table.palace()
    table.run()
    assert table.score() == 6
    palace = len(table.state.palace)
    table.do(table.options()[0])
    assert len(table.state.palace) == palace - 1
    assert len(table.player().tasks) == 3


def test_e15_unused_medallions_are_worth_two() -> None:
    table = Table()
    table.player().inti = 2
    before = table.score()
    score_end(table.state, None)
    assert table.score() == before + 4


def test_e16_villages_count_for_the_top_khipu() -> None:
    table = Table()
    table.khipu("in4", "out2", "in0")
    table.khipu("in0", seat=1)
    assert top_villages(table.state)[0] == 8


@pytest.mark.parametrize(("laid", "bonus"), [(10, 10), (9, 0)])
def test_e17_all_ten_khipu_must_be_in_villages(laid: int, bonus: int) -> None:
    table = Table()
    table.khipu(*PLACE_IDS[1 : laid + 1])
    table.player().reserve = 10 - laid
    table.player().khipu = 0
    assert sum(points for _, points in complete_sets(table.player())) == bonus


@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_e18_card_01_adds_a_tile_to_an_ability(tiles: int) -> None:
    table = Table()
    table.free_fields(4)
    table.tile(*[f"research_01_{n + 1}" for n in range(tiles)])
    table.give(1)
    table.phase_two()
    table.do("play 01 hand", "use research 01 boosted")
    assert table.player().offerings == 2 - 1 + tiles + 1


@pytest.mark.parametrize(("tiles", "goals"), [(1, {"in1", "in3"}), (2, {"in1", "in3", "in5"})])
def test_e19_card_01_with_a_road(tiles: int, goals: set[str]) -> None:
    table = Table()
    table.free_fields(4)
    table.tile(*[f"agriculture_04_{n + 1}" for n in range(tiles)])
    table.give(1)
    table.phase_two()
    table.do("play 01 hand", "use agriculture 04 boosted")
    assert moves(table) == goals


def test_e20_jewelry_with_card_03_gives_eighteen() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.state.market[0] = GOOD_IDS.index("jewelry")
    table.player().food = 5
    table.give(3)
    table.market()
    table.do("buy jewelry", "play 03 hand")
    assert table.score() == 18


def test_e21_task_01_with_two_feathers_and_card_04_gives_four() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.feathers("orange", 2)
    table.tasks("01", "07", "31")
    table.give(4)
    table.palace()
    table.do("complete 01 04:hand")
    assert table.score() == 4
    assert table.player().completed == [TASK_IDS.index("01")]


def test_e22_card_13_is_placed_by_the_real_face() -> None:
    table = Table()
    table.on_space("temple", 2)
    table.on_space("agriculture", 3)
    table.dice(2)
    table.give(13)
    assert placements(table, "temple") == []
    assert placements(table, "agriculture") == [
        "place 2 agriculture",
        "place 2 agriculture 13:hand",
    ]
    table.do("place 2 agriculture 13:hand")
    assert len(table.options()) == 6


def test_e23_card_06_ignores_the_descending_rule() -> None:
    table = Table()
    table.on_space("points", 6)
    table.on_space("temple", 3)
    table.give(6)
    table.dice(1)
    table.do("play 06 hand", "lift_die points 6", "drop_die temple")
    assert table.lowest("temple") == 3
    assert table.lowest("points") == 7
    assert table.player().priests == 4


def test_e24_five_different_village_values() -> None:
    table = Table()
    table.khipu("in1", "in0", "out1", "out5", "out2")
    assert not missing(table.state, 0, TASK_IDS.index("14"))


def test_e25_later_players_take_scarce_tokens_first() -> None:
    table = Table(module_pututu=True)
    table.state.pututu = [1, 3]
    for player in table.state.players:
        player.pututu = [0, 0]
    for seat, dice in enumerate([[1, 2, 3], [4, 4, 4], [2, 2, 5], [6, 6, 1]]):
        table.dice(*dice, seat=seat)
    hand_out_pututu(table.state, None)
    assert [player.pututu for player in table.state.players] == [[0, 0], [0, 1], [0, 0], [1, 0]]


def test_e26_two_tokens_turn_a_six_into_a_four() -> None:
    table = Table(module_pututu=True)
    table.player().pututu = [2, 0]
    table.dice(6)
    table.on_space("agriculture", 5)
    table.do("turn_die 6 1 -1", "turn_die 5 1 -1", "place 4 agriculture")
    assert "take_tile agriculture 4" in table.options()
    assert table.player().pututu == [0, 0]


def test_e27_the_upper_marker_of_a_field_is_ahead() -> None:
    table = Table(seats=3)
    for seat in (0, 1):
        advance_status(table.state, seat, 4, None)
    before = [table.score(seat) for seat in range(3)]
    score_status(table.state, None)
    assert table.state.order == [1, 0, 2]
    assert [table.score(seat) - before[seat] for seat in range(3)] == [4, 4, 0]
    assert [player.status for player in table.state.players] == [0, 0, 0]


def test_e28_a_tie_in_the_temple_goes_to_the_highest_priest() -> None:
    table = Table()
    table.priests(6, 1, seat=0)
    table.priests(5, 4, seat=1)
    score_temple(table.state, None)
    assert [player.inti for player in table.state.players] == [2, 1, 1, 1]


def test_e29_the_payment_for_card_04_counts() -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.tasks("41", "07", "31")
    table.give(4)
    table.player().offerings = 4
    table.palace()
    table.run()
    assert table.score() == 6
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.tasks("41", "07", "31")
    table.give(4)
    table.player().offerings = 3
    table.palace()
    assert table.options() == ["box 07", "box 31", "box 41"]


def test_e30_entering_cuzco_is_a_trial_and_lets_the_next_departure_turn_the_overlay() -> None:
    table = Table()
    table.runner("in0")
    table.dice(1, 2)
    table.do("place 1 rope_bridge")
    assert moves(table) == {"out0", "cuzco"}
    table.do("move_to cuzco", "take_offering", "take_status")
    table.turn()
    table.do("place 2 stone_path", "rotate 2")
    assert table.state.rotation == 2
    assert table.player().villages == 1 << PLACE_IDS.index("in3")
    assert not table.player().may_rotate


def test_e31_card_12_sends_one_priest_home() -> None:
    table = Table()
    table.priests(3, seat=1)
    table.priests(2, seat=2)
    table.give(12)
    table.dice(3)
    table.do("place 3 temple", "play 12 hand")
    assert table.state.temple[1:4] == [-1, 2, 0]
    assert table.player(1).priests == 4


def test_e32_a_village_visited_before_gives_nothing() -> None:
    table = Table()
    table.show(0, 0, 0, 10, 0)
    table.khipu("in3")
    table.give(10)
    table.dice(4)
    table.do("place 4 stone_path", "move_to in3")
    assert table.asked() == 1
    assert table.player().feathers == 0


def test_e33_cards_07_and_13_must_be_payable_together() -> None:
    table = Table()
    table.on_space("temple", 3)
    table.dice(5)
    table.give(7, 13)
    table.player().inti = 0
    assert placements(table, "temple") == [
        "place 5 temple 07:hand",
        "place 5 temple 07:hand 13:hand",
    ]
    table.player().offerings = 1
    assert placements(table, "temple") == ["place 5 temple 07:hand"]


def test_e34_a_tile_gained_in_phase_two_strengthens_the_other_kind() -> None:
    table = Table()
    table.free_fields(4)
    table.tile("research_11_1", "agriculture_10_2")
    table.house("agriculture", 2, "agriculture_10_1")
    table.phase_two()
    table.do("use research 11", "take_tile agriculture 2", "use agriculture 10")
    assert table.player().food == 2


def test_e35_card_11_allows_another_research_ability() -> None:
    table = Table()
    table.free_fields(4)
    table.tile("research_01_1", "research_02_1")
    table.give(11)
    table.player().offerings = 1
    table.phase_two()
    table.do("use research 02", "play 11 hand")
    assert table.player().offerings == 0
    table.do("use research 01")
    assert (table.score(), table.player().offerings) == (2, 1)


@pytest.mark.parametrize(("first", "score"), [("complete 41", 10), ("complete 01 04:hand", 4)])
def test_e36_the_order_of_the_last_tasks_matters(first: str, score: int) -> None:
    table = Table()
    table.show(0, 0, 0, 0, 0)
    table.tasks("41", "01", "07")
    table.feathers("orange", 2)
    table.player().offerings = 4
    table.give(4)
    table.final()
    table.do(first)
    if first == "complete 41":
        table.do("complete 01 04:hand")
    assert table.player().points[9] == score


def test_e37_an_open_02_serves_one_exchange_once() -> None:
    table = Table()
    table.show(2, 0, 0, 0, 0)
    table.free_fields(4)
    table.tile("research_01_1", "research_02_1", down=True)
    table.player().inti = 2
    for number in (1, 3):
        table.state.discard[number] += table.state.pile[number]
        table.state.pile[number] = 0
    table.dice(3)
    table.do("place 3 exchange", "play 02 inti", "slide_up 0", "slide_up 1")
    assert table.god_of(2) == 2
    assert "play 02 inti" not in table.options()
    assert table.player().up == 3


def test_e38_the_virtual_one_obeys_the_descending_rule_and_leaves_no_die() -> None:
    table = Table()
    table.on_space("exchange", 1)
    table.on_space("temple", 4)
    table.give(5)
    table.dice(6)
    table.do("place 6 points", "play 05 hand")
    assert placements(table, "exchange") == []
    table.do("place 1 temple")
    assert table.state.temple[1] == 0
    assert table.lowest("temple") == 4
