"""What an evaluation of a position is learned from; see `kernel.features`.

Secret are the cards in hands and those that others have laid face down. What a tile, a site or a
labour is worth changes with the scorings to come, so much of it stands twice: as it is, and times
the Sapa Inca phases ahead.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tawantin.kernel.bits import BITS, members
from tawantin.kernel.features import Features

from .components import ALL_ROUNDS, BOARDS, MARKERS, TERRACE, rounds_of
from .decisions.phases import sapa_inca_points
from .heuristics import Outlook, card_worth, in_hand, open_worth
from .mechanics.network import legal_roads
from .mechanics.sun_events import kinds_in
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
    "open_lines",
    "regions_touched",
    "markers_in_reach",
    "cards_in_force",
    "rank",
    "place_in_order",
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


def _rings(state: State, player: Player, outlook: Outlook) -> list[float]:
    """What lies one and two roads away: tiles, free sites, and what they are worth."""
    board = BOARDS[state.seats]
    tiles = state.cities | state.garrisons
    lines = legal_roads(state, player)
    count = lines.bit_count()
    seen = player.connected
    rings = [0, 0]
    for distance in range(2):
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
    near, far = rings
    return [
        (near & tiles).bit_count(),
        (near & ~tiles).bit_count(),
        outlook.sites(state, near),
        outlook.sites(state, far),
        count,
    ]


def _in_reach(state: State, player: Player, outlook: Outlook) -> float:
    """What the markers of the regions in reach are worth."""
    worth = 0.0
    for region in members(player.touched & ~state.conquered):
        kind = state.markers[region]
        worth += MARKERS[kind].vp + outlook.marker(kind)
    return worth


def _open(
    state: State, seat: int, outlook: Outlook, slots: int, roads: float, rank: int
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
    """By seat, what everybody can tell about it, and what only itself can."""
    outlook = Outlook(state)
    slots, roads = in_hand(state)
    ranks = rank_order(state)
    return [
        _open(state, seat, outlook, slots[seat], roads[seat], ranks.index(seat)) + _own(state, seat)
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
