"""`tawantin check`: check whether all tables of a store are sound, and repair the others."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track

from ..server.numbers import Numbers
from ..store import Store, open_store
from ..store.checking import Finding, check_table

Database = Annotated[
    str | None,
    typer.Argument(
        envvar="TAWANTIN_DATABASE", help="A file, or postgresql://…; by default your own file."
    ),
]


def check(
    database: Database = None,
    repair: Annotated[
        bool,
        typer.Option(
            "--repair",
            help="Make damaged tables playable up to their last sound change; what is cut off is "
            "kept in the table `quarantine`. No server may use the file meanwhile.",
        ),
    ] = False,
) -> None:
    """Read every table of a store: are its changes complete, can they be read, do they replay?

    Exit status 1 if something is damaged and was not repaired.
    """
    findings = asyncio.run(_check(database, repair))
    damaged = [one for one in findings if one.problem is not None]
    _tell(findings, damaged, repair)
    if damaged and not repair:
        raise typer.Exit(1)


async def _check(database: str | None, repair: bool) -> list[Finding]:
    store = open_store(database, exclusive=repair, create=False)
    await store.open()
    try:
        return await _look(store, repair)
    finally:
        await store.close()


async def _look(store: Store, repair: bool) -> list[Finding]:
    games = Numbers(store)
    names = [*await store.ids(), *await store.strays()]
    findings = []
    for name in track(names, "Reading tables", transient=True):
        one = await check_table(store, name, games.game_of)
        if repair and one.repair is not None:
            await store.repair(one.repair)
        findings.append(one)
    return findings


def _tell(findings: list[Finding], damaged: list[Finding], repaired: bool) -> None:
    console = Console()
    for one in findings:
        if one.unplayable is not None:
            console.print(f"{one.table}: sound, but not playable here: {escape(one.unplayable)}")
    for one in damaged:
        console.print(f"{one.table}: [bold]{escape(one.problem or '')}[/bold] {_rest(one)}")
    changes = sum(one.changes for one in findings)
    summary = f"{len(findings)} tables with {changes} changes"
    if not damaged:
        console.print(f"{summary}: all are sound.")
    elif repaired:
        console.print(f"{summary}: {len(damaged)} were damaged and have been repaired.")
    else:
        console.print(f"{summary}: {len(damaged)} damaged; --repair makes them playable.")


def _rest(one: Finding) -> str:
    repair = one.repair
    if repair is None or repair.row is None:
        return "Nothing of it can be played."
    if repair.cut is None:
        return "Its changes are sound."
    return f"It is sound up to change {one.changes}."
