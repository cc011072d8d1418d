"""Analyses of finished games, on both databases: made once, in steps, and continued."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.postgres import Postgres, postgres

from tawantin import wire
from tawantin.analysis import analyse
from tawantin.client import Client, Refused, RemoteTable
from tawantin.kernel.record import Record
from tawantin.server.coach.analyses import OPEN, STEPS
from tawantin.server.settings import Settings

from .running import Running, running, settings


@pytest.fixture(scope="module", name="a_postgres")
def _a_postgres() -> Iterator[Postgres]:
    with postgres() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgres"])
def wanted(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return settings(tmp_path, bot_workers=1)
    database: Postgres = request.getfixturevalue("a_postgres")
    return settings(tmp_path, bot_workers=1, database=database.new_database())


async def begun(client: Client) -> RemoteTable:
    """A game of Nim against a bot."""
    info = await client.create(wire.NewTable(game="nim", seats=2, bots=["random"]))
    table = await client.watch(info.id, 0)
    await table.do(wire.Start(table=info.id))
    return table


async def heap(table: RemoteTable) -> int:
    update = await table.until(lambda update: update.view is not None)
    assert update.view is not None
    return int(update.view["heap"])


async def played(client: Client) -> RemoteTable:
    """The same to its end, if the heap is large enough for some moves."""
    table = await begun(client)
    while (await heap(table)) < 6:
        table = await begun(client)
    while (update := await table.my_turn()) is not None:
        await table.play(update.options[0].text)
    return table


async def asked(
    client: Client, table: str, method: str = "GET", first: int = 0
) -> wire.AnalysisInfo:
    path = f"/api/tables/{table}/analysis" + (f"?first={first}" if first else "")
    body: dict[str, str] | None = {} if method == "POST" else None
    return msgspec.json.decode(await client.http.ask(method, path, body), type=wire.AnalysisInfo)


async def done(client: Client, table: str) -> wire.AnalysisInfo:
    while (analysis := await asked(client, table)).status != "done":
        assert analysis.status in ("waiting", "working")
        await asyncio.sleep(0.02)
    return analysis


async def record_of(client: Client, table: str) -> Record:
    return Record.from_json(await client.http.ask("GET", f"/api/tables/{table}/record"))


def test_a_game_is_analysed_when_it_is_over_and_stored_once(wanted: Settings) -> None:
    async def play(server: Running) -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            running_game = await begun(ana)
            for method in ("GET", "POST"):
                with pytest.raises(Refused) as refused:
                    await asked(ana, running_game.id, method)
                assert refused.value.code == "not_finished"
            table = await played(ana)
            assert (await asked(bo, table.id)).status == "none"
            await asyncio.gather(asked(ana, table.id, "POST"), asked(bo, table.id, "POST"))
            analysis = await done(bo, table.id)
            record = await record_of(ana, table.id)
            whole = analyse(server.server.hub.tables._lives[table.id].table.game, record)
            assert [one.mark for one in analysis.decisions] == [one.mark for one in whole.decisions]
            assert [one.move.text for one in analysis.decisions] == [
                e.action for e in record.entries
            ]
            assert [one.chances for one in analysis.curve] == [one.chances for one in whole.curve]
            assert len(analysis.players) == 2
            rest = await asked(ana, table.id, first=2)
            assert [one.number for one in rest.decisions] == [
                n.number for n in analysis.decisions[2:]
            ]
            again = await asked(ana, table.id, "POST")
            assert again.status == "done"
            assert server.server.analyses.finished == 1
            metrics = (await ana.http.ask("GET", "/metrics")).decode()
            assert "tawantin_analyses_total 1" in metrics

    with running(wanted) as server:
        asyncio.run(play(server))


def test_after_a_restart_it_goes_on_where_it_was(wanted: Settings) -> None:
    tokens: list[str] = []

    async def first(server: Running) -> str:
        async with Client(server.address, "Ana") as ana:
            table = await played(ana)
            await asked(ana, table.id, "POST")
            analysis = await done(ana, table.id)
            tokens.append(ana.token or "")
            # As if the server had been stopped after its first step.
            store = server.server.store
            steps = sorted(await on_loop(server, store.find(STEPS, f"{table.id}/")))
            for key, _ in steps[1:]:
                await on_loop(server, store.delete(STEPS, key))
            order = msgspec.json.encode({"person": "ana", "beat": 0})
            await on_loop(server, store.put(OPEN, table.id, order))
            assert analysis.done > len(steps[:1])
            return table.id

    async def second(server: Running, table: str) -> None:
        async with Client(server.address, token=tokens[0]) as ana:
            while (analysis := await asked(ana, table)).status != "done":
                await asyncio.sleep(0.02)
            assert analysis.done == analysis.total
            assert server.server.analyses.judged == analysis.total - 1
            while await on_loop(server, server.server.store.find(OPEN, "")):
                await asyncio.sleep(0.02)

    with running(wanted) as server:
        table = asyncio.run(first(server))
    with running(wanted) as server:
        asyncio.run(second(server, table))


async def on_loop(server: Running, question: object) -> list[tuple[str, bytes]]:
    """Ask the store of a server that runs in another thread."""
    loop = server.server.store._loop
    assert loop is not None
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(question, loop))  # type: ignore[arg-type]


@pytest.mark.parametrize("limit", ["MOST_A_PERSON", "MOST_AN_ADDRESS"])
def test_whoever_has_many_games_analysed_waits_for_them(
    limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"tawantin.server.coach.analyses.{limit}", 0)

    async def play(server: Running) -> None:
        async with Client(server.address, "Ana") as ana:
            table = await played(ana)
            with pytest.raises(Refused) as refused:
                await asked(ana, table.id, "POST")
            assert refused.value.code == "coach_busy"

    with running(settings(tmp_path, bot_workers=1)) as server:
        asyncio.run(play(server))


def test_what_if_a_private_table_goes_on_from_any_position(server: Running) -> None:
    async def play() -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            table = await played(ana)
            record = await record_of(bo, table.id)
            wanted = wire.Explore(moves=2, seat=record.entries[2].seat, level="easy")
            path = f"/api/tables/{table.id}/explore"
            info = msgspec.json.decode(await bo.http.ask("POST", path, wanted), type=wire.TableInfo)
            assert (info.status, info.listed, info.rated) == ("playing", False, False)
            assert [seat.kind for seat in info.seats].count("bot") == 1
            own = await bo.watch(info.id, wanted.seat)
            update = await own.my_turn()
            assert update is not None
            assert update.moves == 2
            assert record.entries[2].action in [offer.text for offer in update.options]
            await own.play(update.options[0].text)
            begun_only = await begun(ana)
            for name, moves, code in (
                (begun_only.id, 0, "not_finished"),
                (table.id, len(record.entries), "not_found"),
            ):
                with pytest.raises(Refused) as refused:
                    await bo.http.ask(
                        "POST", f"/api/tables/{name}/explore", wire.Explore(moves=moves, seat=0)
                    )
                assert refused.value.code == code

    asyncio.run(play())
