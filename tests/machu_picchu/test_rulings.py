"""Rulings and options: what the rulebook leaves open and a table may change."""

from __future__ import annotations

import pytest

from tawantin import BadOption, EventLog, IllegalAction, LiveChance
from tawantin.games.machu_picchu.components import DISTRICTS, GOODS, MISSED_DRAW_POINTS
from tawantin.games.machu_picchu.decisions.trail import draw_cards
from tawantin.games.machu_picchu.events import DrawMissed, GoodBought, ScoutMoved
from tawantin.games.machu_picchu.state import CLERGY_COMPLETE, CONQUEST, DECK_EMPTY
from tawantin.kernel.reasons import nearest

from . import GAME, Table, view_of
from .players import pilgrim

LLAMA = GOODS.index("llama")


def empty_bank(table: Table, good: str, left: int = 0) -> None:
    """Give all but `left` pieces of the bank to the last seat."""
    number = GOODS.index(good)
    table.state.players[-1].goods[number] += table.state.bank[number] - left
    table.state.bank[number] = left


def last_day(table: Table) -> None:
    state = table.state
    state.bank[0] += state.time_corn
    state.day, state.time_corn = 9, 0


def test_production_stops_when_the_bank_is_empty() -> None:
    table = Table()
    table.incas(0, herder=2)
    table.incas(1, herder=2)
    empty_bank(table, "llama", left=3)
    table.prince(0, "sundial")
    table.do("walk llama_pasture", "produce 2")
    assert table.legal() == ["produce 0", "produce 1"]
    table.do("produce 1")
    assert table.state.bank[LLAMA] == 0
    table.sound()


def test_nobody_is_asked_to_produce_what_the_bank_does_not_have() -> None:
    table = Table()
    table.incas(0, herder=2)
    empty_bank(table, "llama")
    table.prince(0, "sundial")
    table.do("walk llama_pasture")
    assert table.actor() == 1
    assert table.asked() == "walk"


def test_an_unlimited_bank_always_has_goods() -> None:
    table = Table(options={"goods_limited": False})
    assert view_of(table.state, 0).bank["llama"] is None
    assert view_of(table.state, 0).bank["corn"] is None
    assert view_of(Table().state, 0).bank["llama"] == 38 - 2 - 1 - 3


def test_two_trail_llamas_from_a_bank_of_one_are_one() -> None:
    table = Table()
    empty_bank(table, "llama", left=1)
    table.state.players[0].scout = 12
    table.move(0, 21)
    table.give_back(2)
    assert table.has(0)["llama"] == 2
    table.sound()


def test_limited_corn_cuts_gains_and_forbids_sales_without_full_price() -> None:
    table = Table(options={"corn_limited": True})
    table.incas(0, farmer=3)
    empty_bank(table, "corn", left=2)
    table.do("walk corn_terrace")
    assert table.has(0)["corn"] == 3 + 3 + 2
    table.prince(1, "royal_palace")
    table.do("walk central_plaza")
    assert not [text for text in table.legal() if text.startswith("sell")]
    table.sound()


def test_the_first_trade_fixes_the_direction_of_a_good() -> None:
    table = Table()
    table.goods(0, corn=20, coca=3, cloth=3)
    table.prince(0, "royal_palace")
    table.do("walk central_plaza", "sell coca")
    assert "buy coca" not in table.legal()
    assert {"sell coca", "buy cloth", "sell cloth"} <= set(table.legal())
    table.do("buy cloth")
    assert "sell cloth" not in table.legal()


def test_the_log_tells_whether_a_good_was_bought_from_the_market_or_from_the_bank() -> None:
    table = Table()
    table.goods(0, corn=30)
    table.market(coca=1)
    table.prince(0, "royal_palace")
    table.do("walk central_plaza", "buy coca", "buy coca")
    bought = [event for _, event in table.events if isinstance(event, GoodBought)]
    assert [(one.pieces, one.from_bank) for one in bought] == [(0, False), (0, True)]


def test_with_both_ways_a_good_turns_once_and_not_again() -> None:
    table = Table(options={"trade_both_ways": True})
    table.goods(0, corn=20, coca=3)
    table.prince(0, "royal_palace")
    table.do("walk central_plaza", "sell coca", "sell coca")
    assert "buy coca" in table.legal()
    table.do("buy coca")
    assert "sell coca" not in table.legal()
    assert "buy coca" in table.legal()


def test_with_both_ways_a_good_that_was_bought_can_be_sold_and_then_not_bought() -> None:
    table = Table(options={"trade_both_ways": True})
    table.goods(0, corn=20, coca=3)
    table.prince(0, "royal_palace")
    table.do("walk central_plaza", "buy coca", "buy coca")
    assert "sell coca" in table.legal()
    table.do("sell coca")
    assert "buy coca" not in table.legal()
    assert "sell coca" in table.legal()


