"""Writes into docs/games what is certain about each game's numbers and what is not.

`python scripts/certainty.py` writes the tables again, `--check` says whether they are up to date.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tawantin.kernel import registry, sheet

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "games"
BEGIN = "<!-- made by scripts/certainty.py -->"
END = "<!-- /made by scripts/certainty.py -->"
MARKS = {"W": "found", "M": "from memory", "R": "reconstructed"}


def table(game: str) -> str:
    """The values of a game that nobody read off the box, as Markdown."""
    descriptor = registry.descriptor(game)
    named = sheet.read_sheet(descriptor.components_path.with_name(sheet.FILE))
    rows = ["| what | | value | |", "|---|---|---|---|"]
    before = ""
    for line in sheet.lines(descriptor.components, named, "en", guessed=True):
        name = "" if line.name == before else line.name
        rows.append(f"| {name} | {line.owner} | {line.value} | {_mark(line)} |")
        before = line.name
    return "\n".join(rows)


def _mark(line: sheet.Line) -> str:
    where = line.source[2:].strip()
    return MARKS[line.mark] + (f": {where}" if where else "")


def page_with_table(text: str, game: str) -> str:
    """The page with its table made anew."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"docs/games/{game}.md has no place for its table: {BEGIN} … {END}.")
    return f"{head}{BEGIN}\n{table(game)}\n{END}{tail}"


def main() -> None:
    """Write or check all pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if one is stale")
    check = parser.parse_args().check
    stale = []
    for path in sorted(FOLDER.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        made = page_with_table(text, path.stem)
        if made != text:
            stale.append(path.name)
            if not check:
                path.write_text(made, encoding="utf-8")
    if check and stale:
        sys.exit(f"Run scripts/certainty.py: {', '.join(stale)} is not what the components say.")


if __name__ == "__main__":
    main()
