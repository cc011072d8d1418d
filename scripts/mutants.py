"""Plant bugs, one at a time, and see whether the tests notice.

    mutants.py [--count 300] [--seed 1] [--rooms kernel,games,tables,server] [--processes 1]
               [--only REGEX] [--report FILE] [--reached FILE] [--slow]

Each bug is a small change of one expression or statement: a comparison that is off by one, a sum
turned into a difference, a condition turned round, a call left out. Copies of the sources are
changed, never the sources themselves.

First all tests of these rooms run once, and scripts/reached.py notes which functions each of them
calls. A bug is then held against the tests that call its function, the quickest first, until one
fails; if none does, with --slow against the rest of its room's tests too (some run the sources in
processes that nobody watches). A bug is caught if a test fails or never ends. What survives is
printed with its place, and is either equivalent to the right program or shows a test that is
missing: see docs/testing.md. A report that exists is gone on with: what stands in it is not
tried again.
"""

from __future__ import annotations

import argparse
import ast
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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/tawantin")
ROOMS = ("kernel", "games", "tables", "server")
LEFT_OUT = {"heuristics", "tuning", "text", "features", "reasons", "__init__", "plugin"}
"""Modules that no rule rests on: taste of bots, plain text, and reasons, which law 11 holds."""
TESTS = [
    f"tests/{room}"
    for room in (
        "kernel", "events", "chocolatl", "cuzco", "inca_empire", "machu_picchu", "tables",
        "lessons", "reasons", "people", "store", "laws", "server",
    )
]  # fmt: skip
"""Where the tests are that a bug is held against."""
BUDGET = 120.0
"""Seconds of tests that a bug is held against at most; bugs that are caught need far fewer."""
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
SUMS: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "*",
    ast.BitAnd: "|", ast.BitOr: "&", ast.BitXor: "|", ast.LShift: ">>", ast.RShift: "<<",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One planted bug: this part of a file is replaced by that text."""

    path: str
    line: int
    start: int
    end: int
    text: str
    was: str
    function: str | None
    """Where its function begins, as reached.py writes it; None outside of functions."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {_short(self.was)} -> {_short(self.text)}"


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 60 else flat[:57] + "..."


