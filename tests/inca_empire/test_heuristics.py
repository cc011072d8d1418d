"""The rules of thumb are good enough to beat those who have none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.inca_empire.helpers import GAME, build, new, orange_turn, seat_of, take, tile

from tawantin import Action, LiveChance
from tawantin.games.inca_empire.heuristics import evaluate, prefer
from tawantin.games.inca_empire.state import State

Choice = Callable[[State, int, LiveChance], Action]


def best_step(state: State, seat: int, chance: LiveChance) -> Action:
    """The action after which the seat's worth is highest, seen in a redealt copy."""
    dealt = GAME.redeal(state, seat, chance)
    best, worth = None, float("-inf")
    for action in GAME.legal(state, seat):
        trial = dealt.copy()
        GAME.step(trial, seat, action, chance)
        value = evaluate(trial)[seat]
        if value > worth:
            best, worth = action, value
    assert best is not None
    return best


def best_wish(state: State, seat: int, chance: LiveChance) -> Action:
    legal = GAME.legal(state, seat)
    wishes = prefer(state, seat, legal)
    return legal[wishes.index(max(wishes))]


@pytest.mark.parametrize(("choose", "games"), [(best_step, 6), (best_wish, 12)])
@pytest.mark.parametrize("seats", [3, 4])
def test_one_step_ahead_beats_random_players(choose: Choice, games: int, seats: int) -> None:
    won = 0
    for seed in range(games):
        chance = LiveChance(seed)
        state = GAME.new(seats, None, chance)
        me = seed % seats
        while state.frames:
            (seat,) = GAME.actors(state)
            if seat == me:
                action = choose(state, seat, chance)
            else:
                legal = GAME.legal(state, seat)
                action = legal[chance.pick(len(legal))]
            GAME.step(state, seat, action, chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += me in outcome.winners
    assert won >= 0.9 * games


def test_a_road_to_a_city_looks_better_than_one_to_a_huaca() -> None:
    state, orange = orange_turn(0, roads=("c003",))
    take(state, orange, "chanca")
    tile(state, "vilcashuaman", temple=True)
    GAME.apply(state, orange, "begin_road", LiveChance(1))
    assert best_wish(state, orange, LiveChance(1)).text == "road c135"
    assert best_step(state, orange, LiveChance(1)).text == "road c135"


def test_being_connected_to_what_others_built_is_worth_points() -> None:
    state = new()
    blue = seat_of(state, "blue")
    take(state, seat_of(state, "brown"), "vilcabamba")
    tile(state, "machu_picchu", temple=True)
    apart = evaluate(state)[blue]
    build(state, blue, "c008", "c125")
    assert evaluate(state)[blue] > apart + 10


def test_the_worth_of_a_finished_game_is_its_score() -> None:
    chance = LiveChance(4)
    state = GAME.new(3, None, chance)
    while state.frames:
        (seat,) = GAME.actors(state)
        legal = GAME.legal(state, seat)
        GAME.step(state, seat, legal[chance.pick(len(legal))], chance)
    assert evaluate(state) == [float(score) for score in GAME.scores(state)]
