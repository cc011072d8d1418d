"""How long moves of live tables take while the workshop lets bots play, and what workers bring.

    python -m bench.workshop                  # both
    python -m bench.workshop --only tables    # p50 and p99 of moves, beside an experiment and not
    python -m bench.workshop --only workers   # games a second of an experiment with 1 and 2 workers

Ten pairs of people move by turns on a server as it comes, first alone, then while an experiment is
played with one worker and with as many as there are processors. Workers are measured by turns, the
best of three, since a machine that does other work as well says little about the second one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec
from bench.serving import ServerProcess
from bench.strangers import Moves

from tawantin import wire
from tawantin.arena.workers import hire
from tawantin.client.http import Http
from tawantin.kernel.build import build_name
from tawantin.workshop import Variant, new_experiment

PAIRS = 10
GAME, CHANGES = "chocolatl", {"score_track.end_mark": 35}


async def play_beside(address: str, experiment: bool, seconds: float) -> tuple[Moves, int]:
    """Moves of all pairs, and how many games of the experiment were played meanwhile."""
    http, started = Http(address), None
    if experiment:
        await http.ask("GET", "/api/me")
        wanted = wire.NewExperiment(changes=CHANGES, games=1000, seats=4)
        answer = await http.ask("POST", f"/api/workshop/{GAME}/experiments", wanted)
        started = msgspec.json.decode(answer, type=wire.ExperimentInfo)
        await asyncio.sleep(5)  # until its processes have loaded everything
    moves, end = Moves(), time.monotonic() + seconds
    pairs = (moves.play(address, lambda: time.monotonic() > end) for _ in range(PAIRS))
    await asyncio.gather(*pairs)
    if started is None:
        return moves, 0
    path = f"/api/workshop/experiments/{started.id}"
    now = msgspec.json.decode(await http.ask("GET", path), type=wire.ExperimentInfo)
    await http.ask("POST", f"{path}/stop")
    return moves, now.played


def measure_tables(seconds: float) -> None:
    """Print how long moves take with no experiment, with one worker and with many."""
    for workers in (0, 1, os.cpu_count() or 1):
        with tempfile.TemporaryDirectory() as name:
            database = str(Path(name) / "tables.db")
            server = ServerProcess(Path(name), database, workshop_workers=max(1, workers))
            server.start()
            try:
                moves, games = asyncio.run(play_beside(server.address, workers > 0, seconds))
            finally:
                server.stop()
        beside = f"{workers} workers, {games} pairs of games" if workers else "no experiment"
        print(
            f"{beside:32} {len(moves.seconds):6} moves   p50 {moves.at(0.5):6.1f} ms   "
            f"p99 {moves.at(0.99):6.1f} ms   most {moves.at(1):6.1f} ms",
            flush=True,
        )


def games_a_second(workers: int, games: int, seed: int) -> float:
    """Both series of an experiment, without the start of the processes."""
    variant = Variant.new(GAME, CHANGES, "Shorter")
    crew = hire(workers, ray=None)
    try:
        new_experiment(variant, ["greedy"], seats=4, seed=seed + 1).run(4 * workers, crew)
        experiment = new_experiment(variant, ["greedy"], seats=4, seed=seed)
        began = time.perf_counter()
        experiment.run(games, crew)
        return 2 * games / (time.perf_counter() - began)
    finally:
        crew.close()


def measure_workers(games: int) -> None:
    """Print what one and two workers make, by turns."""
    best = {1: 0.0, 2: 0.0}
    for _ in range(3):
        for workers in best:
            best[workers] = max(best[workers], games_a_second(workers, games, seed=1))
    print(
        f"{GAME}, greedy, 4 seats: {best[1]:.1f} games/s with one worker, {best[2]:.1f} with two "
        f"({best[2] / best[1]:.2f} times)",
        flush=True,
    )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="Live tables beside experiments, and workers.")
    parser.add_argument("--only", choices=["tables", "workers"])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, {build_name()}", flush=True)
    if asked.only != "workers":
        measure_tables(asked.seconds)
    if asked.only != "tables":
        measure_workers(asked.games)


if __name__ == "__main__":
    main()
