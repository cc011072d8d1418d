"""Keeps ratings up with the results, in the background, in whatever process gets to it first."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ...kernel.errors import TawantinError
from ...store import Store, results

EVERY_SECONDS: Final = 20.0
"""How often it checks even if no game ended here: another process may have stopped half-way."""
FILLED: Final = "1"
"""The last time that older tables had to be entered into the index."""
_log = logging.getLogger("tawantin.people")


async def fill_index(store: Store) -> int:
    """Enter the finished tables of older versions into the index of results; how many."""
    entered, after = 0, ""
    while tables := await store.ask(results.unindexed, after):
        entered += await store.ask(results.fill, tables)
        after = tables[-1]
    return entered


async def rate_all(store: Store) -> int:
    """Rate every result that has not been rated; how many."""
    rated = 0
    while count := await store.ask(results.rate_next):
        rated += count
    return rated


class RatingKeeper:
    """Rates games when they end."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ended = asyncio.Event()

    def wake(self) -> None:
        """A game has ended."""
        self._ended.set()

    async def keep(self) -> None:
        """For ever; waits for the database when it is away."""
        while True:
            self._ended.clear()
            try:
                await self._catch_up()
            except TawantinError as error:
                _log.warning("ratings wait: %s", error)
            try:
                await asyncio.wait_for(self._ended.wait(), EVERY_SECONDS)
            except TimeoutError:
                continue

    async def _catch_up(self) -> None:
        if await self._store.get("people", "index") != FILLED.encode():
            entered = await fill_index(self._store)
            await self._store.put("people", "index", FILLED.encode())
            if entered:
                _log.info("%d finished games were entered into the index of results", entered)
        await rate_all(self._store)
