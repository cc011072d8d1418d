"""Roads and wilderness roads."""

from __future__ import annotations

from collections.abc import Collection

from tawantin.kernel.frames import Frame
from tawantin.kernel.reasons import Reason, all_of

from ..components import FREE_ROADS, LEAST_ROADS
from ..decisions.people import Road, Turn, WildernessFrom, WildernessTo
from .causes import (
    BEGIN_ROADS,
    BEYOND_FRONTIER,
    HUACA,
    NO_ROAD_FITS,
    NO_WAY_THERE,
    NOT_JOINED,
    OTHER_SIDE,
    ROAD_IS_TAKEN,
    ROAD_IS_YOURS,
    WILDERNESS_ELSEWHERE,
    WILDERNESS_LATER,
    WILDERNESS_NEEDLESS,
    WILDERNESS_NO_CARD,
    WILDERNESS_NOT_HERE,
    WILDERNESS_NOW,
    WILDERNESS_NOWHERE,
    WILDERNESS_USED,
)
from .moments import road_part_used, something_first
from .reading import Position, Way

# ---- roads ------------------------------------------------------------------------------------


def begin_road(here: Position, frame: Frame) -> Reason | None:
    """Road building is begun where at least one road can be placed."""
    if not isinstance(frame, Turn):
        return something_first(here, frame)
    return road_part_used(here, frame) or no_road_at_all(here)


def no_road_at_all(here: Position) -> Reason | None:
    """A road of either kind must fit somewhere."""
    ways = here.chart.ways.values()
    if any(no_place_for_road(here, way) is None for way in ways if way.printed):
        return None
    if here.state.wilderness_left and any(no_wilderness(here, way) is None for way in ways):
        return None
    return NO_ROAD_FITS()


def road(here: Position, frame: Frame, name: str) -> Reason | None:
    """A road on a printed connection, while roads are built."""
    way = here.chart.ways.get(name)
    if way is None:
        return OTHER_SIDE(players=here.state.seats)
    if isinstance(frame, Road):
        return no_place_for_road(here, way)
    if isinstance(frame, Turn):
        used = road_part_used(here, frame) or no_place_for_road(here, way)
        return used or BEGIN_ROADS(roads=free_roads(here))
    return something_first(here, frame)


def free_roads(here: Position) -> int:
    """Road building gives two roads, more with builders, fewer with floods, but at least one."""
    change = here.amount("extra_road_builders", "el_nino_flood")
    return max(LEAST_ROADS, FREE_ROADS + change)


def no_place_for_road(here: Position, way: Way) -> Reason | None:
    """No stick lies there; one end is connected; one end is open."""
    if here.is_mine(way.id):
        return ROAD_IS_YOURS()
    owners = here.owners(way.id)
    if owners:
        beside = here.state.wilderness_left and no_wilderness(here, way) is None
        return ROAD_IS_TAKEN("wilderness_beside" if beside else "", seat=owners[0])
    return all_of(
        (NOT_JOINED, not_joined(here, way.ends)), (BEYOND_FRONTIER, beyond_frontier(here, way))
    )


def beyond_frontier(here: Position, way: Way) -> Reason | None:
    """A road needs an end that touches a conquered region."""
    if any(here.is_open(end) for end in way.ends):
        return None
    region = here.chart.sites[way.ends[0]].regions[0]
    return BEYOND_FRONTIER(region=f"region:{region}")


def not_joined(here: Position, sites: Collection[str]) -> Reason | None:
    """One of the sites must be joined to Cuzco by the player's roads."""
    if any(site in here.network for site in sites):
        return None
    place = f"site:{next(iter(sites))}"
    roads = here.roads_to(sites)
    return NO_WAY_THERE(place=place) if roads is None else NOT_JOINED(place=place, roads=roads)


# ---- wilderness roads -------------------------------------------------------------------------


def wilderness(here: Position, frame: Frame) -> Reason | None:
    """For each card one of the roads of a turn may be a wilderness road."""
    if isinstance(frame, WildernessFrom | WildernessTo):
        return WILDERNESS_NOW()
    if not isinstance(frame, Road):
        return WILDERNESS_LATER()
    cards = here.amount("wilderness_road")
    if not cards:
        return WILDERNESS_NO_CARD(need=1, have=0)
    if not here.state.wilderness_left:
        return WILDERNESS_USED(cards=cards)
    if all(no_wilderness(here, way) for way in here.chart.ways.values()):
        return WILDERNESS_NOWHERE()
    return None


def wilderness_from(here: Position, frame: Frame, site: str) -> Reason | None:
    """It begins at a connected site where one can be placed."""
    if site not in here.chart.sites:
        return OTHER_SIDE(players=here.state.seats)
    if isinstance(frame, WildernessTo):
        return WILDERNESS_NOW()
    if not isinstance(frame, WildernessFrom):
        huaca = here.chart.sites[site].type == "huaca"
        return HUACA(place=f"site:{site}") if huaca else WILDERNESS_LATER()
    if all(no_wilderness(here, way) for way in here.chart.ways_at[site]):
        return not_joined(here, [site]) or WILDERNESS_NOT_HERE(place=f"site:{site}")
    return not_joined(here, [site])


def wilderness_to(here: Position, frame: Frame, name: str) -> Reason | None:
    """It goes from the chosen site along a way that is fit for it."""
    way = here.chart.ways.get(name)
    if way is None:
        return OTHER_SIDE(players=here.state.seats)
    if isinstance(frame, WildernessFrom):
        return WILDERNESS_NOW()
    if not isinstance(frame, WildernessTo):
        return WILDERNESS_LATER()
    start = here.site_name(frame.site)
    if start not in way.ends:
        return WILDERNESS_ELSEWHERE(place=f"site:{start}")
    return no_wilderness(here, way)


def no_wilderness(here: Position, way: Way) -> Reason | None:
    """Beside other players' roads or on a listed pair, once; joined, and with an open end."""
    if here.is_mine(way.id):
        return ROAD_IS_YOURS()
    if way.printed and not here.owners(way.id):
        return WILDERNESS_NEEDLESS()
    return not_joined(here, way.ends) or beyond_frontier(here, way)
