"""PostgreSQL: several server processes at once. A commit carries its NOTIFY.

One connection writes (the group-commit thread), one listens, readers share a few. A lost connection
is made again by the next call; until then calls raise `Unavailable`, and the store tries again.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, LiteralString
from urllib.parse import urlsplit

import psycopg

from ..tables.summary import Row
from . import repairs, results
from .backend import LAST, Append, Execute, Hear, Notify, Repair, Unavailable, Unstorable
from .migrations import POSTGRES as MIGRATIONS
from .questions import Questions

CHANNEL: Final = "tawantin"
"""Where processes say what they have stored."""
TALK: Final = "tawantin_talk"
"""Where they say anything else."""
_MIGRATION_LOCK: Final = 7_283_911
_RESULTS_LOCK: Final = 7_283_912
_INSERT: Final = """
    INSERT INTO changes (table_id, seq, count, changes, token)
    SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[], %s::text[])
    ON CONFLICT DO NOTHING RETURNING table_id
"""
_TOUCH: Final = """
    UPDATE tables SET updated = new.updated, actors = new.actors, due = new.due
    FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::bigint[])
        AS new (id, updated, actors, due)
    WHERE tables.id = new.id
"""
_UPSERT: Final = """
    INSERT INTO tables (id, game, status, listed, info, created, updated, actors, due)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed,
        info = excluded.info, updated = excluded.updated, actors = excluded.actors,
        due = excluded.due
