"""What a seat sees of the table as numbers: what `showing.py` shows, straight from the position.

Long parts that seldom change (roads, sites, cards in force) are kept as they were written last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawantin.kernel.bits import members
from tawantin.kernel.layout import layout
from tawantin.kernel.numbers import Numbers, Place, blank, turns

from .board import Board
from .components import (
    BOARDS,
    EXTRA_ROAD,
    IDS,
    MARKERS,
    SUN_EVENT_IDS,
    TEMPLE,
    TERRACE,
    rounds_of,
)
from .decisions.people import Turn, WildernessTo
from .decisions.phases import ending, sapa_inca_points
from .mechanics.sun_events import effects_of, kinds_in
from .showing import KINDS, left_of
from .state import POINTS, Player, State, rank_order
from .view import View

_SEATS: Final = len(BOARDS) - 1
_VIEW: Final = layout(View, _SEATS)
SIZE: Final = _VIEW.size
_MOST_KEPT: Final = 1024
"""Of each kind of long part."""


def _of_player(name: str) -> Place:
    return _VIEW.place(f"players[viewer].{name}", "players")


def _of_region(name: str) -> Place:
    return _VIEW.place(f"regions[{IDS.regions[0]}].{name}", "regions")


def _of_sector(name: str) -> Place:
    return _VIEW.place(f"sectors[{IDS.sectors[0]}].{name}", "sectors")


_ROUND: Final = _VIEW.place("track.round")
_ERA: Final = _VIEW.place("track.era")
_PHASE: Final = _VIEW.place("track.phase")
_PHASES: Final = _VIEW.numbers("track.phase")
_POSITION: Final = _VIEW.place("track.position")
_INVASION_MARKERS: Final = _VIEW.place("track.invasion_markers")
_TURN_ORDER: Final = _VIEW.place("turn_order")
_PLAYERS: Final = _VIEW.place("players")
_COLOUR: Final = _of_player("colour")
_START_REGION: Final = _of_player("start_region")
_SCORE: Final = _of_player("score")
_RANK: Final = _of_player("rank")
_INSIDE: Final = _of_player("inside")
_OWN_TURN: Final = _of_player("turn_order")
_LABOUR: Final = _of_player("labour")
_INCOME: Final = _of_player("income")
_HELD: Final = _of_player("markers")
_HELD_KIND: Final = _of_player(f"markers[{IDS.regions[0]}].marker")
_HELD_TERRACE: Final = _of_player(f"markers[{IDS.regions[0]}].terrace")
_TERRACES: Final = _of_player("terraces")
_ROADS: Final = _of_player("roads")
_CONNECTED: Final = _of_player("connected_sites")
_HAND_SIZE: Final = _of_player("hand_size")
_AFFECTED_BY: Final = _of_player("affected_by")
_SAPA_INCA_POINTS: Final = _of_player("sapa_inca_points")
_POINTS: Final = _of_player(f"points[{POINTS[0]}]")
_REGIONS: Final = _VIEW.place("regions")
_CONQUERED_BY: Final = _of_region("conquered_by")
_FACE_DOWN: Final = _of_region("face_down")
_MARKER: Final = _of_region("marker")
_SITES: Final = _VIEW.place("sites")
_SECTORS: Final = _VIEW.place("sectors")
_CARDS: Final = _of_sector("cards")
_LAID: Final = _of_sector("laid")
_LAID_BY: Final = _of_sector("laid.seat")
_LAID_CARD: Final = _of_sector("laid.card")
_HAND: Final = _VIEW.place("hand")
_DECK: Final = _VIEW.place("deck")
_DISCARD: Final = _VIEW.place(f"discard[{SUN_EVENT_IDS[0]}]")
_UNSEEN: Final = _VIEW.place(f"unseen_markers[{MARKERS[0].id}]")
_DECISION: Final = _VIEW.place("decision")
_KIND: Final = _VIEW.place("decision.kind")
_KIND_NUMBERS: Final = _VIEW.numbers("decision.kind")
_DECIDER: Final = _VIEW.place("decision.seat")
_LEFT: Final = _VIEW.place("decision.left")
_SITE: Final = _VIEW.place("decision.site")
_ROAD_SLOT: Final = _VIEW.place("decision.road_slot")
_CONSTRUCTION_SLOT: Final = _VIEW.place("decision.construction_slot")
_WILDERNESS_LEFT: Final = _VIEW.place("decision.wilderness_left")
_ENDING: Final = _VIEW.place("ending")
_ENDINGS: Final = _VIEW.numbers("ending")

_NETWORK_SIZE: Final = _CONNECTED.at + _CONNECTED.size - _ROADS.at
_EFFECTS_SIZE: Final = _SAPA_INCA_POINTS.at - _AFFECTED_BY.at


class _Numbering:
    """Where the things of one side of the board stand among those of all sides."""

    def __init__(self, board: Board) -> None:
        lines = (*IDS.connections, *IDS.pairs)
        self.regions: Final = [IDS.regions.index(name) for name in board.regions]
        self.sites: Final = [IDS.sites.index(name) for name in board.sites]
        self.lines: Final = [lines.index(name) for name in board.lines]
        self.sectors: Final = [IDS.sectors.index(name) for name in board.sectors]


_NUMBERING: Final = {seats: _Numbering(board) for seats, board in enumerate(BOARDS)}


@lru_cache
def _always(seats: int, pizarros_arrival: bool, early_decline: bool, gods_agree: bool) -> Numbers:
    """What stays the same through a game."""
    out = blank(SIZE)
    board, numbering = BOARDS[seats], _NUMBERING[seats]
    _VIEW.place("seat").one(out, 0)
    _VIEW.place("map").one(out, 0, _VIEW.numbers("map")[board.key])
    options = {
        "pizarros_arrival": pizarros_arrival,
        "early_decline": early_decline,
        "gods_agree": gods_agree,
    }
    for option, chosen in options.items():
        if chosen:
            _VIEW.place(f"options[{option}]").one(out, 0)
    played = _VIEW.place("track.rounds")
    for column in rounds_of(early_decline):
        played.one(out, 0, column.id - played.low)
    for seat in range(seats):
        _of_player("seat").one(out, _PLAYERS.entry(0, seat), seat)
    for region, number in enumerate(numbering.regions):
        base = _REGIONS.entry(0, number)
        out[base] = 1.0
        if board.start_regions >> region & 1:
            _of_region("start").one(out, base)
        if gods_agree and board.gods_regions >> region & 1:
            _of_region("hand_of_the_gods").one(out, base)
    for number in numbering.sectors:
        out[_SECTORS.entry(0, number)] = 1.0
    return out


@lru_cache(_MOST_KEPT)
def _network(seats: int, roads: int, wilderness: int, connected: int) -> Numbers:
    """A player's roads and the sites they join to the capital."""
    out = blank(_NETWORK_SIZE)
    numbering, ends = _NUMBERING[seats], BOARDS[seats].ends_set_of
    for line in members(roads):
        at = _ROADS.step * numbering.lines[line]
        out[at] = 1.0
        if wilderness >> line & 1:
            out[at + 1] = 1.0
        if not connected & ends[line]:
            out[at + 2] = 1.0
    for site in members(connected):
        out[_CONNECTED.at - _ROADS.at + numbering.sites[site]] = 1.0
    return out


