"""Who somebody is: guests by a signed cookie, accounts by name and password.

A token is ``id.issued-login.signature``; the id is public (others see it as `player`), the login is
a number of its own, so that two devices never share a token, the signature needs the server's key,
which is kept in the store. Nothing else about a person is in the cookie.
A token whose owner logged out is remembered in the store until it would have ended by itself.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import TypeVar

import argon2
import msgspec
from msgspec.structs import replace

from .. import wire
from ..store import Store
from ..tables.refusal import Refusal
from ..tables.requests import Person
from .people.names import FORMER, Names, key_of
from .people.reserved import check_not_reserved, without_invisible

T = TypeVar("T")
COOKIE = "tawantin"
PERSON_CHANGED = "person "
"""How a server begins to tell the others of somebody who is called otherwise now."""
ENDED = "ended"
"""The kind of documents that hold digests of ended tokens."""
COOKIE_SECONDS = 400 * 24 * 3600
CHECK_SECONDS = 5.0
"""How long a token is believed without asking a store that other servers use too."""
MOST_CHECKED = 20_000
REMEMBERED_SECONDS = 20.0
"""How long people are remembered without asking: the host may change them by a command."""
_HASHER = argon2.PasswordHasher()
_ID = re.compile(r"^[A-Za-z0-9_-]{16}$")


class PersonDocument(msgspec.Struct):
    """What is kept about a person."""

    name: str
    account: str | None = None
    former: list[str] = []
    """Names that still lead here."""
    private: bool = False
    """Whether they show others only their name."""
    puzzles: bool = False
    """Whether positions of their games may become puzzles; nobody is asked to say no."""
    suspended: bool = False
    """Whether the host of the server lets them do nothing for the time being."""
    gone: bool = False
    """Whether they have deleted their account."""


class AccountDocument(msgspec.Struct):
    """What is kept about a login."""

    person: str
    password: str
    """argon2 hash"""


def token_digest(token: str) -> str:
    """What a token is remembered by: the token cannot be derived from it."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def _issued(text: str) -> int:
    """When a token was made; those of the first edition have no login behind it."""
    return int(text.partition("-")[0], 16)


def clean_name(name: str) -> str:
    """A plain display name: no control characters, no runs of spaces, no bot's name."""
    seen = without_invisible(name)
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in seen)
    cleaned = " ".join(kept.split())
    if not 1 <= len(cleaned) <= 30:
        raise Refusal("bad_name", "A name has 1 to 30 characters.")
    check_not_reserved(cleaned)
    return cleaned


def guest_name(person: str) -> str:
    """What a guest is called at first."""
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:4], "big")
    return f"Guest {1000 + number % 9000}"


