"""A position of Cuzco as somebody at the table reads it: by the names of things."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from tawantin.kernel.frames import Frame
from tawantin.kernel.toml import Table

from ..board import LAYOUTS, PLACE_IDS
from ..components import CARD_IDS, GOD_IDS, KIND_IDS, MASK_IDS, ROOT, SPACE_IDS, TILE_IDS
from ..mechanics.tasks import TASK_IDS
from ..state import Player, State, dice_on

FIELDS: Final = len(ROOT.tables("mask_field"))
FEATHERS_OF_TILE: Final = ROOT.table("headband").integer("feathers_needed")


@cache
def entry(kind: str, name: str) -> Table:
    """What the components say about a thing."""
    return next(table for table in ROOT.tables(kind) if table.text("id") == name)


@cache
def number(table: str, key: str) -> int:
    """A number of the components."""
    return ROOT.table(table).integer(key)


@cache
def spaces(players: int) -> frozenset[str]:
    """The action spaces that are in play with this many players."""
    return frozenset(
        table.text("id") for table in ROOT.tables("space") if players in table.integers("players")
    )


class Road(NamedTuple):
    """A road of the map."""

    ends: frozenset[str]
    kind: str
    pips: int


def _road(table: Table, start: str, end: str) -> Road:
    return Road(frozenset((start, end)), table.text("road"), table.integer("pips"))


@cache
def roads(layout: int, rotation: int) -> tuple[Road, ...]:
    """The roads of the triangles as they lie, of the frame, and of the overlay as it is turned."""
    laid, chart = LAYOUTS[layout].triangles, ROOT.table("map")
    roads: list[Road] = []
    for place, name in enumerate(laid):
        triangle = next(t for t in chart.tables("triangle") if t.text("id") == name)
        left, right, out = f"in{place}", f"in{(place + 1) % len(laid)}", f"out{place}"
        roads.append(_road(triangle.table("across"), left, right))
        roads.append(_road(triangle.table("left_out"), left, out))
        roads.append(_road(triangle.table("right_out"), right, out))
    frame, arms = chart.tables("frame_road"), enumerate(chart.tables("arm"))
    roads += [_road(edge, edge.text("from"), edge.text("to")) for edge in frame]
    roads += [_road(arm, "cuzco", f"in{(n + rotation) % len(laid)}") for n, arm in arms]
    return tuple(roads)


class Tile(NamedTuple):
    """A person tile on the mask."""

    kind: str
    ability: str
    up: bool


class Position:
    """What a seat that must decide has in front of it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.player: Final[Player] = state.players[seat]
        self.frame: Final[Frame] = state.frames[-1]

    # ---- the map ------------------------------------------------------------------------------

    @property
    def runner(self) -> str:
        """Where the seat's runner is."""
        return PLACE_IDS[self.player.runner]

    def roads_from_here(self) -> list[Road]:
        """The roads that begin where the runner is."""
        all_roads = roads(self.state.layout, self.state.rotation)
        return [road for road in all_roads if self.runner in road.ends]

    def road_to(self, place: str) -> Road | None:
        """The road from the runner to a place, if there is one."""
        return next((road for road in self.roads_from_here() if place in road.ends), None)

    def villages(self) -> list[str]:
        """Where the seat's khipu are."""
        return [name for n, name in enumerate(PLACE_IDS) if self.player.villages >> n & 1]

    def village_points(self, place: str) -> int:
        """The points of a village."""
        return LAYOUTS[self.state.layout].points[PLACE_IDS.index(place)]

    def village_feather(self, place: str) -> int:
        """The colour of a village, by number."""
        return LAYOUTS[self.state.layout].feather[PLACE_IDS.index(place)]

    # ---- the mask -----------------------------------------------------------------------------

    def tile(self, field: int) -> Tile | None:
        """The person tile on a field of the mask."""
        tile = self.player.tiles[field]
        if tile < 0:
            return None
        kind, ability, _ = TILE_IDS[tile].split("_")
        return Tile(kind, ability, bool(self.player.up >> field & 1))

    def tiles(self) -> list[Tile]:
        """All person tiles of the seat."""
        return [tile for tile in map(self.tile, range(FIELDS)) if tile is not None]

    def strength(self, kind: str, ability: str) -> int:
        """How many of the seat's tiles of a kind have an ability."""
        return sum(tile.kind == kind and tile.ability == ability for tile in self.tiles())

    def khipu_on_mask(self) -> int:
        """How many fields hold a khipu."""
        return sum(self.player.khipu >> field & 1 for field in range(FIELDS))

    def has_free_field(self) -> bool:
        """A field with neither khipu nor tile."""
        return len(self.tiles()) + self.khipu_on_mask() < FIELDS

    def slots(self) -> tuple[str, ...]:
        """The colours of the feather slots."""
        return entry("mask", MASK_IDS[self.player.mask]).texts("slots")

    def filled(self, slot: int) -> bool:
        """Whether a feather is in a slot."""
        return bool(self.player.feathers >> slot & 1)

    def feathers(self) -> list[str]:
        """The colours of the seat's feathers."""
        return [colour for slot, colour in enumerate(self.slots()) if self.filled(slot)]

    def feathers_over(self, headband: int) -> int:
        """How many feathers are over a headband tile."""
        first = FEATHERS_OF_TILE * (headband - 1)
        return sum(self.filled(slot) for slot in range(first, first + FEATHERS_OF_TILE))

    def is_active(self, headband: int) -> bool:
        """Whether a headband tile is active."""
        return bool(self.player.headbands >> headband - 1 & 1)

    # ---- dice, houses, goods, tasks -----------------------------------------------------------

    def dice_on(self, space: str) -> list[int]:
        """The faces of the dice on a space."""
        return [face for _, face in dice_on(self.state.dice[SPACE_IDS.index(space)])]

    def house(self, kind: str, slot: int) -> str | None:
        """The tile in a house."""
        houses = len(self.state.houses) // len(KIND_IDS)
        tile = self.state.houses[KIND_IDS.index(kind) * houses + slot - 1]
        return TILE_IDS[tile] if tile >= 0 else None

    def filled_houses(self, kind: str) -> list[int]:
        """The numbers of the houses of a kind that have a tile."""
        houses = len(self.state.houses) // len(KIND_IDS)
        return [slot for slot in range(1, houses + 1) if self.house(kind, slot) is not None]

    def tasks(self) -> list[str]:
        """The seat's open tasks."""
        return [TASK_IDS[task] for task in self.player.tasks]

    # ---- god cards and supplies ---------------------------------------------------------------

    def hand(self) -> list[str]:
        """The god cards in hand, by number."""
        return [CARD_IDS[card] for card in (*self.player.known, *self.player.secret)]

    def open_card(self, god: str) -> str | None:
        """The open card of a god."""
        return CARD_IDS[self.state.open[GOD_IDS.index(god)]] or None

    def open_cards(self) -> list[str]:
        """The open cards of the tray."""
        return [card for card in map(self.open_card, GOD_IDS) if card]

    def food_left(self) -> bool:
        """Whether the supply has food; it is limited by an option only."""
        held = sum(player.food for player in self.state.players)
        return not self.state.limited or held < number("supplies", "food")

    def offerings_left(self) -> bool:
        """Whether the supply has offerings; they are limited by an option only."""
        held = sum(player.offerings for player in self.state.players)
        return not self.state.limited or held < number("supplies", "offerings")
