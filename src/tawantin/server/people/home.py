"""What the home page shows, in one answer: own games, open tables, games to watch, people here.

What is the same for everybody is read once for as long as nothing in it has changed.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...kernel.errors import BadState
from ...people.ties import Ties
from ...store import Row
from ...store.own import Own, own
from .. import updates
from ..handling import Handlers, answer
from ..live import Live
from ..updates import now_ms
from .profiles import finished_game
from .showcase import Showcase

MOST_TABLES: Final = 100
MOST_WATCHED: Final = 24
MOST_HERE: Final = 12
WEEK_MS: Final = 7 * 24 * 3600 * 1000
LATELY_MS: Final = 3 * 24 * 3600 * 1000
"""So long the home page says how a game ended."""
HOLDS_SECONDS: Final = 5.0
"""How long what was read holds even if nobody said that it changed."""


class _Shared(msgspec.Struct):
    """What everybody may see."""

    lists: int
    at: float
    open: list[Row]
    playing: list[Row]
    of_the_day: Row | None
    announcement: str


class HomePage(Handlers):
    """Handlers."""

    _known: _Shared | None = None

    def routes(self) -> list[Route]:
        """All of them."""
        return [self.route("GET", "/api/home", self.home)]

    async def home(self, request: Request) -> Response:
        """Everything on the home page."""
        person = await self.token(request)
        shared = await self._shared()
        mine = await self._own(person)
        ties = await self.server.company.ties(person)
        seek, looking = await self.server.matchmaker.of(person)
        of_the_day = [] if shared.of_the_day is None else [shared.of_the_day]
        return answer(
            wire.Home(
                mine=self._tables(mine.tables),
                finished=mine.finished,
                ended=[
                    await finished_game(self.server.identities, one, own=True) for one in mine.ended
                ],
                open=self._tables(shared.open),
                playing=self._tables(shared.playing),
                here=await self._here(person, ties),
                here_count=len(self.server.hub.presence.everybody()),
                week=wire.Week(games=mine.played, won=mine.won, change=mine.change)
                if mine.played
                else None,
                announcement=shared.announcement,
                invitations=await self.server.company.waiting(person),
                seek=seek,
                looking=looking,
                of_the_day=next(iter(self._tables(of_the_day)), None),
            )
        )

    async def _own(self, person: str | None) -> Own:
        if person is None:
            return Own([], 0, 0, 0, 0, [])
        now = now_ms()
        return await self.server.store.ask(own, person, now - WEEK_MS, now - LATELY_MS)

    async def _shared(self) -> _Shared:
        lists, now = self.server.news.lists, time.monotonic()
        known = self._known
        if known is None or known.lists != lists or now - known.at > HOLDS_SECONDS:
            store = self.server.store
            playing = await store.listed(None, "playing", MOST_TABLES)
            announcement = await store.get("server", "announcement")
            known = self._known = _Shared(
                lists=lists,
                at=now,
                open=await store.listed(None, "open", MOST_TABLES),
                playing=playing[:MOST_WATCHED],
                of_the_day=await Showcase(self.server).of_the_day(playing),
                announcement="" if announcement is None else announcement.decode(),
            )
        return known

    def _tables(self, rows: Iterable[Row]) -> list[wire.HomeTable]:
        tables = []
        for row in rows:
            try:
                summary = row.summary()
                info = updates.table_info(summary)
            except BadState as error:
                self.server.hub.caretaker.troubles.note(row.id, "listing it", error)
                continue
            tables.append(
                wire.HomeTable(
                    info=info,
                    due=self._due(row, info),
                    watchers=self._watchers(info),
                    round=summary.round,
                    rounds=summary.rounds,
                )
            )
        return tables

    def _due(self, row: Row, info: wire.TableInfo) -> int | None:
        """When a person's time is up. Where a bot decides too, the row says when it should have."""
        live = self.server.hub.tables.get(row.id)
        if live is not None:
            return live.table.due()
        if info.clock.kind == "none" or any(info.seats[seat].level for seat in info.actors):
            return None
        return row.due

    def _watchers(self, info: wire.TableInfo) -> int:
        live = self.server.hub.tables.get(info.id)
        people = set() if live is None else live.connected()
        return len(people - {seat.player for seat in info.seats})

    # ------------------------------------------------------------ people

    async def _here(self, asker: str | None, ties: Ties) -> list[wire.PersonHere]:
        """Some of those who are here and want to be seen, whom you follow first."""
        presence = self.server.hub.presence
        here = presence.everybody() - {asker} - set(ties.blocks)
        followed = [person for person in ties.follows if person in here]
        people: list[wire.PersonHere] = []
        for person in (*followed, *(here - set(followed))):
            if len(people) >= max(MOST_HERE, len(followed)):
                break
            known = await self.server.identities.document(person)
            if known.account is None or known.private or await self._avoids(person, asker):
                continue
            viewers = presence.people.get(person, ())
            tables = [live for viewer in viewers for live in presence.tables_of(viewer)]
            people.append(_person_here(person, known.name, tables, person in followed))
        return people

    async def _avoids(self, person: str, asker: str | None) -> bool:
        """Whether somebody blocks whoever asks."""
        for viewer in self.server.hub.presence.people.get(person, ()):
            return asker in viewer.deaf_to
        return asker in (await self.server.company.ties(person)).blocks


def _person_here(person: str, name: str, tables: list[Live], followed: bool) -> wire.PersonHere:
    """Which table they look at is told only if everybody may know of it."""
    listed = [live.table for live in tables if live.table.listed]
    table, game = (listed[0].id, listed[0].game_id) if listed else (None, None)
    return wire.PersonHere(id=person, name=name, table=table, game=game, followed=followed)
