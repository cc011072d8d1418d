"""What happens in the game, by component ids, for logs and animations."""

from __future__ import annotations

from tawantin.kernel.events import Event


class GameBegun(Event, frozen=True):
    """The table is laid; `start_player` goes first, scouts stand by seat on `scouts`."""

    start_player: int
    day: int
    scouts: list[int]


class CardDealt(Event, frozen=True):
    """A first sacrifice card; None for those who may not see it."""

    seat: int
    card: str | None


class FirstIncaPlaced(Event, frozen=True):
    """A free Inca came into the city."""

    seat: int
    profession: str
    district: str


class TurnBegun(Event, frozen=True):
    """It is this seat's turn."""

    seat: int
    day: int
    turn: int


class PrinceMoved(Event, frozen=True):
    """A prince was placed, walked, or rode for llamas paid to the bank."""

    seat: int
    how: str
    origin: str | None
    district: str
    llamas: int


class MoonTileTaken(Event, frozen=True):
    """A prince stayed where it was."""

    seat: int
    tile: str
    left: int


class SunTileTaken(Event, frozen=True):
    """The day closes: each other player has one more turn."""

    seat: int


class BonusTaken(Event, frozen=True):
    """A prince took the goods that lay in a production district."""

    seat: int
    district: str
    good: str
    amount: int


class StonesTaken(Event, frozen=True):
    """A prince took the stones of a temple."""

    seat: int
    district: str
    stones: int
    steps: int


class NothingLeft(Event, frozen=True):
    """A prince entered a once-a-day district that has already been used."""

    seat: int
    district: str


class Produced(Event, frozen=True):
    """Incas worked; `incas` 0 means that the player let them rest."""

    seat: int
    district: str
    incas: int
    good: str
    amount: int
    corn_paid: int


class Sacrificed(Event, frozen=True):
    """Clergy sacrificed llamas; 0 means that the player kept them."""

    seat: int
    district: str
    clergy: str
    llamas: int
    value: int
    steps: int


class Offered(Event, frozen=True):
    """A good was put on the altar of the main temple."""

    seat: int
    good: str
    amount: int


class OfferingMade(Event, frozen=True):
    """An offering is complete."""

    seat: int
    units: int
    steps: int


class IncaHired(Event, frozen=True):
    """A disc went from the supply to its district."""

    seat: int
    profession: str
    district: str
    paid: dict[str, int]


class ClergyRecruited(Event, frozen=True):
    """A clergy tile was bought and its row lost value."""

    seat: int
    clergy: str
    paid: dict[str, int]
    value_before: int
    value: int
    left: int


class MarketAdjusted(Event, frozen=True):
    """A piece was put from the bank on the market (+1) or taken back (-1)."""

    seat: int
    good: str
    change: int
    pieces: int


class GoodSold(Event, frozen=True):
    """A piece was sold to the market or, with its column full, to the bank."""

    seat: int
    good: str
    corn: int
    pieces: int
    to_bank: bool


class GoodBought(Event, frozen=True):
    """A piece was bought from the market or, with its column empty, from the bank."""

    seat: int
    good: str
    corn: int
    pieces: int
    from_bank: bool


class IncaSent(Event, frozen=True):
    """An Inca went to serve at the sundial."""

    seat: int
    profession: str
    district: str


class SundialRewarded(Event, frozen=True):
    """A service at the sundial was paid; `returned` says whether the disc went to the supply."""

    seat: int
    goods: dict[str, int]
    returned: bool


class ScoutMoved(Event, frozen=True):
    """A scout went up the trail, at most to the summit."""

    seat: int
    origin: int
    field: int


class StationReached(Event, frozen=True):
    """A scout came to or passed a station; its reward is due at the end of the turn."""

    seat: int
    station: str
    good: str
    amount: int


class TrailRewardPaid(Event, frozen=True):
    """A due reward of the trail."""

    seat: int
    good: str
    amount: int


class CardsDrawn(Event, frozen=True):
    """A scout reached the summit; `cards` is None for those who may not see them."""

    seat: int
    from_pool: int
    from_row: int
    give_back: int
    cards: list[str] | None


class ReturnedCardDrawn(Event, frozen=True):
    """Told to the one who had given this card back: somebody has drawn it now."""

    seat: int
    card: str


class CardGivenBack(Event, frozen=True):
    """A card went under the deck, to a place of the row (1 comes first)."""

    seat: int
    place: int
    card: str | None


class DrawMissed(Event, frozen=True):
    """A scout reached the summit, but the deck was empty."""

    seat: int
    points: int


class TimeCornTaken(Event, frozen=True):
    """The last player of the day took the corn of its moon symbol."""

    seat: int
    day: int
    amount: int


class NightFell(Event, frozen=True):
    """All turns of the day are over."""

    day: int


class MoonTileRewarded(Event, frozen=True):
    """A moon tile gave goods; `amount` 0 means declined or not to be had."""

    seat: int
    tile: str
    good: str
    amount: int
    corn_paid: int


class MoonTileSteps(Event, frozen=True):
    """A moon tile gave steps."""

    seat: int
    tile: str
    steps: int


class BonusLaid(Event, frozen=True):
    """Night: the units that lie in the once-a-day districts now."""

    units: dict[str, int]


class DayBegun(Event, frozen=True):
    """A new day, and who goes first."""

    day: int
    seat: int


class HandRevealed(Event, frozen=True):
    """The game is over and this hand is shown."""

    seat: int
    cards: list[str]
    gold: int


class GameEnded(Event, frozen=True):
    """Rescue or conquest; `reason` is clergy_complete, deck_empty or last_day_over."""

    ending: str
    reason: str
