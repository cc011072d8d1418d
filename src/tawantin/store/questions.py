"""What is asked of tables, in the words that both databases have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, LiteralString

import msgspec

from ..tables.summary import Row
from .backend import Stored

_ROWS: Final = "SELECT id, game, status, listed, info, updated, actors, due FROM tables"
_STORED: Final = "SELECT seq, count, changes FROM"
NOWHERE: Final = 2**62
"""Stands for a damaged seq: it sorts after all others and continues no change."""
_NEWEST: Final = " ORDER BY updated DESC LIMIT ?"


class Questions(ABC):
    """Answers about tables, by way of `select`."""

    listed_ones: LiteralString = "listed"
    """The condition that a table is listed."""

    @abstractmethod
    def select(self, sql: LiteralString, values: tuple[Any, ...]) -> list[Any]:
        """The rows that a statement answers, with all that was committed; ? for values."""

    def changes(self, table: str, after: int) -> list[Stored]:
        sql: LiteralString = f"{_STORED} changes WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [_stored(*columns) for columns in self.select(sql, (table, after))]

    def quarantined(self, table: str) -> list[Stored]:
        sql: LiteralString = f"{_STORED} quarantine WHERE table_id = ? ORDER BY at, seq"
        return [_stored(*columns) for columns in self.select(sql, (table,))]

    def snapshot(self, table: str) -> str | None:
        rows = self.select("SELECT snapshot FROM snapshots WHERE table_id = ?", (table,))
        return str(rows[0][0]) if rows else None

    def row(self, table: str) -> Row | None:
        rows = self._rows(" WHERE id = ?", table)
        return rows[0] if rows else None

    def listed(self, game: str | None, status: str | None, limit: int) -> list[Row]:
        # Only what is asked for is a condition, so that the index is used, however many there are.
        where: LiteralString = f" WHERE {self.listed_ones}"
        values: list[object] = []
        if status is not None:
            where += " AND status = ?"
            values.append(status)
        if game is not None:
            where += " AND game = ?"
            values.append(game)
        return self._rows(where + _NEWEST, *values, limit)

    def tables_of(self, member: str, limit: int) -> list[Row]:
        mine: LiteralString = (
            " JOIN members ON members.table_id = tables.id WHERE members.person = ?"
        )
        return self._rows(mine + _NEWEST, member, limit)

    def due(self, now: int, limit: int) -> list[str]:
        sql: LiteralString = (
            "SELECT id FROM tables WHERE due <= ? AND status = 'playing' ORDER BY due LIMIT ?"
        )
        return self._texts(sql, now, limit)

    def ids(self, status: str | None) -> list[str]:
        if status is None:
            return self._texts("SELECT id FROM tables ORDER BY created, id")
        return self._texts("SELECT id FROM tables WHERE status = ? ORDER BY created, id", status)

    def strays(self) -> list[str]:
        sql: LiteralString = (
            "SELECT DISTINCT table_id FROM changes WHERE NOT EXISTS "
            "(SELECT 1 FROM tables WHERE tables.id = changes.table_id)"
        )
        return self._texts(sql)

    def _rows(self, where: LiteralString, *values: object) -> list[Row]:
        return [_row(columns) for columns in self.select(_ROWS + where, values)]

    def _texts(self, sql: LiteralString, *values: object) -> list[str]:
        return [str(columns[0]) for columns in self.select(sql, values)]


def _stored(seq: object, count: object, changes: str) -> Stored:
    """Changes as they are stored; SQLite may hold anything where a number belongs."""
    return Stored(
        seq if isinstance(seq, int) else NOWHERE, count if isinstance(count, int) else 0, changes
    )


def _row(columns: tuple[Any, ...]) -> Row:
    table, game, status, listed, info, updated, actors, due = columns
    try:
        asked = msgspec.json.decode(actors, type=list[int])
        updated, due = msgspec.convert((updated, due), tuple[int, int | None])
    except (msgspec.DecodeError, TypeError, UnicodeError):
        info, asked, updated, due = "", [], 0, None  # then its summary counts as unreadable too
    return Row(
        id=table,
        game=game,
        status=status,
        listed=bool(listed),
        info=info,
        updated=updated,
        actors=asked,
        due=due,
    )
