"""After the game: a new table with the same people."""

from __future__ import annotations

from .. import changes as c
from ..refusal import Refusal
from ..table import Table
from .before import open_table, start
from .checks import Person


def rematch(table: Table, person: Person, new_id: str, now: int) -> Table:
    """After the game, a new table with the same people; the old one names it."""
    again = rematch_of(table, person, new_id, now)
    table.add(c.Rematched(at=now, table=new_id))
    return again


def rematch_of(table: Table, person: Person, new_id: str, now: int) -> Table:
    """The new table of a rematch; the old one is only looked at."""
    if table.status != "finished":
        raise Refusal("not_finished", "The game is not over yet.")
    if not table.seats_of(person.id):
        raise Refusal("not_your_seat", "Only players of this table may ask for a rematch.")
    if table.rematch is not None:
        raise Refusal("not_allowed", "There already is a rematch.")
    settings = c.Configured(
        at=now,
        seats=len(table.seats),
        options=table.options,
        title=table.title,
        listed=table.listed,
        clock=table.clock_settings,
        shuffle=table.shuffle,
        language=table.language,
        rated=table.rated and person.signed_in,
        hints=table.hints,
    )
    game = table.game_id if table.problem is not None else table.game
    again = open_table(new_id, person, settings, game, now, house=table.house)
    if again.chat != table.chat:
        again.add(c.ChatSet(at=now, who=table.chat))
    for number, seat in enumerate(table.seats):
        if seat.player is not None:
            again.add(c.Sat(at=now, seat=number, player=seat.player, name=seat.name))
        elif seat.level is not None:
            again.add(c.BotSet(at=now, seat=number, level=seat.level))
    if all(seat.player in (None, person.id) for seat in again.seats):
        start(again, person, now)  # nobody else has to come first
    return again
