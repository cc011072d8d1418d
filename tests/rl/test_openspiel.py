"""OpenSpiel's own tests of the games, and what its users rely on."""

from __future__ import annotations

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: see docs/research.md")

import numpy as np  # noqa: E402

import tawantin  # noqa: E402
import tawantin.rl.openspiel  # noqa: E402
from tawantin.rl import observation  # noqa: E402

GAMES = [name for name, game in tawantin.games().items() if "tawantin." in game.rules_module]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_the_game(name: str) -> None:
    game = pyspiel.load_game(f"tawantin_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def random_game(load: str, seed: int = 1) -> list[Any]:
    """The states of a game played at random."""
    rng = random.Random(seed)
    state = pyspiel.load_game(load).new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            assert len(outcomes) <= tawantin.rl.openspiel.MOST_OUTCOMES
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state.clone())
    return states


def test_seats_options_and_rewards_are_parameters() -> None:
    load = "tawantin_machu_picchu(players=3,corn_limited=true,reward=win)"
    game = pyspiel.load_game(load)
    assert (game.num_players(), game.min_utility()) == (3, 0)
    last = random_game(load)[-1]
    assert last.play.state.corn_limited
    assert sum(last.returns()) == pytest.approx(1)
    assert pyspiel.load_game("tawantin_machu_picchu").num_players() == 5


def test_every_chance_outcome_can_be_taken_from_the_same_state() -> None:
    states = random_game("tawantin_chocolatl(players=3)")
    nodes = [state for state in states if state.is_chance_node()]
    assert nodes
    node = next(one for one in nodes if one.play.state is not None)
    children = [node.child(outcome) for outcome, _ in node.chance_outcomes()]
    assert len({str(child) for child in children}) == len(children)
    assert node.is_chance_node()


def test_the_same_history_leads_to_the_same_state() -> None:
    last = random_game("tawantin_cuzco(players=2)")[-1]
    again = last.get_game().new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert again.is_terminal()
    assert again.play.state == last.play.state
    assert again.returns() == last.returns()


def test_observations_are_those_of_the_seat() -> None:
    states = random_game("tawantin_inca_empire(players=3)")
    state = next(one for one in states if one.current_player() >= 0)
    game, lay = tawantin.game("inca_empire"), observation("inca_empire")
    for player in range(3):
        expected = np.zeros(lay.size, np.float32)
        lay.write(game.view(state.play.state, player), player, 3, expected)
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), expected)
        assert '"hand"' in state.observation_string(player)


def test_openspiels_search_plays_a_game() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("tawantin_machu_picchu(players=2)")
    states = random_game("tawantin_machu_picchu(players=2)")
    state = next(one for one in reversed(states) if one.current_player() >= 0)
    generator = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 8, mcts.RandomRolloutEvaluator(1, generator), False, generator)
    assert bot.step(state) in state.legal_actions()
