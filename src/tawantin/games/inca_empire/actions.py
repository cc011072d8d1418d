"""All actions of Inca Empire, and tables from them to the numbers of each side of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tawantin.kernel.actions import Action, ActionTable
from tawantin.kernel.choices import Choice, Choices

from .board import Board
from .components import BOARDS, IDS, SLOTS, SUN_EVENT_IDS, SUN_EVENTS

ACTIONS: Final = ActionTable("inca_empire")


def _building(kind: str, name: str) -> Action:
    return ACTIONS.add(kind, name, targets=[f"construction:{kind}", f"site:{name}"])


_SITES: Final = {
    kind: [
        name
        for name in IDS.sites
        if any(
            name in board.sites and getattr(board, f"{kind}_sites") >> board.sites.index(name) & 1
            for board in BOARDS
        )
    ]
    for kind in ("city", "garrison")
}
_TILE_SITES: Final = [name for name in IDS.sites if name in _SITES["city"] + _SITES["garrison"]]

_SUN_CARD: Final = [
    [
        ACTIONS.add("sun_card", card, sector, targets=[f"card:{card}", f"sector:{sector}"])
        for sector in IDS.sectors
    ]
    for card in SUN_EVENT_IDS
]
BEGIN_ROAD: Final = ACTIONS.add("begin_road", targets=["slot:road"])
_ROAD: Final = {c: ACTIONS.add("road", c, targets=[f"connection:{c}"]) for c in IDS.connections}
WILDERNESS: Final = ACTIONS.add("wilderness", targets=["card:wilderness_road"])
_FROM: Final = {s: ACTIONS.add("wilderness_from", s, targets=[f"site:{s}"]) for s in IDS.sites}
_TO: Final = {
    name: ACTIONS.add("wilderness_to", name, targets=[f"{what}:{name}"])
    for what, names in (("connection", IDS.connections), ("pair", IDS.pairs))
    for name in names
}
_CITY: Final = {name: _building("city", name) for name in _SITES["city"]}
_GARRISON: Final = {name: _building("garrison", name) for name in _SITES["garrison"]}
_CONQUEST: Final = {
    name: ACTIONS.add("conquest", name, targets=["construction:conquest", f"region:{name}"])
    for name in IDS.regions
}
_TEMPLE: Final = {name: _building("temple", name) for name in _TILE_SITES}
_UPGRADE: Final = {name: _building("upgrade", name) for name in _SITES["garrison"]}
TERRACE: Final = ACTIONS.add("terrace", targets=["construction:terrace"])
EXTRA_ROAD: Final = ACTIONS.add("extra_road", targets=["construction:extra_road"])
PILGRIMAGE: Final = {
    card.id: [
        ACTIONS.add("pilgrimage", card.id, slot, targets=[f"card:{card.id}", f"slot:{slot}"])
        for slot in SLOTS
    ]
    for card in SUN_EVENTS
    if card.sites
}
DONE: Final = ACTIONS.add("done")
END_TURN: Final = ACTIONS.add("end_turn", targets=["turn:end"])


class Moves:
    """The actions of one side of the board, by the numbers of its sites, regions and lines."""

    def __init__(self, board: Board) -> None:
        self.sun_card: Final = Choice(
            [row[IDS.sectors.index(name)] for row in _SUN_CARD for name in board.sectors]
        )
        """At kind * sectors + sector."""
        self.road: Final = _numbered(_ROAD, board.lines)
        self.wilderness_from: Final = _numbered(_FROM, board.sites)
        self.wilderness_to: Final = _numbered(_TO, board.lines)
        self.city: Final = _numbered(_CITY, board.sites)
        self.garrison: Final = _numbered(_GARRISON, board.sites)
        self.conquest: Final = _numbered(_CONQUEST, board.regions)
        self.temple: Final = _numbered(_TEMPLE, board.sites)
        self.upgrade: Final = _numbered(_UPGRADE, board.sites)
        self.all: Final = Choices(
            [
                *(self.sun_card, self.road, self.wilderness_from, self.wilderness_to, self.city),
                *(self.garrison, self.conquest, self.temple, self.upgrade),
            ]
        )


def _numbered(actions: dict[str, Action], names: Sequence[str]) -> Choice:
    """By the numbers that things have on one side of the board."""
    return Choice({n: actions[name] for n, name in enumerate(names) if name in actions})


def _by_seats(make: Callable[[Board], Moves]) -> tuple[Moves, ...]:
    made = {board.key: make(board) for board in BOARDS}
    return tuple(made[board.key] for board in BOARDS)


MOVES: Final = _by_seats(Moves)
"""`MOVES[seats]`: the actions of the side for a number of players."""
