"""A match, its undo, and simultaneous choices taken back; played with Nim and the laws' toy."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.laws import toy

import tawantin
from tawantin import (
    CannotUndo,
    GameOver,
    IllegalAction,
    LiveChance,
    Match,
    NotYourTurn,
    Record,
    ReplayChance,
)


def nim(heap: int = 7) -> Match:
    return Match.start(tawantin.game("nim"), 2, chance=ReplayChance([heap - 1]))


def toy_match(seats: int = 3, seed: int = 1) -> Match:
    return Match.start(toy.make(), seats, chance=LiveChance(seed))


def lay(match: Match, seat: int) -> str:
    """Lay the seat's first card."""
    text = match.game.legal(match.state, seat)[0].text
    match.play(seat, text)
    return text


def test_nim_is_played_from_beginning_to_end() -> None:
    match = nim(heap=5)
    game = match.game
    assert game.actors(match.state) == (0,)
    assert [action.text for action in game.legal(match.state, 0)] == ["take 1", "take 2", "take 3"]
    events = match.play(0, "take 3")
    assert msgspec.to_builtins(events.seen_by(None)) == [{"event": "taken", "seat": 0, "stones": 3}]
    assert game.outcome(match.state) is None
    assert [action.text for action in game.legal(match.state, 1)] == ["take 1", "take 2"]
    match.play(1, "take 2")
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.places) == ([1], [0, 1], [2, 1])
    assert game.actors(match.state) == ()
    assert game.legal(match.state, 0) == ()


def test_mistakes_are_refused_and_leave_the_match_as_it_was() -> None:
    match = nim(heap=2)
    before = match.state.copy()
    with pytest.raises(NotYourTurn, match="Seat 1 has nothing to decide now"):
        match.play(1, "take 1")
    with pytest.raises(IllegalAction, match="'take 3' is not possible for seat 0 now"):
        match.play(0, "take 3")
    with pytest.raises(IllegalAction, match="nim has no action 'grab'"):
        match.play(0, "grab")
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert match.state == before
    assert match.record.entries == []
    match.play(0, "take 2")
    with pytest.raises(GameOver, match="The game is over"):
        match.play(1, "take 1")
    assert len(match.record.entries) == 1


def test_undo_gives_the_position_before_and_shortens_the_record() -> None:
    match = nim()
    before = match.state.copy()
    match.play(0, "take 2")
    match.undo(0)
    assert match.state == before
    assert match.record.entries == []


def test_nobody_takes_back_what_another_has_answered() -> None:
    match = nim()
    match.play(0, "take 2")
    match.play(1, "take 1")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="nothing you can take back by yourself"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.state.heap == 7


def test_when_the_other_takes_its_answer_back_one_may_take_back_too() -> None:
    match = nim(heap=7)
    first = match.state.copy()
    match.play(0, "take 1")
    second = match.state.copy()
    match.play(1, "take 2")
    match.undo(1)
    assert match.state == second
    match.undo(0)
    assert match.state == first
    assert match.record.entries == []


def test_a_long_game_does_not_keep_all_its_positions() -> None:
    match = nim(heap=7)
    for number in range(6):
        match.play(number % 2, "take 1")
    assert [step.before is None for step in match._steps] == [True] * 5 + [False]


def test_all_together_may_rewind_anything() -> None:
    match = toy_match()
    states = [match.state.copy()]
    chance = LiveChance(5)
    while match.state.frames:
        seat = match.game.actors(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[0], chance)
        states.append(match.state.copy())
    entries = list(match.record.entries)
    for length in (len(entries), len(entries) - 1, 8, 0):
        match.rewind(length)
        assert match.state == states[length]
        assert match.record.entries == entries[:length]
    for wrong in (-1, 1):
        with pytest.raises(CannotUndo, match="no decision number"):
            match.rewind(wrong)


