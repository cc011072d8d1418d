"""The table of the day: a game worth watching, the same for everybody until midnight (UTC)."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ...kernel.errors import BadState
from ...store import Row
from ...tables.summary import Summary

if TYPE_CHECKING:
    from ..app import Server

DAY: Final = "day"
"""Documents that say which table it is, by date."""


class Showcase:
    """Chooses it."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def of_the_day(self, playing: Iterable[Row]) -> Row | None:
        """The first good one of the day; later also when it is finished, unless it was hidden."""
        store, today = self._server.store, time.strftime("%Y-%m-%d", time.gmtime())
        chosen = await store.get(DAY, today)
        if chosen is None:
            best = max(playing, key=self._worth, default=None)
            if best is None or not self._worth(best)[0]:
                return None
            await store.add(DAY, today, best.id.encode())
            chosen = await store.get(DAY, today) or b""
        row = await store.row(chosen.decode())
        return row if row is not None and row.listed and _worth_showing(row) else None

    def _worth(self, row: Row) -> tuple[bool, int, bool, int]:
        """People rather than bots; who is watched; what counts; what goes on."""
        summary = _summary(row)
        if summary is None or summary.house:
            return False, 0, False, 0
        live = self._server.hub.tables.get(row.id)
        people = {seat.player for seat in summary.seats if seat.player is not None}
        watched = 0 if live is None else len(live.connected() - people)
        return len(people) > 1, watched, summary.rated, row.updated


def _summary(row: Row) -> Summary | None:
    try:
        return row.summary()
    except BadState:
        return None


def _worth_showing(row: Row) -> bool:
    summary = _summary(row)
    return summary is not None and (summary.status == "playing" or summary.result is not None)
