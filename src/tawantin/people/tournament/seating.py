"""Who sits where: everybody in every seat about equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Final

from .state import Round

Sat = Counter[tuple[int, int]]
"""How often an entrant had a seat."""
SMALL: Final = 5
"""Tables up to this size are looked through in every order."""


def sat_in(rounds: Sequence[Round]) -> Sat:
    """Who had which seat until now."""
    return Counter(
        (one, seat)
        for played in rounds
        for pod in played.pods
        for seat, one in enumerate(pod.seats)
        if one is not None
    )


def seated(group: Sequence[int], seats: int, sat: Sat, chance: random.Random) -> list[int | None]:
    """The group around a table, with bots (None) in the seats that are left."""
    people: list[int | None] = [*group, *([None] * (seats - len(group)))]
    chance.shuffle(people)
    if seats <= SMALL:
        orders = [list(order) for order in permutations(people)]
        return min(orders, key=lambda order: burden(order, sat))
    return _exchanged(people, sat)


def burden(order: Sequence[int | None], sat: Sat) -> int:
    """How often those at the table had the seats that they would get."""
    return sum(sat[one, seat] for seat, one in enumerate(order) if one is not None)


def _exchanged(people: list[int | None], sat: Sat) -> list[int | None]:
    better = True
    while better:
        better = False
        for i in range(len(people)):
            for j in range(i):
                other = list(people)
                other[i], other[j] = other[j], other[i]
                if burden(other, sat) < burden(people, sat):
                    people, better = other, True
    return people
