"""Whether the result of a table counts for ratings, and if not, why."""

from __future__ import annotations

from typing import Literal

from .table import Table

Casual = Literal["chosen", "house", "rewound"]
"""Why a result does not count: nobody wanted it to, other numbers, going back by consent."""


def casual_because(table: Table) -> Casual | None:
    """None if the table is rated."""
    if not table.rated:
        return "chosen"
    if table.house:
        return "house"
    return "rewound" if table.rewound else None
