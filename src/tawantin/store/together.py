"""Documents that several people or processes change at once: each change reads, then writes.

One SQL for both databases, as in `results`; `Backend.transaction` lets one in at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

import msgspec

from ..people.matching import Group, Seek, groups, over
from ..people.ties import Ties
from .backend import Backend, Execute

SEEK: Final = "seek"
TIES: Final = "ties"
T = TypeVar("T", bound=msgspec.Struct)
Change = Callable[[T], T]
"""What a document is to be, from what it is."""
_SEEKS: Final = msgspec.json.Decoder(Seek)
_TIES: Final = msgspec.json.Decoder(Ties)
_encode: Final = msgspec.json.Encoder().encode


def read(execute: Execute, kind: str, key: str) -> bytes | None:
    """A document."""
    rows = execute("SELECT value FROM documents WHERE kind = ? AND key = ?", (kind, key))
    return bytes(rows[0][0]) if rows else None


def write(execute: Execute, kind: str, key: str, value: bytes) -> None:
    """Put a document, over an older one."""
    execute(
        "INSERT INTO documents VALUES (?, ?, ?) "
        "ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value",
        (kind, key, value),
    )


def take(database: Backend, kind: str, key: str) -> bytes | None:
    """Take a document away: of several who try, one gets it."""
    with database.transaction() as execute:
        stored = read(execute, kind, key)
        if stored is not None:
            execute("DELETE FROM documents WHERE kind = ? AND key = ?", (kind, key))
    return stored


def change(database: Backend, kind: str, key: str, new: T, how: Change[T]) -> T:
    """Change a document that may not be there yet, from what it is now; what it is then."""
    with database.transaction() as execute:
        stored = read(execute, kind, key)
        known = new if stored is None else msgspec.json.decode(stored, type=type(new))
        new_value = how(known)
        if new_value != known:
            write(execute, kind, key, _encode(new_value))
    return new_value


# ---------------------------------------------------------------- seeks


def seeks(database: Backend) -> list[Seek]:
    """All that people look for."""
    return [_SEEKS.decode(bytes(value)) for (value,) in database.select(_ALL, (SEEK,))]


_ALL: Final = "SELECT value FROM documents WHERE kind = ?"


def seek(database: Backend, wanted: Seek) -> bool:
    """Look for a game from now on, and for no other; False if one was just found."""
    with database.transaction() as execute:
        known = read(execute, SEEK, wanted.person)
        if known is not None and _SEEKS.decode(known).table:
            return False
        write(execute, SEEK, wanted.person, _encode(wanted))
    return True


def cancel(database: Backend, person: str) -> None:
    """No longer look for a game, unless one was just found."""
    with database.transaction() as execute:
        known = read(execute, SEEK, person)
        if known is not None and not _SEEKS.decode(known).table:
            _delete(execute, person)


def still_here(database: Backend, people: Iterable[str], now: int) -> None:
    """These people are here and wait."""
    with database.transaction() as execute:
        for person in people:
            known = read(execute, SEEK, person)
            if known is not None:
                one = _SEEKS.decode(known)
                one.seen = now
                write(execute, SEEK, person, _encode(one))


def settle(database: Backend, now: int, new_table: Callable[[], str]) -> list[Group]:
    """Bring people together, and forget who has gone; all groups whose table is to be opened.

    What is settled is stored before anything comes of it: a process that stops half-way leaves it
    to the next one. So a group may be reported twice, and always with the same table.
    """
    known = seeks(database)
    idle = not any(one.table or over(one, now) for one in known)
    if idle and not groups(known, now, _apart(database.select, known)):
        return []  # as most of the time: nobody has to wait while that is found out
    with database.transaction() as execute:
        known = [_SEEKS.decode(bytes(value)) for (value,) in execute(_ALL, (SEEK,))]
        for one in known:
            if over(one, now):
                _delete(execute, one.person)
        for group in groups(known, now, _apart(execute, known)):
            table = new_table()
            for one in group.seeks:
                one.table, one.players = table, group.seats
                write(execute, SEEK, one.person, _encode(one))
    return _settled(known)


def seated(database: Backend, group: Group) -> None:
    """Their table exists now."""
    with database.transaction() as execute:
        for one in group.seeks:
            known = read(execute, SEEK, one.person)
            if known is not None and _SEEKS.decode(known).table == one.table:
                _delete(execute, one.person)


def _settled(known: Iterable[Seek]) -> list[Group]:
    by_table: dict[str, list[Seek]] = {}
    for one in sorted(known, key=lambda one: (one.since, one.person)):
        if one.table:
            by_table.setdefault(one.table, []).append(one)
    return [Group(people, people[0].players) for people in by_table.values()]


def _apart(execute: Execute, known: Iterable[Seek]) -> Callable[[str, str], bool]:
    blocks = {one.person: _blocks(execute, one.person) for one in known}
    return lambda one, other: other in blocks[one] or one in blocks[other]


def _blocks(execute: Execute, person: str) -> list[str]:
    stored = read(execute, TIES, person)
    return [] if stored is None else _TIES.decode(stored).blocks


def _delete(execute: Execute, person: str) -> None:
    execute("DELETE FROM documents WHERE kind = ? AND key = ?", (SEEK, person))
