"""What SQLite is handed for many tables in one go: statements over one JSON text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from .backend import Append

INSERT: Final = """
    INSERT OR IGNORE INTO changes (table_id, seq, count, changes, token)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
"""
TOUCH: Final = """
    UPDATE tables SET updated = new.value ->> 5, actors = new.value ->> 6, due = new.value ->> 7
    FROM json_each(?) AS new WHERE tables.id = new.value ->> 0
"""
UPSERT: Final = """
    INSERT INTO tables (id, game, status, listed, info, created, updated, actors, due)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed,
        info = excluded.info, updated = excluded.updated, actors = excluded.actors,
        due = excluded.due
"""

encode: Final = msgspec.json.Encoder().encode
DECODER: Final = msgspec.json.Decoder(list[Append])


def in_one_text(appends: Sequence[Append]) -> str:
    """Appends as one JSON text for SQLite."""
    return encode([_values(append) for append in appends]).decode()


def _values(append: Append) -> list[Any]:
    return [
        append.table,
        append.seq,
        append.count,
        append.changes,
        append.token,
        append.updated,
        encode(append.actors).decode(),
        append.due,
    ]
