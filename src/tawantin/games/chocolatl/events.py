"""What happens in Chocolatl, for the log and for moving the pieces.

Locations, decks, figures, items of points and endings are named by their ids; sites, spaces and
rows are numbered from 1 as on the board.
"""

from __future__ import annotations

import msgspec

from tawantin.kernel.events import Event


class DiscsStacked(Event, frozen=True):
    """The score discs lie on field 0."""

    seats: list[int]
    """From bottom to top."""


class CardOffered(Event, frozen=True):
    """A player has put a card on the offering place; only that player sees it."""

    seat: int
    value: int


class RoundPrepared(Event, frozen=True):
    """White dice are rolled, a black die lies in the village, two cards are open."""

    round: int
    white_dice: list[int]
    """Descending."""
    large_card: int | None
    small_card: int | None


class ModeSet(Event, frozen=True):
    """The field under the leading disc says how this round is bid for."""

    mode: str
    colour: str
    field: int


class CardsLaid(Event, frozen=True):
    """A player has laid cards face down at a location; only that player sees it."""

    seat: int
    location: str
    cards: list[int]


class FirstCardsOpened(Event, frozen=True):
    """The first cards of a green round are turned up."""

    cards: list[list[int]]
    """By seat, then by location."""


class Bid(msgspec.Struct, frozen=True):
    """A bid with what it is made of."""

    seat: int
    cards: list[int]
    tiles: int
    """What the bonus tiles add."""
    old_man: int
    """What the old man adds."""
    dice: int
    """What black dice have added."""
    total: int


class BidsRevealed(Event, frozen=True):
    """All cards at a location are turned up."""

    location: str
    bids: list[Bid]
    """By seat."""


class DieUsed(Event, frozen=True):
    """A player has rolled a black die for the bid at a location."""

    seat: int
    location: str
    pips: int
    bid: int
    """The bid with it."""


class DiePassed(Event, frozen=True):
    """A player keeps the black dice for now."""

    seat: int
    location: str


class BidsRanked(Event, frozen=True):
    """The bids at a location are final."""

    location: str
    ranking: list[int]
    """Seats, the highest bidder first, the lowest last."""


class FigureTaken(Event, frozen=True):
    """A player takes (or keeps) a figure."""

    figure: str
    seat: int
    taken_from: int | None
    """The former holder, None for the board."""


class DiscMoved(Event, frozen=True):
    """A player has won or lost points."""

    seat: int
    item: str
    from_field: int
    to_field: int


class HutBuilt(Event, frozen=True):
    """A player has built a hut and taken a bonus tile."""

    seat: int
    site: int
    tiles: int
    """The player's tiles with it."""


class DieTaken(Event, frozen=True):
    """A player has taken the black die of the round."""

    seat: int
    dice: int
    """The player's dice with it."""


class MarkerPlaced(Event, frozen=True):
    """A player has placed a marker in the pyramid."""

    seat: int
    row: int
    space: int
    substitute: bool


class RowFilled(Event, frozen=True):
    """A row of the pyramid is full; the player with most markers in it gets its points."""

    row: int
    seat: int
    points: int


class CardTaken(Event, frozen=True):
    """A player has taken an open improvement card and given up the lowest card."""

    seat: int
    deck: str
    value: int
    given_up: int


class CardsBoxed(Event, frozen=True):
    """The open cards go back to the box: in the last round there are points instead."""

    values: list[int]


class LastRoundSet(Event, frozen=True):
    """A reason why this round is the last one."""

    ending: str


class RoundEnded(Event, frozen=True):
    """All players take their cards back."""

    round: int


class OfferingsRevealed(Event, frozen=True):
    """The offered cards are turned up."""

    values: list[int]
    """By seat."""


class FinalDieRolled(Event, frozen=True):
    """A player has rolled one black die in the final scoring."""

    seat: int
    pips: int


class FinalScore(Event, frozen=True):
    """A player's points at the end."""

    seat: int
    points: dict[str, int]
    """By item, without those that are 0."""
    total: int
