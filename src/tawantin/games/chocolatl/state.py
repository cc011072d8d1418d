"""What a position of Chocolatl is."""

from __future__ import annotations

from dataclasses import dataclass

from tawantin.kernel import frames


@dataclass(slots=True)
class Player:
    """What lies before a player."""

    hand: list[int]
    """Values, ascending."""
    overview: list[int]
    """The cards laid, two places a location, `NO_CARD` where none lies."""
    last_bids: list[int]
    """The overview card of the last round that was opened whole, for whoever forgot it."""
    offering: int
    """Its value, `NO_CARD` before it is chosen."""
    markers: int
    substitutes: int
    """Markers that others lent for the pyramid."""
    tiles: int
    dice: int
    """Black dice."""
    rolls: list[int]
    """What black dice showed for the bid at the present location."""
    taken: list[int]
    """Improvement cards, in the order of taking."""
    given_up: list[int]
    """Cards given up for them."""
    points: list[int]
    """By item: what the score is made of."""
    early_rolls: tuple[tuple[int, int], ...] = ()
    """Black dice rolled in this round before cards were laid: location and pips."""

    def copy(self) -> Player:
        """An equal player that shares nothing."""
        return Player(
            self.hand.copy(),
            self.overview.copy(),
            self.last_bids.copy(),
            self.offering,
            self.markers,
            self.substitutes,
            self.tiles,
            self.dice,
            self.rolls.copy(),
            self.taken.copy(),
            self.given_up.copy(),
            self.points.copy(),
            self.early_rolls,
        )


@dataclass(slots=True)
class State(frames.State):
    """The table: board, players, and what this round is like."""

    players: list[Player]
    scores: list[int]
    """By seat: the field of the score track."""
    discs: list[int]
    """All seats; of discs on one field the later in this list lies higher."""
    round: int
    mode: int
    """How this round is bid for."""
    deciding: int
    """The seats, as a bit set, that have not finished the simultaneous choice of now."""
    first_cards_open: bool
    """The first cards of a green round lie face up."""
    face_up: int
    """Up to this location all cards lie face up."""
    bids: list[int]
    """By seat: the bid at the location that is face up last."""
    white_dice: list[int]
    """Descending."""
    die_on_board: bool
    """The black die of the round lies in the village."""
    dice_supply: int
    decks: list[list[int]]
    """By deck: the values face down, an unordered pool."""
    open_cards: list[int]
    """By deck: the card to be won, or `NO_CARD`."""
    box: list[int]
    """Open cards that the last round has put out of the game."""
    chocolatl: int
    """The seat that holds the figure, or `NOBODY`."""
    old_man: int
    huts: list[int]
    """The owners, by building site."""
    pyramid: list[int]
    """The owners, by space."""
    row_winners: list[int]
    """Who got the points of each full row."""
    endings: list[str]
    """Why this round is the last one; empty while it is not."""
    allow_negative_scores: bool
    max_dice_per_bid: int
    old_man_immediate_points: int
    dice_before_cards: bool = False
    old_man_may_help: bool = False
    old_man_helps: bool = True
    """Whether the old man counts for the bid at the temple; his holder may say no."""

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        return State(
            self.frames.copy(),
            [player.copy() for player in self.players],
            self.scores.copy(),
            self.discs.copy(),
            self.round,
            self.mode,
            self.deciding,
            self.first_cards_open,
            self.face_up,
            self.bids.copy(),
            self.white_dice.copy(),
            self.die_on_board,
            self.dice_supply,
            [deck.copy() for deck in self.decks],
            self.open_cards.copy(),
            self.box.copy(),
            self.chocolatl,
            self.old_man,
            self.huts.copy(),
            self.pyramid.copy(),
            self.row_winners.copy(),
            self.endings.copy(),
            self.allow_negative_scores,
            self.max_dice_per_bid,
            self.old_man_immediate_points,
            self.dice_before_cards,
            self.old_man_may_help,
            self.old_man_helps,
        )
