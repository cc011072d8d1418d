"""The parallel and the vector environment: what libraries for learning rely on."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from gymnasium.vector import AutoresetMode  # noqa: E402
from pettingzoo.test import parallel_api_test  # noqa: E402

import tawantin  # noqa: E402
from tawantin import GameOver, IllegalAction  # noqa: E402
from tawantin.rl import Moment, TawantinParallelEnv, TawantinVectorEnv  # noqa: E402

GAMES = [name for name, game in tawantin.games().items() if "tawantin." in game.rules_module]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_parallel_environment(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(TawantinParallelEnv(game), num_cycles=400)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_a_parallel_game(game: str) -> None:
    """PettingZoo's own test of it does not look at masks."""
    playing = [TawantinParallelEnv(game) for _ in range(2)]
    rng = np.random.default_rng(1)
    first, second = (one.reset(seed=3)[0] for one in playing)
    while playing[0].agents:
        for agent, seen in first.items():
            assert np.array_equal(seen["observation"], second[agent]["observation"])
            assert np.array_equal(seen["action_mask"], second[agent]["action_mask"])
        actions = {
            agent: int((rng.random(seen["action_mask"].size) * seen["action_mask"]).argmax())
            for agent, seen in first.items()
        }
        first, second = (one.step(actions)[0] for one in playing)
    with pytest.raises(GameOver):
        playing[0].step(actions)


def test_all_who_choose_at_once_take_a_step_at_once() -> None:
    playing = TawantinParallelEnv("chocolatl", seats=3)
    seen, _ = playing.reset(seed=2)
    assert all(one["action_mask"].any() for one in seen.values())
    seen, *_ = playing.step(
        {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    )
    assert all(player.offering >= 0 for player in playing.state_of_play.players)


def test_who_is_not_asked_hands_in_what_they_like() -> None:
    playing = TawantinParallelEnv("machu_picchu", seats=2)
    seen, _ = playing.reset(seed=2)
    asked, waiting = sorted(seen, key=lambda agent: -int(seen[agent]["action_mask"].sum()))
    assert not seen[waiting]["action_mask"].any()
    playing.step({asked: int(seen[asked]["action_mask"].argmax()), waiting: 0})
    with pytest.raises(IllegalAction):
        playing.step(dict.fromkeys(seen, playing.setting.actions - 1))


def play(games: TawantinVectorEnv, steps: int, seed: int) -> list[Any]:
    """What happens when the agent acts at random."""
    rng = np.random.default_rng(seed)
    seen, infos = games.reset(seed=seed)
    story = [(seen, np.zeros(games.num_envs), np.zeros(games.num_envs, bool), infos)]
    for _ in range(steps):
        moment = Moment(seen["observation"], seen["action_mask"], infos["seat"])
        seen, rewards, ended, cut, infos = games.step(moment.sample(rng))
        assert not cut.any()
        story.append((seen, rewards, ended, infos))
    return story


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_environment_plays_on_and_rewards_the_ends(game: str) -> None:
    games = TawantinVectorEnv(game, num_envs=3, reward="win")
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    ends = 0
    for seen, rewards, ended, infos in play(games, 300, 1):
        assert games.observation_space.contains(seen)
        assert seen["action_mask"].any(axis=1).all()
        assert not rewards[~ended].any()
        assert ((rewards >= 0) & (rewards <= 1)).all()
        assert ("final_obs" in infos) == bool(ended.any())
        if ended.any():
            last = infos["final_obs"][int(ended.argmax())]
            assert games.single_observation_space.contains(last)
            assert not last["action_mask"].any()
        ends += int(ended.sum())
    assert ends


def test_a_seed_repeats_a_vector_environment() -> None:
    first, second = (play(TawantinVectorEnv("chocolatl", 2, seats=3), 80, 5) for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert np.array_equal(one[0]["observation"], other[0]["observation"])
        assert np.array_equal(one[1], other[1])


def test_what_was_returned_stays_as_it_was() -> None:
    games = TawantinVectorEnv("chocolatl", 2, seats=3)
    story = play(games, 5, 1)
    kept = [seen["observation"].copy() for seen, *_ in story]
    play(games, 20, 2)
    assert all(
        np.array_equal(seen["observation"], one)
        for (seen, *_), one in zip(story, kept, strict=True)
    )


def test_the_agent_sits_where_it_is_told_and_others_play_as_they_are_told() -> None:
    asked: list[set[int]] = []

    def first_of_the_list(moment: Moment) -> Any:
        asked.append(set(moment.seats.tolist()))
        assert moment.masks.any(axis=1).all()
        return moment.masks.argmax(axis=1)

    games = TawantinVectorEnv("machu_picchu", 2, seats=3, seat=1, opponents=first_of_the_list)
    for *_, infos in play(games, 30, 3):
        assert infos["seat"].tolist() == [1, 1]
    assert set.union(*asked) == {0, 2}


def test_seats_are_drawn_anew_for_every_game() -> None:
    games = TawantinVectorEnv("chocolatl", 4, seats=3)
    drawn = {int(seat) for *_, infos in play(games, 200, 4) for seat in infos["seat"]}
    assert drawn == {0, 1, 2}


def test_an_illegal_action_is_named() -> None:
    games = TawantinVectorEnv("chocolatl", 2, seats=3)
    seen, _ = games.reset(seed=1)
    with pytest.raises(ValueError, match="is not possible in game 0 now"):
        games.step((seen["action_mask"] == 0).argmax(axis=1))


def test_positions_are_shown_as_text() -> None:
    games = TawantinVectorEnv("chocolatl", 2, seats=3)
    games.reset(seed=1)
    assert all("seat 2" in text for text in games.render())
