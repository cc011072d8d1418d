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

from ..kernel import registry, sheet
from ..kernel.descriptor import Descriptor
from ..kernel.errors import BadComponents, TawantinError
from ..kernel.game import Game
from ..locale import say
from ..locale.complaining import in_language
from .arguments import GameName, Language, language_for

MARKS = {
    "S": "the rulebook",
    "W": "public material",
    "M": "memory",
    "R": "reconstructed or ruled here",
}
_TOLD_ELSEWHERE = {"source", "sources", "note"}


def components(
    game: GameName,
    check: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Say whether this file is sound, and if not, why."),
    ] = None,
    guesses: Annotated[
        bool,
        typer.Option(
            "--guesses",
            help="A short sheet for owners of the box: only what nobody has read off it.",
        ),
    ] = False,
    table: Annotated[
        str | None, typer.Option(help="Print only this table.", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Print a game's numbers with their sources, and check a file of your own.

    Examples:

        tawantin components chocolatl

        tawantin components chocolatl --table pyramid

        tawantin components cuzco --guesses --language de

        tawantin components chocolatl --check my-chocolatl.toml
    """
    console = Console()
    reader = language_for(language)
    descriptor = registry.descriptor(game)
    if check is not None:
        try:
            _print_checks(console, registry.game(descriptor.id, check))
        except BadComponents as error:
            raise TawantinError(in_language(error, reader)) from error
        return
    if guesses:
        _print_guesses(console, descriptor, reader)
        return
    shown = descriptor.components.root.data
    if table is not None:
        if table not in shown:
            raise TawantinError(f"There is no table {table!r}; there are {', '.join(shown)}.")
        shown = {table: shown[table]}
    for name, value in shown.items():
        console.print(_tree(name, value))
    console.print()
    _print_checks(console, descriptor.game)
    console.print(
        "Marks: " + "; ".join(f"\\[{mark}] {meaning}" for mark, meaning in MARKS.items()) + "."
    )


def _print_checks(console: Console, game: Game[Any]) -> None:
    """What was checked; a file that fails a check raises."""
    for line in game.rules.check_components():
        console.print(f"[green]✓[/green] {escape(line)}")
    loaded = game.components
    console.print(f"[green]✓[/green] {escape(loaded.file)} is sound ({loaded.digest}).")


def _print_guesses(console: Console, descriptor: Descriptor, language: str) -> None:
    """The owner's checklist."""
    named = sheet.read_sheet(descriptor.components_path.with_name(sheet.FILE))
    lines = sheet.lines(descriptor.components, named, language, guessed=True)
    name = descriptor.about.name[language]
    console.print(f"[bold]{escape(say(language, 'sheet-guesses', game=name))}[/bold]")
    before = ("", "")
    for line in lines:
        if (line.name, line.source) != before:
            mark = say(language, f"sheet-mark-{line.mark}", source=line.source[2:].strip())
            console.print(f"\n[bold]{escape(line.name)}[/bold] [dim]({escape(mark)})[/dim]")
            before = (line.name, line.source)
        owner = f"{line.owner}: " if line.owner else ""
        console.print(f"  ☐ {escape(owner)}[bold]{escape(line.value)}[/bold]", highlight=False)
    if not lines:
        console.print(escape(say(language, "sheet-no-guesses")))
    path = str(descriptor.components_path)
    console.print(
        "\n" + escape(say(language, "sheet-how-to-correct", file=path, game=descriptor.id))
    )


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
    mark = f" [yellow]\\[{escape(str(source))}][/yellow]" if source else ""
    return mark + (f" [dim]{escape(str(note))}[/dim]" if note else "")


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(_plain(item) for item in value) + "]"
    return str(value)
