"""Documents that several change at once: the same tests on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

from tawantin.people import ties
from tawantin.people.matching import GONE_MS, Seek
from tawantin.people.ties import Ties
from tawantin.store import Store, together

from .test_store import NewDatabase, with_store

NOW = 1_000_000


def seek(person: str, **more: object) -> Seek:
    values = {"game": "nim", "pace": "live", "seats": [2], "since": NOW, "seen": NOW, **more}
    return Seek(person=person, **values)  # type: ignore[arg-type] # as given


def test_people_are_brought_together_once_and_seated_at_the_same_table(
    new_database: NewDatabase,
) -> None:
    async def work(store: Store) -> None:
        names = iter(["one", "two", "three"])
        for person in ("ana", "bo"):
            assert await store.ask(together.seek, seek(person))
        settle = [store.ask(together.settle, NOW, lambda: next(names)) for _ in range(3)]
        settled = await asyncio.gather(*settle)
        # Whoever asks hears of the same group until its table is there.
        tables = {one.table for groups in settled for group in groups for one in group.seeks}
        assert len(tables) == 1
        (group,) = settled[0]
        assert [one.person for one in group.seeks] == ["ana", "bo"]
        assert not await store.ask(together.seek, seek("ana", seats=[3]))
        await store.ask(together.cancel, "bo")  # too late
        assert len(await store.ask(together.seeks)) == 2
        await store.ask(together.seated, group)
        assert await store.ask(together.seeks) == []

    with_store(new_database(), work)


def test_who_cancels_or_goes_away_is_not_seated(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        for person in ("ana", "bo", "cid"):
            await store.ask(together.seek, seek(person, seats=[3]))
        await store.ask(together.cancel, "bo")
        await store.ask(together.seek, seek("dora", seats=[2, 3]))
        later = NOW + GONE_MS + 1
        await store.ask(together.still_here, ["ana", "dora"], later)
        assert await store.ask(together.settle, later, lambda: "table") == []
        assert {one.person for one in await store.ask(together.seeks)} == {"ana", "dora"}

    with_store(new_database(), work)


def test_who_blocks_somebody_is_not_seated_with_them(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        for person in ("ana", "bo"):
            await store.ask(together.seek, seek(person))
        change = lambda known: ties.changed(known, "ana", None, True)  # noqa: E731
        await store.ask(together.change, together.TIES, "bo", Ties(), change)
        assert await store.ask(together.settle, NOW, lambda: "table") == []

    with_store(new_database(), work)


def test_changes_of_one_document_at_once_are_all_kept(new_database: NewDatabase) -> None:
    async def work(store: Store) -> None:
        def follow(number: int) -> together.Change[Ties]:
            return lambda known: ties.changed(known, f"person{number}", True, None)

        changes = [
            store.ask(together.change, together.TIES, "ana", Ties(), follow(n)) for n in range(12)
        ]
        await asyncio.gather(*changes)
        ties_now = await store.ask(together.change, together.TIES, "ana", Ties(), lambda one: one)
        assert len(ties_now.follows) == 12

    with_store(new_database(), work)


def test_whoever_is_blocked_is_followed_no_longer() -> None:
    changed = ties.changed(Ties(["ana"], []), "ana", None, True)
    assert changed == Ties([], ["ana"])
