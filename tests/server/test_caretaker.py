"""Time for which the server was away is forgiven, whatever kept it; nothing is forgiven twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.tables import people
from tests.tables.people import started

import tawantin
from tawantin import wire
from tawantin.server import saving
from tawantin.server.commands import create_table, perform
from tawantin.server.hub import Hub
from tawantin.server.numbers import Numbers
from tawantin.server.thinking import Thinkers
from tawantin.store import Store, open_store
from tawantin.tables import Clock, Table
from tawantin.tables import changes as c
from tawantin.tables.requests import Person, leave

ANA = Person("ana", "Ana")
HOUR = 3_600_000


class Time:
    """A clock on the wall that tests turn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000 * HOUR
        # The machine's own clock: compiled modules call each other's functions directly.
        monkeypatch.setattr("time.time_ns", lambda: self.now * 1_000_000)


async def a_game(hub: Hub, clock: Clock = Clock("live", bank=600)) -> Table:  # noqa: B008
    """Ana must decide, with ten minutes on her clock."""
    wanted = wire.NewTable(game="nim", seats=2, clock=clock)
    table = await create_table(hub, ANA, wanted)
    await perform(hub, ANA, wire.Sit(table=table.id, seat=1))
    await perform(hub, ANA, wire.Start(table=table.id))
    return table


def left(table: Table, now: int) -> int | None:
    assert table.clocks is not None
    return table.clocks.left_at(0, now)


def run(folder: Path, work: Callable[[Store, Hub], Awaitable[None]]) -> None:
    async def main() -> None:
        store = open_store(str(folder / "t.db"))
        await store.open()
        hub = Hub(store, Thinkers(0, 0.0))
        await hub.caretaker.beat()
        try:
            await work(store, hub)
        finally:
            await hub.close()
            await store.close()

    asyncio.run(main())


def test_a_machine_that_slept_charges_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def work(store: Store, hub: Hub) -> None:
        table = await a_game(hub)
        time.now += 1000
        await hub.caretaker.beat()
        time.now += 8 * HOUR
        await hub.caretaker._attend_due()
        assert not table.seats[0].away, "by the time of the last beat nobody's time is up"
        await hub.caretaker.beat()
        assert left(table, time.now) == 599_000
        await hub.caretaker.beat()
        time.now += 2000
        assert left(table, time.now) == 597_000
        assert [type(entry.change) for entry in table.story].count(c.Paused) == 1

    run(tmp_path, work)


def test_who_acts_before_the_server_noticed_that_it_slept_is_not_charged_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def work(store: Store, hub: Hub) -> None:
        table = await a_game(hub)
        time.now += 8 * HOUR
        play = wire.Play(table=table.id, seat=0, seq=table.seq, action="take 1")
        await perform(hub, ANA, play)
        assert left(table, time.now) == 600_000
        await hub.caretaker.beat()
        assert [type(entry.change) for entry in table.story].count(c.Paused) == 1

    run(tmp_path, work)


def test_two_servers_that_slept_together_forgive_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def work(store: Store, hub: Hub) -> None:
        table = await a_game(hub)
        other = Hub(store, Thinkers(0, 0.0))
        await other.caretaker.beat()
        time.now += HOUR
        await hub.caretaker.beat()
        await other.caretaker.beat()
        assert left(table, time.now) == 600_000
        rows = await store.changes(table.id)
        assert sum(row.changes.count('"paused"') for row in rows) == 1
        await other.close()

    run(tmp_path, work)


def test_after_a_time_without_news_all_tables_are_read_on(tmp_path: Path) -> None:
    """Seq 0 means that anything may have happened while nobody listened."""

    async def work(store: Store, hub: Hub) -> None:
        table = await a_game(hub)
        other = Hub(store, Thinkers(0, 0.0))
        await perform(other, ANA, wire.Say(table=table.id, text="from elsewhere"))
        before = table.seq
        hub.tables.on_foreign_change("", 0)
        async with asyncio.timeout(30):
            while table.seq == before:
                await asyncio.sleep(0.01)
        assert isinstance(table.story[-1].change, c.Said)
        await other.close()

    run(tmp_path, work)


def test_a_bot_that_should_move_is_looked_after_within_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = Time(monkeypatch)
    table = started()
    assert saving.due_of(table) is None
    leave(table, people.ANA, 0, "easy", 0)
    assert table.bots_to_move()
    assert saving.due_of(table) == time.now + 60_000


def test_a_table_that_never_began_is_closed_when_nothing_happens_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def work(store: Store, hub: Hub) -> None:
        old = await create_table(hub, ANA, wire.NewTable(game="nim", seats=2))
        used = await create_table(hub, ANA, wire.NewTable(game="nim", seats=2))
        played = await a_game(hub)
        time.now += 3 * HOUR
        await perform(hub, Person("bo", "Bo"), wire.Sit(table=used.id, seat=1))
        await hub.caretaker.tidy(time.now - HOUR)
        rows = {name: await store.row(name) for name in (old.id, used.id, played.id)}
        status = {name: None if row is None else row.status for name, row in rows.items()}
        assert status == {old.id: "finished", used.id: "open", played.id: "playing"}
        assert old.abandoned
        assert old.result is None

    run(tmp_path, work)


def test_a_game_without_a_clock_ends_when_nobody_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def work(store: Store, hub: Hub) -> None:
        timed, timeless = await a_game(hub), await a_game(hub, Clock())
        time.now += 3 * HOUR
        await hub.caretaker.tidy(time.now - 4 * HOUR, "playing")
        assert timeless.status == "playing"
        await hub.caretaker.tidy(time.now - HOUR, "playing")
        assert (timed.status, timeless.status, timeless.result) == ("playing", "finished", None)

    run(tmp_path, work)


def test_the_numbers_of_a_table_are_kept_by_their_digest(tmp_path: Path) -> None:
    async def work(store: Store, hub: Hub) -> None:
        nim = tawantin.game("nim")
        await Numbers(store).keep(nim)
        assert await Numbers(store).text(nim.digest) == nim.components.text
        assert await Numbers(store).text("0" * 16) is None

    run(tmp_path, work)
