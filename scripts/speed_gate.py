"""Compare the engines' speed with the parent commit's, by ratio, in one run.

    speed_gate.py [--against COMMIT] [--tolerance 0.75] [--rounds 4]

Both versions play the same kind of random games by turns, in processes of their own, measured in
processor time; the best of several rounds counts, since noise only ever slows down. Fails when a
game is slower than the tolerance allows. Says so and passes where there is no parent to compare.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 0.4
PLAY = """
import sys, time
import tawantin
from tawantin.kernel.playout import play_out
game = tawantin.game(sys.argv[1])
seats = max(game.about.seats)
chance = tawantin.LiveChance(1)
play_out(game.new(seats, None, chance), chance)
decisions, started = 0, time.process_time()
while (spent := time.process_time() - started) < float(sys.argv[2]):
    decisions += play_out(game.new(seats, None, chance), chance)
print(decisions / spent)
"""


def speed(sources: Path, game: str) -> float | None:
    """Decisions per second of a game in a source tree; None if the game is not there yet."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game, str(SECONDS)],
        env={**os.environ, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
    )
    return float(done.stdout) if done.returncode == 0 else None


def games() -> list[str]:
    """The games of this tree."""
    found = sorted((ROOT / "src" / "tawantin" / "games").glob("*/components.toml"))
    return [path.parent.name for path in found]


def compare(parent: Path, tolerance: float, rounds: int) -> bool:
    """Print a line a game; whether all are fast enough."""
    fine = True
    for game in games():
        before: list[float] = []
        after: list[float] = []
        for _ in range(rounds):
            for sources, speeds in ((parent / "src", before), (ROOT / "src", after)):
                measured = speed(sources, game)
                if measured is not None:
                    speeds.append(measured)
        if not before or not after:
            print(f"{game}: not in both commits, nothing to compare")
            continue
        ratio = max(after) / max(before)
        verdict = "ok" if ratio >= tolerance else f"slower than {tolerance} of its parent"
        print(f"{game}: {ratio:.2f} × the speed of the parent commit, {verdict}")
        fine = fine and ratio >= tolerance
    return fine


def main() -> None:
    """Check the parent out beside, compare, clean up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", default="HEAD~1")
    parser.add_argument("--tolerance", type=float, default=0.75)
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", given.against, "src"], cwd=ROOT, capture_output=True
        )
        if archive.returncode:
            print(f"There is no commit {given.against} here: nothing to compare the speed with.")
            return
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        if not compare(Path(folder), given.tolerance, given.rounds):
            sys.exit("An engine became slower: see docs/performance.md, or say why it must be so.")


if __name__ == "__main__":
    main()
