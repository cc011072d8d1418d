"""Constructions: cities, garrisons, temples, terraces, conquests."""

from __future__ import annotations

from tawantin.kernel.frames import Frame
from tawantin.kernel.reasons import Reason, all_of

from ..components import CITY, EXTRA_ROAD, GARRISON, SUN_EVENTS, TEMPLE, TERRACE, UPGRADE
from ..decisions.people import MoreConquest, MoreGarrison, MoreTerrace, Turn
from .causes import (
    CITY_STANDS,
    CITY_TOO_DEAR,
    CONQUEST_TOO_DEAR,
    ECLIPSE,
    EXTRA_ROAD_TOO_DEAR,
    GARRISON_STANDS,
    GARRISON_TOO_DEAR,
    HUACA,
    NO_CITY_HERE,
    NO_GARRISON_HERE,
    NO_MARKER_FREE,
    NO_OUTPOST,
    NO_ROAD_FITS,
    NOT_JOINED,
    OTHER_SIDE,
    REGION_CONQUERED,
    SITE_CLOSED,
    START_REGION,
    TEMPLE_STANDS,
    TEMPLE_TOO_DEAR,
    TERRACE_TOO_DEAR,
    UPGRADE_TOO_DEAR,
)
from .moments import construction_part_used, labour, something_first
from .reading import Position
from .roads import no_road_at_all, not_joined

# ---- constructions ----------------------------------------------------------------------------


def construction(here: Position, frame: Frame, kind: str, place: str) -> Reason | None:
    """One construction a turn, or what a card lets follow it."""
    follows = (
        (isinstance(frame, MoreGarrison) and kind == "garrison")
        or (isinstance(frame, MoreTerrace) and kind == "terrace")
        or (isinstance(frame, MoreConquest) and kind == "conquest")
    )
    if isinstance(frame, Turn):
        used = construction_part_used(frame)
        if used is not None:
            return used
    elif not follows:
        return something_first(here, frame)
    if place and place not in here.chart.sites and place not in here.chart.regions:
        return OTHER_SIDE(players=here.state.seats)
    match kind:
        case "city":
            return city(here, place)
        case "garrison":
            return garrison(here, place)
        case "temple":
            return temple(here, frame, place)
        case "upgrade":
            return upgrade(here, place)
        case "conquest":
            return conquest(here, place, further=follows)
        case "terrace":
            return terrace(here)
        case _:
            return extra_road(here)


def site_closed(here: Position, site: str) -> Reason | None:
    """One builds on open sites only."""
    if here.is_open(site):
        return None
    region = here.chart.sites[site].regions[0]
    return SITE_CLOSED(place=f"site:{site}", region=f"region:{region}")


def city(here: Position, site: str) -> Reason | None:
    """A city: on a connected, open city site without a tile."""
    if here.has_city(site):
        return CITY_STANDS(place=f"site:{site}")
    cost = CITY.cost + here.amount("epidemic")
    return all_of(
        (NOT_JOINED, not_joined(here, [site])),
        (SITE_CLOSED, site_closed(here, site)),
        (CITY_TOO_DEAR, labour(here, CITY_TOO_DEAR, cost)),
    )


def garrison(here: Position, site: str) -> Reason | None:
    """A garrison: on a connected, open garrison site without a tile."""
    if here.chart.sites[site].type != "garrison":
        return HUACA(place=f"site:{site}")
    if here.has_city(site):
        return CITY_STANDS(place=f"site:{site}")
    if here.has_garrison(site):
        return GARRISON_STANDS(place=f"site:{site}")
    cost = GARRISON.cost + here.amount("stormy_weather")
    return all_of(
        (NOT_JOINED, not_joined(here, [site])),
        (SITE_CLOSED, site_closed(here, site)),
        (GARRISON_TOO_DEAR, labour(here, GARRISON_TOO_DEAR, cost)),
    )


def temple(here: Position, frame: Frame, site: str) -> Reason | None:
    """A temple: on a connected city without one; with religious zeal also on a garrison."""
    if here.has_temple(site):
        return TEMPLE_STANDS(place=f"site:{site}")
    if here.has_garrison(site) and not here.cards["religious_zeal"]:
        return NO_CITY_HERE("zeal", place=f"site:{site}")
    if not here.has_city(site) and not here.has_garrison(site):
        return NO_CITY_HERE(place=f"site:{site}")
    return eclipse(here, frame) or all_of(
        (NOT_JOINED, not_joined(here, [site])),
        (TEMPLE_TOO_DEAR, labour(here, TEMPLE_TOO_DEAR, TEMPLE.cost)),
    )


def eclipse(here: Position, frame: Frame) -> Reason | None:
    """Under a solar eclipse a temple takes the place of road building too."""
    if here.cards["solar_eclipse"] and isinstance(frame, Turn) and not frame.road:
        return ECLIPSE()
    return None


def upgrade(here: Position, site: str) -> Reason | None:
    """Important outpost: a connected garrison becomes a city."""
    if not here.cards["important_outpost"]:
        return NO_OUTPOST(card="sun_event:important_outpost")
    if not here.has_garrison(site):
        return NO_GARRISON_HERE(place=f"site:{site}")
    cost = UPGRADE.cost + here.amount("epidemic")
    return all_of(
        (NOT_JOINED, not_joined(here, [site])),
        (UPGRADE_TOO_DEAR, labour(here, UPGRADE_TOO_DEAR, cost)),
    )


def conquest(here: Position, region: str, further: bool) -> Reason | None:
    """Any unconquered region that a connected site touches, for its resistance."""
    if region in here.chart.start_regions:
        return START_REGION(region=f"region:{region}")
    conqueror = here.conqueror(region)
    if conqueror is not None:
        return REGION_CONQUERED(region=f"region:{region}", seat=conqueror)
    sites = [site.id for site in here.chart.sites.values() if region in site.regions]
    apart = not_joined(here, sites)
    if apart is not None:
        return apart
    cost = here.marker(region).resistance + here.amount("military_superiority", "resistance")
    if further:
        cost += next(card.surcharge for card in SUN_EVENTS if card.id == "rapid_expansion")
    return labour(here, CONQUEST_TOO_DEAR, max(0, cost))


def terrace(here: Position) -> Reason | None:
    """A terrace goes next to a marker of the player, one per marker."""
    markers = len(here.player.regions)
    full = here.player.terraces >= markers
    beside = NO_MARKER_FREE(markers=markers, terraces=here.player.terraces) if full else None
    return all_of(
        (NO_MARKER_FREE, beside),
        (TERRACE_TOO_DEAR, labour(here, TERRACE_TOO_DEAR, TERRACE.cost)),
    )


def extra_road(here: Position) -> Reason | None:
    """One road more for labour, where one can be placed."""
    return all_of(
        (EXTRA_ROAD_TOO_DEAR, labour(here, EXTRA_ROAD_TOO_DEAR, EXTRA_ROAD.cost)),
        (NO_ROAD_FITS, no_road_at_all(here)),
    )
