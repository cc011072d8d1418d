"""What happens in the game, by component ids, for logs and animations."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.events import Event, events_in
from tawantin.kernel.meaning import Seat

from .kinds import (
    Bonus,
    CardId,
    CardIds,
    Change,
    Clergy,
    ClergyId,
    ClergyValue,
    Corn,
    Day,
    DeckPlace,
    DistrictId,
    Draw,
    EndingId,
    Field,
    Gold,
    GoodId,
    Goods,
    GoodsByKind,
    GoodsOf,
    HowId,
    Incas,
    ItemId,
    Llamas,
    MoonTiles,
    Multiplier,
    Pieces,
    Points,
    Price,
    ProfessionId,
    ReasonId,
    Scouts,
    StationId,
    Steps,
    TileId,
    TurnNumber,
)


class GameBegun(Event, frozen=True):
    """The table is laid; `start_player` goes first, scouts stand by seat on `scouts`."""

    start_player: Seat
    day: Day
    scouts: Scouts


class CardDealt(Event, frozen=True):
    """A first sacrifice card; None for those who may not see it."""

    seat: Seat
    card: CardId | None


class FirstIncaPlaced(Event, frozen=True):
    """A free Inca came into the city."""

    seat: Seat
    profession: ProfessionId
    district: DistrictId


class TurnBegun(Event, frozen=True):
    """It is this seat's turn."""

    seat: Seat
    day: Day
    turn: TurnNumber


class PrinceMoved(Event, frozen=True):
    """A prince was placed, walked, or rode for llamas paid to the bank."""

    seat: Seat
    how: HowId
    origin: DistrictId | None
    district: DistrictId
    llamas: Llamas


class MoonTileTaken(Event, frozen=True):
    """A prince stayed where it was."""

    seat: Seat
    tile: TileId
    left: MoonTiles


class SunTileTaken(Event, frozen=True):
    """The day closes: each other player has one more turn."""

    seat: Seat


class BonusTaken(Event, frozen=True):
    """A prince took the goods that lay in a production district."""

    seat: Seat
    district: DistrictId
    good: GoodId
    amount: GoodsOf


class StonesTaken(Event, frozen=True):
    """A prince took the stones of a temple."""

    seat: Seat
    district: DistrictId
    stones: Bonus
    steps: Steps


class NothingLeft(Event, frozen=True):
    """A prince entered a once-a-day district that has already been used."""

    seat: Seat
    district: DistrictId


class Produced(Event, frozen=True):
    """Incas worked; `incas` 0 means that the player let them rest."""

    seat: Seat
    district: DistrictId
    incas: Incas
    good: GoodId
    amount: GoodsOf
    corn_paid: Corn


class Sacrificed(Event, frozen=True):
    """Clergy sacrificed llamas; 0 means that the player kept them."""

    seat: Seat
    district: DistrictId
    clergy: ClergyId
    llamas: Llamas
    value: ClergyValue
    steps: Steps


class Offered(Event, frozen=True):
    """A good was put on the altar of the main temple."""

    seat: Seat
    good: GoodId
    amount: GoodsOf


class OfferingMade(Event, frozen=True):
    """An offering is complete."""

    seat: Seat
    units: Goods
    steps: Steps


class IncaHired(Event, frozen=True):
    """A disc went from the supply to its district."""

    seat: Seat
    profession: ProfessionId
    district: DistrictId
    paid: GoodsByKind


class ClergyRecruited(Event, frozen=True):
    """A clergy tile was bought and its row lost value."""

    seat: Seat
    clergy: ClergyId
    paid: GoodsByKind
    value_before: ClergyValue
    value: ClergyValue
    left: Clergy


class MarketAdjusted(Event, frozen=True):
    """A piece was put from the bank on the market (+1) or taken back (-1)."""

    seat: Seat
    good: GoodId
    change: Change
    pieces: Pieces


class GoodSold(Event, frozen=True):
    """A piece was sold to the market or, with its column full, to the bank."""

    seat: Seat
    good: GoodId
    corn: Price
    pieces: Pieces
    to_bank: bool


class GoodBought(Event, frozen=True):
    """A piece was bought from the market or, with its column empty, from the bank."""

    seat: Seat
    good: GoodId
    corn: Price
    pieces: Pieces
    from_bank: bool


class IncaSent(Event, frozen=True):
    """An Inca went to serve at the sundial."""

    seat: Seat
    profession: ProfessionId
    district: DistrictId


class SundialRewarded(Event, frozen=True):
    """A service at the sundial was paid; `returned` says whether the disc went to the supply."""

    seat: Seat
    goods: GoodsByKind
    returned: bool


class ScoutMoved(Event, frozen=True):
    """A scout went up the trail, at most to the summit."""

    seat: Seat
    origin: Field
    field: Field


class StationReached(Event, frozen=True):
    """A scout came to or passed a station; its reward is due at the end of the turn."""

    seat: Seat
    station: StationId
    good: GoodId
    amount: GoodsOf


class TrailRewardPaid(Event, frozen=True):
    """A due reward of the trail."""

    seat: Seat
    good: GoodId
    amount: GoodsOf


class CardsDrawn(Event, frozen=True):
    """A scout reached the summit; `cards` is None for those who may not see them."""

    seat: Seat
    count: Draw
    from_pool: Draw
    from_row: Draw
    give_back: Draw
    cards: CardIds | None


class ReturnedCardDrawn(Event, frozen=True):
    """Told to the one who had given this card back: somebody has drawn it now."""

    seat: Seat
    card: CardId


class CardGivenBack(Event, frozen=True):
    """A card went under the deck, to a place of the row (1 comes first)."""

    seat: Seat
    place: DeckPlace
    card: CardId | None


class DrawMissed(Event, frozen=True):
    """A scout reached the summit, but the deck was empty."""

    seat: Seat
    points: Points


class TimeCornTaken(Event, frozen=True):
    """The last player of the day took the corn of its moon symbol."""

    seat: Seat
    day: Day
    amount: Corn


class NightFell(Event, frozen=True):
    """All turns of the day are over."""

    day: Day


class MoonTileRewarded(Event, frozen=True):
    """A moon tile gave goods; `amount` 0 means declined or not to be had."""

    seat: Seat
    tile: TileId
    good: GoodId
    amount: GoodsOf
    corn_paid: Corn


class MoonTileSteps(Event, frozen=True):
    """A moon tile gave steps."""

    seat: Seat
    tile: TileId
    steps: Steps


class BonusLaid(Event, frozen=True):
    """Night: the units that lie in the once-a-day districts now."""

    units: dict[DistrictId, Bonus]


class DayBegun(Event, frozen=True):
    """A new day, and who goes first."""

    day: Day
    seat: Seat


class HandRevealed(Event, frozen=True):
    """The game is over and this hand is shown."""

    seat: Seat
    cards: CardIds
    gold: Gold


class PointsCounted(Event, frozen=True):
    """A player's points at the end, and what gold makes of them after a conquest."""

    seat: Seat
    points: dict[ItemId, Points]
    """By item, without those that are 0."""
    gold: Gold
    """On the cards, and for the scout's place."""
    multiplier: Multiplier
    total: Points


class GameEnded(Event, frozen=True):
    """Rescue or conquest; `reason` is clergy_complete, deck_empty or last_day_over."""

    ending: EndingId
    reason: ReasonId


EVENTS: Final = events_in(__name__)
SILENT: Final = (TurnBegun, ScoutMoved, TrailRewardPaid, BonusLaid, Offered)
"""Events that the log leaves out: the position shows them."""