@lru_cache(_MOST_KEPT)
def _effects(affecting: int) -> Numbers:
    """The cards that affect a player, and what they would pay now."""
    out = blank(_EFFECTS_SIZE)
    base = -_AFFECTED_BY.at
    effects = effects_of(affecting)
    _AFFECTED_BY.bag(out, base, kinds_in(affecting))
    costs = {
        "city": effects.city_cost,
        "garrison": effects.garrison_cost,
        "temple": TEMPLE.cost,
        "terrace": TERRACE.cost,
        "extra_road": EXTRA_ROAD.cost,
        "conquest": effects.conquest_cost,
        "roads": effects.roads,
    }
    for name, cost in costs.items():
        _of_player(f"costs.{name}").number(out, base, cost)
    if effects.can_upgrade:
        _of_player("costs.upgrade").known(out, base, effects.upgrade_cost)
    return out


@lru_cache(_MOST_KEPT)
def _sites(seats: int, cities: int, garrisons: int, temples: int) -> Numbers:
    """What is built."""
    out = blank(_SITES.size)
    numbering = _NUMBERING[seats]
    for site in members(cities | garrisons):
        at = _SITES.step * numbering.sites[site]
        out[at] = 1.0
        out[at + (1 if cities >> site & 1 else 2)] = 1.0
        if temples >> site & 1:
            out[at + 3] = 1.0
    return out


def observe(state: State, seat: int, out: Numbers, at: int) -> None:
    """Write what the seat sees, from a place on."""
    seats = state.seats
    numbering = _NUMBERING[seats]
    turned = turns(seats, seat)
    out[at : at + SIZE] = _always(
        seats, state.pizarros_arrival, state.early_decline, state.gods_agree
    )
    start = at + _SITES.at
    out[start : start + _SITES.size] = _sites(seats, state.cities, state.garrisons, state.temples)
    _put_moment(state, out, at, turned)
    _put_regions(state, numbering, out, at)
    _put_sectors(state, seat, numbering, out, at, turned)
    _HAND.bag(out, at, state.players[seat].hand)
    _put_piles(state, out, at)
    for rank, other in enumerate(rank_order(state)):
        base = _PLAYERS.entry(at, turned[other])
        _RANK.number(out, base, rank + 1)
        _put_player(state, state.players[other], numbering, out, base, other)
        for region in state.players[other].regions:
            conquered = _REGIONS.entry(at, numbering.regions[region])
            _CONQUERED_BY.one(out, conquered, turned[other])
    for place, other in enumerate(state.order):
        _OWN_TURN.number(out, _PLAYERS.entry(at, turned[other]), place + 1)


