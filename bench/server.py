"""Durable moves a second with 200 players connected, and boardgame.io's server beside it.

    python bench/server.py                        # Counting, the smallest game, and a real one
    python bench/server.py --game all             # each of the four games
    python bench/server.py --game counting --postgres
    (cd bench/boardgame_io && npm install) && python bench/server.py   # with the comparison

The players are another process (bench/load.py): each reads every update, chooses one of the options
offered, and waits for the acknowledgement before it moves again. Afterwards the moves in the
database are counted: all that were acknowledged must be there. On a machine that does other work as
well, look at the server's own time a move, all its threads together.
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

from tawantin.kernel.build import build_name
from tawantin.store.opening import find_backend

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
GAMES = ("chocolatl", "machu_picchu", "cuzco", "inca_empire")


def ours(game: str, tables: int, seats: int, seconds: float, on_postgres: bool) -> dict[str, Any]:
    """Our server under load."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        address, _ = stack.enter_context(database(on_postgres, Path(name)))
        server = ServerProcess(Path(name), address)
        server.start()
        try:
            order = [server.address, game, tables, seats, seconds, server.process]
            result = _load([sys.executable, str(HERE / "load.py"), *map(str, order)])
        finally:
            server.stop()
        result["stored"] = stored_moves(address)
        if result["stored"] < result["acknowledged"]:
            raise SystemExit(f"moves were lost: {result}")
        return result


def stored_moves(address: str) -> int:
    """How many moves a database holds, read by somebody who was not there."""
    backend = find_backend(address)
    backend.open()
    try:
        rows = (row for name in backend.ids(None) for row in backend.changes(name, 0))
        return sum(row.changes.count('"is":"moved"') for row in rows)
    finally:
        backend.close()


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
        order = [f"http://localhost:{port}", tables, seats, seconds, server.pid]
        return _load([node, str(PEER / "load.cjs"), *map(str, order)])
    finally:
        server.kill()
        server.wait()


def _load(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode:
        raise SystemExit(f"the load failed:\n{done.stderr[-2000:]}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def tell(name: str, result: dict[str, Any]) -> None:
    """One line."""
    capacity = 1e6 / max(result["server_us_per_move"], 1)
    print(
        f"{name:34}{result['moves_per_second']:7} moves/s   p50 {result['p50_ms']:7} ms   "
        f"p99 {result['p99_ms']:7} ms   {result['server_us_per_move']:6} µs of the server a move "
        f"(a core: {capacity:.0f}/s)"
    )
    if "stored" in result:
        updates = result["updates_per_second"] / max(result["moves_per_second"], 1)
        print(
            f"{'':34}{updates:7.1f} updates a move, {result['mb_per_second']} MB/s; "
            f"{result['load_us_per_move']} µs of the players a move; "
            f"{result['acknowledged']} acknowledged, {result['stored']} in the database"
        )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Moves a second.")
    parser.add_argument("--game", action="append", choices=[*GAMES, "counting", "all"])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--postgres", action="store_true")
    arguments = parser.parse_args()
    games = arguments.game or ["counting", "machu_picchu"]
    games = list(GAMES) if "all" in games else games
    print(
        f"{arguments.tables * arguments.seats} players on {arguments.tables} tables, "
        f"{arguments.seconds:g} seconds; engines: {build_name()}"
    )
    store = "PostgreSQL" if arguments.postgres else "SQLite"
    results = {}
    for game in games:
        results[game] = ours(
            game, arguments.tables, arguments.seats, arguments.seconds, arguments.postgres
        )
        tell(f"Tawantin, {game}, {store}", results[game])
    mine = results[games[0]]
    other = peers(arguments.tables, arguments.seats, arguments.seconds)
    if other is None:
        print("boardgame.io is not installed: see the top of this file.")
        return
    tell("boardgame.io, counting, in memory", other)
    print(
        f"ratio, {games[0]}: "
        f"{mine['moves_per_second'] / max(other['moves_per_second'], 1):.1f} times the moves, "
        f"{other['server_us_per_move'] / max(mine['server_us_per_move'], 1):.1f} times "
        "less of the server's time a move"
    )


if __name__ == "__main__":
    main()
