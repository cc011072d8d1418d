"""The position of a game of Inca Empire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawantin.kernel import frames

POINTS: Final = (
    "cities",
    "garrisons",
    "temples",
    "terraces",
    "conquests",
    "pilgrimages",
    "sapa_inca_cities",
    "sapa_inca_garrisons",
    "sapa_inca_temples",
    "sapa_inca_terraces",
)
"""Where points come from; `Player.points` counts by the numbers of this list."""
(
    CITIES,
    GARRISONS,
    TEMPLES,
    TERRACES,
    CONQUESTS,
    PILGRIMAGES,
    SAPA_CITIES,
    SAPA_GARRISONS,
    SAPA_TEMPLES,
    SAPA_TERRACES,
) = range(10)


@dataclass(slots=True)
class Player:
    """What a player has, roads included. Sets of sites, regions and lines are bit sets."""

    colour: int
    vp: int
    arrived: int
    """When the figure came to its space of the score track: earlier is further inside."""
    labour: int
    hand: list[int]
    """Sun event cards, by kind."""
    roads: int
    """The lines that carry a stick."""
    wilderness: int
    """Those of them that were built as wilderness roads."""
    connected: int
    """The sites of the main network: Cuzco, and all that the player's roads join to it."""
    reach: int
    """The lines that have a connected end."""
    touched: int
    """The regions touched by connected sites."""
    regions: list[int]
    """The conquered regions, in the order of conquest; each holds its marker."""
    terraces: int
    """They lie beside the markers held longest."""
    marker_labour: int
    """The labour that the markers give in each Inca phase."""
    weak_markers: int
    """The markers that popular support pays for."""
    affecting: int
    """The face-up sun event cards that affect the player, counted by kind (see `sun_events`)."""
    points: list[int]

    def copy(self) -> Player:
        """An equal player that shares nothing that can change."""
        return Player(
            self.colour,
            self.vp,
            self.arrived,
            self.labour,
            self.hand.copy(),
            self.roads,
            self.wilderness,
            self.connected,
            self.reach,
            self.touched,
            self.regions.copy(),
            self.terraces,
            self.marker_labour,
            self.weak_markers,
            self.affecting,
            self.points.copy(),
        )


@dataclass(slots=True)
class State(frames.State):
    """The whole position."""

    seats: int
    pizarros_arrival: bool
    early_decline: bool
    gods_agree: bool
    round: int
    """The column of the era track, counted from 0 among those that are played."""
    phase: int
    """The place of the round figure in it, counted from 0."""
    order: list[int]
    """The seats by turn order tile."""
    players: list[Player]
    conquered: int
    """The regions that are conquered, the start regions among them."""
    turned: int
    """The regions without a face-down marker."""
    open_sites: int
    """The sites that touch a conquered region."""
    open_lines: int
    """The lines that have an open end."""
    claimed: int
    """The printed connections that carry a stick of anybody."""
    cities: int
    garrisons: int
    temples: int
    """The sites that carry the tile or the temple."""
    markers: list[int]
    """By region the type of the marker once it has been turned, else -1."""
    pool: list[int]
    """The types of the markers that nobody has seen, those left over among them."""
    gods_pool: list[int]
    """The types of the unseen markers in the regions with a hand of the gods (variant)."""
    deck: list[int]
    discard: list[int]
    face_up: list[list[int]]
    """By sector the sun event cards in force."""
    laid: list[int]
    """By sector the card laid face down in this Sun phase, else -1."""
    laid_by: list[int]
    """By sector who laid it, else -1."""
    invasion_markers: int
    """The invasion markers still face down (variant)."""
    arrivals: int
    """How often figures have moved on the score track."""
    wilderness_left: int
    """How many roads of the turn in progress may still be wilderness roads."""

    def copy(self) -> State:
        """An equal position that shares nothing that can change."""
        return State(
            self.frames.copy(),
            self.seats,
            self.pizarros_arrival,
            self.early_decline,
            self.gods_agree,
            self.round,
            self.phase,
            self.order.copy(),
            [player.copy() for player in self.players],
            self.conquered,
            self.turned,
            self.open_sites,
            self.open_lines,
            self.claimed,
            self.cities,
            self.garrisons,
            self.temples,
            self.markers.copy(),
            self.pool.copy(),
            self.gods_pool.copy(),
            self.deck.copy(),
            self.discard.copy(),
            [cards.copy() for cards in self.face_up],
            self.laid.copy(),
            self.laid_by.copy(),
            self.invasion_markers,
            self.arrivals,
            self.wilderness_left,
        )


def rank_order(state: State) -> list[int]:
    """The seats from the one ahead to the last: more points first, then the inner figure."""
    players = state.players
    return sorted(range(state.seats), key=lambda seat: (-players[seat].vp, players[seat].arrived))


def gain(state: State, seat: int, item: int, points: int) -> None:
    """Move a figure forward in one go; a move of nothing leaves it in its place."""
    if points:
        player = state.players[seat]
        player.points[item] += points
        player.vp += points
        state.arrivals += 1
        player.arrived = state.arrivals
