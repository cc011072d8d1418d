"""`tawantin replay`: look at a recorded game, at any move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from ..kernel import registry
from ..kernel.events import EventLog
from ..kernel.record import Record, replay_entry, replay_setup
from .arguments import Language, words_for
from .screen import print_outcome, print_position, tell_events


def replay(
    file: Annotated[Path, typer.Argument(help="A record written by Tawantin.")],
    to: Annotated[
        int | None, typer.Option(help="Stop after this many decisions.", show_default="all", min=0)
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="Look with the eyes of this seat.",
            show_default="all actions, and what a spectator sees",
        ),
    ] = None,
    moves: Annotated[bool, typer.Option(help="Print every decision on the way.")] = True,
    language: Language = None,
) -> None:
    """Replay a record and show the position it leads to.

    Examples:

        tawantin replay saved.json

        tawantin replay saved.json --to 40 --seat 0
    """
    console = Console()
    record = Record.load(file)
    game = registry.game(record.game)
    words = words_for(record.game, language)
    state = replay_setup(game, record)
    if seat is not None and not 0 <= seat < record.seats:
        raise typer.BadParameter(f"The game has the seats 0 to {record.seats - 1}.")
    for number, entry in enumerate(record.entries[:to], 1):
        events = EventLog()
        replay_entry(game, state, number, entry, events)
        if moves:
            told = escape(entry.action) if seat in (None, entry.seat) else ""
            console.print(f"[dim]{number:>4}[/dim]  seat {entry.seat}: {told}")
            tell_events(console, events.seen_by(seat), words, record.names)
    print_position(console, game, state, seat)
    print_outcome(console, game, state, record.names)
