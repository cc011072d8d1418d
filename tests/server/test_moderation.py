"""What the host of a server does about tables, talk and newcomers, and that all of it is noted."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tawantin import wire
from tawantin.cli import app, main
from tawantin.client import Client, Refused

from .neighbours import do, eventually, somebody
from .running import Running, running, settings

RUDE = "Something rude"
SLOW = {"game": "nim", "seats": 2, "listed": True, "clock": {"kind": "days", "days": 1}}


@pytest.fixture
def server(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr("tawantin.server.people.steward.EVERY_SECONDS", 0.05)
    monkeypatch.setattr("sys.argv", ["tawantin", "--help"])
    with pytest.raises(SystemExit):
        main()
    with running(settings(tmp_path, database=database)) as found_server:
        yield found_server


def command(server: Running, *words: str, fails: bool = False) -> str:
    database = server.server.settings.database
    assert database is not None
    result = CliRunner().invoke(app, ["admin", *words, "--database", database])
    assert bool(result.exit_code) == fails, result.output
    return result.output or str(result.exception)


def test_a_reported_line_is_taken_away_and_its_table_closed(server: Running) -> None:
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    table = str(ana.ask("POST", "/api/tables", SLOW)[1]["id"])
    do(bo, table, "sit", seat=1)
    do(ana, table, "start")
    do(bo, table, "say", text=RUDE)
    story = ana.ask("GET", f"/api/tables/{table}/story")[1]
    (said,) = [one["seq"] for one in story["happened"] if one["kind"] == "said"]
    assert ana.ask("POST", f"/api/tables/{table}/reports", {"said": said, "why": "Rude"})[0] == 200
    reports = command(server, "reports")
    assert RUDE in reports
    assert table in reports

    command(server, "unsay", f"http://example.org/table/{table}", str(said))
    eventually(lambda: RUDE not in json.dumps(bo.ask("GET", f"/api/tables/{table}/story")[1]))
    command(server, "close", table)
    closed = eventually(
        lambda: (info := ana.ask("GET", f"/api/tables/{table}")[1])["abandoned"] and info
    )
    assert (closed["status"], closed["result"], closed["actors"]) == ("finished", None, [])
    assert do(ana, table, "concede", seat=0)[1]["code"] == "game_over"
    assert bo.ask("GET", "/api/players/Bo/games")[1]["games"] == []

    command(server, "dismiss", reports.split()[0])
    assert "Nobody has reported" in command(server, "reports")
    log = command(server, "log")
    assert all(f"  {word}  " in log for word in ("unsay", "close", "dismiss"))
    assert "no such table" in command(server, "close", "nothing", fails=True)
    assert "which line" in command(server, "unsay", table, fails=True)
    assert "is over" in command(server, "close", table, fails=True)
    assert "in quotes" in command(server, "suspend", "Ana", "Maria", fails=True)
    assert "Say who" in command(server, "suspend", fails=True)
    assert "Nobody said anything" in command(server, "unsay", table, "9999", fails=True)
    assert log.startswith(time.strftime("%Y-"))


def test_a_read_only_server_shows_everything_and_changes_nothing(server: Running) -> None:
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    table = str(ana.ask("POST", "/api/tables", SLOW)[1]["id"])
    do(bo, table, "sit", seat=1)
    do(ana, table, "start")
    command(server, "read-only", "on")
    eventually(lambda: ana.ask("GET", "/api/server")[1]["read_only"])
    before = ana.ask("GET", f"/api/tables/{table}")[1]
    for refused in (
        do(ana, table, "concede", seat=0),
        ana.ask("POST", "/api/tables", SLOW),
        ana.ask("PUT", "/api/me", {"name": "Anna"}),
    ):
        assert (refused[0], refused[1]["code"]) == (403, "read_only")

    async def play() -> None:
        async with Client(server.address, token=(ana.cookie or "").partition("=")[2]) as client:
            await client.watch(table, 0)
            with pytest.raises(Refused) as refusal:
                await client.send(wire.Play(table=table, seat=0, seq=99, action="take 1"))
            assert refusal.value.code == "read_only"

    asyncio.run(play())
    assert ana.ask("GET", f"/api/tables/{table}")[1] == before
    assert ana.ask("GET", "/api/home")[0] == 200
    assert somebody(server).ask("POST", "/api/logout", {})[0] == 200
    command(server, "read-only", "off")
    eventually(lambda: do(ana, table, "concede", seat=0)[0] == 200)
    assert "on or off" in command(server, "read-only", "perhaps", fails=True)


def test_a_server_by_invitation_takes_newcomers_with_a_code(server: Running) -> None:
    ana = somebody(server, "Ana")
    command(server, "invite-only", "on")
    eventually(lambda: ana.ask("GET", "/api/server")[1]["invite_only"])
    guest = somebody(server)
    table = ana.ask("POST", "/api/tables", SLOW)
    assert table[0] == 201
    assert do(guest, table[1]["id"], "sit", seat=1)[1]["code"] == "invite_only"
    assert guest.ask("POST", "/api/tables", SLOW)[1]["code"] == "invite_only"
    assert guest.ask("GET", f"/api/tables/{table[1]['id']}")[0] == 200
    assert guest.ask("PUT", "/api/me", {"name": "Newcomer"})[0] == 200  # as the page does first
    wanted = {"account": "newcomer", "password": "correct horse"}
    assert guest.ask("POST", "/api/account", wanted)[1]["code"] == "bad_code"
    code = command(server, "invite", "Bo").split()[-1]
    taken = {**wanted, "account": "ana-of-nim", "invite": code}
    assert guest.ask("POST", "/api/account", taken)[1]["code"] == "name_taken"  # the code holds on
    assert guest.ask("POST", "/api/account", {**wanted, "invite": code})[0] == 200
    assert do(guest, table[1]["id"], "sit", seat=1)[0] == 200
    second = {**wanted, "account": "second", "invite": code}
    assert somebody(server).ask("POST", "/api/account", second)[1]["code"] == "bad_code"
    assert "invite-only  on" in command(server, "log")
