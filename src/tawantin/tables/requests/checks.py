"""Who asks, and what is checked before anything is done."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.match import Match
from ..refusal import Refusal
from ..table import Table


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks."""

    id: str
    name: str
    signed_in: bool = False
    """Whether they have an account."""


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("bad_seats", f"This table has no seat {seat}.")


def check_own(table: Table, person: Person, seat: int) -> None:
    """Refuse somebody who does not hold the seat."""
    check_seat(table, seat)
    if table.seats[seat].player != person.id:
        raise Refusal("not_your_seat", f"Seat {seat} is not yours.")


def check_host(table: Table, person: Person) -> None:
    """Refuse whoever is not the host."""
    if table.host != person.id:
        raise Refusal("not_host", "Only the host of the table may do this.")


def check_open(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.problem is not None:
        raise Refusal("unplayable", table.problem)
    if table.abandoned:
        raise Refusal("game_over", "This table is closed.")
    if table.status != "open":
        raise Refusal("already_started", "The game has already begun.")


def playing(table: Table) -> Match:
    """The game that is going on; refuses what can only be done while one is."""
    if table.problem is not None:
        raise Refusal("unplayable", table.problem)
    if table.status == "open":
        raise Refusal("not_started", "The game has not begun.")
    if table.status == "finished" or table.match is None:
        raise Refusal("game_over", "The game is over.")
    return table.match


def check_current(table: Table, seat: int, seq: int) -> None:
    """Refuse a decision based on an outdated picture of what the seat can do."""
    if seq > table.seq:
        raise Refusal("stale", f"The table has no seq {seq} yet; it is at {table.seq}.")
    if seq < table.asked[seat]:
        raise Refusal("stale", "Something has changed since; look at the table again.")
