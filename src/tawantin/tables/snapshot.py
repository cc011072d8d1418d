"""Saved positions of tables."""

from __future__ import annotations

import msgspec

from .clock import Clocks
from .result import Stage


class Snapshot(msgspec.Struct):
    """The position at some seq, so that loading need not run the rules from the start."""

    seq: int
    state: msgspec.Raw
    asked: list[int]
    clock_left: list[int]
    clock_since: list[int | None]
    clock_waiting: list[int | None] = []
    clock_before: list[int] = []
    stages: list[Stage] | None = None
    """Where points came from so far, by round; None where nobody noted it."""

    @classmethod
    def of(
        cls,
        seq: int,
        state: msgspec.Raw,
        asked: list[int],
        clocks: Clocks,
        stages: list[Stage] | None,
    ) -> Snapshot:
        """What is saved of a table."""
        times = (clocks.left, clocks.since, clocks.waiting, clocks.before)
        return cls(seq, state, asked, *times, stages)

    def set_clocks(self, clocks: Clocks) -> None:
        """Restore the clocks."""
        clocks.left = list(self.clock_left)
        clocks.since = list(self.clock_since)
        clocks.waiting = list(self.clock_waiting) or clocks.waiting
        clocks.before = list(self.clock_before) or clocks.before
