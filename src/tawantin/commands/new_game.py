"""`tawantin new-game`: a package with a small complete game, to build on."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from .. import skeleton
from ..kernel.errors import TawantinError
from ..kernel.registry import games

TEMPLATE: Final = Path(skeleton.__file__).parent
KINDS: Final = {".py", ".toml", ".ftl"}
PROJECT: Final = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, a game for Tawantin"
requires-python = ">=3.11"
dependencies = ["tawantin"]

[project.entry-points."tawantin.games"]
{name} = "{name}:GAME"

[tool.pytest.ini_options]
pythonpath = ["src"]
"""
README: Final = """\
# {title}

    pip install -e .
    tawantin play {name}
    tawantin laws {name} --games 20
    pytest

`src/{name}/` has the rooms that every game has; Tawantin's docs/architecture.md says what each is
for, docs/adding-a-game.md how to go on.
"""
TESTS: Final = '''\
"""{title}: what its players rely on, and the laws of every game."""

from __future__ import annotations

import tawantin
from {name} import GAME
from {name}.decisions.tricks import wins
from tawantin import LiveChance
from tawantin.kernel.laws.plugin import laws_of

tawantin.register(GAME)
test_laws = laws_of("{name}")


def test_the_higher_card_wins_unless_low_wins() -> None:
    assert wins(7, 3, low_wins=False)
    assert wins(3, 7, low_wins=True)


def test_nobody_sees_the_hand_of_the_other() -> None:
    game = tawantin.game("{name}")
    state = game.new(2, None, LiveChance(1))
    assert game.view(state, 0).hand == [str(card) for card in state.players[0].hand]
    assert game.view(state, None).hand == []
'''


class CannotMake(TawantinError):
    """The package cannot be written there."""


def new_game(
    name: Annotated[str, typer.Argument(help="Its id: lower-case letters, digits, underscores.")],
    into: Annotated[Path, typer.Option(help="The folder to write the package into.")] = Path(),
) -> None:
    """Write the skeleton of a game: a package with a small complete game, its tests, its laws.

    Two players, secret hands and chance; from there make it your own.
    """
    place = make(name, into)
    typer.echo(f"{place} has the game, its tests and a README.md that says how to go on.")


def make(name: str, into: Path) -> Path:
    """Write the package; the folder that has it."""
    if keyword.iskeyword(name):
        raise CannotMake(f"{name} is a keyword of Python; a package needs another name.")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise CannotMake(
            f"A game's id has lower-case letters, digits and underscores, unlike {name!r}."
        )
    if name in games() or find_spec(name) is not None:
        raise CannotMake(f"There is a game or a package called {name!r} already.")
    place = into / name
    if place.exists():
        raise CannotMake(f"{place} is there already.")
    title = name.replace("_", " ").capitalize()
    for path in sorted(TEMPLATE.rglob("*")):
        if path.suffix in KINDS:
            text = path.read_text(encoding="utf-8")
            text = text.replace('"skeleton"', f'"{name}"').replace("Skeleton", title)
            _write(place / "src" / name / path.relative_to(TEMPLATE), text)
    _write(place / "pyproject.toml", PROJECT.format(name=name, title=title))
    _write(place / "README.md", README.format(name=name, title=title))
    _write(place / "tests" / f"test_{name}.py", TESTS.format(name=name, title=title))
    return place


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotMake(f"{path} cannot be written: {error.strerror}.") from error
