"""How well people play a game: a page of a ranking, and whoever asks with their neighbours."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...kernel.registry import descriptor
from ...people.ratings import bot_ratings
from ...store import ranking
from ...store.ranking import BAR, Field, Ranked
from ...tables.refusal import Refusal
from ..handling import Handlers, answer, number_of
from ..updates import now_ms

PAGE: Final = 50
NEIGHBOURS: Final = 2
DAY_MS: Final = 24 * 3600 * 1000
DAYS: Final = {"": 0, "year": 365, "month": 30}
"""How long ago the last game may be, by what is asked for."""


class Rankings(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [self.route("GET", "/api/ranking/{game}", self.ranking)]

    async def ranking(self, request: Request) -> Response:
        """A page of the ranking of a game, and where you are in it."""
        asker = await self.token(request)
        field = await self._field(request, asker)
        first = number_of(request, "first", 0, 10**6) or 0
        page = await self.server.store.ask(ranking.page, field, asker, first, PAGE, NEIGHBOURS)
        return answer(
            wire.Ranking(
                game=field.game,
                total=page.total,
                people=await self._ranked(page.people, first, page.lately, asker),
                mine=await self._ranked(page.mine, page.first_of_mine, page.lately, asker),
                bots=[
                    wire.RankedBot(
                        level=level, rating=one.shown, error=one.error, before=page.bots[level]
                    )
                    for level, one in bot_ratings(field.game)
                ],
                spread=[wire.SpreadBar(*bar) for bar in page.spread],
                bar=BAR,
            )
        )

    async def _field(self, request: Request, asker: str | None) -> Field:
        query = request.query_params
        active, friends = query.get("active", ""), query.get("friends", "")
        if active not in DAYS:
            raise Refusal("bad_request", "active is month or year.")
        since = now_ms() - DAYS[active] * DAY_MS if DAYS[active] else 0
        among = None
        if friends == "true":
            follows = (await self.server.company.ties(asker)).follows
            shown = [one for one in follows if await self._name(one, asker)]
            among = (*shown, *([] if asker is None else [asker]))
        return Field(descriptor(request.path_params["game"]).id, since, among)

    async def _name(self, person: str, asker: str | None) -> str | None:
        """Somebody whose page is private has a place there, but no name."""
        known = await self.server.identities.document(person)
        return None if known.private and person != asker else known.name

    async def _ranked(
        self, rows: list[Ranked], first: int, lately: dict[str, list[int]], asker: str | None
    ) -> list[wire.RankedPerson]:
        names = [await self._name(row.person, asker) for row in rows]
        return [
            wire.RankedPerson(
                place=place,
                id="" if name is None else row.person,
                name=name or "",
                rating=row.rating.shown,
                error=row.rating.error,
                provisional=not row.rating.settled,
                games=row.games,
                won=row.won,
                last=row.last,
                lately=lately[row.person],
                here=await self.server.company.is_seen_here(row.person, asker),
            )
            for place, (row, name) in enumerate(zip(rows, names, strict=True), first + 1)
        ]
