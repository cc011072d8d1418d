"""The worked examples of the specification, each under its number.

One long file, so that they can be read side by side with the specification, in its order.
"""

from __future__ import annotations

import pytest

from tawantin import IllegalAction
from tawantin.games.machu_picchu.components import CARDS, CLERGY, DISTRICTS, PROFESSIONS
from tawantin.games.machu_picchu.events import PointsCounted
from tawantin.games.machu_picchu.scoring import (
    card_points,
    gold,
    multipliers,
    public_points,
    tell_points,
    victory_points,
)
from tawantin.games.machu_picchu.state import CONQUEST, DECK_EMPTY
from tawantin.kernel.events import EventLog

from . import GAME, Table, view_of

RED, YELLOW, BLUE = 2, 1, 0


def test_e1_a_card_counts_own_potters_and_puma_priests() -> None:
    table = Table()
    table.incas(0, potter=2)
    table.clergy(0, puma_priest=1)
    assert card_points(table.state.players[0], CARDS.index("potter__puma_priest")) == 3


@pytest.mark.parametrize(("seats", "day", "incas"), [(2, 1, 12), (3, 2, 10), (4, 3, 9), (5, 3, 8)])
def test_e2_first_day_and_incas_by_number_of_players(seats: int, day: int, incas: int) -> None:
    state = GAME.new(seats)
    assert state.day == day
    assert [player.supply for player in state.players] == [incas] * seats
    assert state.time_corn == 9 - day


def test_e3_a_prince_takes_the_bonus_and_all_coca_planters_may_produce() -> None:
    table = Table()
    table.bonus(coca_plantation=2)
    table.incas(YELLOW, coca_planter=1)
    table.incas(RED, coca_planter=2)
    table.do("walk coca_plantation")
    assert table.has(BLUE)["coca"] == 3
    assert table.has(BLUE)["corn"] == 3
    assert table.actor() == YELLOW
    table.do("produce 1")
    assert table.actor() == RED
    table.do("produce 2")
    assert (table.has(YELLOW)["corn"], table.has(YELLOW)["coca"]) == (2, 2)
    assert (table.has(RED)["corn"], table.has(RED)["coca"]) == (1, 3)
    assert table.state.bonus[DISTRICTS.index("coca_plantation")] == 0
    table.do("walk coca_plantation")
    assert table.has(YELLOW)["coca"] == 2
    assert table.asked() == "walk"
    table.sound()


def virgins(red_llamas: int) -> Table:
    table = Table()
    table.prince(BLUE, "royal_palace")
    table.bonus(temple_of_the_sun=2)
    table.clergy(YELLOW, virgin=1)
    table.clergy(RED, virgin=2)
    table.goods(RED, llama=red_llamas)
    table.do("walk temple_of_the_sun")
    return table


def test_e4_stones_move_the_prince_s_scout_and_virgins_sacrifice_llamas() -> None:
    table = virgins(red_llamas=1)
    assert table.state.players[BLUE].scout == 1 + 6
    assert table.actor() == YELLOW
    table.do("sacrifice 1")
    assert table.actor() == RED
    assert table.legal() == ["sacrifice 0", "sacrifice 1"]
    table.do("sacrifice 1")
    assert table.state.players[YELLOW].scout == 2 + 7
    assert table.state.players[RED].scout == 3 + 7
    # Yellow reached the granary, too late to use its corn in this turn.
    assert table.has(YELLOW) == {"corn": 6, "coca": 1, "pottery": 1, "cloth": 1}
    assert table.state.bonus[DISTRICTS.index("temple_of_the_sun")] == 0


def test_e4_with_two_llamas_both_virgins_sacrifice_in_one_move() -> None:
    table = virgins(red_llamas=2)
    table.do("sacrifice 0", "sacrifice 2")
    assert table.state.players[RED].scout == 3 + 14
    table.sound()


def test_e5_an_offering_of_three_different_goods_moves_six_fields_at_once() -> None:
    table = Table()
    table.prince(0, "coca_plantation")
    table.do("walk main_temple")
    assert table.state.players[0].scout == 1 + 3
    table.do("offer cloth", "offer llama", "offer corn")
    assert table.state.players[0].scout == 1 + 3
    assert "offer cloth" not in table.legal()
    table.do("offer_done")
    assert table.state.players[0].scout == 1 + 3 + 6
    assert table.has(0) == {"coca": 1, "pottery": 1}
    assert table.actor() == 1
    table.do("offer_done", "offer_done")
    assert table.has(0) == {"corn": 3, "coca": 1, "pottery": 1}
    table.sound()


