"""What happened at a table before, as one pair of eyes may know it."""

from __future__ import annotations

from .. import wire
from ..kernel.events import EventLog
from ..kernel.record import replay_entry, replay_setup
from ..tables.refusal import Refusal
from ..tables.sight import Ears
from ..tables.story import with_events
from ..tables.table import Table
from . import updates
from .live import Live
from .writer import story_page


def told_story(live: Live, seat: int | None, until: int | None, ears: Ears) -> wire.StoryPage:
    """A page of the story: the latest up to a change, or up to now."""
    live.table = table = with_events(live.table)
    last = table.seq if until is None else min(until, table.seq)
    page, _ = story_page(table, live.memory, seat, 0, last, ears)
    page_of_story = wire.StoryPage(table=table.id, happened=[], earlier=page.earlier)
    page_of_story.happened = page.happened  # type: ignore[assignment] # encoded already
    return page_of_story


def replayed(table: Table, moves: int, seat: int | None) -> wire.Replayed:
    """A position of a game's past, as a seat saw it."""
    if table.problem is not None:
        raise Refusal("unplayable", table.problem)
    if table.match is None:
        raise Refusal("not_started", "The game has not begun.")
    last = table.moves()
    if moves > last:
        raise Refusal("not_found", f"There are only {last} decisions.")
    game, record = table.game, table.match.record
    events = EventLog()
    state = replay_setup(game, record, events)
    for number, entry in enumerate(record.entries[:moves], 1):
        events = EventLog()
        replay_entry(game, state, number, entry, events)
    by = record.entries[moves - 1] if moves else None
    finished = table.status == "finished"
    at_end = finished and moves == len(record.entries)
    return wire.Replayed(
        table=table.id,
        moves=moves,
        seq=table.seq_of_move(moves),
        last=last,
        seat=seat,
        view=game.view(state, seat),
        scores=game.scores(state),
        to_come=game.to_come(state, seat),
        actors=list(game.actors(state)),
        by=None if by is None else by.seat,
        action=by.action if by is not None and finished else None,
        events=list(events.seen_by(seat)),
        result=updates.wire_result(table.result, table.course) if at_end else None,
    )
