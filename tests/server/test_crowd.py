"""Those who wait at the door of a table are let in together; each gets its own answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tawantin.server.hub import Hub
from tawantin.server.thinking import Thinkers
from tawantin.store import Conflict, open_store
from tawantin.store.store import Done, Store
from tawantin.tables import Refusal, Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.chat import say

ANA = r.Person("ana", "Ana")
Work = Callable[[Hub, Store], Awaitable[None]]


def with_hub(folder: Path, work: Work) -> None:
    """A hub with one table of Nim, on a real database."""

    async def run() -> None:
        store = open_store(str(folder / "t.db"))
        await store.open()
        hub = Hub(store, Thinkers(0, 0.0))
        try:
            table = r.open_table("t", ANA, c.Configured(at=0, seats=2), "nim", 0)
            await hub.tables.create(table)
            await work(hub, store)
        finally:
            await hub.close()
            await store.close()

    asyncio.run(run())


def saying(text: str) -> Callable[[Table], None]:
    return lambda table: say(table, ANA, text, 0)


def refused(table: Table) -> None:
    raise Refusal("illegal", "Not that.")


async def rows(store: Store) -> list[tuple[int, int]]:
    """Where each stored row begins, and how many changes it has."""
    return [(row.seq, row.count) for row in await store.changes("t")]


def words(hub: Hub) -> list[str]:
    live = hub.tables.get("t")
    assert live is not None
    assert live.stored_seq == live.table.seq
    return [one.change.text for one in live.table.story if isinstance(one.change, c.Said)]


def test_all_who_wait_are_stored_at_once_and_answered_by_themselves(tmp_path: Path) -> None:
    async def work(hub: Hub, store: Store) -> None:
        asked = [saying("a"), saying("b"), refused, saying("c")]
        answers = await asyncio.gather(
            *[hub.tables.change("t", one) for one in asked], return_exceptions=True
        )
        assert [answers[n] for n in (0, 1, 3)] == [2, 3, 4]
        assert isinstance(answers[2], Refusal)
        assert await rows(store) == [(1, 1), (2, 1), (3, 2)]
        assert words(hub) == ["a", "b", "c"]

    with_hub(tmp_path, work)


def test_if_all_are_refused_nothing_is_stored_and_the_door_is_open(tmp_path: Path) -> None:
    async def work(hub: Hub, store: Store) -> None:
        asked = [saying("a"), refused, refused]
        answers = await asyncio.gather(
            *[hub.tables.change("t", one) for one in asked], return_exceptions=True
        )
        assert [type(one) for one in answers] == [int, Refusal, Refusal]
        assert await hub.tables.change("t", saying("b")) == 3

    with_hub(tmp_path, work)


def test_a_defect_in_one_harms_none_of_the_others(tmp_path: Path) -> None:
    def broken(table: Table) -> None:
        say(table, ANA, "half", 0)
        raise ZeroDivisionError

    async def work(hub: Hub, store: Store) -> None:
        asked = [saying("a"), saying("b"), broken, saying("c")]
        answers = await asyncio.gather(
            *[hub.tables.change("t", one) for one in asked], return_exceptions=True
        )
        assert isinstance(answers[2], ZeroDivisionError)
        assert words(hub) == ["a", "b", "c"]
        assert sum(count for _, count in await rows(store)) == 4

    with_hub(tmp_path, work)


@pytest.mark.parametrize("trouble", [Conflict("another was faster"), OSError("no disk")])
def test_what_could_not_be_stored_is_said_to_all_or_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    async def work(hub: Hub, store: Store) -> None:
        submit, left = store.submit, [None, trouble]

        def failing(append: object, done: Done) -> None:
            if left and (error := left.pop(0)) is not None:
                asyncio.get_running_loop().call_soon(done, error)
            else:
                submit(append, done)  # type: ignore[arg-type] # as it came

        monkeypatch.setattr(store, "submit", failing)
        asked = [saying("a"), saying("b"), saying("c")]
        answers = await asyncio.gather(
            *[hub.tables.change("t", one) for one in asked], return_exceptions=True
        )
        if isinstance(trouble, Conflict):
            assert answers == [2, 3, 4]
            assert words(hub) == ["a", "b", "c"]
        else:
            assert answers == [2, trouble, trouble]
            assert await hub.tables.change("t", saying("d")) == 3
            assert words(hub) == ["a", "d"]

    with_hub(tmp_path, work)
