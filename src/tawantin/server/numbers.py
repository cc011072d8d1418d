"""The components files that tables are played with, kept in the store by digest, each once.

A table names its digest. Whoever corrects a number, or installs a version with other numbers,
changes new tables only: old ones are played with what is kept here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from ..kernel.errors import BadComponents, TawantinError, UnknownComponents, UnknownGame
from ..kernel.game import Game
from ..kernel.registry import game as game_in_force
from ..kernel.registry import games, known_game, recall
from ..store import Store
from ..tables import changes as c
from ..tables.changes import components_of

KIND: Final = "components"
"""Of the documents; their keys are digests."""


class Numbers:
    """Finds the games of tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()

    async def keep_printed(self) -> None:
        """Keep what new tables are played with, so that it is there after any correction."""
        for one in games().values():
            await self._keep(one.components.digest, one.components.text)

    async def keep(self, game: Game[Any]) -> None:
        """Keep the components of a game for its tables."""
        await self._keep(game.digest, game.components.text)

    async def _keep(self, digest: str, text: str) -> None:
        if digest not in self._kept:
            await self._store.add(KIND, digest, text.encode())
            self._kept.add(digest)

    async def text(self, digest: str) -> str | None:
        """The file of a digest, if it is kept."""
        stored = await self._store.get(KIND, digest)
        return None if stored is None else stored.decode()

    async def game_of(self, changes: Sequence[c.Change]) -> Game[Any] | TawantinError:
        """The game that a table is played with, or why there is none."""
        name, digest = components_of(changes)
        try:
            if not digest:
                return game_in_force(name)
            game = await self._find(name, digest)
        except (BadComponents, UnknownGame) as error:
            return error
        except Exception as error:  # the rules of somebody else; the start has logged all of it
            problem = f"{type(error).__name__}: {error}".rstrip(".")
            return TawantinError(f"The rules of {name} cannot be loaded ({problem}).")
        await self.keep(game)
        return game

    async def _find(self, name: str, digest: str) -> Game[Any]:
        try:
            return known_game(name, digest)
        except UnknownComponents:
            text = await self.text(digest)
            if text is None:
                raise
            # Loading a copy of a game takes tenths of a second: nobody else should wait for it.
            return await asyncio.to_thread(recall, name, digest, text)
