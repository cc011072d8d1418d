"""`tawantin sweep` and `tawantin sensitivity`: figures over a range of numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ..arena.workers import hire
from ..kernel.record import save_atomically
from ..locale import say
from ..workshop.places import BadPlace
from ..workshop.sensitivity import Effect, factors, names_of, screen
from ..workshop.sweep import Axis, Plan, Sweep, axis, grid
from ..workshop.sweep_report import (
    RANKED,
    screening_csv,
    screening_page,
    sweep_csv,
    sweep_page,
    sweep_plot,
)
from ..workshop.words import Telling
from .arguments import GameName, Language, Options, Seed, language_for, parse_options
from .running import (
    INTERRUPTED,
    AsJson,
    Bots,
    Games,
    RayAddress,
    Seats,
    WorkerCount,
    can_be_written,
    new_progress,
    some_seed,
    split_bots,
    worker_count,
)
from .workshop import Report

PRINTED = ("seat-wins", "winning-score", "margin", "decisions")


def sweep(
    game: GameName,
    set_: Annotated[
        list[str],
        typer.Option(
            "--set",
            metavar="PLACE=VALUES",
            help="A number and its values: temple.steps=2..8, 2..8..2 or 2,4,8. Twice for a grid.",
        ),
    ],
    games: Games = 100,
    bots: Bots = "greedy",
    seats: Seats = None,
    seed: Seed = None,
    workers: WorkerCount = None,
    option: Options = None,
    report: Report = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Draw the winner's score and the length, of one number, as SVG."
        ),
    ] = None,
    ray: RayAddress = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play a game with one number over a range, or two as a grid, and show the effect.

    Examples:

        tawantin sweep chocolatl --set score_track.end_mark=25..45..5 --report marks.html

        tawantin sweep cuzco --set palace.task_points=4..8 --set points_action.points=1..3
    """
    can_be_written(report, plot)
    chosen = [axis(game, text) for text in set_]
    many = grid(chosen)
    if plot is not None and len(chosen) > 1:
        raise BadPlace("--plot draws one number; the heat maps of two are in the report.")
    fixed = some_seed(seed)
    plan = Plan(game, split_bots(bots), seats=seats, seed=fixed, options=parse_options(option))
    crew = hire(worker_count(workers), ray)
    try:
        with new_progress() as progress:
            task = progress.add_task(f"Playing {plan.game}", total=games * (len(many) + 1))
            points = plan.play(many, games, crew, lambda count: progress.advance(task, count))
    except KeyboardInterrupt:
        typer.echo("Stopped: a sweep is reported only when it is finished.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        crew.close()
    series = plan.original.series
    result = Sweep(plan.game, chosen, games, series.seats, bots, fixed, points)
    spoken = language_for(language)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        _print(Console(), result, spoken)
    if plot is not None:
        save_atomically(plot, sweep_plot(result, spoken).encode())
    if report is not None:
        save_atomically(report, sweep_page(result, spoken).encode())
        save_atomically(report.with_suffix(".csv"), sweep_csv(result).encode())
        Console(stderr=True).print(f"The report is in {report}.")


def _print(console: Console, result: Sweep, language: str) -> None:
    telling, names = Telling(result.game, language), names_of(result.game, language)
    measures = [measure for measure in result.measures() if measure.key in PRINTED]
    table = Table(*(_heading(one, names) for one in result.axes), box=None)
    for measure in measures:
        table.add_column(telling.figure(measure), justify="right")
    for point in result.points:
        shown = [str(value) for value in point.values]
        if point.problem:
            console.print(f"{', '.join(shown)}: {point.problem}", markup=False)
            continue
        for measure in measures:
            one = point.of(measure)
            text = "–" if one is None else telling.number(measure, one.b)
            shown.append(
                f"[bold green]{text}[/bold green]" if one is not None and one.sure else text
            )
        table.add_row(*shown)
    console.print(table)
    console.print(say(language, "workshop-sure-help"), style="dim")


def _heading(one: Axis, names: dict[str, str]) -> str:
    return f"{names.get(one.place, one.place)} ({one.printed})"


def sensitivity(
    game: GameName,
    number: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PLACE",
            help="Only this number; may be given several times.",
            show_default="every number of the game",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games for each variant.", min=1)] = 20,
    bots: Bots = "greedy@1",
    seats: Seats = None,
    seed: Seed = None,
    workers: WorkerCount = None,
    option: Options = None,
    report: Report = None,
    ray: RayAddress = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Find the numbers that matter most by varying all of them at once in a balanced design.

    Examples:

        tawantin sensitivity chocolatl --report chocolatl.html

        tawantin sensitivity cuzco --number palace.task_points --number points_action.points
    """
    can_be_written(report)
    moved = factors(game, number or ())
    plan = Plan(
        game, split_bots(bots), seats=seats, seed=some_seed(seed), options=parse_options(option)
    )
    crew = hire(worker_count(workers), ray)
    try:
        with new_progress() as progress:
            task = progress.add_task(f"Screening {len(moved)} numbers", total=None)
            effects, points = screen(
                plan, moved, games, crew, lambda count: progress.advance(task, count)
            )
    except KeyboardInterrupt:
        typer.echo("Stopped: a screening is reported only when it is finished.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        crew.close()
    spoken = language_for(language)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(effects), indent=1).decode())
    else:
        _print_effects(Console(), plan.game, effects, spoken)
    if report is not None:
        page = screening_page(plan.game, effects, len(points), games, spoken)
        save_atomically(report, page.encode())
        save_atomically(report.with_suffix(".csv"), screening_csv(effects).encode())
        Console(stderr=True).print(f"The report is in {report}.")


def _print_effects(console: Console, game: str, effects: list[Effect], language: str) -> None:
    telling, names = Telling(game, language), names_of(game, language)
    shown = [one for one in effects if one.measure.key in RANKED and one.sure]
    shown.sort(key=lambda one: (one.measure.group, one.measure.of, -abs(one.effect)))
    table = Table(box=None)
    for one in shown:
        table.add_row(
            telling.figure(one.measure),
            names.get(one.factor.place, one.factor.place),
            f"{one.factor.low} → {one.factor.high}",
            telling.number(one.measure, one.effect, sign=True),
            f"± {telling.number(one.measure, one.error)}",
        )
    console.print(table if shown else say(language, "workshop-says-nothing", games=len(effects)))
