"""What a decision would do to the right to take it back, said before it is made.

Looked up on a copy in which everything is dealt anew that the seat cannot know, so the answer tells
nothing that the seat's own picture of the table does not.
"""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.chance import LiveChance, RecordingChance
from ..kernel.events import EventLog
from ..kernel.match import Match

_CHANCE = LiveChance()


class Ahead(NamedTuple):
    """Where a decision leads."""

    next: tuple[int, ...]
    """The seats that must decide after it."""
    final: bool
    """Chance is picked or something hidden is shown: it cannot be taken back alone."""


def ahead(match: Match, seat: int, action: str) -> Ahead:
    """What a legal decision of a seat leads to."""
    game = match.game
    state = game.redeal(match.state, seat, _CHANCE)
    recording = RecordingChance(_CHANCE)
    events = EventLog()
    game.apply(state, seat, game.actions.parse(action), recording, events)
    return Ahead(game.actors(state), recording.asked or events.revealed)
