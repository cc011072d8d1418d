"""The load of bench/server.py, a process of its own: many players, each answering at once.

Each player is a WebSocket of its own that reads every update, chooses one of the options it is
offered, and waits for its `done` (which means: it is on disk) before it moves again. When a game is
over its players go on with a rematch. It speaks just enough WebSocket to cost little beside the
server. Prints one JSON line: how many moves were made, and how long each took to its `done`.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from tawantin import wire
from tawantin.client.http import Http

MASK: Final = b"\0\0\0\0"
WATCH, PLAY, OTHER = 1, 2, 3
"""The numbers of messages: what an answer is for."""


class Option(msgspec.Struct):
    """Of an update's options, what is sent back."""

    text: str


class Happening(msgspec.Struct):
    """Of what happened, what tells of a rematch."""

    kind: str
    text: str | None = None


class Message(msgspec.Struct):
    """What a player reads of a message; the decoder goes through all of it."""

    type: str
    table: str | None = None
    id: int | None = None
    seq: int | None = None
    status: str = ""
    options: list[Option] = []
    happened: list[Happening] = []
    code: str = ""


_decode: Final = msgspec.json.Decoder(Message).decode


class Player(asyncio.Protocol):
    """One WebSocket. Plays a random option whenever it has one."""

    def __init__(self, load: Load, seat: int, token: str, host: str) -> None:
        self.load, self.seat = load, seat
        self.group: Group
        self.table = ""
        self._token, self._host = token, host
        self._buffer = bytearray()
        self._open = False
        self._sent = 0.0
        """When the move that waits for its answer was sent; 0 if none does."""
        self._options: list[Option] = []
        self._seq = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self._token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"refused: {bytes(self._buffer[:200])!r}")
            del self._buffer[: end + 4]
            self._open = True
            self.watch(self.table)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            if buffer[at] == 0x81:
                self.load.bytes += length
                self._message(_decode(buffer[start : start + length]))
            elif buffer[at] == 0x89:
                self.transport.write(
                    b"\x8a" + bytes([0x80 | length]) + MASK + buffer[start : start + length]
                )
            at = start + length
        del buffer[:at]

    def _message(self, message: Message) -> None:
        if message.type == "update":
            self.load.updates += 1
            self._update(message)
        elif message.type == "done":
            if message.id == PLAY:
                self.load.moves += 1
                self.load.acknowledged += 1
                self.load.waits.append(time.perf_counter() - self._sent)
                self._sent = 0.0
                self._move()
            elif message.id == WATCH:
                self.group.watches(self)
        elif message.type == "refused":
            self.load.refused[message.code] = self.load.refused.get(message.code, 0) + 1
            self._sent = 0.0

    def _update(self, message: Message) -> None:
        if message.table != self.table:
            return
        assert message.seq is not None
        self._options, self._seq = message.options, message.seq
        if message.status == "finished":
            self.group.finished(self)
            for one in message.happened:
                if one.kind == "rematch" and one.text:
                    self.send({"type": "unwatch", "table": self.table})
                    self.watch(one.text)
        elif not self._sent:
            self._move()

    def watch(self, table: str) -> None:
        """Look at a table from now on."""
        self.table, self._options = table, []
        self.send({"type": "watch", "table": table, "seat": self.seat, "id": WATCH})

    def _move(self) -> None:
        if self._options and self.load.running:
            action = random.choice(self._options).text
            self._options = []
            self._sent = time.perf_counter()
            self._write(
                b'{"type":"play","table":"%b","seat":%d,"id":%d,"seq":%d,"action":"%b"}'
                % (self.table.encode(), self.seat, PLAY, self._seq, action.encode())
            )

    def send(self, message: dict[str, Any]) -> None:
        """Send any message."""
        self._write(msgspec.json.encode(message))

    def _write(self, text: bytes) -> None:
        # A mask of zeros is a mask; ours need not hide anything from anybody.
        length = len(text)
        head = (
            bytes([0x81, 0x80 | length])
            if length < 126
            else b"\x81\xfe" + length.to_bytes(2, "big")
        )
        self.transport.write(head + MASK + text)

    def connection_lost(self, error: Exception | None) -> None:
        if self.load.running:
            raise SystemExit(f"a connection was lost: {error}")


