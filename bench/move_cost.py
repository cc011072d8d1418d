"""What a move costs the server between its sockets and its store, part by part.

    python bench/move_cost.py --game cuzco --moves 20000
    python bench/move_cost.py --game cuzco --profile

No sockets, no disk, one thread: requests come in as the wire has them, updates go to viewers that
only count them, and the store says at once that everything is stored. Processor time of this
process, the best of several rounds; on a busy machine it still differs by a third from run to run,
so compare versions by turns.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.counting_game import GAME as COUNTING

import tawantin
from tawantin import wire
from tawantin.kernel.build import build_name
from tawantin.server.collecting import rarely_collect
from tawantin.server.hub import Hub
from tawantin.server.thinking import Thinkers
from tawantin.store import Append
from tawantin.store.store import Done
from tawantin.tables import changes as c
from tawantin.tables import requests
from tawantin.tables.requests import Person

GAMES = ("counting", "chocolatl", "machu_picchu", "cuzco", "inca_empire")


class Instantly:
    """A store that has stored everything at once."""

    shared = False
    waiting = False

    def __init__(self) -> None:
        self.pending: deque[Done] = deque()

    def submit(self, append: Append, done: Done) -> None:
        """Store; whoever asks for it hears so by `settle`."""
        self.pending.append(done)

    def settle(self) -> None:
        """All is stored."""
        while self.pending:
            self.pending.popleft()(None)

    async def add(self, kind: str, key: str, value: bytes) -> bool:
        """Nothing but tables is kept here."""
        return True


class Looker:
    """A viewer that counts what it is sent."""

    ready = True

    def __init__(self, person: Person) -> None:
        self.person = person
        self.deaf_to: frozenset[str] = frozenset()
        self.messages = self.bytes = 0

    def push(self, message: bytes) -> None:
        """One message more."""
        self.messages += 1
        self.bytes += len(message)


class Players:
    """Everybody at all tables, in one process."""

    def __init__(self, game: str, tables: int, seats: int) -> None:
        self.store = Instantly()
        self.game = tawantin.game(game)
        kept: Any = self.store
        self.hub = Hub(kept, Thinkers(0, 0.0))
        self.people = [Person(f"person{number}", f"P{number}") for number in range(seats)]
        self.lookers = [Looker(person) for person in self.people]
        self.names = [f"table{number}" for number in range(tables)]
        self.chooser = random.Random(7)
        self.opened = 0

    async def open(self) -> None:
        """Open and begin all tables, with everybody looking."""
        for number in range(len(self.names)):
            await self.reopen(number)

    async def reopen(self, number: int) -> None:
        """A new game in the place of one that is over."""
        self.opened += 1
        name = self.names[number] = f"table{self.opened}"
        game, people = self.game, self.people
        settings = c.Configured(at=1, seats=len(people))
        table = requests.open_table(name, people[0], settings, game, 1)
        for seat, person in enumerate(people):
            requests.sit(table, person, seat, None, 2)
        requests.start(table, people[0], 3)
        opening = asyncio.ensure_future(self.hub.tables.create(table))
        while not opening.done():
            await asyncio.sleep(0)
            self.store.settle()
        for seat, looker in enumerate(self.lookers):
            await self.hub.watch(looker, name, seat, None)

    def one_round(self, answer: Callable[[int | Exception], None]) -> list[int]:
        """A move at every table; the tables whose game is over."""
        over = []
        for number, name in enumerate(self.names):
            live = self.hub.tables.get(name)
            assert live is not None
            table = live.table
            if table.match is None or table.status != "playing":
                over.append(number)
                continue
            seat = table.actors()[0]
            action = self.chooser.choice(self.game.legal(table.match.state, seat))
            command = wire.Play(table=name, seat=seat, seq=table.seq, action=action.text)
            self.hub.play(self.people[seat], command, answer)
        self.store.settle()
        return over


async def measure(game: str, tables: int, seats: int, moves: int, profile: bool) -> None:
    """Play, and print what a move took."""
    players = Players(game, tables, seats)
    await players.open()
    made = 0

    def answer(answered: int | Exception) -> None:
        nonlocal made
        if isinstance(answered, Exception):
            raise answered
        made += 1

    rarely_collect()  # as the server does
    profiler = cProfile.Profile() if profile else None
    best, spent, since = 1e9, 0.0, 0
    while made < moves:
        began = time.process_time()
        if profiler is not None:
            profiler.enable()
        over = players.one_round(answer)
        if profiler is not None:
            profiler.disable()
        spent += time.process_time() - began
        if made - since >= 2000:
            best, spent, since = min(best, spent / (made - since)), 0.0, made
        for number in over:
            await players.reopen(number)
    looked = sum(looker.messages for looker in players.lookers)
    size = sum(looker.bytes for looker in players.lookers)
    print(
        f"{game:14} {1e6 * best:6.1f} µs a move, {looked / made:.2f} updates of "
        f"{size / max(looked, 1):.0f} bytes a move; {made} moves, {players.opened} games"
    )
    if profiler is not None:
        pstats.Stats(profiler).sort_stats("tottime").print_stats(45)


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="What a move costs the server.")
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=20000)
    parser.add_argument("--profile", action="store_true")
    arguments = parser.parse_args()
    tawantin.register(COUNTING)
    print(f"{arguments.tables} tables with {arguments.seats} seats; engines: {build_name()}")
    for game in arguments.game or ["counting", "cuzco", "inca_empire"]:
        asyncio.run(
            measure(game, arguments.tables, arguments.seats, arguments.moves, arguments.profile)
        )


if __name__ == "__main__":
    main()
