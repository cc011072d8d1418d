"""Compare the engines' speed with what it was before their last change, by ratio, in one run.

    speed_gate.py [--against COMMIT] [--games chocolatl,cuzco] [--tolerance 1.15]

Both versions do the same work by turns, slice for slice, on one core: the same random games from
the same seeds, and copies of the same positions. Processor time is counted, by the best slice of
each, since noise only ever slows down. A game that looks slower is measured again in new
processes, and only what is slower every time fails. Says so and passes where there is
nothing to compare with: a first commit, a shallow clone, a version that does not run here.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINES = ("src/tawantin/kernel", "src/tawantin/games")
WORK = ("play", "copy")
ATTEMPTS = 3
MOST_SECONDS = 55
"""When this much time has passed, what has not failed for sure passes."""
WORKER = """
import sys, time
import tawantin
from tawantin.kernel.playout import play_out
game = tawantin.game(sys.argv[1])
seats = max(game.about.seats)

def play(games):
    decisions = 0
    for seed in range(games):
        chance = tawantin.LiveChance(seed)
        decisions += play_out(game.new(seats, None, chance), chance)
    return decisions

def copy(times):
    for _ in range(times):
        for state in positions:
            state.copy()
    return times

positions = []
length = play(3) // 3
for seed in range(10):
    chance = tawantin.LiveChance(seed)
    positions.append(game.new(seats, None, chance))
    play_out(positions[-1], chance, length * (seed + 1) // 11)
for line in sys.stdin:
    work, times = line.split()
    started = time.process_time()
    done = {"play": play, "copy": copy}[work](int(times))
    print((time.process_time() - started) / done, flush=True)
"""
"""Answers `play 20` or `copy 50` with seconds per decision or round of copies."""
SLICES = {"play": 8, "copy": 100}
"""How much is done between two turns: a hundredth of a second or so."""


class NothingToCompare(Exception):
    """There is no other version to compare with; the message says why."""


class Worker:
    """A version of the sources playing one game in a process of its own."""

    def __init__(self, sources: Path, game: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, game],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def measure(self, work: str) -> float | None:
        """Seconds for one unit of the work; None if this version cannot do it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{work} {SLICES[work]}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        answer = self.process.stdout.readline()
        return float(answer) if answer else None

    def close(self) -> str:
        """End the process; the last line of its complaints, if it made any."""
        _, complaints = self.process.communicate()
        return (complaints.strip().splitlines() or [""])[-1]


def compare(before: Path, after: Path, game: str, rounds: int) -> dict[str, float] | None:
    """How many times as long each kind of work takes now; None if there was no such game."""
    old, new = Worker(before, game), Worker(after, game)
    spent: dict[tuple[str, Worker], list[float]] = {}
    for _ in range(rounds):
        for work in WORK:
            for worker in (old, new):
                seconds = worker.measure(work)
                if seconds is None:
                    complaint = worker.close()
                    (new if worker is old else old).close()
                    if worker is new:
                        sys.exit(f"{game} does not run: {complaint}")
                    return None
                spent.setdefault((work, worker), []).append(seconds)
    old.close()
    new.close()
    return {work: ratio(spent[work, old], spent[work, new]) for work in WORK}


def ratio(before: list[float], after: list[float]) -> float:
    """How many times as long it takes for sure: by the best slices or by pairs, whichever is less.

    >>> ratio([1.0, 1.0, 9.0], [2.0, 2.0, 2.0])
    2.0
    """
    pairs = [new / old for old, new in zip(before, after, strict=True)]
    return min(min(after) / min(before), statistics.median(pairs))


def judge(
    before: Path, after: Path, game: str, tolerance: float, rounds: int, until: float
) -> bool:
    """Print a line about a game; whether it is fast enough."""
    if time.monotonic() > until:
        print(f"{game}: not compared, this machine is too busy.")
        return True
    slower: dict[str, float] = dict.fromkeys(WORK, float("inf"))
    for _attempt in range(ATTEMPTS):
        ratios = compare(before, after, game, rounds)
        if ratios is None:
            print(f"{game}: did not run before, nothing to compare.")
            return True
        slower = {work: min(ratios[work], slower[work]) for work in WORK}
        if max(slower.values()) <= tolerance or time.monotonic() > until:
            break
    else:
        worst = max(slower, key=lambda work: slower[work])
        print(f"{game}: {worst} takes {slower[worst]:.2f} × as long as before: too slow.")
        return False
    times_slower = ", ".join(f"{work} {times:.2f}" for work, times in slower.items())
    print(f"{game}: {times_slower} × the time it took before: fine.")
    return True


def git(*arguments: str) -> str:
    """What git answers, or `NothingToCompare`."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    except OSError:
        raise NothingToCompare("There is no git here") from None
    if done.returncode:
        raise NothingToCompare("There is no earlier version of the engines here")
    return done.stdout.strip()


def parent() -> str:
    """The commit before the engines' last change, committed or not."""
    if git("status", "--porcelain", "--", *ENGINES):
        return git("rev-parse", "HEAD")
    changed = git("log", "-1", "--format=%H", "--", *ENGINES)
    if not changed:
        raise NothingToCompare("The engines are in no commit yet")
    return git("rev-parse", "--verify", f"{changed}~1")


def check_out(commit: str, folder: Path) -> None:
    """Write the sources of a commit into a folder."""
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True)
    if archive.returncode:
        raise NothingToCompare(f"Commit {commit} is not here")
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)


def main() -> None:
    """Put both versions beside each other, compare, clean up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", metavar="COMMIT", help="default: before the last change")
    parser.add_argument("--games", help="default: all")
    parser.add_argument("--tolerance", type=float, default=1.15, help="how many times as long")
    parser.add_argument("--rounds", type=int, default=40)
    given = parser.parse_args()
    until = time.monotonic() + MOST_SECONDS
    files = sorted((ROOT / "src" / "tawantin" / "games").glob("*/components.toml"))
    games = given.games.split(",") if given.games else [path.parent.name for path in files]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder) / "before", Path(folder) / "after"
        before.mkdir()
        try:
            check_out(given.against or parent(), before)
        except NothingToCompare as reason:
            print(f"{reason}: the speed is not compared.")
            return
        # A copy, since extension modules of `make compiled` would make the comparison unfair.
        leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
        shutil.copytree(ROOT / "src", after / "src", ignore=leave)
        fine = [
            judge(before / "src", after / "src", game, given.tolerance, given.rounds, until)
            for game in games
        ]
    if not all(fine):
        sys.exit("An engine became slower: see docs/performance.md, or say why it must be so.")


if __name__ == "__main__":
    main()
