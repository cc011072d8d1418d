"""Tables for tests."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from tests.nim_game.rules import MOST_IN_A_HEAP

from tawantin import Chance
from tawantin.tables import Clock, Refusal, Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r

ANA, BO, CID, EVE = (r.Person(name.lower(), name) for name in ("Ana", "Bo", "Cid", "Eve"))


class FullHeap(Chance):
    """The largest heap, so that a game has a few moves."""

    def pick(self, n: int) -> int:
        return n - 1


def opened(
    seats: int = 2, clock: Clock | None = None, game: str = "nim", **settings: object
) -> Table:
    """A table of Ana's, nobody seated."""
    wanted = c.Configured(at=0, seats=seats, clock=clock or Clock(), **settings)  # type: ignore[arg-type]
    return r.open_table("t", ANA, wanted, game, 0)


def started(seats: int = 2, clock: Clock | None = None) -> Table:
    """Ana, Bo (and Cid) have begun a game of Nim."""
    table = opened(seats, clock)
    for seat, person in enumerate([ANA, BO, CID][:seats]):
        r.sit(table, person, seat, None, 0)
    r.start(table, ANA, 0, FullHeap())
    assert table.match is not None
    assert table.match.state.heap == MOST_IN_A_HEAP
    return table


def take(table: Table, person: r.Person, seat: int, stones: int, now: int = 0) -> None:
    """A move in Nim."""
    r.play(table, person, seat, table.seq, f"take {stones}", now)


def heap(table: Table) -> int:
    """How many stones are left."""
    assert table.match is not None
    return int(table.match.state.heap)


def reloaded(table: Table) -> Table:
    """The table as it comes back from a store."""
    written = [c.to_json(entry.change) for entry in table.story]
    return Table.load(table.id, [c.from_json(text) for text in written])


@contextlib.contextmanager
def refused(code: str, table: Table) -> Iterator[None]:
    """It is refused with this code, and the table is as it was."""
    before = (table.seq, len(table.fresh), None if table.match is None else table.match.state)
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
    assert before == (
        table.seq,
        len(table.fresh),
        None if table.match is None else table.match.state,
    )
