"""Take the database away for longer than anybody waits, while people play and talk.

    python bench/outage.py --seconds 70                    # SQLite on a file system that fills up
    python bench/outage.py --seconds 70 --postgres         # PostgreSQL stops, and starts again

SQLite's file lies on a small file system of its own (a tmpfs, which takes root's rights to mount)
that is filled to the last byte. Afterwards every acknowledged command must be there once and at its
place, everybody who looked on must have been told, every table must be able to go on, the server
must start again, and the whole database must be sound.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.kill import Ledger, history
from bench.serving import ServerProcess
from tests.postgres import postgres

from tawantin import wire
from tawantin.client import Client, Refused, RemoteTable
from tawantin.tables import Clock

SMALL = 24
"""Megabytes of the small file system."""
Switch = tuple[str, Callable[[], None], Callable[[], None]]
"""A database, what takes it away, and what brings it back."""


@contextlib.contextmanager
def a_disk_that_fills(folder: Path) -> Iterator[Switch]:
    """A file system for SQLite's file alone."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}m", "tmpfs", str(disk)]
    subprocess.run(mount, check=True)
    ballast = disk / "ballast"

    def fill() -> None:
        with ballast.open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    try:
        yield str(disk / "tables.db"), fill, ballast.unlink
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


@contextlib.contextmanager
def a_postgres_that_stops() -> Iterator[Switch]:
    """A PostgreSQL of one's own."""
    with postgres() as database:
        yield database.new_database(), database.stop, database.start


class Evening:
    """Tables, the people at them, and what they were told."""

    def __init__(self, address: str, stack: contextlib.AsyncExitStack) -> None:
        self.address = address
        self.stack = stack
        self.seats: list[list[RemoteTable]] = []
        self.ledgers: list[Ledger] = []
        self.said: list[list[str]] = []
        self.onlookers: list[RemoteTable] = []
        self.refused: Counter[str] = Counter()
        self.over = False

    async def person(self) -> Client:
        return await self.stack.enter_async_context(Client(self.address, patience=300))

    async def open_table(self) -> None:
        """Four people at a table of Counting with a live clock, and one who looks on."""
        people = [await self.person() for _ in range(5)]
        wanted = wire.NewTable(game="counting", seats=4, clock=Clock("live", bank=60))
        info = await people[0].create(wanted)
        for seat in (1, 2, 3):
            await people[seat].send(wire.Sit(table=info.id, seat=seat))
        await people[0].send(wire.Start(table=info.id))
        self.seats.append([await people[seat].watch(info.id, seat) for seat in range(4)])
        self.onlookers.append(await people[4].watch(info.id))
        self.ledgers.append(Ledger())
        self.said.append([])

    async def play(self, table: RemoteTable, ledger: Ledger, chooser: random.Random) -> None:
        """Play until the evening is over; note what was acknowledged."""
        assert table.seat is not None
        while not self.over and (update := table.update) is not None:
            if not update.options:
                await asyncio.sleep(0.01)
                continue
            action = chooser.choice(update.options).text
            ledger.sent.add((update.seq, table.seat, action))
            try:
                seq = await table.play(action, update.seq)
            except Refused as refused:
                self.refused[refused.code] += 1
                await asyncio.sleep(0.05)
            else:
                assert seq not in ledger.acknowledged, f"seq {seq} was acknowledged twice"
                ledger.acknowledged[seq] = (table.seat, action)

    async def talk(self, number: int) -> None:
        """Somebody who looks on talks all the time, at the same door as those who play."""
        table, said = self.onlookers[number], self.said[number]
        for word in range(10**6):
            if self.over:
                return
            try:
                await table.do(wire.Say(table=table.id, text=f"word {word}"))
            except Refused as refused:
                self.refused[refused.code] += 1
            else:
                said.append(f"word {word}")
            await asyncio.sleep(0.2)

    def begin(self, chooser: random.Random) -> list[asyncio.Task[None]]:
        """Everybody plays and talks."""
        tasks = [
            asyncio.ensure_future(self.play(table, ledger, random.Random(chooser.random())))
            for group, ledger in zip(self.seats, self.ledgers, strict=True)
            for table in group
        ]
        talking = [asyncio.ensure_future(self.talk(n)) for n in range(len(self.seats))]
        return tasks + talking

    def moves(self) -> int:
        return sum(len(ledger.acknowledged) for ledger in self.ledgers)

    async def everybody_was_told(self) -> None:
        """Whoever looks at a table has the newest of it."""
        for group, onlooker in zip(self.seats, self.onlookers, strict=True):
            # By a player: what onlookers say is not for players while they play.
            newest = await group[0].do(wire.Say(table=onlooker.id, text="The end."))
            for table in [*group, onlooker]:
                await asyncio.wait_for(table.until(lambda now, n=newest: now.seq >= n), 30)  # type: ignore[misc]
            assert onlooker.info is not None
            assert not any(seat.away for seat in onlooker.info.seats), "somebody's time ran out"


