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

from .actions import MOVES
from .board import BITS, members
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
from .construction import conquest_cost
from .network import legal_roads
from .people import PeoplePhase, Road, Turn, WildernessFrom, WildernessTo
from .phases import LaySunCard, sapa_inca_points
from .state import Empire, Player
from .sun_events import PILGRIM_SITES, effects_of, kinds_in

_LABOUR_A_SLOT: Final = 5.5
"""More labour than this a construction slot can hardly spend."""
_NEXT: Final = 0.45
_AFTER_NEXT: Final = 0.18
"""How much of a site's worth counts when it is one or two roads away."""

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

    def __init__(self, state: Empire) -> None:
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
        rounds = rounds_of(state.early_decline)
        self.era_income: Final = sum(r.era.income for r in rounds[here + 1 :])

    def marker(self, kind: int) -> float:
        """What holding a culture marker is worth beyond its points."""
        spendable = min(self.incomes, self.turns / 2)
        return MARKERS[kind].labour * spendable * self.labour * 0.7

    def sites(self, state: Empire, sites: int) -> float:
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


def evaluate(state: Empire) -> list[float]:
    """By seat, the final score to be expected."""
    if not state.frames:
        return [float(player.vp) for player in state.players]
    outlook = Outlook(state)
    slots, roads = _in_hand(state)
    return [
        _worth(state, seat, outlook, outlook.turns + slots[seat]) + roads[seat] * outlook.road
        for seat in range(state.seats)
    ]


def _in_hand(state: Empire) -> tuple[list[int], list[float]]:
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


def _worth(state: Empire, seat: int, outlook: Outlook, slots: int) -> float:
    player = state.players[seat]
    worth = player.vp + outlook.scorings * sapa_inca_points(state, seat) + outlook.growth
    per_income = player.marker_labour + player.terraces * TERRACE.inca_income
    labour = player.labour + outlook.incomes * per_income + outlook.era_income
    spendable = min(float(labour), slots * _LABOUR_A_SLOT)
    worth += outlook.labour * spendable + 0.02 * (labour - spendable)
    worth += 0.3 * slots + _network_worth(state, player, outlook)
    return worth + _cards_worth(state, player)


def _network_worth(state: Empire, player: Player, outlook: Outlook) -> float:
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


def _cards_worth(state: Empire, player: Player) -> float:
    """What the cards on the sun board mean for a player, those face down included."""
    sectors = BOARDS[state.seats].sectors_of_colour[player.colour]
    cards = kinds_in(player.affecting) if player.affecting else []
    cards += [state.laid[sector] for sector in sectors if state.laid[sector] >= 0]
    return sum(_card_worth(state, player, kind) for kind in cards)


def _card_worth(state: Empire, player: Player, kind: int) -> float:
    card = SUN_EVENTS[kind]
    if card.sites:
        there = PILGRIM_SITES[state.seats][kind] & player.connected
        return 0.7 * card.points if there & state.temples else 0.3 if there else 0.0
    if card.id == "popular_support":
        return 0.5 * player.weak_markers
    return _CARD_WORTH[kind]


# --- Single actions ----------------------------------------------------------------------------


def prefer(state: Empire, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each action looks, in points, by what it gains alone."""
    if isinstance(state.frames[-1], LaySunCard):
        return [_prefer_card(state, seat, action) for action in actions]
    outlook = Outlook(state)
    return [_prefer_action(state, seat, action, outlook) for action in actions]


def _prefer_card(state: Empire, seat: int, action: Action) -> float:
    """Good cards to oneself, bad ones to those ahead."""
    board = BOARDS[state.seats]
    kind, sector = divmod(MOVES[state.seats].number[action.index], len(state.laid))
    total = 0.0
    for other, player in enumerate(state.players):
        if sector in board.sectors_of_colour[player.colour]:
            worth = _card_worth(state, player, kind)
            total += worth if other == seat else -0.5 * worth
    return total


def _prefer_action(state: Empire, seat: int, action: Action, outlook: Outlook) -> float:
    player = state.players[seat]
    kind = action.kind
    number = MOVES[state.seats].number[action.index]
    if kind in ("road", "wilderness_to"):
        return _prefer_line(state, player, number, outlook)
    if kind == "begin_road":
        return 2 * outlook.road
    if kind == "wilderness":
        return outlook.road + 0.3
    if kind == "conquest":
        marker = state.markers[number]
        cost = conquest_cost(state, number, effects_of(player.affecting).conquest_cost)
        return MARKERS[marker].vp + outlook.marker(marker) + 1.0 - cost * outlook.labour * 0.6
    effects = effects_of(player.affecting)
    price = outlook.labour * 0.6
    if kind == "city":
        return (
            effects.city_points
            + CITY.sapa_inca_points * outlook.scorings
            - effects.city_cost * price
        )
    if kind == "garrison":
        return (
            effects.garrison_points
            + GARRISON.sapa_inca_points * outlook.scorings
            - effects.garrison_cost * price
        )
    if kind == "upgrade":
        return effects.upgrade_points + outlook.scorings - effects.upgrade_cost * price
    if kind == "temple":
        bonus = BOARDS[state.seats].temple_bonus_of[number]
        return TEMPLE.points + bonus + outlook.scorings - TEMPLE.cost * price
    if kind == "terrace":
        gained = TERRACE.points + outlook.scorings + outlook.incomes * outlook.labour * 0.7
        return gained - TERRACE.cost * price
    if kind == "extra_road":
        return 0.5 * outlook.road
    if kind == "pilgrimage":
        card = SUN_EVENTS[SUN_EVENT_IDS.index(str(action.args[0]))]
        return card.points - outlook.road * (1 if action.args[1] == "road" else 2)
    return 0.0


def _prefer_line(state: Empire, player: Player, line: int, outlook: Outlook) -> float:
    board = BOARDS[state.seats]
    new = board.ends_set_of[line] & ~player.connected
    if not new:
        return 0.05
    site = new.bit_length() - 1
    beyond = 0
    lines = board.lines_of_site[site] & board.connections & ~state.claimed
    while lines:
        number = lines.bit_length() - 1
        beyond |= board.ends_set_of[number]
        lines ^= BITS[number]
    worth = outlook.sites(state, new) + _NEXT * outlook.sites(state, beyond & ~player.connected)
    regions = board.regions_of_site[site] & ~state.conquered & ~player.touched & state.turned
    for region in members(regions):
        worth += 0.3 * outlook.marker(state.markers[region])
    return worth + 0.1
