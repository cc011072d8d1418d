"""What happens in a game of Cuzco, told by component ids and seat numbers."""

from __future__ import annotations

from tawantin.kernel.events import Event


class GameBegan(Event, frozen=True):
    """The turn order is dealt and the map laid."""

    order: list[int]
    triangles: list[str]
    rotation: int


class FeatherPlaced(Event, frozen=True):
    """A feather goes into a slot of the mask; `origin` is a place, exchange, ability or setup."""

    seat: int
    feather: str
    slot: int
    origin: str


class TasksDrawn(Event, frozen=True):
    """A seat looks at the tasks it may keep; empty for those who may not see them."""

    seat: int
    tasks: list[str]


class TaskKept(Event, frozen=True):
    """A seat has settled on one task of its draft."""

    seat: int
    task: str


class TasksRevealed(Event, frozen=True):
    """A seat's first tasks lie open."""

    seat: int
    tasks: list[str]


class GodCardsDealt(Event, frozen=True):
    """A seat gets its first god cards; empty for those who may not see them."""

    seat: int
    count: int
    cards: list[str]


class GodCardReturned(Event, frozen=True):
    """A second card of the same god goes back into the deal; empty for the others."""

    seat: int
    card: str


class GodCardsLeftOver(Event, frozen=True):
    """What was not dealt lies on the discard pile."""

    cards: list[str]


class GodCardTurnedUp(Event, frozen=True):
    """The next card of a god lies open."""

    god: str
    card: str


class GodPileRebuilt(Event, frozen=True):
    """The discarded cards of a god form its new pile."""

    god: str
    cards: int


class GodCardTaken(Event, frozen=True):
    """An open card is taken into the hand."""

    seat: int
    card: str


class GodCardPlayed(Event, frozen=True):
    """A card is used: from the hand for an offering, or from the tray for a medallion."""

    seat: int
    card: str
    source: str


class GodCardsShown(Event, frozen=True):
    """Cards that were secret are shown for a task; they stay in the hand."""

    seat: int
    cards: list[str]


class RoundBegan(Event, frozen=True):
    """A round begins."""

    round: int


class DiceRolled(Event, frozen=True):
    """A seat's dice of the round."""

    seat: int
    faces: list[int]


class PututuTaken(Event, frozen=True):
    """A pair or a triple earns a token, named by how far it turns a die."""

    seat: int
    token: int


class DieTurned(Event, frozen=True):
    """A token is returned to turn the die about to be placed."""

    seat: int
    token: int
    start: int
    end: int


class DiePlaced(Event, frozen=True):
    """A die goes to a space; `value` is what the action counts. A virtual die is not put down."""

    seat: int
    face: int
    space: str
    deed: str
    value: int
    virtual: bool


class DieMoved(Event, frozen=True):
    """A die that lay on a space is moved to another."""

    seat: int
    owner: int
    face: int
    start: str
    end: str


class OverlayTurned(Event, frozen=True):
    """The overlay is turned before the runner leaves Cuzco."""

    seat: int
    start: int
    end: int


class RunnerMoved(Event, frozen=True):
    """The runner moves over a road (stone, rope) or jumps."""

    seat: int
    start: str
    end: str
    road: str


class KhipuLaid(Event, frozen=True):
    """A khipu goes to a village, from a mask field or (-1) from the reserve."""

    seat: int
    place: str
    field: int


class KhipuReserved(Event, frozen=True):
    """A khipu moves from its mask field to the reserve."""

    seat: int
    field: int


class TileTaken(Event, frozen=True):
    """A person tile goes to a mask field; slot 0 means from the discard."""

    seat: int
    tile: str
    slot: int
    field: int


class TileSlid(Event, frozen=True):
    """A person tile is slid down or up."""

    seat: int
    tile: str
    field: int
    down: bool


class StatusMoved(Event, frozen=True):
    """A status marker goes on."""

    seat: int
    start: int
    end: int


class PointsGained(Event, frozen=True):
    """Points, and what for."""

    seat: int
    points: int
    item: str


class FoodTaken(Event, frozen=True):
    """Food from the supply."""

    seat: int
    count: int


class OfferingsTaken(Event, frozen=True):
    """Offerings from the supply."""

    seat: int
    count: int


class PriestPlaced(Event, frozen=True):
    """A priest enters the temple."""

    seat: int
    step: int


class PriestPushed(Event, frozen=True):
    """A priest is pushed down a step, or home (step 0)."""

    seat: int
    start: int
    end: int


class HeadbandActivated(Event, frozen=True):
    """A headband tile is turned to its ornament."""

    seat: int
    headband: int


class FireTrialBegan(Event, frozen=True):
    """A fire trial is triggered."""

    seat: int


class AbilityUsed(Event, frozen=True):
    """A person ability is used with a strength."""

    seat: int
    kind: str
    ability: str
    strength: int


class OrderChanged(Event, frozen=True):
    """The status track gives a new turn order."""

    order: list[int]


class MedallionAwarded(Event, frozen=True):
    """The temple's medallion of the round goes to a seat, or (-1) into the box."""

    seat: int


class GoodBought(Event, frozen=True):
    """A good is bought at the market."""

    seat: int
    good: str
    cost: int


class TaskCompleted(Event, frozen=True):
    """A task is fulfilled; perhaps with one condition less, by card 04."""

    seat: int
    task: str
    with_card: bool


class TaskBoxed(Event, frozen=True):
    """A task is given up."""

    seat: int
    task: str


class TaskTaken(Event, frozen=True):
    """A new task is taken from the palace."""

    seat: int
    task: str


class HousesLaid(Event, frozen=True):
    """New person tiles lie in the houses, slot by slot."""

    agriculture: list[str]
    research: list[str]


class PalaceLaid(Event, frozen=True):
    """New tasks lie in the palace."""

    tasks: list[str]
