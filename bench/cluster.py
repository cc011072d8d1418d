"""One, two and four server processes on one PostgreSQL, under the load of bench/server.py.

    python bench/cluster.py                                   # Inca Empire, 1, 2 and 4 processes
    python bench/cluster.py --game counting --mixed           # the seats of a table on all of them

Without `--mixed` a table's people are all on one server, as a load balancer that goes by the table
would have it; with it each seat is on another one, so that every move travels by NOTIFY. Processor
time is reported for each part: on a machine with few cores the sum says what would be the limit,
and
moves a second only what was left for it.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec
from bench.load import cpu_seconds
from bench.server import GAMES, HERE, stored_moves
from bench.serving import ServerProcess
from tests.postgres import Postgres, postgres

from tawantin.kernel.build import build_name


def of_postgres(pg: Postgres) -> float:
    """The processor time of a PostgreSQL so far: the postmaster's, and that of its children."""
    head = int((pg.data / "postmaster.pid").read_text().split()[0])
    children = [
        int(path.name)
        for path in Path("/proc").iterdir()
        if path.name.isdigit() and _parent(path) == head
    ]
    return sum(map(cpu_seconds, [head, *children]))


def _parent(path: Path) -> int:
    with contextlib.suppress(OSError):
        return int((path / "stat").read_text().rpartition(")")[2].split()[1])
    return 0


def under_load(processes: int, given: argparse.Namespace, pg: Postgres) -> dict[str, Any]:
    """A number of servers on a database of their own, under load."""
    address = pg.new_database()
    with tempfile.TemporaryDirectory() as name:
        servers = [ServerProcess(Path(name), address) for _ in range(processes)]
        try:
            for server in servers:
                server.start()
            addresses = ",".join(server.address for server in servers)
            numbers = ",".join(str(server.process) for server in servers)
            asked = [addresses, given.game, given.tables, given.seats, given.seconds, numbers]
            mixed = ["mixed"] if given.mixed else []
            command = [sys.executable, str(HERE / "load.py"), *map(str, asked), *mixed]
            before = of_postgres(pg)
            done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
            spent = of_postgres(pg) - before
        finally:
            for server in servers:
                server.stop()
    result: dict[str, Any] = msgspec.json.decode(done.stdout.splitlines()[-1])
    result["stored"] = stored_moves(address)
    if result["stored"] < result["acknowledged"]:
        raise SystemExit(f"moves were lost: {result}")
    result["postgres_us_per_move"] = round(1e6 * spent / max(result["acknowledged"], 1))
    return result


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Several processes on one PostgreSQL.")
    parser.add_argument("--game", choices=[*GAMES, "counting"], default="inca_empire")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--mixed", action="store_true", help="each seat of a table elsewhere")
    arguments = parser.parse_args()
    print(
        f"{arguments.game}, {arguments.tables * arguments.seats} players, {os.cpu_count()} cores, "
        f"engines: {build_name()}"
        + (", seats of a table on all servers" if arguments.mixed else "")
    )
    with postgres() as pg:
        for processes in arguments.processes:
            result = under_load(processes, arguments, pg)
            print(
                f"{processes} processes {result['moves_per_second']:6} moves/s   "
                f"p50 {result['p50_ms']:6} ms   p99 {result['p99_ms']:6} ms   "
                f"µs a move: servers {result['server_us_per_move']}, "
                f"PostgreSQL {result['postgres_us_per_move']}, "
                f"players {result['load_us_per_move']}; "
                f"{result['acknowledged']} acknowledged, {result['stored']} stored"
            )


if __name__ == "__main__":
    main()
