"""What should never be so in a game of Inca Empire."""

from __future__ import annotations

from collections.abc import Iterator

from tawantin.kernel.bits import members

from .components import BOARDS, HAND_SIZE, MARKERS, START_VP
from .decisions.phases import LaySunCard
from .mechanics.frontier import open_lines, open_sites
from .mechanics.network import reconnect
from .mechanics.sun_events import WEAK_RESISTANCE, counted
from .setup import deck, markers
from .state import State


def invariants(state: State) -> Iterator[str]:
    """A sentence for each invariant that does not hold."""
    yield from _cards(state)
    yield from _markers(state)
    yield from _track(state)
    yield from _roads(state)
    yield from _networks(state)
    yield from _tiles(state)


def _cards(state: State) -> Iterator[str]:
    board = BOARDS[state.seats]
    everywhere = state.deck + state.discard + [kind for kind in state.laid if kind >= 0]
    for player in state.players:
        everywhere += player.hand
    for sector in state.face_up:
        everywhere += sector
    if sorted(everywhere) != sorted(deck(board, state.early_decline)):
        yield f"the sun event cards are not those of the game: {sorted(everywhere)}"
    if any(len(player.hand) != HAND_SIZE for player in state.players):
        yield "a hand does not have the right number of cards"
    if len({len(cards) for cards in state.face_up}) > 1:
        yield "the sectors did not all get a card in each Sun phase"
    laying = bool(state.frames) and isinstance(state.frames[-1], LaySunCard)
    if any(kind >= 0 for kind in state.laid) and not laying:
        yield "a card lies face down outside the Sun phase"
    for seat, player in enumerate(state.players):
        sectors = board.sectors_of_colour[player.colour]
        if player.affecting != counted(k for s in sectors for k in state.face_up[s]):
            yield f"seat {seat} is not affected by the cards of its two sectors"


def _markers(state: State) -> Iterator[str]:
    board = BOARDS[state.seats]
    seen = [kind for kind in state.markers if kind >= 0]
    if sorted(seen + state.pool + state.gods_pool) != sorted(markers(board)):
        yield "the culture markers are not those of the game"
    covered = len(board.regions) - state.turned.bit_count()
    if len(state.pool) + len(state.gods_pool) != covered + board.markers_left_over:
        yield "the unseen markers do not match the covered regions and those left over"
    held = [region for player in state.players for region in player.regions]
    taken = sum(1 << region for region in set(held))
    if len(held) != len(set(held)) or state.conquered != taken | board.start_regions:
        yield "the conquered regions are not those whose markers players hold"
    for region, kind in enumerate(state.markers):
        ordinary = not board.start_regions >> region & 1
        if (kind >= 0) != (ordinary and bool(state.turned >> region & 1)):
            yield f"the marker of {board.regions[region]} is neither up nor down"
    shown = board.start_regions
    for region in members(state.conquered):
        shown |= board.adjacent_of[region]
    for player in state.players:
        shown |= player.touched
    if shown & ~state.turned:
        yield "a marker beside a conquered region or a connected site is face down"
    for seat, player in enumerate(state.players):
        types = [MARKERS[state.markers[region]] for region in player.regions]
        if player.marker_labour != sum(marker.labour for marker in types):
            yield f"the labour on the markers of seat {seat} is wrong"
        if player.weak_markers != sum(m.resistance == WEAK_RESISTANCE for m in types):
            yield f"the weak markers of seat {seat} are counted wrongly"
        if player.terraces > len(player.regions):
            yield f"seat {seat} has more terraces than markers"


def _track(state: State) -> Iterator[str]:
    arrived = [player.arrived for player in state.players]
    if len(set(arrived)) != len(arrived):
        yield "two figures came to their spaces at the same time"
    for seat, player in enumerate(state.players):
        if player.labour < 0:
            yield f"seat {seat} has {player.labour} labour"
        if player.vp != START_VP + sum(player.points):
            yield f"the points of seat {seat} do not add up"
    if sorted(state.order) != list(range(state.seats)):
        yield "the turn order is not an order of the seats"


def _roads(state: State) -> Iterator[str]:
    board = BOARDS[state.seats]
    claimed = 0
    for player in state.players:
        claimed |= player.roads & board.connections
        if player.wilderness & ~player.roads or player.roads & board.pairs & ~player.wilderness:
            yield "a wilderness road is not marked as one"
    if state.claimed != claimed:
        yield "the claimed connections are not those with sticks"
    once = twice = 0
    for player in state.players:
        printed = player.roads & ~player.wilderness
        twice |= once & printed
        once |= printed
    for line in members(twice):
        yield f"{board.lines[line]} was claimed twice without a wilderness road"
    if state.open_sites != open_sites(board, state.conquered):
        yield "the open sites are not those that touch conquered regions"
    if state.open_lines != open_lines(board, state.conquered):
        yield "the open lines are not those with an open end"
    if state.wilderness_left < 0:
        yield "more wilderness roads were built than the cards allow"


def _networks(state: State) -> Iterator[str]:
    board = BOARDS[state.seats]
    for seat, player in enumerate(state.players):
        start = board.start_line_of_colour[player.colour]
        if not player.roads >> start & 1:
            yield f"seat {seat} has lost its start road"
        fresh = player.copy()
        reconnect(board, fresh)
        if (fresh.connected, fresh.reach, fresh.touched) != (
            player.connected,
            player.reach,
            player.touched,
        ):
            yield f"the main network of seat {seat} is not what its roads join to Cuzco"


def _tiles(state: State) -> Iterator[str]:
    board = BOARDS[state.seats]
    tiles = state.cities | state.garrisons
    if state.cities & state.garrisons:
        yield "a site has two tiles"
    if state.temples & ~tiles:
        yield "a temple stands on no tile"
    if tiles & ~state.open_sites:
        yield "a tile lies on a site that touches no conquered region"
    if state.garrisons & ~board.garrison_sites:
        yield "a garrison lies on a site that is not for garrisons"
    if state.cities & ~(board.city_sites | board.garrison_sites):
        yield "a city lies on a site that is not for cities"
