"""Arguments that several commands take, and what they mean."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer

from ..kernel import registry
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..locale.events import Words, check_language, language_of

GameName = Annotated[
    str, typer.Argument(help="A game: see [bold]tawantin games[/bold].", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Change an option of the game, or preset=NAME; may be given several times.",
    ),
]
Seed = Annotated[
    int | None, typer.Option(help="Makes chance repeatable.", show_default="a new one")
]


def _known(language: str | None) -> str | None:
    """Checked before anything is done: games that are played first would be lost."""
    return None if language is None else check_language(language)


Language = Annotated[
    str | None,
    typer.Option(
        help="The language: en, de, nl or hu.", show_default="the terminal's", callback=_known
    ),
]


def language_for(language: str | None) -> str:
    """The language asked for, else the terminal's."""
    return language_of(os.environ) if language is None else language


def words_for(game: Game[Any], language: str | None, seats: int | None = None) -> Words:
    """The words to tell a game's events in."""
    return Words(language_for(language), registry.descriptor(game.id), game.components, seats)


def parse_options(given: list[str] | None) -> dict[str, object]:
    """`["name=value"]` as a mapping; the game itself checks names and values."""
    options: dict[str, object] = {}
    for item in given or ():
        name, equals, value = item.partition("=")
        if not equals:
            raise BadOption(f"An option is written NAME=VALUE, but this is {item!r}.")
        options[name.strip()] = value.strip()
    return options
