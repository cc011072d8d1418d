"""What a player or a spectator may see.

Parts that show the same are the same objects (see `tawantin.kernel.parts`).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tawantin.kernel.frames import Frame
from tawantin.kernel.parts import MOST_PARTS, Parts

from .board import members
from .components import (
    BOARDS,
    COLOURS,
    EXTRA_ROAD,
    MARKERS,
    SUN_EVENT_IDS,
    SUN_EVENTS,
    TEMPLE,
    TERRACE,
    rounds_of,
)
from .people import (
    MoreConquest,
    MoreGarrison,
    MoreTerrace,
    Road,
    Turn,
    WildernessFrom,
    WildernessTo,
)
from .phases import LaySunCard, ending, sapa_inca_points
from .state import POINTS, Empire, rank_order
from .sun_events import effects_of, kinds_in


class CostsView(msgspec.Struct, frozen=True):
    """What a player would pay now, and how many roads the road-building slot gives him."""

    city: int
    garrison: int
    temple: int
    terrace: int
    extra_road: int
    conquest: int
    """To be added to the resistance of a marker."""
    upgrade: int | None
    """None while a garrison cannot become a city."""
    roads: int


class HeldMarkerView(msgspec.Struct, frozen=True):
    """A culture marker before a player, from a region that he conquered."""

    region: str
    marker: str
    terrace: bool


class RoadView(msgspec.Struct, frozen=True):
    """A stick on the board."""

    place: str
    """A connection or a wilderness pair."""
    wilderness: bool
    cut_off: bool
    """Not joined to Cuzco, so that it counts for nothing."""


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    seat: int
    colour: str
    start_region: str
    score: int
    rank: int
    """1 for the player ahead."""
    inside: int
    """The place among the figures on his space of the score track; 0 is the innermost."""
    turn_order: int
    """The number of the turn order tile."""
    labour: int
    income: int
    """What the next Inca phase gives for markers and terraces."""
    markers: list[HeldMarkerView]
    terraces: int
    roads: list[RoadView]
    connected_sites: list[str]
    hand_size: int
    affected_by: list[str]
    """The face-up sun event cards that work for him."""
    costs: CostsView
    sapa_inca_points: int
    """What a Sapa Inca phase would give him now."""
    points: dict[str, int]


class RegionView(msgspec.Struct, frozen=True):
    """A region and its marker."""

    id: str
    conquered_by: int | None
    start: bool
    face_down: bool
    marker: str | None
    """The marker that lies face up in it or that its conqueror holds."""
    hand_of_the_gods: bool
    """A marker with much labour lies here (variant)."""


class SiteView(msgspec.Struct, frozen=True):
    """A site with something built on it."""

    id: str
    tile: str
    """city or garrison"""
    temple: bool


class LaidCardView(msgspec.Struct, frozen=True):
    """A card laid face down in this Sun phase."""

    seat: int
    card: str | None
    """Only the player who laid it sees it."""


class SectorView(msgspec.Struct, frozen=True):
    """A sector of the sun board."""

    id: str
    cards: list[str]
    laid: LaidCardView | None


class TrackView(msgspec.Struct, frozen=True):
    """Where the round figure is."""

    rounds: list[int]
    """The columns that are played."""
    round: int
    era: int
    phase: str
    position: int
    """The field in the column, counted from 0."""
    invasion_markers: int
    """The invasion markers still face down (variant)."""


class DecisionView(msgspec.Struct):
    """What is being decided."""

    kind: str
    """sun_card, turn, road, wilderness_from, wilderness_to, more_garrison, more_terrace or
    more_conquest"""
    seat: int
    left: int
    """How often this can still be done, this time included."""
    site: str | None
    """Where a wilderness road begins."""
    road_slot: bool
    """Road building is still to come in this turn."""
    construction_slot: bool
    """Construction is still to come in this turn."""
    wilderness_left: int


class View(msgspec.Struct):
    """The whole table."""

    seat: int | None
    map: str
    options: dict[str, bool]
    track: TrackView
    turn_order: list[int]
    players: list[PlayerView]
    regions: list[RegionView]
    sites: list[SiteView]
    sectors: list[SectorView]
    hand: list[str]
    """The viewer's own cards."""
    deck: int
    discard: dict[str, int]
    """By kind, what is on the discard pile."""
    unseen_markers: dict[str, int]
    """By type, the markers that nobody has seen."""
    decision: DecisionView | None
    ending: str | None


