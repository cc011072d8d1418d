"""Taking one's own data away, and leaving for good: the person goes, the games of others stay."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...people.ties import Ties
from ...people.tournament import Tournament, cancel, withdraw
from ...store import persons, results, together, tournaments
from ...store.ranking import ratings_of
from ...store.results import Wanted
from ...tables import requests
from ...tables.refusal import Refusal
from ...tables.requests import Person
from ...tables.table import Table
from ..coach.puzzles import KIND as PUZZLES
from ..handling import Handlers, answer
from ..identity import PersonDocument
from ..thinking import TAKEOVER
from ..updates import now_ms
from .company import INVITATIONS, REPORT, Report

PAGE = 200
KEPT = ("webhook", "push", "mail", together.TIES, together.SEEK, INVITATIONS, PUZZLES)
"""Documents of one person each, or several that begin with their id."""


class Leaving(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/account/export", self.export),
            self.route("POST", "/api/account/delete", self.delete),
        ]

    async def _account(self, request: Request) -> tuple[Person, str]:
        person = await self.person(request)
        account = (await self.server.identities.document(person.id)).account
        if account is None:
            raise Refusal("account_needed", "You have no account.")
        return person, account

    # ------------------------------------------------------------ one's own data

    async def export(self, request: Request) -> Response:
        """Everything stored about you, as one file."""
        self.slow_down(request)
        person, _ = await self._account(request)
        headers = {"content-disposition": 'attachment; filename="tawantin-my-data.json"'}
        return answer(await self._all_of(person.id), headers=headers)

    async def _all_of(self, person: str) -> dict[str, Any]:
        store = self.server.store
        known = await self.server.identities.document(person)
        sessions = (await self.server.sessions.of(person)).values()
        documents = {
            kind: [msgspec.json.decode(value) for _, value in await store.find(kind, person)]
            for kind in KEPT
        }
        reports = [msgspec.json.decode(one, type=Report) for _, one in await store.find(REPORT, "")]
        experiments = await self.server.experiments.shelf.all()
        return {
            "person": {"id": person, **msgspec.to_builtins(known)},
            "sessions": [msgspec.to_builtins(one) for one in sessions],
            "ratings": [msgspec.to_builtins(one) for one in await store.ask(ratings_of, person)],
            "current_tables": await store.ask(persons.current_tables, person),
            "finished_games": await self._finished(person),
            "said": [msgspec.to_builtins(one) for one in await store.ask(persons.words_of, person)],
            "tournaments": [
                {"id": one.id, "title": one.title, "host": one.host == person}
                for one in await store.ask(tournaments.of_person, person)
            ],
            "reports": [
                {"at": one.at, "table": one.table, "why": one.why}
                for one in reports
                if one.by == person
            ],
            "experiments": [
                {"id": one.id, "made": one.made} for one in experiments if one.person == person
            ],
            **{kind: kept for kind, kept in documents.items() if kept},
        }

    async def _finished(self, person: str) -> list[dict[str, Any]]:
        games: list[dict[str, Any]] = []
        wanted: Wanted | None = Wanted(public=False, limit=PAGE)
        while wanted is not None:
            page = await self.server.store.ask(results.games_of, person, wanted)
            games += [_game(one) for one in page]
            end = results.end_of(page, wanted)
            wanted = None if end is None else Wanted(public=False, limit=PAGE, before=end)
        return games

    # ------------------------------------------------------------ leaving

    async def delete(self, request: Request) -> Response:
        """Remove your account and all that names you; whose browser this is, is a guest again."""
        wanted = await self.body(request, wire.DeleteAccount)
        self.slow_down(request)
        person, account = await self._account(request)
        await self.server.identities.login(wire.Credentials(account, wanted.password))
        await self._leave_tables(person)
        await self._leave_tournaments(person.id)
        await self._forget(person.id, account)
        token = self.server.identities.new_token()
        return self.with_cookie(
            request, await self.server.identities.me(token.partition(".")[0]), token
        )

    async def _leave_tables(self, person: Person) -> None:
        for name in await self.server.store.ask(persons.current_tables, person.id):
            try:
                await self.server.hub.tables.change(name, lambda table: _leave(table, person))
            except Refusal:
                continue  # it has just ended, or cannot be changed by anybody

    async def _leave_tournaments(self, person: str) -> None:
        def go(tournament: Tournament) -> None:
            number = tournament.entrant_of(person)
            if number is not None and not tournament.entrants[number].withdrawn:
                withdraw(tournament, number)
            if tournament.host == person and tournament.status == "open":
                cancel(tournament, now_ms())

        for one in await self.server.store.ask(tournaments.of_person, person):
            if one.status in ("open", "playing"):
                await self.server.organiser.change(one.id, go)

    async def _forget(self, person: str, account: str) -> None:
        store, identities = self.server.store, self.server.identities
        known = await identities.document(person)
        for digest in await self.server.sessions.of(person):
            await self.server.end_session(digest)
            await self.server.sessions.forget(person, digest)
        await store.delete("account", account.lower())
        await self.server.sessions.forget_codes(person)
        for kind in KEPT:
            for key, _ in await store.find(kind, person):
                await store.delete(kind, key)
        await self._forget_ties(person)
        await store.ask(persons.erase, person)
        await identities.write(person, PersonDocument("", gone=True))
        await identities.names.release(known.name, *known.former)
        self.server.hub.tables.read_again_all_with(person)

    async def _forget_ties(self, person: str) -> None:
        store = self.server.store
        for key, stored in await store.find(together.TIES, ""):
            ties = msgspec.json.decode(stored, type=Ties)
            if person in (*ties.follows, *ties.blocks):
                ties.follows = [one for one in ties.follows if one != person]
                ties.blocks = [one for one in ties.blocks if one != person]
                await store.put(together.TIES, key, msgspec.json.encode(ties))
        for key, stored in await store.find(REPORT, ""):
            report = msgspec.json.decode(stored, type=Report)
            if report.player == person:
                await store.delete(REPORT, key)


def _leave(table: Table, person: Person) -> None:
    """Bots go on where somebody plays; a table that they opened and nobody began is closed."""
    if table.status == "open" and table.host == person.id:
        requests.abandon(table, person, now_ms())
        return
    for seat in table.seats_of(person.id):
        if table.status == "open" or table.seats[seat].person_plays:
            requests.leave(table, person, seat, TAKEOVER, now_ms())


def _game(one: results.PlayedBy) -> dict[str, Any]:
    """A finished game; of the others only what everybody at the table knew."""
    mine = one.played.seats[one.seat]
    return {
        "table": one.played.table,
        "game": one.played.game,
        "title": one.played.title,
        "ended": one.played.ended,
        "place": mine.place,
        "score": mine.score,
        "conceded": mine.conceded,
        "players": [seat.name or seat.level or "" for seat in one.played.seats],
        "rating_after": None if one.after is None else one.after.shown,
    }
