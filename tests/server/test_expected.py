"""The expected scores under a finished game's curve: nothing of a running one, made once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tawantin import wire
from tawantin.client import Client, Refused
from tawantin.server.coach.expected import KIND

from .running import Running, running, settings
from .test_analysis import begun, on_loop, played, record_of


async def expected(client: Client, table: str) -> wire.Expectations:
    answer = await client.http.ask("GET", f"/api/tables/{table}/expected")
    return msgspec.json.decode(answer, type=wire.Expectations)


def test_scores_are_expected_from_the_setup_to_the_end_of_a_finished_game(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            going_on = await begun(ana)
            with pytest.raises(Refused) as refused:
                await expected(ana, going_on.id)
            assert refused.value.code == "not_finished"
            table = await played(ana)
            both = await asyncio.gather(expected(ana, table.id), expected(bo, table.id))
            assert both[0] == both[1]
            curve = both[0].curve
            last = len((await record_of(ana, table.id)).entries)
            assert [curve[0].number, curve[-1].number] == [0, last]
            ended = await table.until(lambda update: update.result is not None)
            assert ended.result is not None
            assert curve[-1].scores == ended.result.scores
            stored = await on_loop(server, server.server.store.get(KIND, table.id))
            assert stored is not None
            assert await expected(bo, table.id) == both[0]

    with running(settings(tmp_path, bot_workers=1)) as server:
        asyncio.run(play(server))


def test_a_server_without_thinkers_says_that_it_expects_nothing(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        async with Client(server.address, "Ana") as ana:
            table = await played(ana)
            with pytest.raises(Refused) as refused:
                await expected(ana, table.id)
            assert refused.value.code == "coach_busy"

    with running(settings(tmp_path)) as server:
        asyncio.run(play(server))
