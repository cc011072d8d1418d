"""Who somebody is: guests by a signed cookie, accounts by name and password.

A token is ``id.issued.signature``; the id is public (others see it as `player`), the signature
needs the server's key, which is kept in the store. Nothing else about a person is in the cookie.
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

from ..store import Store
from ..tables.refusal import Refusal
from ..tables.requests import Person
from . import wire

T = TypeVar("T")
COOKIE = "tawantin"
COOKIE_SECONDS = 400 * 24 * 3600
_HASHER = argon2.PasswordHasher()
_ID = re.compile(r"^[A-Za-z0-9_-]{16}$")


class PersonDocument(msgspec.Struct):
    """What is kept about a person."""

    name: str
    account: str | None = None


class AccountDocument(msgspec.Struct):
    """What is kept about a login."""

    person: str
    password: str
    """argon2 hash"""


def clean_name(name: str) -> str:
    """A display name without tricks: no control characters, no runs of spaces."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    cleaned = " ".join(kept.split())
    if not 1 <= len(cleaned) <= 30:
        raise Refusal("bad_name", "A name has 1 to 30 characters.")
    return cleaned


def guest_name(person: str) -> str:
    """What a guest is called at first."""
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:4], "big")
    return f"Guest {1000 + number % 9000}"


class Identities:
    """Makes, reads and remembers identities."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._names: dict[str, PersonDocument] = {}
        self._hashing = asyncio.Semaphore(2)

    async def open(self) -> None:
        """Read the server's key, or make it."""
        await self._store.add("secret", "cookie", secrets.token_bytes(32))
        key = await self._store.get("secret", "cookie")
        if key is None or len(key) < 32:
            raise Refusal("unavailable", "The server's key cannot be read.")
        self._key = key

    # ------------------------------------------------------------ tokens

    def new_token(self, person: str | None = None) -> str:
        """A token for a person, or for a new guest."""
        person = secrets.token_urlsafe(12) if person is None else person
        body = f"{person}.{int(time.time()):x}"
        return f"{body}.{self._sign(body)}"

    def read_token(self, token: str | None) -> str | None:
        """Whose token this is; None for a forged, broken or old one."""
        if not token or len(token) > 200 or token.count(".") != 2:
            return None
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            return None
        person, _, issued = body.partition(".")
        if not _ID.match(person) or time.time() - int(issued, 16) > COOKIE_SECONDS:
            return None
        return person

    def _sign(self, body: str) -> str:
        digest = hmac.new(self._key, body.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    # ------------------------------------------------------------ people

    async def person(self, person: str) -> Person:
        """Somebody by id, with the name of the moment."""
        return Person(person, (await self._document(person)).name)

    async def me(self, person: str) -> wire.Me:
        """What somebody is told about oneself."""
        document = await self._document(person)
        return wire.Me(id=person, name=document.name, account=document.account)

    async def _document(self, person: str) -> PersonDocument:
        found = self._names.get(person)
        if found is None:
            stored = await self._store.get("person", person)
            found = (
                PersonDocument(guest_name(person))
                if stored is None
                else msgspec.json.decode(stored, type=PersonDocument)
            )
            self._remember(person, found)
        return found

    def _remember(self, person: str, document: PersonDocument) -> None:
        if len(self._names) > 20_000:
            self._names.clear()
        self._names[person] = document

    async def rename(self, person: str, name: str) -> wire.Me:
        """Take another display name."""
        document = PersonDocument(clean_name(name), (await self._document(person)).account)
        await self._write(person, document)
        return wire.Me(id=person, name=document.name, account=document.account)

    async def _write(self, person: str, document: PersonDocument) -> None:
        await self._store.put("person", person, msgspec.json.encode(document))
        self._remember(person, document)

    # ------------------------------------------------------------ accounts

    async def register(self, person: str, credentials: wire.Credentials) -> wire.Me:
        """Tie a login to an identity."""
        document = await self._document(person)
        if document.account is not None:
            raise Refusal("not_allowed", f"You already have the account {document.account}.")
        hashed = await self._in_thread(_HASHER.hash, credentials.password)
        account = AccountDocument(person, hashed)
        key = credentials.account.lower()
        if not await self._store.add("account", key, msgspec.json.encode(account)):
            raise Refusal("name_taken", f"There already is an account {credentials.account}.")
        await self._write(person, PersonDocument(document.name, credentials.account))
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
        return await self.me(account.person)

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
    return Refusal("bad_login", "This account and password do not belong together.")
