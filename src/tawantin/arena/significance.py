"""What is sure, and what may be luck.

A report asks hundreds of questions at once, and every twentieth answer looks striking by luck
alone. So nothing is called sure before all its questions were weighed together: of all that is
called sure, at most one in twenty is expected to be luck (the false discovery rate).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, isnan, log1p, sqrt
from statistics import fmean, stdev
from typing import Final

FALSE_DISCOVERIES: Final = 0.05
"""The share of what is called sure that may be luck."""
FEWEST_GAMES: Final = 20
"""Nothing is concluded from fewer informative games, however striking."""
NORMAL: Final = 1.959964
"""How many standard errors a 95 % interval reaches where the error is known."""


def two_sided(z: float) -> float:
    """How probable it is that luck alone goes as far, in either direction.

    >>> round(two_sided(1.96), 3)
    0.05
    """
    return erfc(abs(z) / sqrt(2))


def two_sided_of_few(t: float, freedom: float) -> float:
    """The same where the error itself is known from few values only (Student's t).

    >>> round(two_sided_of_few(2.228, 10), 3)
    0.05
    """
    # Hill's approximation by a normal variable: good to three digits from three values on.
    first = freedom - 0.5
    squeezed = sqrt(first * log1p(t * t / freedom))
    bent = (squeezed**3 + 3 * squeezed) / (48 * first**2)
    return two_sided(squeezed + bent)


def discoveries(chances: Sequence[float | None], rate: float = FALSE_DISCOVERIES) -> list[bool]:
    """Which of many questions are answered surely, by Benjamini and Hochberg (1995).

    `chances` says of each how probable it is that luck alone goes as far; None is a question that
    too few games could answer.

    >>> discoveries([0.001, 0.04, 0.9, None])
    [True, False, False, False]
    >>> discoveries([0.001, 0.03])
    [True, True]
    """
    asked = sorted(chance for chance in chances if chance is not None and not isnan(chance))
    limit = -1.0
    for rank, chance in enumerate(asked, start=1):
        if chance <= rate * rank / len(asked):
            limit = chance
    return [chance is not None and chance <= limit for chance in chances]


class Victories:
    """Whether those who did something won more than luck would give them, game by game.

    In each game the victory is thought to be dealt anew among its seats: so neither a game that
    everybody won by the same means, nor one seat's dependence on another, makes anything sure.
    """

    def __init__(self) -> None:
        self.games = 0
        """Games that can tell: somebody did it and somebody did not."""
        self._surplus = self._variance = 0.0

    def add(self, shares: Sequence[float], did: Sequence[bool]) -> None:
        """One game: by seat, its part in the victory and whether it did the thing."""
        seats, count = len(shares), sum(did)
        if not 0 < count < seats:
            return
        equal = sum(shares) / seats
        self.games += 1
        self._surplus += sum(s - equal for s, d in zip(shares, did, strict=True) if d)
        spread = sum((share - equal) ** 2 for share in shares)
        self._variance += spread * count * (seats - count) / (seats * (seats - 1))

    def chance(self) -> float | None:
        """The probability that luck alone goes as far; None with too few informative games."""
        if self.games < FEWEST_GAMES or self._variance <= 0:
            return None
        return two_sided(self._surplus / sqrt(self._variance))


def reach(games: int) -> float:
    """How many standard errors a 95 % interval reaches, where the error is known from this many
    games
    (Student's t).

    >>> round(reach(20), 3), round(reach(1000), 2)
    (2.093, 1.96)
    """
    freedom = max(games - 1, 1)
    # The first terms of the expansion of Student's quantile round the normal one.
    first = (NORMAL**3 + NORMAL) / (4 * freedom)
    second = (5 * NORMAL**5 + 16 * NORMAL**3 + 3 * NORMAL) / (96 * freedom**2)
    return NORMAL + first + second


def paired(differences: Sequence[float]) -> tuple[float, float | None]:
    """The error of a mean difference between pairs of games, and how probable luck is.

    Student's t knows the error from the pairs themselves. It is trusted only as far as the pairs
    that differ at all can tell: luck gives all of them the same sign once in 2 to the power of
    their number less one.

    >>> paired([0.0] * 30)
    (0.0, 1.0)
    >>> paired([1.0] * 4 + [0.0] * 36)[1] >= 0.125
    True
    """
    count = len(differences)
    if count < 2:
        return 0.0, None
    error = stdev(differences) / sqrt(count)
    if count < FEWEST_GAMES:
        return error, None
    differing = sum(one != 0 for one in differences)
    least = min(1.0, 2.0 ** (1 - differing))
    if error == 0:
        return error, least
    return error, max(least, two_sided_of_few(fmean(differences) / error, count - 1))
