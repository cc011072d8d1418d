"""A turn of phase I: place a die on an action space and do what it allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import events as told
from ..actions import (
    AFTER_PLACE,
    FIRST_PLACE,
    HAND,
    JUMP,
    NO_CARD,
    PLACE_OF,
    PLACEMENTS,
    PLAYS,
    TURN_DIE,
    TURNS,
    Placement,
    played,
)
from ..board import PLACES, routes
from ..components import (
    ALL_FIELDS,
    DEED_IDS,
    DESCENDING,
    EXCHANGE,
    FEATHERED,
    HEADBANDS,
    HEADDRESS,
    HOUSE_SLOTS,
    MOVE_ROPE,
    POINTS,
    POINTS_ACTION,
    PUTUTU_CHANGES,
    SIDES,
    SPACE_DEEDS,
    SPACE_IDS,
    SPACES,
    TAKE_AGRICULTURE,
    TAKE_RESEARCH,
)
from ..gods import (
    VALUE_13,
    VIRTUAL_FACE,
    Window,
    effect_06,
    may_06,
    may_07,
    may_13,
    may_14,
)
from ..moves import gain_points, put_die
from ..state import EMPTY_SPACE, POINTS_ACTION_ITEM, State
from ..tray import pay, pay_and_put_away, payable, sources
from .capital import Headband, HouseSlot, start_temple
from .exchange import Exchange
from .movement import start_movement

NEVER: Final = SIDES + 1
LEAST: Final = tuple(
    (flags & -flags).bit_length() if flags else NEVER for flags in range(1 << HEADBANDS)
)
"""By bit set of slots or tiles 1 to 6: the lowest number in it."""
_DECLARED: Final = 1 << 7 | 1 << 13 | 1 << 14
_LOWER: Final = tuple(
    sum(1 << face for face in range(1, SIDES + 1) if not may_07(face, lowest))
    for lowest in range(NEVER + 1)
)
"""By lowest die on a space: the faces that may follow it without card 07, as a bit set."""
_FROM: Final = tuple(
    sum(1 << face for face in range(least, SIDES + 1)) for least in range(NEVER + 1)
)
"""By least value: the faces that reach it."""


@dataclass(frozen=True, slots=True)
class _Purse:
    """What a player could declare with a placement: sources of the three cards, and means."""

    card_07: tuple[int, ...]
    card_13: tuple[int, ...]
    card_14: tuple[int, ...]
    offerings: int
    inti: int

    def affords(self, *chosen: int) -> bool:
        """Whether cards from these sources can be paid for together."""
        hand = sum(source == HAND for source in chosen)
        return hand <= self.offerings and len(chosen) - hand <= self.inti


_SOURCES: Final = ((), (0,), (1,), (0, 1))


def _purse(code: int) -> _Purse:
    return _Purse(
        _SOURCES[code & 3],
        _SOURCES[code >> 2 & 3],
        _SOURCES[code >> 4 & 3],
        code >> 6 & 3,
        code >> 8,
    )


_CARD_07: Final = 3
_CARD_13: Final = 3 << 2
_CARD_14: Final = 3 << 4
_MEANS: Final = 15 << 6
_PLENTY: Final = 2 << 6 | 2 << 8
"""The parts of a purse's code; nobody can pay for more than two cards at once."""


def _purse_code(state: State, seat: int) -> int:
    """Which of 07, 13, 14 the player could declare, as a small int; 0 for none."""
    player = state.players[seat]
    if not payable(state, player) & _DECLARED:
        return 0
    code = sources(state, seat, 7) | sources(state, seat, 13) << 2 | sources(state, seat, 14) << 4
    return code | min(player.offerings, 2) << 6 | min(player.inti, 2) << 8


