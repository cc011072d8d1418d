"""The laws on a sound toy game: every one is really checked, and what they find can be repeated."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.laws import toy
from tests.laws.broken import violation
from tests.laws.toy import DONE, KEEP, Position

from tawantin import (
    BadOption,
    BadSeats,
    LiveChance,
    replay,
)
from tawantin.kernel.laws import option_sets, run
from tawantin.kernel.record import Record


def test_the_sound_toy_keeps_every_law_and_every_law_is_really_checked() -> None:
    game = toy.make()
    for seats in game.about.seats:
        for options in option_sets(game).values():
            report = run(game, seats, options, games=30)
            assert report.violation is None, str(report.violation)
            assert report.games == 30
            assert min(report.checks.values()) > 0


def test_option_sets_are_the_defaults_the_presets_and_the_games_own() -> None:
    assert option_sets(toy.make()) == {
        "default": {},
        "short": {"preset": "short"},
        "rounds=4": {"rounds": 4},
    }


def test_a_game_without_reasons_says_in_general_that_something_is_not_offered() -> None:
    game = toy.make(refusal=None, causes=())
    state = game.new(2, chance=LiveChance(1))
    card = state.players[0].hand[0]
    assert game.refusal(state, 0, toy.LAY[card]) is None
    assert str(game.refusal(state, 0, KEEP)) == "not_offered()"
    report = run(game, 2, games=5)
    assert report.violation is None
    assert report.checks[11] == 0


def test_whoever_is_not_asked_hears_who_is_and_that_a_game_is_over() -> None:
    game = toy.make()
    state = game.new(3, chance=LiveChance(1))
    for player in (0, 1):
        game.apply(state, player, toy.LAY[state.players[player].hand[0]])
        game.apply(state, player, DONE)
        reason = "others_choose(count=2)" if player == 0 else "not_your_turn(seat=2)"
        assert str(game.refusal(state, player, KEEP)) == reason
    state.frames.clear()
    assert str(game.refusal(state, 2, KEEP)) == "game_over()"


# What a violation is good for


def test_a_violation_can_be_repeated_and_its_record_leads_to_the_position() -> None:
    def invariants(state: Position) -> Iterable[str]:
        if state.rounds == 1 and sum(toy.scores(state)) > 4:
            yield "too many points"

    game = toy.make(invariants=invariants)
    violated = violation(game)
    again = run(
        game, violated.seats, violated.options, games=1, seed=violated.seed, first=violated.game
    )
    assert again.violation == violated
    record = Record.from_json(violated.record.to_json())
    state = replay(game, record, to=violated.decision)
    assert list(game.rules.invariants(state)) == ["too many points"]
    before = replay(game, record, to=violated.decision - 1)
    assert list(game.rules.invariants(before)) == []
    assert f"decision {violated.decision} of game {violated.game}" in str(violated)


def test_wrong_seats_and_options_are_the_callers_mistake() -> None:
    with pytest.raises(BadSeats):
        run(toy.make(), 9)
    with pytest.raises(BadOption):
        run(toy.make(), 2, {"rounds": 99})

    def start(*given: Any) -> Position:
        raise BadOption("These options are not for two players.")

    with pytest.raises(BadOption):
        run(toy.make(start=start), 2)


def test_the_same_seed_plays_the_same_games_and_progress_is_told() -> None:
    heard: list[int] = []
    game = toy.make()
    one = run(game, 2, games=5, seed=4, progress=heard.append)
    other = run(game, 2, games=5, seed=4)
    assert heard == [1, 2, 3, 4, 5]
    assert (one.decisions, one.checks) == (other.decisions, other.checks)
    assert run(game, 2, games=5, seed=5).checks != one.checks
