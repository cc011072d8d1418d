"""The small bugs that mutants.py plants, found in the syntax trees of files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
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
    planter = Planter(path.relative_to(ROOT).as_posix(), source)
    planter.visit(ast.parse(source))
    yield from planter.planted
