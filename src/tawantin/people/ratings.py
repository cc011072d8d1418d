"""How well people play a game: Plackett-Luce over the places of its rated tables.

Each game has ratings of its own. Bots are opponents of a known strength, which no result changes. A
rating is a belief: a mean and how unsure it is, on the scale that people know from chess.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

SCALE: Final = 40
"""Points of the shown scale for one of the model's."""
MIDDLE: Final = 1500
SETTLED: Final = 250
"""Above this uncertainty a rating is provisional: for about the first ten to twenty games."""
NO_NEWS: Final = 10.0
"""Who is ahead of all bots at a table by so much, in the model's points, shows nothing by winning:
else patience alone would lead the ranking."""
BOT_SIGMA: Final = 1.0
BOTS: Final = {"random": 5.0, "easy": 20.0, "medium": 25.0, "hard": 30.0, "expert": 33.0}
"""The strength of each level, by the model's scale: fixed points that all ratings hang on."""
UNKNOWN_BOT: Final = 25.0

_MODEL: Final = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """What is believed of somebody's strength in one game."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """As people read it."""
        return round(MIDDLE + SCALE * (self.mu - _MODEL.mu))

    @property
    def error(self) -> int:
        """How far off it may be, likewise."""
        return round(SCALE * self.sigma)

    @property
    def settled(self) -> bool:
        """Whether it rests on enough games to be ranked."""
        return self.error <= SETTLED


class Entrant(msgspec.Struct, frozen=True):
    """Who took part in a finished game, and how it ended for them."""

    place: int
    player: str | None = None
    level: str | None = None
    """Of the bot, if it was one."""


def rate(entrants: Sequence[Entrant], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """By person, what is believed after a game. Who shares a place is level with the other."""
    teams = [[_MODEL.create_rating(_strength(one, before))] for one in entrants]
    ranks = [float(one.place) for one in entrants]
    after = _MODEL.rate(teams, ranks=ranks)
    rated = {}
    for one, team in zip(entrants, after, strict=True):
        if one.player is not None:
            known = before.get(one.player, Rating())
            news = not _was_to_be_expected(one, known, entrants)
            rated[one.player] = Rating(team[0].mu, team[0].sigma) if news else known
    return rated


def _was_to_be_expected(entrant: Entrant, known: Rating, entrants: Sequence[Entrant]) -> bool:
    others = [one for one in entrants if one is not entrant]
    return entrant.place == 1 and all(
        one.player is None and known.mu - _strength(one, {})[0] > NO_NEWS for one in others
    )


def _strength(entrant: Entrant, before: Mapping[str, Rating]) -> list[float]:
    if entrant.player is None:
        return [BOTS.get(entrant.level or "", UNKNOWN_BOT), BOT_SIGMA]
    known = before.get(entrant.player, Rating())
    return [known.mu, known.sigma]
