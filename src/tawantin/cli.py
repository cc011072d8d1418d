"""The command line: `tawantin …`. Each command lives in a module of `tawantin.commands`."""

from __future__ import annotations

import importlib
import io
import os
import sys

import typer

from . import __version__
from .kernel.build import build_name
from .kernel.errors import TawantinError
from .kernel.registry import check_environment

app = typer.Typer(
    name="tawantin",
    help=(
        "Four Inca and Aztec board games, exactly by their rules.\n\n"
        "[bold]tawantin[/bold] alone opens the page to play on (as [bold]tawantin serve[/bold] "
        "does); [bold]tawantin games[/bold] lists what there is."
    ),
    rich_markup_mode="rich",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

COMMANDS = {
    "games": "tawantin.commands.games:games",
    "play": "tawantin.commands.play:play",
    "serve": "tawantin.commands.serve:serve",
    "export": "tawantin.commands.transfer:export",
    "import": "tawantin.commands.transfer:import_",
    "admin": "tawantin.commands.admin:admin",
    "ratings": "tawantin.commands.ratings:ratings",
    "check": "tawantin.commands.check:check",
    "replay": "tawantin.commands.replay:replay",
    "analyse": "tawantin.commands.analyse:analyse_record",
    "puzzles": "tawantin.commands.puzzles:puzzles",
    "components": "tawantin.commands.components:components",
    "laws": "tawantin.commands.laws:laws",
    "new-game": "tawantin.commands.new_game:new_game",
    "bench": "tawantin.commands.bench:bench",
    "simulate": "tawantin.commands.simulate:simulate",
    "tournament": "tawantin.commands.tournament:tournament",
    "dataset": "tawantin.commands.dataset:dataset",
    "train": "tawantin.commands.train:train",
    "compare": "tawantin.commands.compare:compare_components",
    "workshop": "tawantin.commands.workshop:workshop",
    "sweep": "tawantin.commands.sweep:sweep",
    "sensitivity": "tawantin.commands.sweep:sensitivity",
}
"""Command name → where its function is."""


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"Tawantin {__version__} ({build_name()})")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False,
        "--version",
        callback=_version,
        is_eager=True,
        help="Say which version and build this is.",
    ),
) -> None:
    """Options that come before the command."""


def _add_commands() -> None:
    for name, place in COMMANDS.items():
        module, function = place.split(":")
        app.command(name)(getattr(importlib.import_module(module), function))


def main() -> None:
    """Run the command line; a user's mistake ends in one sentence and exit status 2."""
    try:
        _add_commands()
    except KeyboardInterrupt:
        sys.exit(130)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # letters that a terminal does not know
    if len(sys.argv) == 1:
        sys.argv.append("serve")
    try:
        check_environment()
        try:
            app()
        finally:
            sys.stdout.flush()  # what cannot be written is said now, not by Python at its end
    except TawantinError as error:
        from .locale.complaining import in_language
        from .locale.events import language_of

        typer.echo(f"tawantin: {in_language(error, language_of(os.environ))}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output (head, less) has seen enough: not an error.
        _write_no_more()
        sys.exit(0)
    except OSError as error:
        # Files that no command foresaw: impossible names, full disks.
        if error.strerror is None:
            raise
        try:
            sys.stdout.flush()
        except OSError:
            _write_no_more()
        file = "" if error.filename is None else f"{os.fsdecode(error.filename)}: "
        typer.echo(f"tawantin: {file}{error.strerror}.", err=True)
        sys.exit(2)


def _write_no_more() -> None:
    """Let what is still to be written go nowhere: Python would try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