def view(state: Empire, seat: int | None) -> View:
    """What a seat, or a spectator, may see."""
    return View(
        seat=seat,
        map=BOARDS[state.seats].key,
        options=_options(state.pizarros_arrival, state.early_decline, state.gods_agree),
        track=_track(state.early_decline, state.round, state.phase, state.invasion_markers),
        turn_order=list(state.order),
        players=_players(state),
        regions=_regions(
            state.seats,
            state.turned,
            state.gods_agree,
            tuple(state.markers),
            tuple([tuple(player.regions) for player in state.players]),
        ),
        sites=_sites(state.seats, state.cities, state.garrisons, state.temples),
        sectors=_sectors(state, seat),
        hand=[] if seat is None else _cards(sorted(state.players[seat].hand)),
        deck=len(state.deck),
        discard=_discard(tuple(state.discard)),
        unseen_markers=_unseen(tuple(state.pool), tuple(state.gods_pool)),
        decision=_decision(state),
        ending=None if state.frames else ending(state),
    )


def _cards(kinds: list[int]) -> list[str]:
    return [SUN_EVENTS[kind].id for kind in kinds]


@lru_cache(MOST_PARTS)
def _options(pizarros_arrival: bool, early_decline: bool, gods_agree: bool) -> dict[str, bool]:
    return {
        "pizarros_arrival": pizarros_arrival,
        "early_decline": early_decline,
        "gods_agree": gods_agree,
    }


@lru_cache(MOST_PARTS)
def _track(early_decline: bool, number: int, phase: int, invasion_markers: int) -> TrackView:
    rounds = rounds_of(early_decline)
    here = rounds[number]
    return TrackView(
        rounds=[r.id for r in rounds],
        round=here.id,
        era=here.era.id,
        phase=here.phases[phase],
        position=phase,
        invasion_markers=invasion_markers,
    )


@lru_cache(MOST_PARTS)
def _discard(discard: tuple[int, ...]) -> dict[str, int]:
    return {name: discard.count(kind) for kind, name in enumerate(SUN_EVENT_IDS) if kind in discard}


@lru_cache(MOST_PARTS)
def _unseen(pool: tuple[int, ...], gods_pool: tuple[int, ...]) -> dict[str, int]:
    return {
        marker.id: pool.count(kind) + gods_pool.count(kind) for kind, marker in enumerate(MARKERS)
    }


def _players(state: Empire) -> list[PlayerView]:
    ranks = rank_order(state)
    found = []
    for seat, player in enumerate(state.players):
        inside = sum(
            [other.vp == player.vp and other.arrived < player.arrived for other in state.players]
        )
        rank, turn = ranks.index(seat) + 1, state.order.index(seat) + 1
        points = sapa_inca_points(state, seat)
        markers = [state.markers[region] for region in player.regions]
        key = (
            (state.seats, seat, inside, rank, turn, points, player.colour, player.vp),
            (player.labour, player.terraces, player.marker_labour, len(player.hand)),
            (player.affecting, player.roads, player.wilderness, player.connected),
            tuple(player.regions),
            tuple(markers),
            tuple(player.points),
        )
        found.append(_PLAYERS.of(key, state, seat, inside, rank, turn, points))
    return found


def _player(
    state: Empire, seat: int, inside: int, rank: int, turn: int, sapa_inca_points: int
) -> PlayerView:
    board = BOARDS[state.seats]
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        colour=COLOURS[player.colour],
        start_region=board.regions[board.start_region_of_colour[player.colour]],
        score=player.vp,
        rank=rank,
        inside=inside,
        turn_order=turn,
        labour=player.labour,
        income=player.marker_labour + player.terraces * TERRACE.inca_income,
        markers=[
            HeldMarkerView(
                board.regions[region], MARKERS[state.markers[region]].id, held < player.terraces
            )
            for held, region in enumerate(player.regions)
        ],
        terraces=player.terraces,
        roads=_roads(state.seats, player.roads, player.wilderness, player.connected),
        connected_sites=[board.sites[site] for site in members(player.connected)],
        hand_size=len(player.hand),
        affected_by=_cards(kinds_in(player.affecting)),
        costs=_costs(player.affecting),
        sapa_inca_points=sapa_inca_points,
        points=dict(zip(POINTS, player.points, strict=True)),
    )


