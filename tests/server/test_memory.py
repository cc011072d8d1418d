"""What a server keeps in memory has bounds, whatever people look at."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path

import pytest

from tawantin import wire
from tawantin.client import Client, Refused
from tawantin.server import collecting
from tawantin.server.hub import MOST_WATCHED, Hub
from tawantin.server.in_use import FINISHED_SECONDS, IDLE_SECONDS, MOST_UNWATCHED
from tawantin.server.live import Live
from tawantin.server.thinking import Thinkers
from tawantin.store import open_store
from tawantin.tables import changes as c
from tawantin.tables import requests as r

from .running import Running, running, settings

ANA = r.Person("ana", "Ana")


def test_one_connection_looks_at_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with Client(server.address) as host, Client(server.address) as stranger:
            wanted = wire.NewTable(game="nim", seats=2)
            names = [(await host.create(wanted)).id for _ in range(MOST_WATCHED + 1)]
            for name in names[:-1]:
                await stranger.watch(name)
            with pytest.raises(Refused, match="leave one first"):
                await stranger.watch(names[-1])
            await stranger.watch(names[0])
            await stranger.unwatch(names[1])
            await stranger.watch(names[-1])

    with running(settings(tmp_path)) as server:
        asyncio.run(work(server))


def test_a_connection_that_has_ended_holds_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself, not when garbage is collected: each has hundreds of kilobytes of buffers."""
    monkeypatch.setattr(collecting, "EVERY_SECONDS", 3600.0)

    async def gone(server: Running) -> weakref.ref[object]:
        async with Client(server.address) as client:
            await client.watch((await client.create(wire.NewTable(game="nim", seats=2))).id)
            (connection,) = server.server.sockets.connections
            return weakref.ref(connection.socket)

    before = gc.get_threshold()
    try:
        with running(settings(tmp_path)) as server:
            gc.disable()
            left = asyncio.run(gone(server))
            until = time.monotonic() + 60
            while left() is not None and time.monotonic() < until:
                time.sleep(0.02)
            assert left() is None
    finally:
        gc.enable()
        gc.unfreeze()
        gc.set_threshold(*before)


def hub_with(tmp_path: Path, count: int) -> Hub:
    """Somebody has asked for many tables, one after the other, and looks at none."""
    hub = Hub(open_store(str(tmp_path / "t.db")), Thinkers(0, 0.0))
    now = time.monotonic()
    for number in range(count):
        table = r.open_table(f"t{number}", ANA, c.Configured(at=0, seats=2), "nim", 0)
        live = hub.tables._lives[table.id] = Live(table, lambda name: set())
        live.touched = now - (count - number) / 1000
    return hub


def test_of_many_tables_that_nobody_looks_at_the_oldest_are_put_away(tmp_path: Path) -> None:
    async def work() -> None:
        hub = hub_with(tmp_path, MOST_UNWATCHED + 5)
        old = hub.tables._lives["t0"]
        old.door.enter_if_open()
        hub.tables.forget_idle()
        assert len(hub.tables) == MOST_UNWATCHED + 1
        assert hub.tables.get("t0") is old, "it is being changed"
        assert hub.tables.get("t4") is None
        assert hub.tables.get("t5") is not None

    asyncio.run(work())


def test_finished_tables_are_put_away_sooner(tmp_path: Path) -> None:
    async def work() -> None:
        hub = hub_with(tmp_path, 3)
        for name in ("t0", "t1"):
            hub.tables._lives[name].touched -= FINISHED_SECONDS
        hub.tables._lives["t1"].status = "finished"
        hub.tables._lives["t2"].touched -= IDLE_SECONDS
        hub.tables.forget_idle()
        assert [live.table.id for live in hub.tables] == ["t0"]

    asyncio.run(work())
