"""Mail for those who asked for it: their turns, or once a day what waits; a forgotten password.

An address is known to its owner and to nobody else. Nothing is sent to one that was not confirmed,
but the code that confirms it.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from typing import Final, Literal

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ... import wire
from ...kernel.errors import BadState, TawantinError
from ...kernel.registry import descriptor
from ...locale import say
from ...store import Store, persons, together
from ...tables.refusal import Refusal
from ..handling import Handlers, answer, spoken
from ..identity import AccountDocument, Identities
from ..mail import Mailer
from ..notify import YOUR_TURN, Notice
from ..updates import now_ms
from .company import Company, invitation
from .sessions import CONFIRM, RESET, Sessions

KIND: Final = "mail"
CONFIRM_MS: Final = 24 * 3600 * 1000
RESET_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * 3600 * 1000
PAUSE_MS: Final = 10 * 60 * 1000
"""Of one table somebody is mailed at most this often."""
EVERY_SECONDS: Final = 60.0
MOST_MAILED: Final = 20_000
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"
)
_log = logging.getLogger("tawantin.notify")


class MailDocument(msgspec.Struct, omit_defaults=True):
    """What somebody wants by mail. A storage type."""

    address: str
    confirmed: bool = False
    wish: Literal["off", "turns", "digest"] = "turns"
    language: str = "en"
    digest_at: int = 0
    """When the last digest was sent."""


class Mailbox:
    """Keeps what people want by mail, and sends it."""

    def __init__(
        self,
        store: Store,
        mailer: Mailer,
        identities: Identities,
        sessions: Sessions,
        company: Company,
    ) -> None:
        self.mailer = mailer
        self._store = store
        self._identities = identities
        self._sessions = sessions
        self._company = company
        self._mailed: dict[tuple[str, str], int] = {}

    async def of(self, person: str) -> MailDocument | None:
        """What somebody wants."""
        stored = await self._store.get(KIND, person)
        return None if stored is None else msgspec.json.decode(stored, type=MailDocument)

    async def write(self, person: str, document: MailDocument | None) -> None:
        """Keep it; None forgets it."""
        if document is None:
            await self._store.delete(KIND, person)
        else:
            await self._store.put(KIND, person, msgspec.json.encode(document))

    # ------------------------------------------------------------ links that stop it

    def stop_link(self, person: str) -> str:
        """What stops all mail to somebody, without signing in."""
        token = self._identities.sign(f"mail.{person}")
        return f"{self.mailer.site}/api/mail/unsubscribe?person={person}&token={token}"

    def made_link(self, person: str, token: str) -> bool:
        """Whether a link is one of ours."""
        ours = self._identities.sign(f"mail.{person}")
        return hmac.compare_digest(ours.encode(), token.encode())

    # ------------------------------------------------------------ sending

    async def _send(self, person: str, known: MailDocument, subject: str, text: str) -> None:
        link = self.stop_link(person)
        foot = say(known.language, "mail-foot", site=self.mailer.site, link=link)
        await self.mailer.send(known.address, subject, f"{text}\n\n-- \n{foot}\n", link)

    async def tell(self, person: str, notice: Notice) -> None:
        """Something that concerns somebody who is not here; turns now and then."""
        known = await self.of(person) if self.mailer.on else None
        if known is None or not known.confirmed or known.wish != "turns":
            return
        now = now_ms()
        if notice.word == YOUR_TURN:
            if now - self._mailed.get((person, notice.table), 0) < PAUSE_MS:
                return
            if len(self._mailed) > MOST_MAILED:
                self._mailed.clear()
            self._mailed[person, notice.table] = now
        subject = notice.text(known.language)
        place = f"/table/{notice.table}" if notice.table else "/"
        await self._send(person, known, subject, f"{subject}:\n{self.mailer.site}{place}")

    async def confirm(self, person: str, known: MailDocument) -> None:
        """Send the code that shows that the address is theirs."""
        code, _ = await self._sessions.new_code(CONFIRM, f"{person} {known.address}", CONFIRM_MS)
        subject = say(known.language, "mail-confirm-subject")
        text = say(known.language, "mail-confirm-text", code=code, site=self.mailer.site)
        await self.mailer.send(known.address, subject, text)

    async def send_reset(self, account: str) -> None:
        """Send a code for a new password, if the account is there and has an address."""
        stored = await self._store.get("account", account.lower())
        if stored is None:
            return
        person = msgspec.json.decode(stored, type=AccountDocument).person
        known = await self.of(person)
        if known is None or not known.confirmed:
            return
        code, _ = await self._sessions.new_code(RESET, person, RESET_MS)
        text = say(
            known.language, "mail-reset-text", code=code, account=account, site=self.mailer.site
        )
        await self.mailer.send(known.address, say(known.language, "mail-reset-subject"), text)

    # ------------------------------------------------------------ once a day

    async def keep(self) -> None:
        """For ever: digests for those whose day is over."""
        while self.mailer.on:
            try:
                await self.send_digests()
            except TawantinError as error:
                _log.warning("digests wait: %s", error)
            await asyncio.sleep(EVERY_SECONDS)

    async def send_digests(self) -> None:
        """To everybody who wants one and for whom something waits."""
        for person, stored in await self._store.find(KIND, ""):
            known = msgspec.json.decode(stored, type=MailDocument)
            late = now_ms() - known.digest_at >= DAY_MS
            if known.confirmed and known.wish == "digest" and late:
                await self._digest(person, known)

    async def _digest(self, person: str, known: MailDocument) -> None:
        lines = await self._waiting(person, known.language)
        if not lines or not await self._claim(person, known):
            return
        subject = say(known.language, "mail-digest-subject", count=len(lines))
        await self._send(person, known, subject, "\n".join([f"{subject}:", "", *lines]))

    async def _claim(self, person: str, known: MailDocument) -> bool:
        """Whether this process is the one to send it."""
        mine = now_ms()

        def claim(now: MailDocument) -> MailDocument:
            return replace(now, digest_at=mine) if now == known else now

        document = await self._store.ask(together.change, KIND, person, known, claim)
        return document.digest_at == mine

    async def _waiting(self, person: str, language: str) -> list[str]:
        lines = []
        for name in await self._store.ask(persons.current_tables, person):
            row = await self._store.row(name)
            try:
                summary = None if row is None else row.summary()
            except BadState:
                continue
            if summary is not None and any(
                summary.seats[seat].player == person and not summary.seats[seat].away
                for seat in summary.actors
            ):
                game = summary.title or _game_name(summary.game, language)
                lines.append(f"{game}: {self.mailer.site}/table/{name}")
        for one in await self._company.waiting(person):
            asked = invitation(one.table.game, one.name, one.challenge, one.table.title)
            lines.append(f"{asked.text(language)}: {self.mailer.site}/")
        return lines


def _game_name(game: str, language: str) -> str:
    names = descriptor(game).about.name
    return names.get(language, names["en"])


class MailApi(Handlers):
    """Handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/mail", self.show),
            self.route("PUT", "/api/mail", self.set),
            self.route("POST", "/api/mail/confirm", self.confirm),
            self.route("GET", "/api/mail/unsubscribe", self.ask_to_stop),
            self.route("POST", "/api/mail/unsubscribe", self.stop),
            self.route("POST", "/api/account/forgot", self.forgot),
        ]

    async def _owner(self, request: Request) -> str:
        if not self.server.mailbox.mailer.on:
            raise Refusal("not_allowed", "This server sends no mail.")
        person = await self.person(request)
        if not person.signed_in:
            raise Refusal("account_needed", "Mail is for people with an account.")
        return person.id

    async def _shown(self, person: str) -> Response:
        known = await self.server.mailbox.of(person)
        if known is None:
            return answer(wire.MailSettings(address="", confirmed=False, wish="off"))
        return answer(
            wire.MailSettings(address=known.address, confirmed=known.confirmed, wish=known.wish)
        )

    async def show(self, request: Request) -> Response:
        """What you get by mail."""
        return await self._shown(await self._owner(request))

    async def set(self, request: Request) -> Response:
        """Say where to and what about; a new address is confirmed by a code that is sent there."""
        wanted = await self.body(request, wire.NewMail)
        person = await self._owner(request)
        mailbox = self.server.mailbox
        if not wanted.address:
            await mailbox.write(person, None)
            return await self._shown(person)
        if not _ADDRESS.fullmatch(wanted.address):
            raise Refusal("bad_address", "That is not an e-mail address.")
        known = await mailbox.of(person)
        same = known is not None and known.address == wanted.address
        document = MailDocument(
            wanted.address,
            confirmed=known is not None and same and known.confirmed,
            wish=wanted.wish,
            language=wanted.language,
            digest_at=0 if known is None else known.digest_at,
        )
        if not document.confirmed:
            self.slow_down(request)
        await mailbox.write(person, document)
        if not document.confirmed:
            await mailbox.confirm(person, document)
        return await self._shown(person)

    async def confirm(self, request: Request) -> Response:
        """The address is yours: you have read the code."""
        wanted = await self.body(request, wire.ConfirmMail)
        self.slow_down(request)
        person = await self._owner(request)
        known = await self.server.mailbox.of(person)
        async with self.server.sessions.spent_code(CONFIRM, wanted.code) as owner:
            if known is None or owner != f"{person} {known.address}":
                raise Refusal("bad_code", "This code is for another address.")
            await self.server.mailbox.write(person, replace(known, confirmed=True))
        return await self._shown(person)

    # ------------------------------------------------------------ without signing in

    async def _language(self, request: Request) -> tuple[str, str] | None:
        """Whose link it is, and their language; None if we did not make it."""
        person = request.query_params.get("person", "")
        token = request.query_params.get("token", "")
        if not self.server.mailbox.made_link(person, token):
            return None
        known = await self.server.mailbox.of(person)
        return person, "en" if known is None else known.language

    async def ask_to_stop(self, request: Request) -> Response:
        """A page with one button: programs that follow links for people must not stop anything."""
        asked = await self._language(request)
        if asked is None:
            return _broken_link(request)
        _, language = asked
        button = f"<form method=post><button>{say(language, 'mail-stop')}</button></form>"
        return _page(language, button)

    async def stop(self, request: Request) -> Response:
        """No more mail, at one click, also of the mail program itself (RFC 8058)."""
        asked = await self._language(request)
        if asked is None:
            return _broken_link(request)
        person, language = asked
        known = await self.server.mailbox.of(person)
        if known is not None:
            await self.server.mailbox.write(person, replace(known, wish="off"))
        return _page(language, f"<p>{say(language, 'mail-stopped')}</p>")

    async def forgot(self, request: Request) -> Response:
        """A code for a new password, by mail; the answer never gives away who has an account."""
        wanted = await self.body(request, wire.ForgotPassword)
        self.slow_down(request)
        mailbox = self.server.mailbox
        if not mailbox.mailer.on:
            raise Refusal("not_allowed", "This server sends no mail; ask its host for a code.")
        self.server.hub.tables.spawn(mailbox.send_reset(wanted.account))
        return answer(wire.Done())


def _broken_link(request: Request) -> Response:
    """For somebody who followed a link that was cut on its way, not for a program."""
    language = spoken(request)
    return _page(language, f"<p>{say(language, 'mail-broken-link')}</p>", 404)


def _page(language: str, body: str, status: int = 200) -> Response:
    """A page by itself, which looks like the one that says that one is offline."""
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
    view = '<meta name="viewport" content="width=device-width"><title>Tawantin</title>'
    look = '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/offline.css">'
    icon = '<img src="/icon.svg" alt="" width="72" height="72">'
    return HTMLResponse(
        f"{head}{view}{look}<main>{icon}<h1>Tawantin</h1>{body}</main>",
        status,
        headers={"cache-control": "no-store"},
    )
