"""What a player or a spectator may see."""

from __future__ import annotations

import msgspec

from tawantin.kernel.frames import Frame

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


class CostsView(msgspec.Struct):
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


class HeldMarkerView(msgspec.Struct):
    """A culture marker before a player, from a region that he conquered."""

    region: str
    marker: str
    terrace: bool


class RoadView(msgspec.Struct):
    """A stick on the board."""

    place: str
    """A connection or a wilderness pair."""
    wilderness: bool
    cut_off: bool
    """Not joined to Cuzco, so that it counts for nothing."""


class PlayerView(msgspec.Struct):
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


class RegionView(msgspec.Struct):
    """A region and its marker."""

    id: str
    conquered_by: int | None
    start: bool
    face_down: bool
    marker: str | None
    """The marker that lies face up in it or that its conqueror holds."""
    hand_of_the_gods: bool
    """A marker with much labour lies here (variant)."""


class SiteView(msgspec.Struct):
    """A site with something built on it."""

    id: str
    tile: str
    """city or garrison"""
    temple: bool


class LaidCardView(msgspec.Struct):
    """A card laid face down in this Sun phase."""

    seat: int
    card: str | None
    """Only the player who laid it sees it."""


class SectorView(msgspec.Struct):
    """A sector of the sun board."""

    id: str
    cards: list[str]
    laid: LaidCardView | None


class TrackView(msgspec.Struct):
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
        options={
            "pizarros_arrival": state.pizarros_arrival,
            "early_decline": state.early_decline,
            "gods_agree": state.gods_agree,
        },
        track=_track(state),
        turn_order=list(state.order),
        players=_players(state),
        regions=_regions(state),
        sites=_sites(state),
        sectors=_sectors(state, seat),
        hand=[] if seat is None else _cards(sorted(state.players[seat].hand)),
        deck=len(state.deck),
        discard={
            name: state.discard.count(kind)
            for kind, name in enumerate(SUN_EVENT_IDS)
            if kind in state.discard
        },
        unseen_markers={
            marker.id: state.pool.count(kind) + state.gods_pool.count(kind)
            for kind, marker in enumerate(MARKERS)
        },
        decision=_decision(state),
        ending=None if state.frames else ending(state),
    )


def _cards(kinds: list[int]) -> list[str]:
    return [SUN_EVENTS[kind].id for kind in kinds]


def _track(state: Empire) -> TrackView:
    rounds = rounds_of(state.early_decline)
    here = rounds[state.round]
    return TrackView(
        rounds=[r.id for r in rounds],
        round=here.id,
        era=here.era.id,
        phase=here.phases[state.phase],
        position=state.phase,
        invasion_markers=state.invasion_markers,
    )


def _players(state: Empire) -> list[PlayerView]:
    board = BOARDS[state.seats]
    ranks = rank_order(state)
    found = []
    for seat, player in enumerate(state.players):
        ahead_here = [p for p in state.players if p.vp == player.vp and p.arrived < player.arrived]
        found.append(
            PlayerView(
                seat=seat,
                colour=COLOURS[player.colour],
                start_region=board.regions[board.start_region_of_colour[player.colour]],
                score=player.vp,
                rank=ranks.index(seat) + 1,
                inside=len(ahead_here),
                turn_order=state.order.index(seat) + 1,
                labour=player.labour,
                income=player.marker_labour + player.terraces * TERRACE.inca_income,
                markers=[
                    HeldMarkerView(
                        board.regions[region],
                        MARKERS[state.markers[region]].id,
                        held < player.terraces,
                    )
                    for held, region in enumerate(player.regions)
                ],
                terraces=player.terraces,
                roads=_roads(state, seat),
                connected_sites=[board.sites[site] for site in members(player.connected)],
                hand_size=len(player.hand),
                affected_by=_cards(kinds_in(player.affecting)),
                costs=_costs(player.affecting),
                sapa_inca_points=sapa_inca_points(state, seat),
                points=dict(zip(POINTS, player.points, strict=True)),
            )
        )
    return found


def _roads(state: Empire, seat: int) -> list[RoadView]:
    board = BOARDS[state.seats]
    player = state.players[seat]
    return [
        RoadView(
            board.lines[line],
            bool(player.wilderness >> line & 1),
            not player.connected & board.ends_set_of[line],
        )
        for line in members(player.roads)
    ]


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


def _regions(state: Empire) -> list[RegionView]:
    board = BOARDS[state.seats]
    owner = {region: seat for seat, p in enumerate(state.players) for region in p.regions}
    return [
        RegionView(
            id=name,
            conquered_by=owner.get(region),
            start=bool(board.start_regions >> region & 1),
            face_down=not state.turned >> region & 1,
            marker=MARKERS[state.markers[region]].id if state.markers[region] >= 0 else None,
            hand_of_the_gods=state.gods_agree and bool(board.gods_regions >> region & 1),
        )
        for region, name in enumerate(board.regions)
    ]


def _sites(state: Empire) -> list[SiteView]:
    board = BOARDS[state.seats]
    return [
        SiteView(
            board.sites[site],
            "city" if state.cities >> site & 1 else "garrison",
            bool(state.temples >> site & 1),
        )
        for site in members(state.cities | state.garrisons)
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
