"""What a view is: the table as a seat, or a spectator, may see it, in component ids.

`showing.py` makes them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tawantin.kernel.meaning import Seat

from .kinds import (
    ByPlace,
    ByRegion,
    CardCount,
    CardId,
    CardIds,
    ColourId,
    Cost,
    Count,
    DecisionId,
    DeckSize,
    EndingId,
    EraId,
    HandSize,
    Inside,
    Invasions,
    ItemId,
    Known,
    Labour,
    LineId,
    MapId,
    MarkerCount,
    MarkerId,
    OptionId,
    Order,
    PhaseId,
    Place,
    Players,
    Points,
    Position,
    RegionId,
    RoundId,
    RoundIds,
    SectorId,
    SiteId,
    SiteIds,
    TileId,
)


class CostsView(msgspec.Struct, frozen=True):
    """What a player would pay now, and how many roads the road-building slot gives."""

    city: Cost
    garrison: Cost
    temple: Cost
    terrace: Cost
    extra_road: Cost
    conquest: Cost
    """To be added to the resistance of a marker."""
    upgrade: Cost | None
    """None while a garrison cannot become a city."""
    roads: Count


class HeldMarkerView(msgspec.Struct, frozen=True):
    """A culture marker in front of the player who conquered its region."""

    region: RegionId
    marker: MarkerId
    terrace: bool


class RoadView(msgspec.Struct, frozen=True):
    """A stick on the board."""

    place: LineId
    """A connection or a wilderness pair."""
    wilderness: bool
    cut_off: bool
    """Not joined to Cuzco, so that it counts for nothing."""


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    seat: Seat
    colour: ColourId
    start_region: RegionId
    score: Points
    rank: Place
    """1 for the player ahead."""
    inside: Inside
    """The place among the figures on the same space of the score track; 0 is the innermost."""
    turn_order: Place
    """The number of the turn order tile."""
    labour: Labour
    income: Labour
    """What the next Inca phase gives for markers and terraces."""
    markers: Annotated[list[HeldMarkerView], ByRegion]
    terraces: Count
    roads: Annotated[list[RoadView], ByPlace]
    connected_sites: SiteIds
    hand_size: HandSize
    affected_by: CardIds
    """The face-up sun event cards that affect the player."""
    costs: CostsView
    sapa_inca_points: Points
    """What a Sapa Inca phase would give the player now."""
    points: dict[ItemId, Points]


class RegionView(msgspec.Struct, frozen=True):
    """A region and its marker."""

    id: RegionId
    conquered_by: Seat | None
    start: bool
    face_down: bool
    marker: MarkerId | None
    """The marker that lies face up in it or that its conqueror holds."""
    hand_of_the_gods: bool
    """A marker with much labour lies here (variant)."""


class SiteView(msgspec.Struct, frozen=True):
    """A site with something built on it."""

    id: SiteId
    tile: TileId
    """city or garrison"""
    temple: bool


class LaidCardView(msgspec.Struct, frozen=True):
    """A card laid face down in this Sun phase."""

    seat: Seat
    card: CardId | None
    """Only the player who laid it sees it."""


class SectorView(msgspec.Struct, frozen=True):
    """A sector of the sun board."""

    id: SectorId
    cards: CardIds
    laid: LaidCardView | None


class TrackView(msgspec.Struct, frozen=True):
    """Where the round figure is."""

    rounds: RoundIds
    """The columns that are played."""
    round: RoundId
    era: EraId
    phase: PhaseId
    position: Position
    """The field in the column, counted from 0."""
    invasion_markers: Invasions
    """The invasion markers still face down (variant)."""


class DecisionView(msgspec.Struct):
    """What is being decided."""

    kind: DecisionId
    """sun_card, turn, road, wilderness_from, wilderness_to, more_garrison, more_terrace or
    more_conquest"""
    seat: Seat
    left: Count
    """How often this can still be done, this time included."""
    site: SiteId | None
    """Where a wilderness road begins."""
    road_slot: bool
    """Road building is still to come in this turn."""
    construction_slot: bool
    """Construction is still to come in this turn."""
    wilderness_left: Count


class View(msgspec.Struct):
    """The whole table."""

    seat: Seat | None
    map: MapId
    options: dict[OptionId, bool]
    track: TrackView
    turn_order: Order
    players: Annotated[list[PlayerView], Players]
    regions: Annotated[list[RegionView], Known]
    sites: Annotated[list[SiteView], Known]
    sectors: Annotated[list[SectorView], Known]
    hand: CardIds
    """The viewer's own cards."""
    deck: DeckSize
    discard: dict[CardId, CardCount]
    """By kind, what is on the discard pile."""
    unseen_markers: dict[MarkerId, MarkerCount]
    """By type, the markers that nobody has seen."""
    decision: DecisionView | None
    ending: EndingId | None
