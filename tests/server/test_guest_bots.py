"""Bots of other packages sit at the tables of a server whose host offers them."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tawantin import wire
from tawantin.bots import registry
from tawantin.client import Client, Refused
from tawantin.server.seatable import named_bots, seatable_bots
from tawantin.server.settings import BadSetting
from tawantin.server.thinking import Thinkers
from tawantin.tables import changes as c
from tawantin.tables import requests as r

from . import toy_bots
from .running import Running, running, settings

LAST = "tests.server.toy_bots:Last"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package is installed that offers a bot, one that cannot be loaded, and one of our names."""
    folder = tmp_path / "site" / "toys-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(
        "[tawantin.bots]\nfirst = tests.server.toy_bots:First\n"
        f"broken = tests.server.nowhere:Bot\nmedium = {LAST}\n"
    )
    monkeypatch.syspath_prepend(folder.parent)
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()


def test_bots_of_other_packages_are_listed_seated_and_play(installed: None, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with Client(server.address) as host:
            bots = ["first", "last"]
            info = await host.create(wire.NewTable(game="nim", seats=3, bots=bots, sit=False))
            await host.send(wire.SetBot(table=info.id, seat=0, level="last"))
            await host.send(wire.Start(table=info.id))
            seen = await host.watch(info.id)
            await seen.until(lambda now: now.status == "finished")
        live = server.server.hub.tables.get(info.id)
        assert live is not None
        match = live.table.match
        assert match is not None
        heap = 1 + match.record.setup[0]
        for entry in match.record.entries:
            taken = 1 if entry.seat == 1 else min(3, heap)
            assert entry.action == f"take {taken}"
            heap -= taken
        assert server.server.thinkers.failures == 0

    with running(settings(tmp_path, bot_workers=1, bots={"last": LAST})) as server:
        connection = http.client.HTTPConnection(server.address.removeprefix("http://"))
        connection.request("GET", "/api/server")
        about = json.load(connection.getresponse())
        connection.close()
        assert about["guest_bots"] == {"first": toy_bots.First.about, "last": toy_bots.Last.about}
        asyncio.run(work(server))


def test_a_stranger_cannot_name_what_the_host_does_not_offer(server: Running) -> None:
    async def work() -> None:
        async with Client(server.address) as eve:
            info = await eve.create(wire.NewTable(game="nim", seats=2))
            for name in ("last", "greedy"):
                with pytest.raises(Refused) as refused:
                    await eve.send(wire.SetBot(table=info.id, seat=1, level=name))
                assert refused.value.code == "no_bot"

    asyncio.run(work())


def test_a_seated_bot_that_is_no_longer_offered_is_never_imported() -> None:
    numbers = itertools.count(1)
    host = r.Person("h" * 16, "Host")
    table = r.open_table("table", host, c.Configured(at=0, seats=2), "nim", next(numbers))
    for seat in range(2):
        r.set_bot(table, host, seat, "tests.server.nowhere:Bot", next(numbers))
    r.start(table, host, next(numbers))

    async def work() -> None:
        thinkers = Thinkers(1, 5.0)
        try:
            await thinkers.think(table, 0, "tests.server.nowhere:Bot")
        finally:
            thinkers.close()
        assert thinkers.failures == 0, "medium plays for it"

    asyncio.run(work())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("mybots:Careful", "written careful=mybots:Careful"),
        ("Careful=mybots:Careful", "lower-case letters"),
        ("medium=mybots:Careful", "one of our own levels"),
        ("careful=nowhere_at_all:Careful", "cannot be found"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_said_at_the_start(given: str, sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        seatable_bots(named_bots((given,)))
