"""What one pair of eyes may know of a table's changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..kernel.events import Event, only
from . import changes as c
from .seats import Logged
from .sight import Ears
from .table import Table


class Seen(NamedTuple):
    """A change as a viewer may know it: the action of a move is left to its events."""

    logged: Logged
    events: list[Event]


def seen_by(table: Table, seat: int | None, since: int = 0) -> Iterator[Seen]:
    """The changes after `since` that a seat, or a spectator (None), may know of."""
    for logged in table.story[since:]:
        seen = as_seen(table, logged, seat)
        if seen is not None:
            yield seen


def as_seen(table: Table, logged: Logged, seat: int | None) -> Seen | None:
    """A change as a seat may know it; None if it may know nothing of it.

    Steps of a simultaneous choice are known to their own seat alone, unless they told something.
    """
    change = logged.change
    if was_removed(logged):
        return None
    events = [] if logged.events is None else logged.events.seen_by(seat)
    if isinstance(change, c.Moved) and change.simultaneous and change.seat != seat and not events:
        return None
    if isinstance(change, c.Undone) and _was_hidden(table, seat, logged):
        return None
    return Seen(logged, events)


def was_removed(logged: Logged) -> bool:
    """Whether a change is something said that was taken away again."""
    return isinstance(logged.change, c.Said) and not logged.change.text


def heard_by(table: Table, logged: Logged, ears: Ears) -> bool:
    """Whether something said reaches somebody's ears; nor do they hear that it was removed."""
    change = logged.change
    if isinstance(change, c.Unsaid):
        change = table.story[change.said - 1].change
    if not isinstance(change, c.Said):
        return True
    return (ears.asides or not change.aside) and change.player not in ears.deaf_to


def only_talk(table: Table, since: int) -> bool:
    """Whether nothing but chat has happened since."""
    return all(isinstance(logged.change, c.Said | c.Unsaid) for logged in table.story[since:])


def known_to_all(table: Table, logged: Logged) -> bool:
    """Whether everybody may know the same about a change."""
    if logged.events is not None and not logged.events.is_public():
        return False
    return not (isinstance(logged.change, c.Moved | c.Undone) and told_in_secret(table, logged))


def step_in_secret(logged: Logged) -> bool:
    """Whether a change is a step that only its own seat can know of.

    In a simultaneous choice others see of a seat only whether it has finished: as long as the same
    seats must decide, their view is what it was.
    """
    change = logged.change
    if not isinstance(change, c.Moved) or not change.simultaneous or change.closing:
        return False
    return logged.events is None or all(
        audience == only(change.seat) for audience, _ in logged.events
    )


def told_in_secret(table: Table, logged: Logged) -> bool:
    """Whether a move, or the move that was taken back, was a step of a simultaneous choice."""
    change = logged.change if not logged.void else table.story[logged.void[0] - 1].change
    return isinstance(change, c.Moved) and change.simultaneous


def _was_hidden(table: Table, seat: int | None, undone: Logged) -> bool:
    """Whether all that was taken back had not been shown to the seat anyway."""
    for seq in undone.void:
        move = table.story[seq - 1]
        if not isinstance(move.change, c.Moved) or not move.change.simultaneous:
            return False
        if move.change.seat == seat or (move.events is not None and move.events.seen_by(seat)):
            return False
    return True


def with_events(table: Table) -> Table:
    """The same table with no event missing: played again from the start if it must be."""
    if not table.events_from or table.problem is not None:
        return table
    return Table.load(table.id, [logged.change for logged in table.story], game=table.game)
