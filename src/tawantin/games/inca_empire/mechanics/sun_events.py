"""The sun event cards: for each card of the components file one small effect.

A player's turn is changed by all face-up cards in the two sectors that touch the player's colour.
How many
of each kind these are is packed into one int (`counted`), and `effects_of` says what they come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from .. import GAME
from ..components import (
    BOARDS,
    CITY,
    FREE_ROADS,
    GARRISON,
    LEAST_ROADS,
    SUN_EVENT_IDS,
    SUN_EVENTS,
    UPGRADE,
    SunEvent,
)

_BITS: Final = 3
_MOST: Final = (1 << _BITS) - 1
"""A kind has at most this many cards, so that its count fits into its bits."""


@dataclass(slots=True)
class Effects:
    """What the cards that affect a player come to. Shared: never changed once built."""

    roads: int = FREE_ROADS
    """Roads of the road-building slot."""
    wilderness: int = 0
    """Roads of a turn that may be wilderness roads."""
    more_roads: int = 0
    """Free roads after the extra road."""
    more_terraces: int = 0
    more_garrisons: int = 0
    more_conquests: int = 0
    """Conquests after any construction."""
    more_conquest_cost: int = 0
    """What those cost beyond a usual conquest."""
    city_cost: int = CITY.cost
    city_points: int = CITY.points
    garrison_cost: int = GARRISON.cost
    garrison_points: int = GARRISON.points
    conquest_cost: int = 0
    """What a conquest costs beyond the resistance; may be negative."""
    can_upgrade: bool = False
    upgrade_cost: int = UPGRADE.cost
    upgrade_points: int = UPGRADE.points
    temple_on_garrison: bool = False
    temple_closes_roads: bool = False
    pilgrimages: int = 0
    """The kinds of pilgrimage cards, as a bit set."""
    unrest: bool = False
    labour_per_weak_marker: int = 0


def rural_unrest(effects: Effects, card: SunEvent) -> None:
    """After each Sun phase the roads in unconquered regions are lost."""
    effects.unrest = True


def skilled_surveyors(effects: Effects, card: SunEvent) -> None:
    """A second terrace may follow the first."""
    effects.more_terraces += card.amount


def hard_workers(effects: Effects, card: SunEvent) -> None:
    """A free road may follow the extra road."""
    effects.more_roads += card.amount


def wilderness_road(effects: Effects, card: SunEvent) -> None:
    """One of the roads of a turn may leave the printed connections."""
    effects.wilderness += card.amount


def extra_road_builders(effects: Effects, card: SunEvent) -> None:
    """Road building gives a road more."""
    effects.roads += card.amount


def el_nino_flood(effects: Effects, card: SunEvent) -> None:
    """Road building gives a road fewer."""
    effects.roads += card.amount


def epidemic(effects: Effects, card: SunEvent) -> None:
    """Cities cost more, those made from garrisons too."""
    effects.city_cost += card.amount
    effects.upgrade_cost += card.amount


def important_outpost(effects: Effects, card: SunEvent) -> None:
    """A garrison may become a city."""
    effects.can_upgrade = True


def urban_renewal(effects: Effects, card: SunEvent) -> None:
    """Cities give more points, those made from garrisons too."""
    effects.city_points += card.amount
    effects.upgrade_points += card.amount


def building_project(effects: Effects, card: SunEvent) -> None:
    """A second garrison may follow the first."""
    effects.more_garrisons += card.amount


def stormy_weather(effects: Effects, card: SunEvent) -> None:
    """Garrisons cost more."""
    effects.garrison_cost += card.amount


def famine_stores(effects: Effects, card: SunEvent) -> None:
    """Garrisons give more points."""
    effects.garrison_points += card.amount


def military_superiority(effects: Effects, card: SunEvent) -> None:
    """Conquests cost less."""
    effects.conquest_cost += card.amount


def popular_support(effects: Effects, card: SunEvent) -> None:
    """After each Sun phase the weakest markers pay labour."""
    effects.labour_per_weak_marker += card.amount


def rapid_expansion(effects: Effects, card: SunEvent) -> None:
    """A dearer conquest may follow any construction."""
    effects.more_conquests += card.amount
    effects.more_conquest_cost = card.surcharge


def resistance(effects: Effects, card: SunEvent) -> None:
    """Conquests cost more."""
    effects.conquest_cost += card.amount


def religious_zeal(effects: Effects, card: SunEvent) -> None:
    """A temple may stand on a garrison."""
    effects.temple_on_garrison = True


def solar_eclipse(effects: Effects, card: SunEvent) -> None:
    """A temple takes the place of road building and pilgrimage."""
    effects.temple_closes_roads = True


def pilgrimage(effects: Effects, card: SunEvent) -> None:
    """A slot may be given up for points at a temple that the card names."""
    effects.pilgrimages |= 1 << SUN_EVENT_IDS.index(card.id)


_EFFECTS: Final[dict[str, Callable[[Effects, SunEvent], None]]] = {
    "rural_unrest": rural_unrest,
    "skilled_surveyors": skilled_surveyors,
    "hard_workers": hard_workers,
    "wilderness_road": wilderness_road,
    "extra_road_builders": extra_road_builders,
    "el_nino_flood": el_nino_flood,
    "epidemic": epidemic,
    "important_outpost": important_outpost,
    "urban_renewal": urban_renewal,
    "building_project": building_project,
    "stormy_weather": stormy_weather,
    "famine_stores": famine_stores,
    "military_superiority": military_superiority,
    "popular_support": popular_support,
    "rapid_expansion": rapid_expansion,
    "resistance": resistance,
    "religious_zeal": religious_zeal,
    "solar_eclipse": solar_eclipse,
    "great_pilgrimage": pilgrimage,
    "annual_pilgrimage": pilgrimage,
    "local_pilgrimage": pilgrimage,
}

if set(_EFFECTS) != set(SUN_EVENT_IDS):
    raise GAME.components.root.complain(
        "sun_event",
        "must have exactly these cards: {cards}",
        "sun-cards",
        cards=", ".join(sorted(_EFFECTS)),
    )

_EFFECT_OF: Final = [_EFFECTS[name] for name in SUN_EVENT_IDS]

WEAK_RESISTANCE: Final = SUN_EVENTS[SUN_EVENT_IDS.index("popular_support")].resistance
"""Popular support counts markers of this resistance."""

PILGRIM_SITES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        sum(1 << board.sites.index(name) for name in card.sites if name in board.sites)
        for card in SUN_EVENTS
    )
    for board in BOARDS
)
"""`PILGRIM_SITES[seats][kind]`: the sites whose temples a pilgrimage card names."""

ONE_OF: Final = tuple(1 << _BITS * kind for kind in range(len(SUN_EVENTS)))
"""What one card of a kind adds to a packed count."""


def counted(cards: Iterable[int]) -> int:
    """How many of each kind there are, packed into an int."""
    packed = 0
    for kind in cards:
        packed += ONE_OF[kind]
    return packed


def kinds_in(packed: int) -> list[int]:
    """The cards of a packed count, by kind."""
    kinds = []
    while packed:
        kind = ((packed & -packed).bit_length() - 1) // _BITS
        kinds.append(kind)
        packed -= ONE_OF[kind]
    return kinds


_MEMO: Final[dict[int, Effects]] = {}
_MOST_REMEMBERED: Final = 20_000
"""Far more than a game needs; it only keeps long runs of games from growing without end."""


def effects_of(packed: int) -> Effects:
    """What a packed count of cards comes to."""
    effects = _MEMO.get(packed)
    if effects is None:
        effects = Effects()
        for kind in kinds_in(packed):
            _EFFECT_OF[kind](effects, SUN_EVENTS[kind])
        effects.roads = max(LEAST_ROADS, effects.roads)
        if len(_MEMO) >= _MOST_REMEMBERED:
            _MEMO.clear()
        _MEMO[packed] = effects
    return effects
