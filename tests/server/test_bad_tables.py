"""One bad table harms nobody: the server starts, lists answer, other tables' clocks run."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import tawantin
from tawantin import wire
from tawantin.client import Client, Refused
from tawantin.kernel import registry
from tawantin.server.troubles import FIRST_SECONDS, LONGEST_SECONDS, Troubles, hashed
from tawantin.tables import Clock
from tawantin.tables.refusal import Refusal

from .running import Running, forget_games, running, settings
from .test_game import play_on

LIVE = Clock("live", bank=10)
Damage = Callable[[sqlite3.Connection, str], None]


async def a_game(server: Running, name: str, tokens: list[str]) -> str:
    """A table with a live clock where somebody must decide."""
    async with Client(server.address, name) as host:
        wanted = wire.NewTable(game="nim", seats=2, listed=True, clock=LIVE)
        info = await host.create(wanted)
        await host.send(wire.Sit(table=info.id, seat=1, name="Other"))
        await host.send(wire.Start(table=info.id))
        tokens.append(str(host.token))
        return info.id


def unknown_game(database: sqlite3.Connection, table: str) -> None:
    database.execute(
        "UPDATE changes SET changes = replace(changes, '\"nim\"', '\"gone\"') WHERE table_id = ?",
        (table,),
    )
    database.execute("UPDATE tables SET game = 'gone' WHERE id = ?", (table,))


def broken_snapshot(database: sqlite3.Connection, table: str) -> None:
    database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, 3, '{\"seq\":')", (table,))


def broken_change(database: sqlite3.Connection, table: str) -> None:
    database.execute(
        "UPDATE changes SET changes = '[{\"is\":' WHERE table_id = ? AND seq > 1", (table,)
    )


def senseless_change(database: sqlite3.Connection, table: str) -> None:
    nonsense = '[{"is":"sat","at":1,"seat":99,"player":"x","name":"x"}]'
    database.execute(
        "UPDATE changes SET changes = ?, count = 1 WHERE table_id = ? AND seq = "
        "(SELECT max(seq) FROM changes WHERE table_id = ?)",
        (nonsense, table, table),
    )


def missing_changes(database: sqlite3.Connection, table: str) -> None:
    database.execute("DELETE FROM changes WHERE table_id = ?", (table,))


def a_hole(database: sqlite3.Connection, table: str) -> None:
    database.execute(
        "DELETE FROM changes WHERE table_id = ? AND seq = "
        "(SELECT min(seq) FROM changes WHERE table_id = ? AND seq > 1)",
        (table, table),
    )


def broken_list_row(database: sqlite3.Connection, table: str) -> None:
    database.execute("UPDATE tables SET info = '{\"id\":1}' WHERE id = ?", (table,))


def odd_list_row(database: sqlite3.Connection, table: str) -> None:
    database.execute("UPDATE tables SET actors = 'x', updated = 'y' WHERE id = ?", (table,))


def many_that_cannot_be_played(database: sqlite3.Connection, table: str) -> None:
    unknown_game(database, table)
    for number in range(110):
        copy = f"copy{number}"
        database.execute(
            "INSERT INTO changes SELECT ?, seq, count, changes, token FROM changes "
            "WHERE table_id = ? ORDER BY seq",
            (copy, table),
        )
        database.execute(
            "INSERT INTO tables SELECT ?, game, status, 0, info, created, updated, actors, due "
            "FROM tables WHERE id = ?",
            (copy, table),
        )


@pytest.mark.parametrize(
    "damage",
    [
        unknown_game,
        broken_snapshot,
        broken_change,
        senseless_change,
        missing_changes,
        a_hole,
        broken_list_row,
        odd_list_row,
        many_that_cannot_be_played,
    ],
)
def test_other_tables_go_on(damage: Damage, tmp_path: Path) -> None:
    tokens: list[str] = []
    database = tmp_path / "tawantin.db"

    async def begin(server: Running) -> tuple[str, str]:
        return await a_game(server, "Ana", tokens), await a_game(server, "Bo", tokens)

    async def go_on(server: Running, good: str, bad: str) -> None:
        async with Client(server.address, token=tokens[1]) as bo:
            listed = msgspec.json.decode(
                await bo.http.ask("GET", "/api/tables"), type=wire.TableList
            )
            assert good in [info.id for info in listed.tables]
            await bo.http.ask("GET", "/api/tables?mine=true")
            table = await bo.watch(good, 0)
            live = server.server.hub.tables.get(good)
            assert live is not None
            assert live.table.clocks is not None
            live.table.clocks.left[0] = 100
            await bo.send(wire.Say(table=good, text="Now the store knows when it is due."))
            await table.until(lambda now: now.info is not None and now.info.seats[0].away)
            if damage in (broken_snapshot, broken_list_row, odd_list_row):
                await bo.watch(bad)
            elif damage in (unknown_game, many_that_cannot_be_played):
                looked_at = await bo.watch(bad)
                assert looked_at.info is not None
                assert "There is no game 'gone'" in str(looked_at.info.problem)
            else:
                with pytest.raises(Refused) as refusal:
                    await bo.watch(bad)
                assert refusal.value.code in ("damaged", "unknown_table")
                assert str(refusal.value).endswith(".")
            metrics = (await bo.http.ask("GET", "/metrics")).decode()
            assert "tawantin_tables_troubled" in metrics

    with running(settings(tmp_path)) as server:
        bad, good = asyncio.run(begin(server))
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        damage(connection, bad)
        # So that somebody has to look after it, and the server seems to have been away.
        connection.execute("UPDATE tables SET due = 1 WHERE id <> ?", (good,))
        connection.execute("UPDATE documents SET value = ? WHERE kind = 'server'", (b"1000",))
    with running(settings(tmp_path)) as server:
        asyncio.run(go_on(server, good, bad))


def test_a_game_whose_rules_cannot_be_loaded_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin(server: Running) -> str:
        return await a_game(server, "Ana", [])

    async def look(server: Running, table: str) -> None:
        async with Client(server.address, "Bo") as bo:
            info = (await bo.watch(table)).info
            assert info is not None
            assert info.problem_kind == "does_not_replay"
            assert "No module named 'tests.nowhere'" in str(info.problem)
            listed = msgspec.json.decode(
                await bo.http.ask("GET", "/api/games"), type=list[wire.GameInfo]
            )
            assert {"nim", "chocolatl"} <= {game.id for game in listed}
            await bo.create(wire.NewTable(game="chocolatl", seats=3))

    with running(settings(tmp_path)) as server:
        table = asyncio.run(begin(server))
    nim = tawantin.games()["nim"]
    broken = dataclasses.replace(nim, rules_module="tests.nowhere.rules")
    forget_games()
    with monkeypatch.context() as patch, running(settings(tmp_path)) as server:
        patch.setitem(registry._ADDED, "nim", broken)
        asyncio.run(look(server, table))
    forget_games()


def test_a_broken_list_row_of_a_finished_game_leaves_its_players_their_page(
    tmp_path: Path,
) -> None:
    played: list[str] = []

    async def play(server: Running) -> None:
        async with Client(server.address, "Ana") as ana:
            login = wire.Credentials("Ana", "three llamas walk")
            await ana.http.ask("POST", "/api/account", login)
            for _ in range(2):
                wanted = wire.NewTable(game="nim", seats=2, bots=["random"], listed=True)
                info = await ana.create(wanted)
                table = await ana.watch(info.id, 0)
                await table.do(wire.Start(table=info.id))
                await play_on(table)
                played.append(info.id)

    async def look(server: Running) -> None:
        async with Client(server.address) as guest:
            page = await guest.http.ask("GET", "/api/players/Ana")
            shown = msgspec.json.decode(page, type=wire.Profile)
            assert [one.played for one in shown.games] == [len(played)]

    with running(settings(tmp_path)) as server:
        asyncio.run(play(server))
    path = tmp_path / "tawantin.db"
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET info = 'rubbish' WHERE id = ?", (played[0],))
    with running(settings(tmp_path)) as server:
        asyncio.run(look(server))


def test_what_is_wrong_with_a_table_is_said_once_and_tried_at_growing_intervals(
    caplog: pytest.LogCaptureFixture,
) -> None:
    troubles = Troubles()
    with caplog.at_level(logging.ERROR):
        waits = [
            troubles.note("secret-id", "a job", Refusal("damaged", "It is.")) for _ in "x" * 20
        ]
    assert waits[:3] == [FIRST_SECONDS, 2 * FIRST_SECONDS, 4 * FIRST_SECONDS]
    assert waits[-1] == LONGEST_SECONDS
    assert len(caplog.records) == 1
    assert hashed("secret-id") in caplog.text
    assert "secret-id" not in caplog.text
    assert (troubles.total, len(troubles)) == (20, 1)
    assert troubles.waits("secret-id", "a job")
    troubles.clear("secret-id", "a job")
    assert len(troubles) == 0
