"""Events: what happened, in types of the game's own, each with who may see it.

A game subclasses `Event` (in its `events.py`); rules append to an `EventLog` when there is one.
In search the log is None and an event costs one comparison. Events name things by the ids of the
components file, never by table index, so that logs, clients and translations need no table.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

EVERYBODY: Final = -1
"""The audience that holds every seat and the spectators."""


def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_snake_case):
    """Base of all events; its tag is the class name in snake case."""


def events_in(module: str) -> tuple[type[Event], ...]:
    """The events that a module defines, in the order of the file."""
    return tuple(
        kind
        for kind in vars(sys.modules[module]).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module
    )


def only(*seats: int) -> int:
    """The audience of just these seats."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


class EventLog:
    """The sink of one or more `apply` calls."""

    __slots__ = ("_events", "revealed")

    def __init__(self) -> None:
        self._events: list[tuple[int, Event]] = []
        self.revealed = False
        """Whether something hidden was shown to somebody: nobody may undo past this."""

    def tell(self, event: Event, audience: int = EVERYBODY) -> None:
        """Something happened that `audience` may see."""
        self._events.append((audience, event))

    def secret(self, audience: int, event: Event, shown: Event) -> None:
        """Tell `event` to `audience` and the poorer `shown` to all others."""
        self._events.append((audience, event))
        self._events.append((~audience, shown))

    def reveal(self) -> None:
        """Note that something hidden was shown, so that undo stops here."""
        self.revealed = True

    def seen_by(self, seat: int | None) -> list[Event]:
        """The events that a seat, or a spectator (None), may see."""
        if seat is None:
            return [event for audience, event in self._events if audience < 0]
        bit = 1 << seat
        return [event for audience, event in self._events if audience & bit]

    def is_public(self) -> bool:
        """Whether everybody may see all of it."""
        return all(audience == EVERYBODY for audience, _ in self._events)

    def __len__(self) -> int:
        return len(self._events)

    def __iter__(self) -> Iterator[tuple[int, Event]]:
        return iter(self._events)
