"""Who looks at tables through other server processes on the same database.

Each process says who looks at a table when that changes, and says all of it again now and then. Of
one that falls silent, killed or cut off, nobody is here any longer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

REPEAT_SECONDS: Final = 20.0
SILENT_SECONDS: Final = 50.0
MOST_PEOPLE: Final = 100
"""Of one table; more onlookers are not worth a longer message."""
LONGEST_MESSAGE: Final = 6000
"""Characters; PostgreSQL passes on at most 8000 bytes."""

_DECODER: Final = msgspec.json.Decoder(dict[str, list[str]])


def messages(watching: Mapping[str, set[str]]) -> Iterator[str]:
    """By table the people who look at it, in messages short enough for the database."""
    parts: list[str] = []
    for table, people in watching.items():
        told = msgspec.json.encode({table: sorted(people)[:MOST_PEOPLE]}).decode()[1:-1]
        if parts and sum(map(len, parts)) + len(told) > LONGEST_MESSAGE:
            yield f"{{{','.join(parts)}}}"
            parts = []
        parts.append(told)
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
        told = _DECODER.decode(message)
        return [table for table, people in told.items() if self._set(table, process, people)]

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
