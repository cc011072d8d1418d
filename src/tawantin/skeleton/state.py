"""What a position is. Secrets are in it too: what a seat may see of it is made in `view.py`."""

from __future__ import annotations

from dataclasses import dataclass

from tawantin.kernel import interpreted


@dataclass(slots=True)
class Player:
    """What lies before a player."""

    hand: list[int]
    """Ascending; secret."""
    tricks: int

    def copy(self) -> Player:
        """An equal player that shares nothing that can change."""
        return Player(self.hand.copy(), self.tricks)


@dataclass(slots=True)
class State(interpreted.State):
    """The table."""

    players: list[Player]
    deck: list[int]
    """Face down, an unordered pool: nobody knows the next card."""
    laid: int
    """The card to be answered, or 0."""
    seen: list[int]
    """The cards of the tricks so far."""
    low_wins: bool

    def copy(self) -> State:
        """An equal position that shares nothing that can change."""
        return State(
            self.frames.copy(),
            [player.copy() for player in self.players],
            self.deck.copy(),
            self.laid,
            self.seen.copy(),
            self.low_wins,
        )
