"""Tournaments over HTTP: list, make, join, run, take away."""

from __future__ import annotations

import re
import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .... import wire
from ....kernel.registry import game as find_game
from ....people.tournament import (
    Tournament,
    begin,
    cancel,
    enter,
    enter_bots,
    remove,
    withdraw,
)
from ....people.tournament.export import as_csv, as_data
from ....store import tournaments
from ....tables import requests
from ....tables.chat import clean_text
from ....tables.refusal import Refusal
from ....tables.requests import Person
from ...commands import check_bot
from ...handling import Handlers, answer
from ...updates import now_ms
from . import shown
from .organiser import Organiser

PAGE: Final = 20
MOST_IN_ROUND_ROBIN: Final = 32
"""More would take more rounds than anybody plays."""
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_BEFORE: Final = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})")


class Tournaments(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        one = "/api/tournaments/{tournament}"
        return [
            self.route("GET", "/api/tournaments", self.list),
            self.route("POST", "/api/tournaments", self.create),
            self.route("GET", one, self.show),
            self.route("POST", one, self.do),
            self.route("GET", f"{one}/export.csv", self.as_csv),
            self.route("GET", f"{one}/export.json", self.as_json),
        ]

    @property
    def _organiser(self) -> Organiser:
        return self.server.organiser

    async def _account(self, request: Request) -> Person:
        person = await self.person(request)
        if not person.signed_in:
            raise Refusal("account_needed", "Tournaments are for people with an account.")
        return person

    async def _shown(
        self, tournament: Tournament, person: str | None, status: int = 200
    ) -> Response:
        return answer(await shown.whole(tournament, person, self.server.identities), status)

    # ------------------------------------------------------------ reading

    async def list(self, request: Request) -> Response:
        """Listed tournaments, the newest first, and on the first page your own."""
        store, person = self.server.store, await self.token(request)
        before = _before(request.query_params.get("before"))
        listed = await store.ask(tournaments.listed, before or (2**62, ""), PAGE)
        mine = []
        if person is not None and before is None:
            mine = await store.ask(tournaments.of_person, person)
        last = listed[-1] if len(listed) == PAGE else None
        return answer(
            wire.TournamentList(
                mine=[await self._info(one, person) for one in mine],
                tournaments=[await self._info(one, person) for one in listed],
                more=None if last is None else f"{last.made}.{last.id}",
            )
        )

    async def _info(self, tournament: Tournament, person: str | None) -> wire.TournamentInfo:
        return await shown.info(tournament, person, self.server.identities)

    async def show(self, request: Request) -> Response:
        """All of one."""
        return await self._shown(await self._found(request), await self.token(request))

    async def _found(self, request: Request) -> Tournament:
        return await self._organiser.find(_name_of(request))

    async def as_csv(self, request: Request) -> Response:
        """The standing, for spreadsheets."""
        tournament = await self._found(request)
        text = as_csv(tournament, await shown.names(tournament, self.server.identities))
        headers = {"content-disposition": 'attachment; filename="tournament.csv"'}
        return Response(text, 200, headers, media_type="text/csv")

    async def as_json(self, request: Request) -> Response:
        """All of it, for programs."""
        tournament = await self._found(request)
        data = as_data(tournament, await shown.names(tournament, self.server.identities))
        headers = {"content-disposition": 'attachment; filename="tournament.json"'}
        return answer(data, headers=headers)

    # ------------------------------------------------------------ changing

    async def create(self, request: Request) -> Response:
        """A new one; its host runs it."""
        wanted = await self.body(request, wire.NewTournament)
        person = await self._account(request)
        self._check(wanted)
        self.server.quotas.check_table(person.id, self.server.guard.address(request.scope))
        made = Tournament(
            id=secrets.token_urlsafe(9),
            secret=secrets.token_hex(16),
            title=clean_text(wanted.title),
            host=person.id,
            host_name=person.name,
            game=wanted.game,
            form=wanted.form,
            seats=wanted.seats,
            rounds=wanted.rounds,
            fill=wanted.fill,
            level=wanted.level,
            options=dict(find_game(wanted.game).about.settle(wanted.options)),
            clock=msgspec.to_builtins(wanted.clock),
            listed=wanted.listed,
            rated=wanted.rated,
            most=wanted.most,
            seed=secrets.randbits(31),
            made=now_ms(),
        )
        if wanted.join:
            enter(made, person.id, person.name, now_ms())
        await self.server.store.ask(tournaments.save, made)
        self._organiser.changed(made)
        return await self._shown(made, person.id, 201)

    def _check(self, wanted: wire.NewTournament) -> None:
        check_bot(self.server.hub, wanted.level)
        if not clean_text(wanted.title):
            raise Refusal("bad_request", "A tournament needs a title.")
        requests.check_playable(find_game(wanted.game), wanted.seats, wanted.options)
        problem = wanted.clock.problem()
        if problem is not None:
            raise Refusal("bad_option", problem)
        if wanted.clock.kind == "none":
            raise Refusal("bad_option", "A tournament needs a clock, or it might never go on.")
        if wanted.form == "round_robin" and wanted.most > MOST_IN_ROUND_ROBIN:
            wanted.most = MOST_IN_ROUND_ROBIN

    async def do(self, request: Request) -> Response:
        """Come, go, or run it as its host."""
        wanted = await self.body(request, wire.TournamentDeed)
        person = await self._account(request)
        name = _name_of(request)
        if wanted.do == "withdraw":
            tournament = await self._withdraw(name, person)
        elif wanted.do == "join":
            tournament = await self._organiser.change(
                name, lambda one: enter(one, person.id, person.name, now_ms())
            )
        else:
            tournament = await self._as_host(name, person, wanted)
        return await self._shown(tournament, person.id)

    async def _withdraw(self, name: str, person: Person) -> Tournament:
        before = await self._organiser.find(name)
        number = before.entrant_of(person.id)

        def go(tournament: Tournament) -> None:
            mine = tournament.entrant_of(person.id)
            withdraw(tournament, -1 if mine is None else mine)

        tournament = await self._organiser.change(name, go)
        if number is not None and tournament.status == "playing":
            await self._organiser.leave(tournament, number)
        return tournament

    async def _as_host(self, name: str, person: Person, wanted: wire.TournamentDeed) -> Tournament:
        check_bot(self.server.hub, wanted.level)

        def run(tournament: Tournament) -> None:
            if tournament.host != person.id:
                raise Refusal("not_host", "Only the host of the tournament may do this.")
            if wanted.do == "begin":
                begin(tournament, now_ms())
            elif wanted.do == "cancel":
                cancel(tournament, now_ms())
            elif wanted.do == "add_bots":
                enter_bots(tournament, wanted.level, wanted.count, now_ms())
            else:
                remove(tournament, wanted.entrant)

        tournament = await self._organiser.change(name, run)
        if wanted.do == "remove" and tournament.status == "playing":
            await self._organiser.leave(tournament, wanted.entrant)
        return tournament


def _name_of(request: Request) -> str:
    name = str(request.path_params["tournament"])
    if not _ID.fullmatch(name):
        raise Refusal("not_found", "There is no such tournament.")
    return name


def _before(text: str | None) -> tuple[int, str] | None:
    if not text:
        return None
    match = _BEFORE.fullmatch(text)
    if match is None:
        raise Refusal("bad_request", "before must be what an earlier answer called more.")
    return int(match[1]), match[2]
