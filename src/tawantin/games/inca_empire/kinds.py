"""What the fields of Inca Empire's views and events mean, and the things that actions touch."""

from __future__ import annotations

from typing import Annotated, Final

from tawantin.kernel.meaning import Amount, Bag, ById, BySeat, Id, Number, Seat, UpTo

from . import GAME
from .components import (
    COLOURS,
    CONSTRUCTIONS,
    ERAS,
    HAND_SIZE,
    IDS,
    INVASION_MARKERS,
    MARKERS,
    PHASES,
    ROUNDS,
    SLOTS,
    SUN_EVENT_IDS,
    SUN_EVENTS,
)
from .state import POINTS

_SEATS: Final = max(GAME.about.seats)
_MAPS: Final = ("map_4p", "map_3p")
_ENDS: Final = ((1, "from", "site"), (2, "to", "site"))
"""Rows of connections and pairs: an id, two sites and where it lies."""
_LINES: Final = tuple(
    f"{name}.{part}" for name in _MAPS for part in ("connections", "wilderness_pairs")
)

RegionId = Annotated[str, Id("region", IDS.regions, tables=tuple(f"{m}.regions" for m in _MAPS))]
SiteId = Annotated[str, Id("site", IDS.sites, tables=tuple(f"{m}.sites" for m in _MAPS))]
LineId = Annotated[
    str, Id("connection", (*IDS.connections, *IDS.pairs), tables=_LINES, tells=_ENDS)
]
"""A connection or a wilderness pair."""
SectorId = Annotated[str, Id("sector", IDS.sectors, tables=tuple(f"{m}.sectors" for m in _MAPS))]
CardId = Annotated[str, Id("card", SUN_EVENT_IDS, tables=("sun_event",))]
MarkerId = Annotated[
    str,
    Id(
        "marker",
        tuple(marker.id for marker in MARKERS),
        tables=("culture_marker",),
        tells=(("resistance", "resistance", ""),),
    ),
]
InvasionMarkerId = Annotated[str, Id("invasion_marker", ("game_continues", "pizarro_arrives"))]
ColourId = Annotated[str, Id("colour", COLOURS)]
PhaseId = Annotated[str, Id("phase", PHASES)]
EraId = Annotated[int, Id("era", tuple(era.id for era in ERAS))]
RoundId = Annotated[int, Number(1, max(r.id for r in ROUNDS))]
SlotId = Annotated[str, Id("slot", SLOTS)]
ConstructionId = Annotated[str, Id("construction", CONSTRUCTIONS)]
TileId = Annotated[str, Id("tile", ("city", "garrison"), tables=("construction",))]
MapId = Annotated[str, Id("map", _MAPS)]
OptionId = Annotated[str, Id("option", tuple(option.id for option in GAME.about.options))]
ItemId = Annotated[str, Id("item", POINTS, messages="item")]
EndingId = Annotated[str, Id("ending", ("pizarros_arrival", "last_sapa_inca"), messages="ending")]
DecisionId = Annotated[
    str,
    Id(
        "decision",
        (
            *("sun_card", "turn", "road", "wilderness_from", "wilderness_to"),
            *("more_garrison", "more_terrace", "more_conquest"),
        ),
    ),
]

Points = Annotated[int, Amount(100)]
Labour = Annotated[int, Amount(20)]
Cost = Annotated[int, Amount(10)]
Count = Annotated[int, Amount(10)]
Position = Annotated[int, Number(0, max(len(r.phases) for r in ROUNDS) - 1)]
Place = Annotated[int, Number(1, _SEATS)]
Inside = Annotated[int, Number(0, _SEATS - 1)]
HandSize = Annotated[int, Number(0, HAND_SIZE + 1)]
DeckSize = Annotated[int, Number(0, sum(card.count for card in SUN_EVENTS))]
CardCount = Annotated[int, Number(0, max(card.count for card in SUN_EVENTS))]
MarkerCount = Annotated[int, Number(0, max(marker.count for marker in MARKERS))]
Invasions = Annotated[int, Number(0, INVASION_MARKERS)]

Seats = Annotated[list[Seat], Bag()]
Order = Annotated[list[Seat], UpTo(_SEATS)]
RoundIds = Annotated[list[RoundId], Bag()]
LineIds = Annotated[list[LineId], Bag()]
SiteIds = Annotated[list[SiteId], Bag()]
Ends = Annotated[list[SiteId], UpTo(2)]
CardIds = Annotated[list[CardId], Bag(max(card.count for card in SUN_EVENTS))]
ByRegion = ById("region")
ByPlace = ById("place")
Known = ById("id")
Players = BySeat()

THINGS: Final = (
    Id("pair", IDS.pairs, tables=_LINES, tells=_ENDS),
    Id("turn", ("end",), messages="name-turn"),
)
"""What actions touch besides."""
