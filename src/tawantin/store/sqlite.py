"""SQLite: one file, no service. WAL with full synchronisation; one writer commits for many.

What is committed together goes into one row of a journal: a page or two to write, however many
tables it is for, and one call, after which it is on disk. Now and then, and before anything is
read, the journal is folded into the tables that readers know; a page that many moves have changed
is then written once. Folding needs no synchronisation of its own: if the power fails, the journal
is still there.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, LiteralString

import msgspec

from ..tables.summary import Row
from . import repairs, results
from .backend import LAST, Append, Execute, Hear, Notify, Repair, Unavailable
from .batches import DECODER, INSERT, TOUCH, UPSERT, encode, in_one_text
from .closed import CLOSED
from .locking import FileLock, keep_private
from .migrations import SQLITE as MIGRATIONS
from .questions import Questions

FOLD_AFTER: Final = 200
"""Appends in the journal."""
MOST_HEADS: Final = 100_000
OURS: Final = {"version", "tables", "changes"}
"""Tables that every database of ours has, of whatever version."""

_log = logging.getLogger("tawantin.store")


class SqliteBackend(Questions):
    """One file. The writer has a connection of its own; readers share another."""

    shared = False
    listed_ones = "listed = 1"

    def __init__(self, path: Path, *, exclusive: bool = True) -> None:
        self.path = path
        self.name = f"SQLite, {path}"
        self._lock = FileLock(path.with_name(path.name + ".lock")) if exclusive else None
        self._reading = threading.Lock()
        self._writing = threading.Lock()
        self._writer: Any = None
        self._reader: Any = None
        self._heads: dict[str, int] = {}
        """By table, the seq that comes next, as far as this process has written it."""
        self._in_journal = 0

    def open(self) -> None:
        if self.path.exists() and not self.path.is_file():
            raise Unavailable(f"{self.path} is not a file.")  # a device would lose its permissions
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unavailable(
                f"The folder {self.path.parent} cannot be made: {error.strerror}."
            ) from error
        try:
            taken = self._lock is None or self._lock.take()
            self._look()
            keep_private(self.path)
        except OSError as error:
            raise Unavailable(f"{self.path} cannot be written: {error.strerror}.") from error
        if not taken:
            raise Unavailable(
                f"Another server already uses {self.path}; stop it, or give this one another "
                "file by --database."
            )
        try:
            self._writer = self._connect()
            self._migrate()
            self._fold()
            self._reader = self._connect()
        except sqlite3.Error as error:
            raise self._problem(error) from error

    def _look(self) -> None:
        """Refuse a file of another program before anything of it has been changed."""
        if not self.path.is_file() or not self.path.stat().st_size:
            return
        try:
            with closing(sqlite3.connect(self.path, timeout=10)) as connection:
                asked = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
                tables = {name for (name,) in asked}
        except sqlite3.Error as error:
            raise self._problem(error) from error
        if tables and not tables >= OURS:
            raise Unavailable(f"{self.path} is not a Tawantin database.")

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=10, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _migrate(self) -> None:
        self._writer.execute("BEGIN IMMEDIATE")
        self._writer.execute("CREATE TABLE IF NOT EXISTS version (version INTEGER NOT NULL)")
        row = self._writer.execute("SELECT version FROM version").fetchone()
        version = 0 if row is None else row[0]
        if version > len(MIGRATIONS):
            self._writer.execute("ROLLBACK")
            raise Unavailable(
                f"{self.path} was written by a newer Tawantin (schema {version}; this one knows "
                f"{len(MIGRATIONS)})."
            )
        if row is None:
            self._writer.execute("INSERT INTO version VALUES (0)")
        for migration in MIGRATIONS[version:]:
            for statement in filter(str.strip, re.split(r";\s*\n", migration)):
                self._writer.execute(statement)
        self._writer.execute("UPDATE version SET version = ?", (len(MIGRATIONS),))
        self._writer.execute("COMMIT")

    def close(self) -> None:
        # Whoever still reads or writes finishes first: SQLite must not free its memory under them.
        with self._writing, self._reading:
            for connection in (self._reader, self._writer):
                if connection is not None:
                    connection.close()
            self._reader = self._writer = CLOSED
            if self._lock is not None:
                self._lock.release()

    # ------------------------------------------------------------ writing

    def commit(self, appends: Sequence[Append]) -> list[bool]:
        with self._writing:
            try:
                heads = self._next_heads(appends)
                if heads is None:
                    return self._commit_carefully(appends)
                text = encode(appends)
                self._writer.execute("INSERT INTO journal (appends) VALUES (?)", (text,))
                self._heads.update(heads)
                self._in_journal += len(appends)
            except sqlite3.Error as error:
                self._roll_back()
                self._heads.clear()
                raise self._problem(error) from error
            if self._in_journal >= FOLD_AFTER:
                self._fold_if_possible()
        return [True] * len(appends)

    def _fold_if_possible(self) -> None:
        """What was just committed is on disk, even if there is no room to fold it now."""
        try:
            self._fold()
        except sqlite3.Error as error:
            _log.warning("the journal is folded later: %s", error)

    def _next_heads(self, appends: Sequence[Append]) -> dict[str, int] | None:
        """What comes next at each table after these; None if one of them might conflict."""
        if self._lock is None:
            return None
        heads: dict[str, int] = {}
        for append in appends:
            table = append.table
            if (heads.get(table) or self._heads.get(table)) != append.seq:
                return None
            heads[table] = append.seq + append.count
        return heads

    def _commit_carefully(self, appends: Sequence[Append]) -> list[bool]:
        """Without the journal: what is stored already is seen."""
        self._fold()
        self._begin()
        stored = self._store(appends)
        self._writer.execute("COMMIT")
        if len(self._heads) > MOST_HEADS:
            self._heads.clear()
        for append, done in zip(appends, stored, strict=True):
            if done:
                self._heads[append.table] = append.seq + append.count
            else:
                self._heads.pop(append.table, None)
        return stored

    def _store(self, appends: Sequence[Append]) -> list[bool]:
        """Write into the tables that readers know, within a transaction."""
        batch = in_one_text(appends)
        self._writer.execute("SAVEPOINT batch")
        if self._writer.execute(INSERT, (batch,)).rowcount == len(appends):
            stored = [True] * len(appends)
        else:
            self._writer.execute("ROLLBACK TO batch")
            stored = [self._insert_alone(append) for append in appends]
        for append, done in zip(appends, stored, strict=True):
            if done and (append.row is not None or append.snapshot is not None):
                self._write_extras(append)
        # Last: a row that was written with an earlier one says who had to decide then.
        newest = {
            append.table: append for append, done in zip(appends, stored, strict=True) if done
        }
        self._writer.execute(TOUCH, (in_one_text(list(newest.values())),))
        return stored

    def _fold(self) -> None:
        """Bring what the journal holds where readers look for it. The caller may write."""
        self._writer.execute("PRAGMA synchronous = NORMAL")
        try:
            self._begin()
            rows = self._writer.execute("SELECT appends FROM journal ORDER BY id").fetchall()
            if rows:
                appends = self._decode_journal(rows)
                for append, stored in zip(appends, self._store(appends), strict=True):
                    if not stored:
                        self._set_aside(append, "it does not continue its table")
                self._writer.execute("DELETE FROM journal")
            self._writer.execute("COMMIT")
            self._in_journal = 0
        finally:
            self._roll_back()
            self._writer.execute("PRAGMA synchronous = FULL")

    def _decode_journal(self, rows: list[tuple[bytes]]) -> list[Append]:
        """The appends of the journal; a row that cannot be read harms no other."""
        appends: list[Append] = []
        for (content,) in rows:
            try:
                appends += DECODER.decode(content)
            except (msgspec.DecodeError, UnicodeError) as error:
                raw = content if isinstance(content, bytes) else str(content).encode()
                self._keep_beside("", 0, 0, raw.decode(errors="replace"), f"journal: {error}")
        return appends

    def _set_aside(self, append: Append, reason: str) -> None:
        self._keep_beside(append.table, append.seq, append.count, append.changes, reason)

    def _keep_beside(self, table: str, seq: int, count: int, changes: str, reason: str) -> None:
        _log.error("something that cannot be read was set aside: %s", reason)
        values = (table, seq, count, changes, reason, time.time_ns() // 1_000_000)
        self._writer.execute("INSERT INTO quarantine VALUES (?, ?, ?, ?, ?, ?)", values)

    def _begin(self) -> None:
        self._writer.execute("BEGIN IMMEDIATE")

    def _roll_back(self) -> None:
        try:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        except sqlite3.Error:
            # The transaction is gone already: that is all we want.
            return

    def _insert_alone(self, append: Append) -> bool:
        batch = in_one_text([append])
        if self._writer.execute(INSERT, (batch,)).rowcount == 1:
            return True
        row = self._writer.execute(
            "SELECT token FROM changes WHERE table_id = ? AND seq = ?", (append.table, append.seq)
        ).fetchone()
        return bool(row is not None and row[0] == append.token)

    def _write_extras(self, append: Append) -> None:
        if append.row is not None:
            self._write_row(append.row, append.updated, append.actors, append.due)
        if append.snapshot is not None:
            self._writer.execute(
                "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)",
                (append.table, append.seq + append.count - 1, append.snapshot),
            )

    def _write_row(self, row: Row, updated: int, actors: list[int], due: int | None) -> None:
        values = (row.id, row.game, row.status, row.listed, row.info, updated)
        self._writer.execute(UPSERT, (*values, updated, encode(actors).decode(), due))
        self._writer.execute("DELETE FROM members WHERE table_id = ?", (row.id,))
        self._writer.executemany(
            "INSERT OR IGNORE INTO members VALUES (?, ?)",
            [(member, row.id) for member in row.members],
        )
        results.index(self._execute, row, updated)

    def _execute(self, sql: LiteralString, values: tuple[Any, ...]) -> list[Any]:
        return list(self._writer.execute(sql, values).fetchall())

    @contextmanager
    def transaction(self) -> Iterator[Execute]:
        with self._writing:
            try:
                self._fold()
                self._begin()
                yield self._execute
                self._writer.execute("COMMIT")
            except sqlite3.Error as error:
                raise self._problem(error) from error
            finally:
                self._roll_back()

    def repair(self, repair: Repair) -> None:
        with self._writing:
            try:
                self._fold()
                self._begin()
                repairs.carry_out(
                    repair,
                    self._execute,
                    lambda row: self._write_row(row, row.updated, row.actors, row.due),
                )
                self._writer.execute("COMMIT")
                self._heads.clear()
            except sqlite3.Error as error:
                self._roll_back()
                raise self._problem(error) from error

    def postpone(self, table: str, due: int | None) -> None:
        self._write("UPDATE tables SET due = ? WHERE id = ?", (due, table))

    def put(self, kind: str, key: str, value: bytes) -> None:
        self._write("INSERT OR REPLACE INTO documents VALUES (?, ?, ?)", (kind, key, value))

    def add(self, kind: str, key: str, value: bytes) -> bool:
        sql = "INSERT OR IGNORE INTO documents VALUES (?, ?, ?)"
        return self._write(sql, (kind, key, value)) == 1

    def delete(self, kind: str, key: str) -> None:
        self._write("DELETE FROM documents WHERE kind = ? AND key = ?", (kind, key))

    def _write(self, sql: str, values: tuple[Any, ...]) -> int:
        with self._writing:
            try:
                return int(self._writer.execute(sql, values).rowcount)
            except sqlite3.Error as error:
                raise self._problem(error) from error

    # ------------------------------------------------------------ reading

    def select(self, sql: LiteralString, values: tuple[Any, ...]) -> list[Any]:
        if self._in_journal or self._lock is None:
            with self._writing:
                try:
                    self._fold()
                except sqlite3.Error as error:
                    raise self._problem(error) from error
        return self._select(sql, values)

    def _select(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        with self._reading:
            try:
                return list(self._reader.execute(sql, values).fetchall())
            except sqlite3.Error as error:
                raise self._problem(error) from error

    def get(self, kind: str, key: str) -> bytes | None:
        rows = self._select("SELECT value FROM documents WHERE kind = ? AND key = ?", (kind, key))
        return bytes(rows[0][0]) if rows else None

    def find(self, kind: str, prefix: str, limit: int | None = None) -> list[tuple[str, bytes]]:
        sql = (
            "SELECT key, value FROM documents WHERE kind = ? AND key >= ? AND key < ? "
            "ORDER BY key LIMIT ?"
        )
        rows = self._select(sql, (kind, prefix, prefix + LAST, -1 if limit is None else limit))
        return [(str(key), bytes(value)) for key, value in rows]

    def tell(self, message: str) -> None:
        """There is nobody to tell."""

    def listen(self, notify: Notify, hear: Hear, stopped: Callable[[], bool]) -> None:
        """Nobody else writes: the file is locked for this process."""

    def _problem(self, error: sqlite3.Error) -> Unavailable:
        message = str(error)
        if "disk is full" in message:
            return Unavailable(f"The disk is full: {self.path} cannot grow.")
        if "not a database" in message:
            return Unavailable(f"{self.path} is not a Tawantin database.")
        return Unavailable(f"The database {self.path} cannot be used: {message}.")
