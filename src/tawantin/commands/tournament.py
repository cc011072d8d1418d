"""`tawantin tournament`: which bot is best."""

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
from ..arena.statistics import decided
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
from .simulate import Report


def tournament(
    game: GameName,
    bots: Bots,
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = None,
    workers: WorkerCount = None,
    option: Options = None,
    until_sure: Annotated[
        bool,
        typer.Option("--until-sure", help="Stop as soon as one bot is surely the best."),
    ] = False,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Keep finished games in this file, and go on with those it has already.",
        ),
    ] = None,
    report: Report = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other in every seat in turn, and rate them.

    Fewer bots than seats: the last one named takes the seats that are left, so that
    `hard,greedy` is one `hard` against `greedy` players. More: every group that fits plays.

    Examples:

        tawantin tournament chocolatl --bots hard,greedy --seats 4 --games 200 --until-sure

        tawantin tournament machu-picchu --bots easy,medium,hard,learned --games 300

        tawantin tournament cuzco --bots hard,medium --games 400 --resume cuzco.jsonl
    """
    can_be_written(report, resume)
    field, fixed = split_bots(bots), 0 if seed is None and resume is not None else some_seed(seed)
    series = new_series(
        game,
        seats,
        field,
        fixed,
        parse_options(option),
        rotate=True,
        detail=report is not None,
    )
    results = Results(series) if resume is None else Results.resume(series, resume)
    crew = hire(min(worker_count(workers), games), ray)
    known, began = len(results.played), time.perf_counter()
    try:
        finished = play_series(
            f"Tournament of {series.game}", results, games, crew, decided if until_sure else None
        )
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
        title = f"{series.game}, {series.seats} seats, {len(results.played)} games"
        console.print(standings_table(title, summary.standings, rated=True))
        if known:
            console.print(f"{known} of the games were played before.")
        print_summary(console, summary, elapsed)
        if until_sure and len(results.played) < games and finished:
            console.print("Stopped early: the first is surely the best.")
    if report is not None:
        write_report(report, results)
        Console(stderr=True).print(f"The report is in {report}.")
    if not finished:
        raise typer.Exit(INTERRUPTED)
