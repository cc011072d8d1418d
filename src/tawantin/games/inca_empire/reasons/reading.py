"""A position of Inca Empire as one reads it off the table: in names, slowly, from what lies there.

The reasons are written in these words. Nothing is taken from the sets that the rules keep up to
date (networks, open sites, effects of cards): it is found anew, so that each guards the other.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tawantin.kernel.toml import Table

from .. import GAME
from ..components import (
    BOARDS,
    COLOURS,
    MARKERS,
    SUN_EVENT_IDS,
    SUN_EVENTS,
    TERRACE,
    Marker,
    rounds_of,
)
from ..state import Player, State


@dataclass(frozen=True)
class Site:
    """A place on the map: the capital, a city or garrison site, or a huaca."""

    id: str
    type: str
    regions: tuple[str, ...]
    """The regions that it touches."""


@dataclass(frozen=True)
class Way:
    """A place for a road: a printed connection, or a pair of sites for a wilderness road."""

    id: str
    ends: tuple[str, str]
    printed: bool


class Chart:
    """One side of the game board, as the components file has it."""

    def __init__(self, table: Table) -> None:
        self.capital: Final = table.text("capital")
        self.sites: Final = {
            site.text("id"): Site(site.text("id"), site.text("type"), site.texts("regions"))
            for site in table.tables("sites")
        }
        self.ways: Final = {
            str(row[0]): Way(str(row[0]), (str(row[1]), str(row[2])), key == "connections")
            for key in ("connections", "wilderness_pairs")
            for row in table.items(key)
        }
        self.ways_at: Final = {
            site: [way for way in self.ways.values() if site in way.ends] for site in self.sites
        }
        self.regions: Final = {region.text("id"): region for region in table.tables("regions")}
        self.start_regions: Final = {
            name for name, region in self.regions.items() if "start_colour" in region
        }
        self.sectors: Final = {
            sector.text("id"): sector.texts("colours") for sector in table.tables("sectors")
        }


CHARTS: Final[dict[int, Chart]] = {
    table.integer("players"): Chart(table)
    for table in (GAME.components.root.table(name) for name in ("map_4p", "map_3p"))
}

NUMBERS: Final = {
    seats: {name: number for number, name in enumerate(BOARDS[seats].lines)} for seats in CHARTS
}
"""By players: the bit of a way in the sets of sticks."""


class Position:
    """What a player sees who looks at the table."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.player: Final[Player] = state.players[seat]
        self.chart: Final = CHARTS[state.seats]
        self._board: Final = BOARDS[state.seats]

    # ---- pieces on the map --------------------------------------------------------------------

    def owners(self, way: str) -> list[int]:
        """The seats whose sticks lie on a way."""
        number = NUMBERS[self.state.seats][way]
        return [seat for seat, one in enumerate(self.state.players) if one.roads >> number & 1]

    def is_mine(self, way: str) -> bool:
        """Whether the player has a stick there."""
        return bool(self.player.roads >> NUMBERS[self.state.seats][way] & 1)

    def has_city(self, site: str) -> bool:
        """Whether a city tile lies on a site."""
        return self._lies(self.state.cities, site)

    def has_garrison(self, site: str) -> bool:
        """Whether a garrison tile lies on a site."""
        return self._lies(self.state.garrisons, site)

    def has_temple(self, site: str) -> bool:
        """Whether a temple stands on a site."""
        return self._lies(self.state.temples, site)

    def _lies(self, tiles: int, site: str) -> bool:
        return bool(tiles >> self._board.sites.index(site) & 1)

    # ---- regions ------------------------------------------------------------------------------

    def is_conquered(self, region: str) -> bool:
        """Start regions are conquered from the start, others when somebody took the marker."""
        return region in self.chart.start_regions or self.conqueror(region) is not None

    def conqueror(self, region: str) -> int | None:
        """The seat that holds the marker of a region."""
        number = self._board.regions.index(region)
        for seat, player in enumerate(self.state.players):
            if number in player.regions:
                return seat
        return None

    def marker(self, region: str) -> Marker:
        """The face-up marker of a region."""
        return MARKERS[self.state.markers[self._board.regions.index(region)]]

    def is_open(self, site: str) -> bool:
        """A site is open if it touches a conquered region."""
        return any(self.is_conquered(region) for region in self.chart.sites[site].regions)

    # ---- the network --------------------------------------------------------------------------

    @cached_property
    def network(self) -> set[str]:
        """The connected sites: Cuzco, and all that the player's roads join to it."""
        reached, walking = {self.chart.capital}, [self.chart.capital]
        while walking:
            for way in self.chart.ways_at[walking.pop()]:
                if self.is_mine(way.id):
                    new = set(way.ends) - reached
                    reached |= new
                    walking += new
        return reached

    @cached_property
    def distances(self) -> dict[str, int]:
        """By site, how many roads on free connections would join it; what none can is left out."""
        distances = dict.fromkeys(sorted(self.network), 0)
        walking = deque(distances)
        while walking:
            site = walking.popleft()
            for way in self.chart.ways_at[site]:
                if not way.printed or self.owners(way.id):
                    continue
                for end in way.ends:
                    if end not in distances:
                        distances[end] = distances[site] + 1
                        walking.append(end)
        return distances

    def roads_to(self, sites: Collection[str]) -> int | None:
        """How many roads would join the nearest of the sites; None if none can."""
        return min((self.distances[site] for site in sites if site in self.distances), default=None)

    def site_name(self, number: int) -> str:
        """A site by the number that a frame holds."""
        return self._board.sites[number]

    # ---- cards and labour ---------------------------------------------------------------------

    @cached_property
    def cards(self) -> Counter[str]:
        """The face-up sun cards in the two sectors beside the player's colour."""
        colour = COLOURS[self.player.colour]
        cards: Counter[str] = Counter()
        for number, sector in enumerate(self._board.sectors):
            if colour in self.chart.sectors[sector]:
                cards.update(SUN_EVENT_IDS[kind] for kind in self.state.face_up[number])
        return cards

    def layer(self, sector: str) -> int | None:
        """The seat that has laid a card into a sector in this Sun phase."""
        seat = self.state.laid_by[self._board.sectors.index(sector)]
        return None if seat < 0 else seat

    def amount(self, *cards: str) -> int:
        """What the cards of these kinds that affect the player come to."""
        return sum(card.amount * self.cards[card.id] for card in SUN_EVENTS if card.id in cards)

    def next_income(self) -> int | None:
        """The labour that the next Inca phase will pay; None if there is none any more."""
        rounds = rounds_of(self.state.early_decline)
        if self.state.round + 1 >= len(rounds):
            return None
        markers = [MARKERS[self.state.markers[region]] for region in self.player.regions]
        labour = sum(marker.labour for marker in markers)
        terraces = self.player.terraces * TERRACE.inca_income
        return rounds[self.state.round + 1].era.income + labour + terraces
