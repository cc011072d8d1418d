"""What happens in a game of Inca Empire, for the log and for the animations."""

from __future__ import annotations

from tawantin.kernel.events import Event


class ColourDealt(Event, frozen=True):
    """A construction cost card gave a seat its colour and start region."""

    seat: int
    colour: str
    region: str


class TurnOrderSet(Event, frozen=True):
    """The turn order tiles were dealt: the seats from tile 1 on."""

    seats: list[int]


class MarkerTurned(Event, frozen=True):
    """A local culture marker was turned face up."""

    region: str
    marker: str


class PhaseBegan(Event, frozen=True):
    """The round figure moved on."""

    round: int
    era: int
    phase: str
    position: int
    """The place in the column, counted from 0."""


class IncomeReceived(Event, frozen=True):
    """The Inca phase paid a player."""

    seat: int
    era: int
    markers: int
    terraces: int
    labour: int
    """The sum."""


class SupportGiven(Event, frozen=True):
    """A player ahead supported one behind."""

    giver: int
    receiver: int
    labour: int


class SunCardLaid(Event, frozen=True):
    """A card was laid face down; others see only who and where."""

    seat: int
    sector: str
    card: str | None


class SunCardDrawn(Event, frozen=True):
    """A card was drawn; others see only that."""

    seat: int
    card: str | None


class SunDeckRenewed(Event, frozen=True):
    """The discard pile became the draw pile."""

    cards: int


class SunCardShown(Event, frozen=True):
    """A card was turned face up."""

    seat: int
    sector: str
    card: str
    affected: list[int]


class PopularSupportPaid(Event, frozen=True):
    """Markers of low resistance paid labour."""

    seat: int
    labour: int


class RoadsLost(Event, frozen=True):
    """Rural unrest took roads away."""

    seat: int
    places: list[str]
    """Connections and wilderness pairs."""
    cut_off: list[str]
    """The player's roads that are now not joined to Cuzco."""


class RoadBuilt(Event, frozen=True):
    """A stick was placed."""

    seat: int
    place: str
    wilderness: bool
    sites: list[str]


class Built(Event, frozen=True):
    """A city, garrison or temple was built, or a garrison became a city (`upgrade`)."""

    seat: int
    construction: str
    site: str
    labour: int
    points: int


class TerraceBuilt(Event, frozen=True):
    """A terrace was laid beside the marker of a region."""

    seat: int
    region: str
    labour: int
    points: int


class RegionConquered(Event, frozen=True):
    """A region was conquered and its marker taken."""

    seat: int
    region: str
    marker: str
    labour: int
    points: int


class ExtraRoadPaid(Event, frozen=True):
    """The construction slot went into a road."""

    seat: int
    labour: int


class PilgrimageMade(Event, frozen=True):
    """A slot was given up for a pilgrimage."""

    seat: int
    card: str
    slot: str
    sites: list[str]
    points: int


class TurnEnded(Event, frozen=True):
    """A player's turn in the People phase is over."""

    seat: int


class SunCardsDiscarded(Event, frozen=True):
    """The sun board was cleared."""

    cards: list[str]


class SapaIncaScored(Event, frozen=True):
    """A player scored for what his network reaches."""

    seat: int
    cities: int
    garrisons: int
    temples: int
    terraces: int
    points: int


class LabourHandedBack(Event, frozen=True):
    """A player had more labour than the era lets one keep."""

    seat: int
    labour: int


class InvasionMarkerTurned(Event, frozen=True):
    """An invasion marker was turned (variant)."""

    marker: str


class GameEnded(Event, frozen=True):
    """The last Sapa Inca phase is over."""

    ending: str
    winner: int
