"""Saved positions of tables."""

from __future__ import annotations

import msgspec


class Snapshot(msgspec.Struct):
    """The position at some seq, so that loading need not run the rules from the start."""

    seq: int
    state: msgspec.Raw
    asked: list[int]
    clock_left: list[int]
    clock_since: list[int | None]