async def more_moves(evening: Evening, wanted: int, tasks: list[asyncio.Task[None]]) -> None:
    """Wait until this many more were acknowledged."""
    until = evening.moves() + wanted
    while evening.moves() < until:
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.05)


def compare(ledger: Ledger, stored: dict[int, tuple[int, int]]) -> None:
    """Whether every acknowledged move is at its place, and every other one was sent by somebody."""
    sent = {(seat, action) for _, seat, action in ledger.sent}
    count = 0
    for seq in sorted(stored):
        seat, after = stored[seq]
        action = f"add {after - count}"
        count = after
        assert (seat, action) in sent, f"nobody sent the move {seq}"
        acknowledged = ledger.acknowledged.pop(seq, (seat, action))
        assert acknowledged == (seat, action), f"the move {seq} is another one"
    assert not ledger.acknowledged, "acknowledged moves are lost"


async def endure(server: ServerProcess, switch: Switch, seconds: float, tables: int) -> str:
    """Play, take the database away, bring it back, play, compare."""
    chooser = random.Random(7)
    async with contextlib.AsyncExitStack() as stack:
        evening = Evening(server.address, stack)
        for _ in range(tables):
            await evening.open_table()
        tasks = evening.begin(chooser)
        await more_moves(evening, 200, tasks)
        await asyncio.to_thread(switch[1])
        await asyncio.sleep(seconds)
        await asyncio.to_thread(switch[2])
        began = time.monotonic()
        await more_moves(evening, 200, tasks)
        again = time.monotonic() - began
        moves = evening.moves()
        evening.over = True
        await asyncio.gather(*tasks)
        await evening.everybody_was_told()
        server.kill()
        await asyncio.to_thread(server.start)
        for number, group in enumerate(evening.seats):
            compare(evening.ledgers[number], await history(server.address, group[0]))
            async with Client(server.address, patience=60) as newcomer:
                seen = await newcomer.watch(group[0].id)
                words = [one.text for one in await seen.story() if one.kind == "said"]
                assert set(evening.said[number]) <= set(words), "acknowledged words are lost"
                assert len(words) == len(set(words)), "words are there twice"
        spoken = sum(map(len, evening.said))
        return (
            f"{moves} moves and {spoken} words acknowledged, all there once; refused: "
            f"{dict(evening.refused)}; 200 moves were made {again:.1f} s after the end"
        )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="The database goes away.")
    parser.add_argument("--seconds", type=float, default=70)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--postgres", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        away = a_postgres_that_stops() if arguments.postgres else a_disk_that_fills(folder)
        switch = stack.enter_context(away)
        server = ServerProcess(folder, switch[0])
        server.start()
        try:
            result = asyncio.run(endure(server, switch, arguments.seconds, arguments.tables))
        finally:
            server.stop()
        lacking = "PostgreSQL" if arguments.postgres else "room"
        print(f"{arguments.seconds:g} s without {lacking}: {result}")
        checked = subprocess.run(
            [sys.executable, "-m", "tawantin", "check", switch[0]],
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)},
            check=False,
        )
        raise SystemExit(checked.returncode)


if __name__ == "__main__":
    main()
