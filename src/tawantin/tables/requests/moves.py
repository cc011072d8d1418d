"""Decisions in the game, and taking one's own back."""

from __future__ import annotations

from typing import Literal

from ...kernel.chance import Chance
from ...kernel.errors import IllegalAction, TawantinError
from ...kernel.match import Match
from ...kernel.reasons import Reason, not_asked
from .. import changes as c
from ..foresight import ahead
from ..refusal import Refusal, Unfit, refusal_of
from ..table import Table
from .checks import Person, check_current, check_own, check_seat, playing

Unless = Literal["ends_turn", "final"]
"""What a move must not do unasked: end the turn or become final; or become final only."""


def play(
    table: Table,
    person: Person | None,
    seat: int,
    seq: int,
    action: str,
    now: int,
    chance: Chance | None = None,
    *,
    unless: Unless | None = None,
) -> None:
    """A decision of a seat, by its person or (None) by the bot that plays it.

    `unless` it would end the turn, or could not be taken back: then it is refused with that code,
    so that people may think again before it counts.
    """
    match = playing(table)
    if person is None:
        check_seat(table, seat)
        if table.seats[seat].level is None:
            raise Refusal("not_your_seat", f"No bot plays seat {seat}.")
    else:
        check_own(table, person, seat)
        if not table.seats[seat].person_plays:
            raise Refusal("not_your_turn", "A bot plays your seat; come back first.")
    check_current(table, seat, seq)
    if seat not in table.actors():
        why = unfit(table, not_asked(tuple(table.actors())))
        raise Refusal("not_your_turn", "You have nothing to decide now.", why)
    try:
        if unless is not None:
            _hold(table, match, seat, action, unless)
        events = match.play(seat, action, chance)
    except TawantinError as error:
        raise _refused_move(table, match, seat, action, error) from error
    entry = match.record.entries[-1]
    simultaneous, closing, final = match.mark(len(match.record.entries) - 1)
    table.add(
        c.Moved(
            at=now,
            seat=seat,
            action=entry.action,
            outcomes=entry.outcomes,
            simultaneous=simultaneous,
            closing=closing,
            final=final,
        ),
        events,
    )


def _refused_move(
    table: Table, match: Match, seat: int, text: str, error: TawantinError
) -> Refusal:
    """Why a move was refused; a text that is no move of the game has no more reason than that."""
    refusal = refusal_of(error)
    try:
        reason = table.game.refusal(match.state, seat, table.game.actions.parse(text))
    except IllegalAction:
        return refusal
    if reason is not None:
        refusal.why = unfit(table, reason)
    return refusal


def unfit(table: Table, reason: Reason) -> Unfit:
    """A reason with what it takes to say it at this table."""
    names = [seat.name or f"player {number}" for number, seat in enumerate(table.seats, 1)]
    return Unfit(table.game, reason, tuple(names))


def _hold(table: Table, match: Match, seat: int, action: str, unless: Unless) -> None:
    then = ahead(match, seat, action)
    ends = seat not in then.next
    at_once = not then.next or any(table.seats[other].level is not None for other in then.next)
    final = then.final or (ends and at_once)
    if ends and (final or unless == "ends_turn"):
        raise Refusal("ends_turn", "This ends your turn.")
    if final:
        raise Refusal("is_final", "This cannot be taken back.")


def undo(table: Table, person: Person, seat: int, seq: int, now: int, whole: bool = False) -> None:
    """Take the last decision back, or (`whole`) all that the seat can take back alone."""
    match = playing(table)
    check_own(table, person, seat)
    check_current(table, seat, seq)
    number = match.undoable(seat)
    if number is None:
        raise Refusal("cannot_undo", "There is nothing you can take back by yourself now.")
    while number is not None:
        table.add(c.Undone(at=now, seat=seat, number=number))
        number = match.undoable(seat) if whole else None
