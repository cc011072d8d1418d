"""Lists that would be made again and again, computed once from the rules. No rules here."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.actions import Action

from .actions import RIDE, STAY, WALK
from .components import ALL_MOONS, DISTRICTS
from .mechanics.prince import rides_to, walks_to

_ON_FOOT: Final = [[WALK[goal] for goal in walks_to(d)] for d in range(len(DISTRICTS))]
_RIDING: Final = [[RIDE[goal] for goal in rides_to(d)] for d in range(len(DISTRICTS))]
PRINCE_MOVES: Final[list[list[list[list[Action]]]]] = [
    [
        [[*_ON_FOOT[district], *rides, *STAY.of(moons)] for moons in range(ALL_MOONS + 1)]
        for rides in ([], _RIDING[district])
    ]
    for district in range(len(DISTRICTS))
]
"""`[district][whether he can ride][moon tiles in the sky]`: on foot, riding, or staying."""
