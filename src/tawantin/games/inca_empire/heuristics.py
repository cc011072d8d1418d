"""Rules of thumb for bots: what a position and an action are worth, in points at the end.

The weights here are judgement, not rules. They follow three thoughts: a tile pays everybody whose
network reaches it in every Sapa Inca phase to come, so roads towards tiles and sites are worth
points; labour is worth what the constructions still to come can make of it; a conquest pays labour
in every Inca phase to come and opens sites.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.bits import BITS, members

from .actions import MOVES
from .board import Board
from .components import (
    BOARDS,
    CITY,
    GARRISON,
    MARKERS,
    SUN_EVENT_IDS,
    SUN_EVENTS,
    TEMPLE,
    TERRACE,
    rounds_of,
)
from .decisions.people import PeoplePhase, Road, Turn, WildernessFrom, WildernessTo
from .decisions.phases import LaySunCard, sapa_inca_points
from .mechanics.construction import conquest_cost
from .mechanics.network import legal_roads, legal_wilderness
from .mechanics.sun_events import PILGRIM_SITES, effects_of, kinds_in
from .state import Player, State

_LABOUR_A_SLOT: Final = 5.5
"""More labour than this a construction slot can hardly spend."""
_NEXT: Final = 0.45
_AFTER_NEXT: Final = 0.18
"""How much of a site's worth counts when it is one or two roads away."""

_LEFT_OVER: Final = 0.02
"""What a labour is worth that no slot will spend."""
_ROADS_FIRST: Final = 20.0
"""Roads come before constructions, for they bring new sites to build on."""
_RIVALRY: Final = 0.5
"""How much what others gain counts against a construction."""

_GROWTH: Final = 0.3
_GROWING: Final = 16
"""Measured in games of players who follow `prefer`: growth goes with the square of the turns."""

_WORTH: Final[dict[str, float]] = {
    "rural_unrest": -2.0,
    "skilled_surveyors": 0.8,
    "hard_workers": 0.4,
    "wilderness_road": 0.9,
    "extra_road_builders": 1.2,
    "el_nino_flood": -1.2,
    "epidemic": -1.2,
    "important_outpost": 1.0,
    "urban_renewal": 1.2,
    "building_project": 1.0,
    "stormy_weather": -0.6,
    "famine_stores": 0.6,
    "military_superiority": 0.9,
    "popular_support": 0.2,
    "rapid_expansion": 0.8,
    "resistance": -0.9,
    "religious_zeal": 0.6,
    "solar_eclipse": -0.5,
}
_CARD_WORTH: Final = [_WORTH.get(name, 0.0) for name in SUN_EVENT_IDS]


def _neighbours(board: Board) -> list[int]:
    """By site, itself and the sites one printed connection away."""
    near = [0] * len(board.sites)
    for line in members(board.connections):
        ends = board.ends_set_of[line]
        for site in members(ends):
            near[site] |= ends
    return near


_NEIGHBOURS: Final = [_neighbours(board) for board in BOARDS]
"""By number of seats and site."""


def _count_ahead(early_decline: bool, kind: str) -> list[list[int]]:
    """By round and field: how many phases of a kind lie behind this field of the era track."""
    rounds = rounds_of(early_decline)
    counts = []
    for number, here in enumerate(rounds):
        later = sum(r.phases.count(kind) for r in rounds[number + 1 :])
        counts.append([later + here.phases[f + 1 :].count(kind) for f in range(len(here.phases))])
    return counts


_AHEAD: Final = tuple(
    {kind: _count_ahead(early, kind) for kind in ("inca", "people", "sapa_inca")}
    for early in (False, True)
)


class Outlook:
    """What is still to come, and what things are worth because of it."""

    def __init__(self, state: State) -> None:
        ahead = _AHEAD[state.early_decline]
        here, field = state.round, max(0, state.phase)
        self.scorings: Final = ahead["sapa_inca"][here][field]
        self.incomes: Final = ahead["inca"][here][field]
        self.turns: Final = ahead["people"][here][field]
        self.labour: Final = 0.45 + 0.22 * self.scorings
        """What a labour is worth that can still be spent well."""
        self.city_site: Final = 0.8 + 0.5 * self.scorings
        self.garrison_site: Final = 0.6 + 0.35 * self.scorings
        self.road: Final = 0.4 + 0.25 * self.scorings
        """What the right to place a road is worth."""
        self.growth: Final = _GROWTH * min(self.turns, _GROWING) ** 2
        """What everybody gains, as everybody's building is shared, beyond what can be seen now."""
        self.by_site: Final[dict[int, float]] = {}
        """What connecting a site brings to the one player who asks, as far as it was asked."""
        rounds = rounds_of(state.early_decline)
        self.era_income: Final = sum(r.era.income for r in rounds[here + 1 :])

    def marker(self, kind: int) -> float:
        """What holding a culture marker is worth beyond its points."""
        spendable = min(self.incomes, self.turns / 2)
        return MARKERS[kind].labour * spendable * self.labour * 0.7

    def sites(self, state: State, sites: int) -> float:
        """What it is worth to be connected to these sites."""
        if not sites:
            return 0.0
        board = BOARDS[state.seats]
        tiles = state.cities | state.garrisons
        per_scoring = (
            CITY.sapa_inca_points * (sites & state.cities).bit_count()
            + GARRISON.sapa_inca_points * (sites & state.garrisons).bit_count()
            + TEMPLE.sapa_inca_points * (sites & state.temples).bit_count()
        )
        return (
            self.scorings * per_scoring
            + self.city_site * (sites & board.city_sites & ~tiles).bit_count()
            + self.garrison_site * (sites & board.garrison_sites & ~tiles).bit_count()
            + 0.1 * self.scorings * (sites & state.cities & ~state.temples).bit_count()
        )


