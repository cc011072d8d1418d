from __future__ import annotations

import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

import tawantin  # noqa: E402
from tawantin import IllegalAction, LiveChance  # noqa: E402
from tawantin.rl import Batch, TawantinEnv, env, find_layout, observation  # noqa: E402
from tawantin.rl.env import rewards_of  # noqa: E402

GAMES = [name for name, game in tawantin.games().items() if "tawantin." in game.rules_module]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_environment(game: str) -> None:
    with warnings.catch_warnings():
        # A dictionary with a mask is PettingZoo's own convention, but its test does not know ours.
        warnings.simplefilter("ignore")
        api_test(env(game), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_a_game(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=60)


def test_rewards_come_at_the_end_and_to_every_agent() -> None:
    playing = TawantinEnv("chocolatl", seats=3, reward="win")
    playing.reset(seed=3)
    rng = np.random.default_rng(1)
    while not any(playing.terminations.values()):
        assert set(playing.rewards.values()) == {0.0}
        mask = playing.observe(playing.agent_selection)["action_mask"]
        playing.step(int(rng.choice(np.flatnonzero(mask))))
    assert sum(playing.rewards.values()) == pytest.approx(1)
    assert set(playing.rewards) == {"seat_0", "seat_1", "seat_2"}


def test_an_action_outside_the_mask_is_refused() -> None:
    playing = TawantinEnv("chocolatl", seats=3)
    playing.reset(seed=3)
    mask = playing.observe(playing.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        playing.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_has_the_documented_length_and_tells_no_secret(game: str) -> None:
    found = tawantin.game(game)
    layout = observation(game)
    fields = layout.fields()
    assert max(field.at + field.size for field in fields) == layout.size
    chance = LiveChance(4)
    state = found.new(max(found.about.seats), chance=chance)
    seen = 0
    for _ in range(60):
        seat = found.actors(state)[0]
        other = found.redeal(state, seat, LiveChance(5))
        vectors = []
        for position in (state, other):
            vector = np.zeros(layout.size, np.float32)
            layout.write(found.view(position, seat), seat, max(found.about.seats), vector)
            vectors.append(vector)
        assert np.array_equal(*vectors)
        seen |= int(np.abs(vectors[0]).sum() > 0)
        legal = found.legal(state, seat)
        found.step(state, seat, legal[chance.pick(len(legal))], chance)
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_the_kept_layout_still_fits_the_views(game: str) -> None:
    """A changed view needs `python scripts/observations.py`."""
    kept = set(observation(game).root.parts)
    found = tawantin.game(game)
    assert set(find_layout(found, games=3, every=11).parts) <= kept
    state = found.new(max(found.about.seats), chance=LiveChance(1))
    assert kept <= set(found.view(state, 0).__struct_fields__)


def test_the_viewer_always_comes_first() -> None:
    game = tawantin.game("chocolatl")
    layout = observation("chocolatl")
    state = game.new(5, chance=LiveChance(1))
    at = next(field.at for field in layout.fields() if field.path == "seat")
    for seat in range(5):
        vector = np.zeros(layout.size, np.float32)
        layout.write(game.view(state, seat), seat, 5, vector)
        assert list(vector[at : at + 5]) == [1, 0, 0, 0, 0]


def play(batch: Batch, steps: int) -> tuple[Any, int]:
    rng = np.random.default_rng(7)
    total, ended = np.zeros(batch.seats), 0
    for _ in range(steps):
        moment = batch.observe()
        assert moment.masks.any(axis=1).all()
        noise = rng.random(moment.masks.shape) * moment.masks
        step = batch.step(noise.argmax(axis=1))
        total += step.rewards.sum(axis=0)
        ended += int(step.done.sum())
    return total, ended


def test_a_batch_plays_many_games_and_the_same_again_with_its_seed() -> None:
    batches = [Batch("chocolatl", games=4, seats=3, reward="win", seed=5) for _ in range(2)]
    first, second = (play(batch, 260) for batch in batches)
    assert first[1] >= 4
    assert first[1] == second[1]
    assert first[0].sum() == pytest.approx(first[1])
    assert np.array_equal(first[0], second[0])


def test_rewards_rank_the_seats() -> None:
    outcome = tawantin.Outcome([9, 4, 4], [{}] * 3, [1, 2, 2], "end", [[]] * 3)
    assert rewards_of(outcome, "win") == [1, 0, 0]
    assert rewards_of(outcome, "place") == [1, 0, 0]
    assert rewards_of(outcome, "margin") == pytest.approx([5 / 9, -5 / 9, -5 / 9])
