"""Clocks: none, a bank with increment for live play, or days per turn.

A clock runs for a seat while it must decide and a person plays it. It never looks at the time
itself: whoever tells it something says when it happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

DAY: Final = 24 * 3600 * 1000
LEAST_ON_RETURN: Final = 60_000
"""Who comes back after the time was up gets at least this much, in milliseconds."""


class Clock(Struct, frozen=True):
    """How much time players have."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """live: seconds a seat has for the whole game"""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """live: seconds that come back after each turn"""
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    """days: how long a seat may take for a turn"""

    def problem(self) -> str | None:
        """What is wrong with these settings, if anything."""
        if self.kind == "live" and self.bank < 10:
            return "A live clock needs a bank of at least 10 seconds."
        if self.kind == "days" and self.days < 1:
            return "A clock in days needs at least one day for a turn."
        return None


class Clocks:
    """The clocks of all seats of a game."""

    __slots__ = ("left", "settings", "since")

    def __init__(self, settings: Clock, seats: int) -> None:
        self.settings: Final = settings
        full = settings.bank * 1000 if settings.kind == "live" else settings.days * DAY
        self.left = [full] * seats
        """Milliseconds, as they stood when the clock last started or stopped."""
        self.since: list[int | None] = [None] * seats
        """When each running clock started."""

    def ask(self, running: Sequence[int], at: int, moved: int | None = None) -> None:
        """From now on these seats' clocks run and the others stand.

        A seat that `moved` and is asked again begins anew in days, not in live play.
        """
        if self.settings.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if seat in running:
                if since is None or (seat == moved and self.settings.kind == "days"):
                    self.since[seat] = at
            elif since is not None:
                self._stop(seat, since, at, seat == moved)

    def _stop(self, seat: int, since: int, at: int, moved: bool) -> None:
        self.since[seat] = None
        if self.settings.kind == "live":
            left = max(0, self.left[seat] - max(0, at - since))
            self.left[seat] = left + (self.settings.increment * 1000 if moved else 0)

    def pause(self, milliseconds: int) -> None:
        """Time that nobody is charged for."""
        self.since = [None if since is None else since + milliseconds for since in self.since]

    def refill(self, seat: int) -> None:
        """A person comes back after the time was up."""
        if self.settings.kind == "live":
            least = max(LEAST_ON_RETURN, self.settings.increment * 1000)
            self.left[seat] = max(self.left[seat], least)

    def take_increment_back(self, seat: int) -> None:
        """The turn that earned the increment was undone and goes on."""
        if self.settings.kind == "live" and self.running(seat):
            self.left[seat] = max(0, self.left[seat] - self.settings.increment * 1000)

    def running(self, seat: int) -> bool:
        """Whether the seat is being charged."""
        return self.since[seat] is not None

    def left_at(self, seat: int, now: int) -> int | None:
        """Milliseconds left; None without a clock."""
        if self.settings.kind == "none":
            return None
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - max(0, now - since))

    def deadline(self) -> int | None:
        """When the first running clock will be at nothing."""
        if self.settings.kind == "none":
            return None
        times = [
            since + left
            for since, left in zip(self.since, self.left, strict=True)
            if since is not None
        ]
        return min(times, default=None)

    def overdue(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in range(len(self.left)) if self._is_overdue(seat, now)]

    def _is_overdue(self, seat: int, now: int) -> bool:
        since = self.since[seat]
        return since is not None and now >= since + self.left[seat]
