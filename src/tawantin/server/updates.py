"""A table as a viewer may see it, in the types of the wire."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Any, Final

from ..kernel.actions import Action
from ..tables import changes as c
from ..tables.requests import waiting_for
from ..tables.story import Seen
from ..tables.table import Table
from . import wire


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


# ---------------------------------------------------------------- pieces


_OFFERS: Final[dict[str, list[bytes]]] = {}
"""By game, every action as it is offered; encoded once for all when it is first offered."""


def offers(table: Table, seat: int | None) -> bytes:
    """What a seat may do now, encoded."""
    if seat is None or table.match is None or seat not in table.actors():
        return b"[]"
    known = _OFFERS.get(table.game.id)
    if known is None:
        known = _OFFERS[table.game.id] = [b""] * len(table.game.actions)
    found = []
    for action in table.game.legal(table.match.state, seat):
        text = known[action.index]
        if not text:
            text = known[action.index] = wire.encode(_offer(action))
        found.append(text)
    return b"[%b]" % b",".join(found)


def _offer(action: Action) -> wire.Offer:
    return wire.Offer(
        action.text, action.index, action.kind, list(action.args), list(action.targets)
    )


def wire_seats(table: Table, connected: Collection[str]) -> list[wire.Seat]:
    """Who sits where."""
    return [
        wire.Seat(
            kind="open" if seat.open else "bot" if seat.player is None else "person",
            player=seat.player,
            name=seat.name,
            level=seat.level,
            away=seat.away,
            conceded=seat.conceded,
            connected=seat.player in connected,
        )
        for seat in table.seats
    ]


def clock_faces(table: Table, now: int) -> list[wire.ClockFace]:
    """The clocks by seat; empty without clocks."""
    clocks = table.clocks
    if clocks is None or clocks.settings.kind == "none":
        return []
    return [
        wire.ClockFace(clocks.running(seat), clocks.left_at(seat, now))
        for seat in range(len(table.seats))
    ]


def wire_result(table: Table) -> wire.Result | None:
    """How it ended, if it did."""
    result = table.result
    if result is None:
        return None
    return wire.Result(
        places=result.places,
        scores=result.scores,
        points=result.points,
        winners=result.winners,
        ending=result.ending,
        tie_breaks=result.tie_breaks,
        conceded=result.conceded,
    )


def question(table: Table) -> wire.UndoQuestion | None:
    """The open question to go back."""
    asked = table.question
    if asked is None:
        return None
    return wire.UndoQuestion(asked.seat, asked.moves, list(asked.agreed), waiting_for(table))


def table_info(table: Table, connected: Collection[str] = ()) -> wire.TableInfo:
    """What the table is."""
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        status=table.status,
        title=table.title,
        host=table.host,
        host_name=table.host_name,
        listed=table.listed,
        shuffle=table.shuffle,
        options=table.options,
        clock=table.clock_settings,
        seats=wire_seats(table, connected),
        created=table.created_at,
        updated=table.updated_at,
        actors=list(table.actors()),
        result=wire_result(table),
        rematch=table.rematch,
        problem=table.problem,
    )


# ---------------------------------------------------------------- what happened


def happening(seen: Seen) -> wire.Happening:
    """A change in the words of the wire."""
    change = seen.told.change
    found = wire.Happening(seq=seen.told.seq, at=change.at, kind=_KINDS[type(change)])
    found.seat = getattr(change, "seat", None)
    found.events = list(seen.events)
    found.void = list(seen.told.void)
    describe = _DETAILS.get(type(change))
    if describe is not None:
        describe(found, change)
    return found


_KINDS: Final[dict[type[c.Change], wire.HappeningKind]] = {
    c.Created: "created",
    c.Configured: "configured",
    c.Sat: "sat",
    c.BotSet: "bot_set",
    c.Stood: "stood",
    c.Started: "started",
    c.Moved: "moved",
    c.Undone: "undone",
    c.UndoAsked: "undo_asked",
    c.UndoAnswered: "undo_answered",
    c.Rewound: "rewound",
    c.Said: "said",
    c.Left: "left",
    c.CameBack: "came_back",
    c.TimedOut: "timed_out",
    c.Conceded: "conceded",
    c.Paused: "paused",
    c.Rematched: "rematch",
}


def _created(found: wire.Happening, change: c.Created) -> None:
    found.player, found.name, found.seat = change.host, change.host_name, None


def _person(found: wire.Happening, change: c.Sat | c.Said) -> None:
    found.player, found.name = change.player, change.name
    if isinstance(change, c.Said):
        found.text = change.text


def _level(found: wire.Happening, change: c.BotSet | c.Left | c.TimedOut | c.Conceded) -> None:
    found.text = change.level


def _moves(found: wire.Happening, change: c.UndoAsked | c.Rewound) -> None:
    found.moves = change.moves


def _agree(found: wire.Happening, change: c.UndoAnswered) -> None:
    found.agree = change.agree


def _rematch(found: wire.Happening, change: c.Rematched) -> None:
    found.text = change.table


_DETAILS: Final[dict[type[c.Change], Callable[[wire.Happening, Any], None]]] = {
    c.Created: _created,
    c.Sat: _person,
    c.Said: _person,
    c.BotSet: _level,
    c.Left: _level,
    c.TimedOut: _level,
    c.Conceded: _level,
    c.UndoAsked: _moves,
    c.Rewound: _moves,
    c.UndoAnswered: _agree,
    c.Rematched: _rematch,
}
