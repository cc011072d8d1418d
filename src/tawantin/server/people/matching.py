"""*Play now*: people say what they would like to play, and are seated with others who agree.

What people look for is kept in the store, and whichever process gets to it first settles who plays
with whom (`store.together`); so nobody is lost when a page is closed or a process stops.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...kernel.errors import TawantinError
from ...kernel.registry import descriptor
from ...people.matching import Group, Seek
from ...store import together
from ...tables import changes as c
from ...tables import requests
from ...tables.clock import Clock
from ...tables.refusal import Refusal
from ...tables.table import Table
from ..commands import check_bot, new_table_id
from ..handling import Handlers, answer
from ..hub import Hub
from ..identity import Identities
from ..updates import now_ms
from .news import Newsroom

EVERY_SECONDS: Final = 1.0
SEEN_EVERY_MS: Final = 10_000
CLOCKS: Final = {
    "live": Clock("live", bank=1200, increment=30),
    "slow": Clock("days", days=1),
}
_log = logging.getLogger("tawantin.people")


class Matchmaker:
    """Brings people together, for as long as the server runs."""

    def __init__(self, hub: Hub, identities: Identities, news: Newsroom) -> None:
        self._hub = hub
        self._store = hub.tables.store
        self._identities = identities
        self._news = news
        self._seeks: list[Seek] = []
        self._seen = 0
        self._new = asyncio.Event()

    async def seek(self, wanted: Seek) -> None:
        """Somebody looks for a game."""
        if not await self._store.ask(together.seek, wanted):
            raise Refusal(
                "already_started", "A game has just been found for you; it is on your page."
            )
        self._new.set()

    async def cancel(self, person: str) -> None:
        """Somebody no longer looks for a game."""
        await self._store.ask(together.cancel, person)
        self._new.set()

    async def of(self, person: str | None) -> tuple[wire.SeekInfo | None, list[wire.Looking]]:
        """What somebody looks for, and what the others do."""
        known = [one for one in await self._store.ask(together.seeks) if not one.table]
        mine = next((one for one in known if one.person == person), None)
        others = Counter((one.game, one.pace) for one in known if one is not mine)
        looking = [
            wire.Looking(game=game, pace=pace, count=count)
            for (game, pace), count in sorted(others.items())
        ]
        return None if mine is None else _info(mine, known), looking

    # ------------------------------------------------------------ bringing together

    async def keep(self) -> None:
        """For ever; waits for the database when it is away."""
        while True:
            self._new.clear()
            try:
                await self.settle()
            except TawantinError as error:
                _log.warning("play now waits: %s", error)
            except Exception:
                _log.exception("play now")
            try:
                await asyncio.wait_for(self._new.wait(), EVERY_SECONDS)
            except TimeoutError:
                continue

    async def settle(self) -> None:
        """Seat everybody who can be."""
        now = now_ms()
        before, self._seeks = self._seeks, await self._store.ask(together.seeks)
        if self._seeks:
            await self._say_who_is_here(now)
            for group in await self._store.ask(together.settle, now, new_table_id):
                await self._open(group)
        if before != self._seeks:
            self._news.lists_changed()

    async def _say_who_is_here(self, now: int) -> None:
        here = [one.person for one in self._seeks if one.person in self._hub.presence.people]
        if here and now - self._seen > SEEN_EVERY_MS:
            self._seen = now
            await self._store.ask(together.still_here, here, now)

    async def _open(self, group: Group) -> None:
        """A table for a group that is settled; if another process was faster, it is its table."""
        table = group.seeks[0].table
        try:
            await self._hub.tables.create(await self._table(group))
            await self._hub.tables.change(table, _begin)
        except Refusal as refusal:
            if refusal.code == "unavailable":
                raise
            _log.warning("a game that was found could not begin: %s", refusal)
        await self._store.ask(together.seated, group)
        for one in group.seeks:
            seated = wire.News(what="seated", table=table, game=one.game)
            # A slow game waits among one's tables.
            self._news.tell(one.person, seated if one.pace == "live" else wire.News(what="tables"))

    async def _table(self, group: Group) -> Table:
        first, now = group.seeks[0], now_ms()
        people = [await self._identities.person(one.person) for one in group.seeks]
        settings = c.Configured(
            at=now,
            seats=group.seats,
            listed=True,
            clock=CLOCKS[first.pace],
            shuffle=True,
            rated=first.rated,
        )
        table = requests.open_table(first.table, people[0], settings, first.game, now)
        for seat, person in enumerate(people):
            requests.sit(table, person, seat, None, now)
        for seat in range(len(people), group.seats):
            requests.set_bot(table, people[0], seat, first.level, now)
        return table


def _begin(table: Table) -> None:
    """In the name of its host; unless another process has."""
    if table.status == "open":
        requests.start(table, requests.Person(table.host, table.host_name), now_ms())


def _info(mine: Seek, known: list[Seek]) -> wire.SeekInfo:
    fitting = [
        one
        for one in known
        if one is not mine
        and (one.game, one.pace, one.rated) == (mine.game, mine.pace, mine.rated)
        and set(one.seats) & set(mine.seats)
    ]
    return wire.SeekInfo(
        game=mine.game,
        pace=mine.pace,
        seats=mine.seats,
        rated=mine.rated,
        since=mine.since,
        bots_from=mine.bots_from,
        fitting=len(fitting),
    )


class PlayNow(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("PUT", "/api/seek", self.seek),
            self.route("DELETE", "/api/seek", self.cancel),
        ]

    async def seek(self, request: Request) -> Response:
        """Look for a game."""
        wanted = await self.body(request, wire.Seek)
        person = await self.person(request)
        about = descriptor(wanted.game).about
        if any(seats not in about.seats for seats in wanted.seats):
            numbers = ", ".join(map(str, about.seats))
            raise Refusal("bad_seats", f"{about.name['en']} is for {numbers} players.")
        if wanted.rated and not person.signed_in:
            raise Refusal("account_needed", "Only people with an account play rated games.")
        check_bot(self.server.hub, wanted.level)
        # A table may come of it, so it counts as one.
        self.server.quotas.check_table(person.id, self.server.guard.address(request.scope))
        now = now_ms()
        await self.server.matchmaker.seek(
            Seek(
                person=person.id,
                game=about.id,
                pace=wanted.pace,
                seats=sorted(set(wanted.seats)),
                rated=wanted.rated,
                since=now,
                bots_from=None if wanted.wait is None else now + 1000 * wanted.wait,
                level=wanted.level,
                seen=now,
            )
        )
        return answer(wire.Done())

    async def cancel(self, request: Request) -> Response:
        """No longer look for one."""
        person = await self.person(request)
        await self.server.matchmaker.cancel(person.id)
        return answer(wire.Done())
