"""Write what each number of an observation means: docs/observations/GAME.md.

``--check`` only says whether the pages are current. When a view changes its layout does, and
trained networks must be trained again.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import tawantin
from tawantin.kernel.registry import descriptor
from tawantin.rl import observation

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "observations"
LONGEST = 400


def main() -> int:
    """Write the pages, or check them."""
    wrong = 0
    for name in tawantin.games():
        if not descriptor(name).rules_module.startswith("tawantin."):
            continue
        page, path = document(name), FOLDER / f"{name}.md"
        if "--check" not in sys.argv[1:]:
            path.write_text(page, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != page:
            sys.stderr.write(f"{path.relative_to(ROOT)} is not current: run {sys.argv[0]}\n")
            wrong = 1
    return wrong


def document(name: str) -> str:
    """The page that says what each number of an observation means."""
    layout = observation(name)
    meaning_of = meanings(ROOT / f"src/tawantin/games/{name}/view.py")
    rows = []
    for field in layout.fields():
        last = field.at + field.size - 1
        where = f"{field.at}" if field.size == 1 else f"{field.at}–{last}"
        holds = field.holds if len(field.holds) <= LONGEST else field.holds[:LONGEST] + " …"
        meaning = meaning_of.get((field.record, field.name), "")
        rows.append(f"| {where} | `{field.path}` | {holds} | {meaning} |")
    return (
        f"# What a bot sees of {tawantin.game(name).about.name['en']}: {layout.size} numbers\n\n"
        "Written by `scripts/observations.py` from what the types of the game's view declare. "
        "Seats are counted from the viewer on; seats nobody sits on are zeros. Numbers are divided "
        "by the largest value that the rules allow. What repeats is described once: its first copy "
        "stands under it.\n\n"
        "| numbers | field of the view | holds | meaning |\n|---|---|---|---|\n"
        + "\n".join(rows)
        + "\n"
    )


def meanings(path: Path) -> dict[tuple[str, str], str]:
    """The sentences that stand under the fields of the view's types."""
    texts: dict[tuple[str, str], str] = {}
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
                texts[node.name, field.target.id] = text.replace("|", "\\|")
    return texts


if __name__ == "__main__":
    sys.exit(main())