def evaluate(state: State) -> list[float]:
    """By seat, the final score to be expected."""
    if not state.frames:
        return [float(player.vp) for player in state.players]
    outlook = Outlook(state)
    slots, roads = in_hand(state)
    return [
        _worth(state, seat, outlook, outlook.turns + slots[seat]) + roads[seat] * outlook.road
        for seat in range(state.seats)
    ]


def in_hand(state: State) -> tuple[list[int], list[float]]:
    """By seat, the construction slots and roads still to come in this People phase."""
    slots, roads = [0] * state.seats, [0.0] * state.seats
    for frame in state.frames:
        if isinstance(frame, PeoplePhase):
            for seat in state.order[frame.position :]:
                slots[seat] += 1
                roads[seat] += effects_of(state.players[seat].affecting).roads
        elif isinstance(frame, Turn):
            slots[frame.seat] += frame.construction
            if frame.road:
                roads[frame.seat] += effects_of(state.players[frame.seat].affecting).roads
        elif isinstance(frame, Road | WildernessFrom | WildernessTo):
            # a little more than the slot it came from, so that building is begun
            roads[frame.seat] += frame.left + 0.05
    return slots, roads


def _worth(state: State, seat: int, outlook: Outlook, slots: int) -> float:
    return open_worth(state, seat, outlook, slots) + _cards_worth(state, state.players[seat])


def open_worth(state: State, seat: int, outlook: Outlook, slots: int) -> float:
    """What a seat may expect, apart from sun event cards."""
    player = state.players[seat]
    worth = player.vp + outlook.scorings * sapa_inca_points(state, seat) + outlook.growth
    labour = _labour_to_come(player, outlook)
    spendable = min(float(labour), slots * _LABOUR_A_SLOT)
    worth += outlook.labour * spendable + _LEFT_OVER * (labour - spendable)
    return worth + 0.3 * slots + _network_worth(state, player, outlook)


def _labour_to_come(player: Player, outlook: Outlook) -> int:
    """The labour in hand, and what the Inca phases to come will bring."""
    per_income = player.marker_labour + player.terraces * TERRACE.inca_income
    return player.labour + outlook.incomes * per_income + outlook.era_income


def _network_worth(state: State, player: Player, outlook: Outlook) -> float:
    """Sites that wait for tiles, tiles one or two roads away, and regions in reach."""
    board = BOARDS[state.seats]
    tiles = state.cities | state.garrisons
    worth = outlook.city_site * (player.connected & board.city_sites & ~tiles).bit_count()
    worth += outlook.garrison_site * (player.connected & board.garrison_sites & ~tiles).bit_count()
    seen = player.connected
    rings = legal_roads(state, player)
    for share in (_NEXT, _AFTER_NEXT):
        ring = 0
        while rings:
            line = rings.bit_length() - 1
            ring |= board.ends_set_of[line]
            rings ^= BITS[line]
        ring &= ~seen
        worth += share * outlook.sites(state, ring)
        seen |= ring
        while ring:
            site = ring.bit_length() - 1
            rings |= board.lines_of_site[site]
            ring ^= BITS[site]
        rings &= board.connections & ~state.claimed & state.open_lines
    regions = player.touched & ~state.conquered
    for region in members(regions):
        kind = state.markers[region]
        worth += 0.12 * (MARKERS[kind].vp + outlook.marker(kind))
    return worth


def _cards_worth(state: State, player: Player) -> float:
    """What the cards on the sun board mean for a player, those face down included."""
    sectors = BOARDS[state.seats].sectors_of_colour[player.colour]
    cards = kinds_in(player.affecting) if player.affecting else []
    cards += [state.laid[sector] for sector in sectors if state.laid[sector] >= 0]
    return sum(card_worth(state, player, kind) for kind in cards)


def card_worth(state: State, player: Player, kind: int) -> float:
    """What a sun event card means for a player whom it affects."""
    card = SUN_EVENTS[kind]
    if card.sites:
        there = PILGRIM_SITES[state.seats][kind] & player.connected
        return 0.7 * card.points if there & state.temples else 0.3 if there else 0.0
    if card.id == "popular_support":
        return 0.5 * player.weak_markers
    return _CARD_WORTH[kind]


