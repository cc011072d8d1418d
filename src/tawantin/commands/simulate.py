"""`tawantin simulate`: many games with the same players in the same seats."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from ..arena.report import write_report
from ..arena.run import Results
from ..arena.series import new_series
from ..arena.workers import hire
from .arguments import GameName, Options, Seed, parse_options
from .running import (
    INTERRUPTED,
    AsJson,
    Bots,
    Games,
    RayAddress,
    Seats,
    WorkerCount,
    can_be_written,
    play_series,
    print_summary,
    some_seed,
    split_bots,
    standings_table,
    summary_of,
    worker_count,
)

Report = Annotated[
    Path | None,
    typer.Option("--report", metavar="FILE", help="Write a page with plots of what happened."),
]


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = None,
    workers: WorkerCount = None,
    option: Options = None,
    report: Report = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots in fixed seats, and report the results.

    Examples:

        tawantin simulate chocolatl --seats 4 --games 1000

        tawantin simulate cuzco --bots hard,greedy,greedy --games 50 --report cuzco.html

        tawantin simulate inca-empire --games 200 --seed 7 --json
    """
    can_be_written(report)
    series = new_series(
        game,
        seats,
        split_bots(bots),
        some_seed(seed),
        parse_options(option),
        detail=report is not None,
    )
    results = Results(series)
    crew = hire(min(worker_count(workers), games), ray)
    began = time.perf_counter()
    try:
        finished = play_series(f"Simulating {series.game}", results, games, crew)
    finally:
        crew.close()
    elapsed = time.perf_counter() - began
    console = Console()
    if not results.played:
        console.print("No game was finished.")
        raise typer.Exit(INTERRUPTED)
    summary = summary_of(results)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(summary), indent=1).decode())
    else:
        console.print(standings_table("By seat", summary.by_seat, rated=False))
        if len(summary.standings) > 1:
            console.print(standings_table("By bot", summary.standings, rated=False))
        print_summary(console, summary, elapsed)
    if report is not None:
        write_report(report, results)
        Console(stderr=True).print(f"The report is in {report}.")
    if not finished:
        raise typer.Exit(INTERRUPTED)
