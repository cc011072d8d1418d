"""Hints at tables that allow them: noted for everybody, given to whoever asked."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...analysis import Weighed
from ...kernel.game import Game
from ...tables import requests
from ...tables.refusal import Refusal
from ...tables.table import Table
from ..api import table_id
from ..handling import Handlers, answer
from ..line import Claim
from ..updates import now_ms
from .work import Advice, advise


class HintApi(Handlers):
    """The handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [self.route("POST", "/api/tables/{table}/hint", self.hint)]

    async def hint(self, request: Request) -> Response:
        """What a seat could do now."""
        wanted = await self.body(request, wire.HintWanted)
        name, person = table_id(request), await self.person(request)
        thinkers = self.server.thinkers
        if not thinkers.coaches:
            raise Refusal("no_hints", "This server has no processes in which a coach could think.")
        address = self.server.guard.address(request.scope)
        self.server.quotas.check_hint(person.id, address)
        position: list[tuple[Game[Any], bytes, dict[str, Any]]] = []

        def ask(table: Table) -> None:
            requests.ask_hint(table, person, wanted.seat, wanted.seq, now_ms())
            assert table.match is not None  # noqa: S101 - checked by the request
            state = table.game.to_json(table.match.state)
            position[:] = [(table.game, state, dict(table.options))]

        seq = await self.server.hub.tables.change(name, ask)
        game, state, options = position[0]
        claim = Claim(address, person.id, name)
        try:
            advice = await thinkers.advise(
                claim, game, advise, state, wanted.seat, options, wanted.thorough
            )
        except (TimeoutError, OSError, RuntimeError) as error:
            thinkers.failures += 1
            raise Refusal("coach_silent", "The coach did not answer; ask again.") from error
        return answer(_hints(advice, name, wanted.seat, seq))


def _hints(advice: Advice, table: str, seat: int, seq: int) -> wire.Hints:
    if advice.average is None:
        return wire.Hints(table=table, seat=seat, seq=seq, moves=[])
    best = advice.best
    close = len(best) > 1 and best[0].chance - best[1].chance <= max(best[0].error, best[1].error)
    moves = [_move(one, advice.average) for one in best]
    return wire.Hints(
        table=table, seat=seat, seq=seq, moves=moves, worlds=advice.worlds, close=close
    )


def _move(one: Weighed, average: Weighed) -> wire.HintMove:
    """What a move brings more than an average one, by source."""
    more = {name: one.sources.get(name, 0.0) - mean for name, mean in average.sources.items()}
    return wire.HintMove(
        action=one.action,
        chance=one.chance,
        error=one.error,
        points=round(one.points - average.points, 2),
        sources={name: round(gain, 2) for name, gain in more.items() if abs(gain) >= 0.005},
    )
