"""What bots are told about Chocolatl."""

from __future__ import annotations

import random

import pytest
from tests.chocolatl.table import GAME, A, B, C, table, visit

from tawantin.games.chocolatl.components import BREWERY, VILLAGE
from tawantin.games.chocolatl.decisions.bids import BidAll
from tawantin.games.chocolatl.heuristics.likings import prefer
from tawantin.games.chocolatl.heuristics.outlook import evaluate
from tawantin.games.chocolatl.state import State
from tawantin.kernel.actions import Action
from tawantin.kernel.chance import LiveChance


def play(seats: int, seed: int, by_preference: int) -> list[int]:
    """Places of a game in which one seat plays by preference and the others at random."""
    chance, pick = LiveChance(seed), random.Random(seed)
    state: State = GAME.new(seats, None, chance)
    while state.frames:
        seat = GAME.actors(state)[0]
        legal = GAME.legal(state, seat)
        action = pick.choice(legal)
        if seat == by_preference:
            liked = prefer(state, seat, legal)
            if state.frames[-1].simultaneous:
                liked = [value + pick.gauss(0, 0.2) for value in liked]
            action = legal[liked.index(max(liked))]
        GAME.step(state, seat, action, chance)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.places


def best(state: State, seat: int) -> Action:
    legal = GAME.legal(state, seat)
    liked = prefer(state, seat, legal)
    return legal[liked.index(max(liked))]


def test_preferences_beat_random_players() -> None:
    games = 30
    wins = sum(play(4, seed, seed % 4)[seed % 4] == 1 for seed in range(games))
    assert wins >= 0.8 * games  # about 96 % in long runs


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_list_gets_a_value_for_each_action_and_leaves_the_state_alone(seats: int) -> None:
    chance = LiveChance(seats)
    state: State = GAME.new(seats, None, chance)
    while state.frames:
        for seat in GAME.actors(state):
            kept = state.copy()
            assert len(prefer(state, seat, GAME.legal(state, seat))) == len(GAME.legal(state, seat))
            assert len(evaluate(state)) == seats
            assert state == kept
        seat = GAME.actors(state)[0]
        legal = GAME.legal(state, seat)
        GAME.step(state, seat, legal[chance.pick(len(legal))], chance)
    assert evaluate(state) == [float(score) for score in GAME.scores(state)]


def test_a_die_is_rolled_where_it_can_win_and_kept_where_it_cannot() -> None:
    state = table([0, 0, 0])
    state.players[B].dice = 2
    visit(state, BREWERY, [15, 14, 10])
    assert best(state, B).text == "use_die"
    state = table([0, 0, 0])
    state.players[C].dice = 2
    visit(state, BREWERY, [25, 20, 10])
    assert best(state, C).text == "pass_die"


def test_a_hut_is_built_early_and_the_die_taken_late() -> None:
    state = table([0, 0, 0], round=1)
    visit(state, VILLAGE, [20, 10, 5])
    assert best(state, A).text == "village hut"
    state = table([30, 0, 0], round=6)
    visit(state, VILLAGE, [20, 10, 5])
    assert best(state, A).text == "village die"


def test_whoever_leads_is_expected_to_end_ahead() -> None:
    state = table([30, 10, 10], round=5)
    state.pyramid = [A, A, A, A, A, B, B, C]
    state.frames = [BidAll()]
    worth = evaluate(state)
    assert worth[A] > worth[B]
    assert worth[A] > 30
