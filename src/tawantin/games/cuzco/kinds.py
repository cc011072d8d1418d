"""What the fields of Cuzco's views and events mean, and the things that actions touch."""

from __future__ import annotations

from typing import Annotated, Final

from tawantin.kernel.meaning import Amount, Bag, ById, BySeat, Id, Number, Row, Seat, UpTo

from . import GAME
from .board import LAYOUTS, PLACE_IDS, POSITIONS, ROTATIONS, roads
from .components import (
    ABILITY_IDS,
    CARD_COPIES,
    CARD_IDS,
    DEED_IDS,
    DICE,
    FEATHER_IDS,
    FIELDS,
    FOOD_SUPPLY,
    GOD_CARDS,
    GOD_IDS,
    GOOD_COST,
    GOOD_COUNT,
    GOOD_IDS,
    GOOD_POINTS,
    HEADBAND_BONUS,
    HEADBANDS,
    HOUSE_SLOTS,
    INTI,
    KHIPU,
    KIND_IDS,
    LAST_STATUS,
    MASK_IDS,
    MOST_FEATHERS,
    OFFERING_SUPPLY,
    PRIEST_POINTS,
    PRIESTS,
    PUTUTU_CHANGES,
    PUTUTU_TOKENS,
    ROAD_IDS,
    ROUNDS,
    SETUP,
    SIDES,
    SLOTS,
    SPACE_IDS,
    STEPS,
    TEMPLE_INTI,
    TILE_IDS,
    TILE_VALUE,
    TILES_PER_KIND,
)
from .mechanics.tasks import TASK_IDS
from .state import ITEM_IDS, PHASE_IDS

_SEATS: Final = max(GAME.about.seats)
_COPIES: Final = max(CARD_COPIES)
_PILES: Final = [sum(CARD_COPIES[number] for number in cards) for cards in GOD_CARDS]

PlaceId = Annotated[str, Id("place", PLACE_IDS)]
SpaceId = Annotated[str, Id("space", SPACE_IDS)]
RoadId = Annotated[str, Id("road", ROAD_IDS)]
WayId = Annotated[str, Id("way", (*ROAD_IDS, "jump"), tables=("road",))]
"""How a runner goes."""
FeatherId = Annotated[str, Id("feather", FEATHER_IDS)]
MaskId = Annotated[str, Id("mask", MASK_IDS)]
PersonKindId = Annotated[str, Id("person_kind", KIND_IDS)]
AbilityId = Annotated[str, Id("ability_name", ABILITY_IDS, tables=("ability",))]
TileId = Annotated[str, Id("tile", TILE_IDS, parts=("person_kind", "ability_name", "value"))]
GodId = Annotated[str, Id("god", GOD_IDS)]
CardId = Annotated[str, Id("card", CARD_IDS[1:], tables=("god_card",))]
GoodId = Annotated[str, Id("good", GOOD_IDS)]
TaskId = Annotated[str, Id("task", TASK_IDS, tables=("task", "start_task"), sentences=True)]
ColourId = Annotated[str, Id("colour", tuple(colour.id for colour in GAME.about.colours))]
TriangleId = Annotated[str, Id("triangle", tuple(LAYOUTS[0].triangles))]
PhaseId = Annotated[str, Id("phase", PHASE_IDS, messages="phase")]
ItemId = Annotated[str, Id("item", ITEM_IDS, messages="item")]
DeedId = Annotated[str, Id("deed", (*DEED_IDS, "jump"))]
SourceId = Annotated[str, Id("source", ("hand", "inti"))]
OriginId = Annotated[str, Id("origin", (*PLACE_IDS, "exchange", "ability", "setup"))]
DECISIONS: Final = (
    *("start_feather", "draft_tasks", "place", "die_06", "space_06", "rotate", "move_to"),
    *("feather_slot", "house_slot", "discard_tile", "exchange", "slide_up", "temple_step"),
    *("headband", "trial_first", "trial_second", "phase_two", "feather_any", "god_pile"),
    *("khipu_count", "buy", "task", "new_task", "final_task"),
    *(f"card{number}" for number in CARD_IDS[1:]),
)
DecisionId = Annotated[str, Id("decision", DECISIONS)]