def _put_moment(state: State, out: Numbers, at: int, turned: list[int]) -> None:
    """Where the round figure is, whose turn comes when, what is being decided."""
    column = rounds_of(state.early_decline)[state.round]
    _ROUND.number(out, at, column.id)
    _ERA.one(out, at, column.era.id - _ERA.low)
    _PHASE.one(out, at, _PHASES[column.phases[state.phase]])
    _POSITION.number(out, at, state.phase)
    _INVASION_MARKERS.number(out, at, state.invasion_markers)
    _TURN_ORDER.seats(out, at, state.order, turned)
    if not state.frames:
        _ENDING.one(out, at, _ENDINGS[ending(state)])
        return
    top = state.frames[-1]
    _DECISION.one(out, at)
    _KIND.one(out, at, _KIND_NUMBERS[KINDS[type(top)]])
    _DECIDER.one(out, at, turned[top.actors(state)[0]])
    _LEFT.number(out, at, left_of(top))
    if isinstance(top, WildernessTo):
        _SITE.one(out, at, _NUMBERING[state.seats].sites[top.site])
    for frame in state.frames:
        if isinstance(frame, Turn):
            if frame.road:
                _ROAD_SLOT.one(out, at)
            if frame.construction:
                _CONSTRUCTION_SLOT.one(out, at)
            break
    _WILDERNESS_LEFT.number(out, at, state.wilderness_left)


def _put_regions(state: State, numbering: _Numbering, out: Numbers, at: int) -> None:
    """What is known of the markers."""
    for region, number in enumerate(numbering.regions):
        marker = state.markers[region]
        if marker >= 0:
            _MARKER.one(out, _REGIONS.entry(at, number), marker)
        if not state.turned >> region & 1:
            _FACE_DOWN.one(out, _REGIONS.entry(at, number))


def _put_sectors(
    state: State, seat: int, numbering: _Numbering, out: Numbers, at: int, turned: list[int]
) -> None:
    """The cards on the sun board; what is laid face down only its player knows."""
    for sector, number in enumerate(numbering.sectors):
        base = _SECTORS.entry(at, number)
        if state.face_up[sector]:
            _CARDS.bag(out, base, state.face_up[sector])
        by = state.laid_by[sector]
        if by >= 0:
            _LAID.one(out, base)
            _LAID_BY.one(out, base, turned[by])
            if by == seat:
                _LAID_CARD.one(out, base, state.laid[sector])


def _put_piles(state: State, out: Numbers, at: int) -> None:
    """Deck, discard pile and the markers that nobody has seen."""
    _DECK.number(out, at, len(state.deck))
    discarded = [0] * len(SUN_EVENT_IDS)
    for kind in state.discard:
        discarded[kind] += 1
    _DISCARD.row(out, at, discarded)
    unseen = [0] * len(MARKERS)
    for kind in state.pool:
        unseen[kind] += 1
    for kind in state.gods_pool:
        unseen[kind] += 1
    _UNSEEN.row(out, at, unseen)


def _put_player(
    state: State, player: Player, numbering: _Numbering, out: Numbers, base: int, seat: int
) -> None:
    """What everybody sees of a player."""
    colour = player.colour
    _COLOUR.one(out, base, colour)
    start = BOARDS[state.seats].start_region_of_colour[colour]
    _START_REGION.one(out, base, numbering.regions[start])
    _SCORE.number(out, base, player.vp)
    inside = 0
    for other in state.players:
        if other.vp == player.vp and other.arrived < player.arrived:
            inside += 1
    _INSIDE.number(out, base, inside)
    _LABOUR.number(out, base, player.labour)
    _INCOME.number(out, base, player.marker_labour + player.terraces * TERRACE.inca_income)
    for held, region in enumerate(player.regions):
        entry = base + _HELD.step * numbering.regions[region]
        out[entry + _HELD.at] = 1.0
        _HELD_KIND.one(out, entry, state.markers[region])
        if held < player.terraces:
            _HELD_TERRACE.one(out, entry)
    _TERRACES.number(out, base, player.terraces)
    _HAND_SIZE.number(out, base, len(player.hand))
    _SAPA_INCA_POINTS.number(out, base, sapa_inca_points(state, seat))
    _POINTS.row(out, base, player.points)
    at = base + _ROADS.at
    out[at : at + _NETWORK_SIZE] = _network(
        state.seats, player.roads, player.wilderness, player.connected
    )
    at = base + _AFFECTED_BY.at
    out[at : at + _EFFECTS_SIZE] = _effects(player.affecting)
