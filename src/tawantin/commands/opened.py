"""A store, opened for one command."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

import typer

from ..store import Store, open_store

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
    return asyncio.run(_run(open_store(database, exclusive=False, create=not there), work))


async def _run(store: Store, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()
