"""`tawantin replay`: look at a recorded game, at any move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from ..kernel import registry
from ..kernel.components import read
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
            help="Look through the eyes of this seat.",
            show_default="all actions, and what a spectator sees",
        ),
    ] = None,
    components: Annotated[
        Path | None,
        typer.Option(help="The components file it was played with, if not the printed one."),
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
    if components is None:
        game = registry.known_game(record.game, record.components)
    else:
        given = registry.descriptor(record.game).check(read(components))
        game = registry.recall(record.game, record.components, given.text)
    words = words_for(game, language, record.seats)
    state = replay_setup(game, record)
    if seat is not None and not 0 <= seat < record.seats:
        raise typer.BadParameter(f"The game has the seats 0 to {record.seats - 1}.")

    def name(of: int) -> str:
        known = of < len(record.names)
        return record.names[of] if known else words.say("terminal-seat", number=of + 1)

    for number, entry in enumerate(record.entries[:to], 1):
        events = EventLog()
        replay_entry(game, state, number, entry, events)
        if moves:
            shown = seat in (None, entry.seat)
            text = escape(words.action(game.actions.parse(entry.action))) if shown else ""
            console.print(f"[dim]{number:>4}[/dim]  {escape(name(entry.seat))}: {text}")
            tell_events(console, events.seen_by(seat), words, name)
    print_position(console, game, state, seat, words, name)
    print_outcome(console, game, state, words, name)
