"""What could be expected throughout a finished game: the curve under its score."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.game import Game
from ..kernel.record import Record, replay_states
from .judging import Moment, moment

MOMENTS: Final = 48
"""At how many positions a game is looked at, besides the ends of its rounds."""


def expectations(game: Game[Any], record: Record, moments: int = MOMENTS) -> list[Moment]:
    """What a spectator could expect from the setup to the end, evenly and where rounds end."""
    last = len(record.entries)
    curve: list[Moment] = []
    before: int | None = None
    for number, state in enumerate(replay_states(game, record)):
        which = None if game.rules.round is None else game.rules.round(state)
        is_due = number * moments // max(last, 1) != (number - 1) * moments // max(last, 1)
        if number in (0, last) or is_due or which != before:
            curve.append(moment(game, state, number))
        before = which
    return curve
