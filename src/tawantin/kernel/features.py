"""What an evaluation can be learned from: named numbers about each seat and about the table.

A game declares them (`features.py` in its folder). Nothing here or there knows weights: `bots`
learns and reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from .frames import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Features(Generic[S]):
    """The numbers of a game, and where the weights learned for them are kept."""

    open: tuple[str, ...]
    """What everybody can know about a seat; rivals count by their mean."""
    own: tuple[str, ...]
    """What only the seat itself can know."""
    table: tuple[str, ...]
    """What is the same for all seats."""
    of_seats: Callable[[S], list[list[float]]]
    """By seat, the numbers of `open` and then of `own`."""
    of_table: Callable[[S], list[float]]
    """The numbers of `table`."""
    stages: tuple[str, ...]
    """The parts of a game that have weights of their own."""
    stage: Callable[[S], int]
    """The stage of a position."""
    weights: Path
    """The file with the learned weights; it need not exist."""
    begin: tuple[str, ...] = ()
    """Numbers whose sum is a fair guess of the final score: learning begins with weights of 1 for
    these and goes away from them only as far as games say so."""

    @property
    def inputs(self) -> tuple[str, ...]:
        """The names of everything that the evaluation of one seat is made of, in order."""
        rivals = tuple(f"rivals_{name}" for name in self.open)
        return self.open + self.own + rivals + self.table

    def vectors(self, state: S) -> list[list[float]]:
        """By seat, the numbers of `inputs`: all that the seat knows, and nothing else."""
        seats = self.of_seats(state)
        table = self.of_table(state)
        count = len(self.open)
        sums = [sum(column) for column in zip(*[one[:count] for one in seats], strict=True)]
        others = max(len(seats) - 1, 1)
        return [
            [
                *one,
                *((total - own) / others for total, own in zip(sums, one, strict=False)),
                *table,
            ]
            for one in seats
        ]
