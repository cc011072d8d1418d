"""What a view is: the table as a seat, or a spectator, may see it, in component ids.

`showing.py` makes them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tawantin.kernel.meaning import Seat

from .kinds import (
    AllRounds,
    CardId,
    CardIds,
    ColourId,
    Cost,
    DecisionId,
    DiceOnSpace,
    Face,
    Faces,
    FeatherId,
    Feathers,
    FieldRow,
    Food,
    FoodLeft,
    GodId,
    GoodId,
    GoodIds,
    GoodPoints,
    HandSize,
    HeadbandBonus,
    HeadbandFlags,
    House,
    ItemId,
    Khipu,
    Known,
    MarketRow,
    MarketRows,
    MaskId,
    Medallions,
    Missing,
    Offerings,
    OfferingsLeft,
    Order,
    PersonKindId,
    PhaseId,
    PileSize,
    Pips,
    PlaceId,
    PlaceIds,
    Players,
    Points,
    PriestPoints,
    Priests,
    RoadId,
    RoadRow,
    Rotation,
    Round,
    Seats,
    SlotColours,
    SlotFlags,
    SpaceId,
    Status,
    StatusFields,
    TaskId,
    TaskIds,
    Tasks,
    TempleMedallions,
    TempleSteps,
    TileId,
    TileIds,
    Tiles,
    TileValue,
    Tokens,
    Triangles,
    Turn,
    Value,
    VillagePoints,
    WayId,
)


class Village(msgspec.Struct, frozen=True):
    """A place on the map; Cuzco has neither feather nor points."""

    id: PlaceId
    feather: FeatherId | None
    points: VillagePoints
    khipu: Order
    """Seats, the bottom one first."""
    runners: Seats


class RoadView(msgspec.Struct, frozen=True):
    """A road; those of the overlay start in Cuzco."""

    start: PlaceId
    end: PlaceId
    road: RoadId
    pips: Pips


class Die(msgspec.Struct, frozen=True):
    """A die on an action space."""

    seat: Seat
    face: Face


class Space(msgspec.Struct, frozen=True):
    """An action space and its dice, the first one placed first."""

    id: SpaceId
    dice: Annotated[list[Die], DiceOnSpace]


class God(msgspec.Struct, frozen=True):
    """A god's pile."""

    id: GodId
    open: CardId | None
    pile: PileSize


class Good(msgspec.Struct, frozen=True):
    """A good on the market."""

    id: GoodId
    cost: Cost
    points: GoodPoints


class Field(msgspec.Struct, frozen=True):
    """A field of a mask."""

    khipu: bool
    tile: TileId | None
    value: TileValue
    up: bool


class TaskView(msgspec.Struct, frozen=True):
    """An open task; `missing` counts what the viewer knows to be missing."""

    id: TaskId
    missing: Missing


class PlayerView(msgspec.Struct, frozen=True):
    """What a viewer sees of a player."""

    seat: Seat
    colour: ColourId
    turn: Turn
    """The number on the turn-order tile."""
    score: Points
    points: dict[ItemId, Points]
    mask: MaskId
    slots: SlotColours
    """The colours of the feather slots."""
    feathers: SlotFlags
    headbands: HeadbandFlags
    fields: Annotated[list[Field], FieldRow]
    runner: PlaceId
    may_rotate: bool
    reserve: Khipu
    villages: PlaceIds
    priests: Priests
    food: Food
    offerings: Offerings
    inti: Medallions
    goods: GoodIds
    tasks: Annotated[list[TaskView], Known]
    completed: TaskIds
    hand_size: HandSize
    known_cards: CardIds
    secret_cards: CardIds
    """Empty but for the owner."""
    dice: Faces
    pututu: Tokens
    status: Status
    drafted: TaskIds
    """Tasks drawn in setup; empty but for the owner."""
    kept: TaskIds
    boxed: TaskIds
    chosen: bool
    """Whether the draft of tasks is settled."""


class Decision(msgspec.Struct):
    """What is being decided; whoever should not know which card is asked for sees no id."""

    id: DecisionId | None
    seats: Seats
    value: Value | None = None
    """The action value, the pips left, or how many pieces may still be taken."""
    road: WayId | None = None
    kind: PersonKindId | None = None
    card: CardId | None = None
    extra_turn: bool = False


class View(msgspec.Struct):
    """The table as a viewer sees it."""

    viewer: Seat | None
    round: Round
    rounds: AllRounds
    phase: PhaseId
    order: Order
    decision: Decision
    headdress_bonus: HeadbandBonus
    priest_points: PriestPoints
    triangles: Triangles
    rotation: Rotation
    places: Annotated[list[Village], Known]
    roads: Annotated[list[RoadView], RoadRow]
    spaces: Annotated[list[Space], Known]
    feathers: dict[FeatherId, Feathers]
    food_left: FoodLeft | None
    offerings_left: OfferingsLeft | None
    status: StatusFields
    """By field, the markers there, the upper one first."""
    temple: TempleSteps
    """By step, the lowest first."""
    temple_inti: TempleMedallions
    houses: dict[PersonKindId, House]
    tile_piles: dict[PersonKindId, Tiles]
    tile_discard: TileIds
    market: Annotated[list[Annotated[list[Good | None], MarketRow]], MarketRows]
    palace: TaskIds
    task_pile: Tasks
    task_box: TaskIds
    gods: Annotated[list[God], Known]
    god_discard: CardIds
    card_in_play: CardId | None
    pututu: Tokens
    """Tokens in the supply; empty without the module."""
    players: Annotated[list[PlayerView], Players]
