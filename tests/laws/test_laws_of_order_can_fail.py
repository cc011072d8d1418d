"""Laws 7 to 10 see lost pieces and points, choices that meet, and undo that goes too far."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from tests.laws import toy
from tests.laws.broken import violation
from tests.laws.toy import DONE, Choose, Position, Turn

from tawantin import (
    Action,
    Chance,
    Match,
    Outcome,
)
from tawantin.kernel.build import is_compiled

# Law 7


def test_law_7_sees_a_lost_card() -> None:
    class Careless(Turn):
        __slots__ = ()

        def draw(self, state: Position, seat: int, chance: Chance, events: Any) -> None:
            super().draw(state, seat, chance, events)
            state.players[seat].hand[-1] = state.players[seat].hand[0]

    violated = violation(toy.make(turn=Careless), 7)
    assert violated.law == 7
    assert "the cards are" in violated.sentence


# Law 8


def test_law_8_sees_points_that_do_not_add_up() -> None:
    def points(state: Position) -> list[dict[str, int]]:
        return [{"rolled": player.rolled} for player in state.players]

    violated = violation(toy.make(points=points), 8)
    assert violated.law == 8
    assert "add up to" in violated.sentence


def test_law_8_sees_wrong_places() -> None:
    def outcome(state: Position) -> Outcome:
        sound = toy.outcome(state)
        return Outcome(sound.scores, sound.points, [1] * len(sound.places), "x", sound.tie_breaks)

    assert "it is place" in violation(toy.make(outcome=outcome), 8).sentence


def test_law_8_sees_a_score_in_the_outcome_that_is_not_itemised() -> None:
    def outcome(state: Position) -> Outcome:
        sound = toy.outcome(state)
        sound.scores[0] += 1
        return sound

    assert "in the outcome add up" in violation(toy.make(outcome=outcome), 8).sentence


# Law 9


class FirstGetsAPoint(Choose):
    __slots__ = ()

    def apply(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
        if action is DONE and not any(player.done for player in state.players):
            state.players[seat].kept += 1
        super().apply(state, seat, action, *rest)


def test_law_9_sees_that_the_order_of_arrival_matters() -> None:
    violated = violation(toy.make(choose=FirstGetsAPoint), 9)
    assert violated.law == 9
    assert "another position is reached" in violated.sentence


def test_law_9_sees_that_a_choice_takes_options_from_others() -> None:
    class Greedy(Choose):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            listed = super().legal(state, seat)
            laid = max(player.laid for player in state.players)
            return [action for action in listed if action.index > laid] or listed

    assert violation(toy.make(choose=Greedy), 9).law == 9


def test_law_9_sees_a_view_that_shows_a_choice() -> None:
    def view(state: Position, seat: int | None) -> toy.View:
        shown = toy.view(state, seat)
        shown.seen += [player.laid for player in state.players if player.done]
        return shown

    assert "before all are in" in violation(toy.make(view=view), 9).sentence


def test_law_9_sees_a_view_that_shows_how_far_a_seat_is() -> None:
    def view(state: Position, seat: int | None) -> toy.View:
        shown = toy.view(state, seat)
        shown.hand_sizes = [len(player.hand) for player in state.players]
        return shown

    assert "has not finished its choice" in violation(toy.make(view=view), 9).sentence


def test_law_9_sees_an_event_that_tells_a_choice() -> None:
    class Blabbing(Choose):
        __slots__ = ()

        def apply(
            self, state: Position, seat: int, action: Action, chance: Chance, events: Any
        ) -> None:
            if action is DONE and events is not None:
                events.tell(toy.Drew(seat, state.players[seat].laid))
            super().apply(state, seat, action, chance, events)

    assert "an event tells" in violation(toy.make(choose=Blabbing), 9).sentence


# Law 10


def test_law_10_sees_rules_that_remember_what_was_undone() -> None:
    count = itertools.count()

    class Counting(Turn):
        __slots__ = ()

        def score(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
            state.players[seat].kept += next(count)

        def draw(self, state: Position, seat: int, chance: Chance, events: Any) -> None:
            pass

    assert violation(toy.make(turn=Counting), 10).law == 10


def test_law_10_sees_that_a_choice_taken_back_comes_out_otherwise() -> None:
    violated = violation(toy.make(choose=FirstGetsAPoint), 10)
    assert "doing it again gives another position" in violated.sentence


@pytest.mark.skipif(is_compiled(), reason="methods of compiled classes cannot be replaced")
def test_law_10_sees_an_undo_that_crosses_a_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(match: Match, seat: int) -> int | None:
        last = len(match.record.entries) - 1
        return last if match.record.entries[last].seat == seat else None

    monkeypatch.setattr(Match, "undoable", careless)
    assert "although" in violation(toy.make(), 10).sentence
