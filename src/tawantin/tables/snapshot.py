"""Saved positions of tables."""

from __future__ import annotations

import msgspec

from .clock import Clocks


class Snapshot(msgspec.Struct):
    """The position at some seq, so that loading need not run the rules from the start."""

    seq: int
    state: msgspec.Raw
    asked: list[int]
    clock_left: list[int]
    clock_since: list[int | None]
    clock_waiting: list[int | None] = []
    clock_before: list[int] = []

    @classmethod
    def of(cls, seq: int, state: msgspec.Raw, asked: list[int], clocks: Clocks) -> Snapshot:
        """What is saved of a table."""
        return cls(seq, state, asked, clocks.left, clocks.since, clocks.waiting, clocks.before)

    def set_clocks(self, clocks: Clocks) -> None:
        """Let clocks stand as they stood."""
        clocks.left = list(self.clock_left)
        clocks.since = list(self.clock_since)
        clocks.waiting = list(self.clock_waiting) or clocks.waiting
        clocks.before = list(self.clock_before) or clocks.before
