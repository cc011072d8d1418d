"""What every store must do: the same tests on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Awaitable, Callable

import psycopg
import pytest

from tawantin.store import Append, Conflict, Row, Store, open_store

NewDatabase = Callable[[], str]


def appending(table: str, seq: int, count: int = 1, **more: object) -> Append:
    values: dict[str, object] = {
        "changes": "[" + ",".join(f'{{"n":{seq + i}}}' for i in range(count)) + "]",
        "updated": 1000 + seq,
        "actors": [0],
        "due": None,
        "token": secrets.token_hex(8),
    }
    return Append(table=table, seq=seq, count=count, **{**values, **more})  # type: ignore[arg-type]


def row(table: str, **more: object) -> Row:
    values: dict[str, object] = {
        "game": "nim",
        "status": "open",
        "listed": True,
        "info": "{}",
        "members": ["ana"],
    }
    return Row(id=table, **{**values, **more})  # type: ignore[arg-type]


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_appended_is_there_after_the_store_was_closed(new_database: NewDatabase) -> None:
    database = new_database()

    async def write(store: Store) -> None:
        await store.append(appending("t", 1, 2, row=row("t")))
        await store.append(appending("t", 3))

    async def read(store: Store) -> None:
        answer = await store.changes("t")
        assert [(one.seq, one.count, one.changes) for one in answer] == [
            (1, 2, '[{"n":1},{"n":2}]'),
            (3, 1, '[{"n":3}]'),
        ]
        assert [one.seq for one in await store.changes("t", 2)] == [3]
        assert await store.changes("u") == []

    with_store(database, write)
    with_store(database, read)


def test_nobody_can_append_twice_at_the_same_place(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await store.append(appending("t", 1, row=row("t")))
        with pytest.raises(Conflict):
            await store.append(appending("t", 1, row=row("t", status="finished")))
        answer = await store.row("t")
        assert answer is not None
        assert answer.status == "open"

    with_store(new_database(), work)


def test_only_what_continues_a_table_is_stored(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append(appending("t", 2, row=row("t")))
        await store.append(appending("t", 1, 2, row=row("t")))
        for seq in (4, 7, 2, 1):
            with pytest.raises(Conflict):
                await store.append(appending("t", seq))
        await store.append(appending("t", 3))
        assert [one.seq for one in await store.changes("t")] == [1, 3]

    with_store(new_database(), work)


def test_the_database_itself_refuses_a_hole(new_database: NewDatabase) -> None:
    database = new_database()

    async def work(store: Store) -> None:
        await store.append(appending("t", 1, row=row("t")))
        await store.append(appending("t", 2))
        await store.changes("t")

    with_store(database, work)
    write = "INSERT INTO changes VALUES ('t', %d, 1, '[]', 'x')"
    if database.startswith("postgres"):
        with psycopg.connect(database, autocommit=True) as connection:
            answer = [connection.execute(write % seq).rowcount for seq in (5, 3)]
    else:
        with contextlib.closing(sqlite3.connect(database)) as plain, plain:
            answer = [plain.execute(write % seq).rowcount for seq in (5, 3)]
    assert answer == [0, 1]


def test_a_conflict_in_a_group_stops_only_itself(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await store.append(appending("b", 1, row=row("b")))
        results = await asyncio.gather(
            *[store.append(appending(name, 1, row=row(name))) for name in "abcde"],
            return_exceptions=True,
        )
        assert [type(result) for result in results].count(Conflict) == 1
        assert isinstance(results[1], Conflict)
        assert await store.ids() == ["a", "b", "c", "d", "e"] or set(await store.ids()) == set(
            "abcde"
        )

    with_store(new_database(), work)


def test_an_append_that_was_stored_before_its_answer_got_lost_counts_once(
    new_database: NewDatabase,
) -> None:
    async def work(store: Store) -> None:
        append = appending("t", 1, row=row("t"))
        await store.append(append)
        await store.append(append)
        assert len(await store.changes("t")) == 1

    with_store(new_database(), work)


def test_many_appends_at_once_share_commits(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        names = [f"t{n}" for n in range(300)]
        await asyncio.gather(*[store.append(appending(n, 1, row=row(n))) for n in names])
        before = store.commits
        await asyncio.gather(*[store.append(appending(n, 2)) for n in names])
        assert store.commits - before < 100
        assert len(await store.ids()) == 300
        assert [one.seq for one in await store.changes("t299")] == [1, 2]

    with_store(new_database(), work)


def test_lists_show_listed_tables_and_ones_own(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await store.append(appending("a", 1, row=row("a")))
        await store.append(appending("b", 1, updated=3000, row=row("b", listed=False)))
        await store.append(
            appending("c", 1, updated=2000, row=row("c", status="playing", members=["bo"]))
        )
        assert [one.id for one in await store.listed()] == ["c", "a"]
        assert [one.id for one in await store.listed(status="open")] == ["a"]
        assert [one.id for one in await store.listed(game="chocolatl")] == []
        assert [one.id for one in await store.tables_of("ana")] == ["b", "a"]
        await store.append(appending("a", 2, updated=4000, actors=[1, 2]))
        first = (await store.tables_of("ana"))[0]
        assert (first.id, first.updated, first.actors) == ("a", 4000, [1, 2])
        await store.append(appending("a", 3, row=row("a", members=["bo"])))
        assert [one.id for one in await store.tables_of("ana")] == ["b"]

    with_store(new_database(), work)


def test_tables_come_due_while_they_are_played(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await store.append(appending("a", 1, due=50, row=row("a", status="playing")))
        await store.append(appending("b", 1, due=70, row=row("b", status="playing")))
        await store.append(appending("c", 1, due=10, row=row("c", status="finished")))
        assert await store.due(49) == []
        assert await store.due(70) == ["a", "b"]
        await store.append(appending("a", 2, due=None))
        assert await store.due(70) == ["b"]

    with_store(new_database(), work)


def test_the_newest_snapshot_is_kept(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        await store.append(appending("t", 1, row=row("t"), snapshot="one"))
        assert await store.snapshot("t") == "one"
        await store.append(appending("t", 2, snapshot="two"))
        assert await store.snapshot("t") == "two"
        assert await store.snapshot("u") is None

    with_store(new_database(), work)


def test_documents_are_kept(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        assert await store.add("account", "ana", b"1")
        assert not await store.add("account", "ana", b"2")
        assert await store.get("account", "ana") == b"1"
        await store.put("account", "ana", b"3")
        assert await store.get("account", "ana") == b"3"
        await store.put("push", "ana:x", b"\x00\xff")
        await store.put("push", "anabel:y", b"y")
        assert await store.find("push", "ana:") == [("ana:x", b"\x00\xff")]
        await store.put("push", "anaé", b"z")
        assert [key for key, _ in await store.find("push", "ana")] == ["ana:x", "anabel:y", "anaé"]
        assert [key for key, _ in await store.find("push", "ana", 2)] == ["ana:x", "anabel:y"]
        assert await store.find("push", "b") == []
        await store.delete("account", "ana")
        assert await store.get("account", "ana") is None

    with_store(new_database(), work)


def test_lists_say_who_must_decide_after_the_last_of_many_changes(
    new_database: NewDatabase,
) -> None:
    async def work(store: Store) -> None:
        await store.append(appending("t", 1, row=row("t"), actors=[]))
        await store.append(appending("t", 2, row=row("t", status="playing"), actors=[0], due=1))
        await store.append(appending("t", 3, actors=[1], due=2))
        listed = await store.row("t")
        assert listed is not None
        assert (listed.actors, listed.due) == ([1], 2)

    with_store(new_database(), work)
