"""What the terminal shows of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from ..kernel.actions import Action
from ..kernel.events import Event
from ..kernel.game import Game
from ..locale.events import Words


def print_position(console: Console, game: Game[Any], state: Any, seat: int | None) -> None:
    """The position as a seat, or a spectator, sees it."""
    text = game.rules.describe(game.view(state, seat))
    title = game.about.name["en"] + ("" if seat is None else f", seen by seat {seat}")
    console.print(Panel(escape(text), title=title, expand=False))


def print_choices(console: Console, legal: Sequence[Action]) -> None:
    """The numbered legal actions."""
    width = len(str(len(legal)))
    cells = [f"[cyan]{n:>{width}}[/cyan] {escape(a.text)}" for n, a in enumerate(legal, 1)]
    console.print(Columns(cells, column_first=True, padding=(0, 3)))


def tell_events(
    console: Console, events: Sequence[Event], words: Words, names: Sequence[str]
) -> None:
    """What happened, a sentence an event."""

    def name(seat: int) -> str:
        return names[seat] if seat < len(names) else f"seat {seat}"

    for event in events:
        told = words.tell(event, name)
        if told is not None:
            console.print(f"[dim]      {escape(told)}[/dim]")


def print_outcome(console: Console, game: Game[Any], state: Any, names: Sequence[str]) -> None:
    """The result with where the points came from, if the game is over."""
    outcome = game.outcome(state)
    if outcome is None:
        return
    table = Table(title=f"The game is over ({outcome.ending.replace('_', ' ')})", box=None)
    seats = range(len(outcome.scores))
    table.add_column("points")
    for seat in seats:
        name = names[seat] if seat < len(names) else f"seat {seat}"
        table.add_column(escape(name), justify="right")
    for item in dict.fromkeys(item for points in outcome.points for item in points):
        row = [str(outcome.points[seat].get(item, 0)) for seat in seats]
        table.add_row(item.replace("_", " "), *row)
    table.add_row("[bold]total[/bold]", *(f"[bold]{outcome.scores[s]}[/bold]" for s in seats))
    table.add_row("place", *(str(outcome.places[seat]) for seat in seats))
    console.print(table)