def test_the_adjustment_comes_before_the_first_trade_and_once() -> None:
    table = Table()
    table.market(coca=4, cloth=0)
    table.prince(0, "royal_palace")
    table.do("walk central_plaza")
    assert "market_add coca" not in table.legal()
    assert "market_remove cloth" not in table.legal()
    table.do("market_add cloth")
    assert not [text for text in table.legal() if text.startswith("market_a")]
    assert table.state.market[GOODS.index("cloth")] == 1
    table.sound()


def test_a_good_is_for_sale_as_long_as_market_or_bank_has_a_piece() -> None:
    table = Table()
    coca = GOODS.index("coca")

    def for_sale() -> bool:
        (column,) = [one for one in view_of(table.state, 0).market if one.good == "coca"]
        return column.for_sale

    table.market(coca=0)
    assert for_sale()
    table.state.bank[coca] = 0
    assert not for_sale()
    table.state.market[coca] = 1
    assert for_sale()


@pytest.mark.parametrize(("start", "fields"), [(1, [1, 2, 3]), (0, [0, 1, 2])])
def test_scouts_start_by_seat_from_the_start_player(start: int, fields: list[int]) -> None:
    state = GAME.new(3, {"scout_start": start}, LiveChance(4))
    first = state.start_player
    assert [state.players[(first + n) % 3].scout for n in range(3)] == fields


def test_after_the_turn_limit_princes_only_stay_until_the_sun_tile_is_taken() -> None:
    table = Table(options={"turns_per_day": "50"})
    table.state.turn = 50
    assert any(text.startswith("walk") for text in table.legal()), "the limit itself is allowed"
    table.state.turn = 51
    assert all(text.startswith("stay") for text in table.legal())
    table.do("stay moon_llama", "stay moon_coca", "stay moon_corn")
    assert table.state.sun == 2
    assert any(text.startswith("walk") for text in table.legal())


def test_without_a_limit_princes_walk_for_ever() -> None:
    table = Table(options={"turns_per_day": "none"})
    table.state.turn = 100_000
    assert any(text.startswith("walk") for text in table.legal())


def test_an_unknown_limit_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="turns_per_day can be none, 50, 100, 200"):
        GAME.new(3, {"turns_per_day": "7"})


def test_a_scout_at_the_summit_misses_its_card_where_none_is_left_and_all_are_told() -> None:
    table = Table()
    table.deal({}, [], 0)
    events = EventLog()
    assert draw_cards(table.state, 0, table.chance, events) == 0
    assert table.state.players[0].missed == 1
    missed = [DrawMissed(0, MISSED_DRAW_POINTS)]
    assert [events.seen_by(seat) for seat in (0, 1, None)] == [missed, missed, missed]


def test_a_ride_is_paid_before_the_action() -> None:
    table = Table()
    table.goods(0, llama=0)
    assert not [text for text in table.legal() if text.startswith("ride")]
    table.goods(0, llama=1)
    table.do("ride llama_pasture")
    assert table.has(0)["llama"] == 1
    table.sound()


def test_the_first_turn_places_the_prince_anywhere_and_cannot_stay() -> None:
    state = GAME.new(2, None, LiveChance(1))
    for _ in range(2):
        GAME.apply(state, GAME.actors(state)[0], "first_inca farmer")
    legal = [action.text for action in GAME.legal(state, state.active)]
    assert legal == [f"place {name}" for name in DISTRICTS]


def clergy_of_fourteen(table: Table) -> None:
    table.clergy(1, virgin=6, puma_priest=5, condor_priest=3)
    table.goods(0, coca=2, pottery=1, cloth=1)
    table.prince(0, "main_temple")


def test_the_fifteenth_tile_saves_the_city_even_in_the_last_turn_of_the_last_day() -> None:
    table = Table(seats=2)
    last_day(table)
    clergy_of_fourteen(table)
    table.moons(1, "moon_corn", "moon_llama", "moon_coca")
    table.state.sun = 1
    table.do("walk house_of_priests", "recruit condor_priest")
    assert table.state.ending == CLERGY_COMPLETE
    table.sound()


def test_a_rescue_in_the_last_turn_of_a_day_skips_corn_and_night() -> None:
    table = Table(seats=2)
    clergy_of_fourteen(table)
    table.moons(1, "moon_corn", "moon_llama", "moon_coca")
    table.state.sun = 1
    table.do("walk house_of_priests", "recruit condor_priest")
    assert table.state.ending == CLERGY_COMPLETE
    assert table.has(0)["corn"] == 3
    assert table.state.players[1].moons.bit_count() == 3


def test_a_moon_tile_that_takes_the_last_card_ends_the_game_in_the_night() -> None:
    table = Table(seats=2)
    table.deal({0: ["farmer__herder"]}, [], pool=1)
    table.moons(1, "moon_steps_2", "moon_steps_3")
    table.state.players[1].scout = 17
    table.goods(0, corn=0)
    table.do("stay moon_llama", "walk corn_terrace")
    assert table.state.ending == DECK_EMPTY
    assert not any(player.moons for player in table.state.players)
    table.sound()


