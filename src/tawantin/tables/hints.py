"""Whether the coach may be asked at a table, and if not, why."""

from __future__ import annotations

from typing import Literal

from .table import Table

NoHints = Literal["rated", "chosen", "people"]
"""Why nobody gets hints: the result counts, the host wants none, people play each other."""


def no_hints_because(table: Table) -> NoHints | None:
    """None if hints may be requested. Hints are for everybody who plays there, or for nobody."""
    if table.rated:
        return "rated"
    if table.hints is None:
        alone = sum(seat.player is not None for seat in table.seats) <= 1
        return None if alone else "people"
    return None if table.hints else "chosen"
