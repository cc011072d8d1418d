"""`tawantin components`: a game's tables, checked, with where their values come from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.tree import Tree

from ..kernel import components as files
from ..kernel import registry
from ..kernel.errors import TawantinError
from .arguments import GameName

MARKS = {
    "S": "the rulebook",
    "W": "public material",
    "M": "memory",
    "R": "reconstructed or ruled here",
}
_TOLD_ELSEWHERE = {"source", "sources", "note"}


def components(
    game: GameName,
    file: Annotated[
        Path | None, typer.Option(help="Check this file instead of the one that comes along.")
    ] = None,
    table: Annotated[
        str | None, typer.Option(help="Print only this table.", show_default=False)
    ] = None,
) -> None:
    """Check a components file and print its tables with their provenance.

    Examples:

        tawantin components chocolatl

        tawantin components chocolatl --table pyramid

        tawantin components chocolatl --file my-chocolatl.toml
    """
    console = Console()
    descriptor = registry.descriptor(game)
    if file is not None:
        files.replace(descriptor.id, file)
    rules = descriptor.game.rules
    loaded = descriptor.components
    shown = loaded.root.data
    if table is not None:
        if table not in shown:
            raise TawantinError(f"There is no table {table!r}; there are {', '.join(shown)}.")
        shown = {table: shown[table]}
    for name, value in shown.items():
        console.print(_tree(name, value))
    console.print()
    for line in rules.check_components():
        console.print(f"[green]✓[/green] {escape(line)}")
    console.print(f"[green]✓[/green] {escape(loaded.path.name)} is sound ({loaded.digest}).")
    console.print("Marks: " + "; ".join(f"\\[{mark}] {told}" for mark, told in MARKS.items()) + ".")


def _tree(name: str, value: Any) -> Tree:
    """A key and all below it; tables carry their mark, lists of like tables become a grid."""
    if isinstance(value, Mapping):
        tree = Tree(f"[bold]{escape(name)}[/bold]{_mark(value)}")
        sources = value.get("sources", {})
        for key, item in value.items():
            if key not in _TOLD_ELSEWHERE:
                child = _tree(key, item)
                if key in sources:
                    child.label = f"{child.label} [yellow]\\[{escape(sources[key])}][/yellow]"
                tree.add(child)
        return tree
    if isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
        tree = Tree(f"[bold]{escape(name)}[/bold] ({len(value)})")
        if all(not isinstance(part, list | Mapping) for item in value for part in item.values()):
            tree.add(_grid(value))
        else:
            for number, item in enumerate(value, 1):
                tree.add(_tree(str(item.get("id", number)), item))
        return tree
    return Tree(f"{escape(name)} = {escape(_plain(value))}")


def _grid(rows: list[Mapping[str, Any]]) -> Table:
    columns = list(dict.fromkeys(key for row in rows for key in row))
    grid = Table(*columns, box=None)
    for row in rows:
        grid.add_row(*(escape(_plain(row[key])) if key in row else "" for key in columns))
    return grid


def _mark(table: Mapping[str, Any]) -> str:
    source, note = table.get("source"), table.get("note")
    told = f" [yellow]\\[{escape(str(source))}][/yellow]" if source else ""
    return told + (f" [dim]{escape(str(note))}[/dim]" if note else "")


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(_plain(item) for item in value) + "]"
    return str(value)
