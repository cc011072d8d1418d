"""The constructions: what may be built where, at which cost, for how many points."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog

from .. import actions
from ..actions import MOVES
from ..components import BOARDS, EXTRA_ROAD, MARKERS, TEMPLE, TERRACE
from ..events import Built, ExtraRoadPaid, TerraceBuilt
from ..state import CITIES, GARRISONS, TEMPLES, TERRACES, Player, State, gain
from .network import conquer
from .sun_events import Effects, effects_of

EXTRA_ROAD_COST: Final = EXTRA_ROAD.cost
_TEMPLE_COST: Final = TEMPLE.cost
_TEMPLE_POINTS: Final = TEMPLE.points
_TERRACE_COST: Final = TERRACE.cost
_TERRACE_POINTS: Final = TERRACE.points
_RESISTANCE: Final = [marker.resistance for marker in MARKERS]


def city_sites(state: State, player: Player) -> int:
    """The connected, open city sites without a tile."""
    free = BOARDS[state.seats].city_sites & ~state.cities
    return player.connected & state.open_sites & free


def garrison_sites(state: State, player: Player) -> int:
    """The connected, open garrison sites without a tile."""
    free = BOARDS[state.seats].garrison_sites & ~(state.garrisons | state.cities)
    return player.connected & state.open_sites & free


def temple_sites(state: State, player: Player, effects: Effects) -> int:
    """The connected cities (with religious zeal also garrisons) without a temple."""
    tiles = state.cities | state.garrisons if effects.temple_on_garrison else state.cities
    return player.connected & tiles & ~state.temples


def can_build_terrace(player: Player) -> bool:
    """Whether there is a marker without a terrace, and labour for one."""
    return player.terraces < len(player.regions) and player.labour >= _TERRACE_COST


def conquest_cost(state: State, region: int, more: int) -> int:
    """The labour for a region: its resistance, changed by cards, never below nothing."""
    return max(0, _RESISTANCE[state.markers[region]] + more)


def affordable_conquests(state: State, player: Player, more: int) -> int:
    """The unconquered regions that the main network touches and the player can pay for."""
    regions = player.touched & ~state.conquered
    labour = player.labour - more
    markers = state.markers
    affordable = 0
    while regions:
        low = regions & -regions
        if _RESISTANCE[markers[low.bit_length() - 1]] <= labour:
            affordable |= low
        regions ^= low
    return affordable


def offer(
    state: State, player: Player, effects: Effects, road_slot_open: bool, into: list[Action]
) -> None:
    """Add every construction but the extra road."""
    moves = MOVES[state.seats]
    labour = player.labour
    if labour >= effects.city_cost:
        sites = city_sites(state, player)
        if sites:
            moves.city.add_to(into, sites)
    if labour >= effects.garrison_cost:
        sites = garrison_sites(state, player)
        if sites:
            moves.garrison.add_to(into, sites)
    regions = player.touched & ~state.conquered
    if regions:
        budget = labour - effects.conquest_cost
        markers, conquest = state.markers, moves.conquest
        while regions:
            low = regions & -regions
            region = low.bit_length() - 1
            if _RESISTANCE[markers[region]] <= budget:
                into.append(conquest[region])
            regions ^= low
    if labour >= _TEMPLE_COST and (road_slot_open or not effects.temple_closes_roads):
        sites = temple_sites(state, player, effects)
        if sites:
            moves.temple.add_to(into, sites)
    if effects.can_upgrade and labour >= effects.upgrade_cost:
        moves.upgrade.add_to(into, player.connected & state.garrisons)
    if labour >= _TERRACE_COST and player.terraces < len(player.regions):
        into.append(actions.TERRACE)


def pay_extra_road(state: State, seat: int, events: EventLog | None) -> None:
    """Pay for the extra road, which is then placed like any other."""
    state.players[seat].labour -= EXTRA_ROAD_COST
    if events is not None:
        events.tell(ExtraRoadPaid(seat, EXTRA_ROAD_COST))


def carry_out(
    state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
) -> None:
    """Pay for a construction, place it, and score it."""
    player = state.players[seat]
    effects = effects_of(player.affecting)
    kind = action.kind
    if kind == "terrace":
        _build_terrace(state, seat, events)
        return
    number = MOVES[state.seats].all.number(action)
    bit = 1 << number
    if kind == "conquest":
        cost = conquest_cost(state, number, effects.conquest_cost)
        conquer(state, seat, number, cost, chance, events)
        return
    if kind == "city":
        cost, points, item = effects.city_cost, effects.city_points, CITIES
        state.cities |= bit
    elif kind == "garrison":
        cost, points, item = effects.garrison_cost, effects.garrison_points, GARRISONS
        state.garrisons |= bit
    elif kind == "upgrade":
        cost, points, item = effects.upgrade_cost, effects.upgrade_points, CITIES
        state.garrisons ^= bit
        state.cities |= bit
    else:
        bonus = BOARDS[state.seats].temple_bonus_of[number]
        cost, points, item = _TEMPLE_COST, _TEMPLE_POINTS + bonus, TEMPLES
        state.temples |= bit
    player.labour -= cost
    gain(state, seat, item, points)
    if events is not None:
        events.tell(Built(seat, kind, BOARDS[state.seats].sites[number], cost, points))


def _build_terrace(state: State, seat: int, events: EventLog | None) -> None:
    player = state.players[seat]
    region = player.regions[player.terraces]
    player.labour -= _TERRACE_COST
    player.terraces += 1
    gain(state, seat, TERRACES, _TERRACE_POINTS)
    if events is not None:
        name = BOARDS[state.seats].regions[region]
        events.tell(TerraceBuilt(seat, name, _TERRACE_COST, _TERRACE_POINTS))
