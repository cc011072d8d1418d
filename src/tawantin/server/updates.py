"""A table as a viewer may see it, in the types of the wire."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Any, Final

from msgspec import Raw, Struct

from ..kernel.actions import Action
from ..tables import changes as c
from ..tables.requests import waiting_for
from ..tables.story import Seen, all_may_know, seen_by
from ..tables.table import Table
from . import wire


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


# ---------------------------------------------------------------- pieces


_OFFERS: Final[dict[str, list[Raw | None]]] = {}


def offers(table: Table, seat: int | None) -> list[Raw]:
    """What a seat may do now; each offer is encoded once for all."""
    if seat is None or table.match is None or table.status != "playing":
        return []
    known = _OFFERS.setdefault(table.game.id, [])
    if not known:
        known.extend([None] * len(table.game.actions))
    found = []
    for action in table.game.legal(table.match.state, seat):
        raw = known[action.index]
        if raw is None:
            raw = known[action.index] = Raw(wire.encode(_offer(action)))
        found.append(raw)
    return found


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


# ---------------------------------------------------------------- the whole


class _Shared(Struct, kw_only=True):
    """The part of an update that is the same for all eyes."""

    table: str
    seq: int
    status: wire.Status
    moves: int
    scores: list[int] | None
    actors: list[int]
    seats: Raw
    clocks: list[wire.ClockFace]
    undo: wire.UndoQuestion | None
    result: wire.Result | None


class _Own(Struct, kw_only=True, tag_field="type", tag="update"):
    """The part that is for one pair of eyes; both together are a `wire.Update`."""

    seat: int | None
    view: Raw
    options: list[Raw]
    can_undo: bool
    happened: Raw
    info: wire.TableInfo | None = None
    resumed: bool = False


def view_bytes(table: Table, seat: int | None) -> bytes:
    """The game's view for a seat, encoded; ``null`` before the game."""
    if table.match is None:
        return b"null"
    return wire.encode(table.game.view(table.match.state, seat))


class Writer:
    """Writes the updates of one moment of a table, each common part once."""

    def __init__(self, table: Table, seats: Raw) -> None:
        self.table = table
        self._views: dict[int | None, bytes] = {}
        self._public: dict[int, Raw] = {}
        match = table.match
        shared = _Shared(
            table=table.id,
            seq=table.seq,
            status=table.status,
            moves=table.moves(),
            scores=None if match is None else table.game.scores(match.state),
            actors=list(table.actors()),
            seats=seats,
            clocks=clock_faces(table, now_ms()),
            undo=question(table),
            result=wire_result(table),
        )
        self._shared = b"," + wire.encode(shared)[1:]

    def view(self, seat: int | None) -> bytes:
        """The view of a seat, encoded."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = view_bytes(self.table, seat)
        return view

    def happened(self, seat: int | None, since: int) -> Raw:
        """What a seat may know of what came after `since`, encoded."""
        found = self._public.get(since)
        if found is None:
            seen = [happening(one) for one in seen_by(self.table, seat, since)]
            found = Raw(wire.encode(seen))
            if all_may_know(self.table, since):
                self._public[since] = found
        return found

    def update(
        self,
        seat: int | None,
        happened: Raw,
        info: wire.TableInfo | None = None,
        resumed: bool = False,
    ) -> bytes:
        """The update for one pair of eyes."""
        own = _Own(
            seat=seat,
            view=Raw(self.view(seat)),
            options=offers(self.table, seat),
            can_undo=_can_undo(self.table, seat),
            happened=happened,
            info=info,
            resumed=resumed,
        )
        return wire.encode(own)[:-1] + self._shared


def _can_undo(table: Table, seat: int | None) -> bool:
    if seat is None or table.match is None or table.status != "playing":
        return False
    return table.seats[seat].person_plays and table.match.can_undo(seat)
