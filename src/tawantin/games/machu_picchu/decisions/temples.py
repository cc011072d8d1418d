"""The temples: llamas for the sun and the moon, and offerings in the main temple."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import OFFER, OFFER_DONE, OFFERS, SACRIFICE, SACRIFICE_UP_TO
from ..components import (
    CLERGY,
    CLERGY_OF,
    DISTRICTS,
    GOODS,
    LLAMA,
    LLAMAS_PER_SACRIFICE,
    MOST_SEATS,
    SACRIFICE_VALUE,
    STEPS_PER_OFFERING,
    UNIT,
)
from ..events import Offered, OfferingMade, Sacrificed
from ..state import State
from .trail import move_scout


@dataclass(slots=True)
class Sacrifices(Frame):
    """Everybody's clergy of the temple may sacrifice llamas."""

    clergy: int
    served: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        players = state.players
        seats = len(players)
        served = self.served
        while served < seats:
            player = players[(state.active + served) % seats]
            if player.clergy[self.clergy] and player.goods[LLAMA] >= LLAMAS_PER_SACRIFICE:
                if served != self.served:
                    state.frames[-1] = SACRIFICES[self.clergy][served]
                return True
            served += 1
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[(state.active + self.served) % len(state.players)]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        return SACRIFICE_UP_TO[
            min(player.clergy[self.clergy], player.goods[LLAMA] // LLAMAS_PER_SACRIFICE)
        ]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        clergy = self.clergy
        number = SACRIFICE.number(action)
        llamas = number * LLAMAS_PER_SACRIFICE
        value = SACRIFICE_VALUE[clergy][state.taken[clergy]]
        state.players[seat].goods[LLAMA] -= llamas
        state.bank[LLAMA] += llamas
        if events is not None:
            steps = number * value
            temple = DISTRICTS[CLERGY_OF.index(clergy)]
            events.tell(Sacrificed(seat, temple, CLERGY[clergy], llamas, value, steps))
        state.frames[-1] = SACRIFICES[clergy][self.served + 1]
        move_scout(state, seat, number * value, chance, events)


@dataclass(slots=True)
class Offering(Frame):
    """Everybody may offer different goods in the main temple; the scout moves when all are laid."""

    served: int
    offered: int
    """Bit set of the goods laid down so far."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        seats = len(state.players)
        served = self.served
        if served < seats and self.offered and not self._possible(state):
            self._finish(state, chance, events)
            return False
        while served < seats:
            frame = OFFERINGS[served][self.offered]
            if frame._possible(state):
                if served != self.served:
                    state.frames[-1] = frame
                return True
            served += 1
        state.frames.pop()
        return False

    def _possible(self, state: State) -> int:
        """Bit set of the goods that the player can still offer."""
        goods = state.players[(state.active + self.served) % len(state.players)].goods
        bits = 0
        for good, amount in enumerate(goods):
            if amount >= UNIT[good]:
                bits |= 1 << good
        return bits & ~self.offered

    def _finish(self, state: State, chance: Chance, events: EventLog | None) -> None:
        seat = (state.active + self.served) % len(state.players)
        units = self.offered.bit_count()
        if events is not None:
            events.tell(OfferingMade(seat, units, units * STEPS_PER_OFFERING))
        state.frames[-1] = OFFERINGS[self.served + 1][0]
        move_scout(state, seat, units * STEPS_PER_OFFERING, chance, events)

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[(state.active + self.served) % len(state.players)]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return OFFERS[self._possible(state)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is OFFER_DONE:
            self._finish(state, chance, events)
            return
        good = OFFER.number(action)
        state.players[seat].goods[good] -= UNIT[good]
        state.bank[good] += UNIT[good]
        if events is not None:
            events.tell(Offered(seat, GOODS[good], UNIT[good]))
        state.frames[-1] = OFFERINGS[self.served][self.offered | 1 << good]


SACRIFICES: Final = [
    [Sacrifices(kind, served) for served in range(MOST_SEATS + 1)] for kind in range(len(CLERGY))
]
OFFERINGS: Final = [
    [Offering(served, offered) for offered in range(1 << len(GOODS))]
    for served in range(MOST_SEATS + 1)
]
