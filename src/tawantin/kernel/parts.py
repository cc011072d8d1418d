"""Parts of views, built once for everything that they can show.

Most of a table looks the same after a move as before it, and the same to all who look. A view whose
parts stay the same objects while they show the same costs little to build, to compare and to send.
A part never changes: it may be in many views at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST_PARTS: Final = 1024
"""Of one kind. Those of some hundred tables are shown again and again; more are made anew."""


class Parts(Generic[T]):
    """The parts of one kind, by what they show.

    Where a function's arguments are all that it shows, `functools.lru_cache` does the same; this is
    for those that read objects that change. The key must hold everything the part depends on.
    """

    __slots__ = ("_known", "_make", "_order")

    def __init__(self, make: Callable[..., T]) -> None:
        self._make = make
        self._known: dict[Hashable, T] = {}
        self._order: deque[Hashable] = deque()
        """The keys, oldest first."""

    def of(self, key: Hashable, *what: object) -> T:
        """The part for a key, made of `what` if it is new."""
        part = self._known.get(key)
        if part is None:
            if len(self._order) >= MOST_PARTS:
                del self._known[self._order.popleft()]  # one at a time: nobody waits for many
            self._order.append(key)
            part = self._known[key] = self._make(*what)
        return part
