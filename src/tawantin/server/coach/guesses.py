"""Guess the move: the decisions of a finished game, one after the other, before they were made.

The position is shown with the eyes of whoever decided. What was played is told after a guess, with
what a search makes of both. An analysis of the table that is there is used and never contradicted.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...analysis import Guessed, Judged, choices
from ...kernel.events import EventLog
from ...kernel.game import Game
from ...kernel.reasons import nearest
from ...kernel.record import Record, replay_entry, replay_setup
from ...tables.refusal import Refusal, Unfit
from ...tables.summary import summary_of
from ...tables.table import Table
from ..api import table_id
from ..handling import Handlers, answer
from ..line import Claim
from ..staged import Stage
from ..updates import table_info, wire_offer
from ..why import in_english, touching, wire_reason
from .analyses import Run, check_analysable
from .work import guess


@dataclass(frozen=True)
class Story:
    """A finished game."""

    table: str
    game: Game[Any]
    record: Record
    info: wire.TableInfo
    winner: int

    def before(self, number: int) -> tuple[Any, dict[int, tuple[int, EventLog]]]:
        """The position before a decision, and what happened from its seat's last one on."""
        seat = self.record.entries[number - 1].seat
        state = replay_setup(self.game, self.record)
        since: dict[int, tuple[int, EventLog]] = {}
        for done, entry in enumerate(self.record.entries[: number - 1], 1):
            events = EventLog()
            replay_entry(self.game, state, done, entry, events)
            earlier = {} if entry.seat == seat else since
            since = earlier | {done: (entry.seat, events)}
        return state, since

    def stage(self, number: int) -> Stage:
        """The table as the one who guesses sees it."""
        seat, record = self.record.entries[number - 1].seat, self.record
        info = msgspec.structs.replace(
            self.info,
            status="playing",
            actors=[seat],
            seats=[msgspec.structs.replace(one, away=False) for one in self.info.seats],
            result=None,
            chat="nobody",
            no_hints="chosen",
        )
        return Stage(
            self.table, self.game, seat, record.seats, record.options, before=number, info=info
        )


class GuessApi(Handlers):
    """The handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        one = "/api/tables/{table}/guess/{number}"
        return [
            self.route("GET", "/api/tables/{table}/guess", self.choices),
            self.route("GET", one, self.position),
            self.route("POST", one, self.guess),
        ]

    async def choices(self, request: Request) -> Response:
        """What can be guessed in a game."""
        story = await self._story(request)
        open_choices = await asyncio.to_thread(choices, story.game, story.record)
        return answer(
            wire.GuessList(
                choices=[
                    wire.GuessChoice(number=number, seat=seat, round=which)
                    for number, seat, which in open_choices
                ],
                winner=story.winner,
            )
        )

    async def position(self, request: Request) -> Response:
        """Before a decision."""
        story = await self._story(request)
        number = _number(request, story.record)
        update = await asyncio.to_thread(_shown, story, number)
        return answer(wire.GuessPosition(number=number, update=update))

    async def guess(self, request: Request) -> Response:
        """What becomes of a guess, or of pointing at something."""
        what = await self.body(request, wire.Try)
        story = await self._story(request)
        number = _number(request, story.record)
        refused = await asyncio.to_thread(_impossible, story, number, what)
        if refused is not None or what.action is None:
            return answer(refused or wire.GuessAnswer(possible=True))
        judged = await self._judged(request, story, number, what.action)
        return answer(_guess_answer(story.game, judged, what.action))

    async def _story(self, request: Request) -> Story:
        async with self.server.hub.tables.inside(table_id(request)) as live:
            return _story(live.table)

    async def _judged(self, request: Request, story: Story, number: int, action: str) -> Guessed:
        person = await self.person(request)
        thinkers = self.server.thinkers
        if not thinkers.coaches:
            raise Refusal("coach_busy", "This server has no processes in which a coach can think.")
        address = self.server.guard.address(request.scope)
        self.server.quotas.check_hint(person.id, address)
        known = _known(await self.server.analyses.known(story.table), number)
        try:
            return await thinkers.advise(
                Claim(address, person.id, story.table),
                story.game,
                guess,
                story.record.to_json(),
                number,
                action,
                known,
            )
        except (TimeoutError, OSError, RuntimeError) as error:
            thinkers.failures += 1
            raise Refusal("coach_silent", "The coach did not answer; try again.") from error


def _story(table: Table) -> Story:
    check_analysable(table)
    assert table.record is not None  # noqa: S101 - finished games have one
    places = [] if table.result is None else table.result.places
    winner = places.index(1) if 1 in places else 0
    return Story(table.id, table.game, table.record, table_info(summary_of(table)), winner)


def _number(request: Request, record: Record) -> int:
    text = request.path_params["number"]
    last = len(record.entries)
    if not (text.isascii() and text.isdigit() and len(text) < 7 and 1 <= int(text) <= last):
        raise Refusal("not_found", f"The decisions of this game have numbers from 1 to {last}.")
    return int(text)


def _shown(story: Story, number: int) -> wire.Update:
    state, since = story.before(number)
    stage = story.stage(number)
    return stage.update(state, story.game.legal(state, stage.seat), since=since)


def _impossible(story: Story, number: int, what: wire.Try) -> wire.GuessAnswer | None:
    """The answer where nothing that was asked for can be done."""
    game, (state, _) = story.game, story.before(number)
    seat = story.record.entries[number - 1].seat
    asked = wire.Why(table="", seat=seat, elements=what.elements, action=what.action)
    actions = touching(game, asked)
    reason = nearest(game.refusal(state, seat, action) for action in actions)
    if reason is None:
        return None if actions else wire.GuessAnswer(possible=False)
    names = tuple(seat.name or f"Player {n + 1}" for n, seat in enumerate(story.info.seats))
    message = in_english(Unfit(game, reason, names))
    return wire.GuessAnswer(possible=False, reason=wire_reason(reason), message=message)


def _known(run: Run, number: int) -> Judged | None:
    """What an analysis says of a decision, if it has come so far."""
    return run.analysis.decisions[number - 1] if run.done >= number else None


def _guess_answer(game: Game[Any], judged: Guessed, action: str) -> wire.GuessAnswer:
    guess, decision = judged.guess, judged.decision
    best = guess.best if guess.best is not None and guess.loss else decision.best
    played = decision.played.action if decision.played is not None else action
    return wire.GuessAnswer(
        possible=True,
        guess=_move(game, action, guess),
        played=_move(game, played, decision),
        best=None
        if best is None
        else wire.WeighedMove(
            move=wire_offer(game.actions.parse(best.action)), chance=best.chance, points=best.points
        ),
        points_lost=guess.points_lost,
        difference=guess.difference,
    )


def _move(game: Game[Any], text: str, one: Judged) -> wire.GuessedMove:
    return wire.GuessedMove(
        move=wire_offer(game.actions.parse(text)), mark=one.mark, loss=one.loss, error=one.error
    )
