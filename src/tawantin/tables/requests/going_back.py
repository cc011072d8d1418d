"""Going further back than one may alone: all people must agree, those who are away too."""

from __future__ import annotations

from .. import changes as c
from ..refusal import Refusal
from ..table import Table
from .checks import Person, check_own, playing


def before_last_decision(table: Table, seat: int) -> int | None:
    """How many decisions had been made before the seat's last one that everybody knows of."""
    if table.match is None:
        return None
    for number in range(table.moves() - 1, -1, -1):
        if table.match.record.entries[number].seat == seat:
            return number
    return None


def ask_undo(table: Table, person: Person, seat: int, moves: int | None, now: int) -> None:
    """Ask all other people to go back: to the seat's last decision, or to `moves` decisions."""
    playing(table)
    check_own(table, person, seat)
    if moves is None:
        moves = before_last_decision(table, seat)
    if moves is None:
        raise Refusal("cannot_undo", "You have not yet decided anything that everybody knows of.")
    if table.question is not None:
        raise Refusal("cannot_undo", "There is already a question to go back.")
    if table.moves() <= table.no_way_back:
        raise Refusal("cannot_undo", "Somebody has refused to go back from here.")
    if moves >= table.moves():
        raise Refusal("cannot_undo", f"There are only {table.moves()} decisions to go back from.")
    table.add(c.UndoAsked(at=now, seat=seat, moves=moves))
    _rewind_if_all_agree(table, now)


def answer_undo(table: Table, person: Person, seat: int, agree: bool, now: int) -> None:
    """Agree to go back, or not; whoever asked may think better of it."""
    playing(table)
    check_own(table, person, seat)
    if table.question is None:
        raise Refusal("no_question", "Nobody is asking to go back now.")
    if seat in table.question.agreed and (agree or seat != table.question.seat):
        raise Refusal("no_question", "You have already agreed.")
    # Withdrawing the question does not rule out asking again.
    own = seat == table.question.seat
    position = -1 if agree else table.no_way_back if own else table.moves()
    table.add(c.UndoAnswered(at=now, seat=seat, agree=agree, position=position))
    _rewind_if_all_agree(table, now)


def waiting_for(table: Table) -> list[int]:
    """The seats whose people have not yet agreed to go back; those who are away have a say as
    well."""
    if table.question is None:
        return []
    asker = table.seats[table.question.seat].player
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.player not in (None, asker)
        and not seat.conceded
        and number not in table.question.agreed
    ]


def _rewind_if_all_agree(table: Table, now: int) -> None:
    if table.question is not None and not waiting_for(table):
        table.add(c.Rewound(at=now, moves=table.question.moves))
