"""`tawantin train`: learn the evaluation of a game from play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..kernel import registry
from ..kernel.record import save_atomically
from ..training.learning import Generation, Plan, learn
from ..training.samples import check_data, write_data
from .arguments import GameName
from .running import (
    INTERRUPTED,
    WorkerCount,
    can_be_written,
    interval,
    new_progress,
    worker_count,
)

Folder = Annotated[
    Path | None,
    typer.Option(
        help="Where games and weights are kept; a run continues with what is there.",
        show_default="training/GAME",
    ),
]
Output = Annotated[
    Path | None,
    typer.Option(help="Where the best weights go.", show_default="the game's own file"),
]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FILE",
        help="Write all positions learned from as a table: .csv or .parquet.",
    ),
]


def train(
    game: GameName,
    games: Annotated[int, typer.Option(min=20, help="Games a generation.")] = 400,
    generations: Annotated[int, typer.Option(min=1, help="How often to play and learn.")] = 4,
    match: Annotated[int, typer.Option(min=0, help="Games of each match against greedy.")] = 80,
    seed: Annotated[int, typer.Option(help="The same seed learns the same.")] = 1,
    workers: WorkerCount = None,
    folder: Folder = None,
    output: Output = None,
    data: Data = None,
) -> None:
    """Learn what positions of a game are worth: play, fit, play a match, and repeat.

    Any game that declares features can be learned, installed ones of others too.

    Examples:

        tawantin train cuzco

        tawantin train inca-empire --games 1000 --generations 3 --output weights.toml
    """
    rules = registry.game(game)
    if data is not None:
        check_data(data)
    can_be_written(output, data)
    plan = Plan(rules.id, seed, games, generations, match, worker_count(workers))
    place = folder or Path("training") / rules.id
    console = Console()
    done: list[Generation] = []
    with new_progress() as progress:
        bar = progress.add_task("Beginning", total=None)

        def show(what: str, so_far: int, all_of: int) -> None:
            progress.update(bar, description=what, completed=so_far, total=all_of)

        try:
            done.extend(learn(plan, rules, place, show))
        except KeyboardInterrupt:
            console.print(f"Stopped; the same command goes on with what is in {place}.")
            raise typer.Exit(INTERRUPTED) from None
    console.print(_table(done))
    best = max(done, key=lambda one: (one.match.rate if one.match else 0.0, one.number))
    features = rules.rules.features
    assert features is not None  # noqa: S101 - `learn` has asked
    target = output or features.weights
    save_atomically(target, Path(best.weights).read_bytes())
    console.print(f"The weights of generation {best.number} are in {target}.")
    if data is not None:
        count = write_data(data, place, features, generations)
        console.print(f"{count:,} positions are in {data}.")


def _table(done: list[Generation]) -> Table:
    table = Table(title="How well the end is foreseen", box=None, title_justify="left")
    for heading in ("", "games", "", "correlation", "Brier", "bias", "wins", "95 %"):
        table.add_column(heading, justify="left" if not heading else "right", no_wrap=True)
    for one in done:
        for name, figures in (
            ("points so far", one.points),
            ("hand-written", one.judged),
            ("learned", one.learned),
        ):
            row = [f"{one.number}", f"{one.games}"] if figures is one.points else ["", ""]
            row += [
                name,
                f"{figures.correlation:.3f}",
                f"{figures.brier:.4f}",
                f"{figures.bias:+.1f}",
            ]
            if figures is one.learned and one.match is not None:
                row += [f"{one.match.rate:.1%}", interval(one.match)]
            table.add_row(*row)
    return table
