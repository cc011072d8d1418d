"""Roads, the networks they make, and the markers that they and conquests turn up."""

from __future__ import annotations

from tawantin.kernel.bits import BITS, members
from tawantin.kernel.chance import Chance, draw
from tawantin.kernel.events import EventLog

from ..board import Board
from ..components import BOARDS, MARKERS
from ..events import MarkerTurned, RegionConquered, RoadBuilt, RoadsLost
from ..lookup import OPENED_BY
from ..state import CONQUESTS, Player, State, gain
from .sun_events import WEAK_RESISTANCE


def legal_roads(state: State, player: Player) -> int:
    """The free connections that hang on the main network and have an open end (`frontier`)."""
    # the connections first: they are the shorter set, and so is all that follows
    near = BOARDS[state.seats].connections & player.reach & state.open_lines
    return near ^ (near & state.claimed)


def legal_wilderness(state: State, player: Player) -> int:
    """The places for a wilderness road: beside others' roads, or on a listed pair."""
    lines = state.claimed | BOARDS[state.seats].pairs
    near = player.reach & state.open_lines & lines
    return near ^ (near & player.roads)


def any_road(state: State, player: Player) -> bool:
    """Whether the player in turn can place a road of some kind."""
    return legal_roads(state, player) != 0 or (
        state.wilderness_left > 0 and legal_wilderness(state, player) != 0
    )


def place_road(
    state: State,
    seat: int,
    line: int,
    wilderness: bool,
    chance: Chance,
    events: EventLog | None,
) -> None:
    """Place a stick on a legal line; the new end joins the network and shows its markers."""
    board = BOARDS[state.seats]
    player = state.players[seat]
    bit = 1 << line
    new = board.ends_set_of[line] & ~player.connected
    player.roads |= bit
    state.claimed |= bit & board.connections
    if wilderness:
        player.wilderness |= bit
        state.wilderness_left -= 1
    if events is not None:
        sites = [board.sites[site] for site in board.ends_of[line]]
        events.tell(RoadBuilt(seat, board.lines[line], wilderness, sites))
    if new:
        site = new.bit_length() - 1
        lines = board.lines_of_site[site]
        if player.roads & lines == bit:
            player.connected |= new
            player.reach |= lines
            player.touched |= board.regions_of_site[site]
        else:  # roads that were cut off hang on this site: all they join is connected again
            reconnect(board, player)
        hidden = player.touched & ~state.turned
        if hidden:
            turn_markers(state, hidden, chance, events)


def reconnect(board: Board, player: Player) -> None:
    """Compute the main network again: everything that the player's roads join to the capital."""
    connected = frontier = 1 << board.capital
    reach = touched = 0
    untravelled = player.roads
    while frontier:
        site = frontier.bit_length() - 1
        frontier ^= BITS[site]
        lines = board.lines_of_site[site]
        reach |= lines
        touched |= board.regions_of_site[site]
        own = lines & untravelled
        untravelled ^= own
        while own:
            line = own.bit_length() - 1
            own ^= BITS[line]
            new = board.ends_set_of[line] & ~connected
            connected |= new
            frontier |= new
    player.connected, player.reach, player.touched = connected, reach, touched


def turn_markers(state: State, regions: int, chance: Chance, events: EventLog | None) -> None:
    """Turn face-down markers up, in the order of the regions."""
    board = BOARDS[state.seats]
    state.turned |= regions
    for region in members(regions):
        of_gods = state.gods_agree and board.gods_regions >> region & 1
        marker = draw(state.gods_pool if of_gods else state.pool, chance)
        state.markers[region] = marker
        if events is not None:
            events.reveal()
            events.tell(MarkerTurned(board.regions[region], MARKERS[marker].id))


def conquer(
    state: State, seat: int, region: int, cost: int, chance: Chance, events: EventLog | None
) -> None:
    """Pay, take the marker, and show those of the neighbouring regions."""
    board = BOARDS[state.seats]
    player = state.players[seat]
    number = state.markers[region]
    marker = MARKERS[number]
    player.labour -= cost
    player.regions.append(region)
    player.marker_labour += marker.labour
    player.weak_markers += marker.resistance == WEAK_RESISTANCE
    state.conquered |= 1 << region
    state.open_sites |= board.sites_of_region[region]
    state.open_lines |= OPENED_BY[state.seats][region]
    gain(state, seat, CONQUESTS, marker.vp)
    if events is not None:
        events.tell(RegionConquered(seat, board.regions[region], marker.id, cost, marker.vp))
    hidden = board.adjacent_of[region] & ~state.turned
    if hidden:
        turn_markers(state, hidden, chance, events)


def unconquered_lines(state: State) -> int:
    """The lines that pass through an unconquered region."""
    lines_of_region = BOARDS[state.seats].lines_of_region
    regions = (1 << len(lines_of_region)) - 1 & ~state.conquered
    lines = 0
    while regions:
        region = regions.bit_length() - 1
        lines |= lines_of_region[region]
        regions ^= BITS[region]
    return lines


def lose_roads(state: State, seat: int, wild: int, events: EventLog | None) -> None:
    """Rural unrest: take away the player's roads on lines through unconquered regions."""
    board = BOARDS[state.seats]
    player = state.players[seat]
    lost = player.roads & wild
    if not lost:
        return
    player.roads ^= lost
    player.wilderness &= ~lost
    reconnect(board, player)
    state.claimed = 0
    for other in state.players:
        state.claimed |= other.roads & board.connections
    if events is not None:
        events.tell(
            RoadsLost(
                seat,
                [board.lines[line] for line in members(lost)],
                [board.lines[line] for line in members(player.roads & ~player.reach)],
            )
        )
