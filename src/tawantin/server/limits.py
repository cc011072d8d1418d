"""Rate limits: buckets that fill again, by connection, person or address.

A bucket is asked before anything is done for whoever it belongs to. It may be emptied below
nothing, by what turns out to cost more than it looked: then that must be waited off as well.
"""

from __future__ import annotations

import time
from typing import Final

BURST: Final = 10
"""How many seconds' worth may come at once."""
MOST_BUCKETS: Final = 50_000
READ_COST: Final = 64
"""What it costs to read anything, in bytes; or a message could come in thousands of pieces."""


class Bucket:
    """Refills by `rate` a second, up to `burst`."""

    __slots__ = ("_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = time.monotonic()

    def level(self, now: float) -> float:
        """What is in it."""
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        return self._level

    def wait(self, now: float) -> float:
        """Seconds until anything is in it; 0 if there is."""
        level = self.level(now)
        return 0.0 if level > 0 else max(0.001, -level / self.rate)

    def spend(self, cost: float) -> None:
        """Take that much out."""
        self._level -= cost


class Limiter:
    """A bucket for each key. A rate of 0 lets all through."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = rate * BURST if burst is None else burst
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, key: str) -> Bucket | None:
        """The bucket of a key; None where there is no limit."""
        if self.rate <= 0:
            return None
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget(time.monotonic())
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Whether one more is within the limit; counts it if so."""
        bucket = self.bucket(key)
        if bucket is None:
            return True
        if bucket.level(time.monotonic()) < cost:
            return False
        bucket.spend(cost)
        return True

    def _forget(self, now: float) -> None:
        """Drop the keys that are back at a full bucket; all of them, if that frees nothing."""
        kept = {
            key: bucket for key, bucket in self._buckets.items() if bucket.level(now) < bucket.burst
        }
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}


class Quota:
    """A number for a person within some time, and `share` times as many for an address; 0: no
    limit."""

    def __init__(self, count: float, seconds: float, share: float) -> None:
        self._people = Limiter(count / seconds, count)
        self._addresses = Limiter(share * count / seconds, share * count)

    def allows(self, person: str, address: str) -> bool:
        """Whether one more is within both limits; counts it if so."""
        known = (self._people.bucket(person), self._addresses.bucket(address))
        buckets = [bucket for bucket in known if bucket is not None]
        now = time.monotonic()
        if any(bucket.level(now) < 1 for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.spend(1)
        return True


class Allowance:
    """What a connection may send: bytes of its own, messages of its person and its address."""

    __slots__ = ("_address", "_bytes", "_person", "own_fault")

    def __init__(
        self, own_bytes: Bucket | None, person: Bucket | None, address: Bucket | None
    ) -> None:
        self._bytes = own_bytes
        self._person = person
        self._address = address
        self.own_fault = False
        """Whether the last wait was for its own bytes or person, not for its neighbours."""

    def count(self, size: int) -> float:
        """Count a frame of this many bytes, or say how many seconds it must wait to be counted."""
        now = time.monotonic()
        own = max(_wait(self._bytes, now), _wait(self._person, now))
        wait = max(own, _wait(self._address, now))
        if wait:
            self.own_fault = own > 0
            return wait
        if self._bytes is not None:
            self._bytes.spend(size)
        self.spend(1)
        return 0.0

    def count_read(self) -> None:
        """Something was read, even if only a byte."""
        if self._bytes is not None:
            self._bytes.spend(READ_COST)

    def spend(self, messages: float) -> None:
        """Count it as this many messages."""
        if self._person is not None:
            self._person.spend(messages)
        if self._address is not None:
            self._address.spend(messages)


def _wait(bucket: Bucket | None, now: float) -> float:
    return 0.0 if bucket is None else bucket.wait(now)
