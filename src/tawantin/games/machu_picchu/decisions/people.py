"""Incas and clergy: who is hired, who is recruited, and the service at the sundial."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import (
    HIRE,
    HIRE_DONE,
    HIRES_OF,
    RECRUIT,
    RECRUIT_NONE,
    RECRUITS_OF,
    SEND,
    SEND_NONE,
    SENDS,
    SUNDIAL_CHOICES,
    SUNDIAL_GOODS,
)
from ..components import (
    CLERGY,
    CLERGY_COUNT,
    DISTRICTS,
    GOODS,
    HIRE_COST,
    HIRES,
    HOME,
    LAST_DAY,
    MOST_SEATS,
    PROFESSIONS,
    RECRUIT_COST,
    RECRUITS,
    SACRIFICE_VALUE,
    SUNDIAL_STEPS,
    SUNDIAL_UNITS,
    UNIT,
)
from ..events import ClergyRecruited, IncaHired, IncaSent, SundialRewarded
from ..state import Player, State
from .trail import gain, move_scout


def _affordable(goods: list[int], cost: tuple[tuple[int, int], ...]) -> bool:
    return all(goods[good] >= amount for good, amount in cost)


def _pay(state: State, player: Player, cost: tuple[tuple[int, int], ...]) -> None:
    for good, amount in cost:
        player.goods[good] -= amount
        state.bank[good] += amount


def _named(cost: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {GOODS[good]: amount for good, amount in cost}


@dataclass(slots=True)
class Hiring(Frame):
    """The active player may hire one Inca of each profession of the district."""

    district: int
    hired: int
    """Bit set of the professions hired in this visit."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self._possible(state):
            return True
        state.frames.pop()
        return False

    def _possible(self, state: State) -> int:
        player = state.players[state.active]
        bits = 0
        if player.supply:
            for profession in HIRES[self.district]:
                if not self.hired >> profession & 1 and _affordable(
                    player.goods, HIRE_COST[profession]
                ):
                    bits |= 1 << profession
        return bits

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return HIRES_OF[self._possible(state)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is HIRE_DONE:
            state.frames.pop()
            return
        profession = HIRE.number(action)
        player = state.players[seat]
        _pay(state, player, HIRE_COST[profession])
        player.supply -= 1
        player.incas[profession] += 1
        if events is not None:
            home = DISTRICTS[HOME[profession]]
            paid = _named(HIRE_COST[profession])
            events.tell(IncaHired(seat, PROFESSIONS[profession], home, paid))
        state.frames[-1] = HIRINGS[self.district][self.hired | 1 << profession]


@dataclass(slots=True)
class Recruiting(Frame):
    """The active player may buy one clergy tile of the house."""

    district: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if self._possible(state):
            return True
        state.frames.pop()
        return False

    def _possible(self, state: State) -> int:
        goods = state.players[state.active].goods
        bits = 0
        for kind in RECRUITS[self.district]:
            taken = state.taken[kind]
            if taken < CLERGY_COUNT[kind] and _affordable(goods, RECRUIT_COST[kind][taken]):
                bits |= 1 << kind
        return bits

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return RECRUITS_OF[self._possible(state)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        state.frames.pop()
        if action is RECRUIT_NONE:
            return
        kind = RECRUIT.number(action)
        player = state.players[seat]
        cost = RECRUIT_COST[kind][state.taken[kind]]
        _pay(state, player, cost)
        player.clergy[kind] += 1
        taken = state.taken[kind] + 1
        state.taken[kind] = taken
        if events is not None:
            values = SACRIFICE_VALUE[kind]
            paid, left = _named(cost), CLERGY_COUNT[kind] - taken
            before, now = values[taken - 1], values[taken]
            events.tell(ClergyRecruited(seat, CLERGY[kind], paid, before, now, left))


@dataclass(slots=True)
class Service(Frame):
    """The active player may send one Inca to the sundial; on the last day it is paid at once."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if any(state.players[state.active].incas):
            return True
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        bits = 0
        for profession, incas in enumerate(state.players[seat].incas):
            if incas:
                bits |= 1 << profession
        return SENDS[bits]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        state.frames.pop()
        if action is SEND_NONE:
            return
        profession = SEND.number(action)
        player = state.players[seat]
        player.incas[profession] -= 1
        player.sundial += 1
        if events is not None:
            events.tell(IncaSent(seat, PROFESSIONS[profession], DISTRICTS[HOME[profession]]))
        if state.day == LAST_DAY:
            state.frames.append(SERVICE_REWARDS[seat])


@dataclass(slots=True)
class ServiceReward(Frame):
    """A service at the sundial is paid with different goods of the player's choice, then steps."""

    seat: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        stock = self._stock(state)
        if stock.bit_count() > SUNDIAL_UNITS:
            return True
        self._reward(state, stock, chance, events)
        return False

    def _stock(self, state: State) -> int:
        """Bit set of the goods of which the bank has a unit."""
        bits = 0
        for good, amount in enumerate(state.bank):
            if amount >= UNIT[good]:
                bits |= 1 << good
        return bits

    def _reward(self, state: State, goods: int, chance: Chance, events: EventLog | None) -> None:
        seat = self.seat
        for good in range(len(GOODS)):
            if goods >> good & 1:
                gain(state, state.players[seat], good, UNIT[good])
        if events is not None:
            named = {name: UNIT[good] for good, name in enumerate(GOODS) if goods >> good & 1}
            events.tell(SundialRewarded(seat, named, state.day != LAST_DAY))
        state.frames.pop()
        move_scout(state, seat, SUNDIAL_STEPS, chance, events)

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return SUNDIAL_CHOICES[self._stock(state)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        self._reward(state, SUNDIAL_GOODS.number(action), chance, events)


HIRINGS: Final = [
    [Hiring(district, hired) for hired in range(1 << len(PROFESSIONS))]
    for district in range(len(DISTRICTS))
]
RECRUITINGS: Final = [Recruiting(district) for district in range(len(DISTRICTS))]
SERVICE: Final = Service()
SERVICE_REWARDS: Final = [ServiceReward(seat) for seat in range(MOST_SEATS)]
