"""Chance: the only randomness, handed to the rules from outside.

Rules call `pick(n)` and nothing else, so the same rules run live, leave a record, and replay it.
A pick among one possibility is no chance: it is answered with 0 and never recorded.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from .errors import BadRecord


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from."""

    __slots__ = ()

    def pick(self, n: int) -> int:
        """One of 0 … n-1, each equally likely."""
        raise NotImplementedError("a Chance must say how it picks")


class LiveChance(Chance):
    """Outcomes from a generator: seeded for experiments, unseeded from the operating system."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | None = None) -> None:
        source = random.SystemRandom() if seed is None else random.Random(seed)
        self._random = source.random

    def pick(self, n: int) -> int:
        return int(self._random() * n)


class RecordingChance(Chance):
    """Passes on the picks of another chance and remembers them."""

    __slots__ = ("_source", "asked", "outcomes")

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[int] = []
        self.asked = False
        """Whether anything was picked, even the last card of a pool: it may have been hidden."""

    def pick(self, n: int) -> int:
        self.asked = True
        if n == 1:
            return 0
        outcome = self._source.pick(n)
        self.outcomes.append(outcome)
        return outcome

    def take(self) -> list[int]:
        """The outcomes since the last call."""
        outcomes = self.outcomes
        self.outcomes = []
        self.asked = False
        return outcomes


class ReplayChance(Chance):
    """Repeats recorded outcomes, and refuses picks that do not fit them."""

    __slots__ = ("_next", "_outcomes", "asked")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._next = 0
        self.asked = False
        """Whether anything was picked, as in `RecordingChance`."""

    def pick(self, n: int) -> int:
        self.asked = True
        if n == 1:
            return 0
        if self._next == len(self._outcomes):
            raise BadRecord("The record has fewer chance outcomes than the rules ask for.")
        outcome = self._outcomes[self._next]
        if not 0 <= outcome < n:
            raise BadRecord(f"The record says {outcome} where the rules pick one of 0 to {n - 1}.")
        self._next += 1
        return outcome

    def finish(self) -> None:
        """Refuse outcomes that nothing has asked for."""
        if self._next != len(self._outcomes):
            left = len(self._outcomes) - self._next
            raise BadRecord(f"The record has {left} chance outcomes more than the rules ask for.")


def draw(pool: list[int], chance: Chance) -> int:
    """Take one element out of an unordered pool, each equally likely."""
    position = chance.pick(len(pool))
    element = pool[position]
    pool[position] = pool[-1]
    pool.pop()
    return element


def draws(pool: list[int], count: int, chance: Chance) -> list[int]:
    """Take several elements out of an unordered pool: the same as calling `draw` that often."""
    drawn = []
    for last in range(len(pool) - 1, len(pool) - 1 - count, -1):
        position = chance.pick(last + 1)
        drawn.append(pool[position])
        pool[position] = pool[last]
    del pool[len(pool) - count :]
    return drawn


def shuffled(elements: Sequence[int], chance: Chance) -> list[int]:
    """The elements in an order picked by chance."""
    return draws(list(elements), len(elements), chance)
