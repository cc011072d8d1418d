"""Which cards to lay where: a whole hand for the locations to come."""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp
from typing import Final

SPREAD: Final = 2.7
"""How far others' bids lie from what is expected of them (scale of a logistic curve)."""
_REACH: Final = 60
"""Bids this far from the expected ones are certain to win or to lose."""


@lru_cache(maxsize=1 << 12)
def curve(values: tuple[float, ...]) -> tuple[float, ...]:
    """By distance (plus `_REACH`) from what is expected of the others, what a bid is worth."""
    others = len(values) - 1
    worths = []
    for ahead in range(-_REACH, _REACH + 1):
        beats = 1 / (1 + exp(-(ahead + 0.1) / SPREAD))
        worths.append(
            sum(
                value * comb(others, rank) * beats ** (others - rank) * (1 - beats) ** rank
                for rank, value in enumerate(values)
            )
        )
    return tuple(worths)


@lru_cache(maxsize=1 << 13)
def plan(
    hand: tuple[int, ...],
    places: tuple[tuple[int, tuple[float, ...]], ...],
    slots: tuple[int, ...],
) -> tuple[tuple[int, ...], ...]:
    """Which cards to lay at each place, so that the ranks to be expected are worth most.

    A place is the sum of cards that would be an average bid there and the values of its ranks;
    `slots` are the cards it takes. Cards are swapped as long as that is better.
    """
    worth = [curve(values) for _, values in places]
    sums = [_REACH - expected for expected, _ in places]
    owners: list[int] = []
    by_stake = sorted(range(len(places)), key=lambda n: places[n][1][0] - places[n][1][-1])
    for place in by_stake:
        owners += [place] * slots[place]
    for card, place in zip(hand, owners, strict=True):
        sums[place] += card
    better = True
    while better:
        better = False
        for i, low in enumerate(hand):
            for j in range(i + 1, len(hand)):
                a, b = owners[i], owners[j]
                gap = hand[j] - low
                if a == b or not gap:
                    continue
                gain = (
                    worth[a][sums[a] + gap]
                    + worth[b][sums[b] - gap]
                    - worth[a][sums[a]]
                    - worth[b][sums[b]]
                )
                if gain > 1e-9:
                    owners[i], owners[j] = b, a
                    sums[a] += gap
                    sums[b] -= gap
                    better = True
    return tuple(
        tuple(card for card, owner in zip(hand, owners, strict=True) if owner == place)
        for place in range(len(places))
    )
