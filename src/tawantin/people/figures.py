"""Statistics about somebody's finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from ..kernel.about import Value


class Seen(msgspec.Struct, frozen=True):
    """A finished game through the eyes of one of its players."""

    place: int
    others: tuple[tuple[str, int], ...]
    """The other people and their places."""


class Against(msgspec.Struct):
    """How somebody fared against another person."""

    person: str
    ahead: int = 0
    level: int = 0
    behind: int = 0

    @property
    def games(self) -> int:
        """How many they played together."""
        return self.ahead + self.level + self.behind


class Streak(msgspec.Struct, frozen=True):
    """Games won in a row."""

    now: int
    longest: int


def streak(games: Sequence[Seen]) -> Streak:
    """Of games, the last one first."""
    runs = [0]
    for game in games:
        if game.place == 1:
            runs[-1] += 1
        else:
            runs.append(0)
    return Streak(runs[0], max(runs))


def head_to_head(games: Sequence[Seen], most: int = 8) -> list[Against]:
    """Against whom somebody played most, and how they fared."""
    known: dict[str, Against] = {}
    for game in games:
        for person, place in game.others:
            against = known.setdefault(person, Against(person))
            if game.place < place:
                against.ahead += 1
            elif game.place == place:
                against.level += 1
            else:
                against.behind += 1
    return sorted(known.values(), key=lambda one: (-one.games, one.person))[:most]


class Favourite(msgspec.Struct, frozen=True):
    """An option that somebody plays otherwise than usual, and how often."""

    option: str
    value: Value
    games: int


def favourites(
    played: Sequence[Mapping[str, Value]], usual: Mapping[str, Value], most: int = 3
) -> list[Favourite]:
    """Of the options of games, those chosen most often; what everybody plays with says nothing."""
    chosen = Counter(
        (option, value)
        for options in played
        for option, value in options.items()
        if option in usual and value != usual[option]
    )
    unusual = [Favourite(option, value, games) for (option, value), games in chosen.items()]
    return sorted(unusual, key=lambda one: (-one.games, one.option, str(one.value)))[:most]
