"""What each kind of change does to a table; that it may happen was decided before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from . import changes as c
from .clock import Clocks
from .result import Ended, final_result
from .seats import Question, Seat

if TYPE_CHECKING:
    from .table import Table


def _configure(table: Table, change: c.Created | c.Configured) -> None:
    table.options = dict(change.options)
    table.title = change.title
    table.listed = change.listed
    table.shuffle = change.shuffle
    table.language = change.language
    table.rated = change.rated
    table.hints = change.hints
    table.clock_settings = change.clock
    while len(table.seats) < change.seats:
        table.seats.append(Seat())
    del table.seats[change.seats :]


def _sit(table: Table, change: c.Sat) -> None:
    table.seats[change.seat] = Seat(change.player, change.name)


def _set_bot(table: Table, change: c.BotSet) -> None:
    table.seats[change.seat] = Seat(level=change.level)


def _stand(table: Table, change: c.Stood) -> None:
    table.seats[change.seat] = Seat()


def _start(table: Table, change: c.Started) -> None:
    if change.order:
        moved = list(table.seats)
        for before, after in enumerate(change.order):
            moved[after] = table.seats[before]
        table.seats = moved
    table.status = "playing"
    table.digest = change.components
    table.clocks = Clocks(table.clock_settings, len(table.seats))
    table.asked = [table.seq] * len(table.seats)
    table.round = table.round_now()
    table.progress.go_back(0, table.round)
    find_end(table)
    _run_clocks(table, change.at)


def _end(table: Table, ended: Ended | None) -> None:
    """The game ended, as it was found when it did."""
    if ended is not None:
        table.result, table.course, table.status = ended.result, ended.course, "finished"


def _abandon(table: Table, change: c.Abandoned) -> None:
    table.abandoned, table.status, table.question = True, "finished", None


def _move(table: Table, change: c.Moved) -> None:
    table.question = None
    table.seats[change.seat].owes = False
    _end(table, change.ended)
    _ask_anew(table, change.seat, change.simultaneous and not change.closing)
    find_end(table)
    _run_clocks(table, change.at, change.seat)
    before, table.round = table.round, table.round_now()
    if table.match is not None:
        table.progress.note(table.game, table.match, table.round)
    if table.clocks is not None and before is not None and table.round != before:
        table.clocks.rest(change.at)


def _undo(table: Table, change: c.Undone) -> None:
    table.question = None
    table.go_back_in_progress()
    _ask_anew(table, change.seat, table.choice_is_open())
    stood = table.clocks is not None and not table.clocks.running(change.seat)
    _run_clocks(table, change.at)
    if table.clocks is not None:
        table.clocks.undo(change.seat, stood)


def _rewind(table: Table, change: c.Rewound) -> None:
    table.question = None
    table.rewound = True
    table.no_way_back = -1
    table.asked = [table.seq] * len(table.seats)
    table.round = table.round_now()
    table.go_back_in_progress()
    _run_clocks(table, change.at)


def _ask_undo(table: Table, change: c.UndoAsked) -> None:
    table.question = Question(change.seat, change.moves, [change.seat])


def _answer_undo(table: Table, change: c.UndoAnswered) -> None:
    if table.question is None:
        return
    if change.agree:
        table.question.agreed.append(change.seat)
    else:
        table.question = None
        table.no_way_back = max(table.no_way_back, change.position)


def _leave(table: Table, change: c.Left | c.TimedOut) -> None:
    seat = table.seats[change.seat]
    seat.away, seat.level = True, change.level
    seat.timed_out = seat.owes = isinstance(change, c.TimedOut)
    _run_clocks(table, change.at)


def _come_back(table: Table, change: c.CameBack) -> None:
    seat = table.seats[change.seat]
    if table.clocks is not None:
        if seat.timed_out:
            table.clocks.refill(change.seat)
        elif table.others_play(change.seat):
            table.clocks.charge_absence(change.seat, change.at)
    seat.away, seat.timed_out, seat.owes, seat.level = False, False, False, None
    _run_clocks(table, change.at)


def _concede(table: Table, change: c.Conceded) -> None:
    seat = table.seats[change.seat]
    seat.conceded, seat.away, seat.level = True, False, change.level
    table.question = None
    _end(table, change.ended)
    find_end(table)
    _run_clocks(table, change.at)


def _pause(table: Table, change: c.Paused) -> None:
    table.forgiven_until = change.at
    if table.clocks is not None:
        table.clocks.pause(change.at - change.milliseconds, change.at)


def _unsay(table: Table, change: c.Unsaid) -> None:
    """Those words are never sent again; what is stored stays stored."""
    logged = table.story[change.said - 1]
    if isinstance(logged.change, c.Said):
        silent = msgspec.structs.replace(logged.change, text="")
        table.story[change.said - 1] = logged._replace(change=silent)


def _set_chat(table: Table, change: c.ChatSet) -> None:
    table.chat = change.who


def _mute(table: Table, change: c.Muted) -> None:
    if change.muted:
        table.muted.add(change.player)
    else:
        table.muted.discard(change.player)


def _note_hint(table: Table, change: c.Hinted) -> None:
    table.hinted[change.seat] = table.seq


def _note_rematch(table: Table, change: c.Rematched) -> None:
    table.rematch = change.table


def _ask_anew(table: Table, seat: int, open_choice: bool) -> None:
    """What may this change have altered: all seats' options, or only those of its own seat?"""
    if open_choice:
        table.asked[seat] = table.seq
    else:
        table.asked = [table.seq] * len(table.seats)


def find_end(table: Table) -> None:
    """Has the game ended, by its rules or because people gave up?"""
    if table.match is None or table.result is not None:
        return
    conceded = [number for number, seat in enumerate(table.seats) if seat.conceded]
    if table.match.state.frames and not conceded:
        return
    table.result = final_result(table.game, table.match.state, conceded, _nobody_left(table))
    if table.result is not None:
        table.status = "finished"


def _nobody_left(table: Table) -> bool:
    if not any(seat.conceded for seat in table.seats):
        return False
    playing = [seat for seat in table.seats if not seat.conceded]
    return len(playing) < 2 or not any(seat.player for seat in playing)


def _run_clocks(table: Table, at: int, moved: int | None = None) -> None:
    if table.clocks is None or table.clock_settings.kind == "none":
        return
    asked = table.actors()
    playing = [seat for seat in asked if table.seats[seat].person_plays]
    table.clocks.ask(asked, playing, at, moved)


def _nothing(table: Table, change: c.Change) -> None:
    """Chat changes nothing but the story."""


FOLDS: dict[type[c.Change], Callable[[Any, Any], None]] = {
    c.Created: _configure,
    c.Configured: _configure,
    c.Sat: _sit,
    c.BotSet: _set_bot,
    c.Stood: _stand,
    c.Started: _start,
    c.Moved: _move,
    c.Undone: _undo,
    c.Rewound: _rewind,
    c.UndoAsked: _ask_undo,
    c.UndoAnswered: _answer_undo,
    c.Said: _nothing,
    c.Unsaid: _unsay,
    c.ChatSet: _set_chat,
    c.Muted: _mute,
    c.Hinted: _note_hint,
    c.Left: _leave,
    c.CameBack: _come_back,
    c.TimedOut: _leave,
    c.Conceded: _concede,
    c.Abandoned: _abandon,
    c.Paused: _pause,
    c.Rematched: _note_rematch,
}
