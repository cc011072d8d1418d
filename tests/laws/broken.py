"""What the laws find in a game that is broken in one place."""

from __future__ import annotations

from typing import Any

from tawantin import (
    Game,
)
from tawantin.kernel.laws import LAWS, Violation, run

LAW = {law.number: law for law in LAWS}


def violation(game: Game[Any], *numbers: int, games: int = 60) -> Violation:
    """What these laws find, alone, in a broken game."""
    laws = [LAW[number] for number in numbers] or LAWS
    for seats in (3, 2):
        report = run(game, seats, games=games, seed=1, laws=laws)
        if report.violation is not None:
            return report.violation
    raise AssertionError("the laws did not notice")