# --- Single actions ----------------------------------------------------------------------------


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each action looks, in points, by what it gains alone."""
    if isinstance(state.frames[-1], LaySunCard):
        return [_prefer_card(state, seat, action) for action in actions]
    outlook = Outlook(state)
    return [_prefer_action(state, seat, action, outlook) for action in actions]


def _prefer_card(state: State, seat: int, action: Action) -> float:
    """Good cards to oneself, bad ones to those ahead."""
    board = BOARDS[state.seats]
    kind, sector = divmod(MOVES[state.seats].sun_card.number(action), len(state.laid))
    total = 0.0
    for other, player in enumerate(state.players):
        if sector in board.sectors_of_colour[player.colour]:
            worth = card_worth(state, player, kind)
            total += worth if other == seat else -0.5 * worth
    return total


def _prefer_action(state: State, seat: int, action: Action, outlook: Outlook) -> float:
    player = state.players[seat]
    kind = action.kind
    number = MOVES[state.seats].all.number(action)
    if kind in ("road", "wilderness_to"):
        return _prefer_line(state, player, number, outlook)
    if kind == "wilderness":
        return _best_wilderness(state, player, -1, outlook)
    if kind == "wilderness_from":
        lines = BOARDS[state.seats].lines_of_site[number]
        return _best_wilderness(state, player, lines, outlook)
    if kind == "begin_road":
        return _ROADS_FIRST
    if kind == "extra_road":
        return 0.5 * outlook.road
    if kind == "pilgrimage":
        card = SUN_EVENTS[SUN_EVENT_IDS.index(str(action.args[0]))]
        return card.points - outlook.road * (1 if action.args[1] == "road" else 2)
    if kind in ("end_turn", "done"):
        return 0.0
    return _prefer_construction(state, seat, kind, number, outlook)


def _prefer_construction(
    state: State, seat: int, kind: str, number: int, outlook: Outlook
) -> float:
    player = state.players[seat]
    effects = effects_of(player.affecting)
    scorings = outlook.scorings
    scarce = _labour_to_come(player, outlook) < (outlook.turns + 1) * _LABOUR_A_SLOT
    price = outlook.labour if scarce else _LEFT_OVER
    if kind == "conquest":
        marker = state.markers[number]
        cost = conquest_cost(state, number, effects.conquest_cost)
        return MARKERS[marker].vp + outlook.marker(marker) + 1.0 - cost * price
    if kind == "terrace":
        gained = TERRACE.points + scorings + outlook.incomes * price
        return gained - TERRACE.cost * price
    # A tile pays everybody who is connected to it, and takes the site from all of them.
    alone = 1 - _RIVALRY * _others_connected(state, seat, number)
    if kind == "city":
        lasting = CITY.sapa_inca_points * scorings - outlook.city_site
        return effects.city_points - effects.city_cost * price + alone * lasting
    if kind == "garrison":
        lasting = GARRISON.sapa_inca_points * scorings - outlook.garrison_site
        return effects.garrison_points - effects.garrison_cost * price + alone * lasting
    if kind == "upgrade":
        return effects.upgrade_points - effects.upgrade_cost * price + alone * scorings
    bonus = BOARDS[state.seats].temple_bonus_of[number]
    return TEMPLE.points + bonus - TEMPLE.cost * price + alone * scorings


def _others_connected(state: State, seat: int, site: int) -> float:
    """The share of the others whose network reaches a site."""
    reached = 0
    for other, player in enumerate(state.players):
        if other != seat and player.connected >> site & 1:
            reached += 1
    return reached / (state.seats - 1)


def _best_wilderness(state: State, player: Player, lines: int, outlook: Outlook) -> float:
    """What the best wilderness road among these lines brings."""
    ends_of = BOARDS[state.seats].ends_set_of
    places = legal_wilderness(state, player) & lines
    sites = 0
    while places:
        line = places.bit_length() - 1
        sites |= ends_of[line]
        places ^= BITS[line]
    best = 0.0
    sites &= ~player.connected
    while sites:
        site = sites.bit_length() - 1
        best = max(best, _prefer_site(state, player, site, outlook))
        sites ^= BITS[site]
    return best


def _prefer_line(state: State, player: Player, line: int, outlook: Outlook) -> float:
    new = BOARDS[state.seats].ends_set_of[line] & ~player.connected
    return _prefer_site(state, player, new.bit_length() - 1, outlook) if new else 0.05


def _prefer_site(state: State, player: Player, site: int, outlook: Outlook) -> float:
    """What it brings to connect a site: itself, what lies behind it, and the regions it touches."""
    known = outlook.by_site.get(site)
    if known is not None:
        return known
    board = BOARDS[state.seats]
    beyond = _NEIGHBOURS[state.seats][site] & ~player.connected & ~BITS[site]
    worth = 0.1 + outlook.sites(state, BITS[site]) + _NEXT * outlook.sites(state, beyond)
    regions = board.regions_of_site[site] & ~state.conquered & ~player.touched & state.turned
    while regions:
        region = regions.bit_length() - 1
        worth += 0.3 * outlook.marker(state.markers[region])
        regions ^= BITS[region]
    outlook.by_site[site] = worth
    return worth
