"""The map: 36 ways to lay its triangles, six ways to turn the overlay, and where roads lead.

Places are numbered: 0 is Cuzco, 1 to 6 the inner villages, 7 to 12 the outer ones, clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final

from tawantin.kernel.toml import Table

from .components import FEATHER_IDS, ROAD_IDS, ROOT, SIDES, named

POSITIONS: Final = 6
PLACE_IDS: Final = named(
    ROOT.tables("place", 1 + 2 * POSITIONS),
    "id",
    ("cuzco", *(f"{ring}{position}" for ring in ("in", "out") for position in range(POSITIONS))),
)
PLACES: Final = len(PLACE_IDS)
CUZCO: Final = 0
VILLAGES: Final = range(1, PLACES)
ALL_VILLAGES: Final = (1 << PLACES) - 2
RINGS: Final = tuple(
    table.choice("ring", ("centre", "inner", "outer")) for table in ROOT.tables("place")
)
INNER: Final = sum(1 << place for place in VILLAGES if RINGS[place] == "inner")
OUTER: Final = sum(1 << place for place in VILLAGES if RINGS[place] == "outer")
ROTATIONS: Final = 6
NEVER: Final = SIDES + 1
"""More pips than any die has."""


def inner(position: int) -> int:
    """The inner village at a position, counted round the circle."""
    return 1 + position % POSITIONS


def outer(position: int) -> int:
    """The outer village at a position, counted round the circle."""
    return 1 + POSITIONS + position % POSITIONS


@dataclass(frozen=True, slots=True)
class Road:
    """A road between two places."""

    start: int
    end: int
    road: int
    pips: int


@dataclass(frozen=True, slots=True)
class Layout:
    """One way to lay the triangles."""

    triangles: tuple[str, ...]
    """The triangle at each position."""
    feather: tuple[int, ...]
    """By place, the colour of its feather; -1 for Cuzco."""
    points: tuple[int, ...]
    """By place, its points; 0 for Cuzco."""
    roads: tuple[Road, ...]
    """All roads but those of the overlay."""
    coloured: tuple[int, ...]
    """By colour, the villages as a bit set."""


_map: Final = ROOT.table("map")
_triangles: Final = {table.text("id"): table for table in _map.tables("triangle", POSITIONS)}
_sides: Final = {
    side: [
        key
        for key, table in _triangles.items()
        if table.choice("side", ("feather", "building")) == side
    ]
    for side in ("feather", "building")
}
if len(_sides["feather"]) != 3 or len(_sides["building"]) != 3:
    raise _map.complain(
        "triangle", "must have three feather and three building triangles", "triangles"
    )


def _road(table: Table, start: int, end: int) -> Road:
    road = ROAD_IDS.index(table.choice("road", ROAD_IDS))
    return Road(start, end, road, table.integer("pips", 1, SIDES))


def _place(table: Table, key: str) -> int:
    return PLACE_IDS.index(table.choice(key, PLACE_IDS))


ARMS: Final = tuple(_road(table, CUZCO, CUZCO) for table in _map.tables("arm", POSITIONS))
"""The overlay's roads, clockwise; arm k leads to inner village k + rotation."""
_FRAME_ROADS: Final = tuple(
    _road(table, _place(table, "from"), _place(table, "to"))
    for table in _map.tables("frame_road", POSITIONS)
)


def _layout(order: tuple[str, ...]) -> Layout:
    feather, points = [-1] * PLACES, [0] * PLACES
    roads = list(_FRAME_ROADS)
    for position, key in enumerate(order):
        table = _triangles[key]
        left, right, out = inner(position), inner(position + 1), outer(position)
        for name, place in (("left", left), ("right", right), ("outer", out)):
            if table.text("side") == "feather":
                feather[place] = FEATHER_IDS.index(table.choice(f"feather_{name}", FEATHER_IDS))
            else:
                points[place] = table.integer(f"points_{name}", 0, 20)
        roads.append(_road(table.table("across"), left, right))
        roads.append(_road(table.table("left_out"), left, out))
        roads.append(_road(table.table("right_out"), right, out))
    for part in _map.tables("frame"):
        given = part.table("points")
        for name in given.data:
            points[PLACE_IDS.index(name)] = given.integer(name, 0, 20)
        given = part.table("feathers")
        for name in given.data:
            feather[PLACE_IDS.index(name)] = FEATHER_IDS.index(given.choice(name, FEATHER_IDS))
    for place in VILLAGES:
        if feather[place] < 0 or not points[place]:
            raise _map.complain(
                "triangle",
                "leaves {village} without feather or points",
                "bare",
                village=PLACE_IDS[place],
            )
    coloured = tuple(
        sum(1 << place for place in VILLAGES if feather[place] == colour)
        for colour in range(len(FEATHER_IDS))
    )
    return Layout(order, tuple(feather), tuple(points), tuple(roads), coloured)


def _orders() -> list[tuple[str, ...]]:
    return [
        (a[0], b[0], a[1], b[1], a[2], b[2])
        for a in permutations(_sides["feather"])
        for b in permutations(_sides["building"])
    ]


LAYOUTS: Final = tuple(_layout(order) for order in _orders())


def _default(side: str) -> tuple[str, ...]:
    key = f"default_{side}_triangles"
    order = _map.texts(key, 3)
    if sorted(order) != sorted(_sides[side]):
        raise _map.complain(
            key,
            "must name each of {triangles} once",
            "each-once",
            triangles=", ".join(sorted(_sides[side])),
        )
    return order


DEFAULT_LAYOUT: Final = _orders().index(
    tuple(
        key for pair in zip(_default("feather"), _default("building"), strict=True) for key in pair
    )
)
DEFAULT_ROTATION: Final = _map.integer("default_rotation", 0, ROTATIONS - 1)


def roads(layout: int, rotation: int) -> tuple[Road, ...]:
    """All 30 roads, those of the overlay last."""
    arms = [Road(CUZCO, inner(k + rotation), arm.road, arm.pips) for k, arm in enumerate(ARMS)]
    return (*LAYOUTS[layout].roads, *arms)


@dataclass(frozen=True, slots=True)
class Routes:
    """Where roads lead from each place, for one layout and rotation."""

    reach: list[int]
    """At ((road * 7 + value) * 13 + place): the places in reach, as a bit set."""
    least: list[int]
    """At (road * 13 + place): the fewest pips that lead anywhere."""


_ROUTES: Final[list[Routes | None]] = [None] * (len(LAYOUTS) * ROTATIONS)


def _routes(layout: int, rotation: int) -> Routes:
    reach = [0] * (2 * (SIDES + 1) * PLACES)
    least = [NEVER] * (2 * PLACES)
    for way in roads(layout, rotation):
        for start, end in ((way.start, way.end), (way.end, way.start)):
            for value in range(way.pips, SIDES + 1):
                reach[(way.road * (SIDES + 1) + value) * PLACES + start] |= 1 << end
            at = way.road * PLACES + start
            least[at] = min(least[at], way.pips)
    return Routes(reach, least)


def routes(layout: int, rotation: int) -> Routes:
    """Where roads lead now."""
    known = _ROUTES[layout * ROTATIONS + rotation]
    if known is None:
        known = _ROUTES[layout * ROTATIONS + rotation] = _routes(layout, rotation)
    return known


def reachable(layout: int, rotation: int, road: int, value: int, place: int) -> int:
    """The places that one road of the kind and of at most `value` pips leads to, as a bit set."""
    return routes(layout, rotation).reach[(road * (SIDES + 1) + value) * PLACES + place]
