"""`tawantin bench`: how fast the engines are, in one run on one core."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from statistics import fmean
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..kernel import registry
from ..kernel.build import build_name
from ..kernel.errors import TawantinError
from ..speed import Speed, catanatron, measure


class Result(msgspec.Struct):
    """What `tawantin bench --json` prints."""

    build: str
    speeds: list[Speed]
    against: str | None = None
    against_decisions_per_second: float | None = None


def bench(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="Number of players.", show_default="as many as possible")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to play each game.", min=0.1)] = 2.0,
    seed: Annotated[int, typer.Option(help="Makes the games repeatable.")] = 1,
    against: Annotated[
        str | None,
        typer.Option(help="Measure `catanatron` too, if it is installed, and print the ratio."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Measure random play with legal lists, copies and JSON.

    Examples:

        tawantin bench

        tawantin bench chocolatl --seats 3 --seconds 5

        tawantin bench --against catanatron
    """
    games = [registry.game(name) for name in names or registry.games()]
    peer = _peer(against) if against else None
    result = Result(build_name(), [], against)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=len(games))
        peers = []
        for game in games:
            # The other engine before and after: the machine changes its pace within a run.
            around = [] if peer is None else [peer(seconds / 2, seed)]
            speed = measure(game, seats or max(game.about.seats), seconds, seed)
            if peer is not None:
                around.append(peer(seconds / 2, seed + 1))
                speed.ratio = speed.decisions_per_second / fmean(around)
            peers += around
            result.speeds.append(speed)
            progress.advance(task)
        if peers:
            result.against_decisions_per_second = fmean(peers)
    if json:
        typer.echo(msgspec.json.encode(result))
    else:
        _print(result)


def _peer(name: str) -> Callable[[float, int], float]:
    if name != "catanatron":
        raise TawantinError(f"Only catanatron can be measured against, not {name!r}.")
    if importlib.util.find_spec("catanatron") is None:
        raise TawantinError(
            "catanatron is not installed here: `pip install catanatron`, or bench without it."
        )
    return catanatron


def _print(result: Result) -> None:
    table = Table(
        *("game", "seats", "decisions/s", "games/s", "decisions a game", "copy µs", "JSON µs"),
        box=None,
    )
    if result.against:
        table.add_column(f"× {result.against}")
    for column in table.columns[1:]:
        column.justify = "right"
    for speed in result.speeds:
        row = [
            speed.game,
            str(speed.seats),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.decisions_per_game:,.0f}",
            f"{speed.copy_microseconds:.1f}",
            f"{speed.json_microseconds:,.0f}",
        ]
        if speed.ratio is not None:
            row.append(f"{speed.ratio:.1f}")
        table.add_row(*row)
    console = Console()
    console.print(table)
    console.print(f"build: {result.build}")
    if result.against_decisions_per_second:
        rate = f"{result.against_decisions_per_second:,.0f}"
        console.print(f"{result.against}: {rate} decisions/s, measured before and after each game")
