"""The game of docs/adding-a-game.md: what `tawantin new-game` writes, with every change made."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tawantin.commands.new_game import make

PAGE = Path(__file__).resolve().parent.parent / "docs" / "adding-a-game.md"
NAME = "duel"


def commands() -> list[str]:
    """What the reader types."""
    page = PAGE.read_text(encoding="utf-8")
    return "".join(re.findall(r"```sh\n(.*?)```", page, re.DOTALL)).splitlines()


def follow(folder: Path) -> Path:
    """Write the game into a folder and change it step by step; where its package is."""
    place = make(NAME, folder)
    changes = re.findall(r"```diff\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    subprocess.run(
        ["git", "apply", "-p0", "-"], cwd=place, input="".join(changes), text=True, check=True
    )
    return place
