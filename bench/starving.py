"""Somebody starts as many tables of strong bots as they can; how long does another wait for theirs?

    python bench/starving.py --turns 15

A person plays against hard bots, first alone on the server, then while guests of one other address
open tables of four hard bots that nobody looks at, and look at some of them, as much as the quotas
of a server as it comes allow. Prints how long the person waited for a turn in both.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec
from bench.serving import ServerProcess
from websockets.asyncio.client import connect

from tawantin import wire
from tawantin.client import Client
from tawantin.server.settings import LIMITS, Settings

GAME, LEVEL, SEATS = "chocolatl", "hard", 4
ELSEWHERE = "203.0.113.7"
"""Where the guests come from, by what a proxy says: an address that documents may use."""
GUESTS, TABLES = 6, 60


def as_it_comes() -> dict[str, Any]:
    """The limits that a server has unless its host says otherwise."""
    plain = Settings()
    limits = {name: getattr(plain, name) for name in LIMITS}
    return {**limits, "bot_workers": 1, "bot_pause": 0.0, "trusted_proxies": "127.0.0.1"}


class Guest:
    """Opens tables of bots, from elsewhere."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.headers = {"content-type": "application/json", "x-forwarded-for": ELSEWHERE}
        self.refusals: Counter[str] = Counter()

    def ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        """An HTTP request under the identity that the first one brought."""
        request = urllib.request.Request(  # noqa: S310 - the address is our own server's
            self.address + path, body, self.headers, method=method
        )
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            for cookie in answer.headers.get_all("set-cookie") or []:
                token = cookie.removeprefix("tawantin=").partition(";")[0]
                self.headers["authorization"] = f"Bearer {token}"
            return bytes(answer.read())

    def open_table(self) -> str | None:
        """The id of a table that can begin; None where the server has had enough of it."""
        wanted = wire.NewTable(game=GAME, seats=SEATS, bots=[LEVEL] * SEATS, sit=False)
        try:
            answer = self.ask("POST", "/api/tables", msgspec.json.encode(wanted))
        except urllib.error.HTTPError as error:
            self.refusals[msgspec.json.decode(error.read(), type=wire.Refused).code] += 1
            return None
        return msgspec.json.decode(answer, type=wire.TableInfo).id

    async def start_all(self, share: int) -> int:
        """Begin so many games, and look at every second of them; how many there are."""
        await asyncio.to_thread(self.ask, "GET", "/api/me")
        tables = [await asyncio.to_thread(self.open_table) for _ in range(share)]
        mine = [table for table in tables if table is not None]
        headers = {name: self.headers[name] for name in self.headers if name != "content-type"}
        socket = await connect(f"ws{self.address[4:]}/ws", additional_headers=headers)
        for number, table in enumerate(mine):
            await socket.send(wire.encode(wire.Start(id=2 * number + 1, table=table)).decode())
            if number % 2:
                await socket.send(wire.encode(wire.Watch(id=2 * number + 2, table=table)).decode())
        self._reading = asyncio.ensure_future(self._read(socket))
        return len(mine)

    async def _read(self, socket: object) -> None:
        with contextlib.suppress(Exception):  # being cut off is one of the ways this may end
            async for _ in socket:  # type: ignore[attr-defined]
                pass


async def waits(address: str, turns: int, chooser: random.Random) -> list[float]:
    """Seconds between a decision of a person and the next one they are asked for."""
    async with Client(address, "Ana", patience=120) as ana:
        info = await ana.create(wire.NewTable(game=GAME, seats=SEATS, bots=[LEVEL] * (SEATS - 1)))
        await ana.send(wire.Start(table=info.id))
        table = await ana.watch(info.id, 0)
        spent: list[float] = []
        asked_anew = False
        while len(spent) < turns and (update := await table.my_turn()) is not None:
            began = time.monotonic()
            seq = await table.play(chooser.choice(update.options).text)
            now = await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]
            asked_anew = not now.options
            if await table.my_turn() is not None and asked_anew:
                spent.append(time.monotonic() - began)
        return spent


async def compare(address: str, turns: int) -> None:
    """The same person, without the guests and with them."""
    for crowd in (False, True):
        guests = [Guest(address) for _ in range(GUESTS if crowd else 0)]
        tables = sum([await guest.start_all(TABLES // GUESTS) for guest in guests])
        waited = await waits(address, turns, random.Random(5))
        refusals = sum((guest.refusals for guest in guests), Counter())
        print(
            f"{tables} tables of {SEATS} {LEVEL} bots beside it (refused: {dict(refusals)}): "
            f"a person waited {statistics.median(waited):.1f} s for a turn at the median, "
            f"{max(waited):.1f} s at most"
        )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=15)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name), str(Path(name) / "tables.db"), **as_it_comes())
        server.start()
        try:
            asyncio.run(compare(server.address, arguments.turns))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
