"""Analyses over HTTP, and playing on from where they look."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...analysis import Judged, Moment, Player, Weighed
from ...kernel.game import Game
from ...tables import requests
from ...tables.summary import summary_of
from ..api import table_id
from ..commands import check_bot, new_table_id
from ..handling import Handlers, answer, number_of
from ..updates import now_ms, table_info, wire_offer
from .analyses import Run, check_analysable


class CoachApi(Handlers):
    """The handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/tables/{table}/analysis", self.analysis),
            self.route("POST", "/api/tables/{table}/analysis", self.analyse),
            self.route("POST", "/api/tables/{table}/explore", self.explore),
        ]

    async def analysis(self, request: Request) -> Response:
        """As much as there is, from the decision after `?first=` on."""
        first = number_of(request, "first") or 0
        return await self._info(await self.server.analyses.known(table_id(request)), first)

    async def analyse(self, request: Request) -> Response:
        """Begin one, or go on with it."""
        person = await self.person(request)
        address = self.server.guard.address(request.scope)
        run = await self.server.analyses.begin(person.id, address, table_id(request))
        return await self._info(run, 0)

    async def _info(self, run: Run, first: int) -> Response:
        elsewhere = await self.server.analyses.wanted_elsewhere(run)
        return answer(analysis_info(run, first, elsewhere))

    async def explore(self, request: Request) -> Response:
        """A private table that begins with the first decisions of a finished game."""
        wanted = await self.body(request, wire.Explore)
        person = await self.person(request)
        address = self.server.guard.address(request.scope)
        check_bot(self.server.hub, wanted.level)
        self.server.quotas.check_table(person.id, address)
        self.server.whereabouts.note(person.id, address)
        async with self.server.hub.tables.inside(table_id(request)) as live:
            check_analysable(live.table)
            table = requests.explored(
                live.table,
                person,
                new_table_id(),
                moves=wanted.moves,
                seat=wanted.seat,
                level=wanted.level,
                now=now_ms(),
            )
        await self.server.hub.tables.create(table)
        return answer(table_info(summary_of(table)), 201)


def analysis_info(run: Run, first: int, elsewhere: bool) -> wire.AnalysisInfo:
    """An analysis in the words of the wire."""
    analysis = run.analysis
    status: Any = "none" if not run.done else "stopped"
    if run.is_whole:
        status = "done"
    elif run.busy or elsewhere:
        status = "working" if run.working or elsewhere else "waiting"
    return wire.AnalysisInfo(
        table=run.table,
        status=status,
        total=run.total,
        done=run.done,
        first=first,
        decisions=[_decision(run, one) for one in analysis.decisions[first:]],
        curve=[chance_point(one) for one in analysis.curve if one.number > first or not first],
        players=[_player(one) for one in analysis.players],
        seconds_left=run.seconds_left(),
    )


def _decision(run: Run, one: Judged) -> wire.Decision:
    game = run.game
    text = run.record.entries[one.number - 1].action
    return wire.Decision(
        number=one.number,
        seat=one.seat,
        round=one.round,
        mark=one.mark,
        move=wire_offer(game.actions.parse(text)),
        played=None if one.played is None else _weighed(game, one.played),
        best=None if one.best is None else _weighed(game, one.best),
        others=[_weighed(game, other) for other in one.others],
        loss=one.loss,
        error=one.error,
        points_lost=one.points_lost,
        difference=one.difference,
        luck=one.luck,
    )


def _weighed(game: Game[Any], one: Weighed) -> wire.WeighedMove:
    move = wire_offer(game.actions.parse(one.action))
    return wire.WeighedMove(move=move, chance=one.chance, points=one.points)


def chance_point(one: Moment) -> wire.ChancePoint:
    """What could be expected at a moment, in the words of the wire."""
    return wire.ChancePoint(
        number=one.number,
        chances=one.chances,
        scores=one.scores,
        round=one.round,
        seen=one.seen,
    )


def _player(one: Player) -> wire.AnalysedPlayer:
    return wire.AnalysedPlayer(
        accuracy=one.accuracy,
        by_round=one.by_round,
        marks={str(mark): count for mark, count in one.marks.items()},
        given_away=one.given_away,
        decisions=one.decisions,
        luck=one.luck,
    )
