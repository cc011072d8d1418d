"""`tawantin export`, `import` and `serve` with files and addresses that are wrong."""

from __future__ import annotations

import json
import shutil
import stat
from pathlib import Path
from typing import Any

import pytest

from tawantin.games import chocolatl

from .test_command_line import refused, tawantin

NUMBERS = Path(chocolatl.__file__).parent / "components.toml"
CREATED = {
    "is": "created",
    "at": 1,
    "game": "chocolatl",
    "host": "a" * 16,
    "host_name": "Ana",
    "seats": 3,
}


def _file(folder: Path, name: str = "table", **changed: Any) -> Path:
    """A folder with one table in it, as `export` writes it."""
    folder.mkdir(exist_ok=True)
    content = {"format": "tawantin-table", "version": 1, "id": name, "changes": [CREATED]}
    (folder / "table.json").write_text(json.dumps({**content, **changed}))
    return folder


def test_what_was_exported_can_be_imported(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    done = tawantin("import", _file(tmp_path / "in"), "--database", database)
    assert "1 tables read" in done.stdout, done.stderr
    done = tawantin("export", tmp_path / "out", "--people", "--database", database)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "table.json").is_file()
    assert not stat.S_IMODE((tmp_path / "out" / "people.json").stat().st_mode) & 0o077


def test_exporting_a_database_that_is_not_there_makes_none(tmp_path: Path) -> None:
    database = tmp_path / "typo.db"
    message = refused(tawantin("export", tmp_path / "out", "--database", database))
    assert "There is no database" in message
    assert not database.exists()


@pytest.mark.parametrize("name", ["../../evil", "/etc/evil", "", "a" * 41, "a/b", "a\0b"])
def test_a_table_with_the_name_of_another_folder_is_not_imported(tmp_path: Path, name: str) -> None:
    folder = _file(tmp_path / "in", name)
    message = refused(tawantin("import", folder, "--database", tmp_path / "games.db"))
    assert "table.json cannot be read" in message


@pytest.mark.parametrize(
    "change",
    [
        {"is": "sat", "at": 2, "seat": 9, "player": "b" * 16, "name": "Bo"},
        {"is": "stood", "at": 2, "seat": -4},
        {"is": "undone", "at": 2, "seat": 0, "number": 5},
    ],
    ids=lambda change: str(change["is"]),
)
def test_a_file_that_tells_of_the_impossible_is_one_sentence(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    folder = _file(tmp_path / "in", changes=[CREATED, change])
    message = refused(tawantin("import", folder, "--database", tmp_path / "games.db"))
    assert "table.json" in message


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    tawantin("import", _file(tmp_path / "in"), "--database", database)
    (tmp_path / "file").touch()
    message = refused(tawantin("export", tmp_path / "file" / "out", "--database", database))
    assert "cannot be made" in message
    (tmp_path / "in" / "components").mkdir()
    shutil.copy(NUMBERS, tmp_path / "in" / "components")
    tawantin("import", tmp_path / "in", "--database", database)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "components").touch()  # where the numbers that tables began with go
    message = refused(tawantin("export", tmp_path / "out", "--database", database))
    assert "components cannot be made" in message


@pytest.mark.parametrize("command", [("export", "out"), ("serve", "--port", "0", "--no-browser")])
def test_a_database_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "file").touch()
    message = refused(tawantin(*command, "--database", tmp_path / "file" / "games.db"))
    assert "file" in message


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://[",
        "postgresql://host:port/games",
        "postgresql://127.0.0.1:1/games",
        "postgresql://127.0.0.1/games?nonsense=1",
        "mysql://127.0.0.1/games",
    ],
)
def test_an_address_without_a_database_is_one_sentence(tmp_path: Path, address: str) -> None:
    message = refused(tawantin("serve", "--port", "0", "--no-browser", "--database", address))
    assert "atabase" in message
