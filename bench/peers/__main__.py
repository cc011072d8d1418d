"""Tawantin's games and their peers, measured in one run on one core; and how cost grows.

    python -m bench.peers [--seconds 1] [--rounds 3] [--json FILE] [--readme] [--plots FOLDER]
    python -m bench.peers --learning [--seconds 1] [--rounds 3] [--json FILE] [--readme]

`make peers` installs the peers (Catanatron, OpenSpiel, RLCard), builds the compiled engines and
runs all of it. Peers that are not installed are left out, and so are compiled engines that are not
in build/compiled. Every engine runs in a process of its own, by turns, and its best round counts:
noise only ever slows down. Only ratios mean anything: machines differ.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import msgspec

import tawantin

from . import growth, learning
from .engines import Measured, installed
from .tables import Result, learning_table, print_table, write_into, write_learning

ROOT = Path(__file__).resolve().parent.parent.parent
PURE, COMPILED = ROOT / "src", ROOT / "build" / "compiled"


def ask(sources: Path, module: str, *arguments: str) -> bytes:
    """What a module of this folder prints, run on some sources."""
    path = os.pathsep.join((str(sources), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-m", f"bench.peers.{module}", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
    )
    if done.returncode:
        sys.exit(f"{' '.join(arguments)} could not be measured: see the lines above.")
    return done.stdout


def measure(seconds: float, rounds: int) -> Result:
    """Every engine by turns, on one core."""
    builds = sources_by_build()
    result = Result(peers={}, builds={build: {} for build in builds})
    for number in range(rounds):
        for peer in installed():
            _better(result.peers, peer, ask(PURE, "engines", peer, str(seconds)))
        for build, sources in builds.items():
            for game in tawantin.games():
                measured = _better(
                    result.builds[build], game, ask(sources, "engines", game, str(seconds))
                )
                if measured.build != build:
                    sys.exit(f"{sources} is {measured.build}: `make pure`, then try again.")
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return result


def sources_by_build() -> dict[str, Path]:
    """The interpreted engines, and the compiled ones if they were built."""
    builds = {"pure Python": PURE}
    if (COMPILED / "tawantin").is_dir():
        builds["compiled"] = COMPILED
    return builds


def measure_learning(result: Result, seconds: float, rounds: int) -> None:
    """Steps a second with observation and mask, every engine by turns."""
    wanted = [
        *((name, PURE) for name in learning.installed()),
        *((name, sources) for sources in sources_by_build().values() for name in tawantin.games()),
    ]
    for _ in range(rounds):
        for name, sources in wanted:
            answer = ask(sources, "learning", name, str(seconds))
            steps = msgspec.json.decode(answer, type=learning.Steps)
            known = result.learning.setdefault(steps.build, {})
            known[name] = steps.better(known.get(name))


def _better(into: dict[str, Measured], engine: str, answer: bytes) -> Measured:
    into[engine] = msgspec.json.decode(answer, type=Measured).better(into.get(engine))
    return into[engine]


def measure_growth(result: Result, cores: set[int]) -> None:
    """How cost grows; with workers, on all cores."""
    for kind in growth.MEASUREMENTS:
        if cores and kind == "workers":
            os.sched_setaffinity(0, cores)
        result.growth[kind] = msgspec.json.decode(ask(PURE, "growth", kind), type=growth.Points)


def main() -> None:
    """Measure, print the ratios; write JSON, tables and plots if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument(
        "--readme",
        action="store_true",
        help="write the tables of README.md and docs/performance.md",
    )
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="measure growth and draw it")
    parser.add_argument(
        "--again", action="store_true", help="take the engines from the JSON file, measure growth"
    )
    parser.add_argument(
        "--learning", action="store_true", help="measure only steps with observation and mask"
    )
    given = parser.parse_args()
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_setaffinity") else set()
    if cores:
        os.sched_setaffinity(0, {max(cores)})
    if given.learning:
        result = Result(peers={}, builds={})
        if given.json and given.json.exists():
            result = msgspec.json.decode(given.json.read_bytes(), type=Result)
    elif given.again:
        result = msgspec.json.decode(given.json.read_bytes(), type=Result)
    else:
        result = measure(given.seconds, given.rounds)
    if not given.again:
        result.learning = {}
        measure_learning(result, given.seconds, given.rounds)
    if not given.learning:
        print_table(result)
    print("\n".join(learning_table(result)))
    if given.readme:
        write_learning(ROOT, result)
        if not given.learning:
            write_into(ROOT, result)
    keep(result, given.json)
    if given.plots:
        measure_growth(result, cores)
        growth.draw(result.growth, given.plots)
        keep(result, given.json)


def keep(result: Result, path: Path | None) -> None:
    """Write the JSON file, if one is wanted."""
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")


if __name__ == "__main__":
    main()
