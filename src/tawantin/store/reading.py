"""A table from what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from ..kernel.errors import TawantinError
from ..kernel.game import Game
from ..tables import changes as c
from ..tables.snapshot import Snapshot
from ..tables.table import Table
from .backend import Stored

_CHANGES: Final = msgspec.json.Decoder(list[c.AnyChange])
_SNAPSHOT: Final = msgspec.json.Decoder(Snapshot)


class Damaged(TawantinError):
    """What is stored of a table is not what was ever written."""


def decoded(row: Stored) -> list[c.AnyChange]:
    """The changes of a row."""
    try:
        changes = _CHANGES.decode(row.changes)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Damaged(f"The changes from {row.seq} on cannot be read: {error}.") from error
    if len(changes) != row.count:
        raise Damaged(f"There are {len(changes)} changes from {row.seq} on, not {row.count}.")
    return changes


def continued(rows: Iterable[Stored], after: int = 0) -> list[c.AnyChange]:
    """The changes of rows that must continue a table that has `after`."""
    changes: list[c.AnyChange] = []
    for row in rows:
        if row.seq != after + len(changes) + 1:
            raise Damaged(f"After change {after + len(changes)} comes change {row.seq}.")
        changes += decoded(row)
    return changes


def read_snapshot(saved: str | None) -> Snapshot | None:
    """A stored snapshot; one that cannot be read is done without, for it only spares time."""
    try:
        return None if saved is None else _SNAPSHOT.decode(saved)
    except (msgspec.DecodeError, UnicodeError):
        return None


def read_table(
    name: str,
    changes: Sequence[c.Change],
    saved: str | None,
    game: Game[Any] | TawantinError | None = None,
) -> Table:
    """The table that these changes, all of them, make, played with a game. May raise `Damaged`."""
    snapshot = read_snapshot(saved)
    if snapshot is not None and snapshot.seq > len(changes):
        snapshot = None
    try:
        return Table.load(name, changes, snapshot, game)
    except TawantinError:
        raise
    except Exception as error:
        # The fold trusts its input; only damage makes it something the fold cannot handle.
        raise Damaged(f"The changes do not make a table: {error!r}.") from error
