"""A table in use, and the eyes that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from ..tables import changes as c
from ..tables import requests
from ..tables.refusal import Refusal
from ..tables.story import step_in_secret
from ..tables.table import Table
from . import updates, wire
from .door import Door
from .presence import Elsewhere
from .writer import Memory, Shown


class Viewer(Protocol):
    """A connection, as the hub knows it."""

    person: requests.Person

    @property
    def ready(self) -> bool:
        """Whether it has taken what it was sent."""

    @property
    def push(self) -> Callable[[bytes], None]:
        """Send a message."""


class Eyes:
    """What a viewer of a table has been shown."""

    __slots__ = ("at", "seat", "seq", "view")

    def __init__(self, seat: int | None, seq: int, view: Shown | None) -> None:
        self.seat = seat
        self.seq = seq
        self.view = view
        self.at = 0.0
        """When, by the monotonic clock."""


class Concerned(NamedTuple):
    """Whom moves concern."""

    people: set[str | None]
    """They are told at once, the others when they were not told anything for a while."""
    secret: int | None = None
    """If set, only this seat's eyes see that anything happened."""


NOBODY: Final = Concerned(set())

Prepared = tuple[Viewer, Eyes, Shown | None, bytes]
"""Who gets an update, with what eyes, the view in it, and the message."""


class Live:
    """A table in use."""

    def __init__(self, table: Table, info: str, elsewhere: Elsewhere) -> None:
        self.table = table
        self.elsewhere = elsewhere
        self.door = Door()
        self.viewers: dict[Viewer, Eyes] = {}
        self.thinking: set[int] = set()
        self.memory = Memory()
        self.info = info
        """What lists show, as stored."""
        self.info_seq = table.seq
        """Since when."""
        self.status = table.status
        self.stored_seq = table.seq
        self.snapshot_seq = table.seq
        self.touched = time.monotonic()
        self.pacing: asyncio.TimerHandle | None = None
        """Will tell those who only look on."""

    def watching(self) -> set[str]:
        """The people who look at the table through this process."""
        return {viewer.person.id for viewer in self.viewers}

    def connected(self) -> set[str]:
        """The people who look at the table."""
        return self.watching() | self.elsewhere.people(self.table.id)

    def wire_info(self) -> wire.TableInfo:
        """What the table is, and who is there."""
        return updates.table_info(self.table, self.connected())


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


def check_eyes(table: Table, person: str, seat: int | None) -> None:
    """Whether somebody may see what a seat sees: their own, or all after the game."""
    if seat is None:
        return
    if seat >= len(table.seats):
        raise Refusal("bad_seats", f"This table has no seat {seat}.")
    if table.seats[seat].player != person and table.status != "finished":
        raise Refusal("not_your_seat", f"Seat {seat} is not yours.")
