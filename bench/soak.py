"""A long evening: 200 people play, talk, come and go, and the server is killed now and then.

    python bench/soak.py                                     # two hours, a kill every ten minutes
    python bench/soak.py --minutes 20 --kill-every 5 --pause 4 --plots docs/performance

Everybody decides after a pause of their own; some talk, look away and come back, leave their seat
to a bot, or lose their connection. Once a finished game is over its table plays another. Every ten
seconds the server's memory and how long moves took to their acknowledgement are noted; at the end
every acknowledged move must be in the database at its place, and no table have a hole. A process
lives until the next kill, so memory is that of one process between two kills.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.kill import database
from bench.load import cpu_seconds
from bench.serving import ServerProcess

from tawantin import wire
from tawantin.arena.chart import chart
from tawantin.client import Client, ConnectionLost, Refused, RemoteTable
from tawantin.store.opening import find_backend
from tawantin.store.reading import continued
from tawantin.tables import changes as c

GAMES = ("chocolatl", "machu_picchu", "cuzco", "inca_empire")
EVERY = 10.0
"""Seconds between two notes."""


class Notes:
    """What was seen of the server."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.waits: list[float] = []
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        """By table and seq, who did what there."""
        self.did: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.memory: list[tuple[float, float]] = []
        self.middle: list[tuple[float, float]] = []
        self.slowest: list[tuple[float, float]] = []
        self.kills: list[float] = []

    def minutes(self) -> float:
        """Since the beginning."""
        return (time.monotonic() - self.began) / 60

    def note(self, process: int) -> None:
        """Memory, and latencies since the last note; also said at once, for who looks on."""
        now, waits = self.minutes(), sorted(self.waits)
        self.waits = []
        held = memory_mb(process)
        if held is not None:
            self.memory.append((now, held))
        if waits:
            self.middle.append((now, 1000 * waits[len(waits) // 2]))
            self.slowest.append((now, 1000 * waits[len(waits) * 99 // 100]))
            print(
                f"{now:6.1f} min  {held or 0:6.1f} MB  p50 {self.middle[-1][1]:6.1f} ms  "
                f"p99 {self.slowest[-1][1]:6.1f} ms  {len(waits)} moves",
                file=sys.stderr,
                flush=True,
            )


def memory_mb(process: int) -> float | None:
    """What a process holds in memory; None if it is not there."""
    with contextlib.suppress(OSError):
        match = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
        return None if match is None else int(match[1]) / 1024
    return None


class Guest:
    """Somebody at a table, for the whole evening."""

    def __init__(self, client: Client, table: RemoteTable, notes: Notes, pause: float) -> None:
        self.client, self.table, self.notes, self.pause = client, table, notes, pause
        self.chooser = random.Random(client.me.id)

    async def stay(self) -> None:
        """Until the evening ends; what a broken connection leaves undone is done again later."""
        while True:
            try:
                await self.one_thing()
            except Refused as refused:
                self.notes.refused[refused.code] += 1
                await asyncio.sleep(0.2)
            except ConnectionLost:
                self.notes.did["not answered"] += 1

    async def one_thing(self) -> None:
        """Wait a little, then decide if asked, and now and then do something else."""
        await asyncio.sleep(self.chooser.expovariate(1 / self.pause))
        chance = self.chooser.random()
        if chance < 0.02:
            await self.table.do(wire.Say(table=self.table.id, text=f"word {chance}"))
            self.notes.did["said"] += 1
        elif chance < 0.03 and self.client._socket is not None:
            await self.client._socket.close()  # a tunnel; the client connects again by itself
            self.notes.did["reconnected"] += 1
        elif chance < 0.04:
            await self.client.watch(self.table.id, self.table.seat)
            self.table = self.client.tables[self.table.id]
            self.notes.did["looked anew"] += 1
        elif chance < 0.045 and self.table.seat is not None:
            await self.leave_and_return(self.table.seat)
        await self.decide()

    async def leave_and_return(self, seat: int) -> None:
        """A bot plays meanwhile."""
        await self.table.do(wire.Leave(table=self.table.id, seat=seat))
        await asyncio.sleep(self.pause)
        await self.table.do(wire.ComeBack(table=self.table.id, seat=seat))
        self.notes.did["left and came back"] += 1

    async def decide(self) -> None:
        """One of the options, if there are any."""
        update, seat = self.table.update, self.table.seat
        if update is None or seat is None:
            return
        if update.status == "finished":
            await self.again()
        elif update.options:
            action = self.chooser.choice(update.options).text
            began = time.monotonic()
            seq = await self.table.play(action, update.seq)
            self.notes.waits.append(time.monotonic() - began)
            self.notes.acknowledged[self.table.id, seq] = seat, action

    async def again(self) -> None:
        """The host asks for another game; all follow to its table."""
        info = self.table.info
        if info is None:
            return
        if info.rematch is None:
            if info.host == self.client.me.id:
                await self.table.do(wire.Rematch(table=info.id))
                self.notes.did["games"] += 1
            return
        old, host = self.table, info.host == self.client.me.id
        self.table = await self.client.watch(info.rematch, old.seat)
        await self.client.unwatch(old.id)
        if host and self.table.update is not None and self.table.update.status == "open":
            await self.table.do(wire.Start(table=self.table.id))


async def seated(
    address: str,
    game: str,
    seats: int,
    notes: Notes,
    pause: float,
    stack: contextlib.AsyncExitStack,
) -> list[Guest]:
    """A table whose game has begun."""
    people = [await stack.enter_async_context(Client(address, patience=300)) for _ in range(seats)]
    info = await people[0].create(wire.NewTable(game=game, seats=seats))
    for seat, person in enumerate(people[1:], 1):
        await person.send(wire.Sit(table=info.id, seat=seat))
    await people[0].send(wire.Start(table=info.id))
    return [
        Guest(person, await person.watch(info.id, seat), notes, pause)
        for seat, person in enumerate(people)
    ]


async def evening(
    server: ServerProcess, tables: int, minutes: float, kill_every: float, pause: float
) -> Notes:
    """Play, note, kill."""
    notes = Notes()
    async with contextlib.AsyncExitStack() as stack:
        guests: list[Guest] = []
        for number in range(tables):
            game = GAMES[number % len(GAMES)]
            guests += await seated(server.address, game, 4, notes, pause, stack)
        playing = [asyncio.ensure_future(guest.stay()) for guest in guests]
        notes.began = time.monotonic()
        next_kill = kill_every
        while notes.minutes() < minutes:
            await asyncio.sleep(EVERY)
            notes.note(server.process)
            if notes.minutes() >= next_kill and notes.minutes() < minutes - 1:
                next_kill += kill_every
                notes.kills.append(notes.minutes())
                server.kill()
                await asyncio.to_thread(server.start)
            for task in playing:
                if task.done():
                    task.result()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return notes


def missing(address: str, notes: Notes) -> list[str]:
    """What was acknowledged and is not stored at its place."""
    backend = find_backend(address)
    backend.open()
    try:
        stored: dict[tuple[str, int], tuple[int, str]] = {}
        for name in backend.ids(None):
            for seq, change in enumerate(continued(backend.changes(name, 0)), 1):
                if isinstance(change, c.Moved):
                    stored[name, seq] = change.seat, change.action
    finally:
        backend.close()
    acknowledged = notes.acknowledged.items()
    return [f"{at}: {what}" for at, what in acknowledged if stored.get(at) != what]


def draw(notes: Notes, people: int, folder: Path) -> None:
    """Memory and latency over the evening."""
    folder.mkdir(parents=True, exist_ok=True)
    subtitle = f"{people} people at {people // 4} tables; killed {len(notes.kills)} times"
    memory = chart("Memory of the server", subtitle, {"held": notes.memory}, "minutes", "MB")
    (folder / "soak-memory.svg").write_text(memory, encoding="utf-8")
    waits = {"p50": notes.middle, "p99": notes.slowest}
    waiting = chart("From a move to its acknowledgement", subtitle, waits, "minutes", "ms")
    (folder / "soak-latency.svg").write_text(waiting, encoding="utf-8")


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="A long evening.")
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kill-every", type=float, default=10, help="minutes")
    parser.add_argument("--pause", type=float, default=2, help="seconds between decisions, mean")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--plots", type=Path)
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as name,
        database(arguments.postgres, Path(name)) as (address, _),
    ):
        server = ServerProcess(Path(name), address)
        server.start()
        try:
            notes = asyncio.run(
                evening(
                    server,
                    arguments.tables,
                    arguments.minutes,
                    arguments.kill_every,
                    arguments.pause,
                )
            )
            used = cpu_seconds(server.process)
        finally:
            server.stop()
        lost = missing(address, notes)
    for what in lost[:20]:
        print(what)
    memory = [mb for _, mb in notes.memory]
    waits = sorted(ms for _, ms in notes.slowest)
    print(
        f"{arguments.minutes:g} minutes, {4 * arguments.tables} people, {len(notes.kills)} kills: "
        f"{len(notes.acknowledged)} acknowledged moves, {len(lost)} lost; "
        f"{dict(notes.did)}; refused {dict(notes.refused)}; "
        f"memory {min(memory):.0f} to {max(memory):.0f} MB, at the end {memory[-1]:.0f}; "
        f"p99 of ten seconds: middle {waits[len(waits) // 2]:.0f} ms, worst {waits[-1]:.0f} ms; "
        f"the last process used {used:.0f} s of processor time"
    )
    if arguments.plots is not None:
        draw(notes, 4 * arguments.tables, arguments.plots)
    sys.exit(bool(lost))


if __name__ == "__main__":
    main()
