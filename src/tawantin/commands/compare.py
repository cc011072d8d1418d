"""`tawantin compare`: what two components files change, with the same bots and seeds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from ..kernel import registry
from ..kernel.components import Components, read, values
from ..kernel.differences import differences
from ..kernel.sheet import FILE as SHEET
from ..kernel.sheet import read_sheet
from ..workshop.experiment import experiment_of
from ..workshop.report import Page, Subject
from ..workshop.variant import read_variant
from .arguments import Language, Options, Seed, language_for, parse_options
from .running import (
    INTERRUPTED,
    AsJson,
    Bots,
    Games,
    RayAddress,
    Seats,
    WorkerCount,
    can_be_written,
    some_seed,
    split_bots,
)
from .workshop import (
    Report,
    play_experiments,
    print_comparison,
    write_report,
)

File = Annotated[Path, typer.Argument(help="A components file, or a variant.", show_default=False)]


def compare_components(
    a: File,
    b: File,
    game: Annotated[
        str | None, typer.Option(help="The game.", show_default="the one the files are for")
    ] = None,
    seats: Seats = None,
    games: Games = 200,
    bots: Bots = "greedy",
    seed: Seed = None,
    workers: WorkerCount = None,
    option: Options = None,
    report: Report = None,
    ray: RayAddress = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play two components files or variants with the same bots and seeds, and show what changed.

    Examples:

        tawantin compare chocolatl.toml changed.toml --game chocolatl

        tawantin compare a.toml b.toml --bots hard --games 100 --report changes.html
    """
    can_be_written(report)
    files = _read(a), _read(b)
    printed = registry.descriptor(game or files[0].about.id)
    experiment = experiment_of(
        printed.id,
        files,
        split_bots(bots),
        seats=seats,
        seed=some_seed(seed),
        options=parse_options(option),
    )
    finished = play_experiments({bots: experiment}, games, workers, ray)
    if not experiment.played:
        typer.echo("Stopped before both files were played: there is nothing to compare.", err=True)
        raise typer.Exit(INTERRUPTED)
    names = (a.name, b.name) if a.name != b.name else (str(a), str(b))
    sheet = read_sheet(printed.components_path.with_name(SHEET))
    subject = Subject(
        printed.id,
        " → ".join(names),
        files[1].digest,
        differences(*files, sheet),
        f"compare {a} {b}",
        "",
    )
    comparison, chosen = experiment.comparison(), language_for(language)
    if as_json:
        answer = {"values": [str(one) for one in subject.differences], "comparison": comparison}
        typer.echo(msgspec.json.format(msgspec.json.encode(answer), indent=1).decode())
    else:
        print_comparison(Console(), Page(subject, chosen), comparison)
    if report is not None:
        write_report(report, subject, {bots: experiment}, chosen)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _read(path: Path) -> Components:
    """A components file, or the one that a variant makes."""
    try:
        variant = "changes" in values(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError):
        variant = False  # `read` says what is wrong
    return read_variant(path).components() if variant else read(path)