"""


class PostgresBackend(Questions):
    """A database that several servers share."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        try:
            parts = urlsplit(address)
            self.name = f"PostgreSQL, {parts.hostname or 'local'}{parts.path}"
        except ValueError as error:
            raise Unavailable(
                "The address of the database is not of the form "
                "postgresql://name:password@host:5432/database."
            ) from error
        self._process = secrets.token_hex(4)
        self._writing = threading.Lock()
        self._reading = threading.Lock()
        self._writer: psycopg.Connection[Any] | None = None
        self._idle: list[psycopg.Connection[Any]] = []

    def open(self) -> None:
        with self._write() as connection:
            self._migrate(connection)

    def close(self) -> None:
        with self._writing:
            if self._writer is not None:
                self._writer.close()
            self._writer = None
        with self._reading:
            for connection in self._idle:
                connection.close()
            self._idle = []

    def _connect(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(self._address, connect_timeout=5, autocommit=True)
        # Whatever the database's default: an acknowledged move is on its disk.
        connection.execute("SET synchronous_commit = on")
        connection.execute("SET lock_timeout = '10s'")
        return connection

    @staticmethod
    def _migrate(connection: psycopg.Connection[Any]) -> None:
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATION_LOCK,))
            connection.execute("CREATE TABLE IF NOT EXISTS version (version INTEGER NOT NULL)")
            row = connection.execute("SELECT version FROM version").fetchone()
            version = 0 if row is None else row[0]
            if version > len(MIGRATIONS):
                raise Unavailable(
                    f"The database was written by a newer Tawantin (schema {version}; this one "
                    f"knows {len(MIGRATIONS)})."
                )
            if row is None:
                connection.execute("INSERT INTO version VALUES (0)")
            for migration in MIGRATIONS[version:]:
                connection.execute(migration)
            connection.execute("UPDATE version SET version = %s", (len(MIGRATIONS),))

    # ------------------------------------------------------------ connections

    @contextmanager
    def _write(self) -> Iterator[psycopg.Connection[Any]]:
        with self._writing:
            try:
                if self._writer is None or self._writer.closed:
                    self._writer = self._connect()
                yield self._writer
            except psycopg.Error as error:
                if self._writer is not None:
                    self._writer.close()
                self._writer = None
                raise self._problem(error) from error

    @contextmanager
    def _read(self) -> Iterator[psycopg.Connection[Any]]:
        with self._reading:
            connection = self._idle.pop() if self._idle else None
        try:
            if connection is None:
                connection = self._connect()
            yield connection
        except psycopg.Error as error:
            if connection is not None:
                connection.close()
            raise self._problem(error) from error
        with self._reading:
            self._idle.append(connection)

    def _ask(self, sql: LiteralString, *values: object) -> list[Any]:
        with self._read() as connection:
            return connection.execute(sql, values).fetchall()

    def _problem(self, error: psycopg.Error) -> Unavailable | Unstorable:
        if isinstance(error, psycopg.DataError):
            return Unstorable("The database cannot hold this text.")
        message = " ".join(str(error).split()) or type(error).__name__
        if isinstance(error, psycopg.errors.DiskFull):
            message = "its disk is full"
        return Unavailable(f"The database ({self.name}) cannot be used: {message.rstrip('.?')}.")

    # ------------------------------------------------------------ writing

    def commit(self, appends: Sequence[Append]) -> list[bool]:
        # In one order everywhere, so that two servers never wait for each other in a circle.
        ordered = sorted(appends, key=lambda append: (append.table, append.seq))
        with self._write() as connection:
            with connection.transaction():
                stored = self._insert(connection, ordered)
                if stored:
                    self._write_rows(connection, stored)
            kept = {id(append) for append in stored}
            missing = [append for append in appends if id(append) not in kept]
            kept |= {id(append) for append in missing if self._is_stored(connection, append)}
        return [id(append) in kept for append in appends]

    @staticmethod
    def _insert(connection: psycopg.Connection[Any], appends: list[Append]) -> list[Append]:
        """Those that were stored. No batch has two appends of one table: each waits for its own."""
        inserted = connection.execute(
            _INSERT,
            (
                [append.table for append in appends],
                [append.seq for append in appends],
                [append.count for append in appends],
                [append.changes for append in appends],
                [append.token for append in appends],
            ),
        ).fetchall()
        tables = {row[0] for row in inserted}
        return [append for append in appends if append.table in tables]

    def _write_rows(self, connection: psycopg.Connection[Any], appends: list[Append]) -> None:
        connection.execute(
            _TOUCH,
            (
                [append.table for append in appends],
                [append.updated for append in appends],
                [json.dumps(append.actors) for append in appends],
                [append.due for append in appends],
            ),
        )
        for append in appends:
            if append.row is not None:
                values = (append.updated, append.actors, append.due)
                self._write_row(connection, append.row, *values)
            if append.snapshot is not None:
                connection.execute(
                    "INSERT INTO snapshots VALUES (%s, %s, %s) ON CONFLICT (table_id) DO UPDATE "
                    "SET seq = excluded.seq, snapshot = excluded.snapshot",
                    (append.table, append.seq + append.count - 1, append.snapshot),
                )
        notices = [f"{self._process} {append.table} {_last(append)}" for append in appends]
        connection.execute(
            "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) notice", (CHANNEL, notices)
        )

    @staticmethod
    def _write_row(
        connection: psycopg.Connection[Any],
        row: Row,
        updated: int,
        actors: list[int],
        due: int | None,
    ) -> None:
        values = (row.id, row.game, row.status, row.listed, row.info, updated)
        connection.execute(_UPSERT, (*values, updated, json.dumps(actors), due))
        connection.execute("DELETE FROM members WHERE table_id = %s", (row.id,))
        connection.execute(
            "INSERT INTO members SELECT person, %s FROM unnest(%s::text[]) person "
            "ON CONFLICT DO NOTHING",
            (row.id, row.members),
        )
        results.index(_executing(connection), row, updated)

    @staticmethod
    def _is_stored(connection: psycopg.Connection[Any], append: Append) -> bool:
        """Whether this very append was stored by a commit whose answer got lost."""
        row = connection.execute(
            "SELECT token FROM changes WHERE table_id = %s AND seq = %s",
            (append.table, append.seq),
        ).fetchone()
        return row is not None and row[0] == append.token

    def repair(self, repair: Repair) -> None:
        with self._write() as connection, connection.transaction():
            repairs.carry_out(
                repair,
                _executing(connection),
                lambda row: self._write_row(connection, row, row.updated, row.actors, row.due),
            )

    @contextmanager
    def transaction(self) -> Iterator[Execute]:
        with self._read() as connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (_RESULTS_LOCK,))
            yield _executing(connection)

    def postpone(self, table: str, due: int | None) -> None:
        with self._read() as connection:
            connection.execute("UPDATE tables SET due = %s WHERE id = %s", (due, table))

    def put(self, kind: str, key: str, value: bytes) -> None:
        with self._read() as connection:
            connection.execute(
                "INSERT INTO documents VALUES (%s, %s, %s) "
                "ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value",
                (kind, key, value),
            )

    def add(self, kind: str, key: str, value: bytes) -> bool:
        with self._read() as connection:
            cursor = connection.execute(
                "INSERT INTO documents VALUES (%s, %s, %s) ON CONFLICT DO NOTHING",
                (kind, key, value),
            )
            return cursor.rowcount == 1

    def delete(self, kind: str, key: str) -> None:
        with self._read() as connection:
            connection.execute("DELETE FROM documents WHERE kind = %s AND key = %s", (kind, key))

    # ------------------------------------------------------------ reading

    def select(self, sql: LiteralString, values: tuple[Any, ...]) -> list[Any]:
        with self._read() as connection:
            return _executing(connection)(sql, values)

    def get(self, kind: str, key: str) -> bytes | None:
        rows = self._ask("SELECT value FROM documents WHERE kind = %s AND key = %s", kind, key)
        return bytes(rows[0][0]) if rows else None

    def find(self, kind: str, prefix: str, limit: int | None = None) -> list[tuple[str, bytes]]:
        sql: LiteralString = (
            'SELECT key, value FROM documents WHERE kind = %s AND key COLLATE "C" >= %s '
            'AND key COLLATE "C" < %s ORDER BY key COLLATE "C" LIMIT %s'
        )
        rows = self._ask(sql, kind, prefix, prefix + LAST, limit)
        return [(str(key), bytes(value)) for key, value in rows]

    def tell(self, message: str) -> None:
        with self._read() as connection:
            connection.execute("SELECT pg_notify(%s, %s)", (TALK, f"{self._process} {message}"))

    def listen(self, notify: Notify, hear: Hear, stopped: Callable[[], bool]) -> None:
        try:
            with self._connect() as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                connection.execute(f"LISTEN {TALK}")
                # While nobody listened anything may have happened.
                notify("", 0)
                while not stopped():
                    for notice in connection.notifies(timeout=0.5):
                        process, _, message = notice.payload.partition(" ")
                        if process == self._process:
                            continue
                        if notice.channel == TALK:
                            hear(process, message)
                        else:
                            table, seq = message.split(" ")
                            notify(table, int(seq))
        except psycopg.Error as error:
            raise self._problem(error) from error


def _executing(connection: psycopg.Connection[Any]) -> Execute:
    """Statements in the words that both databases have in common."""

    def execute(sql: LiteralString, values: tuple[Any, ...]) -> list[Any]:
        cursor = connection.execute(sql.replace("?", "%s"), values)
        return [] if cursor.description is None else list(cursor.fetchall())

    return execute


def _last(append: Append) -> int:
    return append.seq + append.count - 1
