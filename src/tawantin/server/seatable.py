"""Which bots may be put on a seat: our levels, those installed beside us, those the host named.

A client says a name, never where code lies: what is imported was chosen by whoever runs the server.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from ..bots import LEVELS, BadBot, installed, make
from .settings import BadSetting

LEVEL_NAMES: Final = ("random", *LEVELS)
"""What may be put on a seat at every server, the weakest first."""
_NAME: Final = re.compile(r"[a-z0-9_-]{1,30}")
"""What `wire.Level` lets through."""


class SeatableBots(Struct, frozen=True):
    """The bots of one server."""

    makers: Mapping[str, str]
    """By the name that clients say, the name by which `bots.make` makes it."""
    guests: Mapping[str, str]
    """Of those from elsewhere, the sentence that says how each plays."""


LEVELS_ONLY: Final = SeatableBots({name: name for name in LEVEL_NAMES}, {})


def seatable_bots(named: Mapping[str, str]) -> SeatableBots:
    """Levels, installed bots, and those that the host named: `package:Class` by name."""
    makers, guests = dict(LEVELS_ONLY.makers), {}
    for name, about in installed().items():
        if _NAME.fullmatch(name) and name not in makers:
            makers[name], guests[name] = name, about
    for name, place in named.items():
        makers[name], guests[name] = place, _about(name, place)
    return SeatableBots(makers, guests)


def named_bots(given: tuple[str, ...]) -> dict[str, str]:
    """What the host wrote as `name=package:Class`, by name."""
    named: dict[str, str] = {}
    for text in given:
        name, _, place = text.partition("=")
        if not _NAME.fullmatch(name) or ":" not in place:
            raise BadSetting(
                f"--bot is written careful=mybots:Careful, with a name of lower-case letters, "
                f"digits, - and _, not {text!r}."
            )
        if name in LEVEL_NAMES:
            raise BadSetting(f"--bot {text}: {name} is one of our own levels; take another name.")
        named[name] = place
    return named


def _about(name: str, place: str) -> str:
    try:
        return str(getattr(make(place), "about", ""))
    except BadBot as error:
        raise BadSetting(f"--bot {name}={place}: {error}") from error
