"""`tawantin bench`: how fast the engines are, in one run on one core."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..kernel import registry
from ..kernel.build import build_name
from ..kernel.chance import LiveChance
from ..kernel.errors import TawantinError
from ..kernel.game import Game
from ..kernel.playout import play_out

MID_GAMES = 20
"""How many positions from the middle of games copies and JSON are timed on."""


class Speed(msgspec.Struct):
    """What was measured of one game."""

    game: str
    seats: int
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    copy_microseconds: float
    json_microseconds: float
    ratio: float | None = None
    """Decisions per second against the other engine's, in the same run."""


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
        int | None, typer.Option(help="How many play.", show_default="as many as can")
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
    measure = _peer(against) if against else None
    result = Result(build_name(), [], against)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=len(games) + (measure is not None))
        if measure is not None:
            result.against_decisions_per_second = measure(seconds, seed)
            progress.advance(task)
        for game in games:
            speed = _measure(game, seats or max(game.about.seats), seconds, seed)
            if result.against_decisions_per_second:
                speed.ratio = speed.decisions_per_second / result.against_decisions_per_second
            result.speeds.append(speed)
            progress.advance(task)
    if json:
        typer.echo(msgspec.json.encode(result))
    else:
        _print(result)


def _measure(game: Game[Any], seats: int, seconds: float, seed: int) -> Speed:
    chance = LiveChance(seed)
    play_out(game.new(seats, None, chance), chance)  # warms the memoised lists
    games = decisions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        decisions += play_out(game.new(seats, None, chance), chance)
        games += 1
    positions = []
    for _ in range(MID_GAMES):
        state = game.new(seats, None, chance)
        play_out(state, chance, decisions // games // 2)
        positions.append(state)
    share = seconds / 4
    return Speed(
        game=game.id,
        seats=seats,
        decisions_per_second=decisions / spent,
        games_per_second=games / spent,
        decisions_per_game=decisions / games,
        copy_microseconds=_microseconds(lambda state: state.copy(), positions, share),
        json_microseconds=_microseconds(
            lambda state: game.from_json(game.to_json(state)), positions, share
        ),
    )


def _microseconds(work: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    done = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        for state in positions:
            work(state)
        done += len(positions)
    return spent / done * 1e6


def _peer(name: str) -> Callable[[float, int], float]:
    if name != "catanatron":
        raise TawantinError(f"Only catanatron can be measured against, not {name!r}.")
    if importlib.util.find_spec("catanatron") is None:
        raise TawantinError(
            "catanatron is not installed here: `pip install catanatron`, or bench without it."
        )
    return _catanatron


def _catanatron(seconds: float, seed: int) -> float:
    """Decisions per second of Catanatron's random players, four at a table."""
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    decisions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        decisions += len(game.state.actions)
    return decisions / spent


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
        told = f"{result.against_decisions_per_second:,.0f}"
        console.print(f"{result.against}: {told} decisions/s in the same run")
