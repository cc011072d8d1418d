"""What takes the place of a SQLite connection once it is closed."""

from __future__ import annotations

import sqlite3
from typing import Any, Final


class _Closed:
    """Refuses all work, as a closed connection does."""

    in_transaction = False

    def execute(self, *values: object) -> Any:
        """Refuse."""
        raise sqlite3.ProgrammingError("it has been closed")

    def close(self) -> None:
        """It is closed already."""


CLOSED: Final = _Closed()
