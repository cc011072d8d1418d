"""Writing the numbers of observations, for the `observe.py` of games.

What a number means, and where it stands, is the layout's business (`kernel.layout`).
"""

from __future__ import annotations

from typing import Final, TypeAlias

Numbers: TypeAlias = "memoryview[float]"
"""A vector of 32-bit numbers that can be written into."""


class Place:
    """Where a field of a view stands in a vector of zeros, and how it is written.

    `base` is where the vector begins, or the entry of a list whose field it is.
    """

    __slots__ = ("at", "low", "scale", "size", "step")

    def __init__(self, at: int, size: int, step: int, scale: int, low: int) -> None:
        self.at: Final = at
        """The first number; of what may be None, the one after its mark."""
        self.size: Final = size
        self.step: Final = step
        """Of a list: the distance from one entry to the next."""
        self.scale: Final = scale
        """What a number is divided by."""
        self.low: Final = low
        """Of a bag of numbers: the lowest."""

    def entry(self, base: int, number: int) -> int:
        """Where an entry of a list begins."""
        return base + self.at + self.step * number

    def one(self, out: Numbers, base: int, number: int = 0) -> None:
        """A 1, at one of several values, or for yes."""
        out[base + self.at + number] = 1.0

    def each(self, out: Numbers, base: int, numbers: list[int]) -> None:
        """A 1 at each of several values."""
        at = base + self.at
        for number in numbers:
            out[at + number] = 1.0

    def number(self, out: Numbers, base: int, value: int) -> None:
        """A number; nothing where it is always the same."""
        if value and self.size:
            out[base + self.at] = value / self.scale

    def known(self, out: Numbers, base: int, value: int) -> None:
        """A number that may be None, and is not."""
        at = base + self.at
        out[at - 1] = 1.0
        if value and self.size:
            out[at] = value / self.scale

    def mark(self, out: Numbers, base: int) -> None:
        """Mark something that may be None as present."""
        out[base + self.at - 1] = 1.0

    def row(self, out: Numbers, base: int, values: list[int]) -> None:
        """Numbers side by side."""
        if not self.size:
            return
        at = base + self.at
        for value in values:
            if value:
                out[at] = value / self.scale
            at += 1

    def upto(self, out: Numbers, base: int, values: list[int]) -> None:
        """A list of numbers that may be shorter, a 1 before each."""
        at = base + self.at
        if self.step * len(values) > self.size:
            raise ValueError(f"{len(values)} entries are too many.")
        for value in values:
            out[at] = 1.0
            if value and self.step == 2:
                out[at + 1] = value / self.scale
            at += self.step

    def bag(self, out: Numbers, base: int, values: list[int]) -> None:
        """How often each number is in a list."""
        at = base + self.at
        counts = [0] * self.size
        for value in values:
            counts[value - self.low] += 1
        for count in counts:
            if count:
                out[at] = count / self.scale
            at += 1

    def seats(self, out: Numbers, base: int, seats: list[int], turned: list[int]) -> None:
        """By place, a seat: a 1 at how far it is from the viewer, nothing for negative ones."""
        at = base + self.at
        for seat in seats:
            if seat >= 0:
                out[at + turned[seat]] = 1.0
            at += self.step

    def members(self, out: Numbers, base: int, flags: int) -> None:
        """A 1 for each member of a bit set."""
        at = base + self.at
        while flags:
            if flags & 1:
                out[at] = 1.0
            flags >>= 1
            at += 1


def blank(size: int) -> Numbers:
    """A vector of zeros."""
    return memoryview(bytearray(4 * size)).cast("f")


def turns(seats: int, viewer: int) -> list[int]:
    """By seat, how far it is from the viewer in seat order."""
    return [(seat - viewer) % seats for seat in range(seats)]
