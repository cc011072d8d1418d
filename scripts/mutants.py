"""Plant bugs, one at a time, and see whether the tests notice.

    mutants.py [--count 300] [--seed 1] [--rooms kernel,games,tables,server] [--processes 2]
               [--only REGEX] [--report FILE] [--laws]

Each bug is a small change of one expression or statement: a comparison that is off by one, a sum
turned into a difference, a condition turned round, a call left out. Copies of the sources are
changed, never the sources themselves. A bug is caught if the tests of its part fail (or never
end); what survives is printed with its place, and is either equivalent to the right program or
shows a test that is missing: see docs/testing.md.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/tawantin")
ROOMS = ("kernel", "games", "tables", "server")
LEFT_OUT = {"heuristics", "tuning", "text", "features", "reasons", "__init__", "plugin"}
"""Modules that no rule rests on: taste of bots, plain text, and reasons, which law 11 holds."""
PATIENCE = 180
"""Seconds after which a run counts as one that never ends."""
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
        self.found: list[Mutant] = []

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
        self.found.append(
            Mutant(self.path, node.lineno, start, end, text, self.source[start:end].decode())
        )

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Bodies only: what annotations and defaults say is checked by mypy."""
        for statement in node.body:
            self.visit(statement)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Like any other function."""
        for statement in node.body:
            self.visit(statement)

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
    yield from planter.found


def files_of(rooms: list[str]) -> list[Path]:
    """The modules in which bugs are planted."""
    return [
        path
        for room in rooms
        for path in sorted((ROOT / PACKAGE / room).rglob("*.py"))
        if LEFT_OUT.isdisjoint({path.stem, path.parent.name})
    ]


def tests_of(path: str, laws: bool) -> list[tuple[str, ...]]:
    """What pytest is asked to run for the part that a file belongs to, quick tests first.

    The laws take long: they are held against a bug in a game only if wanted.
    """
    parts = Path(path).relative_to(PACKAGE).parts
    if parts[0] == "games":
        own = [("tests/events", "-k", parts[1]), (f"tests/{parts[1]}",)]
        return [*own, ("tests/laws/test_every_game.py", "-k", parts[1])] if laws else own
    if parts[:2] == ("kernel", "laws"):
        return [("tests/laws/test_laws_can_fail.py",), ("tests/laws",)]
    if parts[0] == "kernel":
        toys = ("tests/laws/test_laws_can_fail.py",)
        return [("tests/events",), ("tests/tables",), toys, ("tests/kernel",)]
    return [(f"tests/{parts[0]}",)]


class Workshop:
    """A copy of the sources, in which one bug at a time is planted and tried."""

    def __init__(self, folder: Path, laws: bool) -> None:
        self.folder = folder
        self.laws = laws
        made = shutil.ignore_patterns("__pycache__", "*.so", "web")
        shutil.copytree(ROOT / "src", folder / "src", ignore=made)
        shutil.copytree(
            ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("__pycache__")
        )
        for name in ("docs", "scripts", "bench", "examples", "web"):
            (folder / name).symlink_to(ROOT / name)
        for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "Makefile"):
            shutil.copy(ROOT / name, folder / name)
        page = ROOT / PACKAGE / "web"
        if page.is_dir():
            (folder / PACKAGE / "web").symlink_to(page)

    def passes(self, tests: tuple[str, ...]) -> bool:
        """Whether the tests pass here."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env={**_environment(), "PYTHONPATH": str(self.folder / "src")},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def catches(self, mutant: Mutant) -> bool:
        """Whether the tests notice a bug."""
        path = self.folder / mutant.path
        right = path.read_bytes()
        wrong = right[: mutant.start] + mutant.text.encode() + right[mutant.end :]
        try:
            path.write_bytes(wrong)
            tests = tests_of(mutant.path, self.laws)
            return any(not self.passes(test) for test in tests)
        finally:
            path.write_bytes(right)


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}


def sample(rooms: list[str], count: int, seed: int, only: str) -> list[Mutant]:
    """Bugs from all rooms, chosen by chance but the same for the same seed."""
    every = [mutant for path in files_of(rooms) for mutant in mutants_of(path)]
    every = [mutant for mutant in every if re.search(only, str(mutant))]
    return random.Random(seed).sample(every, min(count, len(every)))


def run(mutants: list[Mutant], processes: int, report: Path | None, laws: bool) -> list[Mutant]:
    """Try all of them; those that survive."""
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        shops: Queue[Workshop] = Queue()
        for number in range(processes):
            shops.put(Workshop(Path(place) / str(number), laws))

        first = shops.get()
        for test in dict.fromkeys(
            test for mutant in mutants for test in tests_of(mutant.path, laws)
        ):
            if not first.passes(test):
                raise SystemExit(f"{' '.join(test)} fails without any bug: nothing can be said.")
        shops.put(first)

        def tried(mutant: Mutant) -> bool:
            shop = shops.get()
            try:
                return shop.catches(mutant)
            finally:
                shops.put(shop)

        with ThreadPoolExecutor(processes) as pool:
            for number, (mutant, caught) in enumerate(
                zip(mutants, pool.map(tried, mutants), strict=True), 1
            ):
                line = f"{number}/{len(mutants)} {'caught' if caught else 'SURVIVED'} {mutant}"
                print(line, flush=True)
                if report is not None:
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
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", default="", help="only bugs whose line matches this")
    parser.add_argument("--report", type=Path, default=None, help="add each line to this file")
    parser.add_argument("--laws", action="store_true", help="hold the laws against games too")
    chosen = parser.parse_args()
    mutants = sample(chosen.rooms.split(","), chosen.count, chosen.seed, chosen.only)
    survivors = run(mutants, chosen.processes, chosen.report, chosen.laws)
    caught = len(mutants) - len(survivors)
    print(f"{caught} of {len(mutants)} caught ({caught / max(1, len(mutants)):.0%}).")
    for survivor in survivors:
        print(f"survived: {survivor}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
