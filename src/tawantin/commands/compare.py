"""`tawantin compare`: what a change of numbers does to a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ..arena.comparison import Change, Comparison, compare, comparison_report, differences
from ..arena.run import Results
from ..arena.series import new_series
from ..arena.workers import Workers, hire
from ..kernel import components, registry
from ..kernel.record import save_atomically
from .arguments import Options, Seed, parse_options
from .running import (
    INTERRUPTED,
    AsJson,
    Bots,
    Games,
    RayAddress,
    Seats,
    WorkerCount,
    play_series,
    some_seed,
    split_bots,
    summary_of,
    worker_count,
)
from .simulate import Report

File = Annotated[Path, typer.Argument(help="A components file.", show_default=False)]


def compare_components(
    a: File,
    b: File,
    game: Annotated[
        str | None, typer.Option(help="The game.", show_default="the one the files are for")
    ] = None,
    seats: Seats = None,
    games: Games = 200,
    bots: Bots = "greedy",
    seed: Seed = None,
    workers: WorkerCount = None,
    option: Options = None,
    report: Report = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Play two components files with the same bots and seeds, and show what changed.

    Examples:

        tawantin compare chocolatl.toml changed.toml --game chocolatl

        tawantin compare a.toml b.toml --bots hard --games 100 --report changes.html
    """
    files = components.read(a), components.read(b)
    name = registry.descriptor(game or files[0].about.id).id
    fixed, crew_size = some_seed(seed), min(worker_count(workers), games)
    found = []
    for path in (a, b):
        series = new_series(
            name,
            seats,
            split_bots(bots),
            fixed,
            parse_options(option),
            detail=True,
            components_file=str(path),
        )
        results = Results(series)
        # New processes for each file: a process loads the components of a game once.
        crew: Workers = hire(crew_size, ray, fresh=True)
        try:
            finished = play_series(f"Playing {path.name}", results, games, crew)
        finally:
            crew.close()
        found.append(results)
        if not finished:
            break
    if len(found) < 2 or not all(results.played for results in found):
        typer.echo("Stopped before both files were played: there is nothing to compare.", err=True)
        raise typer.Exit(INTERRUPTED)
    first, second = found
    comparison = compare(
        name,
        (a.name, b.name) if a.name != b.name else (str(a), str(b)),
        differences(files[0].root.data, files[1].root.data),
        (first.games(), second.games()),
    )
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(comparison), indent=1).decode())
    else:
        _print(Console(), comparison)
    if report is not None:
        played = (first.games(), second.games())
        text = comparison_report(comparison, played, (summary_of(first), summary_of(second)))
        save_atomically(report, text.encode())
        Console(stderr=True).print(f"The report is in {report}.")


def _print(console: Console, found: Comparison) -> None:
    console.print(f"{found.game}, {found.games} games each: {found.a} → {found.b}")
    for line in found.values or ["The files have the same values."]:
        console.print(f"  {line}", markup=False)
    parts = {
        "games": found.changes,
        "points a seat": found.points,
        "victories": found.seats,
        "endings": found.endings,
        "actions a seat": found.actions,
    }
    table = Table(box=None)
    table.add_column("")
    for heading in (found.a, found.b, "change", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for part, changes in parts.items():
        table.add_row(f"[bold]{part}[/bold]")
        for change in changes:
            table.add_row(*_row(change))
    console.print(table)
    console.print("Changes in bold are sure with 95 %.")


def _row(change: Change) -> list[str]:
    factor, unit = (100, " %") if change.percent else (1, "")
    told = f"{change.difference * factor:+.2f}{unit}"
    return [
        f"  {change.what}",
        f"{change.a * factor:.2f}{unit}",
        f"{change.b * factor:.2f}{unit}",
        f"[bold]{told}[/bold]" if change.sure else told,
        f"± {change.error * factor:.2f}",
    ]
