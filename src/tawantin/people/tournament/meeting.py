"""Who meets whom: people in groups, so that nobody meets an opponent again if avoidable.

Groups are found by looking for a way without any repetition; if there is none, or none is found in
good time, by exchanging people as long as that makes fewer repetitions. Then people of like points
are brought together as far as that costs no repetition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from .state import Fill

Meetings = Counter[tuple[int, int]]
"""How often two have met; the smaller number comes first."""
AGAIN: Final = 10**6
"""What a repetition costs: more than any difference of points."""
TRIES: Final = 20_000
"""Steps of the search for groups without repetitions."""


def pair(one: int, other: int) -> tuple[int, int]:
    """Two people, whichever is named first."""
    return (one, other) if one < other else (other, one)


def met_in(groups: Sequence[Sequence[int]]) -> Meetings:
    """Who meets whom in these groups."""
    return Counter(pair(*two) for group in groups for two in combinations(group, 2))


def sizes_of(people: int, seats: int, fill: Fill) -> list[int]:
    """How many people sit at each table; with byes, the sum is less than there are people.

    Bots are spread over the tables, so that nobody plays against nothing but bots.
    """
    if fill == "bye" and people >= seats:
        return [seats] * (people // seats)
    tables = -(-people // seats)
    return [people // tables + (number < people % tables) for number in range(tables)]


def grouped(
    order: Sequence[int],
    sizes: Sequence[int],
    met: Meetings,
    points: Mapping[int, int] | None = None,
    tries: int = TRIES,
) -> list[list[int]]:
    """People in groups of these sizes; the order says who comes together if nothing else does."""
    found = _Search(met, tries).groups(list(order), sorted(sizes, reverse=True))
    groups = sliced(order, sizes) if found is None else found
    return _exchanged(groups, met, points or {})


def sliced(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """People in groups as they come."""
    people = iter(order)
    return [[next(people) for _ in range(size)] for size in sizes]


class _Search:
    """Looks for groups in which nobody meets anybody again, in a bounded number of steps."""

    def __init__(self, met: Meetings, tries: int) -> None:
        self._met = met
        self._left = tries

    def groups(self, people: list[int], sizes: list[int]) -> list[list[int]] | None:
        if not sizes:
            return []
        for size in dict.fromkeys(sizes):
            rest_sizes = list(sizes)
            rest_sizes.remove(size)
            for group in self._fresh([people[0]], people[1:], size):
                rest = [one for one in people if one not in group]
                found = self.groups(rest, rest_sizes)
                if found is not None:
                    return [group, *found]
                if self._left <= 0:
                    return None
        return None

    def _fresh(self, group: list[int], others: list[int], size: int) -> Iterator[list[int]]:
        """Groups of that size that begin so, without repetition, the nearest in order first."""
        self._left -= 1
        if len(group) == size:
            yield group
            return
        for number, other in enumerate(others):
            if self._left <= 0:
                return
            if all(not self._met[pair(one, other)] for one in group):
                yield from self._fresh([*group, other], others[number + 1 :], size)


def _cost(group: Sequence[int], met: Meetings, points: Mapping[int, int]) -> int:
    return sum(
        AGAIN * met[pair(one, other)] ** 2 + (points.get(one, 0) - points.get(other, 0)) ** 2
        for one, other in combinations(group, 2)
    )


def _exchanged(
    groups: list[list[int]], met: Meetings, points: Mapping[int, int]
) -> list[list[int]]:
    """The groups after all exchanges of two people that make them better."""
    costs = [_cost(group, met, points) for group in groups]
    better = True
    while better:
        better = False
        for first, second in combinations(range(len(groups)), 2):
            for i, j in _places(groups[first], groups[second]):
                one, other = list(groups[first]), list(groups[second])
                one[i], other[j] = other[j], one[i]
                new = _cost(one, met, points), _cost(other, met, points)
                if sum(new) < costs[first] + costs[second]:
                    groups[first], groups[second] = one, other
                    costs[first], costs[second] = new
                    better = True
    return groups


def _places(one: Sequence[int], other: Sequence[int]) -> Iterator[tuple[int, int]]:
    return ((i, j) for i in range(len(one)) for j in range(len(other)))
