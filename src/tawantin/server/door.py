"""A door that lets one through at a time, in the order of arrival.

As `asyncio.Lock`, but whoever finds it open can go through without waiting for the event loop.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Door:
    """Closed while somebody is inside."""

    __slots__ = ("_closed", "_waiting")

    def __init__(self) -> None:
        self._closed = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def closed(self) -> bool:
        """Whether somebody is inside."""
        return self._closed

    def enter_if_open(self) -> bool:
        """Go in at once, if that is possible; `leave` afterwards."""
        if self._closed:
            return False
        self._closed = True
        return True

    def leave(self) -> None:
        """Let the next one in."""
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(None)  # the door stays closed behind the next one
                return
        self._closed = False

    async def enter(self) -> None:
        """Go in when it is one's turn; `leave` afterwards."""
        if self.enter_if_open():
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.leave()  # it was let in while it was giving up
            raise

    async def __aenter__(self) -> None:
        await self.enter()

    async def __aexit__(self, *error: object) -> None:
        self.leave()
