"""The fire trial: a god card or an offering, then a status step or food."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import events as event
from ..actions import (
    PASS,
    PLAYS,
    TAKE_FOOD,
    TAKE_GOD,
    TAKE_OFFERING,
    TAKE_STATUS,
    WINDOWS,
    played,
)
from ..components import LAST_STATUS, TRIAL_FOOD, TRIAL_OFFERINGS, TRIAL_STATUS
from ..mechanics.moves import advance_status, food_left, gain_food, gain_offerings, offerings_left
from ..mechanics.tray import open_gods, pay_and_put_away, sources, take_open, tell_hint
from ..state import State
from .gods import effect_08

_REWARDS = [TAKE_STATUS, TAKE_FOOD]


@dataclass(slots=True)
class TrialFirst(Frame):
    """An open god card or an offering; or card 08 instead of the whole reward."""

    seat: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """A half that can give nothing is skipped; a single possibility is not asked for."""
        if events is not None and not open_gods(state):
            tell_hint(state, self.seat, 8, events)
        if open_gods(state) or sources(state, self.seat, 8):
            return True
        if self._has_offering(state):
            gain_offerings(state, self.seat, TRIAL_OFFERINGS, events)
        state.frames[-1] = TrialSecond(self.seat)
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        """The player tried."""
        return ONLY[self.seat]

    def _has_offering(self, state: State) -> bool:
        return not state.limited or offerings_left(state) > 0

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Card 08, the offering, the open cards; nobody is forced to play the card."""
        gods = TAKE_GOD.of(open_gods(state))
        ways = sources(state, seat, 8)
        if self._has_offering(state):
            return [*PLAYS[7][ways], TAKE_OFFERING, *gods]
        return PLAYS[7][ways] + gods if gods else WINDOWS[7][ways]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Take it; card 08 ends the trial."""
        if action is TAKE_OFFERING:
            gain_offerings(state, seat, TRIAL_OFFERINGS, events)
        elif TAKE_GOD.has(action):
            take_open(state, seat, TAKE_GOD.number(action), chance, events)
        elif action is not PASS:
            state.frames.pop()
            pay_and_put_away(state, seat, 8, played(action)[1], chance, events)
            effect_08(state, seat, events)
            return
        state.frames[-1] = SECOND[seat]


@dataclass(slots=True)
class TrialSecond(Frame):
    """A status step or food."""

    seat: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """With limited supplies a half that can give nothing is skipped."""
        if state.limited and not self.legal(state, self.seat):
            state.frames.pop()
            return False
        return True

    def actors(self, state: State) -> tuple[int, ...]:
        """The player tried."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Both, unless limited supplies leave nothing to gain."""
        if not state.limited:
            return _REWARDS
        actions = []
        if state.players[seat].status < LAST_STATUS:
            actions.append(TAKE_STATUS)
        if food_left(state):
            actions.append(TAKE_FOOD)
        return actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Take it."""
        state.frames.pop()
        if action is TAKE_STATUS:
            advance_status(state, seat, TRIAL_STATUS, events)
        else:
            gain_food(state, seat, TRIAL_FOOD, events)


FIRST = tuple(TrialFirst(seat) for seat in range(4))
SECOND = tuple(TrialSecond(seat) for seat in range(4))


def fire_trial(state: State, seat: int, events: EventLog | None) -> None:
    """A trial is triggered: by a priest placed, a headband activated, Cuzco entered."""
    state.frames.append(FIRST[seat])
    if events is not None:
        events.tell(event.FireTrialBegan(seat))
