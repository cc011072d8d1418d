"""Plant bugs, one at a time, and see whether the tests notice.

    mutants.py [--count 300] [--seed 1] [--rooms kernel,games,tables,server]
               [--only REGEX] [--report FILE] [--reached FILE] [--slow]

Each bug is a small change of one expression or statement: a comparison that is off by one, a sum
turned into a difference, a condition turned round, a call left out. Copies of the sources are
changed, never the sources themselves.

First all tests of these rooms run once, and scripts/reached.py notes which functions each of them
calls. A bug is then run against the tests that call its function, the quickest first, until one
fails: in a fork of a process that has loaded everything (scripts/warm.py), or, where the function
runs while games are loaded, in a new process with the tests of its room. With --slow a survivor
meets all tests of its room and all that call it. A bug is caught if a test fails or never ends.
What survives is printed with its place, and is either equivalent to the right program or shows a
test that is missing: see docs/testing.md. A report that exists is continued: what stands in it is
not tried again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.planting import Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/tawantin")
ROOMS = ("kernel", "games", "tables", "server")
LEFT_OUT = {"heuristics", "tuning", "text", "features", "reasons", "__init__", "plugin"}
"""Modules that no rule rests on: the taste of bots, plain text, and reasons, which law 11
checks."""
TESTS = [
    f"tests/{room}"
    for room in (
        "kernel", "events", "chocolatl", "cuzco", "inca_empire", "machu_picchu", "tables",
        "lessons", "reasons", "people", "store", "laws", "server",
    )
]  # fmt: skip
"""Where the tests are that a bug is run against."""
BUDGET = 40.0
"""Seconds of tests that a bug is run against at most; bugs that are caught need far fewer."""


def files_of(rooms: list[str]) -> list[Path]:
    """The modules in which bugs are planted."""
    return [
        path
        for room in rooms
        for path in sorted((ROOT / PACKAGE / room).rglob("*.py"))
        if LEFT_OUT.isdisjoint({path.stem, path.parent.name})
    ]


@dataclass(frozen=True)
class Test:
    """One test: how long it takes, and which functions it calls."""

    id: str
    seconds: float
    called: frozenset[str]


class Suite:
    """The tests of all rooms, with what they call."""

    def __init__(self, file: Path) -> None:
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        self.while_loading = {name for line in lines if not line["test"] for name in line["called"]}
        passed = [line for line in lines if line["test"] and line["passed"]]
        self.tests = sorted(
            (Test(line["test"], line["seconds"], frozenset(line["called"])) for line in passed),
            key=lambda test: test.seconds,
        )

    def near(self, mutant: Mutant) -> list[Test]:
        """The tests that call the function with the bug, the quickest first.

        What runs while games are loaded is the concern of its whole room.
        """
        if not self.is_called_by_tests_alone(mutant):
            return self.room(mutant)
        return _within(BUDGET, [test for test in self.tests if mutant.function in test.called])

    def is_called_by_tests_alone(self, mutant: Mutant) -> bool:
        """Whether the function with the bug has not run yet when the games are loaded."""
        return mutant.function is not None and mutant.function not in self.while_loading

    def room(self, mutant: Mutant) -> list[Test]:
        """Tests of the room that a bug is in, the quickest first."""
        return _within(BUDGET, [test for test in self.tests if _of_room(mutant.path, test.id)])

    def everything(self, mutant: Mutant) -> list[Test]:
        """All tests that call the function or belong to its room, however long they take."""
        return [
            test
            for test in self.tests
            if mutant.function in test.called or _of_room(mutant.path, test.id)
        ]


def _within(budget: float, tests: list[Test]) -> list[Test]:
    """As many as can be run in this time."""
    chosen: list[Test] = []
    for test in tests:
        budget -= test.seconds
        if budget < 0 and chosen:
            break
        chosen.append(test)
    return chosen


def _of_room(path: str, test: str) -> bool:
    parts = Path(path).relative_to(PACKAGE).parts
    if parts[0] == "games":
        return test.startswith(f"tests/{parts[1]}/") or f"[{parts[1]}" in test
    if parts[:2] == ("kernel", "laws"):
        return test.startswith("tests/laws/")
    if parts[0] == "kernel":
        return test.startswith(("tests/kernel/", "tests/tables/", "tests/events/", "tests/laws/"))
    return test.startswith((f"tests/{parts[0]}/", "tests/server/"))


class Workshop:
    """A copy of the sources, in which one bug at a time is planted and tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        made = shutil.ignore_patterns("__pycache__", "*.so", "web")
        shutil.copytree(ROOT / "src", folder / "src", ignore=made)
        shutil.copytree(
            ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("__pycache__")
        )
        for name in ("docs", "scripts", "bench", "examples", "web", "build"):
            (folder / name).symlink_to(ROOT / name)
        for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "Makefile"):
            shutil.copy(ROOT / name, folder / name)
        page = ROOT / PACKAGE / "web"
        if page.is_dir():
            (folder / PACKAGE / "web").symlink_to(page)

    def watch(self, file: Path) -> None:
        """Run all tests once and note what they call."""
        self._pytest(["-p", "scripts.reached", "--reached", str(file), *TESTS], seconds=None)

    def passes(self, tests: list[Test]) -> bool:
        """Whether the tests pass here, in time."""
        chosen = self.folder / "chosen.txt"
        chosen.write_text("\n".join(test.id for test in tests), encoding="utf-8")
        return self._pytest(["-x", f"@{chosen}"], 60 + 10 * sum(test.seconds for test in tests))

    def _pytest(self, arguments: list[str], seconds: float | None) -> bool:
        """Run it. Time is counted by the processor, which others may keep busy."""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        environment = {
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": str(self.folder / "src"),
        }
        with subprocess.Popen(
            command,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=partial(_be_modest, seconds),
        ) as process:
            try:
                return process.wait(seconds and 120 + 2 * seconds) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)

    def try_warm(self, mutants: list[Mutant], suite: Suite) -> Iterator[tuple[Mutant, str]]:
        """Try bugs in forks of one process (see warm.py); what could not be tried is "cold"."""
        jobs, verdicts = self.folder / "jobs.json", self.folder / "verdicts.jsonl"
        chosen = [(mutant, suite.near(mutant)) for mutant in mutants]
        written = [
            {
                "number": number,
                "path": mutant.path,
                "start": mutant.start,
                "end": mutant.end,
                "text": mutant.text,
                "tests": [test.id for test in tests],
                "seconds": int(10 + sum(test.seconds for test in tests)),
            }
            for number, (mutant, tests) in enumerate(chosen)
        ]
        jobs.write_text(json.dumps(written), encoding="utf-8")
        verdicts.touch()
        files = sorted({test.id.partition("::")[0] for _, tests in chosen for test in tests})
        options = ["-s", "-p", "scripts.warm", "--warm", str(jobs), "--verdicts", str(verdicts)]
        self._pytest([*options, *files], seconds=None)
        for line in verdicts.read_text(encoding="utf-8").splitlines():
            verdict = json.loads(line)
            yield mutants[verdict["number"]], verdict["verdict"]

    def catches(self, mutant: Mutant, tests: list[Test]) -> bool:
        """Whether tests notice a bug, in a process that has loaded nothing yet."""
        path = self.folder / mutant.path
        right = path.read_bytes()
        wrong = right[: mutant.start] + mutant.text.encode() + right[mutant.end :]
        try:
            path.write_bytes(wrong)
            return bool(tests) and not self.passes(tests)
        finally:
            path.write_bytes(right)


