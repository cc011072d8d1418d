"""Clocks: none, a bank with increment for live play, or days per turn.

A clock runs for a seat while it must decide and a person plays it. It never looks at the time
itself: whoever tells it something says when it happened. Neither leaving and coming back nor moving
and taking it back gains any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

DAY: Final = 24 * 3600 * 1000
LEAST_ON_RETURN: Final = 60_000
"""Whoever comes back after their time was up has at least this much, in milliseconds, or the
bank."""
READING: Final = 20_000
"""How long live clocks stand still after a round, in milliseconds, for people to read its end."""


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

    __slots__ = ("before", "left", "settings", "since", "waiting")

    def __init__(self, settings: Clock, seats: int) -> None:
        self.settings: Final = settings
        self.left = [self._full()] * seats
        """Milliseconds, as they stood when the clock last started or stopped."""
        self.since: list[int | None] = [None] * seats
        """When each running clock started."""
        self.waiting: list[int | None] = [None] * seats
        """Since when each seat waits for a decision of the bot that plays for its person."""
        self.before = list(self.left)
        """What was left when each seat last moved."""

    def _full(self) -> int:
        settings = self.settings
        return settings.bank * 1000 if settings.kind == "live" else settings.days * DAY

    def ask(
        self, asked: Sequence[int], playing: Sequence[int], at: int, moved: int | None = None
    ) -> None:
        """From now on these seats must decide, and the clocks of those run whose people play.

        In days each turn begins anew: that of a seat that `moved`, or that is no longer asked.
        """
        if self.settings.kind == "none":
            return
        days = self.settings.kind == "days"
        for seat, since in enumerate(self.since):
            if seat == moved:
                self.before[seat] = self.left_at(seat, at) or 0
                self.waiting[seat] = None
            if since is not None and (seat not in playing or (days and seat == moved)):
                self._stop(seat, since, at, seat == moved)
            if days and (seat == moved or seat not in asked):
                self.left[seat] = self._full()
            if seat in playing and self.since[seat] is None:
                self.since[seat] = at
            if seat not in asked or seat in playing:
                self.waiting[seat] = None
            elif self.waiting[seat] is None:
                self.waiting[seat] = at

    def _stop(self, seat: int, since: int, at: int, moved: bool) -> None:
        self.since[seat] = None
        left = max(0, self.left[seat] - max(0, at - since))
        self.left[seat] = left + (self.settings.increment * 1000 if moved else 0)

    def pause(self, start: int, end: int) -> None:
        """Time that nobody is charged for."""
        self.since = [_later(since, start, end) for since in self.since]
        self.waiting = [_later(since, start, end) for since in self.waiting]

    def rest(self, at: int) -> None:
        """A round has ended: live clocks run when there was time to read what it brought."""
        if self.settings.kind != "live":
            return
        for seat, since in enumerate(self.since):
            if since is not None:
                self.left[seat] = self.left_at(seat, at) or 0
                self.since[seat] = at + READING

    def starts_in(self, seat: int, now: int) -> int:
        """In how many milliseconds a resting clock starts to run."""
        since = self.since[seat]
        return 0 if since is None else max(0, since - now)

    def refill(self, seat: int) -> None:
        """A person comes back after the time was up."""
        if self.settings.kind == "live":
            least = min(LEAST_ON_RETURN, self._full())
            self.left[seat] = max(self.left[seat], least, self.settings.increment * 1000)
        else:
            self.left[seat] = self._full()

    def charge_absence(self, seat: int, at: int) -> None:
        """A person comes back before the bot has decided: the time until then is used."""
        since = self.waiting[seat]
        if since is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, at - since))

    def undo(self, seat: int, stood: bool) -> None:
        """A seat took its move back; its turn goes on, with what was left of it."""
        if not self.running(seat):
            return
        if self.settings.kind == "days":
            self.left[seat] = self.before[seat]
        elif stood:
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
        """When the first running clock will reach zero."""
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


def _later(since: int | None, start: int, end: int) -> int | None:
    """When something began to run that stood still from `start` to `end`."""
    return since if since is None or since >= end else since + end - max(since, start)
