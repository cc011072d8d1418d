"""Catching up: lost connections, late tabs, long stories, words and moves sent twice."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tawantin import wire
from tawantin.client import Client, Refused, RemoteTable
from tawantin.server.writer import LARGEST_PAGE, MOST_TOLD

from .running import Running
from .two_at_nim import heap, played, seq, synced


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
        late = second.client.tables[second.id] = RemoteTable(second.client, second.id, 1)
        await first.play("take 1")
        await first.until(lambda update: heap(first) > 0)
        await second.client.send(wire.Ping())
        assert late.update is None, "an update of the earlier look is only a part"
        again = await second.client.watch(second.id, 1)
        assert heap(again) == heap(first)

    played(server, work)


def test_a_move_that_is_sent_twice_is_done_once(server: Running) -> None:
    async def work(first: RemoteTable, second: RemoteTable) -> None:
        before, was = seq(first), heap(first)
        await first.play("take 1", before)
        with pytest.raises(Refused) as refusal:
            await first.play("take 1", before)
        assert refusal.value.code == "stale"
        assert heap(first) == was - 1

    played(server, work)


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