def _placements(
    space: int, faces: int, blocked: int, enough: Sequence[int], purse: _Purse
) -> list[Action]:
    """All placements on a space; `enough` are the values with which each deed can be done."""
    found: list[Action] = []
    for face in range(1, SIDES + 1):
        if not faces >> face & 1:
            continue
        ways = purse.card_07 if blocked >> face & 1 else (NO_CARD,)
        for way in ways:
            paid = () if way == NO_CARD else (way,)
            for deed, values in zip(SPACE_DEEDS[space], enough, strict=True):
                if values >> face & 1 and purse.affords(*paid):
                    found.append(PLACE_OF[(face, space, deed, way, NO_CARD, NO_CARD)])
                if may_13(face, deed) and values >> VALUE_13 & 1:
                    found += [
                        PLACE_OF[(face, space, deed, way, source, NO_CARD)]
                        for source in purse.card_13
                        if purse.affords(*paid, source)
                    ]
            if may_14(SPACE_DEEDS[space][0]):
                found += [
                    PLACE_OF[(face, space, JUMP, way, NO_CARD, source)]
                    for source in purse.card_14
                    if purse.affords(*paid, source)
                ]
    found.sort(key=lambda action: action.index)
    return found


def _enough(state: State, seat: int) -> list[int]:
    """By deed, the action values with which it can be carried out, as a bit set."""
    player = state.players[seat]
    ways = routes(state.layout, state.rotation).least
    agriculture = research = 0
    if ALL_FIELDS & ~(player.khipu | player.tiled):
        agriculture = _FROM[LEAST[state.housed & (1 << HOUSE_SLOTS) - 1]]
        research = _FROM[LEAST[state.housed >> HOUSE_SLOTS]]
    return [
        _FROM[ways[player.runner]],
        _FROM[ways[PLACES + player.runner]],
        agriculture,
        research,
        _FROM[1],
        _FROM[1] if player.priests else 0,
        _FROM[LEAST[FEATHERED[player.feathers] & ~player.headbands]],
        _FROM[1],
    ]


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
                for face in range(1, SIDES + 1)
                if faces >> face & 1
            ]
            for faces in range(1 << SIDES + 1)
        ]

    def with_cards(self, faces: int, lower: int, enough: list[int], code: int) -> list[Action]:
        """The placements where cards of the purse matter; `lower` are the faces that may lie here.

        What can be paid matters only where two cards could be declared together.
        """
        usable = code & self.cards
        usable |= code & _MEANS if usable & _CARD_07 and usable & ~_CARD_07 else _PLENTY
        first, last = enough[self.first], enough[self.last]
        one, two = first & (faces | 1 << VALUE_13), last & (faces | 1 << VALUE_13)
        key = (((usable << 7 | faces) << 7 | lower) << 7 | one) << 7 | two
        found = self.known.get(key)
        if found is None:
            by_deed = [first, last] if self.other else [first]
            found = _placements(self.space, faces, faces & ~lower, by_deed, _purse(usable))
            self.known[key] = found
        return found


_SPACES: Final[dict[int, list[_Space]]] = {
    seats: [_Space(space) for space in spaces] for seats, spaces in SPACES.items()
}
"""The action spaces in play, by number of players."""


