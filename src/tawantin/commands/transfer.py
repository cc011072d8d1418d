"""`tawantin export` and `tawantin import`: tables from one store to another, as files."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from ..kernel.errors import BadRecord, TawantinError
from ..kernel.record import save_atomically
from ..store import Append, Conflict, Store, open_store
from ..tables import Table
from ..tables import changes as c

T = TypeVar("T")
PEOPLE = "people.json"
DOCUMENTS = ("person", "account")
"""What goes along with `--people`: names, and accounts with their password hashes."""

Database = Annotated[
    str | None,
    typer.Option(
        envvar="TAWANTIN_DATABASE", help="A file, or postgresql://…; by default your own file."
    ),
]


class TableFile(msgspec.Struct, kw_only=True):
    """One table in a file: all that ever happened at it, the record of its game included."""

    format: Literal["tawantin-table"] = "tawantin-table"
    version: int = 1
    id: str
    changes: list[c.AnyChange]


class PeopleFile(msgspec.Struct, kw_only=True):
    """Names and accounts."""

    format: Literal["tawantin-people"] = "tawantin-people"
    documents: dict[str, dict[str, bytes]]


def export(
    folder: Annotated[Path, typer.Argument(help="Where the files go.")],
    database: Database = None,
    people: Annotated[
        bool, typer.Option("--people", help="Names and accounts too; keep that file secret.")
    ] = False,
) -> None:
    """Write every table of a store to a folder, a file each."""
    asyncio.run(_with_store(database, lambda store: _export(store, folder, people)))


def import_(
    folder: Annotated[Path, typer.Argument(help="A folder written by tawantin export.")],
    database: Database = None,
) -> None:
    """Read tables from a folder into a store; those it already has are left as they are."""
    if not folder.is_dir():
        raise TawantinError(f"There is no folder {folder}.")
    asyncio.run(_with_store(database, lambda store: _import(store, folder)))


async def _with_store(
    database: str | None, work: Callable[[Store], Coroutine[Any, Any, None]]
) -> None:
    store = open_store(database, exclusive=False)
    await store.open()
    try:
        await work(store)
    finally:
        await store.close()


async def _export(store: Store, folder: Path, people: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    names = await store.ids()
    for name in track(names, "Writing tables", transient=True):
        rows = await store.changes(name)
        decoder = msgspec.json.Decoder(list[c.AnyChange])
        changes = [change for row in rows for change in decoder.decode(row.changes)]
        file = TableFile(id=name, changes=changes)
        save_atomically(folder / f"{name}.json", msgspec.json.encode(file) + b"\n")
    told = f"{len(names)} tables"
    if people:
        documents = {kind: dict(await store.find(kind, "")) for kind in DOCUMENTS}
        content = msgspec.json.encode(PeopleFile(documents=documents))
        save_atomically(folder / PEOPLE, content)
        told += f", {len(documents['person'])} people"
    Console().print(f"{told} written to {folder}.")


async def _import(store: Store, folder: Path) -> None:
    new = old = 0
    files = sorted(path for path in folder.glob("*.json") if path.name != PEOPLE)
    for path in track(files, "Reading tables", transient=True):
        if await _import_table(store, path):
            new += 1
        else:
            old += 1
    people = folder / PEOPLE
    if people.is_file():
        found = _read(people, PeopleFile)
        for kind in DOCUMENTS:
            for key, value in found.documents.get(kind, {}).items():
                await store.add(kind, key, value)
    Console().print(f"{new} tables read, {old} were there already.")


async def _import_table(store: Store, path: Path) -> bool:
    from ..server.hub import row_of

    file = _read(path, TableFile)
    if not file.changes:
        raise BadRecord(f"{path} has no changes.")
    table = Table.load(file.id, file.changes)
    snapshot = table.snapshot()
    append = Append(
        table=table.id,
        seq=1,
        changes=msgspec.json.encode(file.changes).decode(),
        count=len(file.changes),
        updated=table.updated_at,
        actors=list(table.actors()),
        due=table.due(),
        token=secrets.token_hex(8),
        row=row_of(table),
        snapshot=None if snapshot is None else msgspec.json.encode(snapshot).decode(),
    )
    try:
        await store.append(append)
    except Conflict:
        return False
    return True


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError) as error:
        raise BadRecord(f"{path} cannot be read: {error}.") from error