def test_e6_the_royal_palace_hires_one_inca_of_each_profession() -> None:
    table = Table()
    table.prince(0, "corn_terrace")
    table.goods(0, coca=2, pottery=2, cloth=2)
    table.do("walk royal_palace", "hire coca_planter", "hire weaver")
    player = table.state.players[0]
    assert table.has(0) == {"corn": 3, "llama": 1, "coca": 1, "cloth": 1}
    assert table.legal() == ["hire potter", "hire_done"]
    with pytest.raises(IllegalAction):
        table.do("hire weaver")
    table.do("hire potter")
    assert table.actor() == 1
    assert player.incas == [0, 0, 1, 1, 1]
    assert player.supply == 7
    table.sound()


def test_e7_a_recruited_puma_priest_lowers_the_value_of_its_row() -> None:
    table = Table()
    table.prince(YELLOW, "main_temple")
    table.turn(YELLOW)
    table.clergy(0, puma_priest=3)
    table.goods(YELLOW, cloth=4, pottery=2, coca=2)
    assert view_of(table.state, 0).clergy[1].value == 6
    table.do("walk house_of_priests", "recruit puma_priest")
    assert table.has(YELLOW) == {"corn": 3, "llama": 1, "coca": 1, "pottery": 1, "cloth": 2}
    assert view_of(table.state, 0).clergy[1].value == 5
    assert table.asked() == "walk"
    assert table.actor() == RED
    table.sound()


@pytest.mark.parametrize(
    ("trades", "corn", "pieces"),
    [
        (["sell coca"], 4, 3),
        (["sell coca"] * 2, 7, 4),
        (["sell coca"] * 3, 10, 4),
        (["buy coca"], -5, 1),
        (["buy coca"] * 2, -11, 0),
        (["buy coca"] * 3, -17, 0),
    ],
)
def test_e8_prices_move_with_each_piece(trades: list[str], corn: int, pieces: int) -> None:
    table = Table()
    table.goods(0, corn=20, coca=3)
    table.prince(0, "royal_palace")
    table.do("walk central_plaza", *trades)
    assert table.has(0)["corn"] == 20 + corn
    assert table.state.market[2] == pieces
    table.sound()


def test_e9_an_adjustment_and_five_trades_bring_four_corn() -> None:
    table = Table()
    table.market(llama=3, coca=1, pottery=0, cloth=2)
    table.goods(0, corn=0, llama=0, coca=1, pottery=0, cloth=2)
    table.prince(0, "royal_palace")
    table.do("walk central_plaza", "market_remove cloth", "sell cloth", "sell cloth")
    assert table.has(0)["corn"] == 9
    assert "market_remove llama" not in table.legal()
    table.do("sell coca", "buy llama", "buy pottery")
    assert table.has(0) == {"corn": 4, "llama": 1, "pottery": 1}
    assert table.state.market == [0, 2, 2, 0, 3]
    table.sound()


def test_e10_from_eighteen_five_steps_lead_to_three_with_one_draw() -> None:
    table = Table()
    table.state.players[0].scout = 18
    table.move(0, 5)
    assert table.asked() == "give_back"
    assert len(table.legal()) == 4
    table.give_back(2)
    assert table.state.players[0].scout == 3
    assert table.state.players[0].hand.bit_count() == 2
    assert table.actor() == 1
    table.sound()


def test_e11_from_twelve_fifteen_steps_pass_stable_summit_and_granary() -> None:
    table = Table()
    table.prince(0, "royal_palace")
    table.bonus(temple_of_the_sun=1)
    table.clergy(0, virgin=2)
    table.clergy(1, virgin=2)
    table.goods(0, llama=2)
    table.state.players[0].scout = 12
    table.do("walk temple_of_the_sun", "sacrifice 2")
    assert table.asked() == "give_back"
    pending = table.state.players[0].pending
    assert pending == [0, 1, 0, 0, 0]
    table.give_back(2)
    # 12 + 3 (a stone) + 12 (two virgins of value 6) = 27
    assert table.state.players[0].scout == 7
    assert pending == [3, 1, 0, 0, 0]
    assert table.has(0).get("llama", 0) == 0
    table.do("sacrifice 0")
    assert table.has(0)["corn"] == 6
    assert table.has(0)["llama"] == 1
    table.sound()


def test_e12_draws_get_smaller_as_the_deck_runs_out() -> None:
    table = Table(seats=2)
    table.deal({0: ["farmer__herder"]}, [], pool=3)
    player = table.state.players[0]
    player.scout = 0
    table.move(0, 4 * 20)
    assert (table.state.deck_size(), player.hand.bit_count()) == (0, 4)
    table.give_back(1)
    assert (table.state.deck_size(), player.hand.bit_count()) == (1, 3)
    table.give_back(1)
    # Two were drawn; one goes back, is drawn alone, and the fourth arrival finds no deck.
    assert (table.state.deck_size(), player.hand.bit_count()) == (0, 4)
    table.give_back(1)
    assert (table.state.deck_size(), player.hand.bit_count()) == (0, 4)
    assert player.missed == 1
    assert victory_points(player)["missed_draws"] == 3
    assert table.state.ending == DECK_EMPTY


