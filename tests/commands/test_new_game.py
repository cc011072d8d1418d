"""`tawantin new-game` writes a game that works: the commands of docs/adding-a-game.md, run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tawantin.commands.new_game import CannotMake, make

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def _run(command: list[str], folder: Path) -> str:
    """Run a command where the package's sources lie as an installation would leave them."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=environment,
        input="1\n1\n",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0 or "play" in command, done.stdout + done.stderr
    return done.stdout


def _install(place: Path) -> None:
    """What `pip install -e .` does, without a network: entry points beside the sources."""
    told = place / "src" / f"{place.name}-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {place.name}\nVersion: 0.1.0\n")
    project = (place / "pyproject.toml").read_text(encoding="utf-8")
    entry = re.search(r'^(\w+) = "(\w+:GAME)"$', project, flags=re.MULTILINE)
    assert entry is not None
    (told / "entry_points.txt").write_text(f"[tawantin.games]\n{entry[1]} = {entry[2]}\n")


def test_the_commands_of_the_page_lead_to_a_game_that_keeps_the_laws(tmp_path: Path) -> None:
    block = re.search(r"```sh\n(tawantin new-game.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert block is not None
    commands = block[1].splitlines()
    assert commands[0] == "tawantin new-game duel"
    _run(["tawantin", "new-game", "duel"], tmp_path)
    place = tmp_path / "duel"
    _install(place)
    assert "Lay the" in _run(["tawantin", "play", "duel"], place)
    assert "tawantin laws duel --games 20" in commands
    assert "keeps all eleven laws" in _run(["tawantin", "laws", "duel", "--games", "3"], place)
    assert "pytest" in commands
    _run(["pytest", "-q", "-k", "not laws"], place)


def test_it_has_the_rooms_of_every_game(tmp_path: Path) -> None:
    place = make("duel", tmp_path) / "src" / "duel"
    games = Path(sys.modules["tawantin"].__file__ or "").parent / "games" / "cuzco"
    assert {path.name for path in place.iterdir()} <= {
        *(path.name for path in games.iterdir()),
        "reasons.py",
    }
    assert not [path for path in place.rglob("*.py") if "skeleton" in path.read_text().lower()]


@pytest.mark.parametrize("name", ["Duel", "1duel", "my game", "cuzco", "json", "class"])
def test_a_name_that_does_not_fit_is_refused_in_a_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotMake):
        make(name, tmp_path)
    assert not list(tmp_path.iterdir())
