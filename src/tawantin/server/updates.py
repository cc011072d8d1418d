"""A table as a viewer may see it, in the types of the wire."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

from .. import wire
from ..kernel.actions import Action
from ..kernel.game import Game
from ..tables import changes as c
from ..tables.requests import waiting_for
from ..tables.result import Result, Stage
from ..tables.story import Seen
from ..tables.summary import Summary
from ..tables.table import Table


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


# ---------------------------------------------------------------- pieces


_OFFERS: Final[WeakKeyDictionary[Game[Any], list[bytes]]] = WeakKeyDictionary()
"""By game, every action as it is offered; encoded once for all when it is first offered."""


def offers(table: Table, seat: int | None) -> list[bytes]:
    """What a seat may do now, each encoded."""
    if seat is None or table.match is None or seat not in table.actors():
        return []
    known = _OFFERS.get(table.game)
    if known is None:
        known = _OFFERS[table.game] = [b""] * len(table.game.actions)
    offers = []
    for action in table.game.legal(table.match.state, seat):
        text = known[action.index]
        if not text:
            text = known[action.index] = wire.encode(wire_offer(action))
        offers.append(text)
    return offers


def wire_offer(action: Action) -> wire.Offer:
    """An action as it is offered."""
    return wire.Offer(
        action.text, action.index, action.kind, list(action.args), list(action.targets)
    )


def wire_seats(table: Summary, connected: Collection[str]) -> list[wire.Seat]:
    """Who sits where."""
    return [
        wire.Seat(
            kind="person" if seat.player is not None else "open" if seat.level is None else "bot",
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
        wire.ClockFace(clocks.running(seat), clocks.left_at(seat, now), clocks.starts_in(seat, now))
        for seat in range(len(table.seats))
    ]


def wire_result(result: Result | None, course: Sequence[Stage] = ()) -> wire.Result | None:
    """How it ended, if it did."""
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
        course=[wire.Stage(stage.moves, stage.points, stage.to_come) for stage in course],
    )


def question(table: Table) -> wire.UndoQuestion | None:
    """The open question to go back."""
    asked = table.question
    if asked is None:
        return None
    return wire.UndoQuestion(asked.seat, asked.moves, list(asked.agreed), waiting_for(table))


def table_info(table: Summary, connected: Collection[str] = ()) -> wire.TableInfo:
    """What the table is."""
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        status=table.status,
        title=table.title,
        host=table.host,
        host_name=table.host_name,
        listed=table.listed,
        shuffle=table.shuffle,
        language=table.language,
        options=table.options,
        clock=table.clock,
        seats=wire_seats(table, connected),
        created=table.created,
        updated=table.updated,
        actors=table.actors,
        result=wire_result(table.result),
        rematch=table.rematch,
        problem=table.problem,
        problem_kind=table.problem_kind,
        abandoned=table.abandoned,
        components=table.components,
        house=table.house,
        chat=table.chat,
        muted=table.muted,
        rated=table.rated,
        casual=table.casual,
        hints=table.hints,
        no_hints=table.no_hints,
        tournament=table.tournament,
    )


# ---------------------------------------------------------------- what happened


def happening(seen: Seen) -> wire.Happening:
    """A change in the words of the wire."""
    change = seen.logged.change
    happening = wire.Happening(seq=seen.logged.seq, at=change.at, kind=_KINDS[type(change)])
    happening.seat = getattr(change, "seat", None)
    happening.events = list(seen.events)
    happening.void = list(seen.logged.void)
    describe = _DETAILS.get(type(change))
    if describe is not None:
        describe(happening, change)
    return happening


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
    c.Unsaid: "unsaid",
    c.ChatSet: "chat_set",
    c.Muted: "muted",
    c.Hinted: "hinted",
    c.Left: "left",
    c.CameBack: "came_back",
    c.TimedOut: "timed_out",
    c.Conceded: "conceded",
    c.Abandoned: "abandoned",
    c.Paused: "paused",
    c.Rematched: "rematch",
}


def _created(happening: wire.Happening, change: c.Created) -> None:
    happening.player, happening.name, happening.seat = change.host, change.host_name, None


def _person(happening: wire.Happening, change: c.Sat | c.Said | c.Abandoned) -> None:
    happening.player, happening.name = change.player, change.name
    if isinstance(change, c.Said):
        happening.aside = change.aside
        happening.text = change.text


def _level(happening: wire.Happening, change: c.BotSet | c.Left | c.TimedOut | c.Conceded) -> None:
    happening.text = change.level


def _moves(happening: wire.Happening, change: c.UndoAsked | c.Rewound) -> None:
    happening.moves = change.moves


def _agree(happening: wire.Happening, change: c.UndoAnswered) -> None:
    happening.agree = change.agree


def _chat_set(happening: wire.Happening, change: c.ChatSet) -> None:
    happening.text = change.who


def _muted(happening: wire.Happening, change: c.Muted) -> None:
    happening.player, happening.agree = change.player, change.muted


def _rematch(happening: wire.Happening, change: c.Rematched) -> None:
    happening.text = change.table


_DETAILS: Final[dict[type[c.Change], Callable[[wire.Happening, Any], None]]] = {
    c.Created: _created,
    c.Sat: _person,
    c.Said: _person,
    c.Abandoned: _person,
    c.ChatSet: _chat_set,
    c.Muted: _muted,
    c.BotSet: _level,
    c.Left: _level,
    c.TimedOut: _level,
    c.Conceded: _level,
    c.UndoAsked: _moves,
    c.Rewound: _moves,
    c.UndoAnswered: _agree,
    c.Rematched: _rematch,
}
