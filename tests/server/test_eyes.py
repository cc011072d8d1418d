"""The right to see is found anew at each update, so that it cannot be stale."""

from __future__ import annotations

import asyncio

from hypothesis import HealthCheck, settings

from tawantin import wire
from tawantin.client import Client

from .eyes import Eyes
from .running import Running

EyesTest = Eyes.TestCase
EyesTest.settings = settings(
    max_examples=20,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


def test_who_stood_up_does_not_see_through_the_eyes_of_who_sits_there_now(server: Running) -> None:
    async def work() -> None:
        people = [Client(server.address, f"P{number}") for number in range(4)]
        async with people[0] as ana, people[1] as bo, people[2] as cid, people[3] as eve:
            info = await ana.create(wire.NewTable(game="chocolatl", seats=3))
            await eve.send(wire.Sit(table=info.id, seat=1))
            table = await eve.watch(info.id, 1)
            await eve.send(wire.Stand(table=info.id, seat=1))
            await bo.send(wire.Sit(table=info.id, seat=1))
            await cid.send(wire.Sit(table=info.id, seat=2))
            await ana.send(wire.Start(table=info.id))
            begun = await table.until(lambda update: update.status == "playing")
            assert begun.seat is None
            assert begun.options == []
            assert b'"seat":1' not in (await eve.http.ask("GET", f"/api/tables/{info.id}"))

    asyncio.run(work())


def test_whose_seat_was_dealt_anew_sees_through_the_eyes_of_the_new_one(server: Running) -> None:
    async def work() -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            for _ in range(20):
                wanted = wire.NewTable(game="nim", seats=2, shuffle=True)
                info = await ana.create(wanted)
                await bo.send(wire.Sit(table=info.id, seat=1))
                table = await ana.watch(info.id, 0)
                await ana.send(wire.Start(table=info.id))
                begun = await table.until(lambda update: update.status == "playing")
                assert table.info is not None
                assert begun.seat is not None
                assert table.info.seats[begun.seat].player == ana.me.id
                assert table.seat == begun.seat
                if begun.seat == 1:
                    return
            raise AssertionError("seats were never dealt anew")

    asyncio.run(work())


def test_a_table_that_shrank_below_somebodys_eyes_begins_as_any_other(server: Running) -> None:
    async def work() -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Eve") as eve:
            info = await ana.create(wire.NewTable(game="nim", seats=3))
            await eve.send(wire.Sit(table=info.id, seat=2))
            table = await eve.watch(info.id, 2)
            await eve.send(wire.Stand(table=info.id, seat=2))
            await ana.send(wire.Configure(table=info.id, seats=2))
            await ana.send(wire.SetBot(table=info.id, seat=1, level="random"))
            await ana.send(wire.Start(table=info.id))
            begun = await table.until(lambda update: update.status == "playing")
            assert begun.seat is None

    asyncio.run(work())
