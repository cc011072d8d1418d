"""Sends those who look at tables what they may see of them.

Whoever moved and whoever is asked hear of it at once; those who only look on hear a little later,
in one go, what happened until then. Whose eyes somebody has is determined anew for each update,
from who
sits where.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ..tables.sight import Ears, check_eyes, ears_of, eyes_of
from ..tables.story import only_talk, with_events
from .live import NOBODY, Concerned, Eyes, Live, Viewer
from .writer import NOTHING, Shown, Writer

PACE_SECONDS: Final = 0.1
"""Somebody who only looks on while others move gets an update at most this often."""

Prepared = tuple[Viewer, Eyes, int | None, Shown | None, bytes]
"""Who gets an update, whose eyes they have, for which seat, the view in it, and the message."""


class Broadcast:
    """Writes and sends updates."""

    def __init__(self, pace: float = PACE_SECONDS) -> None:
        self._pace = pace

    def show(self, live: Live, viewer: Viewer, wish: int | None, since: int | None) -> bool:
        """Show a table to a viewer from now on, the story from `since`; whether they are new."""
        table = live.table
        check_eyes(table, viewer.person.id, wish)
        start = 0 if since is None or since > table.seq else since
        if start < table.events_from:
            live.table = table = with_events(table)
        new = viewer not in live.viewers
        live.viewers[viewer] = eyes = Eyes(wish, wish, table.seq, None)
        writer = Writer(table, live.memory)
        eyes.view = writer.view(wish)
        page = writer.happened(wish, start, ears_of(table, viewer.person.id, viewer.deaf_to))
        viewer.push(writer.update(wish, None, eyes.view, page, live.wire_info(), resumed=True))
        return new

    def tell(self, live: Live) -> None:
        """Send everybody what is new to them, of what is stored already."""
        self.publish(live, self.prepare(live))

    def prepare(self, live: Live, concerned: Concerned | None = None) -> list[Prepared]:
        """The updates of all viewers who must have one now; equal eyes share one.

        `concerned` are those whom it concerns; None is everybody.
        """
        if not live.viewers:
            return []
        table, now = live.table, time.monotonic()
        late, seq = now - self._pace, table.seq
        writer = Writer(table, live.memory)
        made: dict[tuple[int | None, int, int, Ears], tuple[Shown | None, bytes] | None] = {}
        prepared: list[Prepared] = []
        for viewer, eyes in live.viewers.items():
            person = viewer.person.id
            seat = eyes_of(table, person, eyes.wish)
            if concerned is not None:
                if concerned.secret is not None and concerned.secret != seat:
                    continue
                if eyes.at > late and person not in concerned.people:
                    if eyes.seq != seq:
                        self.tell_later(live)
                    continue
            if eyes.seq == seq or not viewer.ready:
                continue
            shown = eyes.view if eyes.seat == seat else None
            ears = ears_of(table, person, viewer.deaf_to)
            key = (seat, eyes.seq, id(shown), ears)
            if key not in made:
                made[key] = _update(live, writer, seat, eyes.seq, shown, ears)
            update = made[key]
            if update is not None:
                eyes.at = now
                prepared.append((viewer, eyes, seat, *update))
        return prepared

    @staticmethod
    def publish(live: Live, prepared: list[Prepared]) -> None:
        """Send what was prepared, now that it is stored."""
        seq = live.table.seq
        for viewer, eyes, seat, view, message in prepared:
            if live.viewers.get(viewer) is eyes:
                eyes.seq, eyes.seat, eyes.view = seq, seat, view
                viewer.push(message)

    def tell_later(self, live: Live) -> None:
        """Update the others a little later, with everything that happens until then."""
        if live.pacing is None:
            loop = asyncio.get_running_loop()
            live.pacing = loop.call_later(self._pace, self._tell_the_rest, live)

    def _tell_the_rest(self, live: Live) -> None:
        live.pacing = None
        if live.door.closed():
            self.tell_later(live)  # what is being stored may not be told yet
        elif live.sound:
            self.publish(live, self.prepare(live, NOBODY))


def _update(
    live: Live, writer: Writer, seat: int | None, since: int, shown: Shown | None, ears: Ears
) -> tuple[Shown | None, bytes] | None:
    """A view and the message with it; None if these eyes see no difference.

    Then somebody took a step in secret, or said something that is not for these ears.
    """
    view = writer.view(seat)
    page = writer.happened(seat, since, ears)
    if page.happened is NOTHING and view == shown:
        table = live.table
        if table.choice_is_open() or (table.seq > since and only_talk(table, since)):
            return None
    info = live.wire_info() if since < live.info_seq else None
    return view, writer.update(seat, shown, view, page, info, resumed=since == 0)
