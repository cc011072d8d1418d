"""Names belong to accounts: nobody else can take one, and a former one still leads to its owner."""

from __future__ import annotations

import unicodedata
from typing import Final

from ...store import Store
from ...tables.refusal import Refusal

KIND: Final = "name"
"""Documents that say whose a name is."""
FORMER: Final = 3
"""How many former names somebody keeps."""


def key_of(name: str) -> str:
    """Names that look the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


class Names:
    """Whose names are whose."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def owner(self, name: str) -> str | None:
        """The person whose name this is or was."""
        stored = await self._store.get(KIND, key_of(name))
        return None if stored is None else stored.decode()

    async def like(self, beginning: str, limit: int) -> list[str]:
        """People whose name begins so, or began."""
        prefix = key_of(beginning)
        documents = await self._store.find(KIND, prefix, 2 * limit) if prefix else []
        return list(dict.fromkeys(owner.decode() for _, owner in documents))[:limit]

    async def check_free(self, name: str, person: str) -> None:
        """Refuse a name that belongs to somebody else's account."""
        if await self.owner(name) not in (None, person):
            raise _taken(name)

    async def claim(self, name: str, person: str) -> None:
        """Let a name be somebody's from now on."""
        if not await self._store.add(KIND, key_of(name), person.encode()):
            await self.check_free(name, person)

    async def release(self, *names: str) -> None:
        """Let anybody take them."""
        for name in names:
            await self._store.delete(KIND, key_of(name))


def _taken(name: str) -> Refusal:
    return Refusal("name_taken", f"Somebody else is called {name}.")
