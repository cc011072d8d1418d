"""Before the game: opening a table, choosing what it plays, sitting down, beginning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.chance import Chance, LiveChance, RecordingChance, shuffled
from ...kernel.errors import TawantinError
from ...kernel.events import EventLog
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.registry import game as find_game
from .. import changes as c
from ..clock import Clock
from ..refusal import Refusal, refusal_of
from ..table import Table
from .checks import Person, check_host, check_open, check_own, check_seat
from .rated import check_hints, check_may_rate, check_may_sit


def open_table(
    name: str,
    person: Person,
    settings: c.Configured,
    game: str | Game[Any],
    now: int,
    *,
    house: bool = False,
    tournament: str = "",
) -> Table:
    """A new table, its host not yet seated; `house` if the host brought the components."""
    try:
        chosen = find_game(game) if isinstance(game, str) else game
        options = chosen.about.settle(settings.options)
        check_playable(chosen, settings.seats, options)
    except TawantinError as error:
        raise refusal_of(error) from error
    _check_clock(settings.clock)
    if settings.rated:
        check_may_rate(person, house, others_sit=False)
    check_hints(settings)
    created = c.Created(
        at=now,
        game=chosen.id,
        host=person.id,
        host_name=person.name,
        seats=settings.seats,
        options=options,
        title=settings.title,
        listed=settings.listed,
        clock=settings.clock,
        shuffle=settings.shuffle,
        language=settings.language,
        components=chosen.digest,
        house=house,
        rated=settings.rated,
        hints=settings.hints,
        tournament=tournament,
    )
    return Table.create(name, created, chosen)


def check_playable(game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
    """Raise unless a game can begin like that: not every option is for any number of players."""
    game.check_seats(seats)
    game.new(seats, game.about.settle(options), LiveChance())


def playable(game: Game[Any], seats: int, options: Mapping[str, object]) -> bool:
    """Whether a game can begin like that."""
    try:
        check_playable(game, seats, options)
    except TawantinError:
        return False
    return True


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
    language: str | None = None,
    rated: bool | None = None,
    hints: bool | None = None,
) -> None:
    """The host changes what the table plays."""
    check_host(table, person)
    check_open(table)
    try:
        settled = table.options if options is None else table.game.about.settle(options)
        check_playable(table.game, len(table.seats) if seats is None else seats, settled)
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
        language=table.language if language is None else language,
        rated=table.rated if rated is None else rated,
        hints=table.hints if hints is None else hints,
    )
    check_hints(settings)
    if settings.rated and not table.rated:
        others = any(seat.player not in (None, person.id) for seat in table.seats)
        check_may_rate(person, table.house, others or len(table.seats_of(person.id)) > 1)
    _check_clock(settings.clock)
    if any(not seat.open for seat in table.seats[settings.seats :]):
        raise Refusal("seat_taken", "Somebody sits on a seat that would be removed; free it first.")
    table.add(settings)


def sit(table: Table, person: Person, seat: int, name: str | None, now: int) -> None:
    """Take an open seat."""
    check_seat(table, seat)
    check_open(table)
    if not table.seats[seat].open:
        raise Refusal("seat_taken", f"Seat {seat} is taken.")
    check_may_sit(table, person)
    shown = person.name if name is None or table.rated else name
    table.add(c.Sat(at=now, seat=seat, player=person.id, name=shown))


def stand(table: Table, person: Person, seat: int, now: int) -> None:
    """Free a seat: one's own, or any as the host."""
    check_seat(table, seat)
    check_open(table)
    if table.seats[seat].open:
        raise Refusal("seat_open", f"Nobody sits on seat {seat}.")
    if table.host != person.id:
        check_own(table, person, seat)
    table.add(c.Stood(at=now, seat=seat))


def set_bot(table: Table, person: Person, seat: int, level: str, now: int) -> None:
    """The host puts a bot on an open seat, or changes its level."""
    check_seat(table, seat)
    check_host(table, person)
    check_open(table)
    if table.seats[seat].player is not None:
        raise Refusal("seat_taken", f"Seat {seat} is taken.")
    table.add(c.BotSet(at=now, seat=seat, level=level))


def start(table: Table, person: Person, now: int, chance: Chance | None = None) -> None:
    """The host begins the game."""
    check_host(table, person)
    check_open(table)
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
