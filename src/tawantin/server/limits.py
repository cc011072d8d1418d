"""Rate limits: token buckets by person or address."""

from __future__ import annotations

import time

BURST = 10
"""How many seconds' worth may come at once."""
MOST_BUCKETS = 50_000


class Limiter:
    """Lets through `rate` a second for each key, after a burst. A rate of 0 lets all through."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = rate * BURST if burst is None else burst
        self._buckets: dict[str, list[float]] = {}

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Whether one more is within the limit; counts it if so."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget(now)
            bucket = self._buckets[key] = [self.burst, now]
        bucket[0] = min(self.burst, bucket[0] + (now - bucket[1]) * self.rate)
        bucket[1] = now
        if bucket[0] < cost:
            return False
        bucket[0] -= cost
        return True

    def _forget(self, now: float) -> None:
        """Drop the keys that are back at a full bucket; all of them, if that frees nothing."""
        full = self.burst / self.rate
        kept = {key: bucket for key, bucket in self._buckets.items() if now - bucket[1] < full}
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}