class Group:
    """The players of one table, and of its rematches; the first of them is the host."""

    def __init__(self, load: Load, players: list[Player]) -> None:
        self.load = load
        self.players = players
        self._over = ""
        self._watching: set[Player] = set()
        self._started = True

    def finished(self, player: Player) -> None:
        """A player saw the end: the host asks for another game."""
        if player is self.players[0] and self._over != player.table:
            self._over, self._started = player.table, False
            self._watching.clear()
            self.load.games += 1
            player.send({"type": "rematch", "table": player.table, "id": OTHER})

    def watches(self, player: Player) -> None:
        """A player looks at the new table: when all do, it begins."""
        self._watching.add(player)
        if len(self._watching) == len(self.players) and not self._started:
            self._started = True
            host = self.players[0]
            host.send({"type": "start", "table": host.table, "id": OTHER})


class Load:
    """All players, and what they counted."""

    def __init__(self) -> None:
        self.running = True
        self.moves = self.updates = self.bytes = self.games = 0
        self.acknowledged = 0
        """Moves, those before the measurement included."""
        self.refused: dict[str, int] = {}
        self.waits: list[float] = []


async def seated_table(address: str, game: str, seats: int) -> tuple[str, list[str]]:
    """A table whose seats are all taken, and the tokens of its people."""
    people = [Http(address) for _ in range(seats)]
    for person in people:
        await person.ask("GET", "/api/me")
    new = wire.NewTable(game=game, seats=seats)
    info = msgspec.json.decode(await people[0].ask("POST", "/api/tables", new), type=wire.TableInfo)
    path = f"/api/tables/{info.id}/commands"
    for seat in range(1, seats):
        await people[seat].ask("POST", path, wire.Sit(table=info.id, seat=seat))
    await people[0].ask("POST", path, wire.Start(table=info.id))
    return info.id, [person.token or "" for person in people]


def cpu_seconds(process: int) -> float:
    """What a process has used so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main(
    addresses: list[str],
    game: str,
    tables: int,
    seats: int,
    seconds: float,
    servers: list[int],
    mixed: bool,
) -> None:
    """Seat everybody, play, report. With several servers each has its tables, or (mixed) seats."""
    loop = asyncio.get_running_loop()
    load = Load()
    count = len(addresses)
    seated = [await seated_table(addresses[n % count], game, seats) for n in range(tables)]
    for number, (name, tokens) in enumerate(seated):
        group = Group(load, [])
        for seat, token in enumerate(tokens):
            address = addresses[(number + seat * mixed) % count]
            host, _, port = address.removeprefix("http://").partition(":")
            player = Player(load, seat, token, host)
            group.players.append(player)
            player.group, player.table = group, name
            await loop.create_connection(lambda player=player: player, host, int(port))  # type: ignore[misc]
    await asyncio.sleep(seconds / 5)
    load.moves = load.updates = load.bytes = load.games = 0
    load.waits.clear()
    began, used, own = time.perf_counter(), sum(map(cpu_seconds, servers)), time.process_time()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, sum(map(cpu_seconds, servers)) - used
    own = time.process_time() - own
    moves, waits = load.moves, sorted(load.waits)
    load.running = False
    sys.stdout.write(
        json.dumps(
            {
                "moves_per_second": round(moves / took),
                "updates_per_second": round(load.updates / took),
                "mb_per_second": round(load.bytes / took / 1e6, 1),
                "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
                "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 1),
                "moves": moves,
                "games": load.games,
                "acknowledged": load.acknowledged,
                "refused": load.refused,
                "server_us_per_move": round(used / max(moves, 1) * 1e6),
                "load_us_per_move": round(own / max(moves, 1) * 1e6),
            }
        )
        + "\n"
    )


if __name__ == "__main__":
    import uvloop

    told = sys.argv[1:]
    places, numbers = told[0].split(","), [int(number) for number in told[5].split(",")]
    size = int(told[2]), int(told[3]), float(told[4])
    uvloop.run(main(places, told[1], *size, numbers, told[6:] == ["mixed"]))