_PLAYERS = Parts(_player)


@lru_cache(MOST_PARTS)
def _roads(seats: int, roads: int, wilderness: int, connected: int) -> list[RoadView]:
    board = BOARDS[seats]
    return [
        RoadView(
            board.lines[line],
            bool(wilderness >> line & 1),
            not connected & board.ends_set_of[line],
        )
        for line in members(roads)
    ]


@lru_cache(MOST_PARTS)
def _costs(affecting: int) -> CostsView:
    effects = effects_of(affecting)
    return CostsView(
        city=effects.city_cost,
        garrison=effects.garrison_cost,
        temple=TEMPLE.cost,
        terrace=TERRACE.cost,
        extra_road=EXTRA_ROAD.cost,
        conquest=effects.conquest_cost,
        upgrade=effects.upgrade_cost if effects.can_upgrade else None,
        roads=effects.roads,
    )


@lru_cache(MOST_PARTS)
def _regions(
    seats: int,
    turned: int,
    gods_agree: bool,
    markers: tuple[int, ...],
    conquered: tuple[tuple[int, ...], ...],
) -> list[RegionView]:
    """From the regions whose marker was turned up, the markers, and by seat what it conquered."""
    board = BOARDS[seats]
    owner = {region: seat for seat, regions in enumerate(conquered) for region in regions}
    return [
        RegionView(
            id=name,
            conquered_by=owner.get(region),
            start=bool(board.start_regions >> region & 1),
            face_down=not turned >> region & 1,
            marker=MARKERS[markers[region]].id if markers[region] >= 0 else None,
            hand_of_the_gods=gods_agree and bool(board.gods_regions >> region & 1),
        )
        for region, name in enumerate(board.regions)
    ]


@lru_cache(MOST_PARTS)
def _sites(seats: int, cities: int, garrisons: int, temples: int) -> list[SiteView]:
    board = BOARDS[seats]
    return [
        SiteView(
            board.sites[site],
            "city" if cities >> site & 1 else "garrison",
            bool(temples >> site & 1),
        )
        for site in members(cities | garrisons)
    ]


def _sectors(state: Empire, seat: int | None) -> list[SectorView]:
    found = []
    for sector, name in enumerate(BOARDS[state.seats].sectors):
        laid, by = state.laid[sector], state.laid_by[sector]
        shown = LaidCardView(by, SUN_EVENT_IDS[laid] if by == seat else None) if by >= 0 else None
        found.append(SectorView(name, _cards(state.face_up[sector]), shown))
    return found


_KINDS: dict[type, str] = {
    LaySunCard: "sun_card",
    Turn: "turn",
    Road: "road",
    WildernessFrom: "wilderness_from",
    WildernessTo: "wilderness_to",
    MoreGarrison: "more_garrison",
    MoreTerrace: "more_terrace",
    MoreConquest: "more_conquest",
}


def _decision(state: Empire) -> DecisionView | None:
    if not state.frames:
        return None
    top = state.frames[-1]
    turn = next((frame for frame in state.frames if isinstance(frame, Turn)), None)
    site = BOARDS[state.seats].sites[top.site] if isinstance(top, WildernessTo) else None
    return DecisionView(
        kind=_KINDS[type(top)],
        seat=top.actors(state)[0],
        left=_left(top),
        site=site,
        road_slot=turn is not None and turn.road,
        construction_slot=turn is not None and turn.construction,
        wilderness_left=state.wilderness_left,
    )


def _left(frame: Frame) -> int:
    if isinstance(frame, Road | WildernessFrom | WildernessTo):
        return frame.left
    if isinstance(frame, MoreGarrison | MoreTerrace | MoreConquest):
        return frame.left
    return 1
