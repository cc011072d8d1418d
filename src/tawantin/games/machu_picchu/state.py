"""What a position is.

Cards are known by number and sets of cards are bit sets. `Player.knows` is what a player can tell
about the places of all cards: it makes redealing possible without the history of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawantin.kernel import frames

UNLIMITED: Final = 1_000_000_000
"""Lies in the bank, on top of the real pieces, where the bank can never run out."""

POOL: Final = 0
HANDS: Final = 1
"""In `Player.knows`: place 0 is the pool, 1 + seat a hand; the row under the deck follows."""

PLAYING, CLERGY_COMPLETE, DECK_EMPTY, CONQUEST = range(4)
"""Why the game ended: two ways to rescue the city, or the conquest."""


@dataclass(slots=True)
class Player:
    """What lies in front of a player, and the player's pieces on the board."""

    district: int
    """Where the prince is; -1 before the first turn."""
    scout: int
    goods: list[int]
    incas: list[int]
    """By profession, the discs in the production districts."""
    supply: int
    """Discs that can be hired."""
    sundial: int
    """Discs on the sundial."""
    clergy: list[int]
    moons: int
    """Bit set of moon tiles."""
    hand: int
    """Bit set of sacrifice cards."""
    missed: int
    """Draws that were missed because the deck was empty."""
    pending: list[int]
    """By good, trail rewards that are paid when the turn or the night ends."""
    knows: list[int]
    """By place (pool, each hand, each place of the row), the cards that may lie there."""

    def copy(self) -> Player:
        """An equal player that shares nothing that can change."""
        return Player(
            self.district,
            self.scout,
            self.goods.copy(),
            self.incas.copy(),
            self.supply,
            self.sundial,
            self.clergy.copy(),
            self.moons,
            self.hand,
            self.missed,
            self.pending.copy(),
            self.knows.copy(),
        )


@dataclass(slots=True)
class State(frames.State):
    """The table."""

    players: list[Player]
    goods_limited: bool
    corn_limited: bool
    trade_both_ways: bool
    turns_per_day: int
    """The safety limit; 0 for none."""
    scout_start: int
    start_player: int
    day: int
    turn: int
    """Turns begun on this day."""
    active: int
    """Whose turn it is."""
    sun: int
    """Who holds the sun tile; -1 while it lies on the moon."""
    moons: int
    """Bit set of the moon tiles on the board."""
    bank: list[int]
    market: list[int]
    """By good, the pieces in its column."""
    bonus: list[int]
    """By once-a-day district, the units (goods or stones) that lie there."""
    taken: list[int]
    """By kind of clergy, the tiles that players own."""
    time_corn: int
    """Corn left on the time track."""
    pool: list[int]
    """The shuffled part of the deck, in no order."""
    row: list[int]
    """The cards given back under it, the next one first."""
    givers: list[int]
    """By place of the row, who gave the card back."""
    rewards_due: bool
    """Whether any player has pending trail rewards."""
    ending: int

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        return State(
            self.frames.copy(),
            [player.copy() for player in self.players],
            self.goods_limited,
            self.corn_limited,
            self.trade_both_ways,
            self.turns_per_day,
            self.scout_start,
            self.start_player,
            self.day,
            self.turn,
            self.active,
            self.sun,
            self.moons,
            self.bank.copy(),
            self.market.copy(),
            self.bonus.copy(),
            self.taken.copy(),
            self.time_corn,
            self.pool.copy(),
            self.row.copy(),
            self.givers.copy(),
            self.rewards_due,
            self.ending,
        )

    def deck_size(self) -> int:
        """Cards in the deck: the shuffled part and those under it."""
        return len(self.pool) + len(self.row)