def _be_modest(seconds: float | None) -> None:
    os.nice(19)
    if seconds is not None:
        limit = int(seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))


def sample(rooms: list[str], count: int, seed: int, only: str) -> list[Mutant]:
    """Bugs from all rooms, chosen by chance but the same for the same seed."""
    every = [mutant for path in files_of(rooms) for mutant in mutants_of(path)]
    every = [mutant for mutant in every if re.search(only, str(mutant))]
    return random.Random(seed).sample(every, min(count, len(every)))


def run(mutants: list[Mutant], report: Path, reached: Path, slow: bool) -> list[Mutant]:
    """Try all of them; those that survive."""
    caught = _known(report)
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        shop = Workshop(Path(place) / "0")
        if not reached.exists():
            shop.watch(reached)
        suite = Suite(reached)

        def note(mutant: Mutant, is_caught: bool) -> None:
            caught[str(mutant)] = is_caught
            line = f"{'caught' if is_caught else 'SURVIVED'} {mutant}"
            print(line, flush=True)
            with report.open("a", encoding="utf-8") as file:
                file.write(line + "\n")

        left = [mutant for mutant in mutants if str(mutant) not in caught]
        warm = [mutant for mutant in left if suite.is_called_by_tests_alone(mutant)]
        for mutant, verdict in shop.try_warm(warm, suite) if warm else ():
            if verdict != "cold":
                note(mutant, verdict == "caught")
        for mutant in left:
            if str(mutant) not in caught:
                note(mutant, shop.catches(mutant, suite.near(mutant) or suite.room(mutant)))
        if slow:
            for mutant in mutants:
                if not caught[str(mutant)]:
                    note(mutant, shop.catches(mutant, suite.everything(mutant)))
    return [mutant for mutant in mutants if not caught[str(mutant)]]


def _known(report: Path) -> dict[str, bool]:
    """By bug, whether an earlier run caught it; the last line about it counts."""
    if not report.exists():
        return {}
    lines = report.read_text(encoding="utf-8").splitlines()
    return {place: verdict == "caught" for verdict, place in (line.split(" ", 1) for line in lines)}


def main() -> int:
    """Say how many were caught, and which were not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rooms", default=",".join(ROOMS))
    parser.add_argument("--only", default="", help="only bugs whose line matches this")
    parser.add_argument("--report", type=Path, default=ROOT / "build/mutants.txt")
    parser.add_argument("--reached", type=Path, default=ROOT / "build/reached.jsonl")
    parser.add_argument("--slow", action="store_true", help="survivors meet their whole room")
    chosen = parser.parse_args()
    mutants = sample(chosen.rooms.split(","), chosen.count, chosen.seed, chosen.only)
    survivors = run(mutants, chosen.report, chosen.reached, chosen.slow)
    caught = len(mutants) - len(survivors)
    print(f"{caught} of {len(mutants)} caught ({caught / max(1, len(mutants)):.0%}).")
    for survivor in survivors:
        print(f"survived: {survivor}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
