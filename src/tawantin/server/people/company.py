"""What people are to each other: following, blocking, inviting, and reporting what was said."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...kernel.errors import BadState
from ...people import ties
from ...people.ties import Invitation, Invitations, Ties
from ...store import Store, together
from ...tables import changes as c
from ...tables import chat, requests
from ...tables.refusal import Refusal
from ...tables.requests import Person
from ...tables.table import Table
from .. import updates
from ..handling import Handlers, answer
from ..identity import Identities
from ..notify import Notice
from ..presence import Presence
from ..updates import now_ms
from .news import Newsroom

INVITATIONS: Final = "invitations"
REPORT: Final = "report"
TIES_CHANGED: Final = "ties "
"""How a server begins to tell the others that somebody's ties are new."""


class Report(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A document of kind `report`, by when it was made: the host of the server reads it.

    A storage type: fields are only added, each with a default.
    """

    at: int
    by: str
    """Who reported it."""
    table: str
    said: int
    """The seq of what was said there."""
    player: str
    name: str
    text: str
    """As it was: its author may take it away."""
    why: str = ""


class Company:
    """Keeps ties and invitations."""

    def __init__(
        self, store: Store, identities: Identities, presence: Presence, news: Newsroom
    ) -> None:
        self._store = store
        self._identities = identities
        self._presence = presence
        self._news = news

    async def ties(self, person: str | None) -> Ties:
        """Whom somebody follows and blocks."""
        stored = None if person is None else await self._store.get(together.TIES, person)
        return Ties() if stored is None else msgspec.json.decode(stored, type=Ties)

    async def is_seen_here(self, person: str, asker: str | None) -> bool:
        """Whether somebody is here, as far as whoever asks may know."""
        if not self._presence.is_here(person) or person == asker:
            return person == asker
        known = await self._identities.document(person)
        return not known.private and asker not in (await self.ties(person)).blocks

    async def tie(self, person: str, other: str, wanted: wire.NewTie) -> None:
        """Follow or block somebody, or no longer."""

        def change(known: Ties) -> Ties:
            new = ties.changed(known, other, wanted.follow, wanted.block)
            if max(len(new.follows), len(new.blocks)) > ties.MOST_TIES:
                raise Refusal("full", "That is too many people; let somebody go first.")
            return new

        new = await self._store.ask(together.change, together.TIES, person, Ties(), change)
        self._heard(person, new)
        if self._store.shared:
            await self._store.tell(TIES_CHANGED + person)
        self._news.tell(person, wire.News(what="people"))

    async def on_told(self, person: str) -> None:
        """Another process says that somebody's ties are new."""
        if person in self._presence.people:
            self._heard(person, await self.ties(person))

    def _heard(self, person: str, theirs: Ties) -> None:
        """From now on nothing that blocked people say is shown to them."""
        for viewer in self._presence.people.get(person, ()):
            viewer.deaf_to = frozenset(theirs.blocks)

    # ------------------------------------------------------------ invitations

    async def invite(self, person: Person, to: str, table: str, begin: bool) -> bool:
        """Ask somebody to a table; whether that is new to them.

        Whoever blocks the asker never hears of it.
        """
        if person.id in (await self.ties(to)).blocks:
            return False
        new = Invitation(table=table, by=person.id, at=now_ms(), begin=begin)
        known_before: list[Invitation] = []

        def change(known: Invitations) -> Invitations:
            known_before[:] = known.waiting
            return ties.invited(known, new)

        await self._change(to, change)
        self._news.tell(to, wire.News(what="invited", table=table, name=person.name))
        return all(one.table != table for one in known_before)

    async def waiting(self, person: str | None) -> list[wire.InvitationInfo]:
        """What somebody was asked to and can still join; the rest is forgotten."""
        stored = None if person is None else await self._store.get(INVITATIONS, person)
        if person is None or stored is None:
            return []
        known = msgspec.json.decode(stored, type=Invitations).waiting
        open_ones = [
            one for one in [await self._info(person, one) for one in known] if one is not None
        ]
        if len(open_ones) < len(known):
            kept = {one.table.id for one in open_ones}
            gone = {one.table for one in known} - kept
            await self._forget(person, *gone)
        return open_ones

    async def _info(self, person: str, one: Invitation) -> wire.InvitationInfo | None:
        row = await self._store.row(one.table)
        if row is None or row.status != "open" or one.by in (await self.ties(person)).blocks:
            return None
        try:
            table = updates.table_info(row.summary())
        except BadState:
            return None
        seats = table.seats
        if all(seat.kind != "open" for seat in seats) or person in [one.player for one in seats]:
            return None
        by = await self._identities.person(one.by)
        return wire.InvitationInfo(
            table=table, by=by.id, name=by.name, at=one.at, challenge=one.begin
        )

    async def find(self, person: str, table: str) -> Invitation:
        """The invitation to a table."""
        stored = await self._store.get(INVITATIONS, person)
        known = [] if stored is None else msgspec.json.decode(stored, type=Invitations).waiting
        found = next((one for one in known if one.table == table), None)
        if found is None:
            raise Refusal("not_found", "There is no such invitation any more.")
        return found

    async def answered(self, person: Person, invitation: Invitation, accept: bool) -> None:
        """It waits no longer; whoever asked hears if somebody does not come."""
        await self._forget(person.id, invitation.table)
        self._news.tell(person.id, wire.News(what="people"))
        if not accept:
            news = wire.News(what="declined", table=invitation.table, name=person.name)
            self._news.tell(invitation.by, news)

    async def _forget(self, person: str, *tables: str) -> None:
        await self._change(
            person,
            lambda known: Invitations([one for one in known.waiting if one.table not in tables]),
        )

    async def _change(self, person: str, how: together.Change[Invitations]) -> None:
        await self._store.ask(together.change, INVITATIONS, person, Invitations(), how)


def invitation(game: str, name: str, challenge: bool, title: str) -> Notice:
    """What somebody who is not here is told of it."""
    word = "challenges-you-to" if challenge else "invites-you-to"
    return Notice(word, game, title=title, name=name)


def accept(table: Table, person: Person, begin: bool) -> None:
    """Sit down where there is room; a challenge begins when nobody else is waited for."""
    if not table.seats_of(person.id):
        seat = next((n for n, one in enumerate(table.seats) if one.open), None)
        if seat is None:
            raise Refusal("seat_taken", "All seats are taken by now.")
        requests.sit(table, person, seat, None, now_ms())
    if begin and not any(seat.open for seat in table.seats):
        requests.start(table, Person(table.host, table.host_name), now_ms())


def check_invites(table: Table, person: Person, wanted: wire.NewInvitation) -> None:
    """Those who sit at a table that has not begun ask others to it."""
    requests.check_open(table)
    if person.id != table.host and not table.seats_of(person.id):
        raise Refusal("not_your_seat", "Only those who sit at the table may invite others.")
    if wanted.challenge:
        requests.check_host(table, person)
    if table.seats_of(wanted.person):
        raise Refusal("seat_taken", "They already sit here.")


class CompanyApi(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/ties", self.all_ties),
            self.route("PUT", "/api/ties/{person}", self.tie),
            self.route("POST", "/api/tables/{table}/invitations", self.invite),
            self.route("POST", "/api/invitations/{table}", self.answer_invitation),
            self.route("POST", "/api/tables/{table}/reports", self.report),
        ]

    async def all_ties(self, request: Request) -> Response:
        """Whom you follow and block."""
        person = await self.person(request)
        mine = await self.server.company.ties(person.id)
        return answer(
            wire.Ties(
                follows=[await self._tied(person.id, one) for one in mine.follows],
                blocks=[await self._tied(person.id, one) for one in mine.blocks],
            )
        )

    async def _tied(self, asker: str, person: str) -> wire.TiedPerson:
        known = await self.server.identities.document(person)
        here = await self.server.company.is_seen_here(person, asker)
        has_page = known.account is not None
        return wire.TiedPerson(id=person, name=known.name, account=has_page, here=here)

    async def tie(self, request: Request) -> Response:
        """Follow or block somebody, or no longer."""
        wanted = await self.body(request, wire.NewTie)
        person = await self.person(request)
        other = _person_id(request)
        if other == person.id:
            raise Refusal("not_allowed", "That is you.")
        await self.server.company.tie(person.id, other, wanted)
        return answer(wire.Done())

    async def invite(self, request: Request) -> Response:
        """Ask somebody to a table where you sit, or whose host you are."""
        wanted = await self.body(request, wire.NewInvitation)
        person = await self.person(request)
        table = str(request.path_params["table"])
        # A change that changes nothing: refused only if no other process knows better.
        await self.server.hub.tables.change(table, lambda one: check_invites(one, person, wanted))
        identities = self.server.identities
        if (await identities.document(wanted.person)).account is None:
            identities.forget(wanted.person)  # another process may just have made the account
        if (await identities.document(wanted.person)).account is None:
            raise Refusal("not_found", "There is nobody of that name here.")
        address = self.server.guard.address(request.scope)
        self.server.quotas.check_letter(person.id, address)
        company = self.server.company
        if await company.invite(person, wanted.person, table, wanted.challenge):
            async with self.server.hub.tables.inside(table) as live:
                game, title = live.table.game_id, live.table.title
            notice = invitation(game, person.name, wanted.challenge, title)
            self.server.notifier.tell_if_away(wanted.person, notice)
        return answer(wire.Done())

    async def answer_invitation(self, request: Request) -> Response:
        """Sit down at a table to which you were invited, or do not."""
        wanted = await self.body(request, wire.Answer)
        person = await self.person(request)
        table = request.path_params["table"]
        invitation = await self.server.company.find(person.id, table)
        seq = None
        if wanted.accept:
            seq = await self.server.hub.tables.change(
                table, lambda at_table: accept(at_table, person, invitation.begin)
            )
        await self.server.company.answered(person, invitation, wanted.accept)
        return answer(wire.Done(seq=seq, table=table))

    async def report(self, request: Request) -> Response:
        """Tell the host of the server of something said."""
        wanted = await self.body(request, wire.NewReport)
        person = await self.person(request)
        table = str(request.path_params["table"])
        reported: list[c.Said] = []
        await self.server.hub.tables.change(
            table, lambda one: reported.append(chat.said_at(one, wanted.said))
        )
        said = reported[-1]
        self.server.quotas.check_letter(person.id, self.server.guard.address(request.scope))
        now = now_ms()
        report = Report(
            at=now,
            by=person.id,
            table=table,
            said=wanted.said,
            player=said.player,
            name=said.name,
            text=said.text,
            why=chat.clean_text(wanted.why),
        )
        key = f"{now:015}-{secrets.token_hex(4)}"
        await self.server.store.put(REPORT, key, msgspec.json.encode(report))
        return answer(wire.Done())


def _person_id(request: Request) -> str:
    person = str(request.path_params["person"])
    if not 1 <= len(person) <= 40:
        raise Refusal("not_found", "There is nobody of that name here.")
    return person
