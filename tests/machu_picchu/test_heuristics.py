"""What bots can rely on: sound values, wishes that look at the ending, and play above chance."""

from __future__ import annotations

from tawantin import LiveChance
from tawantin.games.machu_picchu.heuristics.likings import prefer_with
from tawantin.games.machu_picchu.heuristics.outlook import (
    gold_of,
    points_now,
    rescue_chance,
    rescue_wish,
)

from . import GAME, Table
from .players import at_random, devout, play, sensible


def test_preferences_and_expectations_have_a_number_for_each() -> None:
    chance = LiveChance(2)
    state = GAME.new(4, None, chance)
    while state.frames:
        seat = GAME.actors(state)[0]
        legal = GAME.legal(state, seat)
        liked = GAME.rules.prefer(state, seat, legal)
        assert len(liked) == len(legal)
        assert len(GAME.rules.evaluate(state)) == 4
        GAME.step(state, seat, legal[liked.index(max(liked))], chance)


def test_the_player_with_little_gold_wishes_for_a_rescue() -> None:
    table = Table(seats=2)
    poor = ["farmer__herder", "farmer__potter"]
    table.deal({0: poor}, [], pool=22)
    table.incas(0, farmer=4)
    table.clergy(1, virgin=3, puma_priest=3)
    points = [points_now(player) for player in table.state.players]
    golds = [gold_of(player) for player in table.state.players]
    assert rescue_wish(points, golds, 0, 1.0) > 0 > rescue_wish(points, golds, 1, 1.0)


def test_the_rescue_comes_nearer_with_each_clergy_tile() -> None:
    table = Table(seats=3)
    chances = []
    for kind in ("virgin", "puma_priest", "condor_priest"):
        chances.append(rescue_chance(table.state, 2.0))
        table.clergy(0, **{kind: 4})
    chances.append(rescue_chance(table.state, 2.0))
    assert chances == sorted(chances)
    assert chances[0] < 0.1 < 0.7 < chances[-1]


def test_a_scout_who_passes_the_summit_is_expected_to_lose_little_by_it() -> None:
    """Else bots would wait below it for ever: a card must be worth the steps that earn it."""
    before = after = 0.0
    for seed in range(20):
        table = Table(seats=4, seed=seed)
        table.incas(0, farmer=2, potter=1)
        table.state.players[0].scout = 19
        before += GAME.rules.evaluate(table.state)[0]
        table.do("walk temple_of_the_sun")
        while table.actor() == 0:
            legal = GAME.legal(table.state, 0)
            liked = GAME.rules.prefer(table.state, 0, legal)
            table.do(legal[liked.index(max(liked))].text)
        assert table.state.players[0].hand.bit_count() == 2
        after += GAME.rules.evaluate(table.state)[0]
    assert after > 0.93 * before


def last_tile(own: list[str], rival: list[str]) -> Table:
    """Seat 0 may buy the fifteenth tile; both hands are given, all other cards lie in the deck."""
    table = Table(seats=2)
    table.deal({0: own, 1: rival}, [], pool=28 - len(own) - len(rival))
    table.clergy(1, virgin=6, puma_priest=5, condor_priest=3)
    table.incas(0, farmer=3)
    table.goods(0, coca=2, pottery=1, cloth=1)
    table.prince(0, "main_temple")
    table.do("walk house_of_priests")
    return table


def test_the_last_tile_is_worth_more_to_whom_a_rescue_serves_and_less_to_whom_gold_does() -> None:
    poor, rich = ["farmer__herder"], ["herder__virgin", "herder__puma_priest"]
    for own, rival, gains in ((poor, rich, True), (rich, poor, False)):
        state = last_tile(own, rival).state
        legal = GAME.legal(state, 0)
        with_ending = GAME.rules.prefer(state, 0, legal)[0]
        without = prefer_with(state, 0, legal, zeal=0.0)[0]
        assert (with_ending > without) is gains


def test_the_sensible_player_beats_three_random_ones_in_nine_of_ten_games() -> None:
    won = 0
    for game in range(20):
        players = [at_random] * 4
        players[game % 4] = sensible
        outcome = GAME.outcome(play(4, players, LiveChance(game)).state)
        assert outcome is not None
        won += outcome.places[game % 4] == 1
    assert won >= 18


def test_players_bent_on_clergy_save_the_city_more_often_than_not() -> None:
    endings = []
    for seed in range(6):
        outcome = GAME.outcome(play(3, [devout], LiveChance(seed)).state)
        assert outcome is not None
        endings.append(outcome.ending)
    assert endings.count("rescue") > 3
