"""What a player or a spectator may see.

Parts that show the same are the same objects (see `tawantin.kernel.parts`).
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from tawantin.kernel.bits import members
from tawantin.kernel.frames import Frame
from tawantin.kernel.parts import MOST_PARTS, Parts

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
from .decisions.people import (
    MoreConquest,
    MoreGarrison,
    MoreTerrace,
    Road,
    Turn,
    WildernessFrom,
    WildernessTo,
)
from .decisions.phases import LaySunCard, ending, sapa_inca_points
from .mechanics.sun_events import effects_of, kinds_in
from .state import POINTS, State, rank_order
from .view import (
    CostsView,
    DecisionView,
    HeldMarkerView,
    LaidCardView,
    PlayerView,
    RegionView,
    RoadView,
    SectorView,
    SiteView,
    TrackView,
    View,
)


def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator, may see."""
    public = _public(state)
    return public if seat is None else seat_view(public, state, seat)


def seat_view(public: View, state: State, seat: int) -> View:
    """What a seat sees besides what everybody does: its hand, and the card it laid."""
    view = copy(public)
    view.seat, view.sectors = seat, _sectors(state, seat)
    view.hand = _cards(sorted(state.players[seat].hand))
    return view


def _public(state: State) -> View:
    return View(
        seat=None,
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
        sectors=_sectors(state, None),
        hand=[],
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


def _players(state: State) -> list[PlayerView]:
    ranks = rank_order(state)
    players = []
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
        players.append(_PLAYERS.of(key, state, seat, inside, rank, turn, points))
    return players


def _player(
    state: State, seat: int, inside: int, rank: int, turn: int, sapa_inca_points: int
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


def _sectors(state: State, seat: int | None) -> list[SectorView]:
    sectors = []
    for sector, name in enumerate(BOARDS[state.seats].sectors):
        laid, by = state.laid[sector], state.laid_by[sector]
        shown = LaidCardView(by, SUN_EVENT_IDS[laid] if by == seat else None) if by >= 0 else None
        sectors.append(SectorView(name, _cards(state.face_up[sector]), shown))
    return sectors


KINDS: dict[type, str] = {
    LaySunCard: "sun_card",
    Turn: "turn",
    Road: "road",
    WildernessFrom: "wilderness_from",
    WildernessTo: "wilderness_to",
    MoreGarrison: "more_garrison",
    MoreTerrace: "more_terrace",
    MoreConquest: "more_conquest",
}


def _decision(state: State) -> DecisionView | None:
    if not state.frames:
        return None
    top = state.frames[-1]
    turn = next((frame for frame in state.frames if isinstance(frame, Turn)), None)
    site = BOARDS[state.seats].sites[top.site] if isinstance(top, WildernessTo) else None
    return DecisionView(
        kind=KINDS[type(top)],
        seat=top.actors(state)[0],
        left=left_of(top),
        site=site,
        road_slot=turn is not None and turn.road,
        construction_slot=turn is not None and turn.construction,
        wilderness_left=state.wilderness_left,
    )


def left_of(frame: Frame) -> int:
    """How often what is being decided can still be done."""
    if isinstance(frame, Road | WildernessFrom | WildernessTo):
        return frame.left
    if isinstance(frame, MoreGarrison | MoreTerrace | MoreConquest):
        return frame.left
    return 1
