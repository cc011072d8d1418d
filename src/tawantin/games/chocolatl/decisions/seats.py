"""Bit sets of seats."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.bits import members

from ..components import GAME_SEATS

SEATS: Final = tuple(tuple(members(flags)) for flags in range(1 << GAME_SEATS))
"""By bit set: the seats in it, ascending."""
EVERYBODY: Final = tuple((1 << seats) - 1 for seats in range(GAME_SEATS + 1))
"""By number of seats: the bit set of all of them."""
