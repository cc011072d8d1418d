"""Positions for reasons that random play seldom meets: game by game, seat and action included."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from . import chocolatl, cuzco, inca_empire, machu_picchu
from .asked import Asked

RARE: dict[str, Callable[[], Iterator[Asked]]] = {
    "chocolatl": chocolatl.positions,
    "cuzco": cuzco.positions,
    "inca_empire": inca_empire.positions,
    "machu_picchu": machu_picchu.positions,
}
