"""What happens in a game of Inca Empire, for the log and for the animations."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.events import Event, events_in
from tawantin.kernel.meaning import Seat

from .kinds import (
    CardId,
    CardIds,
    ColourId,
    ConstructionId,
    DeckSize,
    EndingId,
    Ends,
    EraId,
    InvasionMarkerId,
    Labour,
    LineId,
    LineIds,
    MarkerId,
    Order,
    PhaseId,
    Points,
    Position,
    RegionId,
    RoundId,
    Seats,
    SectorId,
    SiteId,
    SiteIds,
    SlotId,
)


class ColourDealt(Event, frozen=True):
    """A construction cost card gave a seat its colour and start region."""

    seat: Seat
    colour: ColourId
    region: RegionId


class TurnOrderSet(Event, frozen=True):
    """The turn order tiles were dealt: the seats from tile 1 on."""

    seats: Order


class MarkerTurned(Event, frozen=True):
    """A local culture marker was turned face up."""

    region: RegionId
    marker: MarkerId


class PhaseBegan(Event, frozen=True):
    """The round figure moved on."""

    round: RoundId
    era: EraId
    phase: PhaseId
    position: Position
    """The place in the column, counted from 0."""


class IncomeReceived(Event, frozen=True):
    """The Inca phase paid a player."""

    seat: Seat
    era: Labour
    markers: Labour
    terraces: Labour
    labour: Labour
    """The sum."""


class SupportGiven(Event, frozen=True):
    """A player ahead supported one behind."""

    giver: Seat
    receiver: Seat
    labour: Labour


class SunCardLaid(Event, frozen=True):
    """A card was laid face down; others see only who and where."""

    seat: Seat
    sector: SectorId
    card: CardId | None


class SunCardDrawn(Event, frozen=True):
    """A card was drawn; others see only that."""

    seat: Seat
    card: CardId | None


class SunDeckRenewed(Event, frozen=True):
    """The discard pile became the draw pile."""

    cards: DeckSize


class SunCardShown(Event, frozen=True):
    """A card was turned face up."""

    seat: Seat
    sector: SectorId
    card: CardId
    affected: Seats


class PopularSupportPaid(Event, frozen=True):
    """Markers of low resistance paid labour."""

    seat: Seat
    labour: Labour


class RoadsLost(Event, frozen=True):
    """Rural unrest took roads away."""

    seat: Seat
    places: LineIds
    """Connections and wilderness pairs."""
    cut_off: LineIds
    """The player's roads that are now not joined to Cuzco."""


class RoadBuilt(Event, frozen=True):
    """A stick was placed."""

    seat: Seat
    place: LineId
    wilderness: bool
    sites: Ends


class Built(Event, frozen=True):
    """A city, garrison or temple was built, or a garrison became a city (`upgrade`)."""

    seat: Seat
    construction: ConstructionId
    site: SiteId
    labour: Labour
    points: Points


class TerraceBuilt(Event, frozen=True):
    """A terrace was laid beside the marker of a region."""

    seat: Seat
    region: RegionId
    labour: Labour
    points: Points


class RegionConquered(Event, frozen=True):
    """A region was conquered and its marker taken."""

    seat: Seat
    region: RegionId
    marker: MarkerId
    labour: Labour
    points: Points


class ExtraRoadPaid(Event, frozen=True):
    """The construction slot went into a road."""

    seat: Seat
    labour: Labour


class PilgrimageMade(Event, frozen=True):
    """A slot was given up for a pilgrimage."""

    seat: Seat
    card: CardId
    slot: SlotId
    sites: SiteIds
    points: Points


class TurnEnded(Event, frozen=True):
    """A player's turn in the People phase is over."""

    seat: Seat


class SunCardsDiscarded(Event, frozen=True):
    """The sun board was cleared."""

    cards: CardIds


class SapaIncaScored(Event, frozen=True):
    """A player scored for what their network reaches."""

    seat: Seat
    cities: Points
    garrisons: Points
    temples: Points
    terraces: Points
    points: Points


class LabourHandedBack(Event, frozen=True):
    """A player had more labour than the era lets one keep."""

    seat: Seat
    labour: Labour


class InvasionMarkerTurned(Event, frozen=True):
    """An invasion marker was turned (variant)."""

    marker: InvasionMarkerId


class GameEnded(Event, frozen=True):
    """The last Sapa Inca phase is over."""

    ending: EndingId
    winner: Seat


EVENTS: Final = events_in(__name__)
SILENT: Final = (TurnEnded, TurnOrderSet, ExtraRoadPaid, SunCardsDiscarded)
"""Events that the log leaves out: the position shows them."""
