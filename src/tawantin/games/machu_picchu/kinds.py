"""What the fields of Machu Picchu's views and events mean, and the things that actions touch."""

from __future__ import annotations

from typing import Annotated, Final

from tawantin.kernel.meaning import Amount, Bag, ById, BySeat, Id, Number, Seat, UpTo

from .components import (
    BONUS_MAX,
    BUY_PRICE,
    CARDS,
    CATEGORIES,
    CLERGY,
    CLERGY_COUNT,
    CLERGY_TOTAL,
    DISTRICTS,
    DRAW,
    FIRST_DAY,
    GOLD,
    GOODS,
    INCAS,
    LAST_DAY,
    MOON_TILES,
    MOST_INCAS,
    MULTIPLIERS,
    PROFESSIONS,
    RIDE_LLAMAS,
    SACRIFICE_VALUE,
    SELL_PRICE,
    SLOTS,
    STATIONS,
    STEPS_PER_OFFERING,
    STEPS_PER_STONE,
    STOCK,
    SUMMIT,
    TILES_TO_END_DAY,
)

_COST: Final = (("cost", "cost", "*good"),)
_VALUES: Final = [value for row in SACRIFICE_VALUE for value in row]

GoodId = Annotated[str, Id("good", GOODS, forms=("one",), tells=(("unit_size", "unit", "#"),))]
ProfessionId = Annotated[str, Id("profession", PROFESSIONS, forms=("one",), tells=_COST)]
ClergyId = Annotated[str, Id("clergy", CLERGY, forms=("one",), tells=_COST)]
DistrictId = Annotated[str, Id("district", DISTRICTS, forms=("to",))]
TileId = Annotated[str, Id("moon_tile", MOON_TILES)]
StationId = Annotated[str, Id("station", STATIONS)]
CardId = Annotated[str, Id("card", CARDS, tables=("sacrifice_card",), sentences=True)]
ItemId = Annotated[str, Id("item", (*CATEGORIES, "trail", "missed_draws", "gold"), messages="item")]
PhaseId = Annotated[str, Id("phase", ("setup", "day", "night", "over"), messages="phase")]
EndingId = Annotated[str, Id("ending", ("rescue", "conquest"))]
ReasonId = Annotated[str, Id("reason", ("clergy_complete", "deck_empty", "last_day_over"))]
HowId = Annotated[str, Id("how", ("place", "walk", "ride"))]
DecisionId = Annotated[
    str,
    Id(
        "decision",
        (
            *("first_inca", "prince", "produce", "sacrifice", "offer", "hire", "recruit"),
            *("market", "send", "sundial_goods", "give_back", "moon_goods"),
        ),
    ),
]

Points = Annotated[int, Amount(60)]
Goods = Annotated[int, Amount(20)]
GoodsOf = Annotated[int, Amount(20, of="good")]
"""How many of the good that the same event names."""
Corn = Annotated[int, Amount(20, of="good:corn")]
Llamas = Annotated[int, Amount(10, of="good:llama")]
Steps = Annotated[int, Amount(20)]
Gold = Annotated[int, Number(0, sum(GOLD))]
Incas = Annotated[int, Number(0, MOST_INCAS)]
AllIncas = Annotated[int, Number(min(INCAS.values()), MOST_INCAS)]
Clergy = Annotated[int, Number(0, max(CLERGY_COUNT))]
ClergyTaken = Annotated[int, Number(0, CLERGY_TOTAL)]
AllClergy = Annotated[int, Number(CLERGY_TOTAL, CLERGY_TOTAL)]
ClergyValue = Annotated[int, Number(min(_VALUES), max(_VALUES))]
Day = Annotated[int, Number(1, LAST_DAY)]
FirstDay = Annotated[int, Number(min(FIRST_DAY.values()), max(FIRST_DAY.values()))]
LastDay = Annotated[int, Number(LAST_DAY, LAST_DAY)]
TurnNumber = Annotated[int, Amount(50)]
Field = Annotated[int, Number(0, SUMMIT)]
Bonus = Annotated[int, Number(0, max(BONUS_MAX))]
Pieces = Annotated[int, Number(0, SLOTS)]
SellPrice = Annotated[int, Number(min(SELL_PRICE), max(SELL_PRICE))]
BuyPrice = Annotated[int, Number(min(BUY_PRICE), max(BUY_PRICE))]
Price = Annotated[
    int, Number(min(*BUY_PRICE, *SELL_PRICE), max(*BUY_PRICE, *SELL_PRICE), of="good:corn")
]
Change = Annotated[int, Number(-1, 1)]
HandSize = Annotated[int, Number(0, len(CARDS))]
Draw = Annotated[int, Number(0, DRAW)]
DeckPlace = Annotated[int, Number(1, len(CARDS))]
AllCards = Annotated[int, Number(len(CARDS), len(CARDS))]
Stock = Annotated[int, Number(0, max(STOCK))]
MoonTiles = Annotated[int, Number(0, len(MOON_TILES))]
TilesToEndDay = Annotated[int, Number(TILES_TO_END_DAY, TILES_TO_END_DAY)]
RideLlamas = Annotated[int, Number(RIDE_LLAMAS, RIDE_LLAMAS)]
StepsPerStone = Annotated[int, Number(STEPS_PER_STONE, STEPS_PER_STONE)]
StepsEach = Annotated[int, Number(0, max(*_VALUES, STEPS_PER_OFFERING))]
Multiplier = Annotated[int, Number(1, max(MULTIPLIERS))]

GoodsByKind = dict[GoodId, Goods]
Seats = Annotated[list[Seat], Bag()]
Scouts = Annotated[list[Field], BySeat()]
IncasOfEach = Annotated[list[Incas], BySeat()]
ClergyOfEach = Annotated[list[Clergy], BySeat()]
TileIds = Annotated[list[TileId], Bag()]
CardIds = Annotated[list[CardId], Bag()]
GoodIds = Annotated[list[GoodId], Bag()]
ThingIds = Annotated[
    list[Annotated[str, Id("thing", GOODS + PROFESSIONS, tables=("good", "profession"))]], Bag()
]
Days = Annotated[list[Day], Bag()]
Known = ById("id")
ByGood = ById("good")
ByCard = ById("card")
DeckRow = UpTo(len(CARDS))
Players = BySeat()

THINGS: Final = (
    Id("market", GOODS, tables=("good",), forms=("one",)),
    Id("piece", ("sun_tile", "summit", "deck", "time_track")),
)
"""What actions touch besides."""