def test_the_last_day_ends_with_the_conquest_and_no_corn() -> None:
    table = Table(seats=2)
    last_day(table)
    table.moons(1, "moon_steps_3", "moon_steps_2", "moon_coca")
    table.state.sun = 1
    table.do("stay moon_corn")
    assert table.state.ending == CONQUEST
    assert table.has(0)["corn"] == 6
    table.sound()


def test_on_the_last_day_the_sundial_pays_at_once_and_keeps_the_disc() -> None:
    table = Table(seats=2)
    last_day(table)
    table.incas(0, farmer=1)
    table.prince(0, "main_temple")
    table.do("walk sundial", "send farmer", "sundial_goods llama coca cloth")
    player = table.state.players[0]
    assert (player.sundial, player.supply, player.scout) == (1, 11, 1 + 3)
    assert table.has(0) == {"corn": 3, "llama": 2, "coca": 2, "pottery": 1, "cloth": 2}
    table.sound()


def test_a_disc_on_the_sundial_can_be_hired_again_only_after_the_night() -> None:
    table = Table(seats=2)
    table.incas(0, farmer=12)
    table.prince(0, "main_temple")
    table.do("walk sundial", "send farmer")
    table.do("walk corn_terrace")
    table.prince(0, "corn_terrace")
    table.do("walk guard_house")
    assert table.asked() == "walk"
    assert table.actor() == 1
    table.sound()


def test_the_sundial_gives_fewer_goods_when_the_bank_has_fewer_kinds() -> None:
    table = Table(seats=2)
    last_day(table)
    for good in ("llama", "coca", "pottery"):
        empty_bank(table, good)
    table.incas(0, farmer=1)
    table.prince(0, "main_temple")
    table.do("walk sundial", "send farmer")
    assert table.has(0) == {"corn": 6, "llama": 1, "coca": 1, "pottery": 1, "cloth": 2}
    table.sound()


def test_trail_rewards_of_a_turn_cannot_be_used_in_it() -> None:
    table = Table(seats=2)
    table.clergy(0, virgin=1)
    table.goods(0, llama=0)
    table.state.players[0].scout = 10
    table.do("walk temple_of_the_sun")
    assert table.actor() == 1
    assert table.has(0)["llama"] == 1


def test_a_used_district_can_be_entered_and_does_nothing() -> None:
    table = Table(seats=2)
    table.bonus(temple_of_the_sun=0)
    table.clergy(0, virgin=1)
    table.do("walk temple_of_the_sun")
    assert table.state.players[0].scout == 1
    assert table.actor() == 1


def test_one_clergy_tile_a_visit_and_none_when_the_row_is_empty() -> None:
    table = Table(seats=2)
    table.clergy(1, puma_priest=5)
    table.goods(0, coca=9, pottery=9, cloth=9)
    table.prince(0, "main_temple")
    table.do("walk house_of_priests")
    assert table.legal() == ["recruit condor_priest", "recruit_none"]
    with pytest.raises(IllegalAction):
        table.do("recruit puma_priest")


def test_goods_break_ties_and_a_tie_in_goods_is_shared() -> None:
    table = Table(seats=2)
    state = table.state
    table.deal({0: ["farmer__herder"]}, [], pool=0)
    state.players[1].hand, state.pool = 0, [c for c in range(28) if c != 0]
    state.players[0].scout = state.players[1].scout = 0
    state.ending, state.frames = CLERGY_COMPLETE, []
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0, 1]
    table.goods(1, corn=6)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [1]
    assert outcome.tie_breaks == [[5], [6]]


def test_no_decision_has_a_single_option() -> None:
    chance = LiveChance(3)
    for seats in (2, 5):
        state = GAME.new(seats, None, chance)
        while state.frames:
            seat = GAME.actors(state)[0]
            legal = GAME.legal(state, seat)
            assert 2 <= len(legal) <= 29
            GAME.step(state, seat, legal[chance.pick(len(legal))], chance)


def test_all_steps_told_add_up_to_summits_and_fields() -> None:
    chance, events = LiveChance(8), EventLog()
    state = GAME.new(3, None, chance)
    begun = [player.scout for player in state.players]
    while state.frames:
        seat = GAME.actors(state)[0]
        GAME.step(
            state, seat, pilgrim(state, seat, GAME.legal(state, seat), chance), chance, events
        )
    for seat, player in enumerate(state.players):
        moves = [e for e in events.seen_by(None) if isinstance(e, ScoutMoved) and e.seat == seat]
        draws = player.hand.bit_count() - 1 + player.missed
        assert draws > 0
        steps = sum(move.field - move.origin for move in moves)
        assert steps == 20 * draws + player.scout - begun[seat]


def test_whoever_trades_is_told_of_the_market_not_of_houses_elsewhere() -> None:
    table = Table()
    table.prince(0, "royal_palace")
    table.do("walk central_plaza")
    assert table.asked() != "walk"
    asked = [one for one in GAME.actions if "district:corn_terrace" in one.targets]
    reason = nearest(GAME.refusal(table.state, 0, action) for action in asked)
    assert reason is not None
    assert reason.id == "trade_now"
