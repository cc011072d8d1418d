"""What happens in Chocolatl, for the log and for moving the pieces.

Locations, decks, figures, items of points and endings are named by their ids; sites, spaces and
rows are numbered from 1 as on the board.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from tawantin.kernel.events import Event, events_in
from tawantin.kernel.meaning import BySeat, Seat, UpTo

from .components import GAME_SEATS
from .kinds import (
    BidCards,
    BidPart,
    BidValue,
    Card,
    CardOfEach,
    Change,
    ColourId,
    DeckId,
    Dice,
    EndingId,
    Field,
    FigureId,
    FirstCards,
    ItemId,
    LocationId,
    ModeId,
    OpenCards,
    OrderOfSeats,
    Pips,
    Points,
    Round,
    RowNumber,
    RowPoints,
    Site,
    SpaceNumber,
    TieBreakId,
    Tiles,
    WhiteDice,
)


class DiscsStacked(Event, frozen=True):
    """The score discs lie on field 0."""

    seats: OrderOfSeats
    """From bottom to top."""


class CardOffered(Event, frozen=True):
    """A player has put a card on the offering place; only that player sees it."""

    seat: Seat
    value: Card


class RoundPrepared(Event, frozen=True):
    """White dice are rolled, a black die lies in the village, two cards are open."""

    round: Round
    white_dice: WhiteDice
    """Descending."""
    large_card: Card | None
    small_card: Card | None


class ModeSet(Event, frozen=True):
    """The field under the leading disc says how this round is bid for."""

    mode: ModeId
    colour: ColourId
    field: Field


class CardsLaid(Event, frozen=True):
    """A player has laid cards face down at a location; only that player sees it."""

    seat: Seat
    location: LocationId
    cards: BidCards


class FirstCardsOpened(Event, frozen=True):
    """The first cards of a green round are turned up."""

    cards: FirstCards
    """By seat, then by location."""


class Bid(msgspec.Struct, frozen=True):
    """A bid with what it is made of."""

    seat: Seat
    cards: BidCards
    tiles: BidPart
    """What the bonus tiles add."""
    old_man: BidPart
    """What the old man adds."""
    dice: BidValue
    """What black dice have added."""
    total: BidValue


class BidsRevealed(Event, frozen=True):
    """All cards at a location are turned up."""

    location: LocationId
    bids: Annotated[list[Bid], BySeat()]
    """By seat."""


class DieUsed(Event, frozen=True):
    """A player has rolled a black die for the bid at a location."""

    seat: Seat
    location: LocationId
    pips: Pips
    bid: BidValue
    """The bid with it."""


class DieRolledEarly(Event, frozen=True):
    """A player has rolled a black die for a bid before laying its cards."""

    seat: Seat
    location: LocationId
    pips: Pips


class OldManAsked(Event, frozen=True):
    """The holder of the old man has said whether he counts at the temple."""

    seat: Seat
    helps: bool
    bid: BidValue
    """The bid with him, or without."""


class DiePassed(Event, frozen=True):
    """A player keeps the black dice for now."""

    seat: Seat
    location: LocationId


class Tie(msgspec.Struct, frozen=True):
    """Two players next to each other in a ranking who have bid the same."""

    ahead: Seat
    behind: Seat
    by: TieBreakId
    """What puts one of them ahead."""


class BidsRanked(Event, frozen=True):
    """The bids at a location are final."""

    location: LocationId
    ranking: OrderOfSeats
    """Seats, the highest bidder first, the lowest last."""
    ties: Annotated[list[Tie], UpTo(GAME_SEATS)]


class FigureTaken(Event, frozen=True):
    """A player takes (or keeps) a figure."""

    figure: FigureId
    seat: Seat
    taken_from: Seat | None
    """The former holder, None for the board."""


class DiscMoved(Event, frozen=True):
    """A player has won or lost points."""

    seat: Seat
    item: ItemId
    from_field: Field
    to_field: Field
    change: Change


class HutBuilt(Event, frozen=True):
    """A player has built a hut and taken a bonus tile."""

    seat: Seat
    site: Site
    tiles: Tiles
    """The player's tiles with it."""


class DieTaken(Event, frozen=True):
    """A player has taken the black die of the round."""

    seat: Seat
    dice: Dice
    """The player's dice with it."""


class MarkerPlaced(Event, frozen=True):
    """A player has placed a marker in the pyramid."""

    seat: Seat
    row: RowNumber
    space: SpaceNumber
    substitute: bool


class RowFilled(Event, frozen=True):
    """A row of the pyramid is full; the player with most markers in it gets its points."""

    row: RowNumber
    seat: Seat
    points: RowPoints


class CardTaken(Event, frozen=True):
    """A player has taken an open improvement card and given up the lowest card."""

    seat: Seat
    deck: DeckId
    value: Card
    given_up: Card


class CardsBoxed(Event, frozen=True):
    """The open cards go back to the box: in the last round there are points instead."""

    values: OpenCards


class LastRoundSet(Event, frozen=True):
    """A reason why this round is the last one."""

    ending: EndingId


class RoundEnded(Event, frozen=True):
    """All players take their cards back."""

    round: Round


class OfferingsRevealed(Event, frozen=True):
    """The offered cards are turned up."""

    values: CardOfEach
    """By seat."""


class FinalDieRolled(Event, frozen=True):
    """A player has rolled one black die in the final scoring."""

    seat: Seat
    pips: Pips


class FinalScore(Event, frozen=True):
    """A player's points at the end."""

    seat: Seat
    points: dict[ItemId, Points]
    """By item, without those that are 0."""
    total: Points


EVENTS: Final = events_in(__name__)
SILENT: Final = (
    DiscsStacked,
    CardOffered,
    CardsLaid,
    BidsRanked,
    DiePassed,
    RoundEnded,
    FinalScore,
    FirstCardsOpened,
)
"""Events that the log leaves out: the position shows them."""
