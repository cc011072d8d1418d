"""What happens in a game of Cuzco, by component ids and seat numbers."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.events import Event, events_in
from tawantin.kernel.meaning import Seat

from .kinds import (
    AbilityId,
    CardId,
    CardIds,
    Cost,
    DeedId,
    Face,
    Faces,
    FeatherId,
    FieldNumber,
    Food,
    GodId,
    GoodId,
    HandSize,
    HeadbandNumber,
    HouseSlot,
    HouseTiles,
    ItemId,
    Offerings,
    Order,
    OriginId,
    PersonKindId,
    PileSize,
    PlaceId,
    Points,
    Rotation,
    Round,
    Slot,
    SourceId,
    SpaceId,
    Status,
    Step,
    Strength,
    TaskId,
    TaskIds,
    TileId,
    TokenChange,
    Triangles,
    Value,
    WayId,
)


class GameBegan(Event, frozen=True):
    """The turn order is dealt and the map laid."""

    order: Order
    triangles: Triangles
    rotation: Rotation


class FeatherPlaced(Event, frozen=True):
    """A feather goes into a slot of the mask; `origin` is a place, exchange, ability or setup."""

    seat: Seat
    feather: FeatherId
    slot: Slot
    origin: OriginId


class TasksDrawn(Event, frozen=True):
    """A seat looks at the tasks it may keep; empty for those who may not see them."""

    seat: Seat
    tasks: TaskIds


class TaskKept(Event, frozen=True):
    """A seat has settled on one task of its draft."""

    seat: Seat
    task: TaskId


class TasksRevealed(Event, frozen=True):
    """A seat's first tasks lie open."""

    seat: Seat
    tasks: TaskIds


class GodCardsDealt(Event, frozen=True):
    """A seat gets its first god cards; empty for those who may not see them."""

    seat: Seat
    count: HandSize
    cards: CardIds


class GodCardReturned(Event, frozen=True):
    """A second card of the same god goes back into the deal; None for the others."""

    seat: Seat
    card: CardId | None


class GodCardsLeftOver(Event, frozen=True):
    """What was not dealt lies on the discard pile."""

    cards: CardIds


class GodCardTurnedUp(Event, frozen=True):
    """The next card of a god lies open."""

    god: GodId
    card: CardId


class GodPileRebuilt(Event, frozen=True):
    """The discarded cards of a god form its new pile."""

    god: GodId
    cards: PileSize


class GodCardTaken(Event, frozen=True):
    """An open card is taken into the hand."""

    seat: Seat
    card: CardId


class GodCardPlayed(Event, frozen=True):
    """A card is used: from the hand for an offering, or from the tray for a medallion."""

    seat: Seat
    card: CardId
    source: SourceId


class GodCardsShown(Event, frozen=True):
    """Cards that were secret are shown for a task; they stay in the hand."""

    seat: Seat
    cards: CardIds


class RoundBegan(Event, frozen=True):
    """A round begins."""

    round: Round


class DiceRolled(Event, frozen=True):
    """A seat's dice of the round."""

    seat: Seat
    faces: Faces


class PututuTaken(Event, frozen=True):
    """A pair or a triple earns a token, named by how far it turns a die."""

    seat: Seat
    token: TokenChange


class DieTurned(Event, frozen=True):
    """A token is returned to turn the die about to be placed."""

    seat: Seat
    token: TokenChange
    start: Face
    end: Face


class DiePlaced(Event, frozen=True):
    """A die goes to a space; `value` is what the action counts. A virtual die is not put down."""

    seat: Seat
    face: Face
    space: SpaceId
    deed: DeedId
    value: Value
    changed: bool
    """Whether that is not the face."""
    virtual: bool


class DieMoved(Event, frozen=True):
    """A die that lay on a space is moved to another."""

    seat: Seat
    owner: Seat
    face: Face
    start: SpaceId
    end: SpaceId


class OverlayTurned(Event, frozen=True):
    """The overlay is turned before the runner leaves Cuzco."""

    seat: Seat
    start: Rotation
    end: Rotation


class RunnerMoved(Event, frozen=True):
    """The runner moves over a road (stone, rope) or jumps."""

    seat: Seat
    start: PlaceId
    end: PlaceId
    road: WayId


class KhipuLaid(Event, frozen=True):
    """A khipu goes to a village, from a mask field or (None) from the reserve."""

    seat: Seat
    place: PlaceId
    field: FieldNumber | None


class KhipuReserved(Event, frozen=True):
    """A khipu moves from its mask field to the reserve."""

    seat: Seat
    field: FieldNumber


class TileTaken(Event, frozen=True):
    """A person tile goes to a mask field; slot 0 means from the discard."""

    seat: Seat
    tile: TileId
    slot: HouseSlot
    field: FieldNumber


class TileSlid(Event, frozen=True):
    """A person tile is slid down or up."""

    seat: Seat
    tile: TileId
    field: FieldNumber
    down: bool


class StatusMoved(Event, frozen=True):
    """A status marker goes on."""

    seat: Seat
    start: Status
    end: Status


class PointsGained(Event, frozen=True):
    """Points, and what for."""

    seat: Seat
    points: Points
    item: ItemId


class FoodTaken(Event, frozen=True):
    """Food from the supply."""

    seat: Seat
    count: Food


class OfferingsTaken(Event, frozen=True):
    """Offerings from the supply."""

    seat: Seat
    count: Offerings


class PriestPlaced(Event, frozen=True):
    """A priest enters the temple."""

    seat: Seat
    step: Step


class PriestPushed(Event, frozen=True):
    """A priest is pushed down a step, or home (step 0)."""

    seat: Seat
    start: Step
    end: Step


class HeadbandActivated(Event, frozen=True):
    """A headband tile is turned to its ornament."""

    seat: Seat
    headband: HeadbandNumber


class FireTrialBegan(Event, frozen=True):
    """A fire trial is triggered."""

    seat: Seat


class AbilityUsed(Event, frozen=True):
    """A person ability is used with a strength."""

    seat: Seat
    kind: PersonKindId
    ability: AbilityId
    strength: Strength


class OrderChanged(Event, frozen=True):
    """The status track gives a new turn order."""

    order: Order


class MedallionAwarded(Event, frozen=True):
    """The temple's medallion of the round goes to a seat, or (None) into the box."""

    seat: Seat | None


class GoodBought(Event, frozen=True):
    """A good is bought at the market."""

    seat: Seat
    good: GoodId
    cost: Cost


class TaskCompleted(Event, frozen=True):
    """A task is fulfilled; perhaps with one condition less, by card 04."""

    seat: Seat
    task: TaskId
    with_card: bool


class TaskBoxed(Event, frozen=True):
    """A task is given up."""

    seat: Seat
    task: TaskId


class TaskTaken(Event, frozen=True):
    """A new task is taken from the palace."""

    seat: Seat
    task: TaskId


class HousesLaid(Event, frozen=True):
    """New person tiles lie in the houses, slot by slot."""

    agriculture: HouseTiles
    research: HouseTiles


class PalaceLaid(Event, frozen=True):
    """New tasks lie in the palace."""

    tasks: TaskIds


EVENTS: Final = events_in(__name__)
SILENT: Final = (
    GameBegan,
    TasksDrawn,
    TaskKept,
    GodCardReturned,
    GodCardsLeftOver,
    GodCardTurnedUp,
    GodPileRebuilt,
    FireTrialBegan,
    HousesLaid,
    PalaceLaid,
    OrderChanged,
)
"""Events that the log leaves out: the position shows them."""
