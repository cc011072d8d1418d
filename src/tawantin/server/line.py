"""A fair queue: few places, and whoever has used least is next.

Not who came first: somebody who brings sixty tables would then keep everybody else waiting. Those
whom somebody is watching go before the others. Then the address, the person and the table decide,
in this order, that has used least lately.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

HALF_LIFE: Final = 60.0
"""The half-life of what somebody has used, in seconds."""
MOST_KNOWN: Final = 20_000


class Claim(NamedTuple):
    """For whom a place is wanted."""

    address: str
    person: str
    table: str


class _Use:
    """Seconds used recently, by address, person or table."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, key: str, now: float) -> float:
        used, at = self._used.get(key, (0.0, now))
        return float(used * 0.5 ** ((now - at) / HALF_LIFE))

    def add(self, key: str, seconds: float, now: float) -> None:
        if len(self._used) > MOST_KNOWN:
            self._used = {
                one: use for one, use in self._used.items() if now - use[1] < 10 * HALF_LIFE
            }
        self._used[key] = (self.of(key, now) + seconds, now)


class _Waiting(NamedTuple):
    claim: Claim
    watched: Callable[[], bool]
    patient: bool
    number: int
    let_in: asyncio.Future[None]


class Line:
    """Lets `places` in at a time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._use = tuple(_Use() for _ in Claim._fields)
        self._numbers = 0

    def __len__(self) -> int:
        """Those who wait, without the patient ones: nobody need hurry for these."""
        return sum(not entry.patient for entry in self._waiting)

    @asynccontextmanager
    async def place(
        self, claim: Claim, watched: Callable[[], bool], patient: bool = False
    ) -> AsyncIterator[None]:
        """A place, when it is this claim's turn. Say by `charge` what was used of it.

        Whoever is `patient` lets everybody else go first.
        """
        self._numbers += 1
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = _Waiting(claim, watched, patient, self._numbers, future)
        self._waiting.append(entry)
        self._let_in()
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._leave()  # it was let in while it was giving up
            else:
                self._waiting.remove(entry)
            raise
        try:
            yield
        finally:
            self._leave()

    def charge(self, claim: Claim, seconds: float) -> None:
        """Note how much was used for somebody."""
        now = time.monotonic()
        for use, key in zip(self._use, claim, strict=True):
            use.add(key, seconds, now)

    def _leave(self) -> None:
        self._free += 1
        self._let_in()

    def _let_in(self) -> None:
        while self._free and self._waiting:
            now = time.monotonic()
            first = min(self._waiting, key=lambda entry: self._rank(entry, now))
            self._waiting.remove(first)
            self._free -= 1
            first.let_in.set_result(None)

    def _rank(self, entry: _Waiting, now: float) -> tuple[bool, bool, list[float], int]:
        used = [use.of(key, now) for use, key in zip(self._use, entry.claim, strict=True)]
        return entry.patient, not entry.watched(), used, entry.number
