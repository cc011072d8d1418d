"""Which database a text means."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from .backend import Backend, Unavailable
from .sqlite import SqliteBackend
from .store import Store

FILE = "tawantin.db"


def default_path() -> Path:
    """The file in the user's data folder."""
    return Path(platformdirs.user_data_dir("tawantin", appauthor=False)) / FILE


def find_backend(database: str | None, *, exclusive: bool = True) -> Backend:
    """The backend for a path, a ``postgresql://`` address, or None for the default file."""
    if not database:
        return SqliteBackend(default_path(), exclusive=exclusive)
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import PostgresBackend
        except ImportError as error:
            raise Unavailable(
                "PostgreSQL needs psycopg: install it with `pip install 'tawantin[postgres]'`."
            ) from error
        return PostgresBackend(database)
    if "://" in database and not database.startswith("sqlite://"):
        raise Unavailable(
            f"--database must be a file or a postgresql:// address, not {database.split(':')[0]}://."
        )
    path = Path(database.removeprefix("sqlite://")).expanduser()
    if path.is_dir():
        path = path / FILE
    return SqliteBackend(path, exclusive=exclusive)


def open_store(
    database: str | None = None, *, exclusive: bool = True, create: bool = True
) -> Store:
    """A store, not yet opened; unless `create` its file must be there."""
    backend = find_backend(database, exclusive=exclusive)
    if not create and isinstance(backend, SqliteBackend):
        if not backend.path.is_file():
            raise Unavailable(f"There is no database {backend.path}.")
        if not backend.path.stat().st_size:
            raise Unavailable(f"There is no database in {backend.path}: the file is empty.")
    return Store(backend)
