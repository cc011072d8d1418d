"""A position as somebody at the table reads it: by the names of things."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Final

from tawantin.kernel.frames import Frame
from tawantin.kernel.toml import Table

from ..components import CARDS, CLERGY, CORN, GOODS, MOON_TILES, PROFESSIONS, ROOT
from ..components import DISTRICTS as DISTRICT_IDS
from ..state import Player, State

RIDE_LLAMAS: Final = ROOT.table("movement").integer("ride_llamas")


@cache
def entry(kind: str, name: str) -> Table:
    """What the components say about a thing."""
    return next(table for table in ROOT.tables(kind) if table.text("id") == name)


@cache
def borders(district: str) -> frozenset[str]:
    """The districts beside a district."""
    edges = [edge for edge in ROOT.table("adjacency").items("edges") if isinstance(edge, list)]
    return frozenset(end for edge in edges if district in edge for end in edge if end != district)


@cache
def borders_crossed(start: str, end: str) -> int:
    """How many borders lie on the shortest walk."""
    steps, walking = {start: 0}, deque([start])
    while end not in steps:
        here = walking.popleft()
        for beside in borders(here) - steps.keys():
            steps[beside] = steps[here] + 1
            walking.append(beside)
    return steps[end]


@cache
def district_of_kind(kind: str) -> str:
    """The one district of a kind: the market or the sundial, say."""
    return next(t.text("id") for t in ROOT.tables("district") if t.text("kind") == kind)


class Position:
    """What a seat that must decide has in front of it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.player: Final[Player] = state.players[seat]
        self.frame: Final[Frame] = state.frames[-1]

    @property
    def prince(self) -> str | None:
        """Where the seat's prince is; None before the first turn."""
        return DISTRICT_IDS[self.player.district] if self.player.district >= 0 else None

    def good(self, name: str) -> int:
        """How much of a good the player has."""
        return self.player.goods[GOODS.index(name)]

    @property
    def corn(self) -> int:
        """How much corn the player has."""
        return self.player.goods[CORN]

    def in_bank(self, name: str) -> int:
        """How much of a good the bank has."""
        return self.state.bank[GOODS.index(name)]

    def on_market(self, name: str) -> int:
        """How many pieces lie in the column of a good."""
        return self.state.market[GOODS.index(name)]

    def incas(self, profession: str) -> int:
        """How many of the seat's Incas of a profession work in the city."""
        return self.player.incas[PROFESSIONS.index(profession)]

    def clergy(self, kind: str) -> int:
        """How many tiles of a kind of clergy the player owns."""
        return self.player.clergy[CLERGY.index(kind)]

    def taken(self, kind: str) -> int:
        """How many tiles of a kind of clergy anybody owns."""
        return self.state.taken[CLERGY.index(kind)]

    def holds_card(self, card: str) -> bool:
        """Whether a sacrifice card is in the seat's hand."""
        return bool(self.player.hand >> CARDS.index(card) & 1)

    def holder_of_tile(self, tile: str) -> int | None:
        """Who has taken a moon tile; None if it lies on the board."""
        number = MOON_TILES.index(tile)
        for seat, player in enumerate(self.state.players):
            if player.moons >> number & 1:
                return seat
        return None
