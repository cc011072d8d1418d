"""Checks of the maps beyond what loading refuses: one line a check."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .board import ALL_VILLAGES, LAYOUTS, PLACE_IDS, ROTATIONS, Road, roads
from .components import FEATHER_IDS, MOST_FEATHERS, ROAD_IDS, ROOT


def check_components() -> Iterator[str]:
    """What every map must have: three villages of each colour, roads of both kinds everywhere."""
    for layout in LAYOUTS:
        triangles = ", ".join(layout.triangles)
        for colour, villages in enumerate(layout.coloured):
            if villages.bit_count() != MOST_FEATHERS:
                raise ROOT.complain(
                    "map",
                    "gives {triangles} {count} villages with a {feather} feather, not {wanted}",
                    "villages",
                    triangles=triangles,
                    count=villages.bit_count(),
                    feather=FEATHER_IDS[colour],
                    wanted=MOST_FEATHERS,
                )
    yield f"{len(LAYOUTS)} maps, each with {MOST_FEATHERS} villages of every feather"
    for n, layout in enumerate(LAYOUTS):
        for rotation, road in product(range(ROTATIONS), range(len(ROAD_IDS))):
            ways = [way for way in roads(n, rotation) if way.road == road]
            left_out = (ALL_VILLAGES | 1) & ~_joined(ways)
            if left_out:
                place = PLACE_IDS[left_out.bit_length() - 1]
                raise ROOT.complain(
                    "map",
                    "gives {triangles}, overlay turned by {turns}, no {road} to {place}",
                    "no-way",
                    triangles=", ".join(layout.triangles),
                    turns=rotation,
                    road=ROAD_IDS[road],
                    place=place,
                )
    yield f"roads of each kind lead everywhere, in all {ROTATIONS} turns of the overlay"


def _joined(ways: list[Road]) -> int:
    """The places joined to Cuzco by these roads, as a bit set."""
    reached, size = 1, 0
    while reached.bit_count() != size:
        size = reached.bit_count()
        for way in ways:
            ends = 1 << way.start | 1 << way.end
            if reached & ends:
                reached |= ends
    return reached
