"""What only one of the two stores does."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.postgres import Postgres

from tawantin.store import Append, Unavailable, open_store
from tawantin.store.opening import find_backend
from tawantin.store.sqlite import FOLD_AFTER, SqliteBackend

from .test_store import appending, row


def test_sqlite_is_fully_durable(tmp_path: Path) -> None:
    backend = find_backend(str(tmp_path / "t.db"))
    backend.open()
    writer: sqlite3.Connection = backend._writer  # type: ignore[attr-defined]
    assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
    backend.close()


def test_what_is_only_in_the_journal_is_found_by_whoever_opens_the_file(tmp_path: Path) -> None:
    backend = find_backend(str(tmp_path / "t.db"))
    backend.open()
    assert backend.commit([appending("t", 1, row=row("t"))]) == [True]
    for seq in range(2, 6):
        assert backend.commit([appending("t", seq)]) == [True]
    writer: sqlite3.Connection = backend._writer  # type: ignore[attr-defined]
    assert writer.execute("SELECT count(*) FROM journal").fetchone() == (4,)
    # As after a crash: nobody closed the first one.
    other = find_backend(str(tmp_path / "t.db"), exclusive=False)
    other.open()
    assert [stored.seq for stored in other.changes("t", 0)] == [1, 2, 3, 4, 5]
    other.close()
    assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
    backend.close()


def test_an_append_after_others_in_the_journal_conflicts_as_ever(tmp_path: Path) -> None:
    backend = find_backend(str(tmp_path / "t.db"))
    backend.open()
    backend.commit([appending("t", 1, row=row("t"))])
    second = appending("t", 2)
    assert backend.commit([second]) == [True]
    assert backend.commit([appending("t", 2), appending("t", 3)]) == [False, True]
    assert backend.commit([second]) == [True], "the very same append is stored already"
    assert [stored.seq for stored in backend.changes("t", 0)] == [1, 2, 3]
    backend.close()


def test_the_journal_is_folded_before_it_grows_long(tmp_path: Path) -> None:
    backend = find_backend(str(tmp_path / "t.db"))
    backend.open()
    backend.commit([appending("t", 1, row=row("t"))])
    for first in range(2, 2 * FOLD_AFTER, 50):
        backend.commit([appending("t", seq) for seq in range(first, first + 50)])
    writer: sqlite3.Connection = backend._writer  # type: ignore[attr-defined]
    assert writer.execute("SELECT count(*) FROM journal").fetchone()[0] * 50 < FOLD_AFTER
    assert writer.execute("SELECT count(*) FROM changes").fetchone()[0] >= FOLD_AFTER
    backend.close()


def test_a_second_server_on_one_file_is_told_so(tmp_path: Path) -> None:
    first, second = (find_backend(str(tmp_path / "t.db")) for _ in range(2))
    first.open()
    with pytest.raises(Unavailable, match="Another server already uses"):
        second.open()
    first.close()
    second.open()
    second.close()


def _of_another_program(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmarks (page TEXT)")
    connection.close()


def _no_database(path: Path) -> None:
    path.write_bytes(b"something else entirely" * 100)


@pytest.mark.parametrize("make", [_no_database, _of_another_program])
def test_what_is_no_database_of_ours_is_told_so_and_left_as_it_is(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    path = tmp_path / "t.db"
    make(path)
    path.chmod(0o644)
    before = path.read_bytes(), path.stat().st_mode
    with pytest.raises(Unavailable, match=r"t\.db is not a Tawantin database\.$"):
        find_backend(str(path)).open()
    assert (path.read_bytes(), path.stat().st_mode) == before


def test_what_is_no_file_is_left_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o644)
    mode = pipe.stat().st_mode
    with pytest.raises(Unavailable, match="is not a file"):
        SqliteBackend(pipe).open()
    assert pipe.stat().st_mode == mode
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    backend = find_backend(str(tmp_path / "t.db"))
    backend.open()
    backend.close()
    with sqlite3.connect(tmp_path / "t.db") as connection:
        connection.execute("UPDATE version SET version = 99")
    connection.close()
    with pytest.raises(Unavailable, match="written by a newer Tawantin"):
        find_backend(str(tmp_path / "t.db")).open()


def test_a_full_disk_is_told_in_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    backend = find_backend(str(tmp_path / "t.db"))
    backend.open()
    backend.commit([appending("t", 1, row=row("t"))])
    writer: sqlite3.Connection = backend._writer  # type: ignore[attr-defined]
    pages = writer.execute("PRAGMA page_count").fetchone()[0]
    writer.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Unavailable, match="disk is full"):
        backend.commit([appending("t", 2, changes='["' + "x" * 100_000 + '"]')])
    writer.execute("PRAGMA max_page_count = 1000000")
    assert backend.commit([appending("t", 2)]) == [True]
    backend.close()


@pytest.mark.parametrize("address", ["mysql://localhost/x", "http://example.org"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(Unavailable, match="must be a file or a postgresql://"):
        find_backend(address)


def test_a_postgres_that_is_not_there_is_told_without_its_password() -> None:
    backend = find_backend("postgresql://tawantin:s3cret@127.0.0.1:1/tawantin")
    with pytest.raises(Unavailable) as refusal:
        backend.open()
    assert "s3cret" not in str(refusal.value)
    assert "s3cret" not in backend.name


def test_two_processes_on_one_postgres_hear_of_each_other(a_postgres: Postgres) -> None:
    database = a_postgres.new_database()

    async def work() -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        news: asyncio.Queue[str] = asyncio.Queue()
        first, second = open_store(database), open_store(database)
        await first.open()
        await second.open(
            lambda table, seq: heard.put_nowait((table, seq)),
            lambda process, message: news.put_nowait(message),
        )
        assert await heard.get() == ("", 0)
        await first.append(appending("t", 1, 3, row=row("t")))
        assert await asyncio.wait_for(heard.get(), 10) == ("t", 3)
        await second.append(appending("u", 1, row=row("u")))
        await first.append(appending("t", 4))
        assert await asyncio.wait_for(heard.get(), 10) == ("t", 4), "one's own are not heard"
        await second.tell("to myself")
        await first.tell("it's a message, in words")
        assert await asyncio.wait_for(news.get(), 10) == "it's a message, in words"
        await first.close()
        await second.close()

    asyncio.run(work())


def test_appends_wait_for_a_postgres_that_restarts(a_postgres: Postgres) -> None:
    database = a_postgres.new_database()

    async def work() -> None:
        store = open_store(database)
        heard: list[str | None] = []
        store.on_waiting = heard.append
        await store.open()
        await store.append(appending("t", 1, row=row("t")))
        await asyncio.to_thread(a_postgres.stop)
        later: list[Append] = [appending("t", 2), appending("u", 1, row=row("u"))]
        waiting = [store.append(append) for append in later]
        while not heard:
            await asyncio.sleep(0.02)
        assert store.waiting
        await asyncio.to_thread(a_postgres.start)
        await asyncio.wait_for(asyncio.gather(*waiting), 30)
        assert not store.waiting
        assert heard[0] is not None
        assert heard[-1] is None
        assert [one.seq for one in await store.changes("t")] == [1, 2]
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("number", range(4))
def test_a_store_can_be_closed_while_others_read_and_write(tmp_path: Path, number: int) -> None:
    backend = find_backend(str(tmp_path / f"{number}.db"))
    backend.open()
    backend.commit([appending("t", 1, row=row("t"))])
    began = threading.Barrier(5)
    ended: list[str] = []
    seqs = iter(range(2, 10**6))

    def hammer(work: Callable[[], object]) -> None:
        began.wait()
        try:
            while True:
                work()
        except Unavailable as error:
            ended.append(str(error))

    works: list[Callable[[], object]] = [
        lambda: backend.changes("t", 0),
        lambda: backend.row("t"),
        lambda: backend.put("kind", "key", b"value"),
        lambda: backend.commit([appending("t", next(seqs))]),
    ]
    threads = [threading.Thread(target=hammer, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    began.wait()
    backend.close()
    for thread in threads:
        thread.join(20)
    assert len(ended) == 4
    assert all("closed" in sentence for sentence in ended)


def test_a_journal_that_cannot_be_folded_now_is_folded_later(tmp_path: Path) -> None:
    backend = find_backend(str(tmp_path / "t.db"))
    backend.open()
    backend.commit([appending("t", 1, row=row("t"))])
    backend.commit([appending("t", 2)])
    writer: sqlite3.Connection = backend._writer  # type: ignore[attr-defined]
    pages = writer.execute("PRAGMA page_count").fetchone()[0]
    long = '["' + "x" * 4000 + '"]'
    writer.execute("PRAGMA max_page_count = 1000000")
    backend.commit([appending("t", 3, changes=long)])
    writer.execute(f"PRAGMA max_page_count = {pages}")
    for _ in range(2):
        with pytest.raises(Unavailable, match="disk is full"):
            backend.changes("t", 0)
    writer.execute("PRAGMA max_page_count = 1000000")
    assert [stored.seq for stored in backend.changes("t", 0)] == [1, 2, 3]
    backend.close()


def test_a_journal_row_that_cannot_be_read_harms_no_other(tmp_path: Path) -> None:
    backend = find_backend(str(tmp_path / "t.db"))
    backend.open()
    backend.commit([appending("t", 1, row=row("t"))])
    backend.commit([appending("u", 1, row=row("u"))])
    writer: sqlite3.Connection = backend._writer  # type: ignore[attr-defined]
    backend.commit([appending("t", 2)])
    writer.execute("INSERT INTO journal (appends) VALUES (?)", (b"\xff{broken",))
    backend.commit([appending("u", 2)])
    backend.close()
    again = find_backend(str(tmp_path / "t.db"))
    again.open()
    for table in ("t", "u"):
        assert [stored.seq for stored in again.changes(table, 0)] == [1, 2]
    assert len(again.quarantined("")) == 1
    again.close()
