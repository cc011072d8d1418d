"""Leaving and coming back, giving up, and what happens when the time is up."""

from __future__ import annotations

from .. import changes as c
from ..refusal import Refusal
from ..table import Table
from .before import stand
from .checks import Person, check_host, check_own, playing


def leave(table: Table, person: Person, seat: int, level: str, now: int) -> None:
    """Let a bot play the seat; before the game, free it."""
    if table.status == "open":
        stand(table, person, seat, now)
        return
    playing(table)
    check_own(table, person, seat)
    if not table.seats[seat].person_plays:
        raise Refusal("not_allowed", "A bot already plays this seat.")
    table.add(c.Left(at=now, seat=seat, level=level))


def come_back(table: Table, person: Person, seat: int, now: int) -> None:
    """Take the seat back from the bot."""
    playing(table)
    check_own(table, person, seat)
    if table.seats[seat].conceded:
        raise Refusal("not_allowed", "This seat has given up for good.")
    if not table.seats[seat].away:
        raise Refusal("not_allowed", "You already play this seat.")
    if table.seats[seat].owes and seat in table.actors() and table.others_play(seat):
        raise Refusal(
            "not_allowed", "Your time was up, so the bot makes this decision; come back after it."
        )
    table.add(c.CameBack(at=now, seat=seat))


def concede(table: Table, person: Person, seat: int, level: str, now: int) -> None:
    """Give the game up for good."""
    playing(table)
    check_own(table, person, seat)
    if table.seats[seat].conceded:
        raise Refusal("not_allowed", "This seat has already given up.")
    table.add(c.Conceded(at=now, seat=seat, level=level))


def abandon(table: Table, person: Person, now: int) -> None:
    """End without a result: a table not begun, or a game this program cannot go on with."""
    if table.status == "open":
        check_host(table, person)
        table.add(c.Abandoned(at=now, player=person.id, name=person.name))
        return
    if table.status != "playing":
        raise Refusal("game_over", "There is no game to end.")
    if table.problem is None:
        raise Refusal("not_allowed", "This game can go on; you may concede it.")
    if table.host != person.id and not table.seats_of(person.id):
        raise Refusal("not_your_seat", "Only those who play here may end the game.")
    table.add(c.Abandoned(at=now, player=person.id, name=person.name))


def close_unused(table: Table, status: str, since: int, now: int) -> None:
    """Close a table where nothing has happened since: not begun, or without a clock."""
    forgotten = status == "open" or table.clock_settings.kind == "none"
    if table.status == status and forgotten and not table.abandoned and table.updated_at < since:
        table.add(c.Abandoned(at=now, player="", name=""))


def close_for_good(table: Table, now: int) -> None:
    """The host of the server ends a table, whatever is going on there."""
    if table.status == "finished":
        raise Refusal("game_over", "There is no game to end.")
    table.add(c.Abandoned(at=now, player="", name=""))


def time_out(table: Table, level: str, now: int) -> bool:
    """Let bots play the seats whose time is up; whether there were any."""
    if table.clocks is None or table.status != "playing" or table.problem is not None:
        return False
    overdue = table.clocks.overdue(now)
    for seat in overdue:
        table.add(c.TimedOut(at=now, seat=seat, level=level))
    return bool(overdue)


def pause(table: Table, start: int, end: int) -> bool:
    """The server was away for that time: live clocks did not run. Nothing is forgiven twice."""
    if table.clocks is None or table.clock_settings.kind != "live" or table.status != "playing":
        return False
    start = max(start, table.forgiven_until)
    if start >= end or not any(table.clocks.running(seat) for seat in range(len(table.seats))):
        return False
    table.add(c.Paused(at=end, milliseconds=end - start))
    return True
