"""The command line: serve, export, import; mistakes end in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tawantin import wire
from tawantin.client import Client
from tawantin.commands.transfer import export, import_
from tawantin.kernel.errors import TawantinError
from tawantin.server.settings import BadSetting, Settings

from .running import running, settings
from .test_game import play_on

OLD = Path(__file__).parent.parent / "store" / "old" / "first_edition.db.gz"
"""A database with tables of all games."""
SEAT_77 = {"is": "stood", "seat": 77, "at": 1}


def with_first(table: Any, **changed: object) -> list[Any]:
    """The changes of a table, the first with other values."""
    first, *others = table["changes"]
    return [{**first, **changed}, *others]


def tawantin(*told: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from tawantin.cli import main; main()", *told]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (["--workers", "2"], "Several workers need PostgreSQL"),
        (["--port", "99999"], "--port must be between"),
        (["--database", "mysql://x/y"], "must be a file or a postgresql:// address"),
        (["--database", "postgresql://127.0.0.1:1/x"], "cannot be used"),
        (["--database", "/proc/nothing/x.db"], "cannot be made"),
        (["--origin", "example.org"], "is not an origin"),
        (["--log-format", "xml"], "--log-format must be"),
        (["--patience", "nan"], "--patience must be at least 0, not nan"),
        (["--trusted-proxies", "127.0.0.1,proxy"], "such as 127.0.0.1 or 10.0.0.0/8, not 'proxy'"),
        (["--push-contact", "me"], "--push-contact is an address such as mailto:"),
        (["--mail-server", "smtp://mail:99999"], "--mail-server is written smtp://"),
    ],
)
def test_bad_settings_end_in_one_sentence(told: list[str], sentence: str) -> None:
    done = tawantin("serve", "--no-browser", "--port", "0", *told)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert "?." not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 2


def test_an_origin_is_an_address_of_the_web_without_a_path() -> None:
    for origin in ("https://play.example.org", "http://localhost:8000/"):
        assert Settings(origins=(origin,)).checked().origins == (origin,)
    for origin in ("ftp://play.example.org", "https://", "https://play.example.org/game"):
        with pytest.raises(BadSetting, match="is not an origin"):
            Settings(origins=(origin,)).checked()


def test_rankings_are_shown_of_one_game_or_of_all(tmp_path: Path) -> None:
    database = tmp_path / "some.db"
    with gzip.open(OLD) as old:
        database.write_bytes(old.read())
    shown = tawantin("ratings", "--database", str(database)).stdout.splitlines()
    assert {"Chocolatl", "Cuzco", "Inca Empire", "The Princes of Machu Picchu"} <= set(shown)
    shown = tawantin("ratings", "cuzco", "--database", str(database)).stdout.splitlines()
    assert shown == ["Cuzco", "Nobody has a rating in this game yet."]


def test_tables_move_from_one_store_to_another(tmp_path: Path) -> None:
    names: list[str] = []
    tokens: list[str] = []

    async def begin(address: str) -> None:
        async with Client(address, "Ana") as ana, Client(address, "Bo") as bo:
            for _ in range(2):
                info = await ana.create(wire.NewTable(game="nim", seats=2))
                await bo.send(wire.Sit(table=info.id, seat=1))
                await ana.send(wire.Start(table=info.id))
                names.append(info.id)
            first, second = await ana.watch(names[0], 0), await bo.watch(names[0], 1)
            await asyncio.gather(play_on(first), play_on(second))
            tokens.extend([str(ana.token), str(bo.token)])

    async def look(address: str) -> None:
        async with Client(address) as eve:
            finished, going_on = await eve.watch(names[0]), await eve.watch(names[1])
            assert finished.update is not None
            assert finished.update.result is not None
            assert going_on.update is not None
            assert going_on.update.status == "playing"
            assert going_on.info is not None
            assert [seat.name for seat in going_on.info.seats] == ["Ana", "Bo"]

    old, new = str(tmp_path / "old.db"), str(tmp_path / "new.db")
    with running(settings(tmp_path, database=old)) as server:
        asyncio.run(begin(server.address))
    export(tmp_path / "files", old, people=True)
    files = sorted(path.stem for path in (tmp_path / "files").glob("*.json"))
    assert files == sorted([*names, "people"])
    import_(tmp_path / "files", new)
    import_(tmp_path / "files", new)
    with running(settings(tmp_path, database=new)) as server:
        asyncio.run(look(server.address))


def test_a_broken_file_is_told_by_name(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text(json.dumps({"format": "tawantin-table"}))
    with pytest.raises(TawantinError, match=r"broken\.json cannot be read"):
        import_(tmp_path, str(tmp_path / "x.db"))
    with pytest.raises(TawantinError, match="There is no folder"):
        import_(tmp_path / "nothing", str(tmp_path / "x.db"))


def test_a_damaged_table_is_left_out_of_an_export_and_counted(tmp_path: Path) -> None:
    database = tmp_path / "some.db"
    with gzip.open(OLD) as old:
        database.write_bytes(old.read())
    export(tmp_path / "before", str(database))
    names = {path.stem for path in (tmp_path / "before").glob("*.json")}
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        spoilt = sorted(names)[0]
        connection.execute("UPDATE changes SET changes = '{' WHERE table_id = ?", [spoilt])
    with pytest.raises(TawantinError, match="1 tables are damaged"):
        export(tmp_path / "after", str(database))
    assert {path.stem for path in (tmp_path / "after").glob("*.json")} == names - {spoilt}
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        strange = sorted(names)[1]
        connection.execute("UPDATE tables SET id = '../evil' WHERE id = ?", [strange])
    with pytest.raises(TawantinError, match="2 tables are damaged"):
        export(tmp_path / "again", str(database))
    assert not (tmp_path / "evil.json").exists()
    assert {path.stem for path in (tmp_path / "again").glob("*.json")} == names - {spoilt, strange}


def test_an_export_of_nothing_or_to_nowhere_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(TawantinError, match="There is no database"):
        export(tmp_path / "files", str(tmp_path / "typo.db"))
    assert not (tmp_path / "typo.db").exists()
    empty = tmp_path / "empty.db"
    empty.touch()
    with pytest.raises(TawantinError, match="the file is empty"):
        export(tmp_path / "files", str(empty))
    assert not empty.stat().st_size
    database = tmp_path / "some.db"
    with gzip.open(OLD) as old:
        database.write_bytes(old.read())
    (tmp_path / "a file").touch()
    with pytest.raises(TawantinError, match="cannot be made"):
        export(tmp_path / "a file" / "files", str(database))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda table: {**table, "id": "../../evil"},
        lambda table: {**table, "changes": [*table["changes"], SEAT_77]},
        lambda table: {**table, "changes": table["changes"][1:]},
        lambda table: {**table, "version": 2},
        lambda table: {**table, "changes": with_first(table, seats=10**20)},
        lambda table: {**table, "changes": with_first(table, at=10**20)},
    ],
    ids=[
        "a name that is a path",
        "a seat that is not there",
        "no beginning",
        "of a newer version",
        "many seats",
        "late",
    ],
)
def test_a_file_that_cannot_be_is_one_sentence_and_changes_nothing(
    wrong: Callable[[Any], Any], tmp_path: Path
) -> None:
    database = tmp_path / "some.db"
    with gzip.open(OLD) as old:
        database.write_bytes(old.read())
    export(tmp_path / "files", str(database))
    path = tmp_path / "files" / "chocolatl-open.json"
    table = json.loads(path.read_text())
    folder = tmp_path / "wrong"
    folder.mkdir()
    (folder / "x.json").write_text(json.dumps(wrong(table)))
    with pytest.raises(TawantinError, match=r"x\.json"):
        import_(folder, str(tmp_path / "new.db"))
    assert not (tmp_path / "evil.json").exists()
    export(tmp_path / "again", str(tmp_path / "new.db"))
    assert not list((tmp_path / "again").glob("*.json"))
