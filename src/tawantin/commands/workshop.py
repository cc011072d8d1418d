"""`tawantin workshop`: change numbers of a game, let bots play it, show what that does."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..arena.arrow import arrow_modules
from ..arena.comparison import Change, Comparison
from ..arena.workers import hire
from ..kernel.record import save_atomically
from ..workshop.experiment import Experiment, new_experiment
from ..workshop.export import Format, figures_data, games_data
from ..workshop.report import Page, Subject, subject_of
from ..workshop.sweep import change
from ..workshop.variant import Variant, read_variant
from ..workshop.words import Telling, digits_of
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

Report = Annotated[
    Path | None,
    typer.Option(
        "--report", metavar="FILE", help="Write a page of the results, with its data beside it."
    ),
]


DataFormat = Annotated[
    Format,
    typer.Option("--data", help="How the data beside a report are written."),
]


def workshop(
    game: GameName,
    file: Annotated[
        Path | None,
        typer.Argument(help="A variant, or a whole components file.", show_default=False),
    ] = None,
    set_: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="PLACE=VALUE",
            help="Change a number, such as score_track.end_mark=35; may be given several times.",
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="What the variant is called.")] = "",
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the variant: only what differs."),
    ] = None,
    games: Games = 200,
    bots: Bots = "greedy",
    also: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="Play it again with each of these bots on all seats, to tell the game from "
            "habits of bots.",
        ),
    ] = "",
    strategies: Annotated[
        bool,
        typer.Option(
            "--strategies",
            help="Also try players bent on one source of points each, among greedy ones.",
        ),
    ] = False,
    seats: Seats = None,
    seed: Seed = None,
    workers: WorkerCount = None,
    option: Options = None,
    report: Report = None,
    data: DataFormat = "csv",
    folder: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the games here; the same command continues."),
    ] = None,
    ray: RayAddress = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Change numbers of a game, and let bots play it and the original with the same luck.

    Examples:

        tawantin workshop chocolatl --set score_track.end_mark=35 --report shorter.html

        tawantin workshop cuzco my-cuzco.toml --games 500 --bots greedy --also random,easy
    """
    can_be_written(report)
    variant = _variant(game, file, set_ or [], name)
    if data == "parquet":
        arrow_modules()  # before hours of playing, not after
    if save is not None:
        save_atomically(save, variant.to_toml().encode())
    fixed = some_seed(seed)
    experiments: dict[str, Experiment] = {}
    for crew_bots in (split_bots(bots), *([one] for one in split_bots(also))):
        label = ", ".join(dict.fromkeys(crew_bots))
        experiments[label] = new_experiment(
            variant,
            crew_bots,
            seats=seats,
            seed=fixed,
            options=parse_options(option),
            folder=None if folder is None else folder / label.replace(":", "_"),
            bent=strategies and not experiments,
        )
    finished = play_experiments(experiments, games, workers, ray)
    first = next(iter(experiments.values()))
    if not first.played:
        typer.echo("Stopped before a game was finished with both: nothing to compare.", err=True)
        raise typer.Exit(INTERRUPTED)
    comparison = first.comparison()
    chosen = language_for(language)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(comparison), indent=1).decode())
    else:
        print_comparison(Console(), Page(subject_of(variant), chosen), comparison)
    if report is not None:
        write_report(report, subject_of(variant), experiments, chosen, data)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _variant(game: str, file: Path | None, changes: list[str], name: str) -> Variant:
    read = Variant.new(game, {}) if file is None else read_variant(file, game)
    return Variant.new(game, read.changes | dict(map(change, changes)), name or read.name)


def play_experiments(
    experiments: dict[str, Experiment], games: int, workers: int | None, ray: str | None
) -> bool:
    """Play all under one bar; False if Ctrl-C ended it early."""
    crew = hire(min(worker_count(workers), games), ray)
    try:
        with new_progress() as progress:
            for label, experiment in experiments.items():
                total, done = experiment.todo(games), experiment.done
                task = progress.add_task(f"Playing ({label})", total=total, completed=done)
                experiment.run(games, crew, partial(progress.advance, task))
    except KeyboardInterrupt:
        return False
    finally:
        crew.close()
    return True


def write_report(
    path: Path,
    subject: Subject,
    experiments: dict[str, Experiment],
    language: str,
    data: Format = "csv",
) -> None:
    """The page, and the data beside it."""
    played = {name: one for name, one in experiments.items() if one.played}
    first = next(iter(played.values()))
    save_atomically(path, Page(subject, language).report(played).encode())
    figures = figures_data(first.comparison()).save(path.with_suffix(""), data)
    games = games_data(first).save(path.with_suffix(".games"), data)
    Console(stderr=True).print(
        f"The report is in {path}, its figures in {figures}, the games in {games}."
    )


def print_comparison(console: Console, page: Page, comparison: Comparison) -> None:
    """What changed, for the terminal."""
    telling = page.telling
    console.print(f"[bold]{escape(page.title)}[/bold] ({page.subject.digest})")
    for differs in page.subject.differences:
        line = f"  {page.called(differs)}: {differs.before} → {differs.after}"
        console.print(line, markup=False)
    console.print()
    for sentence in telling.summary(comparison):
        console.print(f"• {sentence}", markup=False, highlight=False)
    if sum(comparison.broken):
        problem = "; ".join(comparison.problems[:3])
        console.print(page.say("broken", count=sum(comparison.broken), problem=problem))
    console.print()
    table = Table(box=None)
    table.add_column("")
    for heading in ("original", "variant", "change", "interval"):
        table.add_column(page.say(heading), justify="right", no_wrap=True)
    groups = ("scores", "seats", "strategies", "points", "length", "tension", "endings", "actions")
    for group in groups:
        changes = comparison.of(group)
        if changes:
            table.add_row(f"[bold]{page.say(f'group-{group}')}[/bold]")
        for one in changes:
            if one.a or one.b:
                table.add_row(*_row(telling, one))
    console.print(table)
    console.print(page.say("sure-help").replace("\n", " "), style="dim")


def _row(telling: Telling, one: Change) -> list[str]:
    number = partial(telling.number, one.measure, digits=digits_of(one))
    difference = number(one.difference, sign=True)
    return [
        f"  {escape(telling.figure(one.measure))}",
        number(one.a),
        number(one.b),
        f"[bold green]{difference}[/bold green]" if one.sure else difference,
        f"{number(one.low)} … {number(one.high)}",
    ]
