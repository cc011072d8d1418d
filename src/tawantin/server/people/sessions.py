"""Where somebody with an account is signed in, and codes that sign in once."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from ...kernel.errors import TawantinError
from ...store import Store
from ...store.together import take
from ...tables.refusal import Refusal
from ..updates import now_ms

SESSION: Final = "session"
DEVICE: Final = "device"
RESET: Final = "reset"
CONFIRM: Final = "confirm"
DEVICE_MS: Final = 5 * 60 * 1000
RESET_MS: Final = 24 * 3600 * 1000
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No characters that could be misread."""
_BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
_SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


class SessionDocument(msgspec.Struct):
    """One sign-in; its key is the person and the digest of its token."""

    made: int
    device: str


class CodeDocument(msgspec.Struct):
    """A code that somebody may use once; its key is the code's digest."""

    person: str
    """Of the code for an address, also the address."""
    until: int


def device_of(agent: str) -> str:
    """What a browser says it is, in two words; all else it says is nobody's business."""
    browser = next((name for name in _BROWSERS if name in agent), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    browser = {"Edg": "Edge", "OPR": "Opera"}.get(browser, browser)
    return ", ".join(filter(None, (browser, system)))


def digest_of(code: str) -> str:
    """What a code is kept by, however it was typed."""
    typed = re.sub(r"[^A-Z0-9]", "", code.upper())
    return hashlib.sha256(typed.encode()).hexdigest()


class Sessions:
    """Keeps sessions and codes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, person: str, digest: str, agent: str) -> None:
        """Somebody signed in."""
        session = SessionDocument(now_ms(), device_of(agent))
        await self._store.put(SESSION, f"{person}:{digest}", msgspec.json.encode(session))

    async def of(self, person: str) -> dict[str, SessionDocument]:
        """By digest of the token, where somebody is signed in."""
        documents = await self._store.find(SESSION, f"{person}:")
        return {
            key.partition(":")[2]: msgspec.json.decode(value, type=SessionDocument)
            for key, value in documents
        }

    async def forget(self, person: str, digest: str) -> None:
        """A session has ended."""
        await self._store.delete(SESSION, f"{person}:{digest}")

    async def new_code(self, kind: str, person: str, lasts: int) -> tuple[str, int]:
        """A code for somebody, and until when it holds."""
        await self._sweep(kind)
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        until = now_ms() + lasts
        document = msgspec.json.encode(CodeDocument(person, until))
        await self._store.put(kind, digest_of(code), document)
        return f"{code[:4]}-{code[4:]}", until

    async def _sweep(self, kind: str, person: str | None = None) -> None:
        """Remove codes that are too old, and those of somebody who leaves."""
        for key, stored in await self._store.find(kind, ""):
            known = msgspec.json.decode(stored, type=CodeDocument)
            if known.until < now_ms() or known.person.partition(" ")[0] == person:
                await self._store.delete(kind, key)

    async def forget_codes(self, person: str) -> None:
        """Nothing is left of the codes that somebody was given."""
        for kind in (DEVICE, RESET, CONFIRM):
            await self._sweep(kind, person)

    async def use_code(self, kind: str, code: str) -> str:
        """Whose code this is; it is used up, whoever else uses it at the same time."""
        async with self.spent_code(kind, code) as person:
            return person

    @asynccontextmanager
    async def spent_code(self, kind: str, code: str) -> AsyncIterator[str]:
        """The same; it holds again if what it was used for fails."""
        stored = await self._store.ask(take, kind, digest_of(code))
        if stored is None:
            raise _bad_code()
        document = msgspec.json.decode(stored, type=CodeDocument)
        if document.until < now_ms():
            raise _bad_code()
        try:
            yield document.person
        except TawantinError:
            await self._store.put(kind, digest_of(code), stored)
            raise


def _bad_code() -> Refusal:
    return Refusal("bad_code", "This code is wrong, used or too old.")
