"""Which games there are: the four of this package and those that others install."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .errors import UnknownGame
from .game import Descriptor, Game

GROUP = "tawantin.games"
_ADDED: dict[str, Descriptor] = {}


@cache
def _installed() -> dict[str, Descriptor]:
    found = [entry.load() for entry in entry_points(group=GROUP)]
    return {descriptor.id: descriptor for descriptor in found}


def register(descriptor: Descriptor) -> None:
    """Add a game without installing a package: for tests and notebooks."""
    _ADDED[descriptor.id] = descriptor


def games() -> dict[str, Descriptor]:
    """All games by id; none has its rules loaded by this."""
    return dict(sorted((_installed() | _ADDED).items()))


def descriptor(name: str) -> Descriptor:
    """The descriptor of one game; dashes count as underscores."""
    found = games()
    chosen = found.get(name.replace("-", "_"))
    if chosen is None:
        raise UnknownGame(f"There is no game {name!r}; there are {', '.join(found)}.")
    return chosen


def game(name: str) -> Game[Any]:
    """The game of that name, ready to play.

    >>> import tawantin
    >>> tawantin.game("chocolatl").about.seats
    (3, 4, 5)
    """
    return descriptor(name).game
