"""Law 6 over the wire, in whole games: no byte depends on what its receiver may not know."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.games import GAMES

import tawantin
from tawantin import LiveChance, wire
from tawantin.client import Client, Refused, RemoteTable
from tawantin.kernel.reasons import nearest
from tawantin.server.why import touching, wire_reason
from tawantin.tables import Table
from tawantin.tables import changes as c

from .running import Running, running, settings

DRAWN = [name for name in GAMES if name != "nim"]
QUESTIONS = 0.15
"""How often somebody asks why not, after a move."""
UPDATE_FIELDS = set(wire.Update.__struct_fields__) | {"type"}
NOT_ALWAYS = {"view", "changed", "items", "clocks", "undo", "result", "info", "resumed", "earlier"}
NOT_ALWAYS |= {"to_come"}


class Ear:
    """Everything that one viewer received."""

    def __init__(self, client: Client, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[bytes] = []
        self.reasons: list[tuple[int, wire.Why, wire.Because]] = []
        """What was asked about possible and impossible moves, after which change, and the
        answer."""
        client.raw = self.heard.append

    def updates(self) -> list[dict[str, Any]]:
        """The updates of the game, in order."""
        messages = [json.loads(text) for text in self.heard]
        return [message for message in messages if message.get("type") == "update"]

    def happenings(self) -> list[dict[str, Any]]:
        """All that was told of the story, in updates and in pages."""
        return [one for text in self.heard for one in json.loads(text).get("happened", ())]


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
            if chooser.random() < QUESTIONS:
                await one_question(server, tables, ears, chooser)
                await one_page(tables, ears, chooser)
        for client in clients:
            await client.send(wire.Ping())
    finally:
        for client in clients:
            await client.__aexit__(None, None, None)
    return ears, server.server.hub.tables._lives[info.id].table


async def one_question(
    server: Running, tables: list[RemoteTable], ears: list[Ear], chooser: random.Random
) -> None:
    """Some seat asks why it cannot do something, pointing at things; never for another seat."""
    seat = chooser.randrange(len(tables) - 1)
    table = server.server.hub.tables._lives[tables[0].id].table
    action = chooser.choice([*table.game.actions])
    question = wire.Why(table=table.id, seat=seat, elements=[*action.targets])
    if not action.targets or chooser.random() < 0.5:
        question.elements, question.action = [], action.text
    answer = await tables[seat].client.ask(question)
    ears[seat].reasons.append((table.seq, question, answer))
    for other in (tables[(seat + 1) % (len(tables) - 1)], tables[-1]):
        with pytest.raises(Refused, match="is not yours"):
            await other.client.ask(question)


async def one_page(tables: list[RemoteTable], ears: list[Ear], chooser: random.Random) -> None:
    """Somebody asks for a page of the story."""
    number = chooser.randrange(len(tables))
    ear, newest = ears[number], tables[number].update
    assert newest is not None
    seat = "" if ear.seat is None else f"&seat={ear.seat}"
    path = f"/api/tables/{newest.table}/story?until={chooser.randint(0, newest.seq)}{seat}"
    ear.heard.append(await tables[number].client.http.ask("GET", path))


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
    changes = [c.from_json(c.to_json(entry.change)) for entry in table.story]
    again = Table.load(table.id, changes[:1])
    found: list[Any] = [None]
    for change in changes[1:]:
        again.catch_up([change])
        found.append(None if again.match is None else again.match.state.copy())
    return found


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.fixture(scope="module", params=DRAWN)
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
            new = update.get("view"), update.get("changed"), update.get("items")
            shown = wire.whole_view(shown, *new) or {}
            state = after[update["seq"] - 1]
            if state is None:
                assert not shown
                continue
            assert shown == plain(game.view(state, ear.seat))
            assert shown == plain(game.view(game.redeal(state, ear.seat, chance), ear.seat))
            redealt = game.redeal(state, ear.seat, chance)
            assert update.get("to_come", []) == game.to_come(redealt, ear.seat)
            legal = () if ear.seat is None else game.legal(state, ear.seat)
            assert [offer["text"] for offer in update["options"]] == [one.text for one in legal]
            assert ("result" not in update) == bool(state.frames)
        for happening in ear.happenings():
            entry = table.story[happening["seq"] - 1]
            events = [] if entry.events is None else entry.events.seen_by(ear.seat)
            assert happening.get("events", []) == plain(events)
        assert shown == plain(game.view(after[-1], ear.seat)), "the end was not told"


def test_reasons_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    heard: tuple[list[Ear], Table],
) -> None:
    ears, table = heard
    after, game, chance = positions(table), table.game, LiveChance(3)
    for ear in ears[:-1]:
        for seq, question, given in ear.reasons:
            for _ in range(3):
                dealt = game.redeal(after[seq - 1], ear.seat, chance)
                actions = touching(game, question)
                reason = nearest(game.refusal(dealt, question.seat, action) for action in actions)
                assert given.possible == (reason is None)
                assert given.reason == (None if reason is None else wire_reason(reason))
    assert sum(len(ear.reasons) for ear in ears) > 5


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
            for entry in table.story
            if entry.events is not None
            for event in entry.events.seen_by(ear.seat)
        }
        for entry in table.story:
            for _, event in entry.events or ():
                text = msgspec.json.encode(event)
                assert text in known or text not in everything
    own = b"\n".join(ears[0].heard)
    words = [text for text in own.split(b'"') if b" " not in text]
    tokens = [text for text in words if text.count(b".") == 2 and len(text) > 60]
    assert tokens == [], "an identity's token was sent to somebody"
