"""An owner corrects a number and starts the server again: old tables are unharmed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.postgres import Postgres

import tawantin
from tawantin import wire
from tawantin.client import Client, Refused, RemoteTable


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tawantin.db")
    started: Postgres = request.getfixturevalue("a_postgres")
    return str(started.new_database())


@contextlib.contextmanager
def served(database: str, **environment: str) -> Iterator[str]:
    """A server in a process of its own, as `tawantin serve` starts it; its address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    command = [
        sys.executable,
        "-c",
        "from tawantin.cli import main; main()",
        "serve",
        "--port",
        str(port),
        "--no-browser",
    ]
    command += ["--database", database, "--bot-workers", "0", "--bot-pause", "0"]
    rates = ("message-rate", "address-rate", "byte-rate", "request-rate")
    command += [part for rate in rates for part in (f"--{rate}", "0")]
    with subprocess.Popen(command, env=os.environ | environment) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        assert process.poll() is None, "the server has ended"
        with contextlib.suppress(urllib.error.URLError, ConnectionError):
            with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310  # our own
                assert answer.status == 200
            return
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


async def play_until(table: RemoteTable, enough: Callable[[wire.Update], bool]) -> wire.Update:
    """Take the first thing offered, until it is enough."""
    while True:
        update = await table.until(lambda update: bool(update.options) or enough(update))
        if enough(update):
            return update
        await table.play(update.options[0].text)


async def begin(client: Client, title: str) -> RemoteTable:
    bots = ["random", "random"]
    info = await client.create(wire.NewTable(game="chocolatl", seats=3, bots=bots, title=title))
    table = await client.watch(info.id, 0)
    await client.send(wire.Start(table=info.id))
    return table


async def before(address: str, seen: dict[str, Any]) -> None:
    async with Client(address, "Ana") as ana:
        seen["token"] = ana.token
        done = await begin(ana, "finished")
        end = await play_until(done, lambda update: update.status == "finished")
        seen["finished"], seen["result"] = done.id, end.result
        running = await begin(ana, "running")
        await play_until(running, lambda update: update.moves >= 12)
        seen["running"] = running.id
        waiting = await ana.create(wire.NewTable(game="chocolatl", seats=3, title="open"))
        seen["open"] = waiting.id


async def margin_of(client: Client, table: str) -> int:
    """The number in question, as the page of a table gets it."""
    data = msgspec.json.decode(await client.http.ask("GET", f"/api/tables/{table}/components"))
    pyramid = next(place for place in data["location"] if place["id"] == "pyramid")
    return int(pyramid["double_placement_margin"])


async def after(address: str, seen: dict[str, Any]) -> None:
    async with Client(address, token=seen["token"]) as ana:
        new = await begin(ana, "new")
        assert await margin_of(ana, new.id) == 4
        for name in ("finished", "running", "open"):
            assert await margin_of(ana, seen[name]) == 3
        differences = f"/api/tables/{seen['running']}/differences"
        answer = msgspec.json.decode(await ana.http.ask("GET", differences), type=wire.Differences)
        assert [(one.before, one.after) for one in answer.differences] == [("4", "3")]

        done = await ana.watch(seen["finished"], 0)
        assert done.update is not None
        assert done.update.result == seen["result"]
        assert done.info is not None
        assert done.info.problem is None
        half = await ana.http.ask("GET", f"/api/tables/{done.id}/replay/10")
        assert msgspec.json.decode(half)["moves"] == 10

        running = await ana.watch(seen["running"], 0)
        assert running.info is not None
        assert (running.info.status, running.info.problem) == ("playing", None)
        end = await play_until(running, lambda update: update.status == "finished")
        assert end.result is not None
        assert end.result.course

        for seat in (1, 2):
            await ana.send(wire.SetBot(table=seen["open"], seat=seat, level="random"))
        await ana.send(wire.Start(table=seen["open"]))
        await play_until(await ana.watch(seen["open"], 0), lambda update: update.moves >= 5)


def test_old_tables_are_unharmed_by_a_corrected_number(database: str, tmp_path: Path) -> None:
    printed = tawantin.game("chocolatl").components.text
    mine = tmp_path / "mine.toml"
    text = printed.replace("double_placement_margin = 3", "double_placement_margin = 4")
    assert text != printed
    mine.write_text(text, encoding="utf-8")
    seen: dict[str, Any] = {}
    with served(database) as address:
        asyncio.run(before(address, seen))
    with served(database, TAWANTIN_COMPONENTS=f"chocolatl={mine}") as address:
        asyncio.run(after(address, seen))


async def before_a_mistake(address: str, seen: dict[str, Any]) -> None:
    async with Client(address, "Ana") as ana:
        seen["token"] = ana.token
        running = await begin(ana, "running")
        await play_until(running, lambda update: update.moves >= 4)
        seen["running"] = running.id


async def after_a_mistake(address: str, seen: dict[str, Any]) -> None:
    async with Client(address, token=seen["token"]) as ana:
        running = await ana.watch(seen["running"], 0)
        assert running.info is not None
        assert (running.info.status, running.info.problem) == ("playing", None)
        await play_until(running, lambda update: update.moves >= 8)

        games = msgspec.json.decode(
            await ana.http.ask("GET", "/api/games"), type=list[wire.GameInfo]
        )
        assert {"chocolatl", "cuzco"} <= {game.id for game in games}, "the page needs all of them"
        with pytest.raises(Refused, match=r"^mine\.toml: .* between 1 and 50, but is -3\.$"):
            await begin(ana, "new")
        await ana.create(wire.NewTable(game="cuzco", seats=3))


def test_a_mistake_in_a_components_file_stops_new_games_of_that_kind_alone(tmp_path: Path) -> None:
    database, mine = str(tmp_path / "tawantin.db"), tmp_path / "mine.toml"
    text = tawantin.game("chocolatl").components.text
    mine.write_text(
        text.replace("double_placement_margin = 3", "double_placement_margin = -3"),
        encoding="utf-8",
    )
    seen: dict[str, Any] = {}
    with served(database) as address:
        asyncio.run(before_a_mistake(address, seen))
    with served(database, TAWANTIN_COMPONENTS=f"chocolatl={mine}") as address:
        asyncio.run(after_a_mistake(address, seen))
