"""Arguments that several commands take, and what they mean."""

from __future__ import annotations

from typing import Annotated

import typer

from ..kernel.errors import BadOption

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


def parse_options(given: list[str] | None) -> dict[str, object]:
    """`["name=value"]` as a mapping; the game itself checks names and values."""
    options: dict[str, object] = {}
    for item in given or ():
        name, equals, value = item.partition("=")
        if not equals:
            raise BadOption(f"An option is written NAME=VALUE, but this is {item!r}.")
        options[name.strip()] = value.strip()
    return options
