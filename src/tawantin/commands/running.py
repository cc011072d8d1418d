"""What `simulate`, `tournament` and `compare` share: running a series and reporting its results."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from ..arena.run import Results, run
from ..arena.series import Played
from ..arena.statistics import Mean, Share, Standing, Summary, summarise
from ..arena.workers import Workers
from ..kernel.errors import TawantinError

Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        help="Who plays: random, greedy, mcts (or mcts@500, mcts@0.5s), easy, medium, hard, "
        "expert, or package:Class. The last one takes the seats that are left.",
    ),
]
Games = Annotated[int, typer.Option(help="How many games.", min=1)]
Seats = Annotated[
    int | None, typer.Option(help="Number of players.", show_default="as many as bots, else 4")
]
WorkerCount = Annotated[
    int | None,
    typer.Option(
        "--workers", help="How many processes play.", min=1, show_default="one for each core"
    ),
]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, auto, or local to start one here.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]
INTERRUPTED = 130
"""The exit status after Ctrl-C."""


def split_bots(bots: str) -> list[str]:
    """The names in a list written with commas."""
    return [name.strip() for name in bots.split(",") if name.strip()]


def some_seed(seed: int | None) -> int:
    """The seed, or a new one, which is reported."""
    return random.SystemRandom().randrange(1_000_000) if seed is None else seed


def worker_count(workers: int | None) -> int:
    """As many workers as requested, or as there are cores."""
    return workers or len(os.sched_getaffinity(0))


def new_progress(things: str = "games") -> Progress:
    """A bar with time left, on the error stream, so that output stays clean."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(f"{things},"),
        TimeElapsedColumn(),
        TextColumn("gone,"),
        TimeRemainingColumn(),
        TextColumn("left"),
        console=Console(stderr=True),
        transient=True,
    )


def can_be_written(*files: Path | None) -> None:
    """Say so before hours of playing, not after, if a file has no place."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            raise TawantinError(f"{file} cannot be written: there is no folder {file.parent}.")
        if file is not None and file.is_dir():
            raise TawantinError(f"{file} cannot be written: it is a folder.")


def play_series(
    what: str,
    results: Results,
    games: int,
    workers: Workers,
    enough: Callable[[list[Played]], bool] | None = None,
) -> bool:
    """Play the series under a progress bar; False if Ctrl-C ended it early."""
    with new_progress() as progress:
        task: TaskID = progress.add_task(what, total=games, completed=len(results.played))
        try:
            run(results, games, workers, lambda n: progress.advance(task, n), enough)
        except KeyboardInterrupt:
            return False
        finally:
            results.close()
    return True


def summary_of(results: Results) -> Summary:
    """The results in numbers."""
    series = results.series
    return summarise(series.game, series.seats, series.seed, results.games())


def standings_table(title: str, standings: Sequence[Standing], *, rated: bool) -> Table:
    """Who won how often."""
    table = Table(title=title, box=None, title_justify="left", title_style="bold")
    table.add_column("")
    for heading in ("victories", "95 % interval", "par", "score", "place", "seats"):
        table.add_column(heading, justify="right", no_wrap=True)
    if rated:
        table.add_column("rating", justify="right", no_wrap=True)
    for s in standings:
        row = [
            s.name,
            f"{s.victories.rate:.1%}",
            interval(s.victories),
            f"{s.par:.0%}",
            spread(s.score),
            f"{s.place:.2f}",
            f"{s.seats_played}",
        ]
        if rated and s.rating is not None:
            row.append(f"{s.rating:.0f} ± {s.rating_error:.0f}")
        table.add_row(*row)
    return table


def interval(share: Share) -> str:
    """A share's interval in words."""
    return f"{share.low:.1%} – {share.high:.1%}"


def spread(mean: Mean) -> str:
    """A mean with the spread of single values."""
    return f"{mean.mean:.1f} ± {mean.deviation:.1f}"


def print_summary(console: Console, summary: Summary, elapsed: float) -> None:
    """The lines under the tables."""
    endings = ", ".join(
        f"{name.replace('_', ' ')} {share.rate:.1%}" for name, share in summary.endings.items()
    )
    decisions = summary.decisions
    console.print(
        f"Endings: {endings}.\n"
        f"Winning score {spread(summary.winning_score)}, margin {spread(summary.margin)}; "
        f"{decisions.mean:.0f} decisions a game ({decisions.least:.0f} to {decisions.most:.0f}).\n"
        f"{summary.games} games in {elapsed:.1f} s: {summary.games / elapsed:.1f} games/s, "
        f"{summary.games * decisions.mean / elapsed:,.0f} decisions/s "
        f"({summary.decisions_per_second:,.0f} a core). Seed {summary.seed}."
    )
