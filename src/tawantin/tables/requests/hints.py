"""Asking the coach. Everybody is told that it was asked, but only the asker what it said."""

from __future__ import annotations

from typing import Final

from .. import changes as c
from ..hints import NoHints, no_hints_because
from ..refusal import Refusal
from ..table import Table
from .checks import Person, check_current, check_own, playing

_WHY: Final[dict[NoHints, str]] = {
    "rated": "Rated games have no hints.",
    "chosen": "The host of this table wants no hints.",
    "people": "There are no hints where people play each other, unless the host allows them.",
}


def ask_hint(table: Table, person: Person, seat: int, seq: int, now: int) -> None:
    """A seat asks what to do; each decision for which it does so is noted once."""
    playing(table)
    check_own(table, person, seat)
    because = no_hints_because(table)
    if because is not None:
        raise Refusal("no_hints", _WHY[because])
    check_current(table, seat, seq)
    if seat not in table.actors() or not table.seats[seat].person_plays:
        raise Refusal("not_your_turn", "You have nothing to decide now.")
    if table.hinted.get(seat, 0) < table.asked[seat]:
        table.add(c.Hinted(at=now, seat=seat))
