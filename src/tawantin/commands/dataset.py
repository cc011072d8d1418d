"""`tawantin dataset`: many games as records, to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..arena.dataset import ABOUT, Dataset, Format, fill
from ..arena.series import new_series
from ..arena.workers import hire
from .arguments import GameName, Options, parse_options
from .running import (
    INTERRUPTED,
    Bots,
    Games,
    RayAddress,
    Seats,
    WorkerCount,
    new_progress,
    split_bots,
    worker_count,
)

Folder = Annotated[
    Path | None,
    typer.Option(
        "--output",
        metavar="FOLDER",
        help="Where the files go; a run continues with what is there.",
        show_default="datasets/GAME",
    ),
]
Form = Annotated[
    Format,
    typer.Option("--format", help="Lines of JSON (compressed), or Parquet."),
]


def dataset(
    game: GameName,
    games: Games = 10_000,
    seats: Seats = None,
    bots: Bots = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    output: Folder = None,
    form: Form = "jsonl",
    workers: WorkerCount = None,
    ray: RayAddress = None,
) -> None:
    """Play many games and keep them whole: every decision and every chance outcome.

    Bots change seats from game to game. Stopped with Ctrl-C, the same command goes on.

    Examples:

        tawantin dataset chocolatl

        tawantin dataset cuzco --games 2000 --bots medium,greedy --format parquet
    """
    series = new_series(
        game, seats, split_bots(bots), seed, parse_options(option), rotate=True, record=True
    )
    made = Dataset(output or Path("datasets") / series.game, series, games, form)
    todo = sum(len(numbers) for numbers in made.missing())
    console = Console(stderr=True)
    if todo:
        crew = hire(min(worker_count(workers), todo), ray)
        try:
            with new_progress() as progress:
                bar = progress.add_task("Playing", total=games, completed=games - todo)
                fill(made, crew, lambda count: progress.advance(bar, count))
        except KeyboardInterrupt:
            console.print(f"Stopped; the same command goes on with what is in {made.folder}.")
            raise typer.Exit(INTERRUPTED) from None
        finally:
            crew.close()
    size = sum(path.stat().st_size for path in made.folder.iterdir() if path.name != ABOUT)
    typer.echo(f"{games:,} games are in {made.folder}: {size / 1e3:,.0f} kB.")