class Identities:
    """Makes, reads and remembers identities."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.names = Names(store)
        self._key = b""
        self._names: dict[str, tuple[PersonDocument, float]] = {}
        """With the time at which the store said so."""
        self._hashing = asyncio.Semaphore(2)
        self._ended: set[str] = set()
        """Digests of the tokens whose owners logged out."""
        self._checked: dict[str, float] = {}
        """When the store last knew nothing against a token."""

    async def open(self) -> None:
        """Read the server's key, or make it."""
        await self._store.add("secret", "cookie", secrets.token_bytes(32))
        key = await self._store.get("secret", "cookie")
        if key is None or len(key) < 32:
            raise Refusal("unavailable", "The server's key cannot be read.")
        self._key = key
        for digest, issued in await self._store.find(ENDED, ""):
            if time.time() - float(issued) > COOKIE_SECONDS:
                await self._store.delete(ENDED, digest)
            else:
                self._ended.add(digest)

    # ------------------------------------------------------------ tokens

    def new_token(self, person: str | None = None) -> str:
        """A token for a person, or for a new guest."""
        person = secrets.token_urlsafe(12) if person is None else person
        body = f"{person}.{int(time.time()):x}-{secrets.token_hex(4)}"
        return f"{body}.{self.sign(body)}"

    async def who(self, token: str | None) -> str | None:
        """Whose token this is; None for a forged, broken or old one, and after its logout."""
        person = self.read_token(token)
        if person is None or token is None:
            return None
        digest = token_digest(token)
        now = time.monotonic()
        fresh = now - self._checked.get(digest, -CHECK_SECONDS) < CHECK_SECONDS
        if self._store.shared and digest not in self._ended and not fresh:
            if await self._store.get(ENDED, digest) is not None:
                self._ended.add(digest)
            elif len(self._checked) > MOST_CHECKED:
                self._checked.clear()
            self._checked[digest] = now
        known = await self.document(person)
        if digest in self._ended or known.suspended or known.gone:
            return None
        return person

    async def end(self, token: str) -> str | None:
        """Let nobody be anybody by this token any more; its digest, if it was one."""
        if self.read_token(token) is None:
            return None
        digest = token_digest(token)
        await self.end_digest(digest, _issued(token.split(".")[1]))
        return digest

    async def end_digest(self, digest: str, issued: int | None = None) -> None:
        """Let a token end that is known by its digest; without its age, as if it were new."""
        at = int(time.time()) if issued is None else issued
        await self._store.put(ENDED, digest, str(at).encode())
        self._ended.add(digest)

    def heard_end(self, digest: str) -> None:
        """Another server says that a token has ended."""
        self._ended.add(digest)

    def read_token(self, token: str | None) -> str | None:
        """Whose token this is by its signature; None for a forged, broken or old one."""
        if not token or len(token) > 200 or token.count(".") != 2:
            return None
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.sign(body).encode()):
            return None
        person, _, issued = body.partition(".")
        if not _ID.match(person) or time.time() - _issued(issued) > COOKIE_SECONDS:
            return None
        return person

    def sign(self, body: str) -> str:
        """What only this server can write under a text."""
        digest = hmac.new(self._key, body.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    # ------------------------------------------------------------ people

    async def person(self, person: str) -> Person:
        """Somebody by id, with the name of the moment."""
        document = await self.document(person)
        return Person(person, document.name, document.account is not None)

    async def me(self, person: str) -> wire.Me:
        """What somebody is told about themselves."""
        document = await self.document(person)
        return wire.Me(id=person, name=document.name, account=document.account)

    async def document(self, person: str) -> PersonDocument:
        """Everything stored about somebody, except what they play."""
        person_document, at = self._names.get(person, (None, 0.0))
        if person_document is None or time.monotonic() - at > REMEMBERED_SECONDS:
            stored = await self._store.get("person", person)
            person_document = (
                PersonDocument(guest_name(person))
                if stored is None
                else msgspec.json.decode(stored, type=PersonDocument)
            )
            self._remember(person, person_document)
        return person_document

    def _remember(self, person: str, document: PersonDocument) -> None:
        if len(self._names) > 20_000:
            self._names.clear()
        self._names[person] = (document, time.monotonic())

    async def rename(self, person: str, name: str) -> wire.Me:
        """Change the display name."""
        known = await self.document(person)
        name = clean_name(name)
        if known.account is None:
            await self.names.check_free(name, person)
            await self.write(person, replace(known, name=name))
        else:
            await self.names.claim(name, person)
            same = key_of(known.name) == key_of(name)
            former = [one for one in known.former if key_of(one) != key_of(name)]
            former += [] if same else [known.name]
            await self.write(person, replace(known, name=name, former=former[-FORMER:]))
            await self.names.release(*former[:-FORMER])
        return await self.me(person)

    async def set_privacy(self, person: str, private: bool | None, puzzles: bool | None) -> None:
        """Show others more than the name, or not; let one's games become puzzles, or not."""
        known = await self.document(person)
        changed = replace(
            known,
            private=known.private if private is None else private,
            puzzles=known.puzzles if puzzles is None else puzzles,
        )
        await self.write(person, changed)

    def forget(self, person: str) -> None:
        """Another process says that somebody has changed."""
        self._names.pop(person, None)

    async def write(self, person: str, document: PersonDocument) -> None:
        await self._store.put("person", person, msgspec.json.encode(document))
        self._remember(person, document)
        if self._store.shared:
            await self._store.tell(PERSON_CHANGED + person)

    # ------------------------------------------------------------ accounts

    async def register(self, person: str, credentials: wire.Credentials) -> wire.Me:
        """Tie a login to an identity."""
        document = await self.document(person)
        if document.account is not None:
            raise Refusal("not_allowed", f"You already have the account {document.account}.")
        check_not_reserved(document.name)  # a guest of an older server may have such a name
        await self.names.check_free(document.name, person)
        account = AccountDocument(person, await self.hashed(credentials.password))
        document = await self.document(person)  # who renamed themselves meanwhile keeps that name
        key = credentials.account.lower()
        if not await self._store.add("account", key, msgspec.json.encode(account)):
            raise Refusal("name_taken", f"There already is an account {credentials.account}.")
        await self.names.claim(document.name, person)
        await self.write(person, replace(document, account=credentials.account))
        return await self.me(person)

    async def login(self, credentials: wire.Credentials) -> wire.Me:
        """Whose login this is. Unknown names take as long as wrong passwords."""
        stored = await self._store.get("account", credentials.account.lower())
        if stored is None:
            await self._in_thread(_HASHER.hash, credentials.password)
            raise _bad_login()
        account = msgspec.json.decode(stored, type=AccountDocument)
        if not await self._in_thread(_matches, account.password, credentials.password):
            raise _bad_login()
        if (await self.document(account.person)).suspended:
            raise Refusal("not_allowed", "The host of this server has suspended this account.")
        return await self.me(account.person)

    async def set_password(self, account: str, password: str) -> None:
        """From now on it is this one."""
        key = account.lower()
        stored = await self._store.get("account", key)
        if stored is None:
            raise _bad_login()
        known = msgspec.json.decode(stored, type=AccountDocument)
        changed = AccountDocument(known.person, await self.hashed(password))
        await self._store.put("account", key, msgspec.json.encode(changed))

    async def hashed(self, password: str) -> str:
        """As it is stored: the password cannot be derived from it."""
        return await self._in_thread(_HASHER.hash, password)

    async def _in_thread(self, function: Callable[..., T], *values: str) -> T:
        # Hashing takes tens of milliseconds and memory on purpose: few at a time, off the loop.
        async with self._hashing:
            return await asyncio.get_running_loop().run_in_executor(None, function, *values)


def _matches(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed, password)
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False


def _bad_login() -> Refusal:
    return Refusal("bad_login", "The account or the password is wrong.")
