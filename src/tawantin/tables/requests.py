"""What people and bots may ask of a table: each function checks, then adds the changes.

A refusal leaves the table as it was. `now` is milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..kernel.chance import Chance, LiveChance, RecordingChance, shuffled
from ..kernel.errors import TawantinError
from ..kernel.events import EventLog
from ..kernel.match import Match
from ..kernel.registry import game as find_game
from . import changes as c
from .clock import Clock
from .refusal import Refusal, refusal_of
from .table import Table


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks."""

    id: str
    name: str


# ---------------------------------------------------------------- checks


def _in(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("bad_seats", f"This table has no seat {seat}.")


def _own(table: Table, person: Person, seat: int) -> None:
    _in(table, seat)
    if table.seats[seat].player != person.id:
        raise Refusal("not_your_seat", f"Seat {seat} is not yours.")


def _host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Refusal("not_host", "Only the host of the table may do this.")


def _before_game(table: Table) -> None:
    if table.status != "open":
        raise Refusal("already_started", "The game has already begun.")


def _playing(table: Table) -> Match:
    if table.problem is not None:
        raise Refusal("unplayable", table.problem)
    if table.status == "open":
        raise Refusal("not_started", "The game has not begun.")
    if table.status == "finished" or table.match is None:
        raise Refusal("game_over", "The game is over.")
    return table.match


def _current(table: Table, seat: int, seq: int) -> None:
    if seq > table.seq:
        raise Refusal("stale", f"The table has no seq {seq} yet; it is at {table.seq}.")
    if seq < table.asked[seat]:
        raise Refusal("stale", "Something has changed since; look at the table again.")


# ---------------------------------------------------------------- before the game


def open_table(name: str, person: Person, settings: c.Configured, game: str, now: int) -> Table:
    """A new table, its host not yet seated."""
    try:
        found = find_game(game)
        found.check_seats(settings.seats)
        options = found.about.settle(settings.options)
    except TawantinError as error:
        raise refusal_of(error) from error
    _check_clock(settings.clock)
    created = c.Created(
        at=now,
        game=found.id,
        host=person.id,
        host_name=person.name,
        seats=settings.seats,
        options=options,
        title=settings.title,
        listed=settings.listed,
        clock=settings.clock,
        shuffle=settings.shuffle,
    )
    return Table.create(name, created)


def _check_clock(clock: Clock) -> None:
    problem = clock.problem()
    if problem is not None:
        raise Refusal("bad_option", problem)


def configure(
    table: Table,
    person: Person,
    now: int,
    *,
    seats: int | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    clock: Clock | None = None,
    title: str | None = None,
    listed: bool | None = None,
    shuffle: bool | None = None,
) -> None:
    """The host changes what the table plays."""
    _host(table, person)
    _before_game(table)
    try:
        settled = table.options if options is None else table.game.about.settle(options)
        if seats is not None:
            table.game.check_seats(seats)
    except TawantinError as error:
        raise refusal_of(error) from error
    settings = c.Configured(
        at=now,
        seats=len(table.seats) if seats is None else seats,
        options=settled,
        clock=table.clock_settings if clock is None else clock,
        title=table.title if title is None else title,
        listed=table.listed if listed is None else listed,
        shuffle=table.shuffle if shuffle is None else shuffle,
    )
    _check_clock(settings.clock)
    if any(not seat.open for seat in table.seats[settings.seats :]):
        raise Refusal("seat_taken", "Somebody sits on a seat that would go; free it first.")
    table.add(settings)


def sit(table: Table, person: Person, seat: int, name: str | None, now: int) -> None:
    """Take an open seat."""
    _in(table, seat)
    _before_game(table)
    if not table.seats[seat].open:
        raise Refusal("seat_taken", f"Seat {seat} is taken.")
    table.add(c.Sat(at=now, seat=seat, player=person.id, name=name or person.name))


def stand(table: Table, person: Person, seat: int, now: int) -> None:
    """Free a seat: one's own, or any as the host."""
    _in(table, seat)
    _before_game(table)
    if table.seats[seat].open:
        raise Refusal("seat_open", f"Nobody sits on seat {seat}.")
    if table.host != person.id:
        _own(table, person, seat)
    table.add(c.Stood(at=now, seat=seat))


def set_bot(table: Table, person: Person, seat: int, level: str, now: int) -> None:
    """The host puts a bot on an open seat, or changes its level."""
    _in(table, seat)
    _host(table, person)
    _before_game(table)
    if table.seats[seat].player is not None:
        raise Refusal("seat_taken", f"Seat {seat} is taken.")
    table.add(c.BotSet(at=now, seat=seat, level=level))


def start(table: Table, person: Person, now: int, chance: Chance | None = None) -> None:
    """The host begins the game."""
    _host(table, person)
    _before_game(table)
    empty = [str(number) for number, seat in enumerate(table.seats) if seat.open]
    if empty:
        raise Refusal("seat_open", f"Nobody sits on seat {', '.join(empty)} yet.")
    chance = LiveChance() if chance is None else chance
    order = shuffled(range(len(table.seats)), chance) if table.shuffle else []
    recording = RecordingChance(chance)
    events = EventLog()
    match = Match.start(table.game, len(table.seats), table.options, recording, events)
    table.match = match
    header = match.record
    table.add(
        c.Started(
            at=now,
            rules=header.rules,
            components=header.components,
            setup=list(header.setup),
            order=order,
        ),
        events,
    )


# ---------------------------------------------------------------- the game


def play(
    table: Table,
    person: Person | None,
    seat: int,
    seq: int,
    action: str,
    now: int,
    chance: Chance | None = None,
) -> None:
    """A decision of a seat, by its person or (None) by the bot that plays it."""
    match = _playing(table)
    if person is None:
        _in(table, seat)
        if table.seats[seat].level is None:
            raise Refusal("not_your_seat", f"No bot plays seat {seat}.")
    else:
        _own(table, person, seat)
        if not table.seats[seat].person_plays:
            raise Refusal("not_your_turn", "A bot plays your seat; come back first.")
    _current(table, seat, seq)
    if seat not in table.actors():
        raise Refusal("not_your_turn", "You have nothing to decide now.")
    try:
        events = match.play(seat, action, chance)
    except TawantinError as error:
        raise refusal_of(error) from error
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


def undo(table: Table, person: Person, seat: int, seq: int, now: int, whole: bool = False) -> None:
    """Take the last decision back, or (`whole`) all that the seat can take back alone."""
    match = _playing(table)
    _own(table, person, seat)
    _current(table, seat, seq)
    number = match.undoable(seat)
    if number is None:
        raise Refusal("cannot_undo", "There is nothing you can take back by yourself now.")
    while number is not None:
        table.add(c.Undone(at=now, seat=seat, number=number))
        number = match.undoable(seat) if whole else None


def ask_undo(table: Table, person: Person, seat: int, moves: int, now: int) -> None:
    """Ask all other people to go back to where `moves` decisions had been made."""
    _playing(table)
    _own(table, person, seat)
    if table.question is not None:
        raise Refusal("cannot_undo", "There is already a question to go back.")
    if moves >= table.moves():
        raise Refusal("cannot_undo", f"There are only {table.moves()} decisions to go back from.")
    table.add(c.UndoAsked(at=now, seat=seat, moves=moves))
    _rewind_if_all_agree(table, now)


def answer_undo(table: Table, person: Person, seat: int, agree: bool, now: int) -> None:
    """Agree to go back, or not."""
    _playing(table)
    _own(table, person, seat)
    if table.question is None:
        raise Refusal("no_question", "Nobody asks to go back now.")
    if seat in table.question.agreed:
        raise Refusal("no_question", "You have already agreed.")
    table.add(c.UndoAnswered(at=now, seat=seat, agree=agree))
    _rewind_if_all_agree(table, now)


def waiting_for(table: Table) -> list[int]:
    """The seats whose people have not yet agreed to go back."""
    if table.question is None:
        return []
    asker = table.seats[table.question.seat].player
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person_plays and seat.player != asker and number not in table.question.agreed
    ]


