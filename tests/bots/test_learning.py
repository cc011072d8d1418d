"""Evaluations learned from play, on the toy game with hidden hands."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.bots.cards_game import GAME as TRICKS

import tawantin
from tawantin import LiveChance
from tawantin.bots.learned import Learned, evaluation, learned_for
from tawantin.bots.weights import BadWeights, digest, read, write
from tawantin.kernel.features import Features
from tawantin.kernel.game import Game
from tawantin.training.learning import Generation, Plan, learn

LEARNED = [name for name in tawantin.games() if name in ("chocolatl", "cuzco", "machu_picchu")]


def middle(game: Game[Any], seats: int = 3) -> Any:
    chance = LiveChance(5)
    state = game.new(seats, chance=chance)
    for _ in range(seats):
        seat = game.actors(state)[0]
        game.apply(state, seat, game.legal(state, seat)[-1], chance)
    return state


def trained(folder: Path) -> list[Generation]:
    tawantin.register(TRICKS)
    plan = Plan("tricks", seed=3, games=60, generations=2, match=12)
    return list(learn(plan, TRICKS.game, folder, lambda *told: None))


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Generation]]:
    folder = tmp_path_factory.mktemp("training")
    return folder, trained(folder)


def with_weights(path: Path) -> Game[Any]:
    """The toy game with the weights of a file as its own."""
    rules = TRICKS.game.rules
    assert rules.features is not None
    return Game(TRICKS.components, replace(rules, features=replace(rules.features, weights=path)))


def test_training_foresees_the_end_better_than_the_points_so_far(
    run: tuple[Path, list[Generation]],
) -> None:
    last = run[1][-1]
    assert last.learned.correlation > last.points.correlation + 0.1
    assert last.learned.brier < last.points.brier
    assert abs(last.learned.bias) < 5


def test_the_same_seed_learns_the_same_weights(
    run: tuple[Path, list[Generation]], tmp_path: Path
) -> None:
    again = trained(tmp_path)
    one, other = read(Path(run[1][-1].weights)), read(Path(again[-1].weights))
    assert replace(one, made={}) == replace(other, made={})


def test_a_run_goes_on_with_the_games_that_are_there(run: tuple[Path, list[Generation]]) -> None:
    folder, before = run
    files = sorted(folder.rglob("*.msgpack"))
    files[0].unlink()
    times = {path: path.stat().st_mtime_ns for path in files[1:]}
    assert trained(folder) == before
    assert files[0].is_file()
    assert all(path.stat().st_mtime_ns == time for path, time in times.items())


def test_a_folder_of_another_run_is_refused(run: tuple[Path, list[Generation]]) -> None:
    plan = Plan("tricks", seed=4, games=60)
    with pytest.raises(tawantin.TawantinError, match="holds another run"):
        next(learn(plan, TRICKS.game, run[0], lambda *told: None))


def test_weights_come_back_from_their_file(
    run: tuple[Path, list[Generation]], tmp_path: Path
) -> None:
    weights = read(Path(run[1][-1].weights))
    write(tmp_path / "weights.toml", weights)
    assert read(tmp_path / "weights.toml") == weights


def test_an_evaluation_is_features_times_weights(run: tuple[Path, list[Generation]]) -> None:
    game = with_weights(Path(run[1][-1].weights))
    features = game.rules.features
    assert features is not None
    weights = read(features.weights)
    state = middle(game)
    stage = features.stage(state)
    weighed = [
        weights.bias[stage]
        + sum(
            weights.by_input[name][stage] * number
            for name, number in zip(features.inputs, vector, strict=True)
        )
        for vector in features.vectors(state)
    ]
    value = evaluation(game)(state)
    assert value == pytest.approx(weighed)
    assert isinstance(evaluation(game), Learned)
    chances = Learned(features, weights).chances(state, value)
    assert sum(chances) == pytest.approx(1.0)
    assert chances.index(max(chances)) == value.index(max(value))


def test_weights_for_other_rules_are_not_used_and_the_log_says_so_once(
    run: tuple[Path, list[Generation]], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    weights = read(Path(run[1][-1].weights))
    write(tmp_path / "weights.toml", replace(weights, digest="0" * 16))
    game = with_weights(tmp_path / "weights.toml")
    with caplog.at_level(logging.WARNING):
        assert evaluation(game) is game.rules.evaluate
        assert evaluation(game) is game.rules.evaluate
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "tawantin train tricks" in caplog.text


def test_a_feature_that_means_something_else_makes_another_digest() -> None:
    game = TRICKS.game
    features = game.rules.features
    assert features is not None

    def otherwise(state: Any) -> list[list[float]]:
        return [[number + 1 for number in one] for one in features.of_seats(state)]

    changed: Features[Any] = replace(features, of_seats=otherwise)
    assert digest(game, features) == digest(game, features) != digest(game, changed)


def test_a_file_that_holds_no_weights_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text("game = 3")
    for file in (path, tmp_path / "nowhere.toml"):
        with pytest.raises(BadWeights) as refusal:
            read(file)
        assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("name", LEARNED)
def test_the_weights_that_come_with_a_game_are_for_its_rules_and_numbers(name: str) -> None:
    """If this fails, rules, numbers or features have changed: `tawantin train` learns them anew."""
    assert learned_for(tawantin.game(name)) is not None
