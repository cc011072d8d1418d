"""All actions of Inca Empire, and tables from them to the numbers of each side of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tawantin.kernel.actions import Action, ActionTable

from .board import BITS, Board
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
        nothing = END_TURN  # stands where a number has no such action; no bit set leads there
        self.sun_card: Final = [
            [row[IDS.sectors.index(name)] for name in board.sectors] for row in _SUN_CARD
        ]
        self.road: Final = [_ROAD.get(name, nothing) for name in board.lines]
        self.wilderness_from: Final = [_FROM[name] for name in board.sites]
        self.wilderness_to: Final = [_TO[name] for name in board.lines]
        self.city: Final = [_CITY.get(name, nothing) for name in board.sites]
        self.garrison: Final = [_GARRISON.get(name, nothing) for name in board.sites]
        self.conquest: Final = [_CONQUEST[name] for name in board.regions]
        self.temple: Final = [_TEMPLE.get(name, nothing) for name in board.sites]
        self.upgrade: Final = [_UPGRADE.get(name, nothing) for name in board.sites]
        self.number: Final = [-1] * len(ACTIONS)
        """What an action's first argument is on this side, by the action's index."""
        for actions in (
            *(self.road, self.wilderness_from, self.wilderness_to, self.city, self.garrison),
            *(self.conquest, self.temple, self.upgrade),
        ):
            for number, action in enumerate(actions):
                self.number[action.index] = number
        for kind, row in enumerate(self.sun_card):
            for sector, action in enumerate(row):
                self.number[action.index] = kind * len(board.sectors) + sector


def _by_seats(make: Callable[[Board], Moves]) -> tuple[Moves, ...]:
    made = {board.key: make(board) for board in BOARDS}
    return tuple(made[board.key] for board in BOARDS)


MOVES: Final = _by_seats(Moves)
"""`MOVES[seats]`: the actions of the side for a number of players."""


def collect(mask: int, table: list[Action], into: list[Action]) -> None:
    """Add the actions of a bit set, in order."""
    start = len(into)
    while mask:  # from the top, as the int gets shorter that way
        number = mask.bit_length() - 1
        into.append(table[number])
        mask ^= BITS[number]
    if start:
        into[start:] = into[start:][::-1]
    else:
        into.reverse()
