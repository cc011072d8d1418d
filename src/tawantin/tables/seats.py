"""Parts of a table: its seats, its story, an open question to go back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..kernel.events import EventLog
from . import changes as c


@dataclass(slots=True)
class Seat:
    """Who plays a seat."""

    player: str | None = None
    """The person; None for a bot's or an open seat."""
    name: str = ""
    level: str | None = None
    """The bot that plays it: its own, or for a person who is away or gave up."""
    away: bool = False
    timed_out: bool = False
    """Away because the time was up."""
    owes: bool = False
    """The bot has not yet made the decision for which the time was up."""
    conceded: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.level is None

    @property
    def person_plays(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.player is not None and self.level is None


class Logged(NamedTuple):
    """A change with its number and the events that the rules reported with it."""

    seq: int
    change: c.Change
    events: EventLog | None = None
    void: tuple[int, ...] = ()
    """The seqs of moves that this one took back."""


@dataclass(slots=True)
class Question:
    """Somebody asks all to go back."""

    seat: int
    moves: int
    agreed: list[int]
