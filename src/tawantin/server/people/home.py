"""What the home page shows, in one answer: own games, open tables, games to watch, people here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...kernel.errors import BadState
from ...store import Row, results
from ...store.results import Wanted
from .. import updates
from ..handling import Handlers, answer
from ..live import Live
from ..updates import now_ms

MOST_TABLES: Final = 100
MOST_WATCHED: Final = 12
MOST_HERE: Final = 12
WEEK_MS: Final = 7 * 24 * 3600 * 1000


class HomePage(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [self.route("GET", "/api/home", self.home)]

    async def home(self, request: Request) -> Response:
        """Everything on the home page."""
        store = self.server.store
        person = await self.token(request)
        mine = [] if person is None else await store.ask(results.current_tables, person)
        announcement = await store.get("server", "announcement")
        here = await self._here(person)
        return answer(
            wire.Home(
                mine=self._tables(mine),
                finished=0 if person is None else await store.ask(results.finished_count, person),
                open=self._tables(await store.listed(None, "open", MOST_TABLES)),
                playing=self._tables(await store.listed(None, "playing", MOST_WATCHED)),
                here=here,
                here_count=len(self.server.hub.presence.people),
                week=None if person is None else await self._week(person),
                announcement="" if announcement is None else announcement.decode(),
            )
        )

    def _tables(self, rows: Iterable[Row]) -> list[wire.HomeTable]:
        found = []
        for row in rows:
            try:
                info = updates.table_info(row.summary())
            except BadState as error:
                self.server.hub.caretaker.troubles.note(row.id, "listing it", error)
                continue
            found.append(
                wire.HomeTable(
                    info=info,
                    due=self._due(row, info),
                    watchers=self._watchers(info),
                )
            )
        return found

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

    async def _here(self, asker: str | None) -> list[wire.PersonHere]:
        """Some of those who are here and want to be seen: people with accounts."""
        found: list[wire.PersonHere] = []
        presence = self.server.hub.presence
        for person, viewers in list(presence.people.items()):
            known = await self.server.identities.document(person)
            if person == asker or known.account is None or known.private:
                continue
            tables = [live for viewer in viewers for live in presence.tables_of(viewer)]
            found.append(_person_here(person, known.name, tables))
            if len(found) == MOST_HERE:
                break
        return found

    async def _week(self, person: str) -> wire.Week | None:
        wanted = Wanted(public=False, limit=MOST_TABLES)
        since = now_ms() - WEEK_MS
        games = await self.server.store.ask(results.games_of, person, wanted)
        recent = [one for one in games if one.played.ended >= since]
        if not recent:
            return None
        changes = [
            one.after.shown - one.before.shown
            for one in recent
            if one.after is not None and one.before is not None
        ]
        won = sum(one.played.seats[one.seat].place == 1 for one in recent)
        return wire.Week(games=len(recent), won=won, change=sum(changes))


def _person_here(person: str, name: str, tables: list[Live]) -> wire.PersonHere:
    """Which table they look at is told only if everybody may know of it."""
    listed = [live.table for live in tables if live.table.listed]
    table, game = (listed[0].id, listed[0].game_id) if listed else (None, None)
    return wire.PersonHere(id=person, name=name, table=table, game=game)
