"""What the coach is asked and tells."""

from __future__ import annotations

from msgspec import Struct

from .values import SeatNumber, Seq


class HintWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/hint: what could I do? Everybody at the table is told that you asked."""

    seat: SeatNumber
    seq: Seq
    """of the update that asked you to decide"""
    thorough: bool = False
    """take some seconds for it"""


class HintMove(Struct, kw_only=True):
    """One move that the coach suggests."""

    action: str
    chance: float
    """to win, from 0 to 1"""
    error: float
    """how far the chance may be off"""
    points: float
    """expected at the end, more than by the average of the moves there are"""
    sources: dict[str, float]
    """where they come from, by item of the score; `later` is what is still to come"""


class Hints(Struct, kw_only=True):
    """The answer: up to three moves, the best first; none where there is only one."""

    table: str
    seat: int
    seq: int
    moves: list[HintMove]
    worlds: int = 0
    """how often each was played on, with all dealt anew that the seat cannot know"""
    close: bool = False
    """the first two are too close to call"""