Points = Annotated[int, Amount(100)]
Value = Annotated[int, Amount(SIDES)]
Face = Annotated[int, Number(1, SIDES)]
Faces = Annotated[list[Face], UpTo(DICE)]
Pips = Annotated[int, Number(1, SIDES)]
Round = Annotated[int, Number(1, ROUNDS)]
AllRounds = Annotated[int, Number(ROUNDS, ROUNDS)]
Rotation = Annotated[int, Number(0, ROTATIONS - 1)]
Slot = Annotated[int, Number(0, SLOTS - 1)]
HouseSlot = Annotated[int, Number(0, HOUSE_SLOTS)]
"""0 for the discard."""
FieldNumber = Annotated[int, Number(0, FIELDS - 1)]
Step = Annotated[int, Number(0, STEPS)]
"""0 is at home."""
HeadbandNumber = Annotated[int, Number(1, HEADBANDS)]
Status = Annotated[int, Number(0, LAST_STATUS)]
Strength = Annotated[int, Number(1, 4)]
Turn = Annotated[int, Number(1, _SEATS)]
Khipu = Annotated[int, Number(0, KHIPU)]
Priests = Annotated[int, Number(0, PRIESTS)]
Food = Annotated[int, Amount(20)]
Offerings = Annotated[int, Amount(10)]
FoodLeft = Annotated[int, Number(0, FOOD_SUPPLY)]
OfferingsLeft = Annotated[int, Number(0, OFFERING_SUPPLY)]
Medallions = Annotated[int, Number(0, INTI)]
TempleMedallions = Annotated[int, Number(0, TEMPLE_INTI)]
HandSize = Annotated[int, Number(0, sum(CARD_COPIES))]
Missing = Annotated[int, Amount(10)]
TileValue = Annotated[int, Number(0, max(TILE_VALUE))]
VillagePoints = Annotated[int, Number(0, max(max(layout.points) for layout in LAYOUTS))]
Cost = Annotated[int, Number(min(GOOD_COST), max(GOOD_COST))]
GoodPoints = Annotated[int, Number(min(GOOD_POINTS), max(GOOD_POINTS))]
HeadbandBonus = Annotated[int, Number(min(HEADBAND_BONUS), max(HEADBAND_BONUS))]
PriestPoints = Annotated[int, Number(min(PRIEST_POINTS), max(PRIEST_POINTS))]
Feathers = Annotated[int, Number(0, MOST_FEATHERS * _SEATS)]
Tiles = Annotated[int, Number(0, TILES_PER_KIND)]
Tasks = Annotated[int, Number(0, len(TASK_IDS))]
PileSize = Annotated[int, Number(0, max(_PILES))]
TokenChange = Annotated[int, Number(min(PUTUTU_CHANGES), max(PUTUTU_CHANGES))]
Tokens = Annotated[list[Annotated[int, Number(0, max(PUTUTU_TOKENS))]], UpTo(len(PUTUTU_TOKENS))]

Seats = Annotated[list[Seat], Bag()]
Order = Annotated[list[Seat], UpTo(_SEATS)]
TaskIds = Annotated[list[TaskId], Bag()]
CardIds = Annotated[list[CardId], Bag(_COPIES)]
GoodIds = Annotated[list[GoodId], Bag(max(GOOD_COUNT))]
TileIds = Annotated[list[TileId], Bag()]
PlaceIds = Annotated[list[PlaceId], Bag()]
Triangles = Annotated[list[TriangleId], Row(POSITIONS)]
SlotFlags = Annotated[list[bool], Row(SLOTS)]
HeadbandFlags = Annotated[list[bool], Row(HEADBANDS)]
SlotColours = Annotated[list[FeatherId], Row(SLOTS)]
StatusFields = Annotated[list[Order], Row(LAST_STATUS + 1)]
TempleSteps = Annotated[list[Seat | None], Row(STEPS)]
House = Annotated[list[TileId | None], Row(HOUSE_SLOTS)]
HouseTiles = Annotated[list[TileId], UpTo(HOUSE_SLOTS)]
Known = ById("id")
FieldRow = Row(FIELDS)
DiceOnSpace = UpTo(DICE * _SEATS)
RoadRow = Row(len(roads(0, 0)))
MarketRow = UpTo(max(setup.columns for setup in SETUP.values()))
MarketRows = Row(ROUNDS)
Players = BySeat()

_FACES: Final = range(1, SIDES + 1)
_HOUSES: Final = tuple(f"{k}_{n}" for k in KIND_IDS for n in range(1, HOUSE_SLOTS + 1))
_ABILITIES: Final = tuple(f"{kind}_{ability}" for kind in KIND_IDS for ability in ABILITY_IDS)
_PLACED: Final = tuple(f"{space}_{face}" for space in SPACE_IDS for face in _FACES)
_USES: Final = tuple(f"{card}:{source}" for card in CARD_IDS[1:] for source in ("hand", "inti"))
THINGS: Final = (
    Id("die", tuple(_FACES)),
    Id("placed", _PLACED, parts=("space", "face")),
    Id("pututu", PUTUTU_CHANGES),
    Id("rotation", tuple(range(ROTATIONS)), stands=("place", "in{}")),
    Id("house", _HOUSES, parts=("person_kind", "number")),
    Id("field", tuple(range(FIELDS))),
    Id("slot", tuple(range(SLOTS))),
    Id("step", tuple(range(1, STEPS + 1))),
    Id("headband", tuple(range(1, HEADBANDS + 1))),
    Id("ability", _ABILITIES, parts=("person_kind", "ability_name")),
    Id("boost", ("01",)),
    Id("use", _USES, parts=("card", "source")),
    Id("piece", ("inti", "overlay", "point", "offering", "khipu", "status_track", "food")),
)
"""What actions touch besides."""
ARGUMENTS: Final = {"place": ("use",), "complete": ("use",), "play": ("card", "source")}
"""What their arguments name besides."""
