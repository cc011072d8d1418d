"""The prince: where he can go from a district, on foot or on llamas."""

from __future__ import annotations

from ..components import DISTRICTS, LLAMA, NEIGHBOURS, RIDE_LLAMAS
from ..state import Player


def walks_to(district: int) -> list[int]:
    """On foot he goes to an adjacent district."""
    return list(NEIGHBOURS[district])


def rides_to(district: int) -> list[int]:
    """For llamas he goes to any other district."""
    return [other for other in range(len(DISTRICTS)) if other != district]


def can_ride(player: Player) -> bool:
    """Whether the player has the llamas that a ride costs."""
    return player.goods[LLAMA] >= RIDE_LLAMAS