def test_a_seat_takes_its_own_steps_back_while_others_choose() -> None:
    match = toy_match()
    start = match.state.copy()
    first = lay(match, 0)
    match.play(0, "done")
    lay(match, 1)
    match.play(2, match.game.legal(match.state, 2)[0])
    match.undo(0)
    match.undo(0)
    assert match.state.players[0] == start.players[0]
    assert [entry.seat for entry in match.record.entries] == [1, 2]
    assert match.game.actors(match.state) == (0, 1, 2)
    other = match.game.legal(match.state, 0)[1].text
    assert other != first
    match.play(0, other)
    assert tawantin.replay(match.game, match.record) == match.state


def test_nobody_takes_a_choice_back_once_all_are_in() -> None:
    match = toy_match(seats=2)
    for seat in (0, 1):
        lay(match, seat)
        match.play(seat, "done")
    assert not any(match.can_undo(seat) for seat in range(2))


def test_a_decision_before_a_simultaneous_choice_stays_once_another_has_chosen() -> None:
    """Otherwise the other's choice would hang in the air."""

    class Quiet(toy.Turn):
        """No chance and no draw, so that the turn itself could be undone."""

        __slots__ = ()

        def draw(self, *rest: Any) -> None:
            pass

    match = Match.start(toy.make(turn=Quiet), 2, chance=LiveChance(3))
    for seat in (0, 1):
        lay(match, seat)
        match.play(seat, "done")
    winner = match.game.actors(match.state)[0]
    match.play(winner, "keep")
    assert match.can_undo(winner)
    lay(match, 1 - winner)
    before = match.state.copy()
    assert not match.can_undo(winner)
    with pytest.raises(CannotUndo):
        match.undo(winner)
    assert match.state == before
    match.undo(1 - winner)
    match.undo(winner)
    assert match.game.actors(match.state) == (winner,)


def test_a_choice_that_ended_without_being_shown_is_not_reopened_under_what_came_after() -> None:
    class Hushed(toy.Choose):
        """Ends without a reveal; the next choice follows at once."""

        __slots__ = ()

        def show(self, state: toy.Position, events: Any) -> None:
            for player in state.players:
                player.laid, player.done = toy.NONE, False

    match = Match.start(toy.make(choose=Hushed), 2, chance=LiveChance(3))
    for seat in (0, 1):
        lay(match, seat)
        match.play(seat, "done")
    lay(match, 1)
    assert not match.can_undo(0)
    match.undo(1)
    match.undo(1)
    assert match.can_undo(0)


def test_drawing_the_last_card_of_a_pool_is_not_taken_back() -> None:
    """Chance had one possibility, but the player could not know which card it was."""

    class LastCard(toy.Turn):
        __slots__ = ()

        def score(self, state: toy.Position, seat: int, *rest: Any) -> None:
            del state.deck[1:]
            self.draw(state, seat, rest[1], rest[2])

    match = Match.start(toy.make(turn=LastCard), 2, chance=LiveChance(3))
    for seat in (0, 1):
        lay(match, seat)
        match.play(seat, "done")
    winner = match.game.actors(match.state)[0]
    match.play(winner, "keep")
    assert match.record.entries[-1].outcomes == []
    assert not match.can_undo(winner)
    resumed = Match.resume(match.game, match.record)
    assert not resumed.can_undo(winner)


def test_a_resumed_match_is_the_live_one_with_its_undo() -> None:
    match = toy_match()
    lay(match, 0)
    lay(match, 1)
    record = Record.from_json(match.record.to_json())
    resumed = Match.resume(match.game, record)
    assert resumed.state == match.state
    assert resumed.record == match.record
    assert [resumed.can_undo(seat) for seat in range(3)] == [True, True, False]
    resumed.undo(0)
    assert len(record.entries) == 2, "the record that was given stays as it was"


def test_a_match_without_given_chance_uses_its_own() -> None:
    match = Match.start(tawantin.game("nim"), 3)
    while match.state.frames:
        seat = match.game.actors(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[-1])
    assert tawantin.replay(match.game, match.record) == match.state


def test_the_text_in_the_record_is_the_actions_own() -> None:
    match = nim()
    match.play(0, "  take    2 ")
    assert match.record.entries[0].action == "take 2"
