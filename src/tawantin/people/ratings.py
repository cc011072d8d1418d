"""How well people play a game: Plackett-Luce over the places of its rated tables.

Each game has ratings of its own. Bots are opponents of a known strength, which no result changes. A
rating is a belief: a mean and how unsure it is, on the scale that people know from chess.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from .strengths import ANCHOR, known_strengths

SCALE: Final = 40
"""Points of the shown scale for one of the model's."""
MIDDLE: Final = 1500
SETTLED: Final = 250
"""Above this uncertainty a rating is provisional: for about the first ten to twenty games."""
NO_NEWS: Final = 10.0
"""Somebody ahead of all bots at a table by this much, in the model's points, shows nothing by
winning:
else patience alone would lead the ranking."""

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


def bot_ratings(game: str) -> list[tuple[str, Rating]]:
    """What is known of each level in a game, the strongest first."""
    known = known_strengths(game)
    return [(level, Rating(one.mu, one.sigma)) for level, one in reversed(known.items())]


def rate(game: str, entrants: Sequence[Entrant], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """By person, what is believed after a game. Those who share a place are level with each
    other."""
    known = [_known(game, one, before) for one in entrants]
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in known]
    after = _MODEL.rate(teams, ranks=[float(one.place) for one in entrants])
    rated = {}
    for seat, (one, team) in enumerate(zip(entrants, after, strict=True)):
        if one.player is not None:
            news = not _was_to_be_expected(seat, entrants, known)
            rated[one.player] = Rating(team[0].mu, team[0].sigma) if news else known[seat]
    return rated


def _was_to_be_expected(seat: int, entrants: Sequence[Entrant], known: Sequence[Rating]) -> bool:
    others = [one for one in range(len(entrants)) if one != seat]
    return entrants[seat].place == 1 and all(
        entrants[one].player is None and known[seat].mu - known[one].mu > NO_NEWS for one in others
    )


def _known(game: str, entrant: Entrant, before: Mapping[str, Rating]) -> Rating:
    """Of a bot that is no level, such as one of another package, as much as of the usual one."""
    if entrant.player is not None:
        return before.get(entrant.player, Rating())
    levels = known_strengths(game)
    known = levels.get(entrant.level or ANCHOR, levels[ANCHOR])
    return Rating(known.mu, known.sigma)
