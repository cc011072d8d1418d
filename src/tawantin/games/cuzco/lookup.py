"""Lists of placements, computed once from the rules in `mechanics.placement`. No rules here.

A placement of a die is asked for more often than anything else in the game, and what is possible
depends on few small numbers: so they are packed into the keys of lists that are remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.bits import bit_set, members

from .actions import NO_CARD, PLACE_OF
from .board import NEVER
from .components import CARD_13_VALUE, DESCENDING, SPACE_DEEDS, SPACES
from .mechanics.placement import (
    FACES,
    Purse,
    is_enough,
    is_lower,
    least_values,
    may_13,
    may_14,
    placements,
)
from .mechanics.tray import payable, sources
from .state import State

_LOWER: Final = tuple(
    bit_set(face for face in FACES if is_lower(face, lowest)) for lowest in range(NEVER + 1)
)
"""By lowest die on a space: the faces that may follow it, as a bit set."""
_ENOUGH: Final = tuple(
    bit_set(face for face in FACES if is_enough(face, least)) for least in range(NEVER + 1)
)
"""By least value: the values that reach it."""

# The code of a purse: two bits of sources for each of the cards 07, 13 and 14, then what can be
# paid, capped at two of each, since nobody can declare more than two cards at once.
_CARD_07: Final = 3
_CARD_13: Final = 3 << 2
_CARD_14: Final = 3 << 4
_MEANS: Final = 15 << 6
_PLENTY: Final = 2 << 6 | 2 << 8
_DECLARED: Final = 1 << 7 | 1 << 13 | 1 << 14
_SOURCES: Final = ((), (0,), (1,), (0, 1))
_FACES_WIDE: Final = 7


def _purse_code(state: State, seat: int) -> int:
    """What the player could declare, as a small int; 0 for nothing."""
    player = state.players[seat]
    if not payable(state, player) & _DECLARED:
        return 0
    code = sources(state, seat, 7) | sources(state, seat, 13) << 2 | sources(state, seat, 14) << 4
    return code | min(player.offerings, 2) << 6 | min(player.inti, 2) << 8


def _purse(code: int) -> Purse:
    return Purse(
        _SOURCES[code & 3],
        _SOURCES[code >> 2 & 3],
        _SOURCES[code >> 4 & 3],
        code >> 6 & 3,
        code >> 8,
    )


class _Space:
    """An action space, with the lists of its placements."""

    def __init__(self, space: int) -> None:
        deeds = SPACE_DEEDS[space]
        self.space: Final = space
        self.descending: Final = DESCENDING[space]
        self.first: Final = deeds[0]
        self.last: Final = deeds[-1]
        self.cards: Final = (
            (_CARD_07 if self.descending else 0)
            | (_CARD_13 if any(may_13(1, deed) for deed in deeds) else 0)
            | (_CARD_14 if may_14(deeds[0]) else 0)
        )
        """The part of a purse's code that can matter here."""
        self.plain: Final = self._plain(deeds[0])
        """By bit set of faces, the placements without cards."""
        self.other: Final = self._plain(deeds[-1]) if len(deeds) > 1 else []
        """The same for a second deed."""
        self.known: Final[dict[int, list[Action]]] = {}
        """The placements with cards, for all that they depend on."""

    def _plain(self, deed: int) -> list[list[Action]]:
        return [
            [
                PLACE_OF[(face, self.space, deed, NO_CARD, NO_CARD, NO_CARD)]
                for face in members(faces)
                if face
            ]
            for faces in range(1 << _FACES_WIDE)
        ]

    def with_cards(self, faces: int, lower: int, enough: Sequence[int], code: int) -> list[Action]:
        """The placements where cards of the purse matter; `lower` are the faces that may lie here.

        What can be paid matters only where two cards could be declared together.
        """
        usable = code & self.cards
        usable |= code & _MEANS if usable & _CARD_07 and usable & ~_CARD_07 else _PLENTY
        first, last = enough[self.first], enough[self.last]
        looked_at = faces | 1 << CARD_13_VALUE
        key = usable
        for flags in (faces, lower, first & looked_at, last & looked_at):
            key = key << _FACES_WIDE | flags
        actions = self.known.get(key)
        if actions is None:
            actions = self._make(faces, lower, [first, last], _purse(usable))
            self.known[key] = actions
        return actions

    def _make(self, faces: int, lower: int, enough: list[int], purse: Purse) -> list[Action]:
        by_deed = enough if self.other else enough[:1]
        ways = placements(self.space, members(faces), members(lower), by_deed, purse)
        return sorted([PLACE_OF[way] for way in ways], key=lambda action: action.index)


_SPACES: Final[dict[int, list[_Space]]] = {
    seats: [_Space(space) for space in spaces] for seats, spaces in SPACES.items()
}
"""The action spaces in play, by number of players."""


def placements_of(state: State, seat: int, faces: int) -> list[Action]:
    """Every placement of a die that shows one of the faces, with the cards that go with it."""
    enough = [_ENOUGH[least] for least in least_values(state, seat)]
    code = _purse_code(state, seat)
    lowest = state.lowest
    actions: list[Action] = []
    for here in _SPACES[state.seats]:
        lower = faces & _LOWER[lowest[here.space]] if here.descending else faces
        if code & here.cards:
            actions += here.with_cards(faces, lower, enough, code)
        elif lower:
            actions += here.plain[lower & enough[here.first]]
            if here.other:
                actions += here.other[lower & enough[here.last]]
    return actions
