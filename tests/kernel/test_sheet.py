"""The owner's checklist: every guess is on it, in words, in four languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tawantin.cli import _add_commands, app
from tawantin.kernel import registry, sheet
from tawantin.kernel.toml import LANGUAGES

GAMES = ("chocolatl", "cuzco", "inca_empire", "machu_picchu")
ROOT = Path(__file__).resolve().parents[2]
_add_commands()


def sheet_of(game: str) -> sheet.Sheet:
    return sheet.read_sheet(registry.descriptor(game).components_path.with_name(sheet.FILE))


@pytest.mark.parametrize("game", GAMES)
def test_every_guess_is_on_the_sheet(game: str) -> None:
    named = sheet_of(game)
    data = registry.descriptor(game).components.root.data
    known = (*named.rows, *named.unread)
    missing = [v.place for v in sheet.guesses(data) if not any(sheet.covers(r, v) for r in known)]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_a_sheet_is_about_something(game: str) -> None:
    data = registry.descriptor(game).components.root.data
    every = list(sheet.values(data))
    named = sheet_of(game)
    for row in (*named.rows, *named.unread):
        assert any(sheet.covers(row, value) for value in every), ".".join(row.at)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_checklist_has_names_and_no_ids(game: str, language: str) -> None:
    result = CliRunner().invoke(app, ["components", game, "--guesses", "--language", language])
    assert result.exit_code == 0, result.output
    lines = [line for line in result.stdout.splitlines() if "components.toml" not in line]
    assert len(lines) > 10
    assert not [line for line in lines if "_" in line.replace(game, "")]


def test_a_line_has_its_owner_its_value_in_words_and_its_source() -> None:
    components = registry.descriptor("machu_picchu").components
    lines = sheet.lines(components, sheet_of("machu_picchu"), "de", guessed=True)
    line = next(line for line in lines if "clergy.virgin.cost.pottery" in line.places)
    assert (line.owner, line.value, line.mark) == ("Jungfrau", "Keramik: 2, Coca: 1, Tuch: 1", "R")


def test_the_pages_of_the_games_say_what_is_certain_as_the_files_have_it() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "certainty.py"), "--check"]
    ended = subprocess.run(script, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
