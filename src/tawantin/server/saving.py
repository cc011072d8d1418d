"""What is stored of a table when it has changed."""

from __future__ import annotations

from typing import Final

import msgspec

from ..store import Append, Row
from ..tables import changes as c
from ..tables.summary import row_of
from ..tables.table import Table
from .live import Live
from .updates import now_ms

SNAPSHOT_EVERY: Final = 100
"""Changes between two snapshots."""
BOT_FALLBACK_MS: Final = 60_000
"""If the process that should play a bot's move has died, another takes over after this."""
QUIET: Final[frozenset[type[c.Change]]] = frozenset(
    {c.Moved, c.Undone, c.Said, c.Unsaid, c.UndoAsked, c.UndoAnswered, c.Paused, c.Hinted}
)
"""Changes after which a table looks the same in a list, unless its status or round changed."""


def append_of(live: Live, token: str) -> Append:
    """The fresh changes of a table, and what goes with them."""
    table = live.table
    fresh = table.take_fresh()
    return Append(
        table=table.id,
        seq=table.seq - len(fresh) + 1,
        changes=c.to_json(fresh).decode(),
        count=len(fresh),
        updated=table.updated_at,
        actors=list(table.actors()),
        due=due_of(table),
        token=token,
        row=_new_row(live, fresh),
        snapshot=_new_snapshot(live),
    )


def due_of(table: Table) -> int | None:
    """When somebody must look after the table even if nobody acts."""
    due = table.due()
    if table.bots_to_move() and not table.waits_for_onlookers():
        due = min(due or 2**62, now_ms() + BOT_FALLBACK_MS)
    return due


def _new_row(live: Live, fresh: list[c.Change]) -> Row | None:
    table = live.table
    quiet = QUIET.issuperset([type(change) for change in fresh])
    course = table.course_now()
    if live.row_stored and quiet and table.status == live.status and course == live.course:
        return None
    live.row_stored, live.info_seq = True, table.seq
    live.status, live.course = table.status, course
    return row_of(table, due_of(table))


def _new_snapshot(live: Live) -> str | None:
    table = live.table
    if table.seq - live.snapshot_seq < SNAPSHOT_EVERY:
        return None
    live.snapshot_seq = table.seq
    taken = table.snapshot()
    return None if taken is None else msgspec.json.encode(taken).decode()
