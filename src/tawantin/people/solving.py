"""How well somebody solves puzzles of a game: each first try is a game against the puzzle."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

from .ratings import MIDDLE, SCALE, Rating

SURE: Final = 1.0
"""How unsure a puzzle's own rating is, which no try changes."""
_MODEL: Final = PlackettLuce()


def rate_try(before: Rating, puzzle: int, solved: bool) -> Rating:
    """What is believed of a solver after the first try at a puzzle of that rating."""
    solver = _MODEL.create_rating([before.mu, before.sigma])
    rival = _MODEL.create_rating([_MODEL.mu + (puzzle - MIDDLE) / SCALE, SURE])
    after = _MODEL.rate([[solver], [rival]], ranks=[0.0, 1.0] if solved else [1.0, 0.0])[0][0]
    return Rating(after.mu, after.sigma)
