"""Law 6 over the wire, in whole games: no byte depends on what its receiver may not know."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tawantin
from tawantin import LiveChance
from tawantin.client import Client, RemoteTable
from tawantin.server import wire
from tawantin.tables import Table
from tawantin.tables import changes as c

from .running import Running, running, settings

GAMES = [name for name in tawantin.games() if name != "nim"] or ["nim"]
UPDATE_FIELDS = set(wire.Update.__struct_fields__) | {"type"}
NOT_ALWAYS = {"view", "changed", "clocks", "undo", "result", "info", "resumed"}


class Ear:
    """Everything that one viewer received."""

    def __init__(self, client: Client, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[bytes] = []
        client.raw = self.heard.append

    def updates(self) -> list[dict[str, Any]]:
        """The updates of the game, in order."""
        messages = [json.loads(text) for text in self.heard]
        return [message for message in messages if message["type"] == "update"]


async def listen_to_a_game(server: Running, game: str) -> tuple[list[Ear], Table]:
    """Play to the end with all seats and a spectator listening."""
    seats = tawantin.game(game).about.seats[0]
    clients = [Client(server.address, f"P{seat}") for seat in range(seats + 1)]
    chooser = random.Random(4)
    for client in clients:
        await client.__aenter__()
    try:
        info = await clients[0].create(wire.NewTable(game=game, seats=seats))
        for seat in range(1, seats):
            await clients[seat].send(wire.Sit(table=info.id, seat=seat))
        ears = [Ear(client, None if n == seats else n) for n, client in enumerate(clients)]
        tables = [await client.watch(info.id, ears[n].seat) for n, client in enumerate(clients)]
        await tables[0].do(wire.Start(table=info.id))
        await asked(tables, await tables[0].until(lambda update: update.status == "playing"))
        while await one_move(tables[:-1], chooser):
            pass
        for client in clients:
            await client.send(wire.Ping())
    finally:
        for client in clients:
            await client.__aexit__(None, None, None)
    return ears, server.server.hub._lives[info.id].table


async def asked(tables: list[RemoteTable], now: wire.Update) -> None:
    """All who must decide have been told so: each has a connection of its own."""
    for actor in now.actors:
        await tables[actor].until(lambda update: bool(update.options))


async def one_move(tables: list[RemoteTable], chooser: random.Random) -> bool:
    """Some seat that may decide does; whether there was one."""
    newest = max(table.update.seq for table in tables if table.update is not None)
    acting = [table for table in tables if table.update is not None and table.update.options]
    if not acting:
        return False
    table = chooser.choice(acting)
    assert table.update is not None
    if chooser.random() < 0.1 and table.update.can_undo and table.seat is not None:
        await table.do(wire.Undo(table=table.id, seat=table.seat, seq=table.update.seq))
    else:
        await table.play(chooser.choice(table.update.options).text)
    now = await table.until(lambda update: update.seq > newest)
    await asked(tables, now)
    return now.status == "playing"


def positions(table: Table) -> list[Any]:
    """The position after each change of the table; None before the game."""
    changes = [c.from_json(c.to_json(told.change)) for told in table.story]
    again = Table.load(table.id, changes[:1])
    found: list[Any] = [None]
    for change in changes[1:]:
        again.catch_up([change])
        found.append(None if again.match is None else again.match.state.copy())
    return found


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.fixture(scope="module", params=GAMES)
def heard(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[list[Ear], Table]]:
    """A game that was played with everybody listening."""
    with running(settings(tmp_path_factory.mktemp(request.param))) as server:
        yield asyncio.run(listen_to_a_game(server, request.param))


def test_viewers_receive_exactly_what_their_seat_may_know(
    heard: tuple[list[Ear], Table],
) -> None:
    ears, table = heard
    after, game, chance = positions(table), table.game, LiveChance(9)
    assert table.status == "finished"
    for ear in ears:
        shown: dict[str, Any] = {}
        for update in ear.updates():
            assert UPDATE_FIELDS - NOT_ALWAYS <= set(update) <= UPDATE_FIELDS
            shown = update.get("view") or {**shown, **update.get("changed", {})}
            state = after[update["seq"] - 1]
            if state is None:
                assert not shown
                continue
            assert shown == plain(game.view(state, ear.seat))
            assert shown == plain(game.view(game.redeal(state, ear.seat, chance), ear.seat))
            legal = () if ear.seat is None else game.legal(state, ear.seat)
            assert [offer["text"] for offer in update["options"]] == [one.text for one in legal]
            assert ("result" not in update) == bool(state.frames)
            for happening in update["happened"]:
                told = table.story[happening["seq"] - 1]
                events = [] if told.events is None else told.events.seen_by(ear.seat)
                assert happening.get("events", []) == plain(events)
        assert shown == plain(game.view(after[-1], ear.seat)), "the end was not told"


def test_no_byte_tells_of_secret_events_or_of_others_actions(
    heard: tuple[list[Ear], Table],
) -> None:
    ears, table = heard
    for ear in ears:
        everything = b"\n".join(ear.heard)
        assert b'"action"' not in everything
        assert b'"outcomes"' not in everything
        assert b'"frames"' not in everything
        known = {
            msgspec.json.encode(event)
            for told in table.story
            if told.events is not None
            for event in told.events.seen_by(ear.seat)
        }
        for told in table.story:
            for _, event in told.events or ():
                text = msgspec.json.encode(event)
                assert text in known or text not in everything
    own = b"\n".join(ears[0].heard)
    tokens = [client for client in own.split(b'"') if client.count(b".") == 2 and len(client) > 60]
    assert tokens == [], "an identity's token was sent to somebody"
