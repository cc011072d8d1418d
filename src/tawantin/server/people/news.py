"""Tells people that something concerns them, through whatever process they are connected."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from ... import wire
from ...store import Store
from ...tables.table import Table
from ..in_use import TablesInUse
from ..presence import Presence

if TYPE_CHECKING:
    from ..live import Viewer

NEWS: Final = "news "
"""How a server begins to tell the others of news."""
PACE_SECONDS: Final = 1.0
"""Changes of lists are told at most this often."""
_LISTS: Final = wire.encode(wire.News(what="tables"))


class _Letter(msgspec.Struct):
    """From process to process; to nobody: to all whom it may concern."""

    to: str
    news: wire.News | wire.Turn


_DECODER: Final = msgspec.json.Decoder(_Letter)


class Newsroom:
    """Of one process."""

    def __init__(self, store: Store, presence: Presence, tables: TablesInUse) -> None:
        self.lists = 0
        """How often lists have changed: whoever keeps what it read from them can see whether it
        still holds."""
        self._store = store
        self._presence = presence
        self._spawn = tables.spawn
        self._pacing: asyncio.TimerHandle | None = None
        self._attending: dict[Viewer, str] = {}
        """By connection the tournament whose page is looked at there."""
        self._heard_here = False
        """Whether the change was made here, so that the other processes must be told."""

    def tell(self, person: str, news: wire.News) -> None:
        """To one person."""
        self._presence.tell_person(person, wire.encode(news))
        self._tell_others(_Letter(person, news))

    def turn_of(self, person: str, turn: wire.Turn) -> None:
        """Somebody's turn, if they are connected to another process."""
        if self._presence.is_elsewhere(person):
            self._tell_others(_Letter(person, turn))

    def on_lists(self, table: Table) -> None:
        """Lists show something else of a table: to all, or to those who know of it."""
        if table.listed:
            self.lists_changed()
            return
        people = {seat.player for seat in table.seats if seat.player is not None} | {table.host}
        for person in people:
            self.tell(person, wire.News(what="tables"))

    def lists_changed(self) -> None:
        """What everybody may see in a list of tables has changed: soon to all in the lobby."""
        self._heard_here = True
        self._note_change()

    # ------------------------------------------------------------ tournaments

    def attend(self, viewer: Viewer, tournament: str | None) -> None:
        """A connection looks at a tournament, or at none."""
        if tournament is None:
            self._attending.pop(viewer, None)
        else:
            self._attending[viewer] = tournament

    def tournament_changed(self, tournament: str, listed: bool) -> None:
        """To those who look at it; if it is in the list of all, also that this is new."""
        news = wire.News(what="tournament", tournament=tournament)
        self._tell_attending(news)
        self._tell_others(_Letter("", news))
        if listed:
            self.lists_changed()

    def _tell_attending(self, news: wire.News) -> None:
        message = wire.encode(news)
        for viewer, tournament in list(self._attending.items()):
            if tournament == news.tournament:
                viewer.push(message)

    # ------------------------------------------------------------ from process to process

    def on_told(self, message: str) -> None:
        """Another process has news."""
        letter = _DECODER.decode(message)
        if isinstance(letter.news, wire.Turn):
            self._presence.tell_turn(letter.to, letter.news)
        elif letter.news.tournament is not None:
            self._tell_attending(letter.news)
        elif letter.to:
            self._presence.tell_person(letter.to, wire.encode(letter.news))
        else:
            self._note_change()

    def _note_change(self) -> None:
        self.lists += 1
        if self._pacing is None:
            loop = asyncio.get_running_loop()
            self._pacing = loop.call_later(PACE_SECONDS, self._tell_the_lobby)

    def _tell_the_lobby(self) -> None:
        self._pacing = None
        for viewer in self._presence.in_the_lobby():
            viewer.push(_LISTS)
        if self._heard_here:
            self._heard_here = False
            self._tell_others(_Letter("", wire.News(what="tables")))

    def _tell_others(self, letter: _Letter) -> None:
        if self._store.shared:
            self._spawn(self._store.tell(NEWS + msgspec.json.encode(letter).decode()))
