"""`tawantin new-game` writes a game that works; docs/adding-a-game.md, followed step by step."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import tutorial

from tawantin.bots.weights import read
from tawantin.commands.new_game import CannotMake, make


def _run(command: list[str], folder: Path, status: int = 0) -> str:
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
    assert done.returncode == status or "play" in command, done.stdout + done.stderr
    return done.stdout + done.stderr if status else done.stdout


def _install(place: Path) -> None:
    """What `pip install -e .` does, without a network: entry points beside the sources."""
    info = place / "src" / f"{place.name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {place.name}\nVersion: 0.1.0\n")
    project = (place / "pyproject.toml").read_text(encoding="utf-8")
    entry = re.search(r'^(\w+) = "(\w+:GAME)"$', project, flags=re.MULTILINE)
    assert entry is not None
    (info / "entry_points.txt").write_text(f"[tawantin.games]\n{entry[1]} = {entry[2]}\n")


def test_the_tutorial_leads_to_a_game_that_keeps_the_laws(tmp_path: Path) -> None:
    commands = tutorial.commands()
    assert commands[0] == "tawantin new-game duel"
    place = tutorial.follow(tmp_path)
    _install(place)
    assert "tawantin play duel" in commands
    assert "Lay the" in _run(["tawantin", "play", "duel"], place)
    assert "tawantin laws duel --games 100" in commands
    assert "keeps all eleven laws" in _run(["tawantin", "laws", "duel", "--games", "3"], place)
    assert "pytest" in commands
    _run(["pytest", "-q", "-k", "not laws"], place)
    assert commands[-1] == "tawantin serve"


def test_the_laws_name_what_was_forgotten_in_copy_as_the_tutorial_says(tmp_path: Path) -> None:
    place = tutorial.follow(tmp_path)
    _install(place)
    state = place / "src" / "duel" / "state.py"
    text = state.read_text(encoding="utf-8")
    state.write_text(text.replace("            self.long_end,\n", ""), encoding="utf-8")
    output = _run(["tawantin", "laws", "duel", "--games", "1"], place, status=1)
    page = tutorial.PAGE.read_text(encoding="utf-8")
    sentence = re.search(r"\*(Law 3 is broken[^*]+)\*", page)
    assert sentence is not None
    for part in sentence[1].split(" … "):
        assert part in output


def test_a_game_for_two_is_for_2_players(tmp_path: Path) -> None:
    place = make("duel", tmp_path)
    _install(place)
    output = _run(["tawantin", "games"], place)
    row = next(line for line in output.splitlines() if line.split()[:1] == ["duel"])
    assert row.split()[2] == "2"
    assert "2 players, 2–5 minutes" in _run(["tawantin", "games", "duel"], place)


def test_bots_learn_the_game_of_the_tutorial(tmp_path: Path) -> None:
    place = tutorial.follow(tmp_path)
    _install(place)
    some = ["--games", "60", "--generations", "1", "--match", "8", "--workers", "1"]
    output = _run(["tawantin", "train", "duel", *some, "--data", "positions.csv"], place)
    assert "The weights of generation 1 are in" in output
    weights = read(place / "src" / "duel" / "weights.toml")
    assert weights.by_input["strength"][-1] > 0  # good cards take tricks
    assert (place / "positions.csv").read_text().startswith("generation,game,position,seat,")
    _run(["tawantin", "simulate", "duel", "--games", "4", "--bots", "learned,greedy"], place)


def test_it_has_the_rooms_of_every_game(tmp_path: Path) -> None:
    place = make("duel", tmp_path) / "src" / "duel"
    games = Path(sys.modules["tawantin"].__file__ or "").parent / "games" / "cuzco"
    assert {path.name for path in place.iterdir()} <= {
        *(path.name for path in games.iterdir()),
        "reasons.py",
    }
    assert not [path for path in place.rglob("*.py") if "skeleton" in path.read_text().lower()]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Duel", "lower-case letters"),
        ("1duel", "lower-case letters"),
        ("my game", "lower-case letters"),
        ("cuzco", "already"),
        ("json", "already"),
        ("class", "keyword of Python"),
    ],
)
def test_a_name_that_does_not_fit_is_refused_in_a_sentence(
    name: str, why: str, tmp_path: Path
) -> None:
    with pytest.raises(CannotMake, match=why):
        make(name, tmp_path)
    assert not list(tmp_path.iterdir())
