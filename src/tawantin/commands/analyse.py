"""`tawantin analyse`: how a recorded game was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..analysis import Analysis, Judged, analyse
from ..analysis.moves import LATER
from ..analysis.report import WORTH_TELLING, report
from ..kernel import registry
from ..kernel.game import Game
from ..kernel.record import Record, save_atomically
from ..locale.events import Words
from ..locale.figures import figure, signed
from .arguments import Language, words_for
from .running import AsJson, can_be_written, new_progress


def analyse_record(
    file: Annotated[Path, typer.Argument(help="A record written by Tawantin.")],
    simulations: Annotated[
        int, typer.Option(min=8, help="How hard to look for something better.")
    ] = 40,
    seed: Annotated[int, typer.Option(help="The same seed judges the same.")] = 1,
    as_json: AsJson = False,
    html: Annotated[
        Path | None,
        typer.Option("--report", metavar="FILE.html", help="Write a page with everything."),
    ] = None,
    language: Language = None,
) -> None:
    """Judge every decision of a recorded game: what was better, and why.

    Each decision is judged by what its seat could know then.

    Examples:

        tawantin analyse saved.json

        tawantin analyse saved.json --report judged.html

        tawantin analyse saved.json --simulations 200 --json > judged.json
    """
    can_be_written(html)
    record = Record.load(file)
    game = registry.known_game(record.game, record.components)
    with new_progress("decisions") as progress:
        bar = progress.add_task(f"Judging {game.id}", total=len(record.entries))
        analysis = analyse(
            game, record, simulations, seed, lambda done, of: progress.update(bar, completed=done)
        )
    if html is not None:
        words = words_for(game, language, record.seats)
        save_atomically(html, report(game, record, analysis, words).encode())
        typer.echo(words.say("terminal-report-written", file=str(html)), err=True)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(analysis), indent=1).decode())
        return
    _tell(Console(), game, record, analysis, language)


def _tell(
    console: Console, game: Game[Any], record: Record, analysis: Analysis, language: str | None
) -> None:
    words = words_for(game, language, record.seats)

    def name(seat: int) -> str:
        known = seat < len(record.names)
        return record.names[seat] if known else words.say("terminal-seat", number=seat + 1)

    def move(text: str) -> str:
        return escape(words.action(game.actions.parse(text)))

    def change(value: float, digits: int = 1) -> str:
        return signed(value, words.language, digits)

    for one in analysis.decisions:
        if one.mark in WORTH_TELLING and one.best is not None and one.played is not None:
            mark = words.say(f"terminal-mark-{one.mark}")
            lost = f"({change(-100 * one.loss, 0)} %, {change(-one.points_lost)})"
            better = words.say("terminal-better-was", move=move(one.best.action))
            console.print(
                f"[dim]{one.number:>4}[/dim]  [bold]{mark}[/bold] {escape(name(one.seat))}: "
                f"{move(one.played.action)} {lost}"
            )
            console.print(f"      {better} {_why(one, words)}")
    table = Table(box=None)
    for heading in ("", "accuracy", *WORTH_TELLING):
        table.add_column(words.say(f"terminal-mark-{heading}") if heading else "", justify="right")
    for heading in ("luck", "decisions-made"):
        said = words.say(f"terminal-report-{heading}")
        table.add_column(said[:1].upper() + said[1:], justify="right")
    for seat in range(record.seats):
        counts = [str(len(analysis.of(seat, mark))) for mark in WORTH_TELLING]
        player = analysis.players[seat]
        moved = [f"{change(100 * share, 0)} %" for share in (player.luck, player.decisions)]
        accuracy = figure(analysis.accuracy[seat], words.language)
        table.add_row(escape(name(seat)), accuracy, *counts, *moved)
    console.print(table)


def _why(one: Judged, words: Words) -> str:
    """The sources that make the difference, the largest first."""
    parts = sorted(one.difference.items(), key=lambda item: -abs(item[1]))[:4]
    return ", ".join(
        f"{_source(source, words)} {signed(gain, words.language)}" for source, gain in parts
    )


def _source(source: str, words: Words) -> str:
    return words.say("terminal-later") if source == LATER else escape(words.thing("item", source))
