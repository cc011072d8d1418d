"""Why something is not possible, in the rulebook's words; shares nothing with `legal`."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.reasons import CANNOT_PAY, Cause, Reason

from .state import State

NOT_IN_HAND: Final = Cause("not_in_hand", CANNOT_PAY, rule="laying")
CAUSES: Final = (NOT_IN_HAND,)


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """A player plays cards from their own hand."""
    card = int(action.args[0])
    return None if card in state.players[seat].hand else NOT_IN_HAND(card=card)
