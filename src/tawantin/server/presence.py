"""Who is here: who is connected, which tables they look at, through this process and others.

Each process on one database says who looks at a table when that changes, and says all of it again
now and then. Of one that falls silent, killed or cut off, nobody is here any longer.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .. import wire
from ..store import Store

if TYPE_CHECKING:
    from .live import Live, Viewer

REPEAT_SECONDS: Final = 20.0
SILENT_SECONDS: Final = 50.0
MOST_PEOPLE: Final = 100
"""Of one table; more onlookers are not worth a longer message."""
LONGEST_MESSAGE: Final = 6000
"""Characters; PostgreSQL passes on at most 8000 bytes."""
ROOMS: Final = 64
"""Whoever is here is in one of this many rooms; servers tell each other about rooms as they do
about tables."""

_DECODER: Final = msgspec.json.Decoder(dict[str, list[str]])


def messages(watching: Mapping[str, set[str]]) -> Iterator[str]:
    """By table the people who look at it, in messages short enough for the database."""
    parts: list[str] = []
    for table, people in watching.items():
        entry = msgspec.json.encode({table: sorted(people)[:MOST_PEOPLE]}).decode()[1:-1]
        if parts and sum(map(len, parts)) + len(entry) > LONGEST_MESSAGE:
            yield f"{{{','.join(parts)}}}"
            parts = []
        parts.append(entry)
    if parts:
        yield f"{{{','.join(parts)}}}"


class Elsewhere:
    """What the other processes said last."""

    def __init__(self) -> None:
        self._watching: dict[str, dict[str, frozenset[str]]] = {}
        """By table and process."""
        self._heard: dict[str, float] = {}

    def people(self, table: str) -> set[str]:
        """Who looks at a table through another process."""
        return set().union(*self._watching.get(table, {}).values())

    def hear(self, process: str, message: str, now: float) -> list[str]:
        """Take in what a process says; the tables where that is new."""
        self._heard[process] = now
        people_by_table = _DECODER.decode(message)
        return [
            table for table, people in people_by_table.items() if self._set(table, process, people)
        ]

    def forget_silent(self, now: float) -> list[str]:
        """Nobody looks on through processes that have fallen silent; the tables concerned."""
        silent = [name for name, at in self._heard.items() if now - at > SILENT_SECONDS]
        for process in silent:
            del self._heard[process]
        return [
            table
            for process in silent
            for table in list(self._watching)
            if self._set(table, process, [])
        ]

    def _set(self, table: str, process: str, people: list[str]) -> bool:
        known = self._watching.setdefault(table, {})
        before, now = known.pop(process, frozenset()), frozenset(people)
        if now:
            known[process] = now
        if not known:
            del self._watching[table]
        return before != now


def room_of(person: str) -> str:
    """Whose name is no table's."""
    return f"@{zlib.crc32(person.encode()) % ROOMS}"