def _rewind_if_all_agree(table: Table, now: int) -> None:
    if table.question is not None and not waiting_for(table):
        table.add(c.Rewound(at=now, moves=table.question.moves))


def leave(table: Table, person: Person, seat: int, level: str, now: int) -> None:
    """Let a bot play the seat; before the game, free it."""
    if table.status == "open":
        stand(table, person, seat, now)
        return
    _playing(table)
    _own(table, person, seat)
    if not table.seats[seat].person_plays:
        raise Refusal("not_allowed", "A bot already plays this seat.")
    table.add(c.Left(at=now, seat=seat, level=level))
    _rewind_if_all_agree(table, now)


def come_back(table: Table, person: Person, seat: int, now: int) -> None:
    """Take the seat back from the bot."""
    _playing(table)
    _own(table, person, seat)
    if table.seats[seat].conceded:
        raise Refusal("not_allowed", "This seat has given up for good.")
    if not table.seats[seat].away:
        raise Refusal("not_allowed", "You already play this seat.")
    table.add(c.CameBack(at=now, seat=seat))


def concede(table: Table, person: Person, seat: int, level: str, now: int) -> None:
    """Give the game up for good."""
    _playing(table)
    _own(table, person, seat)
    if table.seats[seat].conceded:
        raise Refusal("not_allowed", "This seat has already given up.")
    table.add(c.Conceded(at=now, seat=seat, level=level))


def time_out(table: Table, level: str, now: int) -> bool:
    """Let bots play the seats whose time is up; whether there were any."""
    if table.clocks is None or table.status != "playing" or table.problem is not None:
        return False
    overdue = table.clocks.overdue(now)
    for seat in overdue:
        table.add(c.TimedOut(at=now, seat=seat, level=level))
    return bool(overdue)


def pause(table: Table, milliseconds: int, now: int) -> bool:
    """The server was away: live clocks did not run."""
    if table.clocks is None or table.clock_settings.kind != "live" or table.status != "playing":
        return False
    table.add(c.Paused(at=now, milliseconds=milliseconds))
    return True


# ---------------------------------------------------------------- around the game


def say(table: Table, person: Person, text: str, now: int) -> None:
    """Chat."""
    words = text.strip()
    if not words:
        raise Refusal("malformed", "There is nothing to say.")
    table.add(c.Said(at=now, player=person.id, name=person.name, text=words))


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
    )
    again = open_table(new_id, person, settings, table.game.id, now)
    for number, seat in enumerate(table.seats):
        if seat.player is not None:
            again.add(c.Sat(at=now, seat=number, player=seat.player, name=seat.name))
        elif seat.level is not None:
            again.add(c.BotSet(at=now, seat=number, level=seat.level))
    return again
