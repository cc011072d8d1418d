"""Several servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import Postgres

from tawantin import wire
from tawantin.client import Client, RemoteTable
from tawantin.client.http import Http

from .neighbours import somebody
from .running import Running, running, settings
from .test_game import play_on


@pytest.fixture
def two_servers(a_postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    wanted = settings(tmp_path, database=a_postgres.new_database())
    with running(wanted) as first, running(wanted) as second:
        yield first, second


def test_players_on_two_servers_play_a_whole_game_and_both_see_every_move(
    two_servers: tuple[Running, Running],
) -> None:
    here, there = (server.address for server in two_servers)

    async def game(name: str, seats: int) -> None:
        async with Client(here, "Ana") as ana, Client(there, "Bo") as bo, Client(there) as eve:
            info = await ana.create(wire.NewTable(game=name, seats=seats, bots=["random"]))
            await bo.send(wire.Sit(table=info.id, seat=1))
            first = await ana.watch(info.id, 0)
            second = await bo.watch(info.id, 1)
            spectator = await eve.watch(info.id)
            await ana.send(wire.Start(table=info.id))
            await asyncio.gather(play_on(first), play_on(second))
            await spectator.until(lambda update: update.status == "finished")
            assert first.update is not None
            assert first.update.result is not None
            for table in (second, spectator):
                assert table.update is not None
                assert table.update.result == first.update.result
                assert table.update.seq == first.update.seq
            moved = [one.seq for one in first.happened if one.kind == "moved"]
            assert moved == [one.seq for one in second.happened if one.kind == "moved"]

    asyncio.run(game("nim", 3))


def test_an_identity_made_on_one_server_is_known_on_the_other(
    two_servers: tuple[Running, Running],
) -> None:
    here, there = (server.address for server in two_servers)

    async def work() -> None:
        async with Client(here, "Ana") as ana:
            credentials = wire.Credentials("ana", "correct horse")
            await ana.http.ask("POST", "/api/account", credentials)
        async with Client(there, token=ana.token) as again:
            assert again.me.id == ana.me.id
            assert again.me.name == "Ana"
        async with Client(there) as elsewhere:
            await elsewhere.http.ask("POST", "/api/login", credentials)
            assert (await elsewhere.http.ask("GET", "/api/me")).decode().count(ana.me.id) == 1

    asyncio.run(work())


def test_people_connected_to_the_other_server_are_shown_as_connected(
    two_servers: tuple[Running, Running],
) -> None:
    here, there = (server.address for server in two_servers)

    async def shows(table: RemoteTable, connected: list[bool]) -> None:
        assert table.info is not None
        while [seat.connected for seat in table.info.seats] != connected:
            await asyncio.sleep(0.02)

    async def work() -> None:
        async with Client(here, "Ana") as ana, Client(there, "Bo") as bo:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            await bo.send(wire.Sit(table=info.id, seat=1))
            first, second = await ana.watch(info.id), await bo.watch(info.id)
            for table in (first, second):
                await asyncio.wait_for(shows(table, [True, True]), 20)
            await bo.send(wire.Unwatch(table=info.id))
            await asyncio.wait_for(shows(first, [True, False]), 20)

    asyncio.run(work())


def test_a_logout_on_one_server_ends_the_cookie_on_the_other(
    two_servers: tuple[Running, Running],
) -> None:
    here, there = (server.address for server in two_servers)

    async def work() -> None:
        async with Client(there) as looking:
            token, before = looking.token, looking.me.id
            await Http(here, token).ask("POST", "/api/logout", {})
            until = asyncio.get_running_loop().time() + 60
            while looking.me.id == before:  # it is cut off, comes again, and is somebody new
                assert asyncio.get_running_loop().time() < until
                await asyncio.sleep(0.05)
            again = Http(there, token)
            assert before.encode() not in await again.ask("GET", "/api/me")

    asyncio.run(work())


def test_a_turn_reaches_its_player_in_the_lobby_of_the_other_server(
    two_servers: tuple[Running, Running],
) -> None:
    here, there = (server.address for server in two_servers)

    async def work() -> None:
        async with Client(here, "Ana") as ana, Client(there, "Bo") as bo:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            await bo.send(wire.Sit(table=info.id, seat=1))
            hub = two_servers[0].server.hub
            while not hub.presence.is_elsewhere(bo.me.id):
                await asyncio.sleep(0.02)
            await ana.send(wire.Start(table=info.id))
            table = await ana.watch(info.id, 0)
            update = await table.until(lambda one: one.view is not None)
            if update.actors == [0]:
                await ana.send(wire.Play(table=info.id, seat=0, seq=update.seq, action="take 1"))
            while not bo.turns:
                await asyncio.sleep(0.02)
            turn = bo.turns[0]
            assert (turn.table, turn.game) == (info.id, "nim")
            assert turn.your_turn or turn.finished

    asyncio.run(work())


def test_who_attends_a_tournament_hears_of_it_from_any_server(
    two_servers: tuple[Running, Running],
) -> None:
    here, there = two_servers
    host = somebody(here, "Ana")
    wanted = {"title": "Cup", "game": "nim", "seats": 2, "join": False, "listed": False}
    clock = {"kind": "days", "days": 1}
    made = [host.ask("POST", "/api/tournaments", {**wanted, "clock": clock})[1] for _ in range(2)]
    attended, other = (str(one["info"]["id"]) for one in made)

    async def listen() -> None:
        async with Client(there.address) as guest, Client(here.address) as stranger:
            await guest.send(wire.Attend(tournament=attended))
            for name in (other, attended):
                deed = {"do": "add_bots", "count": 2, "level": "random"}
                path = f"/api/tournaments/{name}"
                assert (await asyncio.to_thread(host.ask, "POST", path, deed))[0] == 200
            async with asyncio.timeout(20):
                while not guest.news:
                    await asyncio.sleep(0.01)
            assert {one.tournament for one in guest.news} == {attended}
            await guest.send(wire.Attend())
            assert (await asyncio.to_thread(host.ask, "POST", path, {"do": "begin"}))[0] == 200
            await stranger.send(wire.Ping())
            await guest.send(wire.Ping())
            assert {one.what for one in guest.news} == {"tournament"}
            assert stranger.news == [], "of an unlisted tournament strangers hear nothing"

    asyncio.run(listen())
