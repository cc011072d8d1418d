"""Whose eyes somebody may look through, and whom they hear: decided anew each time, from who sits
where now."""

from __future__ import annotations

from typing import Final, NamedTuple

from .refusal import Refusal
from .table import Table


def eyes_of(table: Table, person: str, wish: int | None) -> int | None:
    """The seat whose eyes somebody has now who wished for a seat's; None is a spectator's.

    Their own seat, if they still have it; else another of their own, for seats may be dealt anew.
    After the game everybody may use all eyes.
    """
    if wish is None:
        return None
    seats = table.seats
    if wish < len(seats) and (seats[wish].player == person or table.status == "finished"):
        return wish
    own = table.seats_of(person)
    return own[0] if own else None


def check_eyes(table: Table, person: str, seat: int | None) -> None:
    """Refuse the eyes of a seat that somebody may not look through now."""
    if seat is not None and seat >= len(table.seats):
        raise Refusal("bad_seats", f"This table has no seat {seat}.")
    if eyes_of(table, person, seat) != seat:
        raise Refusal("not_your_seat", f"Seat {seat} is not yours.")


class Ears(NamedTuple):
    """What is said that somebody hears."""

    asides: bool = True
    """Whether also what onlookers say among themselves."""
    deaf_to: frozenset[str] = frozenset()
    """People whom they do not want to hear."""


ALL_EARS: Final = Ears()
_PLAYERS: Final = Ears(asides=False)


def ears_of(table: Table, person: str, deaf_to: frozenset[str]) -> Ears:
    """Of somebody at a table: players hear no advice from those who only look on."""
    plays = table.status == "playing" and any(seat.player == person for seat in table.seats)
    if deaf_to:
        return Ears(not plays, deaf_to)
    return _PLAYERS if plays else ALL_EARS
