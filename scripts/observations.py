"""Find the layouts of observations again, and write what each number means.

Writes src/tawantin/rl/layouts/GAME.json and docs/observations/GAME.md. Run it when a view changes;
trained networks must then be trained again.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import msgspec

import tawantin
from tawantin.rl.layout import Observation, Record
from tawantin.rl.shapes import find_layout

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 400


def main() -> None:
    """Do it for the games named, or for all."""
    for name in sys.argv[1:] or list(tawantin.games()):
        game = tawantin.game(name)
        layout = find_layout(game)
        text = msgspec.json.encode(layout) + b"\n"
        (ROOT / f"src/tawantin/rl/layouts/{game.id}.json").write_bytes(text)
        page = document(game.id, game.about.name["en"], layout)
        (ROOT / f"docs/observations/{game.id}.md").write_text(page)
        print(f"{game.id}: {layout.size} numbers")


def document(game: str, name: str, layout: Record) -> str:
    """The page that says what each number of an observation means."""
    told = meanings(ROOT / f"src/tawantin/games/{game}/view.py")
    rows = []
    for field in Observation(layout, layout.size).fields():
        last = field.at + field.size - 1
        where = f"{field.at}" if field.size == 1 else f"{field.at}–{last}"
        holds = field.holds if len(field.holds) <= LONGEST else field.holds[:LONGEST] + " …"
        meaning = told.get((field.record, field.name), "")
        rows.append(f"| {where} | `{field.path}` | {holds} | {meaning} |")
    return (
        f"# What a bot sees of {name}: {layout.size} numbers\n\n"
        "Written by `scripts/observations.py` from the game's view. Seats are counted from the "
        "viewer on; seats nobody sits on are zeros. Numbers are divided by the largest value seen "
        "in random play. What repeats is told once: its first copy stands under it.\n\n"
        "| numbers | field of the view | holds | meaning |\n|---|---|---|---|\n"
        + "\n".join(rows)
        + "\n"
    )


def meanings(path: Path) -> dict[tuple[str, str], str]:
    """The sentences that stand under the fields of the view's types."""
    found: dict[tuple[str, str], str] = {}
    for node in ast.parse(path.read_text()).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, below in zip(node.body, node.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                text = " ".join(str(below.value.value).split())
                found[node.name, field.target.id] = text.replace("|", "\\|")
    return found


if __name__ == "__main__":
    main()
