"""The load of bench/server.py, a process of its own: many players, each answering at once.

It speaks just enough WebSocket to cost little beside the server. Prints one JSON line: how many
moves were made, and how long from sending a move to its `done` (which means: it is on disk).
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
from typing import Final, cast

import msgspec

from tawantin.client.http import Http
from tawantin.server import wire

MASK: Final = b"\0\0\0\0"


class Player(asyncio.Protocol):
    """One WebSocket. Plays a random option whenever it has one."""

    def __init__(self, load: Load, table: str, seat: int, token: str, host: str) -> None:
        self.load, self.table, self.seat = load, table, seat
        self._token, self._host = token, host
        self._buffer = bytearray()
        self._open = False
        self._sent = 0.0
        """When the move that waits for its answer was sent; 0 if none does."""
        self._newest = b""
        self._watch = json.dumps({"type": "watch", "table": table, "seat": seat}).encode()
        self._play = f'{{"type":"play","table":"{table}","seat":{seat},"id":1,"seq":'.encode()

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
            self._send(self._watch)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if start < at + 2 or len(buffer) < start + length:
                break
            if buffer[at] == 0x81:
                self._message(bytes(buffer[start : start + length]))
            elif buffer[at] == 0x89:
                self.transport.write(
                    b"\x8a" + bytes([0x80 | length]) + MASK + buffer[start : start + length]
                )
            at = start + length
        del buffer[:at]

    def _message(self, text: bytes) -> None:
        load = self.load
        if text.startswith(b'{"type":"update"'):
            load.updates += 1
            load.bytes += len(text)
            self._newest = text
            if not self._sent:
                self._move()
        elif text.startswith(b'{"type":"done","id":1'):
            load.moves += 1
            load.waits.append(time.perf_counter() - self._sent)
            self._sent = 0.0
            self._move()
        elif text.startswith(b'{"type":"refused"'):
            load.refused += 1
            self._sent = 0.0

    def _move(self) -> None:
        text = self._newest
        begin = text.find(b'"options":[{"text":"')
        if begin > 0 and self.load.running:
            options = text[begin : text.find(b'"can_undo"', begin)].split(b'{"text":"')[1:]
            action = random.choice(options).partition(b'"')[0]
            seq = text[text.rfind(b'"seq":') + 6 :].partition(b",")[0]
            self._sent = time.perf_counter()
            self._send(self._play + seq + b',"action":"' + action + b'"}')

    def _send(self, text: bytes) -> None:
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


class Load:
    """All players, and what they counted."""

    def __init__(self) -> None:
        self.running = True
        self.moves = self.updates = self.refused = self.bytes = 0
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
    address: str, game: str, tables: int, seats: int, seconds: float, server: int
) -> None:
    """Seat everybody, play, tell."""
    host, _, port = address.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    load = Load()
    found = [await seated_table(address, game, seats) for _ in range(tables)]
    for name, tokens in found:
        for seat, token in enumerate(tokens):
            await loop.create_connection(
                lambda name=name, seat=seat, token=token: Player(load, name, seat, token, host),  # type: ignore[misc]
                host,
                int(port),
            )
    await asyncio.sleep(seconds / 5)
    load.moves = load.updates = load.bytes = 0
    load.waits.clear()
    began, used = time.perf_counter(), cpu_seconds(server)
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, cpu_seconds(server) - used
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
                "refused": load.refused,
                "server_us_per_move": round(used / max(moves, 1) * 1e6),
            }
        )
        + "\n"
    )


if __name__ == "__main__":
    import uvloop

    told = sys.argv[1:]
    work = main(told[0], told[1], int(told[2]), int(told[3]), float(told[4]), int(told[5]))
    uvloop.run(work)