class Planter(ast.NodeVisitor):
    """Collects the mutants of one file."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source.encode()
        self.lines = [0]
        for line in self.source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.planted: list[Mutant] = []
        self._function: str | None = None

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.lines[node.lineno - 1] + node.col_offset,
            self.lines[node.end_lineno - 1] + node.end_col_offset,
        )

    def _text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self._span(node)
        return self.source[start:end].decode()

    def _plant(self, node: ast.expr | ast.stmt, text: str) -> None:
        start, end = self._span(node)
        was = self.source[start:end].decode()
        self.planted.append(Mutant(self.path, node.lineno, start, end, text, was, self._function))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Bodies only: what annotations and defaults say is checked by mypy."""
        self._visit_body(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Like any other function."""
        self._visit_body(node)

    def _visit_body(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer = self._function
        first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        self._function = f"{self.path}:{first}"
        for statement in node.body:
            self.visit(statement)
        self._function = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Its body: whether a dataclass is frozen or has slots is no rule."""
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """The value, not the annotation."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is no rule."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """For the type checker."""

    def visit_Compare(self, node: ast.Compare) -> None:
        """Off by one, or the other way round; whether somebody listens to events is no bug."""
        other = COMPARISONS.get(type(node.ops[0]))
        left, right = self._text(node.left), self._text(node.comparators[0])
        if len(node.ops) == 1 and other is not None and (left, right) != ("events", "None"):
            self._plant(node, f"(({left}) {other} ({right}))")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Another operator."""
        other = SUMS.get(type(node.op))
        if other is not None and not isinstance(node.left, ast.Constant | ast.JoinedStr):
            self._plant(node, f"({self._text(node.left)}) {other} ({self._text(node.right)})")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Another operator, or nothing done."""
        other = SUMS.get(type(node.op))
        if other is not None:
            self._plant(node, f"{self._text(node.target)} {other}= {self._text(node.value)}")
        self._plant(node, "pass")
        self.visit(node.value)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """And for or; each part left out."""
        word = " or " if isinstance(node.op, ast.And) else " and "
        self._plant(node, "(" + word.join(f"({self._text(one)})" for one in node.values) + ")")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """A condition turned round, a sign lost."""
        if isinstance(node.op, ast.Not | ast.USub):
            self._plant(node, f"({self._text(node.operand)})")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        """Always, as if there were no condition."""
        if not self._text(node.test).startswith(("events is", "TYPE_CHECKING")):
            self._plant(node.test, "True")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """One more; the other truth."""
        if isinstance(node.value, bool):
            self._plant(node, str(not node.value))
        elif isinstance(node.value, int):
            self._plant(node, str(node.value + 1))

    def visit_Expr(self, node: ast.Expr) -> None:
        """A call left out."""
        if isinstance(node.value, ast.Call | ast.Await):
            self._plant(node, "pass")
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are no rules."""


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All bugs that can be planted in a file."""
    source = path.read_text(encoding="utf-8")
    planter = Planter(str(path.relative_to(ROOT)), source)
    planter.visit(ast.parse(source))
    yield from planter.planted


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
        if mutant.function is None or mutant.function in self.while_loading:
            return self.room(mutant)
        return _within(BUDGET, [test for test in self.tests if mutant.function in test.called])

    def room(self, mutant: Mutant) -> list[Test]:
        """All tests of the room that a bug is in, the quickest first."""
        return _within(BUDGET, [test for test in self.tests if _of_room(mutant.path, test.id)])


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

    def catches(self, mutant: Mutant, suite: Suite, slow: bool) -> bool:
        """Whether the tests notice a bug."""
        path = self.folder / mutant.path
        right = path.read_bytes()
        wrong = right[: mutant.start] + mutant.text.encode() + right[mutant.end :]
        near = suite.near(mutant)
        rest = [test for test in suite.room(mutant) if test not in set(near)]
        try:
            path.write_bytes(wrong)
            if near and not self.passes(near):
                return True
            return bool(slow and rest and not self.passes(rest))
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


def run(
    mutants: list[Mutant], processes: int, report: Path, reached: Path, slow: bool
) -> list[Mutant]:
    """Try all of them; those that survive."""
    known = {}
    if report.exists():
        for line in report.read_text(encoding="utf-8").splitlines():
            verdict, place = line.split(" ", 1)
            known[place] = verdict == "caught"
    survivors = [mutant for mutant in mutants if known.get(str(mutant)) is False]
    left = [mutant for mutant in mutants if str(mutant) not in known]
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        shops: Queue[Workshop] = Queue()
        for number in range(processes):
            shops.put(Workshop(Path(place) / str(number)))
        if not reached.exists():
            first = shops.get()
            first.watch(reached)
            shops.put(first)
        suite = Suite(reached)

        def tried(mutant: Mutant) -> tuple[Mutant, bool]:
            shop = shops.get()
            try:
                return mutant, shop.catches(mutant, suite, slow)
            finally:
                shops.put(shop)

        with ThreadPoolExecutor(processes) as pool:
            for mutant, caught in pool.map(tried, left):
                line = f"{'caught' if caught else 'SURVIVED'} {mutant}"
                print(line, flush=True)
                with report.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
                if not caught:
                    survivors.append(mutant)
    return survivors


def main() -> int:
    """Say how many were caught, and which were not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rooms", default=",".join(ROOMS))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="", help="only bugs whose line matches this")
    parser.add_argument("--report", type=Path, default=ROOT / "build/mutants.txt")
    parser.add_argument("--reached", type=Path, default=ROOT / "build/reached.jsonl")
    parser.add_argument("--slow", action="store_true", help="survivors meet their whole room")
    chosen = parser.parse_args()
    mutants = sample(chosen.rooms.split(","), chosen.count, chosen.seed, chosen.only)
    survivors = run(mutants, chosen.processes, chosen.report, chosen.reached, chosen.slow)
    caught = len(mutants) - len(survivors)
    print(f"{caught} of {len(mutants)} caught ({caught / max(1, len(mutants)):.0%}).")
    for survivor in survivors:
        print(f"survived: {survivor}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
