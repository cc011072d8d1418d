"""What a database must be able to do. Backends are simple and blocking; `Store` runs them.

A table's changes are kept as rows ``(table, seq, changes)``: one row an append, whose `seq` is that
of its first change, so that an append is there whole or not at all. The database itself takes only
a row that continues the table: two servers can never both append at the same place, and nothing
that was not stored can leave a hole. Small things that belong to people or to the server (names,
accounts, keys, subscriptions) are documents ``(kind, key) → JSON``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, LiteralString, Protocol

import msgspec

from ..kernel.errors import TawantinError
from ..tables.summary import Row

LAST: Final = "\U0010ffff"
"""Comes after every letter: what begins with a prefix lies between it and it with this added."""


class Unavailable(TawantinError):
    """The database cannot be used, and says why."""


class Conflict(TawantinError):
    """An append that does not continue the table as it is stored; nothing of it was stored."""


class Unstorable(TawantinError):
    """A value that the database cannot hold or search for; retrying is pointless."""


class Append(msgspec.Struct, kw_only=True):
    """One or more changes that are stored together."""

    table: str
    seq: int
    """Of the first change."""
    changes: str
    """JSON list."""
    count: int
    updated: int
    actors: list[int]
    due: int | None
    token: str
    """Random: after a lost connection it tells whether this very append was stored."""
    row: Row | None = None
    """If what lists show has changed."""
    snapshot: str | None = None


class Stored(msgspec.Struct):
    """One row of changes, read."""

    seq: int
    count: int
    changes: str


class Repair(msgspec.Struct, kw_only=True):
    """What makes a damaged table playable again; what it takes away is kept beside it."""

    table: str
    reason: str
    at: int
    cut: int | None = None
    """The rows of changes from this seq on are set aside."""
    rest: str = "[]"
    """The sound changes at the beginning of the row at `cut`, which stay."""
    rest_count: int = 0
    row: Row | None = None
    """What lists show from now on; None if there is no table left."""


Execute = Callable[[LiteralString, tuple[Any, ...]], list[Any]]
"""Does one statement, with ? for values; the rows that it answers, if any."""
Notify = Callable[[str, int], None]
"""Called with a table and its newest seq when another process has appended."""
Hear = Callable[[str, str], None]
"""Called with the name of another process and what it said."""


class Backend(Protocol):
    """A database. Every call may raise `Unavailable`."""

    name: str
    """For people: what database this is, without passwords."""
    shared: bool
    """Whether several processes may use it at once."""

    def open(self) -> None:
        """Connect, and bring the schema up to date."""

    def close(self) -> None:
        """Release everything."""

    def commit(self, appends: Sequence[Append]) -> list[bool]:
        """Store these durably in one go; False for each that conflicts with what is there.

        Only the writer thread calls this.
        """

    def changes(self, table: str, after: int) -> list[Stored]:
        """The rows of changes that come after a seq, in order."""

    def snapshot(self, table: str) -> str | None:
        """The newest snapshot."""

    def row(self, table: str) -> Row | None:
        """What lists show of one table."""

    def listed(self, game: str | None, status: str | None, limit: int) -> list[Row]:
        """Listed tables, the last changed first."""

    def tables_of(self, member: str, limit: int) -> list[Row]:
        """The tables where somebody sits, the last changed first."""

    def due(self, now: int, limit: int) -> list[str]:
        """Tables being played that somebody must look after by now."""

    def postpone(self, table: str, due: int | None) -> None:
        """Let nobody look after a table before then (or at all), unless it changes."""

    def ids(self, status: str | None) -> list[str]:
        """All tables, or those of a status, the oldest first."""

    def strays(self) -> list[str]:
        """Tables that have changes but no row for lists."""

    def repair(self, repair: Repair) -> None:
        """Make a damaged table playable up to its last sound change, in one go."""

    def quarantined(self, table: str) -> list[Stored]:
        """Everything that repairs have set aside."""

    def select(self, sql: LiteralString, values: tuple[Any, ...]) -> list[Any]:
        """Read with words that both databases know, ? for values: see `results`."""

    def transaction(self) -> AbstractContextManager[Execute]:
        """Change results and ratings: all or nothing, one at a time in whatever process."""

    def get(self, kind: str, key: str) -> bytes | None:
        """A document."""

    def find(self, kind: str, prefix: str, limit: int | None = None) -> list[tuple[str, bytes]]:
        """The documents whose keys begin with a prefix, by key; at most `limit` of them."""

    def put(self, kind: str, key: str, value: bytes) -> None:
        """Write a document, over an older one."""

    def add(self, kind: str, key: str, value: bytes) -> bool:
        """Write a document unless there is one; whether it was written."""

    def delete(self, kind: str, key: str) -> None:
        """Remove a document."""

    def tell(self, message: str) -> None:
        """Tell the other processes something; whoever is not listening now will never know."""

    def listen(self, notify: Notify, hear: Hear, stopped: Callable[[], bool]) -> None:
        """Block, and report what other processes append and tell, until stopped."""
