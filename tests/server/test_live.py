"""Playing live: undo, hotseat, leaving, chat, rematch, spectators."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import connect

from tawantin import wire
from tawantin.client import Client, Refused, RemoteTable
from tawantin.store import Append
from tawantin.tables import Clock

from .running import Running, running, settings
from .test_game import play_on
from .two_at_nim import heap, played, seq, synced, two_at_nim


def test_undo_restart_and_undo_by_consent_over_the_wire(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        was = heap(first)
        await first.play("take 1")
        assert first.update is not None
        assert first.update.can_undo
        moved = first.happened[-1].seq
        await first.do(wire.Undo(table=first.id, seat=0, seq=seq(first)))
        assert heap(first) == was
        assert moved not in [one.seq for one in first.happened], "struck from the log"
        await first.play("take 1")
        await first.do(wire.RestartTurn(table=first.id, seat=0, seq=seq(first)))
        await first.play("take 1")
        await synced(first, second)
        await second.play("take 1")
        await first.do(wire.AskUndo(table=first.id, seat=0, moves=0))
        asked = await second.until(lambda update: update.undo is not None)
        assert asked.undo is not None
        assert asked.undo.waiting == [1]
        await second.do(wire.AnswerUndo(table=first.id, seat=1, agree=True))
        await synced(second, first)
        assert heap(first) == heap(second) == was
        assert first.update.actors == [0]

    played(server, work)


def test_one_person_plays_two_seats_and_chooses_whose_eyes(server: Running) -> None:
    async def work() -> None:
        async with Client(server.address, "Ana") as ana:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            await ana.send(wire.Sit(table=info.id, seat=1, name="Grandpa"))
            await ana.send(wire.Start(table=info.id))
            table = await ana.watch(info.id, 0)
            while table.update is not None and table.update.status == "playing":
                table = await ana.watch(info.id, table.update.actors[0])
                assert table.update is not None
                assert table.update.seat == table.update.actors[0]
                await table.play(table.update.options[0].text)
            assert table.info is not None
            assert [seat.name for seat in table.info.seats] == ["Ana", "Grandpa"]

    asyncio.run(work())


def test_nobody_looks_through_other_peoples_eyes_until_the_game_is_over(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        with pytest.raises(Refused) as refusal:
            await second.client.watch(first.id, 0)
        assert refusal.value.code == "not_your_seat"
        with pytest.raises(Refused):
            await second.client.http.ask("GET", f"/api/tables/{first.id}/replay/0?seat=0")
        with pytest.raises(Refused) as refusal:
            await second.client.http.ask("GET", f"/api/tables/{first.id}/record")
        assert refusal.value.code == "not_finished"
        await first.do(wire.Concede(table=first.id, seat=0))
        again = await second.client.watch(first.id, 0)
        assert again.update is not None
        assert again.update.result is not None
        assert again.update.result.ending == "conceded"

    played(server, work)


def test_a_bot_takes_over_and_hands_back(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        await first.do(wire.Leave(table=first.id, seat=0))
        moved = await second.until(
            lambda update: bool(update.options) or update.status == "finished"
        )
        assert second.info is not None
        assert second.info.seats[0].away
        if moved.status == "playing":
            await first.do(wire.ComeBack(table=first.id, seat=0))
            assert first.info is not None
            assert not first.info.seats[0].away
            await asyncio.gather(play_on(first), play_on(second))

    played(server, work)


def test_a_rematch_seats_the_same_people(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        await asyncio.gather(play_on(first), play_on(second))
        await second.do(wire.Rematch(table=second.id))
        await synced(second, first)
        named = first.happened[-1]
        assert named.kind == "rematch"
        assert named.text is not None
        again = await first.client.watch(named.text, 0)
        assert again.info is not None
        assert [seat.name for seat in again.info.seats] == ["Ana", "Bo"]
        with pytest.raises(Refused):
            await first.do(wire.Rematch(table=first.id))

    played(server, work)


def test_people_elsewhere_are_told_of_their_turn(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        await second.client.send(wire.Unwatch(table=second.id))
        with pytest.raises(Refused):
            await second.client.send(wire.Unwatch(table=second.id))
        await first.play("take 1")
        await second.client.send(wire.Ping())
        assert [turn.table for turn in second.client.turns] == [first.id]

    played(server, work)


def test_presence_is_told(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        heard: list[bytes] = []
        first.client.raw = heard.append
        async with Client(server.address) as eve:
            await eve.watch(first.id)
            await first.client.send(wire.Ping())
        presence = [text for text in heard if b'"type":"presence"' in text]
        presences = [msgspec.json.decode(text, type=wire.Presence) for text in presence]
        assert ([True, True], 1) in [(one.connected, one.spectators) for one in presences]

    played(server, work)


def test_whoever_sits_down_is_no_onlooker_any_more(server: Running) -> None:
    async def work() -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            await ana.watch(info.id)
            heard: list[bytes] = []
            ana.raw = heard.append
            await bo.watch(info.id)
            await bo.send(wire.Sit(table=info.id, seat=1))
            await ana.send(wire.Ping())
            presence = [text for text in heard if b'"type":"presence"' in text]
        presences = [msgspec.json.decode(text, type=wire.Presence) for text in presence]
        assert [(one.connected, one.spectators) for one in presences] == [
            ([True, False], 1),
            ([True, True], 0),
        ]

    asyncio.run(work())


def test_time_runs_out_on_the_server(server: Running) -> None:
    async def work() -> None:
        async with two_at_nim(server, Clock("live", bank=10)) as (first, second):
            clocks = server.server.hub.tables._lives[first.id].table.clocks
            assert clocks is not None
            clocks.left[0] = 100
            # The next change tells the store when the table is due; then it is only waiting.
            await second.do(wire.Say(table=second.id, text="Hurry!"))
            await second.until(lambda now: now.info is not None and now.info.seats[0].away)
            assert second.info is not None
            assert second.info.seats[0].level == "medium"
            assert "timed_out" in [one.kind for one in second.happened]

    asyncio.run(work())


def test_tables_go_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    tokens: list[str] = []
    names: list[str] = []

    async def begin(server: Running) -> None:
        async with two_at_nim(server) as (first, second):
            await first.play("take 1")
            names.append(first.id)
            tokens.extend(str(table.client.token) for table in (first, second))

    async def go_on(server: Running) -> None:
        async with (
            Client(server.address, token=tokens[0]) as ana,
            Client(server.address, token=tokens[1]) as bo,
        ):
            first, second = await ana.watch(names[0], 0), await bo.watch(names[0], 1)
            assert ana.me.name == "Ana"
            await asyncio.gather(play_on(first), play_on(second))
            assert first.update is not None
            assert first.update.result is not None
            answer = await ana.http.ask("GET", "/api/tables?mine=true")
            mine = msgspec.json.decode(answer, type=wire.TableList).tables
            assert (mine[0].id, mine[0].status) == (names[0], "finished")

    with running(settings(tmp_path)) as server:
        asyncio.run(begin(server))
    with running(settings(tmp_path)) as server:
        asyncio.run(go_on(server))


def test_at_the_end_everybody_is_told_what_the_table_is_now(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        await asyncio.gather(play_on(first), play_on(second))
        for table in (first, second):
            assert table.info is not None
            assert table.info.status == "finished"
            assert table.info.result is not None

    played(server, work)


def test_who_is_connected_is_told_between_updates(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        assert second.info is not None
        assert [seat.connected for seat in second.info.seats] == [True, True]
        await first.client.send(wire.Unwatch(table=first.id))
        await second.client.send(wire.Ping())
        assert [seat.connected for seat in second.info.seats] == [False, True]

    played(server, work)


def test_everybody_is_told_that_the_server_stops(tmp_path: Path) -> None:
    with contextlib.ExitStack() as client:
        with running(settings(tmp_path)) as server:
            address = server.address.replace("http", "ws") + "/ws"
            socket = client.enter_context(connect(address))
            assert '"hello"' in str(socket.recv(timeout=10))
        assert '"closing"' in str(socket.recv(timeout=10))


def test_twenty_who_ask_for_a_rematch_at_once_get_one_table(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        await asyncio.gather(play_on(first), play_on(second))

        async def ask(table: RemoteTable) -> bool:
            try:
                await table.client.http.ask(
                    "POST", f"/api/tables/{table.id}/commands", wire.Rematch(table=table.id)
                )
            except Refused:
                return False
            return True

        async def tables() -> set[str]:
            answer = await first.client.http.ask("GET", "/api/tables?mine=true")
            return {info.id for info in msgspec.json.decode(answer, type=wire.TableList).tables}

        before = await tables()
        answers = await asyncio.gather(*[ask((first, second)[n % 2]) for n in range(20)])
        assert answers.count(True) == 1
        await synced(second, first)
        assert await tables() - before == {first.happened[-1].text}

    played(server, work)


def test_a_replay_shows_no_move_that_is_not_stored(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        store = server.server.store
        commit, gate = store.backend.commit, threading.Event()

        def slowly(appends: Sequence[Append]) -> list[bool]:
            gate.wait(10)
            return commit(appends)

        store.backend.commit = slowly  # type: ignore[method-assign]
        move = asyncio.ensure_future(first.play("take 1"))
        while not store._pending and store._idle:
            await asyncio.sleep(0.01)
        replay = asyncio.ensure_future(
            second.client.http.ask("GET", f"/api/tables/{first.id}/replay/1")
        )
        done, _ = await asyncio.wait([replay], timeout=0.5)
        assert not done, "what is not stored was shown"
        gate.set()
        await move
        assert b'"moves":1' in await replay

    played(server, work)
