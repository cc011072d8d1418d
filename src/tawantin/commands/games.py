"""`tawantin games`: what can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..kernel import registry
from ..kernel.about import About


def games(
    name: Annotated[
        str | None, typer.Argument(help="Describe one game in full.", show_default=False)
    ] = None,
) -> None:
    """List the games, or describe one: players, time, options.

    Examples:

        tawantin games

        tawantin games cuzco
    """
    console = Console()
    if name is not None:
        _one(console, registry.descriptor(name).about)
        return
    table = Table("game", "title", "players", "minutes", "weight", "designed by", box=None)
    for descriptor in registry.games().values():
        about = descriptor.about
        table.add_row(
            about.id,
            about.name["en"],
            _range(about.seats),
            _range(about.minutes),
            f"{about.weight:.1f} of 5",
            ", ".join(about.designers),
        )
    console.print(table)


def _range(numbers: Sequence[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


def _one(console: Console, about: About) -> None:
    console.print(f"[bold]{about.name['en']}[/bold] ({about.year})")
    console.print(about.summary["en"])
    console.print(f"Designed by {', '.join(about.designers)}; {', '.join(about.publishers)}.")
    console.print(
        f"{_range(about.seats)} players, {_range(about.minutes)} minutes, "
        f"from {about.min_age} years, weight {about.weight:.1f} of 5."
    )
    if about.options:
        table = Table("option", "default", "values", "meaning", box=None)
        for option in about.options:
            choices = [str(choice).lower() for choice in option.choices]
            values = ", ".join(choices) if len(choices) < 8 else f"{choices[0]} … {choices[-1]}"
            table.add_row(option.id, str(option.default).lower(), values, option.help["en"])
        console.print(table)
    for preset, options in about.presets.items():
        values = ", ".join(f"{name}={str(value).lower()}" for name, value in options.items())
        console.print(f"preset={preset} stands for {values}")
