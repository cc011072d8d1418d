"""What a view is: the table as a seat, or a spectator, may see it, in component ids.

`showing.py` makes them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tawantin.kernel.meaning import Seat

from .kinds import (
    AllCards,
    AllClergy,
    AllIncas,
    Bonus,
    BuyPrice,
    ByCard,
    ByGood,
    CardId,
    Clergy,
    ClergyId,
    ClergyOfEach,
    ClergyTaken,
    ClergyValue,
    Day,
    Days,
    DecisionId,
    DeckRow,
    DistrictId,
    Draw,
    EndingId,
    Field,
    FirstDay,
    Gold,
    GoodId,
    GoodIds,
    GoodsByKind,
    HandSize,
    Incas,
    IncasOfEach,
    ItemId,
    Known,
    LastDay,
    MoonTiles,
    Multiplier,
    PhaseId,
    Pieces,
    Players,
    Points,
    ProfessionId,
    ReasonId,
    RideLlamas,
    Seats,
    SellPrice,
    Steps,
    StepsEach,
    StepsPerStone,
    Stock,
    ThingIds,
    TileId,
    TileIds,
    TilesToEndDay,
    TurnNumber,
)


class CardView(msgspec.Struct, frozen=True):
    """A sacrifice card in a hand that the viewer may see."""

    card: CardId
    points: Points
    """What it is worth to its owner now."""


class PlayerView(msgspec.Struct, frozen=True):
    """What lies in front of a player."""

    seat: Seat
    goods: GoodsByKind
    incas: dict[ProfessionId, Incas]
    """By profession, the discs in the city."""
    supply: Incas
    sundial: Incas
    incas_total: AllIncas
    clergy: dict[ClergyId, Clergy]
    moon_tiles: TileIds
    prince: DistrictId | None
    """The district of the prince; None before its first turn."""
    scout: Field
    pending: GoodsByKind
    """Trail rewards that are paid at the end of the turn or night."""
    hand_size: HandSize
    hand: Annotated[list[CardView], ByCard] | None
    """None where the viewer may not see it."""
    gold: Gold | None
    points: dict[ItemId, Points]
    """All that the viewer can tell of this player's points, by item."""
    multiplier: Multiplier
    """What a conquest made of the points; 1 otherwise."""


class DistrictView(msgspec.Struct, frozen=True):
    """A district of the city."""

    id: DistrictId
    bonus: Bonus
    """Units of goods, or temple stones, that lie there."""
    bonus_max: Bonus
    """0 where nothing ever lies."""
    steps: StepsEach
    """Temples: steps for a llama, or in the main temple for a unit, now."""
    incas: IncasOfEach
    """By seat, the discs there."""
    princes: Seats


class ColumnView(msgspec.Struct, frozen=True):
    """A column of the market."""

    good: GoodId
    pieces: Pieces
    sell_price: SellPrice
    buy_price: BuyPrice
    for_sale: bool
    """Whether market or bank still has a piece."""


class ClergyView(msgspec.Struct, frozen=True):
    """A row of clergy tiles."""

    id: ClergyId
    left: Clergy
    value: ClergyValue
    """Steps for a sacrificed llama now; 0 while nobody has such a tile."""
    next_value: ClergyValue | None
    """The value once another tile is taken; None when none is left."""
    owners: ClergyOfEach
    """By seat, the tiles owned."""


class RowView(msgspec.Struct, frozen=True):
    """A card given back under the deck, the next one first."""

    giver: Seat
    card: CardId | None
    """Known only to its giver."""


class DeckView(msgspec.Struct, frozen=True):
    """The sacrifice cards that nobody holds."""

    size: HandSize
    pool: HandSize
    """Shuffled cards on top."""
    row: Annotated[list[RowView], DeckRow]
    total: AllCards


class DecisionView(msgspec.Struct):
    """What is being decided, for the prompt."""

    kind: DecisionId
    seat: Seat | None
    district: DistrictId | None = None
    done: ThingIds = []
    """What was already hired or offered in this step."""
    sold: GoodIds = []
    bought: GoodIds = []
    can_adjust: bool = False
    left: Draw = 0
    """Cards still to be given back."""
    steps: Steps = 0
    """Steps the scout still goes after that; steps for each llama or unit."""
    tile: TileId | None = None


class View(msgspec.Struct):
    """The table as one seat, or a spectator, sees it."""

    day: Day
    first_day: FirstDay
    last_day: LastDay
    turn: TurnNumber
    phase: PhaseId
    """setup, day, night or over."""
    active: Seat | None
    """Whose turn it is."""
    start_player: Seat
    decision: DecisionView | None
    sun_tile: Seat | None
    """Who holds it; None while it lies on the moon."""
    moon_tiles: TileIds
    """On the board."""
    moon_tiles_taken: MoonTiles
    moon_tiles_to_end_day: TilesToEndDay
    corn_after_days: Days
    """The days after which corn still lies on the time track."""
    ride_llamas: RideLlamas
    steps_per_stone: StepsPerStone
    districts: Annotated[list[DistrictView], Known]
    market: Annotated[list[ColumnView], ByGood]
    clergy: Annotated[list[ClergyView], Known]
    clergy_taken: ClergyTaken
    clergy_total: AllClergy
    deck: DeckView
    bank: dict[GoodId, Stock | None]
    """None where the bank never runs out."""
    players: Annotated[list[PlayerView], Players]
    ending: EndingId | None
    """rescue or conquest."""
    reason: ReasonId | None
    """clergy_complete, deck_empty or last_day_over."""
