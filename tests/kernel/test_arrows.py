"""Who may import whom: the arrows of docs/architecture.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tawantin

ROOT = Path(tawantin.__file__).parent
ARROWS = {
    "__init__": {"games", "kernel"},
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel"},
    "arena": {"bots", "kernel"},
    "analysis": {"bots", "kernel", "locale"},
    "training": {"arena", "bots", "kernel"},
    "rl": {"bots", "kernel", "locale"},
    "tables": {"kernel"},
    "people": {"kernel"},
    "store": {"kernel", "people", "tables"},
    "server": {
        "analysis",
        "arena",
        "bots",
        "kernel",
        "locale",
        "people",
        "store",
        "tables",
        "wire",
        "workshop",
    },
    "client": {"kernel", "locale", "wire"},
    "wire": {"kernel", "tables"},
    "locale": {"kernel"},
    "workshop": {"arena", "bots", "kernel", "locale"},
    "speed": {"kernel"},
    "skeleton": {"kernel"},
}
"""What each part may import, besides itself. The command line may import everything."""
FREE = {"cli", "commands", "__main__"}


def part_of(module: str) -> str:
    """The part that a module below `tawantin` belongs to; each game is a part of its own."""
    names = module.split(".")[1:]
    if names[:1] == ["games"]:
        return ".".join(names[:2])
    return names[0] if names else "__init__"


def imported(source: str, package: list[str]) -> Iterator[str]:
    """The modules of ours that a file of a package imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            # `from .. import kernel` names the part last.
            names = [base] if base.count(".") else [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "tawantin")


def is_part(name: str) -> bool:
    return (ROOT / name).is_dir() or (ROOT / f"{name}.py").is_file()


FILES = sorted(ROOT.rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_follow_the_arrows(path: Path) -> None:
    module = ".".join(["tawantin", *path.relative_to(ROOT).with_suffix("").parts])
    here = part_of(module)
    unit = here.split(".")[0]
    if unit in FREE:
        return
    assert unit in ARROWS, f"say in ARROWS what {unit} may import"
    package = ["tawantin", *path.relative_to(ROOT).parent.parts]
    for name in imported(path.read_text(encoding="utf-8"), package):
        there = part_of(name)
        # `from .. import __version__` and the like take a name, not a part.
        if there == here or not is_part(there.split(".")[0]):
            continue
        assert there in ARROWS[unit], f"{module} imports {name}"


@pytest.mark.parametrize(
    ("source", "part"),
    [
        ("import tawantin.bots.mcts", "bots"),
        ("from tawantin import bots", "bots"),
        ("from tawantin.bots import make", "bots"),
        ("from ..bots import make", "bots"),
        ("from .. import bots", "bots"),
        ("def f():\n    from ..games.cuzco import state", "games.cuzco"),
        ("from .errors import TawantinError", "kernel"),
    ],
)
def test_the_arrows_see_every_way_to_import(source: str, part: str) -> None:
    assert [part_of(name) for name in imported(source, ["tawantin", "kernel"])] == [part]
