"""The coach, on the toy games: small enough to know what is right."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.bots.cards_game import GAME as TRICKS
from tests.nim_game import GAME as NIM
from typer.testing import CliRunner

import tawantin
from tawantin import LiveChance, Match
from tawantin.analysis import (
    Analysis,
    Part,
    analyse,
    analyse_part,
    expectations,
    hints,
    outlook,
    put_together,
    weigh,
)
from tawantin.analysis.judging import accuracy_of, mark_of, round_of
from tawantin.analysis.moves import LATER, _adding_up, _shares
from tawantin.analysis.report import WORTH_TELLING
from tawantin.bots import Glimpse, make
from tawantin.cli import _add_commands, app
from tawantin.kernel.record import Record, replay


def test_chances_add_up_and_the_end_is_certain() -> None:
    game = TRICKS.game
    chance = LiveChance(3)
    state = game.new(3, chance=chance)
    assert sum(outlook(game, state, 1).chances) == pytest.approx(1.0)
    while state.frames:
        seat = game.actors(state)[0]
        game.apply(state, seat, game.legal(state, seat)[-1], chance)
    ended = game.outcome(state)
    assert ended is not None
    expected = outlook(game, state, None)
    assert expected.scores == ended.scores
    assert max(expected.chances) == expected.chances[ended.places.index(1)]


def test_the_coach_knows_only_what_its_eyes_know() -> None:
    game = TRICKS.game
    swapped = 0
    for seed in range(8):
        state = game.new(3, chance=LiveChance(seed))
        game.apply(state, 0, game.legal(state, 0)[1])
        other = game.redeal(state, 1, LiveChance(seed + 50))
        swapped += other != state
        assert outlook(game, state, 1) == outlook(game, other, 1)
        hinted = [hints(Glimpse(game, one, 1), simulations=20) for one in (state, other)]
        assert hinted[0] == hinted[1]
    assert swapped > 4


def test_hints_name_up_to_three_moves_the_best_first_with_where_points_come_from() -> None:
    game = TRICKS.game
    state = game.new(3, chance=LiveChance(1))
    hinted = hints(Glimpse(game, state, 0), simulations=30)
    assert 1 <= len(hinted) <= 3
    assert [one.chance for one in hinted] == sorted([one.chance for one in hinted], reverse=True)
    for one in hinted:
        assert one.action in {action.text for action in game.legal(state, 0)}
        assert one.points == pytest.approx(sum(one.sources.values()), abs=0.05)


def test_sources_add_up_to_what_is_expected_and_those_that_vary_give_way() -> None:
    copies = {"sure": [2.0, 2.0, 2.0, 2.0], "luck": [1.0, 3.0, 5.0, 7.0]}
    added = _adding_up(copies, _shares([copies]), points=9.0)
    assert added["sure"] == (2.0, 0.0)
    assert added["luck"][0] == pytest.approx(7.0)


def test_a_hint_says_where_nearly_all_its_points_come_from() -> None:
    game = tawantin.game("machu_picchu")
    state = game.new(4, chance=LiveChance(3))
    seat = game.actors(state)[0]
    for one in hints(Glimpse(game, state, seat), simulations=20):
        assert abs(one.sources[LATER]) < 0.1  # by rounding
        assert len([points for points in one.sources.values() if points]) > 3


def test_a_move_that_wins_at_once_is_weighed_as_certain() -> None:
    game = NIM.game
    state = game.new(2, chance=LiveChance(1))
    state.heap = 2
    first, second = weigh(Glimpse(game, state, 0), game.legal(state, 0))
    assert (second.action, second.chance, second.error) == ("take 2", 1.0, 0.0)
    assert first.chance == 0.0


@pytest.mark.parametrize(
    ("loss", "error", "best", "mark"),
    [
        (0.0, 0.0, True, "best"),
        (0.01, 0.015, False, "best"),
        (0.015, 0.0, False, "good"),
        (0.03, 0.05, False, "inaccuracy"),
        (0.1, 0.0, False, "mistake"),
        (0.5, 0.3, False, "blunder"),
        (1.0, 0.0, False, "blunder"),
    ],
)
def test_decisions_are_marked_by_the_chance_they_give_away(
    loss: float, error: float, best: bool, mark: str
) -> None:
    assert mark_of(loss, error, best) == mark


def finished(seed: int) -> Record:
    """A game of tricks between bots."""
    tawantin.register(TRICKS)
    match = Match.start(TRICKS.game, 3, chance=LiveChance(seed))
    bots = [make("random", seed * 3 + seat) for seat in range(3)]
    while match.state.frames:
        seat = TRICKS.game.actors(match.state)[0]
        match.play(seat, bots[seat].choose(Glimpse(TRICKS.game, match.state, seat)).text)
    return match.record


def test_a_curve_of_expectations_begins_at_the_setup_and_ends_at_the_result() -> None:
    record = finished(4)
    curve = expectations(TRICKS.game, record, moments=5)
    assert curve[0].number == 0
    assert curve[-1].number == len(record.entries)
    assert [one.number for one in curve] == sorted({one.number for one in curve})
    state = replay(TRICKS.game, record)
    assert curve[-1].scores == TRICKS.game.scores(state)
    assert len(curve) < len(record.entries)


def test_every_decision_of_a_game_is_judged_and_forced_ones_are_not() -> None:
    record = finished(4)
    heard: list[tuple[int, int]] = []
    analysis = analyse(
        TRICKS.game, record, simulations=16, progress=lambda done, of: heard.append((done, of))
    )
    assert [one.number for one in analysis.decisions] == list(range(1, len(record.entries) + 1))
    assert heard[-1] == (len(record.entries), len(record.entries))
    for one, entry in zip(analysis.decisions, record.entries, strict=True):
        assert one.seat == entry.seat
        if one.mark == "forced":
            assert one.played is None
            continue
        assert one.played is not None
        assert one.best is not None
        assert one.played.action == entry.action
        assert one.loss >= 0
        if one.difference:
            assert sum(one.difference.values()) == pytest.approx(one.points_lost, abs=0.01)
    assert {one.mark for one in analysis.decisions} >= {"forced", "best"}
    assert any(one.difference for one in analysis.decisions)
    assert sum(analysis.curve[-1].chances) == pytest.approx(1.0, abs=0.01)
    assert all(0 <= accuracy <= 100 for accuracy in analysis.accuracy)


def test_the_same_seed_judges_the_same() -> None:
    record = finished(5)
    assert analyse(TRICKS.game, record, 12, 7) == analyse(TRICKS.game, record, 12, 7)


def test_a_game_cut_into_parts_is_judged_as_a_whole_one() -> None:
    record = finished(6)
    parts = [
        analyse_part(TRICKS.game, record, first, 4, 12, 7)
        for first in range(0, len(record.entries), 4)
    ]
    kept = msgspec.json.decode(msgspec.json.encode(parts), type=list[Part])
    whole = put_together(TRICKS.game, record, kept)
    assert whole == analyse(TRICKS.game, record, 12, 7)
    assert whole.is_whole
    assert not put_together(TRICKS.game, record, kept[:2]).is_whole


def test_each_player_is_told_accuracy_by_round_marks_decisions_and_luck() -> None:
    analysis = analyse(TRICKS.game, finished(4), simulations=8)
    assert len(analysis.players) == 3
    for seat, player in enumerate(analysis.players):
        own = [one for one in analysis.decisions if one.seat == seat and one.mark != "forced"]
        assert player.accuracy == accuracy_of([one.loss for one in own])
        assert sum(player.marks.values()) == len(own)
        assert player.given_away == pytest.approx(sum(one.loss for one in own), abs=1e-3)
    # What one seat wins by luck, or by better decisions than the average, others lose.
    assert sum(player.luck for player in analysis.players) == pytest.approx(0, abs=0.01)
    assert sum(player.decisions for player in analysis.players) == pytest.approx(0, abs=0.01)


def test_luck_is_what_chance_did_and_not_what_was_decided() -> None:
    game = tawantin.game("cuzco")
    match = Match.start(game, 2, chance=LiveChance(3))
    while len(match.record.entries) < 16:
        seat = game.actors(match.state)[0]
        match.play(seat, game.legal(match.state, seat)[0])
    analysis = analyse_part(game, match.record, 0, 16, simulations=8).decisions
    assert 0 < len([one for one in analysis if one.luck]) < len(analysis)
    for one, entry in zip(analysis, match.record.entries, strict=True):
        if entry.outcomes:
            assert one.luck
        if one.luck:
            assert sum(one.luck) == pytest.approx(0, abs=0.01)


def test_accuracy_goes_down_with_what_was_given_away() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of([0.0, 0.0]) == 100
    assert accuracy_of([0.1, 0.0]) == 92
    assert accuracy_of([1.0]) == 0


@pytest.mark.parametrize(("name", "first"), [("chocolatl", 0), ("cuzco", 1), ("inca_empire", 1)])
def test_rounds_are_numbered_as_people_count_them(name: str, first: int) -> None:
    game = tawantin.game(name)
    assert round_of(game, game.new(3, chance=LiveChance(1))) == first


def test_the_command_tells_of_a_real_game_and_prints_json(tmp_path: Path) -> None:
    game = tawantin.game("chocolatl")
    match = Match.start(game, 3, chance=LiveChance(2))
    while len(match.record.entries) < 3:
        seat = game.actors(match.state)[0]
        match.play(seat, game.legal(match.state, seat)[-1])
    path = tmp_path / "begun.json"
    match.record.save(path)
    _add_commands()
    runner = CliRunner()
    output = runner.invoke(app, ["analyse", str(path), "--simulations", "8", "--json"])
    assert output.exit_code == 0, output.output
    assert len(msgspec.json.decode(output.stdout, type=Analysis).decisions) == 3
    page = tmp_path / "judged.html"
    asked = ["analyse", str(path), "--simulations", "8", "--language", "de", "--report", str(page)]
    shown = runner.invoke(app, asked)
    assert shown.exit_code == 0, shown.output
    assert "Genauigkeit" in shown.output
    assert re.search(r"\d,\d", shown.output)
    assert not re.search(r"\d\.\d", shown.output)
    html = page.read_text()
    assert "Gewinnchance" in html
    assert "http" not in html.replace("http://www.w3.org", "")
    for one in msgspec.json.decode(output.stdout, type=Analysis).decisions:
        assert (f'id="decision-{one.number}"' in html) == (one.mark in WORTH_TELLING)
