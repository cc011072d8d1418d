"""A turn of phase I: place a die on an action space and do what it allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import events as event
from ..actions import (
    AFTER_PLACE,
    FIRST_PLACE,
    JUMP,
    NO_CARD,
    PLACEMENTS,
    PLAYS,
    TURN_DIE,
    TURNS,
    Placement,
    played,
)
from ..components import (
    CARD_13_VALUE,
    DEED_IDS,
    EXCHANGE,
    HEADDRESS,
    MOVE_ROPE,
    POINTS,
    POINTS_ACTION,
    PUTUTU_CHANGES,
    SPACE_IDS,
    TAKE_AGRICULTURE,
    TAKE_RESEARCH,
)
from ..lookup import placements_of
from ..mechanics.moves import gain_points, put_die
from ..mechanics.tray import pay, pay_and_put_away, payable, sources
from ..state import EMPTY_SPACE, POINTS_ACTION_ITEM, State
from .capital import Headband, HouseSlot, start_temple
from .exchange import Exchange
from .gods import VIRTUAL_FACE, effect_06, may_06
from .movement import start_movement
from .windows import Window


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
        actions = placements_of(state, seat, faces)
        if not self.virtual and state.pututu:
            actions += TURN_DIE.of(self._tokens(state, seat, faces))
        if (
            not self.moved
            and not self.turned
            and payable(state, state.players[seat]) >> 6 & 1
            and may_06(state)
        ):
            actions += PLAYS[5][sources(state, seat, 6)]
        return actions

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
            events.tell(event.DieTurned(self.seat, size, face, face + change))
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
            value = CARD_13_VALUE
        if placement.card_14 != NO_CARD:
            pay_and_put_away(state, seat, 14, placement.card_14, chance, events)
        deed = placement.deed
        if events is not None:
            name = "jump" if deed == JUMP else DEED_IDS[deed]
            space = SPACE_IDS[placement.space]
            face, changed = placement.face, value != placement.face
            events.tell(event.DiePlaced(seat, face, space, name, value, changed, self.virtual))
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
