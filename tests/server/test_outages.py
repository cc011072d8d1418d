"""However long the database is away, what was acknowledged is there and every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import postgres

from tawantin import wire
from tawantin.client import Client, Refused, RemoteTable
from tawantin.store import Unavailable, open_store
from tawantin.tables import Clock

from .running import Running, running, settings
from .two_at_nim import heap, synced, two_at_nim


class AwayAtTimes:
    """A real backend whose database can be taken away."""

    def __init__(self, backend: Any) -> None:
        self._backend = backend
        self.away = False
        self.writes_only = False

    def __getattr__(self, name: str) -> Any:
        attribute = getattr(self._backend, name)
        if not callable(attribute) or name in ("close", "listen"):
            return attribute

        def call(*values: Any) -> Any:
            if self.away and (name in ("commit", "put") or not self.writes_only):
                raise Unavailable("The database is away.")
            return attribute(*values)

        return call


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "t.db")
    else:
        with postgres() as started:
            yield started.new_database()


@contextlib.asynccontextmanager
async def an_outage(server: Running, writes_only: bool) -> AsyncIterator[AwayAtTimes]:
    """The database is away, and the server is less patient than usual."""
    store = server.server.store
    store._patience = 0.4
    backend = AwayAtTimes(store.backend)
    backend.writes_only = writes_only
    store.backend = backend
    backend.away = True
    try:
        yield backend
    finally:
        backend.away = False


async def said(table: RemoteTable, text: str) -> str | None:
    """Say something; the text if it was acknowledged."""
    try:
        await table.client.send(wire.Say(table=table.id, text=text))
    except Refused as refused:
        return None if refused.code == "unavailable" else refused.code
    return text


async def stored_rows(database: str, table: str) -> list[tuple[int, int]]:
    store = open_store(database, exclusive=False)
    await store.open()
    try:
        return [(row.seq, row.count) for row in await store.changes(table)]
    finally:
        await store.close()


@pytest.mark.parametrize("writes_only", [True, False], ids=["disk full", "all away"])
def test_after_an_outage_all_that_was_acknowledged_is_there_and_play_goes_on(
    database: str, tmp_path: Path, writes_only: bool
) -> None:
    async def work(server: Running) -> None:
        async with (
            two_at_nim(server, Clock("live", bank=600)) as (first, second),
            Client(server.address, "Eve") as eve,
        ):
            looking = await eve.watch(first.id)
            async with an_outage(server, writes_only):
                # Several wait at the same door, while the first are already refused.
                waiting = []
                for number in range(12):
                    speaker = (first, second, looking)[number % 3]
                    waiting.append(asyncio.ensure_future(said(speaker, f"w{number}")))
                    await asyncio.sleep(0.1)
            answers = await asyncio.gather(*waiting)
            acknowledged = [text for text in answers if text is not None]
            by_eve = {text for text in answers[2::3] if text is not None}
            assert None in answers, "the outage was longer than anybody waits"
            acknowledged.append(await said(first, "after") or "nothing")
            was = heap(first)
            await first.play("take 1")
            await synced(first, second, looking)
            for table in (first, second, looking):
                assert heap(table) == was - 1
                heard = [one.text for one in table.happened if one.kind == "said"]
                # Who looks on is not heard by those who play.
                audible = acknowledged if table is looking else set(acknowledged) - by_eve
                assert set(audible) <= set(heard)
                assert len(heard) == len(set(heard)), "nothing is there twice"
            # Changes that an onlooker may know, without a gap.
            seqs = [one.seq for one in looking.happened]
            assert seqs == list(range(1, len(seqs) + 1))
            rows = await stored_rows(database, first.id)
            assert [seq for seq, _ in rows] == [
                1 + sum(count for _, count in rows[:number]) for number in range(len(rows))
            ]

    with running(settings(tmp_path, database=database)) as server:
        asyncio.run(work(server))


def test_a_table_that_could_not_be_stored_is_as_if_nobody_had_opened_it(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with Client(server.address, "Ana") as ana:
            async with an_outage(server, writes_only=True):
                with pytest.raises(Refused) as refusal:
                    await ana.create(wire.NewTable(game="nim", seats=2))
                assert refusal.value.code == "unavailable"
            await ana.create(wire.NewTable(game="nim", seats=2))
            answer = await ana.http.ask("GET", "/api/tables?mine=true")
            assert answer.count(b'"id"') == 1

    with running(settings(tmp_path)) as server:
        asyncio.run(work(server))