def test_e12_the_turn_ends_and_with_it_the_game() -> None:
    table = Table(seats=2)
    table.deal({0: ["farmer__herder"]}, [], pool=1)
    table.state.players[0].scout = 18
    table.state.players[1].scout = 5
    table.prince(0, "royal_palace")
    table.do("walk temple_of_the_sun")
    assert table.state.ending == DECK_EMPTY
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.ending == "rescue"
    table.sound()


def test_e13_the_third_moon_tile_closes_the_day() -> None:
    table = Table()
    table.turn(1)
    table.moons(0, "moon_corn", "moon_llama")
    table.do("stay moon_coca")
    assert table.state.sun == 1
    assert table.state.moons.bit_count() == 4
    corn = table.has(0)["corn"]
    table.do("walk temple_of_the_sun")
    assert table.actor() == 0
    table.do("walk temple_of_the_sun")
    # The last player has taken the corn of the moon before the night: 3 from a tile, 1 for a llama.
    assert table.asked() == "moon_buy"
    assert table.actor() == 1
    table.do("moon_decline moon_coca")
    assert table.actor() == 0
    assert table.has(0)["corn"] == corn + 1 + 3
    table.do("moon_buy moon_llama")
    assert table.actor() == 1
    assert (table.state.day, table.state.turn, table.state.sun) == (3, 1, -1)
    assert table.state.moons.bit_count() == 7
    table.sound()


def night() -> Table:
    """Two players; seat 0 closes the day, seat 1 has the last turn."""
    table = Table(seats=2)
    table.moons(1, "moon_steps_2", "moon_steps_3")
    table.goods(0, corn=0, llama=0)
    return table


def test_e14_corn_of_the_moon_pays_for_a_llama_of_the_moon() -> None:
    table = night()
    table.moons(0, "moon_corn")
    table.state.moons ^= 1 << 1
    table.state.players[1].moons ^= 1 << 1
    table.do("stay moon_llama", "walk temple_of_the_sun")
    assert table.legal() == ["moon_buy moon_llama", "moon_decline moon_llama"]
    table.do("moon_buy moon_llama")
    assert (table.has(0)["corn"], table.has(0)["llama"]) == (2, 1)
    table.sound()


def test_e14_without_corn_a_llama_of_the_moon_is_lost_unasked() -> None:
    table = night()
    table.do("stay moon_llama", "walk temple_of_the_sun")
    assert table.asked() == "walk"
    assert table.state.day == 2
    assert table.has(0).get("llama", 0) == 0
    table.sound()


def last_day(table: Table) -> Table:
    state = table.state
    state.bank[0] += state.time_corn
    state.day, state.time_corn = 9, 0
    return table


def test_e15_on_the_last_day_a_moon_tile_is_rewarded_at_once() -> None:
    table = last_day(Table())
    table.goods(0, corn=1, llama=0)
    table.do("stay moon_llama", "moon_buy moon_llama")
    assert table.has(0) == {"llama": 1, "coca": 1, "pottery": 1, "cloth": 1}
    assert view_of(table.state, 0).players[0].moon_tiles == ["moon_llama"]
    assert "stay moon_llama" not in table.legal()
    table.sound()


def blue_of_the_rulebook() -> Table:
    table = Table(seats=4)
    cards = [
        "farmer__puma_priest",
        "coca_planter__puma_priest",
        "coca_planter__weaver",
        "weaver__puma_priest",
    ]
    table.deal({0: cards}, [], pool=10)
    table.incas(0, farmer=2, herder=1, coca_planter=1, weaver=3)
    table.clergy(0, puma_priest=2, virgin=1)
    table.state.players[0].scout = 11
    return table


def test_e16_the_scoring_example_gives_seventeen_points() -> None:
    items = victory_points(blue_of_the_rulebook().state.players[0])
    scored = {name: points for name, points in items.items() if points}
    assert scored == {"farmer": 2, "coca_planter": 2, "weaver": 6, "puma_priest": 6, "trail": 1}
    assert sum(items.values()) == 17


def test_e17_its_gold_is_eighteen_on_cards_and_one_for_the_scout() -> None:
    assert gold(blue_of_the_rulebook().state.players[0]) == 19


@pytest.mark.parametrize("blue", [18, 19])
def test_e18_gold_multiplies_points_after_a_conquest(blue: int) -> None:
    factors = multipliers([blue, 12, 17, 17])
    assert factors == [3, 1, 2, 2]
    scores = [p * f for p, f in zip([17, 34, 18, 27], factors, strict=True)]
    assert scores == [51, 34, 36, 54]


