"""All games have the same rooms: one set of file names, each with one meaning."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import tawantin
from tawantin.kernel import frames

GAMES = Path(tawantin.__file__).parent / "games"
NAMES = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").exists())
ROOMS = {
    *("components", "check", "kinds", "actions", "state", "setup", "decisions", "scoring"),
    *("events", "view", "showing", "observe", "redeal", "heuristics", "tuning", "text"),
    *("invariants", "rules"),
    *("components.toml", "sheet.toml", "glossary.toml", "locale"),
}
"""What every game has; a module may be a folder."""
WHERE_NEEDED = {
    "board",
    "mechanics",
    "lookup",
    "reasons",
    "features",
    "weights",
    "lessons",
    "puzzles",
    "calibration",
    "earlier",
}
FILES = {"components.toml", "sheet.toml", "glossary.toml"}


def _rooms(game: str) -> set[str]:
    return {
        path.name if path.name in FILES else path.stem
        for path in (GAMES / game).iterdir()
        if path.name not in {"__init__.py", "__pycache__"} and path.suffix != ".so"
    }


def test_there_are_four_games() -> None:
    assert NAMES == ["chocolatl", "cuzco", "inca_empire", "machu_picchu"]


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_these_rooms_and_no_others(game: str) -> None:
    rooms = _rooms(game)
    assert rooms >= ROOMS
    assert rooms <= ROOMS | WHERE_NEEDED


@pytest.mark.parametrize("game", NAMES)
def test_positions_and_their_players_are_named_alike(game: str) -> None:
    rules = tawantin.game(game).rules
    state = importlib.import_module(f"tawantin.games.{game}.state")
    setup = importlib.import_module(f"tawantin.games.{game}.setup")
    assert rules.state is state.State
    assert state.Player in rules.classes
    assert rules.start is setup.start


@pytest.mark.parametrize("game", NAMES)
def test_all_frames_are_among_the_decisions(game: str) -> None:
    rules = tawantin.game(game).rules
    asked = [cls for cls in rules.classes if issubclass(cls, frames.Frame)]
    assert asked
    assert {cls.__module__.split(".")[3] for cls in asked} == {"decisions"}


def test_the_page_of_the_house_names_every_room() -> None:
    page = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.split("## The rooms of a game")[1].split("\n## ")[0]
    for room in ROOMS | WHERE_NEEDED - {"weights", "lessons", "puzzles", "calibration"}:
        assert any(f"`{room}{end}`" in section for end in (".py", "/", "")), room


BASES = (
    *("", "docs", "src", "src/tawantin", "src/tawantin/locale", "src/tawantin/server"),
    *("web", "web/src", "web/src/boards", "web/src/boards/chocolatl"),
    *("src/tawantin/games/chocolatl", "src/tawantin/games/cuzco", "src/tawantin/skeleton"),
)
"""Where a page may mean a file to be."""
PATH = re.compile(r"`([\w./-]+(?:/|\.(?:py|ts|svelte|md|toml|ftl)))`|\]\(([\w./-]+)(?:#[\w-]+)?\)")
YET_TO_BE_MADE = {"xx.ftl", "earlier/DIGEST.toml"}
"""What readers of the pages would make."""


PAGES = ("docs/architecture.md", "docs/adding-a-game.md", "docs/testing.md", "web/README.md")


@pytest.mark.parametrize("page", PAGES)
def test_files_that_a_page_mentions_exist(page: str) -> None:
    root = Path(__file__).parents[2]
    text = (root / page).read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    named = {one or other for one, other in PATH.findall(prose)}
    missing = {
        name for name in named if not any((root / base / _one(name)).exists() for base in BASES)
    }
    assert missing <= YET_TO_BE_MADE


def _one(name: str) -> str:
    return name.replace("GAME", "cuzco").replace("LANGUAGE", "en")
