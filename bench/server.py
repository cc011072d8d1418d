"""Durable moves a second with 200 players connected, and boardgame.io's server beside it.

    python bench/server.py                        # Counting, the smallest game, on SQLite
    python bench/server.py --game chocolatl       # a real game
    python bench/server.py --postgres
    (cd bench/boardgame_io && npm install) && python bench/server.py   # with the comparison

The players are another process (bench/load.py). On a machine that does other work as well, look at
the server's own time a move: it says what one core can do.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.kill import database
from bench.serving import ServerProcess, free_port

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"


def ours(game: str, tables: int, seats: int, seconds: float, on_postgres: bool) -> dict[str, Any]:
    """Our server under load."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        address, _ = stack.enter_context(database(on_postgres, Path(name)))
        server = ServerProcess(Path(name), address)
        server.start()
        try:
            told = [server.address, game, tables, seats, seconds, server.process]
            return _load([sys.executable, str(HERE / "load.py"), *map(str, told)])
        finally:
            server.stop()


def peers(tables: int, seats: int, seconds: float) -> dict[str, Any] | None:
    """boardgame.io's server under the same load; None if it is not installed."""
    node = shutil.which("node")
    if node is None or not (PEER / "node_modules").is_dir():
        return None
    port = free_port()
    server = subprocess.Popen(
        [node, str(PEER / "server.cjs"), str(port)], stdout=subprocess.DEVNULL
    )
    try:
        time.sleep(4)
        told = [f"http://localhost:{port}", tables, seats, seconds, server.pid]
        return _load([node, str(PEER / "load.cjs"), *map(str, told)])
    finally:
        server.kill()
        server.wait()


def _load(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode:
        raise SystemExit(f"the load failed:\n{done.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def tell(name: str, found: dict[str, Any]) -> None:
    """One line."""
    capacity = 1e6 / max(found["server_us_per_move"], 1)
    print(
        f"{name:34}{found['moves_per_second']:7} moves/s   p50 {found['p50_ms']:7} ms   "
        f"p99 {found['p99_ms']:7} ms   {found['server_us_per_move']:6} µs of the server a move "
        f"(a core: {capacity:.0f}/s)"
    )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Moves a second.")
    parser.add_argument("--game", default="counting")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--postgres", action="store_true")
    told = parser.parse_args()
    print(f"{told.tables * told.seats} players on {told.tables} tables, {told.seconds:g} seconds")
    mine = ours(told.game, told.tables, told.seats, told.seconds, told.postgres)
    store = "PostgreSQL" if told.postgres else "SQLite"
    tell(f"Tawantin, {told.game}, {store}", mine)
    other = peers(told.tables, told.seats, told.seconds)
    if other is None:
        print("boardgame.io is not installed: see the top of this file.")
        return
    tell("boardgame.io, counting, in memory", other)
    print(
        f"ratio: {mine['moves_per_second'] / max(other['moves_per_second'], 1):.1f} times the "
        f"moves, {other['server_us_per_move'] / max(mine['server_us_per_move'], 1):.1f} times "
        "less of the server's time a move"
    )


if __name__ == "__main__":
    main()
