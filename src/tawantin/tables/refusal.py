"""What a table says no to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ..kernel.errors import (
    BadComponents,
    BadOption,
    BadSeats,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotYourTurn,
    TawantinError,
    UnknownGame,
)
from ..kernel.game import Game
from ..kernel.reasons import Reason


@dataclass(frozen=True)
class Unfit:
    """Why a move does not fit, and what it takes to say so in words."""

    game: Game[Any]
    reason: Reason
    names: tuple[str, ...]
    """The players, by seat."""


ProblemKind = Literal["unknown_game", "other_rules", "unknown_components", "does_not_replay"]
"""Why this program cannot go on with a table."""


class Refusal(TawantinError):
    """A request that was refused and changed nothing, with a code that programs can act on."""

    def __init__(self, code: str, message: str, why: Unfit | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.why = why
        """Of a move: the reason that the rules of the game give."""


_CODES: tuple[tuple[type[TawantinError], str], ...] = (
    (GameOver, "game_over"),
    (NotYourTurn, "not_your_turn"),
    (IllegalAction, "illegal"),
    (CannotUndo, "cannot_undo"),
    (BadComponents, "bad_components"),
    (BadOption, "bad_option"),
    (BadSeats, "bad_seats"),
    (UnknownGame, "unknown_game"),
)


def refusal_of(error: TawantinError) -> Refusal:
    """A kernel's complaint as a refusal."""
    if isinstance(error, Refusal):
        return error
    for kind, code in _CODES:
        if isinstance(error, kind):
            return Refusal(code, str(error))
    return Refusal("bad_request", str(error))
