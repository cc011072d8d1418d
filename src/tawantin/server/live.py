"""A table in use, and the eyes that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from .. import wire
from ..tables import changes as c
from ..tables import requests
from ..tables.story import step_in_secret, with_events
from ..tables.summary import summary_of
from ..tables.table import Table
from . import updates
from .door import Door
from .writer import Memory, Shown


class Viewer(Protocol):
    """A connection, as tables know it."""

    person: requests.Person
    deaf_to: frozenset[str]
    """People whose words they do not want to hear."""

    @property
    def ready(self) -> bool:
        """Whether it has taken what it was sent."""

    @property
    def push(self) -> Callable[[bytes], None]:
        """Send a message."""


class Eyes:
    """What a viewer of a table wished to see, and has been shown."""

    __slots__ = ("at", "seat", "seq", "view", "wish")

    def __init__(self, wish: int | None, seat: int | None, seq: int, view: Shown | None) -> None:
        self.wish = wish
        """The seat whose eyes were asked for; whose they are now is determined anew at each
        update."""
        self.seat = seat
        """Whose eyes the last update was for."""
        self.seq = seq
        self.view = view
        self.at = 0.0
        """When, by the monotonic clock."""


class Concerned(NamedTuple):
    """Whom moves concern."""

    people: set[str | None]
    """They are updated at once, the others when they have had no update for a while."""
    secret: int | None = None
    """If set, only this seat's eyes see that anything happened."""


NOBODY: Final = Concerned(set())


class Live:
    """A table in use. Whoever changes or reads it goes through its door first."""

    def __init__(self, table: Table, elsewhere: Callable[[str], set[str]]) -> None:
        self.table = table
        self.door = Door()
        self.sound = True
        """Whether memory matches what is stored; if not, whoever comes in next reads it again."""
        self.viewers: dict[Viewer, Eyes] = {}
        self.memory = Memory()
        self.row_stored = True
        """Whether lists show it as it is."""
        self.info_seq = table.seq
        """When what lists show changed last."""
        self.status = table.status
        self.course = table.course_now()
        """The round that lists show."""
        self.stored_seq = table.seq
        self.snapshot_seq = table.seq
        self.touched = time.monotonic()
        self.pacing: asyncio.TimerHandle | None = None
        """Will tell those who only look on."""
        self._elsewhere = elsewhere

    def replace(self, table: Table) -> None:
        """Memory said what was not stored, or others stored more: this is what is there."""
        for eyes in self.viewers.values():
            if eyes.seq > table.seq:
                eyes.seq, eyes.view = 0, None
        if any(eyes.seq < table.events_from for eyes in self.viewers.values()):
            table = with_events(table)
        self.table = table
        self.sound = True
        self.row_stored = False
        self.status, self.course = table.status, table.course_now()
        self.stored_seq = self.info_seq = table.seq
        self.snapshot_seq = 0

    def watching(self) -> set[str]:
        """The people who look at the table through this process."""
        return {viewer.person.id for viewer in self.viewers}

    def connected(self) -> set[str]:
        """The people who look at the table."""
        return self.watching() | self._elsewhere(self.table.id)

    def wire_info(self) -> wire.TableInfo:
        """What the table is, and who is there."""
        return updates.table_info(summary_of(self.table), self.connected())


def concerned(table: Table, before: Sequence[int]) -> Concerned | None:
    """Whom the fresh moves of a table concern at once: who made them and who is asked now.

    None is everybody: for all other changes, and at the end.
    """
    if table.status != "playing":
        return None
    people, mover = set(), 0
    for change in table.fresh:
        if not isinstance(change, c.Moved):
            return None
        mover = change.seat
        people.add(table.seats[mover].player)
    people.update([table.seats[seat].player for seat in table.actors()])
    secret = None
    if len(table.fresh) == 1 and table.actors() == before and step_in_secret(table.story[-1]):
        secret = mover
    return Concerned(people, secret)
