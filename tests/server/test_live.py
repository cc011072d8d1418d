"""Playing live: catching up, undo, hotseat, leaving, chat, rematch, spectators."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import connect

from tawantin import wire
from tawantin.client import Client, Refused, RemoteTable
from tawantin.server.writer import LARGEST_PAGE, MOST_TOLD
from tawantin.store import Append
from tawantin.tables import Clock

from .running import Running, running, settings
from .test_game import play_on


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


def test_a_lost_connection_resumes_without_loss_or_repetition(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        await synced(first, second)
        socket = second.client._socket
        assert socket is not None
        gate, resume = asyncio.Event(), second.client._resume

        async def resume_later() -> None:
            await gate.wait()
            await resume()

        second.client._resume = resume_later  # type: ignore[method-assign]
        await socket.close()
        await first.do(wire.Say(table=first.id, text="Are you there?"))
        await first.play("take 1")
        await first.do(wire.Say(table=first.id, text="Still waiting."))
        assert seq(second) < seq(first)
        gate.set()
        await synced(first, second)
        assert [one.seq for one in second.happened] == [one.seq for one in first.happened]
        assert heap(second) == heap(first)
        await second.play("take 1")

    played(server, work)


def test_a_late_tab_gets_the_whole_story(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        await first.play("take 1")
        await first.do(wire.Say(table=first.id, text="Hello"))
        async with Client(server.address, token=second.client.token) as tab:
            late = await tab.watch(second.id, 1)
            await synced(first, late)
            assert late.info is not None
            assert late.info.game == "nim"
            assert [one.seq for one in late.happened] == list(range(1, seq(first) + 1))
            said = [(one.name, one.text) for one in late.happened if one.kind == "said"]
            assert said == [("Ana", "Hello")]

    played(server, work)


def test_a_long_story_comes_in_pages_the_latest_first(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        await first.play("take 1")
        await first.do(wire.Undo(table=first.id, seat=0, seq=seq(first)))
        for number in range(MOST_TOLD + 20):
            await first.do(wire.Say(table=first.id, text=f"word {number}"))
        long = "ű" * 1000
        for _ in range(LARGEST_PAGE // len(long.encode())):
            await second.do(wire.Say(table=first.id, text=long))
        await synced(first, second)
        async with Client(server.address, token=second.client.token) as tab:
            sizes: list[int] = []
            tab.raw = lambda text: sizes.append(len(text))
            late = await tab.watch(second.id, 1)
            assert max(sizes) < 2 * LARGEST_PAGE
            assert late.earlier, "the whole story would be too much at once"
            assert late.happened[-1].seq == seq(first)
            assert [one.seq for one in await late.story()] == [
                one.seq for one in await first.story()
            ]
            assert "moved" not in [one.kind for one in late.happened], "what was taken back is not"

    played(server, work)


def test_who_was_away_for_long_is_told_the_latest_and_asks_for_the_rest(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        since = seq(second)
        for number in range(MOST_TOLD + 20):
            await first.do(wire.Say(table=first.id, text=f"word {number}"))
        async with Client(server.address, token=second.client.token) as tab:
            late = tab.tables[second.id] = RemoteTable(tab, second.id, 1)
            await tab.send(wire.Watch(table=second.id, seat=1, since=since))
            assert late.earlier == seq(first) - MOST_TOLD
            assert late.happened[0].seq == late.earlier + 1

    played(server, work)


def test_nobody_is_told_a_page_through_anothers_eyes(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        with pytest.raises(Refused, match="not yours"):
            await first.client.http.ask("GET", f"/api/tables/{first.id}/story?seat=1")

    played(server, work)


def test_who_looks_anew_while_others_move_sees_whole_positions(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        told = second.client.tables[second.id] = RemoteTable(second.client, second.id, 1)
        await first.play("take 1")
        await first.until(lambda update: heap(first) > 0)
        await second.client.send(wire.Ping())
        assert told.update is None, "an update of the earlier look is only a part"
        again = await second.client.watch(second.id, 1)
        assert heap(again) == heap(first)

    played(server, work)


def test_a_move_that_is_sent_twice_is_done_once(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        before, was = seq(first), heap(first)
        await first.play("take 1", before)
        with pytest.raises(Refused) as told:
            await first.play("take 1", before)
        assert told.value.code == "stale"
        assert heap(first) == was - 1

    played(server, work)


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
        with pytest.raises(Refused) as told:
            await second.client.watch(first.id, 0)
        assert told.value.code == "not_your_seat"
        with pytest.raises(Refused):
            await second.client.http.ask("GET", f"/api/tables/{first.id}/replay/0?seat=0")
        with pytest.raises(Refused) as told:
            await second.client.http.ask("GET", f"/api/tables/{first.id}/record")
        assert told.value.code == "not_finished"
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
        found = msgspec.json.decode(presence[0], type=wire.Presence)
        assert (found.connected, found.spectators) == ([True, True], 1)

    played(server, work)


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


def test_who_only_looks_on_gets_all_that_happened_in_fewer_updates(server: Running) -> None:
    async def run() -> None:
        people = [Client(server.address, f"P{seat}") for seat in range(3)]
        async with people[0], people[1], people[2], Client(server.address) as onlooker:
            info = await people[0].create(wire.NewTable(game="inca_empire", seats=3))
            for n in (1, 2):
                await people[n].send(wire.Sit(table=info.id, seat=n))
            await people[0].send(wire.Start(table=info.id))
            seats = [await person.watch(info.id, n) for n, person in enumerate(people)]
            updates: list[wire.Update] = []
            looking = await onlooker.watch(info.id)
            onlooker.raw = lambda text: (
                updates.append(msgspec.json.decode(text, type=wire.Update))
                if text.startswith(b'{"type":"update"')
                else None
            )
            last = 0
            for _ in range(60):
                seat = next(seat for seat in seats if seat.update and seat.update.options)
                assert seat.update is not None
                last = await seat.play(seat.update.options[0].text)
                await seats[seat.update.actors[0]].until(lambda update: bool(update.options))
            await looking.until(lambda update: update.seq == last)
            assert len(updates) < 60
            moved = [one.seq for one in looking.happened if one.kind == "moved"]
            assert moved == list(range(last - 59, last + 1))
            assert looking.update is not None
            table = server.server.hub.tables._lives[info.id].table
            assert table.match is not None
            seen = table.game.view(table.match.state, None)
            assert msgspec.json.encode(looking.update.view) == msgspec.json.encode(seen)

    asyncio.run(run())


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


def test_what_was_said_when_the_connection_broke_is_said_once(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        client = first.client
        answered = client._answer
        client._answer = lambda message: None  # type: ignore[method-assign]
        saying = asyncio.ensure_future(first.do(wire.Say(table=first.id, text="Hello")))
        await second.until(lambda update: any(one.text == "Hello" for one in update.happened))
        client._answer = answered  # type: ignore[method-assign]
        assert client._socket is not None
        await client._socket.close()
        await asyncio.wait_for(saying, 20)
        said = [one.text for one in first.happened if one.kind == "said"]
        assert said == ["Hello"]

    played(server, work)
