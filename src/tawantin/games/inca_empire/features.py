"""What an evaluation of a position is learned from; see `kernel.features`.

Secret are the cards in hands and those that others have laid face down. What a tile, a site or a
labour is worth changes with the scorings to come, so much of it stands twice: as it is, and times
the Sapa Inca phases ahead. Tiles pay everybody whose roads reach them, so a lead comes from what a
seat has for itself: markers, terraces, and sites that nobody else is connected to.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tawantin.kernel.bits import BITS, members
from tawantin.kernel.features import Features

from .components import (
    ALL_ROUNDS,
    BOARDS,
    CITY,
    FREE_ROADS,
    GARRISON,
    MARKERS,
    SUN_EVENTS,
    TERRACE,
    rounds_of,
)
from .decisions.phases import sapa_inca_points
from .heuristics import Outlook, card_worth, in_hand, open_worth
from .mechanics.construction import conquest_cost
from .mechanics.network import legal_roads, unconquered_lines
from .mechanics.sun_events import PILGRIM_SITES, Effects, effects_of, kinds_in
from .state import Player, State, rank_order

_OPEN: Final = (
    "expected",
    "points",
    "sapa_inca",
    "sapa_inca_ahead",
    "labour",
    "income",
    "income_ahead",
    "labour_a_slot",
    "slots",
    "roads",
    "cities",
    "garrisons",
    "temples",
    "terraces",
    "regions",
    "weak_markers",
    "connected",
    "city_sites",
    "garrison_sites",
    "temple_sites",
    "tiles_next",
    "sites_next",
    "worth_next",
    "worth_after_next",
    "worth_third",
    "open_lines",
    "regions_touched",
    "markers_in_reach",
    "cards_in_force",
    "rank",
    "place_in_order",
    "labour_of_round",
    "labour_lost",
    "terraces_ahead",
    "terrace_sites",
    "city_sites_alone",
    "garrison_sites_alone",
    "tiles_alone_ahead",
    "temple_bonus",
    "best_temple_bonus",
    "best_conquest",
    "cheapest_conquest",
    "conquests_affordable",
    "wild_roads",
    "unrest",
    "free_roads",
    "wilderness_roads",
    "dearer_buildings",
    "dearer_conquests",
    "follow_ups",
    "pilgrimages",
)
_OWN: Final = ("hand_good", "hand_bad", "laid_for_me", "laid_for_others")
_TABLE: Final = (
    "seats",
    "scorings",
    "incomes",
    "turns",
    "cities_on_board",
    "garrisons_on_board",
    "regions_left",
    "invasion_markers",
)


_SLOT: Final = 6
"""A construction hardly takes more labour than this."""
_RINGS: Final = 3


def _rings(state: State, player: Player, outlook: Outlook) -> list[float]:
    """What lies one, two and three roads away: tiles, free sites, and what they are worth."""
    board = BOARDS[state.seats]
    tiles = state.cities | state.garrisons
    lines = legal_roads(state, player)
    count = lines.bit_count()
    seen = player.connected
    rings = [0] * _RINGS
    for distance in range(_RINGS):
        ring = 0
        while lines:
            line = lines.bit_length() - 1
            ring |= board.ends_set_of[line]
            lines ^= BITS[line]
        ring &= ~seen
        seen |= ring
        rings[distance] = ring
        while ring:
            site = ring.bit_length() - 1
            lines |= board.lines_of_site[site]
            ring ^= BITS[site]
        lines &= board.connections & ~state.claimed & state.open_lines
    near, far, third = rings
    return [
        (near & tiles).bit_count(),
        (near & ~tiles).bit_count(),
        outlook.sites(state, near),
        outlook.sites(state, far),
        outlook.sites(state, third),
        count,
    ]


def _turns_of_round(state: State) -> int:
    """The People phases that follow in this round, before labour is handed back."""
    phases = rounds_of(state.early_decline)[state.round].phases
    return phases[max(0, state.phase) + 1 :].count("people")


def _alone(state: State, seat: int) -> int:
    """The sites that nobody else is connected to."""
    sites = state.players[seat].connected
    for other, player in enumerate(state.players):
        if other != seat:
            sites &= ~player.connected
    return sites


def _prospects(state: State, seat: int, outlook: Outlook, turns: int) -> list[float]:
    """What the seat can do in the turns left of this round, and what is its own alone."""
    player = state.players[seat]
    board = BOARDS[state.seats]
    tiles = state.cities | state.garrisons
    alone = _alone(state, seat)
    keep = rounds_of(state.early_decline)[state.round].era.keep
    lost = player.labour - turns * _SLOT - keep if keep >= 0 else 0
    bonuses = [
        board.temple_bonus_of[site]
        for site in members(player.connected & state.cities & ~state.temples)
    ]
    paid = (
        CITY.sapa_inca_points * (alone & state.cities).bit_count()
        + GARRISON.sapa_inca_points * (alone & state.garrisons).bit_count()
    )
    return [
        min(player.labour, turns * _SLOT),
        max(0, lost),
        outlook.scorings * player.terraces,
        len(player.regions) - player.terraces,
        (alone & board.city_sites & ~tiles).bit_count(),
        (alone & board.garrison_sites & ~tiles).bit_count(),
        outlook.scorings * paid,
        sum(bonuses),
        max(bonuses, default=0),
    ]


def _conquests(state: State, player: Player, outlook: Outlook, effects: Effects) -> list[float]:
    """The best region in reach, the cheapest, and how many can be paid for."""
    best, cheapest, count = 0.0, _SLOT, 0
    for region in members(player.touched & ~state.conquered):
        kind = state.markers[region]
        cost = conquest_cost(state, region, effects.conquest_cost)
        best = max(best, MARKERS[kind].vp + outlook.marker(kind) - cost * outlook.labour)
        cheapest = min(cheapest, cost)
        count += cost <= player.labour
    return [best, cheapest, count]


def _in_force(state: State, player: Player, effects: Effects, turns: int, wild: int) -> list[float]:
    """What the cards in force mean for the turns left of this round."""
    temples = state.temples & player.connected
    pilgrimage = max(
        [
            SUN_EVENTS[kind].points
            for kind in members(effects.pilgrimages)
            if PILGRIM_SITES[state.seats][kind] & temples
        ],
        default=0,
    )
    in_danger = (player.roads & wild).bit_count()
    return [
        in_danger,
        in_danger if effects.unrest and turns else 0,
        turns * (effects.roads - FREE_ROADS),
        turns * effects.wilderness,
        turns * (effects.city_cost - CITY.cost + effects.garrison_cost - GARRISON.cost),
        turns * effects.conquest_cost,
        turns * (effects.more_conquests + effects.more_garrisons + effects.more_terraces),
        turns * pilgrimage,
    ]


def _in_reach(state: State, player: Player, outlook: Outlook) -> float:
    """What the markers of the regions in reach are worth."""
    worth = 0.0
    for region in members(player.touched & ~state.conquered):
        kind = state.markers[region]
        worth += MARKERS[kind].vp + outlook.marker(kind)
    return worth


def _open(
    state: State, seat: int, outlook: Outlook, slots: int, roads: float, rank: int, wild: int
) -> list[float]:
    player = state.players[seat]
    board = BOARDS[state.seats]
    connected = player.connected
    tiles = state.cities | state.garrisons
    sapa = sapa_inca_points(state, seat)
    income = player.marker_labour + player.terraces * TERRACE.inca_income
    labour = player.labour + outlook.incomes * income + outlook.era_income
    turns = outlook.turns + slots
    force = 0.0
    for kind in kinds_in(player.affecting):
        force += card_worth(state, player, kind)
    numbers: list[float] = [
        open_worth(state, seat, outlook, turns) + roads * outlook.road,
        player.vp,
        sapa,
        outlook.scorings * sapa,
        player.labour,
        income,
        outlook.incomes * income,
        min(12.0, labour / (turns + 1)),
        slots,
        roads,
        (connected & state.cities).bit_count(),
        (connected & state.garrisons).bit_count(),
        (connected & state.temples).bit_count(),
        player.terraces,
        len(player.regions),
        player.weak_markers,
        connected.bit_count(),
        (connected & board.city_sites & ~tiles).bit_count(),
        (connected & board.garrison_sites & ~tiles).bit_count(),
        (connected & state.cities & ~state.temples).bit_count(),
    ]
    numbers += _rings(state, player, outlook)
    numbers += [
        (player.touched & ~state.conquered).bit_count(),
        _in_reach(state, player, outlook),
        force,
        rank,
        state.order.index(seat),
    ]
    effects = effects_of(player.affecting)
    left = _turns_of_round(state) + slots
    numbers += _prospects(state, seat, outlook, left)
    numbers += _conquests(state, player, outlook, effects)
    numbers += _in_force(state, player, effects, left, wild)
    return numbers


def _own(state: State, seat: int) -> list[float]:
    """The hand, and what the seat itself has laid face down."""
    player = state.players[seat]
    good = bad = mine = others = 0.0
    for kind in player.hand:
        worth = card_worth(state, player, kind)
        if worth > 0:
            good += worth
        else:
            bad += worth
    for sector, kind in enumerate(state.laid):
        if kind >= 0 and state.laid_by[sector] == seat:
            for other in state.players:
                if sector in BOARDS[state.seats].sectors_of_colour[other.colour]:
                    worth = card_worth(state, other, kind)
                    if other is player:
                        mine += worth
                    else:
                        others += worth
    return [good, bad, mine, others]


def of_seats(state: State) -> list[list[float]]:
    """By seat, what everybody can know about it, and what only the seat itself can."""
    outlook = Outlook(state)
    slots, roads = in_hand(state)
    ranks = rank_order(state)
    wild = unconquered_lines(state)
    return [
        _open(state, seat, outlook, slots[seat], roads[seat], ranks.index(seat), wild)
        + _own(state, seat)
        for seat in range(state.seats)
    ]


def of_table(state: State) -> list[float]:
    """What is the same for all."""
    outlook = Outlook(state)
    return [
        state.seats,
        outlook.scorings,
        outlook.incomes,
        outlook.turns,
        state.cities.bit_count(),
        state.garrisons.bit_count(),
        len(state.markers) - state.conquered.bit_count(),
        state.invasion_markers,
    ]


def stage(state: State) -> int:
    """The rounds that follow this one."""
    return len(rounds_of(state.early_decline)) - 1 - state.round


FEATURES: Final = Features(
    _OPEN,
    _OWN,
    _TABLE,
    of_seats,
    of_table,
    tuple(f"rounds_after_{n}" for n in range(len(ALL_ROUNDS))),
    stage,
    Path(__file__).with_name("weights.toml"),
    begin=("expected",),
)
