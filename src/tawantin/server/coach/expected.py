"""The expected scores throughout a finished game: computed once, where bots think, and stored."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...analysis import Moment
from ...tables.refusal import Refusal
from ..api import table_id
from ..handling import Handlers, answer
from ..line import Claim
from .analyses import check_analysable
from .api import chance_point
from .work import expect

KIND: Final = "expected"
_decode: Final = msgspec.json.Decoder(list[Moment]).decode


class ExpectedApi(Handlers):
    """The handler; whoever asks while it is made waits for the same answer."""

    def routes(self) -> list[Route]:
        """All of them."""
        self._made: dict[str, asyncio.Future[list[Moment]]] = {}
        return [self.route("GET", "/api/tables/{table}/expected", self.expected)]

    async def expected(self, request: Request) -> Response:
        """Of a game that is over; nothing of one that goes on is ever looked at."""
        name = table_id(request)
        stored = await self.server.store.get(KIND, name)
        curve = await self._make(name) if stored is None else _decode(stored)
        return answer(wire.Expectations(curve=[chance_point(one) for one in curve]))

    async def _make(self, name: str) -> list[Moment]:
        making = self._made.get(name)
        if making is None:
            making = self._made[name] = asyncio.ensure_future(self._think(name))
            making.add_done_callback(lambda _: self._made.pop(name, None))
        return await asyncio.shield(making)

    async def _think(self, name: str) -> list[Moment]:
        async with self.server.hub.tables.inside(name) as live:
            table = live.table
        check_analysable(table)
        if not self.server.thinkers.coaches:
            raise Refusal("coach_busy", "This server has no processes in which to think.")
        assert table.record is not None  # noqa: S101 - finished games have one
        claim = Claim("", table.host, table.id)
        try:
            curve, _ = await self.server.thinkers.study(
                claim, table.game, expect, table.record.to_json()
            )
        except (TimeoutError, OSError, RuntimeError) as error:
            raise Refusal("unavailable", "The coach did not answer; ask again.") from error
        await self.server.store.put(KIND, table.id, msgspec.json.encode(curve))
        return curve
