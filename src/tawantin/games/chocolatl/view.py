"""What a view is: the table as a seat, or a spectator, may see it, in component ids.

`showing.py` makes them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tawantin.kernel.meaning import BySeat, Seat

from .events import Bid
from .kinds import (
    AllRounds,
    BidValue,
    Card,
    CardPair,
    Cards,
    CardsLeft,
    CardsTaken,
    ColourId,
    DeckId,
    DeckTable,
    Dice,
    EarlyPips,
    Endings,
    Field,
    FigureId,
    FigureTable,
    FirstAtBrewery,
    HandSize,
    ItemId,
    LastBids,
    LocationId,
    LocationRow,
    LowestAtBrewery,
    Markers,
    ModeId,
    OrderOfSeats,
    Owners,
    PhaseId,
    Points,
    PrintedPoints,
    PyramidRows,
    Rolls,
    Round,
    RowPoints,
    Seats,
    SecondAtBrewery,
    SpaceOwners,
    Substitutes,
    Tiles,
    Tracks,
    WhiteDice,
)


class LaidCard(msgspec.Struct, frozen=True):
    """A card on an overview card."""

    value: Card | None
    """None for the face-down card of somebody else."""
    face_up: bool


class Place(msgspec.Struct, frozen=True):
    """A place of an overview card."""

    location: LocationId
    cards: Annotated[list[LaidCard | None], CardPair]
    """Two; None where no card is known to lie."""
    total: BidValue | None
    """The sum of the cards, if both are known."""


class Stack(msgspec.Struct, frozen=True):
    """The discs on a field of the score track."""

    field: Field
    seats: OrderOfSeats
    """From bottom to top."""


class Deck(msgspec.Struct, frozen=True):
    """An improvement deck with its card field."""

    deck: DeckId
    left: CardsLeft
    """Cards face down."""
    unseen: Cards
    """Their values; the order is unknown to everybody."""
    open_card: Card | None
    last_round_points: PrintedPoints
    """Printed on the card field."""


class Figure(msgspec.Struct, frozen=True):
    """A figure and where it is."""

    figure: FigureId
    holder: Seat | None


class Row(msgspec.Struct, frozen=True):
    """A row of the pyramid, from the bottom."""

    points: RowPoints
    spaces: SpaceOwners
    """The owners of the markers."""
    winner: Seat | None
    """Who got the points."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player, as everybody sees them."""

    seat: Seat
    score: Points
    """The field of the score track; at the end the final score."""
    markers: Markers
    substitutes: Substitutes
    tiles: Tiles
    dice: Dice
    chocolatl: bool
    old_man: bool
    deciding: bool
    """Must decide now; in a simultaneous choice False means that the seat has finished."""
    offered: bool
    """Has a card on the offering place."""
    offering: Card | None
    """Known to its owner, and to everybody at the end."""
    hand_size: HandSize
    """Not counting cards that lie on the overview card for all to see."""
    overview: Annotated[list[Place], LocationRow]
    bid: Bid | None
    """The bid at the location that is face up last, while it counts."""
    rolls: Rolls
    """Black dice rolled for that bid."""
    early_pips: EarlyPips
    """By location: what black dice rolled before the cards were laid add to the bid."""
    last_bids: LastBids
    """By location: the two cards of the last round that was opened whole; empty before."""
    unseen: Cards
    """All cards of this player that do not lie face up, as everybody can tell."""
    taken: CardsTaken
    """Improvement cards, in the order of taking."""
    given_up: CardsTaken
    points: dict[ItemId, Points]
    """Where the score came from, by item."""


class View(msgspec.Struct):
    """The whole table."""

    seat: Seat | None
    """Who is looking; None for a spectator."""
    phase: PhaseId
    """offering, early_dice, bid_all, bid_first, bid_second, bid_location, old_man, dice_window,
    village, first_placer or game_over."""
    location: LocationId | None
    """Where the phase takes place."""
    actors: Seats
    round: Round
    """0 during the offering."""
    rounds: AllRounds
    mode: ModeId | None
    mode_colour: ColourId | None
    last_round: bool
    endings: Endings
    track: Annotated[list[Stack], Tracks]
    """The fields with discs, ascending."""
    white_dice: WhiteDice
    """Descending."""
    die_on_board: bool
    dice_supply: Dice
    tiles_supply: Tiles
    decks: Annotated[list[Deck], DeckTable]
    figures: Annotated[list[Figure], FigureTable]
    huts: Owners
    """The owners, by building site."""
    pyramid: Annotated[list[Row], PyramidRows]
    brewery_first: FirstAtBrewery
    brewery_second: SecondAtBrewery
    brewery_lowest: LowestAtBrewery
    ranking: OrderOfSeats | None
    """Seats by the bids that lie open now, the highest first."""
    hand: Cards | None
    """The viewer's own cards, without those laid."""
    next_location: LocationId | None
    """Where the viewer's next step lays cards."""
    seats: Annotated[list[PlayerView], BySeat()]
