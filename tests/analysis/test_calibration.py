"""How sure the coach is: by what was fitted, only where it fits, and only by what eyes know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.bots.cards_game import GAME as TRICKS

import tawantin
from tawantin import LiveChance
from tawantin.analysis import hints, outlook
from tawantin.analysis.calibration import (
    KNOTS,
    BadCalibration,
    bent,
    calibration,
    calibration_path,
    digest,
    read,
    shares,
    stages_of,
    write,
)
from tawantin.bots import Glimpse
from tawantin.kernel.game import Game

NAMES = ["chocolatl", "cuzco", "inca_empire", "machu_picchu"]


def positions(game: Game[Any], seats: int, every: int) -> list[Any]:
    """Positions of a game played at random, up to its end."""
    chance = LiveChance(8)
    state = game.new(seats, chance=chance)
    differing = []
    decisions = 0
    while state.frames:
        if decisions % every == 0:
            differing.append(state.copy())
        seat = game.actors(state)[0]
        legal = game.legal(state, seat)
        game.step(state, seat, legal[chance.pick(len(legal))], chance)
        decisions += 1
    return differing


@pytest.mark.parametrize("name", NAMES)
def test_what_comes_with_a_game_was_fitted_for_its_evaluation(name: str) -> None:
    game = tawantin.game(name)
    fitted = calibration(game)
    assert fitted is not None, f"python -m bench.calibration {name} --fit-only"
    assert fitted.stages == list(stages_of(game))
    assert set(fitted.spread) == {str(seats) for seats in game.about.seats}
    for row in fitted.spread.values():
        assert all(0.5 < spread < 300 for spread in row)


@pytest.mark.parametrize("name", NAMES)
def test_chances_add_up_and_expected_scores_are_itemised_for_any_eyes(name: str) -> None:
    game = tawantin.game(name)
    seats = min(game.about.seats)
    for state in positions(game, seats, 40):
        for eyes in (None, 0):
            expected = outlook(game, state, eyes)
            assert sum(expected.chances) == pytest.approx(1.0)
            for score, sources in zip(expected.scores, expected.sources, strict=True):
                assert sum(sources.values()) == pytest.approx(score, abs=0.3)


@pytest.mark.parametrize("name", NAMES)
def test_the_coach_says_the_same_whatever_its_eyes_cannot_see(name: str) -> None:
    game = tawantin.game(name)
    seats = max(game.about.seats)
    hidden = 0
    for number, state in enumerate(positions(game, seats, 30)):
        for eyes in (None, number % seats):
            other = game.redeal(state, eyes, LiveChance(number + 100))
            hidden += other != state
            assert outlook(game, state, eyes) == outlook(game, other, eyes)
        if number % 6 == 1:
            seat = game.actors(state)[0]
            other = game.redeal(state, seat, LiveChance(number + 200))
            hinted = [hints(Glimpse(game, one, seat), simulations=8) for one in (state, other)]
            assert hinted[0] == hinted[1]
    assert hidden


def test_another_evaluation_is_not_judged_by_what_was_fitted() -> None:
    printed = tawantin.game("chocolatl")
    text = printed.components.text.replace("end_mark = 40", "end_mark = 35")
    changed = tawantin.game("chocolatl", components=text)
    assert digest(changed) != digest(printed)
    assert calibration(changed) is None
    state = changed.new(3, chance=LiveChance(1))
    assert sum(outlook(changed, state, 0).chances) == pytest.approx(1.0)


def test_games_of_others_need_none() -> None:
    assert calibration(TRICKS.game) is None


def test_a_wider_spread_makes_less_of_a_lead() -> None:
    sure, unsure = shares([10.0, 5.0, 5.0], 2.0), shares([10.0, 5.0, 5.0], 20.0)
    assert sure[0] > 0.8 > unsure[0] > 1 / 3
    assert sum(sure) == pytest.approx(1.0)


def test_a_bend_makes_less_of_small_leads_and_nothing_of_none() -> None:
    chances = shares([12.0, 10.0, 4.0], 8.0)
    assert bent(chances, [1.0] * (len(KNOTS) + 1)) == pytest.approx(chances)
    flat = bent(chances, [1.0, 1.0, 0.5, 0.5, 0.5, 1.0, 1.0])
    assert flat == sorted(flat, reverse=True)
    assert 1.0 < flat[0] / flat[1] < chances[0] / chances[1]
    assert sum(flat) == pytest.approx(1.0)


def test_a_calibration_is_kept_as_it_was(tmp_path: Path) -> None:
    printed = read(calibration_path(tawantin.game("cuzco")))
    bend = [[1.0] * (len(KNOTS) + 1) for _ in printed.stages]
    for fitted in (printed, msgspec.structs.replace(printed, bend=bend)):
        write(tmp_path / "calibration.toml", fitted)
        assert read(tmp_path / "calibration.toml") == fitted


def test_a_file_that_is_no_calibration_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "calibration.toml"
    with pytest.raises(BadCalibration, match="cannot be read"):
        read(path)
    path.write_text("game = 3")
    with pytest.raises(BadCalibration, match="is no calibration"):
        read(path)
    kept = calibration_path(tawantin.game("cuzco")).read_text()
    path.write_text(kept.replace('"setup", ', "").replace("stages = [", 'stages = ["more", '))
    with pytest.raises(BadCalibration, match="each stage"):
        read(path)
    path.write_text(kept.replace("[made]", "bend = [[1.0]]\n\n[made]"))
    with pytest.raises(BadCalibration, match="bend"):
        read(path)