@dataclass(slots=True)
class Place(Frame):
    """Which die to place where, and with which cards; before that, card 06 or pututu tokens."""

    seat: int
    virtual: bool
    """The extra turn of card 05: no die, only its face."""
    moved: bool
    """Card 06 was played in this turn."""
    turned: int
    """The face to which a die was turned: it is the one to be placed; 0 if none was."""

    def actors(self, state: State) -> tuple[int, ...]:
        """The player whose turn it is."""
        return ONLY[self.seat]

    def _faces(self, state: State) -> int:
        if self.virtual:
            return 1 << VIRTUAL_FACE
        if self.turned:
            return 1 << self.turned
        faces = 0
        for face in state.players[self.seat].dice:
            faces |= 1 << face
        return faces

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every placement whose action can be carried out; card 06; tokens."""
        faces = self._faces(state)
        enough = _enough(state, seat)
        code = _purse_code(state, seat)
        lowest = state.lowest
        found: list[Action] = []
        for here in _SPACES[state.seats]:
            lower = faces & _LOWER[lowest[here.space]] if here.descending else faces
            if code & here.cards:
                found += here.with_cards(faces, lower, enough, code)
            elif lower:
                found += here.plain[lower & enough[here.first]]
                if here.other:
                    found += here.other[lower & enough[here.last]]
        if not self.virtual and state.pututu:
            found += TURN_DIE.of(self._tokens(state, seat, faces))
        if (
            not self.moved
            and not self.turned
            and payable(state, state.players[seat]) >> 6 & 1
            and may_06(state)
        ):
            found += PLAYS[5][sources(state, seat, 6)]
        return found

    def _tokens(self, state: State, seat: int, faces: int) -> int:
        """The ways to turn a die, as a bit set."""
        pututu = state.players[seat].pututu
        flags = 0
        if pututu[0] or pututu[1]:
            for n, (face, token, _) in enumerate(TURNS):
                if faces >> face & 1 and pututu[token]:
                    flags |= 1 << n
        return flags

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Place the die, or prepare it."""
        index = action.index
        if FIRST_PLACE <= index < AFTER_PLACE:
            self._place(state, PLACEMENTS[index - FIRST_PLACE], chance, events)
        elif TURN_DIE.has(action):
            self._turn(state, *TURNS[TURN_DIE.number(action)], events)
        else:
            state.frames[-1] = Place(seat, self.virtual, True, 0)
            pay(state, seat, 6, played(action)[1], events)
            effect_06(state, seat)

    def _turn(
        self, state: State, face: int, token: int, change: int, events: EventLog | None
    ) -> None:
        """Return a token and really turn the die."""
        player = state.players[self.seat]
        player.pututu[token] -= 1
        state.pututu[token] += 1
        player.dice[player.dice.index(face)] = face + change
        if events is not None:
            size = PUTUTU_CHANGES[token]
            events.tell(told.DieTurned(self.seat, size, face, face + change))
        state.frames[-1] = Place(self.seat, False, self.moved, face + change)

    def _place(
        self, state: State, placement: Placement, chance: Chance, events: EventLog | None
    ) -> None:
        """Pay for the cards declared, put the die down, carry the action out."""
        seat = self.seat
        value = placement.face
        if placement.card_07 != NO_CARD:
            pay_and_put_away(state, seat, 7, placement.card_07, chance, events)
        if placement.card_13 != NO_CARD:
            pay_and_put_away(state, seat, 13, placement.card_13, chance, events)
            value = VALUE_13
        if placement.card_14 != NO_CARD:
            pay_and_put_away(state, seat, 14, placement.card_14, chance, events)
        deed = placement.deed
        if events is not None:
            name = "jump" if deed == JUMP else DEED_IDS[deed]
            space = SPACE_IDS[placement.space]
            events.tell(told.DiePlaced(seat, placement.face, space, name, value, self.virtual))
        if self.virtual:
            state.frames.pop()
        else:
            state.players[seat].dice.remove(placement.face)
            put_die(state, seat, placement.face, placement.space)
            state.frames[-1] = EXTRA_TURN[seat]
            state.frames.append(AFTER_TURN[seat])
        _do(state, seat, deed, value, events)


def _do(state: State, seat: int, deed: int, value: int, events: EventLog | None) -> None:
    """Begin the action of a die."""
    if deed <= MOVE_ROPE or deed == JUMP:
        start_movement(state, seat, deed, value, True)
    elif deed <= TAKE_RESEARCH:
        state.frames.append(HouseSlot(seat, deed - TAKE_AGRICULTURE, value, True))
    elif deed == EXCHANGE:
        state.frames.append(Exchange(seat, value, False))
    elif deed == HEADDRESS:
        state.frames.append(Headband(seat, value))
    elif deed == POINTS:
        gain_points(state, seat, POINTS_ACTION, POINTS_ACTION_ITEM, events)
    else:
        start_temple(state, seat, value, events)


TURN: Final = tuple(Place(seat, False, False, 0) for seat in range(4))
EXTRA_TURN: Final = tuple(Place(seat, True, False, 0) for seat in range(4))
AFTER_TURN: Final = tuple(Window(5, seat, 0) for seat in range(4))
"""Card 05 after a normal turn; the extra turn lies beneath it."""


def clear_spaces(state: State) -> None:
    """The dice return to their owners."""
    state.dice = [0] * len(SPACE_IDS)
    state.lowest = [EMPTY_SPACE] * len(SPACE_IDS)