class Presence:
    """The connections of this process, and the tables that they look at."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.people: dict[str, set[Viewer]] = {}
        self.elsewhere = Elsewhere()
        self._store = store
        self._spawn = spawn
        self._looking: dict[Viewer, set[Live]] = {}
        self._looked_at: dict[str, Live] = {}
        self._rooms: dict[str, set[str]] = {}
        """The people of this process by room."""
        self._announced = 0.0
        """When all presence was told to the other processes."""

    def connect(self, viewer: Viewer) -> None:
        """Somebody has connected."""
        person = viewer.person.id
        self.people.setdefault(person, set()).add(viewer)
        self._rooms.setdefault(room_of(person), set()).add(person)
        if len(self.people[person]) == 1:
            self._tell_room(person)

    def disconnect(self, viewer: Viewer) -> None:
        """Somebody has disconnected."""
        here = self.people.get(viewer.person.id)
        if here is not None:
            here.discard(viewer)
            if not here:
                del self.people[viewer.person.id]
                self._rooms[room_of(viewer.person.id)].discard(viewer.person.id)
                self._tell_room(viewer.person.id)
        for live in self.tables_of(viewer):
            self.look_away(viewer, live)

    def tables_of(self, viewer: Viewer) -> list[Live]:
        """The tables that somebody looks at."""
        return list(self._looking.get(viewer, ()))

    def look(self, viewer: Viewer, live: Live) -> None:
        """Somebody looks at a table."""
        self._looking.setdefault(viewer, set()).add(live)
        self._looked_at[live.table.id] = live

    def look_away(self, viewer: Viewer, live: Live) -> None:
        """Somebody no longer looks at a table."""
        tables = self._looking.get(viewer, set())
        tables.discard(live)
        if not tables:
            self._looking.pop(viewer, None)
        if live.viewers.pop(viewer, None) is not None:
            self.tell(live)
        if not live.viewers:
            self._looked_at.pop(live.table.id, None)

    def sees(self, person: str, table: str) -> bool:
        """Whether somebody will see by themselves what happens at a table."""
        return person in self.people or person in self.elsewhere.people(table)

    def is_here(self, person: str) -> bool:
        """Whether somebody is connected, through whatever process."""
        return person in self.people or self.is_elsewhere(person)

    def everybody(self) -> set[str]:
        """All who are connected, through whatever process."""
        rooms = [self.elsewhere.people(f"@{number}") for number in range(ROOMS)]
        return set(self.people).union(*rooms)

    def in_the_lobby(self) -> Iterator[Viewer]:
        """The connections of this process that look at no table."""
        for viewers in list(self.people.values()):
            for viewer in viewers:
                if viewer not in self._looking:
                    yield viewer

    def tell_person(self, person: str, message: bytes) -> None:
        """To all connections of somebody in this process."""
        for viewer in list(self.people.get(person, ())):
            viewer.push(message)

    def tell_turn(self, person: str, turn: wire.Turn) -> None:
        """To the connections of somebody that do not look at the table themselves."""
        for viewer in list(self.people.get(person, ())):
            if all(live.table.id != turn.table for live in self.tables_of(viewer)):
                viewer.push(wire.encode(turn))

    def is_elsewhere(self, person: str) -> bool:
        """Whether somebody is connected to another process."""
        return person in self.elsewhere.people(room_of(person))

    def tell_all(self, message: bytes) -> None:
        """To everybody who is connected."""
        for viewers in list(self.people.values()):
            for viewer in viewers:
                viewer.push(message)

    # ------------------------------------------------------------ tables

    def tell(self, live: Live, but: Viewer | None = None) -> None:
        """Somebody came or went here: tell the viewers, here and elsewhere."""
        _show(live, but)
        if self._store.shared:
            self._spawn(self._announce({live.table.id: live.watching()}))

    def _tell_room(self, person: str) -> None:
        if self._store.shared:
            room = room_of(person)
            self._spawn(self._announce({room: self._rooms[room]}))

    async def _announce(self, watching: dict[str, set[str]]) -> None:
        for message in messages(watching):
            await self._store.tell(message)

    def on_told(self, process: str, message: str) -> None:
        """Another process says who looks at tables there."""
        self._show_all(self.elsewhere.hear(process, message, time.monotonic()))

    def _show_all(self, names: Iterable[str]) -> None:
        for name in names:
            if name in self._looked_at:
                _show(self._looked_at[name])

    async def repeat(self) -> None:
        """Now and then: say all of it again, and forget who has fallen silent."""
        now = time.monotonic()
        if self._store.shared and now - self._announced > REPEAT_SECONDS:
            self._announced = now
            lives = self._looked_at.values()
            await self._announce({live.table.id: live.watching() for live in lives})
            await self._announce(self._rooms)
            self._show_all(self.elsewhere.forget_silent(now))

    async def close(self) -> None:
        """Nobody looks at anything through this process any longer."""
        if self._store.shared:
            await self._announce({name: set() for name in (*self._looked_at, *self._rooms)})


def _show(live: Live, but: Viewer | None = None) -> None:
    connected = live.connected()
    players = {seat.player for seat in live.table.seats}
    message = wire.encode(
        wire.Presence(
            table=live.table.id,
            connected=[seat.player in connected for seat in live.table.seats],
            spectators=len(connected - players),
        )
    )
    for viewer in live.viewers:
        if viewer is not but:
            viewer.push(message)
