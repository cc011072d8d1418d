"""A store, opened for one command."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

import typer

from ..kernel.errors import TawantinError
from ..store import Store, open_store
from ..store.opening import find_backend
from ..store.sqlite import SqliteBackend

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option(
        envvar="TAWANTIN_DATABASE", help="A file, or postgresql://…; by default your own file."
    ),
]


def with_store(
    database: str | None, work: Callable[[Store], Coroutine[Any, Any, T]], *, there: bool = True
) -> T:
    """Use a store while servers may be using it too; `there`: it must exist."""
    backend = find_backend(database)
    if there and isinstance(backend, SqliteBackend) and not backend.path.is_file():
        raise TawantinError(f"There is no database {backend.path}.")
    return asyncio.run(_run(database, work))


async def _run(database: str | None, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    store = open_store(database, exclusive=False)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()
