"""Tables that could not be looked after: each is tried again, at growing intervals.

One bad table harms nobody: what goes wrong with it is logged once, counted, and kept to itself.
"""

from __future__ import annotations

import hashlib
import logging
import time
from dataclasses import dataclass
from typing import Final

from ..kernel.errors import TawantinError

FIRST_SECONDS: Final = 5.0
LONGEST_SECONDS: Final = 3600.0

_log = logging.getLogger("tawantin.tables")


@dataclass(slots=True)
class _Trouble:
    sentence: str
    seconds: float
    until: float
    """By the monotonic clock."""


class Troubles:
    """What is wrong with which table, and when it is tried again."""

    def __init__(self) -> None:
        self.total = 0
        """How often anything went wrong."""
        self._jobs: dict[tuple[str, str], _Trouble] = {}
        """By table and by what was tried."""

    def __len__(self) -> int:
        return len({table for table, _ in self._jobs})

    def note(self, table: str, what: str, error: Exception) -> float:
        """Something went wrong with a table; the seconds until it is tried again."""
        self.total += 1
        known = self._jobs.get((table, what))
        sentence = f"{type(error).__name__}: {error}"
        if known is None or known.sentence != sentence:
            # The id of a table lets people in, so it is not written down.
            defect = None if isinstance(error, TawantinError) else error
            _log.error("table %s, %s: %s", hashed(table), what, sentence, exc_info=defect)
        seconds = FIRST_SECONDS if known is None else min(2 * known.seconds, LONGEST_SECONDS)
        self._jobs[table, what] = _Trouble(sentence, seconds, time.monotonic() + seconds)
        return seconds

    def waits(self, table: str, what: str) -> bool:
        """Whether it is not to be tried yet."""
        known = self._jobs.get((table, what))
        return known is not None and time.monotonic() < known.until

    def clear(self, table: str, what: str) -> None:
        """It worked."""
        if self._jobs.pop((table, what), None) is not None:
            _log.info("table %s, %s: works again", hashed(table), what)


def hashed(table: str) -> str:
    """A name of a table for logs, which lets nobody in."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]
