"""What the fields of Chocolatl's views and events mean, and the things that actions touch."""

from __future__ import annotations

from typing import Annotated, Final

from tawantin.kernel.meaning import Amount, Bag, ById, BySeat, Id, Number, Row, Seat, UpTo

from .components import (
    BLACK_DICE,
    BLACK_DIE,
    BONUS_TILES,
    BREWERY_FIRST,
    BREWERY_SECOND,
    CARDS_PER_LOCATION,
    DECK_IDS,
    DECKS,
    END_MARK,
    ENDING_IDS,
    FIGURE_IDS,
    GAME_SEATS,
    HAND_SIZE,
    ITEM_IDS,
    LAST_ROUND_POINTS,
    LOCATION_IDS,
    LOCATIONS,
    LOWEST_AT_BREWERY,
    MARKER_STONES,
    MODE_COLOURS,
    MODE_IDS,
    ROUNDS,
    ROW_POINTS,
    SITES,
    SPACES,
    START_CARDS,
    WHITE_DICE,
    WHITE_DIE,
)

_CARDS: Final = tuple(sorted({*START_CARDS, *DECKS[0], *DECKS[1]}))
_EQUAL: Final = 3
"""`components.py` refuses files that give a player more equal cards."""

LocationId = Annotated[str, Id("location", LOCATION_IDS[1:])]
DeckId = Annotated[str, Id("deck", DECK_IDS, tables=("improvement_deck",))]
FigureId = Annotated[str, Id("figure", FIGURE_IDS)]
ModeId = Annotated[str, Id("mode", MODE_IDS, tables=("bidding_mode",))]
ColourId = Annotated[
    str, Id("colour", tuple(dict.fromkeys(MODE_COLOURS)), tables=("field_colour",))
]
ItemId = Annotated[str, Id("item", ITEM_IDS, tables=("points_item",))]
EndingId = Annotated[str, Id("ending", ENDING_IDS)]
TieBreakId = Annotated[
    str, Id("tie_break", ("chocolatl", "further_back", "higher_up"), messages="tie-break")
]
"""What decides between equal bids: the figure, the score, the stack of discs."""
PhaseId = Annotated[
    str,
    Id(
        "phase",
        (
            *("offering", "bid_all", "bid_first", "bid_second", "bid_location"),
            *("dice_window", "village", "first_placer", "game_over", "early_dice", "old_man"),
        ),
        messages="phase",
    ),
]

Card = Annotated[int, Number(_CARDS[0], _CARDS[-1])]
"""The value of a card."""
Cards = Annotated[list[Card], Bag(_EQUAL)]
Points = Annotated[int, Amount(END_MARK)]
Change = Annotated[int, Amount(END_MARK)]
"""Points won, or lost where it is negative."""
Field = Annotated[int, Amount(END_MARK)]
"""A field of the score track, which goes on as far as it must."""
BidValue = Annotated[int, Amount(2 * _CARDS[-1])]
BidPart = Annotated[int, Amount(_CARDS[-1])]
Pips = Annotated[int, Number(min(BLACK_DIE), max(BLACK_DIE))]
Rolls = Annotated[list[Pips], UpTo(BLACK_DICE)]
WhiteDice = Annotated[
    list[Annotated[int, Number(min(WHITE_DIE), max(WHITE_DIE))]], UpTo(WHITE_DICE)
]
EarlyPips = Annotated[
    list[Annotated[int, Number(0, BLACK_DICE * max(BLACK_DIE))]], Row(len(LOCATIONS))
]
Round = Annotated[int, Number(0, ROUNDS)]
Site = Annotated[int, Number(1, SITES)]
RowNumber = Annotated[int, Number(1, len(ROW_POINTS))]
SpaceNumber = Annotated[int, Number(1, SPACES)]
RowPoints = Annotated[int, Number(min(ROW_POINTS), max(ROW_POINTS))]
Markers = Annotated[int, Number(0, MARKER_STONES)]
Substitutes = Annotated[int, Number(0, SPACES)]
Tiles = Annotated[int, Number(0, BONUS_TILES)]
Dice = Annotated[int, Number(0, BLACK_DICE)]
HandSize = Annotated[int, Number(0, HAND_SIZE + 1)]
CardsLeft = Annotated[int, Number(0, max(len(deck) for deck in DECKS))]
PrintedPoints = Annotated[int, Number(min(LAST_ROUND_POINTS), max(LAST_ROUND_POINTS))]
AllRounds = Annotated[int, Number(ROUNDS, ROUNDS)]
FirstAtBrewery = Annotated[int, Number(min(BREWERY_FIRST), max(BREWERY_FIRST))]
SecondAtBrewery = Annotated[int, Number(min(BREWERY_SECOND), max(BREWERY_SECOND))]
LowestAtBrewery = Annotated[int, Number(LOWEST_AT_BREWERY, LOWEST_AT_BREWERY)]

Seats = Annotated[list[Seat], Bag()]
OrderOfSeats = Annotated[list[Seat], UpTo(GAME_SEATS)]
BidCards = Annotated[list[Card], UpTo(CARDS_PER_LOCATION)]
FirstCards = Annotated[list[Annotated[list[Card], Row(len(LOCATIONS))]], BySeat()]
LastBids = Annotated[list[BidCards], UpTo(len(LOCATIONS))]
CardOfEach = Annotated[list[Card], BySeat()]
CardsTaken = Annotated[list[Card], UpTo(2 * ROUNDS)]
OpenCards = Annotated[list[Card], UpTo(len(DECK_IDS))]
Endings = Annotated[list[EndingId], Bag()]
Owners = Annotated[list[Seat | None], Row(SITES)]
SpaceOwners = Annotated[list[Seat | None], UpTo(SPACES)]
LocationRow = Row(len(LOCATIONS))
CardPair = Row(CARDS_PER_LOCATION)
DeckTable = ById("deck")
FigureTable = ById("figure")
PyramidRows = Row(len(ROW_POINTS))
Tracks = UpTo(GAME_SEATS)

THINGS: Final = (
    Id("card", _CARDS),
    Id("space", ("offering_place",), messages="name"),
    Id("die", ("black",), messages="name-die"),
    Id("spot", ("hut", "black_die"), messages="name-spot"),
    Id("placer", ("self", "other"), messages="name"),
)
"""What actions touch besides."""
