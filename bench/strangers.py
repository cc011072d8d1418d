"""Let hostile connections try to freeze a server, and see how long two players wait meanwhile.

python bench/strangers.py --seconds 8

Each kind of attack comes from ten sockets in a process of its own, from another address than the
players'. Whoever is cut off connects again. Prints, for each kind, how long a move takes to its
`done`, and how often the strangers were cut off.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import selectors
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.serving import ServerProcess

from tawantin import wire
from tawantin.client import Client
from tawantin.server.settings import Settings

SOCKETS = 10
CHUNK = 60_000
PAUSE = 0.05
"""Seconds between two moves."""
MASK = b"\0\0\0\0"


def _text(contents: bytes) -> bytes:
    if len(contents) < 126:
        return bytes([0x81, 0x80 | len(contents)]) + MASK + contents
    return b"\x81\xfe" + len(contents).to_bytes(2, "big") + MASK + contents


def _filled(frame: bytes) -> bytes:
    return frame * max(1, CHUNK // len(frame))


FLOODS: dict[str, bytes] = {
    "pings": _filled(b"\x89\x80" + MASK),
    "empty messages": _filled(_text(b"")),
    "malformed messages": _filled(_text(b'{"type":"play"')),
    "messages of 16 kB": _filled(_text(b"[" * 16_000)),
    "pieces of messages": _filled(b"\x01\x81" + MASK + b" " + b"\x80\x81" + MASK + b" "),
    "unknown tables": _filled(_text(b'{"type":"watch","table":"nothing"}')),
}
"""What goes through an open WebSocket, again and again."""
REQUESTS = _filled(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")


class Stranger:
    """One hostile socket."""

    def __init__(self, port: int, number: int, opening: bytes, flood: bytes) -> None:
        self._port, self._number = port, number
        self._opening, self._flood = opening, flood
        self.cuts = -1
        self.socket: socket.socket
        self.connect()

    def connect(self) -> None:
        """Come, or come again."""
        self.cuts += 1
        self.socket = socket.socket()
        # A few strangers an address, none of them where the players are.
        self.socket.bind((f"127.0.1.{1 + self._number % 5}", 0))
        self.socket.settimeout(10)
        self.socket.connect(("127.0.0.1", self._port))
        self.socket.sendall(self._opening)
        self.socket.setblocking(False)
        self._rest = self._flood

    def send(self) -> None:
        """As much as the server takes."""
        sent = self.socket.send(self._rest)
        self._rest = self._rest[sent:] or self._flood


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def flood(port: int, kind: str, seconds: float) -> int:
    """Send until the time is over; how often connections were cut."""
    opening, contents = (b"", REQUESTS) if kind == "requests" else (HANDSHAKE, FLOODS[kind])
    selector = selectors.DefaultSelector()
    strangers = [Stranger(port, n, opening, contents) for n in range(SOCKETS)]
    for stranger in strangers:
        selector.register(stranger.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, stranger)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for key, event in selector.select(0.1):
            _turn(selector, key.data, event)
        time.sleep(0.001)  # leave the processor to the server
    return sum(stranger.cuts for stranger in strangers)


def _turn(selector: selectors.BaseSelector, stranger: Stranger, event: int) -> None:
    try:
        if event & selectors.EVENT_READ and not stranger.socket.recv(65536):
            raise ConnectionResetError
        if event & selectors.EVENT_WRITE:
            stranger.send()
    except BlockingIOError:
        pass
    except OSError:
        selector.unregister(stranger.socket)
        stranger.socket.close()
        with contextlib.suppress(OSError):
            stranger.connect()
        selector.register(stranger.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, stranger)


def sit_idle(port: int, wanted: int, seconds: float) -> int:
    """Open connections that say nothing; how many of them the server closed."""
    sockets = []
    for number in range(wanted):
        with contextlib.suppress(OSError):
            idle = socket.socket()
            idle.bind((f"127.0.1.{1 + number % 5}", 0))
            idle.settimeout(2)
            idle.connect(("127.0.0.1", port))
            idle.setblocking(False)
            sockets.append(idle)
    time.sleep(seconds)
    closed = wanted - len(sockets)
    for idle in sockets:
        try:
            closed += idle.recv(1000) is not None
        except BlockingIOError:
            pass
        except OSError:
            closed += 1
    return closed


class Moves:
    """Two people who move in turn, and how long each move takes."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def play(self, address: str, until: Callable[[], bool]) -> None:
        """Until told to stop."""
        async with Client(address, "Ana") as ana, Client(address, "Bo") as bo:
            info = await ana.create(wire.NewTable(game="counting", seats=2))
            await bo.send(wire.Sit(table=info.id, seat=1))
            tables = [await ana.watch(info.id, 0), await bo.watch(info.id, 1)]
            await ana.send(wire.Start(table=info.id))
            turn = 0
            while not until():
                await tables[turn].until(lambda now: bool(now.options))
                began = time.perf_counter()
                await tables[turn].play("add 1")
                self.seconds.append(time.perf_counter() - began)
                turn = 1 - turn
                await asyncio.sleep(PAUSE)

    def at(self, share: float) -> float:
        """Milliseconds within which this share of the moves was done."""
        if not self.seconds:
            return float("inf")
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


async def measure(address: str, port: int, kind: str, seconds: float) -> dict[str, Any]:
    """How long moves take while strangers of a kind try."""
    moves = Moves()
    strangers = None
    if kind:
        command = [sys.executable, __file__, "--attack", kind, "--port", str(port)]
        strangers = await asyncio.create_subprocess_exec(
            *command, "--seconds", str(seconds), stdout=subprocess.PIPE
        )
    end = time.monotonic() + seconds
    await moves.play(address, lambda: time.monotonic() > end)
    cuts = 0
    if strangers is not None:
        output, _ = await strangers.communicate()
        cuts = int(output or 0)
    return {
        "attack": kind or "none",
        "moves": len(moves.seconds),
        "p50_ms": round(moves.at(0.5), 1),
        "p99_ms": round(moves.at(0.99), 1),
        "most_ms": round(moves.at(1), 1),
        "cut_off": cuts,
    }


def run(seconds: float, kinds: list[str], **settings: Any) -> list[dict[str, Any]]:
    """Each kind of attack on one server with the limits of a public site."""
    results = []
    with tempfile.TemporaryDirectory() as name:
        names = ("message_rate", "address_rate", "byte_rate", "request_rate", "connections")
        limits = {name: getattr(Settings(), name) for name in names}
        server = ServerProcess(Path(name), str(Path(name) / "s.db"), **{**limits, **settings})
        server.start()
        try:
            for kind in kinds:
                results.append(asyncio.run(measure(server.address, server.port, kind, seconds)))
                print(json.dumps(results[-1]), flush=True)
        finally:
            server.stop()
    return results


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Let strangers try to freeze a server.")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--kinds", nargs="*", default=["", *FLOODS, "requests", "idle"])
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack == "idle":
        print(sit_idle(arguments.port, 1100, arguments.seconds))
    elif arguments.attack:
        print(flood(arguments.port, arguments.attack, arguments.seconds))
    else:
        print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}", flush=True)
        run(arguments.seconds, arguments.kinds)


if __name__ == "__main__":
    main()
