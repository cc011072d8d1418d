"""The exchange: spend the pips of a die, one piece after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import (
    DONE,
    PLAYS,
    POINT,
    PUT_FEATHER,
    RESERVE_KHIPU,
    SLIDE_DOWN,
    TAKE_GOD,
    TAKE_OFFERING,
    played,
)
from ..components import (
    ALL_SLOTS,
    FEATHER_PIPS,
    GOD_PIPS,
    KHIPU_PIPS,
    OFFERING_PIPS,
    POINT_PIPS,
    SLIDE_PIPS,
)
from ..mechanics.moves import (
    gain_offerings,
    gain_points,
    offerings_left,
    place_feather,
    reserve_khipu,
    slide_down,
)
from ..mechanics.tray import open_gods, pay, sources, take_open, tell_hint
from ..state import EXCHANGE_ITEM, State
from .gods import effect_02, may_02

_KHIPU = RESERVE_KHIPU[0]


@dataclass(slots=True)
class Exchange(Frame):
    """What to spend the remaining pips on."""

    seat: int
    pips: int
    slid_up: bool
    """Card 02 was played in this exchange."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Ends by itself without pips, unless card 02 can still be played."""
        if events is not None and not self.pips and not self.slid_up and may_02(state, self.seat):
            tell_hint(state, self.seat, 2, events)
        if self.waits(state):
            return True
        state.frames.pop()
        return False

    def waits(self, state: State) -> bool:
        """Whether anything is left to do."""
        return self.pips > 0 or self._card_02(state) > 0

    def _card_02(self, state: State) -> int:
        if self.slid_up:
            return 0
        ways = sources(state, self.seat, 2)
        return ways if ways and may_02(state, self.seat) else 0

    def actors(self, state: State) -> tuple[int, ...]:
        """The player of the die."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Everything the pips can pay for."""
        player = state.players[seat]
        pips = self.pips
        actions = [DONE, *PLAYS[1][self._card_02(state)]]
        if pips >= POINT_PIPS:
            actions.append(POINT)
        if pips >= SLIDE_PIPS:
            actions += SLIDE_DOWN.of(player.up)
        if pips >= OFFERING_PIPS and (not state.limited or offerings_left(state)):
            actions.append(TAKE_OFFERING)
        if pips >= GOD_PIPS:
            actions += TAKE_GOD.of(open_gods(state))
        if pips >= FEATHER_PIPS:
            actions += PUT_FEATHER.of(ALL_SLOTS & ~player.feathers)
        if pips >= KHIPU_PIPS and player.khipu:
            actions.append(_KHIPU)
        return actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """One piece of the exchange."""
        if action is DONE:
            state.frames.pop()
            return
        kind = action.kind
        if action is POINT:
            cost = POINT_PIPS
            gain_points(state, seat, 1, EXCHANGE_ITEM, events)
        elif kind == "slide_down":
            cost = SLIDE_PIPS
            slide_down(state, seat, SLIDE_DOWN.number(action), events)
        elif action is TAKE_OFFERING:
            cost = OFFERING_PIPS
            gain_offerings(state, seat, 1, events)
        elif kind == "take_god":
            cost = GOD_PIPS
            take_open(state, seat, TAKE_GOD.number(action), chance, events)
        elif kind == "put_feather":
            cost = FEATHER_PIPS
            place_feather(state, seat, PUT_FEATHER.number(action), "exchange", events)
        elif action is _KHIPU:
            cost = KHIPU_PIPS
            reserve_khipu(state, seat, events)
        else:
            state.frames[-1] = Exchange(seat, self.pips, True)
            pay(state, seat, 2, played(action)[1], events)
            effect_02(state, seat)
            return
        state.frames[-1] = Exchange(seat, self.pips - cost, self.slid_up)
