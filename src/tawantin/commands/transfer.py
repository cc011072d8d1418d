"""`tawantin export` and `tawantin import`: tables from one store to another, as files."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from ..kernel.components import read as read_components
from ..kernel.errors import BadRecord, TawantinError
from ..kernel.game import Game
from ..kernel.record import save_atomically
from ..server.numbers import KIND as COMPONENTS
from ..server.numbers import Numbers
from ..store import Append, Conflict, Store
from ..store.reading import Damaged, continued
from ..tables import Table
from ..tables import changes as c
from ..tables.summary import row_of
from .opened import Database, with_store

T = TypeVar("T")
NAMES = "^[A-Za-z0-9_-]{1,40}$"
"""Of tables, which become names of files."""
PEOPLE = "people.json"
DOCUMENTS = ("person", "account")
"""What goes along with `--people`: names, and accounts with their password hashes."""


class TableFile(msgspec.Struct, kw_only=True):
    """One table in a file: all that ever happened at it, the record of its game included."""

    format: Literal["tawantin-table"] = "tawantin-table"
    version: Literal[1] = 1
    id: Annotated[str, msgspec.Meta(pattern=NAMES)]
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
    """Write every table of a store to a folder, one file each."""
    with_store(database, lambda store: _export(store, folder, people))


def import_(
    folder: Annotated[Path, typer.Argument(help="A folder written by tawantin export.")],
    database: Database = None,
) -> None:
    """Read tables from a folder into a store; those it already has are left as they are."""
    if not folder.is_dir():
        raise TawantinError(f"There is no folder {folder}.")
    with_store(database, lambda store: _import(store, folder), there=False)


async def _export(store: Store, folder: Path, people: bool) -> None:
    _make(folder)
    for digest, content in await store.find(COMPONENTS, ""):
        _make(folder / COMPONENTS)
        save_atomically(folder / COMPONENTS / f"{digest}.toml", content)
    names = await store.ids()
    damaged = 0
    for name in track(names, "Writing tables", transient=True):
        if not re.fullmatch(NAMES, name):
            damaged += 1  # it might write over anything
            continue
        try:
            file = TableFile(id=name, changes=continued(await store.changes(name)))
        except Damaged:
            damaged += 1
            continue
        save_atomically(folder / f"{name}.json", msgspec.json.encode(file) + b"\n", private=True)
    summary = f"{len(names) - damaged} tables"
    if people:
        documents = {kind: dict(await store.find(kind, "")) for kind in DOCUMENTS}
        content = msgspec.json.encode(PeopleFile(documents=documents))
        save_atomically(folder / PEOPLE, content, private=True)
        summary += f", {len(documents['person'])} people"
    Console().print(f"{summary} written to {folder}.")
    if damaged:
        raise TawantinError(
            f"{damaged} tables are damaged and were left out; see `tawantin check --repair`."
        )


async def _import(store: Store, folder: Path) -> None:
    new = old = 0
    for path in sorted((folder / COMPONENTS).glob("*.toml")):
        # By the digest of what is in it, whatever the file is called.
        await store.add(COMPONENTS, read_components(path).digest, path.read_bytes())
    files = sorted(path for path in folder.glob("*.json") if path.name != PEOPLE)
    for path in track(files, "Reading tables", transient=True):
        if await _import_table(store, path):
            new += 1
        else:
            old += 1
    people = folder / PEOPLE
    if people.is_file():
        content = _read(people, PeopleFile)
        for kind in DOCUMENTS:
            for key, value in content.documents.get(kind, {}).items():
                _check_document(people, kind, value)
                await store.add(kind, key, value)
    Console().print(f"{new} tables read, {old} were there already.")


async def _import_table(store: Store, path: Path) -> bool:
    file = _read(path, TableFile)
    if not file.changes:
        raise BadRecord(f"{path} has no changes.")
    table = _table(path, file, await Numbers(store).game_of(file.changes))
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


def _table(path: Path, file: TableFile, game: Game[Any] | TawantinError) -> Table:
    """The table of a file; whatever is wrong with a file is one sentence."""
    try:
        return Table.load(file.id, file.changes, game=game)
    except TawantinError as error:
        raise BadRecord(f"{path} cannot be read: {error}") from error
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise BadRecord(f"{path} describes something that cannot have happened.") from error


def _check_document(path: Path, kind: str, value: bytes) -> None:
    """Names and accounts are read at every visit: a broken one must not be noticed only then."""
    from ..server.identity import AccountDocument, PersonDocument

    try:
        msgspec.json.decode(value, type=PersonDocument if kind == "person" else AccountDocument)
    except msgspec.DecodeError as error:
        raise BadRecord(f"{path} holds a {kind} that cannot be read: {error}.") from error


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TawantinError(f"The folder {folder} cannot be made: {error.strerror}.") from error


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"{path} cannot be read: {error}.") from error
