"""What a table says no to."""

from __future__ import annotations

from ..kernel.errors import (
    BadOption,
    BadSeats,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotYourTurn,
    TawantinError,
    UnknownGame,
)


class Refusal(TawantinError):
    """A request that was refused and changed nothing, with a code that programs can act on."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


_CODES: tuple[tuple[type[TawantinError], str], ...] = (
    (GameOver, "game_over"),
    (NotYourTurn, "not_your_turn"),
    (IllegalAction, "illegal"),
    (CannotUndo, "cannot_undo"),
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
