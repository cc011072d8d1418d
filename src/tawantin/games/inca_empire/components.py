"""The components of Inca Empire: every number of the game, read from the components file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawantin.kernel.toml import Table

from . import GAME
from .board import Board, Ids, read_board, read_ids

_ROOT: Final = GAME.components.root
_SETUP: Final = _ROOT.table("setup")
_ROADS: Final = _ROOT.table("roads")

COLOURS: Final = tuple(colour.id for colour in GAME.components.about.colours)

HAND_SIZE: Final = _SETUP.integer("hand_size", 1, 10)
START_VP: Final = _SETUP.integer("start_vp", 0, 100)
START_LABOUR: Final = _SETUP.integer("start_labour", 0, 100)
FREE_ROADS: Final = _ROADS.integer("free_per_road_action", 1, 10)
LEAST_ROADS: Final = _ROADS.integer("min_per_road_action", 1, 10)


@dataclass(frozen=True, slots=True)
class Era:
    """An era: what the Inca phase pays and what the Sapa Inca phase lets one keep."""

    id: int
    income: int
    keep: int
    """The labour a player may keep; -1 if the era hands nothing back."""
    support_first_to_last: int
    support_second_to_third: int


@dataclass(frozen=True, slots=True)
class Round:
    """A column of the era track."""

    id: int
    era: Era
    phases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Marker:
    """A type of local culture marker."""

    id: str
    resistance: int
    labour: int
    vp: int
    count: int


@dataclass(frozen=True, slots=True)
class Construction:
    """What an improvement costs and gives."""

    cost: int
    points: int
    sapa_inca_points: int
    inca_income: int


@dataclass(frozen=True, slots=True)
class SunEvent:
    """A kind of sun event card; what it does is in `sun_events`."""

    id: str
    count: int
    symbol: str
    timing: str
    amount: int
    surcharge: int
    resistance: int
    points: int
    sites: tuple[str, ...]


PHASES: Final = tuple(table.text("id") for table in _ROOT.tables("phase"))

ERAS: Final = tuple(
    Era(
        table.integer("id", 1, 100),
        table.integer("income", 0, 100),
        table.integer("keep", -1, 100),
        table.integer("support_first_to_last", 0, 100),
        table.integer("support_second_to_third", 0, 100),
    )
    for table in _ROOT.tables("era")
)


def _round(table: Table) -> Round:
    eras = {era.id: era for era in ERAS}
    era = table.integer("era")
    if era not in eras:
        raise table.complain("era", "is {era}, but there is no such era", "no-era", era=era)
    phases = table.texts("phases")
    for phase in phases:
        if phase not in PHASES:
            raise table.complain(
                "phases", "names {name}, which is unknown", "unknown", name=repr(phase)
            )
    return Round(table.integer("id", 1, 100), eras[era], phases)


ROUNDS: Final = tuple(_round(table) for table in _ROOT.tables("round"))

MARKERS: Final = tuple(
    Marker(
        table.text("id"),
        table.integer("resistance", 0, 50),
        table.integer("labour", 0, 50),
        table.integer("vp", 0, 50),
        table.integer("count", 1, 100),
    )
    for table in _ROOT.tables("culture_marker")
)


def _constructions() -> dict[str, Construction]:
    return {
        table.text("id"): Construction(
            table.integer("cost", 0, 50),
            table.integer("points", 0, 50),
            table.integer("sapa_inca_points", 0, 50),
            table.integer("inca_income", 0, 50),
        )
        for table in _ROOT.tables("construction")
    }


def _construction(name: str) -> Construction:
    tables = _constructions()
    if name not in tables:
        raise _ROOT.complain(
            "construction",
            "must have one with the id {id}, which the rules speak of",
            "lacks-id",
            id=name,
        )
    return tables[name]


CONSTRUCTIONS: Final = tuple(_constructions())
CITY: Final = _construction("city")
GARRISON: Final = _construction("garrison")
TEMPLE: Final = _construction("temple")
TERRACE: Final = _construction("terrace")
UPGRADE: Final = _construction("upgrade")
EXTRA_ROAD: Final = _construction("extra_road")

SLOTS: Final = ("road", "construction")
"""The two actions of a turn in the People phase."""


_LESSENING: Final = ("el_nino_flood", "military_superiority")
"""The cards whose amount is taken away."""


def _sun_event(table: Table) -> SunEvent:
    def number(key: str) -> int:
        return table.integer(key, 0, 50) if key in table else 0

    low, high = (-5, 0) if table.text("id") in _LESSENING else (0, 5)

    return SunEvent(
        id=table.text("id"),
        count=table.integer("count", 1, 7),
        symbol=table.text("symbol"),
        timing=table.choice("timing", ("sun", "people")),
        amount=table.integer("amount", low, high) if "amount" in table else 0,
        surcharge=number("surcharge"),
        resistance=number("resistance"),
        points=number("points"),
        sites=table.texts("sites") if "sites" in table else (),
    )


SUN_EVENTS: Final = tuple(_sun_event(table) for table in _ROOT.tables("sun_event"))
SUN_EVENT_IDS: Final = tuple(card.id for card in SUN_EVENTS)

_TABLES: Final = (_ROOT.table("map_4p"), _ROOT.table("map_3p"))
IDS: Final[Ids] = read_ids(_TABLES)


def _boards() -> list[Board | None]:
    boards: list[Board | None] = [None] * 8
    for table in _TABLES:
        removed = table.integer("remove_markers_per_type", 0, 100)
        count = sum(max(0, marker.count - removed) for marker in MARKERS)
        boards[table.integer("players", 1, 7)] = read_board(table, IDS, COLOURS, count)
    return boards


_BY_SEATS: Final = _boards()


def board_for(seats: int) -> Board:
    """The side of the board for a number of players."""
    board = _BY_SEATS[seats]
    if board is None:
        raise _ROOT.complain("map", "has none for {seats} players", "none-for", seats=seats)
    return board


_SMALLEST: Final = min(GAME.components.about.seats)
BOARDS: Final[tuple[Board, ...]] = tuple(
    board_for(max(seats, _SMALLEST)) for seats in range(max(GAME.components.about.seats) + 1)
)
"""`BOARDS[seats]`: the side of the board for a number of players."""

_PIZARRO: Final = _ROOT.table("pizarros_arrival")
INVASION_ERA: Final = _PIZARRO.integer("era", 1, 100)
INVASION_MARKERS: Final = _PIZARRO.integer("markers_game_continues", 0, 100) + _PIZARRO.integer(
    "markers_pizarro_arrives", 1, 1
)

_DECLINE: Final = _ROOT.table("early_decline")
DECLINE_SKIPS: Final = _DECLINE.integers("skip_rounds")
DECLINE_REMOVES: Final = _DECLINE.texts("remove_cards")

_GODS: Final = _ROOT.table("gods_agree")
GODS_MARKERS: Final = _GODS.integer("markers", 1, 100)
GODS_LABOUR: Final = _GODS.integer("marker_labour", 0, 50)

ALL_ROUNDS: Final = ROUNDS
DECLINE_ROUNDS: Final = tuple(r for r in ROUNDS if r.id not in DECLINE_SKIPS)


def rounds_of(early_decline: bool) -> tuple[Round, ...]:
    """The columns of the era track that are played."""
    return DECLINE_ROUNDS if early_decline else ALL_ROUNDS


def _check() -> None:
    """Refuse numbers that loading alone would let pass and that make no game."""
    played = sorted(table.integer("players") for table in _TABLES)
    if sorted(GAME.components.about.seats) != played:
        raise _ROOT.complain(
            "game.seats", "must be the players of the maps: {seats}", "of-maps", seats=played
        )
    for card in SUN_EVENTS:
        for name in card.sites:
            if name not in IDS.sites:
                raise _ROOT.complain(
                    f"sun_event[{card.id}].sites",
                    "names {name}, which is unknown",
                    "unknown",
                    name=repr(name),
                )
    for name in (*DECLINE_REMOVES, *(card for board in BOARDS for card in board.remove_cards)):
        if name not in SUN_EVENT_IDS:
            raise _ROOT.complain(
                "remove_cards", "names {name}, which is unknown", "unknown", name=repr(name)
            )
    people = sum(r.phases.count("people") for r in ROUNDS if r.era.id == INVASION_ERA)
    if people != INVASION_MARKERS:
        raise _PIZARRO.complain(
            "era",
            "has {people} People phases for {markers} invasion markers",
            "invasion",
            people=people,
            markers=INVASION_MARKERS,
        )
    for seats in GAME.components.about.seats:
        board = board_for(seats)
        if board.gods_regions.bit_count() != GODS_MARKERS:
            raise _GODS.complain(
                "markers", "must be as many as there are regions for them", "gods-regions"
            )
        strong = sum(
            m.count - board.remove_markers_per_type for m in MARKERS if m.labour == GODS_LABOUR
        )
        if strong < GODS_MARKERS:
            raise _GODS.complain(
                "marker_labour", "is on only {count} markers", "gods-labour", count=strong
            )
        most_laid = seats * max(r.phases.count("sun") for r in ROUNDS)
        cards = sum(card.count for card in SUN_EVENTS) - len(board.remove_cards)
        if cards - len(DECLINE_REMOVES) * (seats > _SMALLEST) <= seats * HAND_SIZE + most_laid:
            raise _ROOT.complain(
                "sun_event", "has too few for {seats} players", "too-few-for", seats=seats
            )


_check()
