"""People's games become puzzles only where everybody who played agreed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import tawantin
from tawantin.analysis.puzzles import Alternative, Puzzle, Story, empty_book
from tawantin.cli import _add_commands, app
from tawantin.commands.opened import with_store
from tawantin.kernel.record import Record
from tawantin.server.coach.consent import BOOKS, allowed_records
from tawantin.store import Store

from .neighbours import do, play, somebody
from .running import Running, running, settings
from .test_http import Browser
from .test_people import profile


def agree(browser: Browser, yes: bool = True) -> int:
    return browser.ask("PUT", "/api/me/privacy", {"puzzles": yes})[0]


def records(folder: Path) -> list[Record]:
    game = tawantin.game("nim")
    return with_store(str(folder / "tawantin.db"), lambda store: allowed_records(store, game))


def test_a_game_is_used_only_while_all_of_its_people_agree(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
        play(ana, bo)
        assert records(tmp_path) == [], "nobody was asked"
        assert agree(ana) == 200
        assert records(tmp_path) == [], "Bo was not asked"
        assert agree(bo) == 200
        (record,) = records(tmp_path)
        assert record.names == []
        agree(ana, yes=False)
        assert records(tmp_path) == [], "Ana has changed her mind"


def test_who_only_sat_down_and_went_counts_too(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        ana, bo, eve = (somebody(server, name) for name in ("Ana", "Bo", "Eve"))
        agree(ana)
        agree(bo)
        table = ana.ask("POST", "/api/tables", {"game": "nim", "seats": 2})[1]["id"]
        do(eve, table, "sit", seat=1)
        do(eve, table, "stand", seat=1)
        do(bo, table, "sit", seat=1)
        do(ana, table, "start")
        assert do(bo, table, "concede", seat=1)[0] == 200
        assert records(tmp_path) == []
        agree(eve)
        assert len(records(tmp_path)) == 1


def test_the_setting_is_off_at_first_told_to_oneself_only_and_needs_an_account(
    server: Running,
) -> None:
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    assert profile(ana, "Ana")["puzzles"] is False
    ana.ask("PUT", "/api/me/privacy", {"private": True})
    agree(ana)
    assert profile(ana, "Ana")["puzzles"] is True
    assert profile(ana, "Ana")["private"] is True, "what is left out stays as it is"
    assert profile(bo, "Ana")["puzzles"] is False
    assert agree(somebody(server)) == 403


def test_the_command_looks_in_such_games_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _add_commands()
    asked = ["puzzles", "nim", "--people", "--database", str(tmp_path / "tawantin.db")]
    output = tmp_path / "book.json"
    with running(settings(tmp_path)) as server:
        ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
        play(ana, bo)
        refused = CliRunner().invoke(app, [*asked, "--output", str(output)])
        assert refused.exit_code != 0
        assert not output.exists()
        agree(ana)
        agree(bo)
        done = CliRunner().invoke(app, [*asked, "--output", str(output)])
        assert done.exit_code == 0, done.output
        assert output.is_file()
        assert CliRunner().invoke(app, asked).exit_code == 0
        assert kept(tmp_path) is not None
        agree(bo, yes=False)
        assert CliRunner().invoke(app, asked).exit_code != 0
        assert kept(tmp_path) is None, "Bo has changed his mind"


def kept(folder: Path) -> bytes | None:
    async def look(store: Store) -> bytes | None:
        return await store.get(BOOKS, "nim")

    return with_store(str(folder / "tawantin.db"), look)


def test_what_was_found_is_shown_beside_the_puzzles_that_come_with_the_game(
    tmp_path: Path,
) -> None:
    puzzle = Puzzle(
        id="ours",
        game=0,
        after=0,
        seat=0,
        best="take 3",
        chance=1.0,
        points=1.0,
        others=[Alternative("take 1", 0.5, 1.0)],
        reason={},
        rating=1500,
    )
    book = msgspec.structs.replace(
        empty_book(tawantin.game("nim")),
        games=[Story(seats=2, setup=[2], entries=[])],
        puzzles=[puzzle],
    )
    with running(settings(tmp_path)) as server:

        async def keep(store: Store) -> None:
            await store.put(BOOKS, "nim", msgspec.json.encode(book))

        with_store(str(tmp_path / "tawantin.db"), keep)
        ana = somebody(server)
        puzzles = ana.ask("GET", "/api/games/nim/puzzles")[1]["puzzles"]
        assert "ours" in [one["id"] for one in puzzles]
        status, answer = ana.ask("POST", "/api/games/nim/puzzles/ours", {"action": "take 3"})
        assert (status, answer["right"]) == (200, True)
