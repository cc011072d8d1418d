"""Where experiments of the workshop are kept: in the store, with their games, so that they go on
after a restart and can be asked for through any process.

Whoever plays an experiment has claimed its turn: each beginning has a number, and of two who want
the same number the store lets one have it.
"""

from __future__ import annotations

import time
from typing import Final, Literal

import msgspec

from ..store import Store
from .foreman import Order

KIND: Final = "experiment"
GAMES: Final = "experiment_games"
TURNS: Final = "experiment_turn"
STOPS: Final = "experiment_stop"
LEASE: Final = 60
"""Seconds without a sign of life after which others may go on with an experiment."""

Status = Literal["waiting", "playing", "finished", "stopped", "failed"]


class Kept(msgspec.Struct, kw_only=True):
    """What is stored of an experiment: a storage type, to which fields are only added."""

    id: str
    person: str
    order: Order
    status: Status = "waiting"
    played: int = 0
    progress: float = 0.0
    problem: str = ""
    results: dict[str, msgspec.Raw] = {}
    """By language, an encoded `wire.WorkshopResults`."""
    made: int = 0
    """In seconds of the epoch."""
    beat: int = 0
    """The last sign of life of who plays it; 0 if nobody does."""
    turn: int = 0
    """How often it was begun."""
    parcels: int = 0
    """Of games."""

    @property
    def busy(self) -> bool:
        """Whether it plays, or waits to."""
        return self.status in ("waiting", "playing")

    @property
    def deserted(self) -> bool:
        """Whether it should be played and nobody does."""
        return self.busy and time.time() - self.beat > LEASE


class Shelf:
    """The experiments of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def shared(self) -> bool:
        """Whether other servers have the same shelf."""
        return self._store.shared

    async def get(self, ident: str) -> Kept | None:
        """One of them."""
        raw = await self._store.get(KIND, ident)
        return None if raw is None else msgspec.json.decode(raw, type=Kept)

    async def all(self) -> list[Kept]:
        """All of them, the oldest first."""
        experiments = [
            msgspec.json.decode(raw, type=Kept) for _, raw in await self._store.find(KIND, "")
        ]
        return sorted(experiments, key=lambda kept: kept.made)

    async def put(self, kept: Kept) -> None:
        """Write down how it stands."""
        await self._store.put(KIND, kept.id, msgspec.json.encode(kept))

    async def add_games(self, kept: Kept, parcel: bytes) -> None:
        """One more parcel of games."""
        await self._store.put(GAMES, f"{kept.id}/{kept.parcels:06}", parcel)
        kept.parcels += 1

    async def games(self, ident: str) -> list[bytes]:
        """All parcels, in their order."""
        return [parcel for _, parcel in await self._store.find(GAMES, f"{ident}/")]

    async def claim(self, kept: Kept) -> bool:
        """Whether it is ours to play now, and nobody else's."""
        if not await self._store.add(TURNS, f"{kept.id}/{kept.turn + 1}", b""):
            return False
        kept.turn += 1
        return True

    async def ask_to_stop(self, ident: str) -> None:
        """For whoever plays it elsewhere."""
        await self._store.put(STOPS, ident, b"")

    async def stop_is_wanted(self, ident: str) -> bool:
        """Whether somebody has asked elsewhere; asked and answered once."""
        wanted = await self._store.get(STOPS, ident) is not None
        if wanted:
            await self._store.delete(STOPS, ident)
        return wanted

    async def forget(self, ident: str) -> None:
        """Remove it, and all that belongs to it."""
        for kind in (GAMES, TURNS):
            for key, _ in await self._store.find(kind, f"{ident}/"):
                await self._store.delete(kind, key)
        await self._store.delete(STOPS, ident)
        await self._store.delete(KIND, ident)
