"""What if? A new table that begins with the first decisions of a finished game."""

from __future__ import annotations

from .. import changes as c
from ..refusal import Refusal
from ..table import Table
from .before import open_table
from .checks import Person, check_seat


def explored(
    table: Table, person: Person, new_id: str, *, moves: int, seat: int, level: str, now: int
) -> Table:
    """A private table at the position after a number of decisions; bots take the other seats."""
    if table.status != "finished" or table.match is None:
        raise Refusal("not_finished", "The game is not over yet.")
    check_seat(table, seat)
    match, record = table.match, table.match.record
    if moves >= len(record.entries):
        raise Refusal("not_found", f"There are only {len(record.entries)} decisions.")
    settings = c.Configured(at=now, seats=len(table.seats), options=table.options)
    new = open_table(new_id, person, settings, table.game, now, house=table.house)
    new.add(c.Sat(at=now, seat=seat, player=person.id, name=person.name))
    for other in range(len(table.seats)):
        if other != seat:
            new.add(c.BotSet(at=now, seat=other, level=level))
    setup = list(record.setup)
    new.add(c.Started(at=now, rules=record.rules, components=record.components, setup=setup))
    for number, entry in enumerate(record.entries[:moves]):
        simultaneous, closing, final = match.mark(number)
        move = c.Moved(
            at=now,
            seat=entry.seat,
            action=entry.action,
            outcomes=list(entry.outcomes),
            simultaneous=simultaneous,
            closing=closing,
            final=final,
        )
        new.add(move)
    return new
