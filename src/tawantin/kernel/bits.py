"""Bit sets: sets of small numbers (seats, cards, sites) as ints, which copies may share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

BITS: Final = tuple(1 << number for number in range(1024))
"""The sets of one number, ready-made: a shift would build a new int each time."""


def members(flags: int) -> list[int]:
    """The numbers in a bit set, ascending."""
    numbers = []
    while flags:  # from the top, as the int gets shorter that way
        number = flags.bit_length() - 1
        numbers.append(number)
        flags ^= BITS[number]
    numbers.reverse()
    return numbers


def bit_set(numbers: Iterable[int]) -> int:
    """The bit set of some numbers."""
    flags = 0
    for number in numbers:
        flags |= BITS[number]
    return flags
