"""A whole store is checked; a damaged table is made playable up to its last sound change."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import psycopg
import pytest
import typer
from tests.tables.people import ANA, BO, started, take

from tawantin.commands.check import check
from tawantin.kernel.errors import TawantinError
from tawantin.server.numbers import Numbers
from tawantin.store import Append, Store, open_store
from tawantin.store.checking import Finding, check_table
from tawantin.store.reading import continued
from tawantin.tables import Table, chat
from tawantin.tables import changes as c
from tawantin.tables.summary import row_of

NewDatabase = Callable[[], str]
ILLEGAL = '[{"is":"moved","at":0,"seat":0,"action":"take 9"}]'
NO_SEAT = '[{"is":"came_back","at":0,"seat":77}]'
FIFTH = "UPDATE changes SET changes = '?' WHERE table_id = 't' AND seq = 5"
DAMAGES = {
    "a hole": ("DELETE FROM changes WHERE table_id = 't' AND seq = 6", 5),
    "cannot be read": ("UPDATE changes SET changes = '[{' WHERE table_id = 't' AND seq = 7", 6),
    "counts wrongly": ("UPDATE changes SET count = 5 WHERE table_id = 't' AND seq = 7", 6),
    "breaks the rules": (FIFTH.replace("?", ILLEGAL), 4),
    "makes no sense": (FIFTH.replace("?", NO_SEAT), 4),
    "in the middle of a row": (
        "UPDATE changes SET changes = replace(changes, 'take 3', 'take 9') "
        "WHERE table_id = 't' AND seq = 8",
        9,
    ),
    "a snapshot of nothing": ("UPDATE snapshots SET snapshot = '{}' WHERE table_id = 't'", 10),
    "no list shows it": ("DELETE FROM tables WHERE id = 't'", 10),
    "a broken list row": ("UPDATE tables SET info = '[]' WHERE id = 't'", 10),
    "an odd list row": ("UPDATE tables SET actors = 'x' WHERE id = 't'", 10),
    "lists show it wrongly": ("UPDATE tables SET status = 'open' WHERE id = 't'", 10),
    "nothing is left": ("DELETE FROM changes WHERE table_id = 't'", 0),
}
"""What is done to the table t, and how many of its changes are sound then."""


def a_table() -> Table:
    """Ten changes: created, two sat, started, six moves."""
    table = started()
    for seat, stones in enumerate((1, 1)):
        take(table, (ANA, BO)[seat], seat, stones)
    chat.say(table, ANA, "Hm.", 0)
    chat.say(table, BO, "Hm?", 0)
    take(table, ANA, 0, 1)
    take(table, BO, 1, 3)
    assert table.seq == 10
    return table


async def store_it(store: Store, name: str, table: Table) -> None:
    """A row each for the first seven changes, and one for the rest."""
    changes = [entry.change for entry in table.story]
    groups = [changes[n : n + 1] for n in range(7)] + [changes[7:]]
    seq = 1
    for group in groups:
        last = group is groups[-1]
        snapshot = table.snapshot()
        await store.append(
            Append(
                table=name,
                seq=seq,
                changes=c.to_json(group).decode(),
                count=len(group),
                updated=1,
                actors=[],
                due=None,
                token=f"{name}{seq}",
                row=row_of(table) if last else None,
                snapshot=None
                if snapshot is None or not last
                else msgspec.json.encode(snapshot).decode(),
            )
        )
        seq += len(group)


def with_store(database: str, work: Callable[[Store], object]) -> None:
    async def run() -> None:
        store = open_store(database)
        await store.open()
        try:
            await work(store)  # type: ignore[misc]
        finally:
            await store.close()

    asyncio.run(run())


def execute(database: str, sql: str) -> None:
    if database.startswith("postgres"):
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(sql.encode())
    else:
        with contextlib.closing(sqlite3.connect(database)) as plain, plain:
            plain.execute(sql)


async def found_in(store: Store, name: str) -> Finding:
    return await check_table(store, name, Numbers(store).game_of)


WORDS = {
    "a word for a count": ("UPDATE changes SET count = 'x' WHERE table_id = 't' AND seq = 7", 6),
    "a word for a seq": ("UPDATE changes SET seq = 'x' WHERE table_id = 't' AND seq = 7", 6),
    "bytes for changes": ("UPDATE changes SET changes = x'ff' WHERE table_id = 't' AND seq = 7", 6),
    "a word for a time": ("UPDATE tables SET updated = 'x', due = 'y' WHERE id = 't'", 10),
}
"""Only SQLite takes these."""


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_found_and_repaired_up_to_the_last_sound_change(
    damage: str, new_database: NewDatabase
) -> None:
    damage_and_repair(new_database(), *DAMAGES[damage])


@pytest.mark.parametrize("damage", WORDS)
def test_what_is_no_number_is_found_and_repaired(damage: str, tmp_path: Path) -> None:
    damage_and_repair(str(tmp_path / "t.db"), *WORDS[damage])


def damage_and_repair(database: str, sql: str, sound: int) -> None:
    """Nothing sound is lost, nothing is thrown away, and the table goes on."""

    async def write(store: Store) -> None:
        for name in ("t", "other"):
            await store_it(store, name, _named(a_table(), name))
        assert (await found_in(store, "t")).problem is None

    async def repair(store: Store) -> None:
        before = await store.changes("t")
        findings = await found_in(store, "t")
        assert findings.problem is not None
        assert findings.problem.endswith(".")
        assert findings.changes == sound
        assert findings.repair is not None
        await store.repair(findings.repair)
        left = await store.changes("t")
        assert sum(row.count for row in left) == sound
        kept = {row.changes for row in [*left, *await store.quarantined("t")]}
        assert {row.changes for row in before} <= kept, "nothing is thrown away"
        assert (await found_in(store, "other")).problem is None
        if not sound:
            assert await store.ids() == ["other"]
            return
        assert (await found_in(store, "t")).problem is None
        again = Table.load("t", continued(left))
        assert again.problem is None
        row = await store.row("t")
        assert row is not None
        assert row.status == again.status
        chat.say(again, ANA, "It goes on.", 0)
        await store.append(
            Append(
                table="t",
                seq=sound + 1,
                changes=c.to_json(again.take_fresh()).decode(),
                count=1,
                updated=1,
                actors=[],
                due=None,
                token=f"{sound}",
            )
        )

    with_store(database, write)
    execute(database, sql)
    with_store(database, repair)


def _named(table: Table, name: str) -> Table:
    return Table.load(name, [entry.change for entry in table.story])


def test_the_command_tells_repairs_and_then_finds_all_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "t.db")
    with_store(database, lambda store: store_it(store, "t", _named(a_table(), "t")))
    check(database)
    assert "1 tables with 10 changes: all are sound." in capsys.readouterr().out
    execute(database, DAMAGES["a hole"][0])
    with pytest.raises(typer.Exit) as refusal:
        check(database)
    assert refusal.value.exit_code == 1
    assert "After change 5 comes change 7." in " ".join(capsys.readouterr().out.split())
    check(database, repair=True)
    assert "have been repaired" in " ".join(capsys.readouterr().out.split())
    check(database)
    assert "1 tables with 5 changes: all are sound." in capsys.readouterr().out


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(TawantinError, match="There is no database"):
        check(str(tmp_path / "typo.db"))
    assert list(tmp_path.iterdir()) == []
