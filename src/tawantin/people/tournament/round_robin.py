"""Round robins: everybody meets everybody.

At tables for two that is the circle that everybody knows. For as many people as a square of the
table's size there is a plan in which everybody meets everybody exactly once (the lines of an affine
plane: 9 at three, 16 at four, 25 at five). Else rounds are added until all have met; of several
such schedules the shortest counts, and of these the one in which nobody meets anybody too often.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Final

from .meeting import Meetings, grouped, met_in, pair, sizes_of, sliced
from .state import Fill

Schedule = list[list[list[int]]]
"""By round and table, who meets; those not named sit out."""
FIELDS: Final = (2, 3, 4, 5)
"""Sizes of tables for which there is a plane."""
TRIES: Final = 2_000
ATTEMPTS: Final = 4
"""Orders of people that are tried for a round."""
SCHEDULES: Final = 16
"""Schedules that are tried,"""
FEW: Final = 12
"""if there are at most so many people; with more, one schedule takes long enough."""


def schedule(people: int, seats: int, fill: Fill, seed: int) -> Schedule:
    """All rounds, the same for the same seed."""
    if people <= seats:
        return [[list(range(people))]]
    if seats == 2:
        return _circle(people, fill)
    if people == seats * seats and seats in FIELDS:
        return _plane(seats)
    return _covering(people, seats, fill, seed)


def _circle(people: int, fill: Fill) -> Schedule:
    """One stays, the others walk around."""
    ring: list[int | None] = [*range(people), *([None] if people % 2 else [])]
    rounds = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        groups = [[one for one in two if one is not None] for two in pairs]
        least = 2 if fill == "bye" else 1
        rounds.append([group for group in groups if len(group) >= least])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _plane(size: int) -> Schedule:
    """Points are (x, y); lines of one slope are the tables of a round."""
    field = range(size)
    rounds = [
        [[x * size + _add(_times(slope, x, size), b, size) for x in field] for b in field]
        for slope in field
    ]
    upright = [[x * size + y for y in field] for x in field]
    return [*rounds, upright]


def _add(one: int, other: int, size: int) -> int:
    return one ^ other if size == 4 else (one + other) % size


def _times(one: int, other: int, size: int) -> int:
    if size != 4:
        return one * other % size
    if not one or not other:
        return 0
    return (one + other - 2) % 3 + 1  # 1, 2, 3 are the powers 0, 1, 2 of a generator


def _covering(people: int, seats: int, fill: Fill, seed: int) -> Schedule:
    chance = random.Random(seed)
    tried = [
        _until_all_have_met(people, seats, fill, chance)
        for _ in range(SCHEDULES if people <= FEW else 1)
    ]
    return min(tried, key=_repetitive)


def _repetitive(rounds: Schedule) -> tuple[int, int, int]:
    """Less is better: how many rounds there are, and how often two meet again."""
    often = sum((met_in(groups) for groups in rounds), Counter()).values()
    return len(rounds), max(often), sum([times**2 for times in often])


def _until_all_have_met(people: int, seats: int, fill: Fill, chance: random.Random) -> Schedule:
    met: Meetings = Counter()
    sat_out: Counter[int] = Counter()
    rounds: Schedule = []
    while len(met) < people * (people - 1) // 2:
        groups = min(
            (_round(people, seats, fill, met, sat_out, chance) for _ in range(ATTEMPTS)),
            key=lambda candidate: _worth(candidate, met),
        )
        if not _worth(groups, met):
            groups = _strangers_first(people, seats, fill, met)
        rounds.append(groups)
        met.update(met_in(groups))
        sat_out.update(set(range(people)) - {one for group in groups for one in group})
    return rounds


def _round(
    people: int,
    seats: int,
    fill: Fill,
    met: Meetings,
    sat_out: Counter[int],
    chance: random.Random,
) -> list[list[int]]:
    sizes = sizes_of(people, seats, fill)
    order = list(range(people))
    chance.shuffle(order)
    known: Counter[int] = Counter(one for two in met for one in two)
    # Who has sat out most plays; those who have met fewest come first.
    order.sort(key=lambda one: (-sat_out[one], known[one]))
    return grouped(order[: sum(sizes)], sizes, met, tries=TRIES)


def _strangers_first(people: int, seats: int, fill: Fill, met: Meetings) -> list[list[int]]:
    """A round in which at least two meet for the first time, whoever else meets again."""
    pairs = combinations(range(people), 2)
    order = list(next(two for two in pairs if not met[two]))
    order += [one for one in range(people) if one not in order]
    return sliced(order, sizes_of(people, seats, fill))


def _worth(groups: list[list[int]], met: Meetings) -> int:
    """Less is better: how few meet for the first time."""
    return -sum(not met[pair(*two)] for group in groups for two in combinations(group, 2))
