from __future__ import annotations

import contextlib
import importlib
import warnings
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402
from tests.bots.cards_game import GAME as TRICKS  # noqa: E402

import tawantin  # noqa: E402
from tawantin import IllegalAction, LiveChance, TawantinError  # noqa: E402
from tawantin.commands.new_game import make as new_game  # noqa: E402
from tawantin.kernel.layout.lists import BagPart  # noqa: E402
from tawantin.kernel.layout.parts import ChoicePart  # noqa: E402
from tawantin.kernel.meaning import Bag  # noqa: E402
from tawantin.rl import Batch, TawantinEnv, UnknownValue, env, observation  # noqa: E402
from tawantin.rl.rewards import rewards_of  # noqa: E402

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
    descriptor = tawantin.game(game)
    layout = observation(game)
    fields = layout.fields()
    assert max(field.at + field.size for field in fields) == layout.size
    chance = LiveChance(4)
    state = descriptor.new(max(descriptor.about.seats), chance=chance)
    seen = 0
    for _ in range(60):
        seat = descriptor.actors(state)[0]
        other = descriptor.redeal(state, seat, LiveChance(5))
        vectors = []
        for position in (state, other):
            vector = np.zeros(layout.size, np.float32)
            layout.write(descriptor.view(position, seat), seat, max(descriptor.about.seats), vector)
            vectors.append(vector)
        assert np.array_equal(*vectors)
        seen |= int(np.abs(vectors[0]).sum() > 0)
        legal = descriptor.legal(state, seat)
        descriptor.step(state, seat, legal[chance.pick(len(legal))], chance)
    assert seen


def option_sets(game: tawantin.Game[Any], seats: int) -> Iterator[Any]:
    """New games with the defaults, each preset, and the sets that the laws are tried with."""
    for options in ({}, *game.about.presets.values(), *game.rules.law_options):
        with contextlib.suppress(tawantin.BadOption):  # some are for some numbers of players only
            yield game.new(seats, options, LiveChance(seats))


@pytest.mark.parametrize("name", [*GAMES, "nim"])
def test_an_observation_holds_all_that_the_seat_sees(name: str) -> None:
    """What was written can be read again: with all options, for all eyes, played by preference."""
    game = tawantin.game(name)
    layout = observation(name)
    for seats in game.about.seats:
        for number, state in enumerate(option_sets(game, seats)):
            chance = LiveChance(number)
            decisions = 0
            while state.frames:
                seat = game.actors(state)[0]
                if decisions % 7 == 0:
                    eyes = decisions % seats
                    view = game.view(state, eyes)
                    vector = np.zeros(layout.size, np.float32)
                    layout.write(view, eyes, seats, vector)
                    assert layout.read(vector, eyes, seats) == layout.plain(view)
                legal = game.legal(state, seat)
                liked = game.rules.prefer(state, seat, legal)
                best = liked.index(max(liked))
                choice = best if chance.pick(4) else chance.pick(len(legal))
                game.step(state, seat, legal[choice], chance)
                decisions += 1


def test_a_value_that_is_not_declared_is_refused() -> None:
    layout = observation("machu_picchu")
    game = tawantin.game("machu_picchu")
    state = game.new(2, chance=LiveChance(1))
    vector = np.zeros(layout.size, np.float32)
    for field, value in (("phase", "tea_time"), ("clergy_taken", 16), ("start_player", 2)):
        view = msgspec.structs.replace(game.view(state, 0), **{field: value})
        with pytest.raises(UnknownValue):
            layout.write(view, 0, 2, vector)


def test_a_bag_holds_each_value_once_unless_it_says_how_often() -> None:
    once, twice = (BagPart(ChoicePart(("a", "b")), Bag(*most).most) for most in ((), (2,)))
    once.write(["a", "b"], 0, np.zeros(2), 0, 2)
    twice.write(["a", "a"], 0, np.zeros(2), 0, 2)
    with pytest.raises(UnknownValue):
        once.write(["a", "a"], 0, np.zeros(2), 0, 2)


@pytest.fixture(scope="module")
def skeleton(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tawantin.Game[Any]]:
    """The game that `tawantin new-game` writes: a hidden hand and chance, in a package of its own.

    It is registered nowhere: a game can be learned before it is installed.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(new_game("learnable", tmp_path_factory.mktemp("new")) / "src")
        yield importlib.import_module("learnable").GAME.game


@pytest.mark.parametrize("name", ["nim", "skeleton"])
@pytest.mark.filterwarnings("ignore")  # PettingZoo's test does not know our dictionary with a mask
def test_games_of_other_packages_can_be_learned(name: str, request: Any) -> None:
    game = request.getfixturevalue(name) if name == "skeleton" else name
    api_test(env(game), num_cycles=100)
    seed_test(lambda: env(game), num_cycles=30)
    batches = [Batch(game, games=3, seats=2, reward="win", seed=1) for _ in range(2)]
    (rewards, ended), again = (play(batch, 60) for batch in batches)
    assert ended >= 3
    assert rewards.sum() == pytest.approx(ended)
    assert np.array_equal(rewards, again[0])


def test_a_field_that_does_not_say_what_it_holds_is_named() -> None:
    with pytest.raises(TawantinError, match=r"View\.hand .* does not say"):
        observation(TRICKS.game)


def test_the_viewer_always_comes_first() -> None:
    game = tawantin.game("chocolatl")
    layout = observation("chocolatl")
    state = game.new(5, chance=LiveChance(1))
    at = layout.place("seat").at
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


def test_who_plays_alone_is_rewarded_too() -> None:
    alone = tawantin.Outcome([7], [{}], [1], "end", [[]])
    assert [rewards_of(alone, kind) for kind in ("win", "place", "margin")] == [[1], [1], [1]]


def test_rewards_rank_the_seats() -> None:
    outcome = tawantin.Outcome([9, 4, 4], [{}] * 3, [1, 2, 2], "end", [[]] * 3)
    assert rewards_of(outcome, "win") == [1, 0, 0]
    assert rewards_of(outcome, "place") == [1, 0, 0]
    assert rewards_of(outcome, "margin") == pytest.approx([5 / 9, -5 / 9, -5 / 9])
