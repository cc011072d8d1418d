"""What the server asks of tables that have not begun; the same tests on both databases."""

from __future__ import annotations

from tawantin.store import Row, Store, own

from .test_store import NewDatabase, appending, with_store


def test_unused_tables_are_found_listed_or_not_the_oldest_first(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        for name, status, listed, updated in (
            ("seen", "open", True, 3),
            ("hidden", "open", False, 2),
            ("first", "open", True, 1),
            ("begun", "playing", True, 1),
            ("over", "finished", False, 1),
            ("new", "open", True, 9),
        ):
            row = Row(id=name, game="nim", status=status, listed=listed, info="{}")
            await store.append(appending(name, 1, row=row, updated=updated))
        assert await store.ask(own.unused, 9) == ["first", "hidden", "seen"]
        assert await store.ask(own.unused, 9, limit=2) == ["first", "hidden"]

    with_store(new_database(), work)
