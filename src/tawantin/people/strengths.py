"""How strong bots are: what ``scripts/rate_bots.py`` found when they played each other."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).parent / "bots.json"
ANCHOR: Final = "medium"
"""The level that is as strong as a newcomer is believed to be, in every game: the scale hangs on
it."""
UNPLAYED_ERROR: Final = 4.0


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a level in a game, by the scale of the model that rates people."""

    mu: float
    sigma: float
    games: int = 0
    """That it played to be measured."""
    estimated: bool = False
    """Whether it played too little to be measured."""


class GameRecord(msgspec.Struct, kw_only=True):
    """How the levels played a game, and what follows from it."""

    seed: int = 1
    seats: int = 3
    played: dict[str, int] = {}
    """By the bots that played each other, how many games."""
    orders: dict[str, int] = {}
    """How often a game ended so: levels from the first to the last, ``=`` between who tie."""
    levels: dict[str, Strength] = {}


BotRecord = dict[str, GameRecord]
"""By game."""


@cache
def known_strengths(game: str) -> dict[str, Strength]:
    """By level, from the weakest to the strongest. In a game that nobody has measured, such as one
    of another package: the middle of the others."""
    record = _record()
    if game in record:
        levels = record[game].levels
    else:
        levels = _middle([one.levels for one in record.values()])
    return dict(sorted(levels.items(), key=lambda one: one[1].mu))


@cache
def _record() -> BotRecord:
    return msgspec.json.decode(FILE.read_bytes(), type=BotRecord)


def _middle(many: list[dict[str, Strength]]) -> dict[str, Strength]:
    middle = {}
    for level in many[0]:
        mu = sum(one[level].mu for one in many) / len(many)
        middle[level] = Strength(mu=round(mu, 2), sigma=UNPLAYED_ERROR, estimated=True)
    return middle
