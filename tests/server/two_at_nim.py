"""Two people at a table of nim, for tests of live play."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from tawantin import wire
from tawantin.client import Client, RemoteTable
from tawantin.tables import Clock

from .running import Running


@contextlib.asynccontextmanager
async def two_at_nim(
    server: Running, clock: Clock | None = None
) -> AsyncIterator[tuple[RemoteTable, RemoteTable]]:
    """Ana (seat 0) and Bo (seat 1) have begun a game with at least two stones."""
    async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
        while True:
            info = await ana.create(wire.NewTable(game="nim", seats=2, clock=clock or Clock()))
            await bo.send(wire.Sit(table=info.id, seat=1))
            await ana.send(wire.Start(table=info.id))
            first, second = await ana.watch(info.id, 0), await bo.watch(info.id, 1)
            if heap(first) > 3:
                break
        yield first, second


def played(server: Running, work: Callable[[RemoteTable, RemoteTable], Awaitable[None]]) -> None:
    async def run() -> None:
        async with two_at_nim(server) as (first, second):
            await work(first, second)

    asyncio.run(run())


def seq(table: RemoteTable) -> int:
    assert table.update is not None
    return table.update.seq


def heap(table: RemoteTable) -> int:
    assert table.update is not None
    assert table.update.view is not None
    return int(table.update.view["heap"])


async def synced(*tables: RemoteTable) -> None:
    """All have seen what the first has seen."""
    for table in tables[1:]:
        await table.until(lambda update: update.seq >= seq(tables[0]))
