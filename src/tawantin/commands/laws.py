"""`tawantin laws`: play random games of a game and check the eleven laws at every decision."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ..arena.workers import begin, dismiss, in_order
from ..kernel import registry
from ..kernel.errors import TawantinError
from ..kernel.game import Game
from ..kernel.laws import LAWS, Report, Violation, accepts, option_sets, run
from .arguments import GameName, parse_options

_GAMES_A_JOB = 5


class Job(NamedTuple):
    """Some games that one process plays."""

    game: str
    seats: int
    name: str
    """What the set of options is called."""
    options: dict[str, object]
    first: int
    games: int
    seed: int


def laws(
    name: GameName,
    games: Annotated[
        int,
        typer.Option(
            help="Games for each number of seats, spread over the sets of options.", min=1
        ),
    ] = 100,
    seats: Annotated[
        int | None, typer.Option(help="Number of players.", show_default="every possible number")
    ] = None,
    seed: Annotated[int, typer.Option(help="Which random games.")] = 0,
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--options",
            "--option",
            "-o",
            metavar="NAME=VALUE",
            help="Options of the game, or preset=NAME; may be given several times.",
            show_default="defaults, presets, and the sets that the game names",
        ),
    ] = None,
    first: Annotated[int, typer.Option(help="The number of the first game.", min=0)] = 0,
    workers: Annotated[int, typer.Option(help="Processes to play in.", min=1)] = 1,
    folder: Annotated[
        Path, typer.Option(help="Where to write the record of a violation.", file_okay=False)
    ] = Path(),
) -> None:
    """Check the eleven laws of a game in random games.

    At a violation it says which law, in which game and at which decision, writes a record that
    leads there, and ends with exit status 1.

    Examples:

        tawantin laws chocolatl

        tawantin laws cuzco --games 1000 --seats 4 --workers 2

        tawantin laws chocolatl --option max_dice_per_bid=1 --seed 7 --first 41 --games 1
    """
    game = registry.game(name)
    jobs = list(_jobs(game, games, seats, seed, options, first))
    console = Console()
    started = perf_counter()
    reports = _run(jobs, workers)
    violation = next((report.violation for report in reports.values() if report.violation), None)
    if violation is not None:
        _tell_violation(console, game, violation, folder)
        raise typer.Exit(1)
    _tell(console, game, reports, perf_counter() - started)


def _jobs(
    game: Game[Any],
    games: int,
    seats: int | None,
    seed: int,
    options: list[str] | None,
    first: int,
) -> Iterator[Job]:
    for number in game.about.seats if seats is None else (seats,):
        game.check_seats(number)
        sets = option_sets(game, number)
        if options:
            chosen = parse_options(options)
            game.about.settle(chosen)
            if seats is None and not accepts(game, number, chosen):
                continue
            game.new(number, chosen)  # says so if these seats cannot have them
            sets = {" ".join(options): chosen}
        each = -(-games // len(sets))
        for called, chosen in sets.items():
            for start in range(first, first + each, _GAMES_A_JOB):
                count = min(_GAMES_A_JOB, first + each - start)
                yield Job(game.id, number, called, chosen, start, count, seed)


def _run(jobs: list[Job], workers: int) -> dict[tuple[int, str], Report]:
    """The reports by seats and set of options, up to the first violation."""
    reports: dict[tuple[int, str], Report] = {}
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=sum(job.games for job in jobs))
        with _results(jobs, workers) as results:
            for job, report in zip(jobs, results, strict=True):
                progress.update(
                    task,
                    advance=report.games,
                    description=f"{job.game}, {job.seats} seats, {escape(job.name)}",
                )
                reports.setdefault((job.seats, job.name), Report()).add(report)
                if report.violation is not None:
                    break
    return reports


@contextmanager
def _results(jobs: list[Job], workers: int) -> Iterator[Iterator[Report]]:
    """The reports in the order of the jobs, made here or in other processes."""
    if workers == 1:
        yield map(_play, jobs)
        return
    fork = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    context = multiprocessing.get_context(fork)
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=begin)
    try:
        yield in_order(pool, _play, jobs)
    finally:
        dismiss(pool)


def _play(job: Job) -> Report:
    game = registry.game(job.game)
    return run(game, job.seats, job.options, job.games, job.seed, first=job.first)


def _tell(
    console: Console, game: Game[Any], reports: dict[tuple[int, str], Report], seconds: float
) -> None:
    table = Table("seats", "options", "games", "decisions", box=None)
    total = Report()
    for (seats, name), report in reports.items():
        table.add_row(str(seats), escape(name), f"{report.games:,}", f"{report.decisions:,}")
        total.add(report)
    for column in table.columns[2:]:
        column.justify = "right"
    console.print(table)
    checks = Table("law", "", "checks", box=None)
    checks.columns[2].justify = "right"
    for law in sorted(LAWS, key=lambda law: law.number):
        checks.add_row(str(law.number), law.name, f"{total.checks[law.number]:,}")
    console.print(checks)
    console.print(
        f"[green]{game.about.name['en']} keeps all eleven laws[/green] in {total.games:,} games "
        f"({total.decisions:,} decisions, {seconds:.1f} s)."
    )


def _tell_violation(console: Console, game: Game[Any], violation: Violation, folder: Path) -> None:
    file = folder / (
        f"{game.id}-law-{violation.law}-seats-{violation.seats}"
        f"-seed-{violation.seed}-game-{violation.game}.json"
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TawantinError(f"{folder} cannot be made: {error.strerror}.") from error
    violation.record.save(file)
    chosen = "".join(
        f" --options {name}={str(value).lower()}" for name, value in violation.options.items()
    )
    say = Console(soft_wrap=True).print
    if violation.trace:
        say(f"[dim]{escape(violation.trace)}[/dim]")
    say(f"[bold red]Law {violation.law} is broken[/bold red]: {violation.name}.")
    say(
        f"Seed {violation.seed}, game {violation.game}, decision {violation.decision}, "
        f"{violation.seats} seats: {escape(violation.sentence)}."
    )
    say(f"See the position: tawantin replay {file} --to {violation.decision}")
    say(
        f"Try it again:     tawantin laws {game.id} --seats {violation.seats} "
        f"--seed {violation.seed} --first {violation.game} --games 1{escape(chosen)}"
    )
