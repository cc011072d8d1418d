"""Whole games over the wire."""

from __future__ import annotations

import asyncio
import socket
import threading

import msgspec
import pytest

from tawantin import wire
from tawantin.client import Client, ConnectionLost, Refused, RemoteTable

from .running import Running


async def play_on(table: RemoteTable) -> None:
    """Take the first option until the game is over."""
    while (update := await table.my_turn()) is not None:
        await table.play(update.options[0].text)


def test_two_people_and_a_bot_play_a_game_to_its_end(server: Running) -> None:
    async def game() -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            info = await ana.create(wire.NewTable(game="nim", seats=3, bots=["random"]))
            lobby = await bo.watch(info.id)
            await lobby.do(wire.Sit(table=info.id, seat=1))
            first = await ana.watch(info.id, 0)
            second = await bo.watch(info.id, 1)
            await first.do(wire.Start(table=info.id))
            await asyncio.gather(play_on(first), play_on(second))
            assert first.update is not None
            assert second.update is not None
            assert first.update.result == second.update.result
            assert first.update.result is not None
            assert sorted(first.update.result.places)[0] == 1
            kinds = [one.kind for one in first.happened]
            assert kinds[:5] == ["created", "sat", "bot_set", "sat", "started"]
            record = await bo.http.ask("GET", f"/api/tables/{info.id}/record")
            moves = len(msgspec.json.decode(record)["entries"])
            assert kinds.count("moved") == moves == first.update.moves

    asyncio.run(game())


def test_a_command_that_no_server_could_read_is_refused_at_once(server: Running) -> None:
    async def ask() -> None:
        async with Client(server.address, "Ana") as ana:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            table = await ana.watch(info.id)
            with pytest.raises(Refused, match="Not a message of this protocol"):
                await table.do(wire.SetBot(table=info.id, seat=1, level="os:system"))

    asyncio.run(ask())


def test_a_server_that_speaks_something_else_is_told_in_one_sentence() -> None:
    def greet(listener: socket.socket) -> None:
        connection, _ = listener.accept()
        with connection:
            connection.sendall(b"220 localhost SMTP\r\n")

    async def work(address: str) -> None:
        async with Client(address):
            pass

    with socket.create_server(("127.0.0.1", 0)) as listener:
        greeting = threading.Thread(target=greet, args=(listener,))
        greeting.start()
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with pytest.raises(ConnectionLost, match=f"^{address} does not answer: 220 localhost"):
            asyncio.run(work(address))
        greeting.join()
