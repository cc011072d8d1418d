"""How cost grows: with the seats, with the progress of the game, with the workers.

    python -m bench.peers.growth seats|progress|workers

prints JSON: by game, points of what was measured.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import tawantin
from tawantin import LiveChance
from tawantin.arena.chart import chart
from tawantin.arena.run import Results, run
from tawantin.arena.series import new_series
from tawantin.arena.workers import Workers, hire
from tawantin.kernel.game import Game
from tawantin.kernel.playout import play_out
from tawantin.speed import microseconds

Points = dict[str, list[tuple[float, float]]]
"""By game: what was varied, and what it cost."""
SECONDS = 0.7
STEPS = 10
ROUNDS, MANY_ROUNDS = 3, 12


def against_seats() -> Points:
    """Decisions a second, in thousands, by the number of seats; the best of some rounds."""
    best: dict[tuple[str, int], float] = {}
    for _ in range(ROUNDS):
        for name, about in tawantin.games().items():
            for seats in about.about.seats:
                speed = _decisions_per_second(tawantin.game(name), seats, SECONDS / ROUNDS)
                best[name, seats] = max(speed / 1000, best.get((name, seats), 0.0))
    points: Points = {}
    for (name, seats), speed in best.items():
        points.setdefault(name, []).append((seats, speed))
    return points


def _decisions_per_second(game: Game[Any], seats: int, seconds: float) -> float:
    chance = LiveChance(1)
    play_out(game.new(seats, None, chance), chance)
    decisions, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += play_out(game.new(seats, None, chance), chance)
    return decisions / spent


def against_progress() -> Points:
    """Microseconds a copy takes, by the share of a random game that is over."""
    points: Points = {}
    for name, about in tawantin.games().items():
        positions = _by_progress(tawantin.game(name), max(about.about.seats))
        best = [float("inf")] * len(positions)
        for _ in range(MANY_ROUNDS):
            for step, some in enumerate(positions):
                spent = microseconds(lambda state: state.copy(), some, SECONDS / 100)
                best[step] = min(best[step], spent)
        points[name] = [(step / STEPS, spent) for step, spent in enumerate(best)]
    return points


def _by_progress(game: Game[Any], seats: int) -> list[list[Any]]:
    positions: list[list[Any]] = [[] for _ in range(STEPS + 1)]
    for seed in range(10):
        chance = LiveChance(seed)
        length = play_out(game.new(seats, None, chance), chance)
        chance = LiveChance(seed)
        state = game.new(seats, None, chance)
        for step in range(STEPS):
            positions[step].append(state.copy())
            play_out(state, chance, length * (step + 1) // STEPS - length * step // STEPS)
        positions[STEPS].append(state)
    return positions


def against_workers() -> Points:
    """Decisions a second of `tawantin simulate` with random bots, in thousands, by workers."""
    counts = [count for count in (1, 2, 4, 8, 16) if count <= (os.cpu_count() or 1)]
    crews = {count: hire(count, None) for count in counts}
    best: dict[tuple[str, int], float] = {}
    try:
        for number in range(ROUNDS + 1):
            for name in tawantin.games():
                for count, crew in crews.items():
                    speed = _simulate(name, crew, 600 * count)
                    if number:  # the first round loads the rules in every worker
                        best[name, count] = max(speed, best.get((name, count), 0.0))
    finally:
        for crew in crews.values():
            crew.close()
    points: Points = {}
    for (name, count), speed in best.items():
        points.setdefault(name, []).append((count, speed))
    return points


def _simulate(name: str, crew: Workers, games: int) -> float:
    results = Results(new_series(name, None, ["random"], 1))
    began = time.perf_counter()
    run(results, games, crew)
    spent = time.perf_counter() - began
    return sum(game.decisions for game in results.games()) / spent / 1000


MEASUREMENTS: dict[str, Callable[[], Points]] = {
    "seats": against_seats,
    "progress": against_progress,
    "workers": against_workers,
}


def draw(growth: dict[str, Points], folder: Path) -> None:
    """Write the plots."""
    folder.mkdir(parents=True, exist_ok=True)
    names = {
        name: about.about.name["en"].replace("The Princes of ", "")
        for name, about in tawantin.games().items()
    }

    def plot(kind: str, title: str, subtitle: str, across: str, up: str) -> None:
        series = {names[name]: points for name, points in growth[kind].items()}
        drawn = chart(title, subtitle, series, across, up, percent_x=kind == "progress")
        (folder / f"{kind}.svg").write_text(drawn, encoding="utf-8")

    plot(
        "seats",
        "Decisions a second, by seats",
        "Random play with complete legal lists, pure Python, one core",
        "seats",
        "thousand decisions/s",
    )
    plot(
        "progress",
        "What a copy of the state costs, by progress of the game",
        "With as many seats as can be, pure Python",
        "share of the decisions made",
        "µs",
    )
    plot(
        "workers",
        "tawantin simulate, by workers",
        "Random bots, records and statistics included, pure Python",
        "workers",
        "thousand decisions/s",
    )


def main() -> None:
    """Measure one kind of growth."""
    print(msgspec.json.encode(MEASUREMENTS[sys.argv[1]]()).decode())


if __name__ == "__main__":
    main()