def test_e18_the_outcome_of_a_conquest_multiplies_each_seat_s_points() -> None:
    table = blue_of_the_rulebook()
    table.state.ending = CONQUEST
    table.state.frames = []
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.ending == "conquest"
    # The last seat was dealt all the other cards and so has the most gold; Blue is second.
    assert outcome.scores[0] == 34
    assert outcome.points[0]["gold"] == 17


@pytest.mark.parametrize("ending", [CONQUEST, DECK_EMPTY])
def test_at_the_end_it_is_told_how_everybody_s_points_came_about(ending: int) -> None:
    table = blue_of_the_rulebook()
    table.state.ending = ending
    table.state.frames = []
    log = EventLog()
    tell_points(table.state, log)
    events = [event for event in log.seen_by(None) if isinstance(event, PointsCounted)]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert [event.total for event in events] == outcome.scores
    blue = events[0]
    assert sum(blue.points.values()) == blue.total
    factor = 2 if ending == CONQUEST else 1
    assert (blue.multiplier, blue.points.get("gold", 0)) == (factor, 17 * (factor - 1))
    assert blue.gold == 19


def test_e19_two_players_share_the_first_place_in_gold_and_the_next_doubles() -> None:
    assert multipliers([15, 15, 9]) == [3, 3, 2]
    assert multipliers([4, 4]) == [3, 3]
    assert multipliers([4, 5]) == [2, 3]


@pytest.mark.parametrize(("field", "points"), [(6, 0), (7, 1), (12, 1), (13, 2), (19, 2), (0, 0)])
def test_e20_the_scout_s_place_gives_points(field: int, points: int) -> None:
    player = Table().state.players[0]
    player.scout = field
    assert public_points(player)["trail"] == points


def test_e21_two_services_at_the_sundial_are_paid_one_after_the_other() -> None:
    table = Table(seats=2)
    player = table.state.players[0]
    table.moons(1, "moon_steps_2", "moon_steps_3")
    player.supply, player.sundial, player.scout = 10, 2, 13
    table.do("stay moon_llama", "walk temple_of_the_sun")
    table.do("moon_decline moon_llama")
    before = table.has(0)
    scout = player.scout
    assert len(table.legal()) == 10
    table.do("sundial_goods corn llama coca")
    assert (player.supply, player.sundial, player.scout) == (12, 0, scout + 3)
    table.do("sundial_goods corn llama coca")
    assert player.scout == scout + 6
    assert table.has(0) == before | {
        "corn": before["corn"] + 6,
        "llama": before["llama"] + 2,
        "coca": before["coca"] + 2,
    }
    table.sound()


def test_e22_a_night_adds_one_bonus_unit_up_to_two() -> None:
    table = Table(seats=2)
    table.moons(1, "moon_steps_2", "moon_steps_3")
    table.bonus(corn_terrace=0, llama_pasture=1, coca_plantation=2, main_temple=2)
    table.goods(0, corn=0)
    table.do("stay moon_llama", "walk temple_of_the_sun")
    units = {place.id: place.bonus for place in view_of(table.state, 0).districts}
    assert [units[name] for name in DISTRICTS[:5]] == [1, 2, 2, 2, 2]
    assert units["temple_of_the_sun"] == 1
    assert units["main_temple"] == 2
    table.sound()


def test_e23_a_prince_never_enters_the_district_where_it_stands() -> None:
    table = Table()
    table.prince(0, "central_plaza")
    table.goods(0, llama=5)
    legal = table.legal()
    assert "ride central_plaza" not in legal
    assert "walk central_plaza" not in legal
    assert sum(text.startswith("ride") for text in legal) == 14
    assert sum(text.startswith("stay") for text in legal) == 7
    assert sum(text.startswith("walk") for text in legal) == 8


def test_e24_a_bonus_needs_no_presence() -> None:
    table = Table()
    table.do("ride weavers_quarter")
    assert table.has(0) == {"corn": 3, "coca": 1, "pottery": 1, "cloth": 2}
    table.prince(1, "llama_pasture")
    table.do("walk temple_of_the_puma")
    assert table.state.players[1].scout == 2 + 3
    assert sum(sum(player.incas) for player in table.state.players) == 0
    assert all(sum(player.clergy) == 0 for player in table.state.players)
    table.sound()


def test_names_of_the_tables_are_those_of_the_examples() -> None:
    assert PROFESSIONS == ("farmer", "herder", "coca_planter", "potter", "weaver")
    assert CLERGY == ("virgin", "puma_priest", "condor_priest")
