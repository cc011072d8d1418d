"""Law 11 sees where the rules and their reasons differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.laws import toy
from tests.laws.broken import violation
from tests.laws.toy import DONE, KEEP, ROLL, Choose, Position, Turn

from tawantin import (
    Action,
    Cause,
    Game,
    Reason,
)
from tawantin.kernel.reasons import WRONG_MOMENT

# Law 11


def reasons(change: Any) -> Game[Any]:
    """The toy with reasons that `change` makes of the sound ones."""

    def refusal(state: Position, seat: int, action: Action) -> Reason | None:
        changed: Reason | None = change(state, seat, action, toy.refusal(state, seat, action))
        return changed

    return toy.make(refusal=refusal)


def test_law_11_sees_a_reason_against_a_legal_action() -> None:
    violated = violation(
        reasons(lambda s, p, a, reason: toy.NOT_NOW() if a is KEEP else reason), 11
    )
    assert violated.law == 11
    assert violated.sentence.endswith("and gets the reason not_now()")


@pytest.mark.parametrize("forgotten", ["not_in_hand", "lies_already", "lay_first", "not_now"])
def test_law_11_sees_a_rule_that_the_reasons_forget(forgotten: str) -> None:
    game = reasons(lambda s, p, a, reason: reason if reason and reason.id != forgotten else None)
    assert violation(game, 11).sentence.endswith("and gets no reason")


def test_law_11_sees_a_list_that_lacks_a_legal_action() -> None:
    class Short(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return [ROLL]

    violated = violation(toy.make(turn=Short), 11)
    assert violated.sentence.startswith("'keep' is not legal for seat")


def test_law_11_sees_a_list_with_an_action_too_many() -> None:
    class Long(Choose):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            legal = super().legal(state, seat)
            return legal if DONE in legal else [*legal, DONE]

    violated = violation(toy.make(choose=Long), 11)
    assert "'done' is legal for seat" in violated.sentence
    assert violated.sentence.endswith("gets the reason lay_first()")


def test_law_11_sees_a_reason_that_tells_who_holds_a_card() -> None:
    def tell(state: Position, seat: int, action: Action, reason: Reason | None) -> Reason | None:
        if reason is None or reason.id != "not_in_hand":
            return reason
        holders = [n for n, player in enumerate(state.players) if action.index in player.hand]
        return toy.NOT_IN_HAND(card=action.index, holder=holders[0] if holders else -1)

    assert violation(reasons(tell), 11).sentence.startswith("redealt for seat")


@pytest.mark.parametrize(
    "strange",
    [
        Cause("not_now", WRONG_MOMENT, "another rule")(),
        Cause("hm", WRONG_MOMENT, "turns")(),
        toy.NOT_NOW("pray"),
    ],
)
def test_law_11_sees_a_reason_that_is_not_declared(strange: Reason) -> None:
    violated = violation(reasons(lambda s, p, a, reason: reason and strange), 11)
    assert "declare" in violated.sentence


def test_law_11_sees_reasons_that_change_the_state_or_fail() -> None:
    def spoil(state: Position, seat: int, action: Action, reason: Reason | None) -> Reason | None:
        state.rounds += 1
        return reason

    def fail(state: Position, seat: int, action: Action, reason: Reason | None) -> Reason | None:
        raise KeyError(action.text)

    assert violation(reasons(spoil), 11).sentence == "asking for reasons changed the state"
    violated = violation(reasons(fail), 11)
    assert "raises KeyError" in violated.sentence
    assert "in fail" in violated.trace
