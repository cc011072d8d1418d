"""What happens in a district that a prince enters; others are asked clockwise, one at a time.

Frames that ask everybody count the players already served from the active one; they have few
different locals, so each is built once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import (
    ARG,
    HIRE_DONE,
    HIRES_OF,
    OFFER_DONE,
    OFFERS,
    PRODUCE_UP_TO,
    RECRUIT_NONE,
    RECRUITS_OF,
    SACRIFICE_UP_TO,
    SEND_NONE,
    SENDS,
    SUNDIAL_CHOICES,
)
from ..components import (
    BONUS_UNIT,
    CLERGY,
    CLERGY_COUNT,
    CLERGY_HOUSE,
    CLERGY_OF,
    CORN,
    DAILY,
    DISTRICT_KIND,
    DISTRICTS,
    GOODS,
    HIRE_COST,
    HIRES,
    HIRING,
    HOME,
    LAST_DAY,
    LLAMA,
    LLAMAS_PER_SACRIFICE,
    MARKET,
    MOST_SEATS,
    PAY_CORN,
    PRODUCT,
    PRODUCTION,
    PROFESSIONS,
    RECRUIT_COST,
    RECRUITS,
    SACRIFICE_VALUE,
    STEPS_PER_OFFERING,
    STEPS_PER_STONE,
    SUNDIAL_STEPS,
    SUNDIAL_UNITS,
    TEMPLE,
    UNIT,
    WORKERS_OF,
    YIELD,
)
from ..events import (
    BonusTaken,
    ClergyRecruited,
    IncaHired,
    IncaSent,
    NothingLeft,
    Offered,
    OfferingMade,
    Produced,
    Sacrificed,
    StonesTaken,
    SundialRewarded,
)
from ..state import MachuPicchu, Player
from .market import VISIT
from .trail import gain, move_scout


def enter(
    state: MachuPicchu, seat: int, district: int, chance: Chance, events: EventLog | None
) -> None:
    """The action of a district that the prince of `seat` has come to."""
    kind = DISTRICT_KIND[district]
    if district < DAILY:
        units = state.bonus[district]
        state.bonus[district] = 0
        if not units:
            if events is not None:
                events.tell(NothingLeft(seat, DISTRICTS[district]))
        elif kind == PRODUCTION:
            good = PRODUCT[WORKERS_OF[district]]
            amount = units * BONUS_UNIT[district]
            state.players[seat].goods[good] += amount
            if events is not None:
                events.tell(BonusTaken(seat, DISTRICTS[district], GOODS[good], amount))
            state.frames.append(PRODUCTIONS[district][0])
        else:
            steps = units * STEPS_PER_STONE
            if events is not None:
                events.tell(StonesTaken(seat, DISTRICTS[district], units, steps))
            state.frames.append(
                SACRIFICES[CLERGY_OF[district]][0] if kind == TEMPLE else OFFERINGS[0][0]
            )
            move_scout(state, seat, steps, chance, events)
    elif kind == HIRING:
        state.frames.append(HIRINGS[district][0])
    elif kind == CLERGY_HOUSE:
        state.frames.append(RECRUITINGS[district])
    elif kind == MARKET:
        state.frames.append(VISIT)
    else:
        state.frames.append(SERVICE)


def _affordable(goods: list[int], cost: tuple[tuple[int, int], ...]) -> bool:
    return all(goods[good] >= amount for good, amount in cost)


def _pay(state: MachuPicchu, player: Player, cost: tuple[tuple[int, int], ...]) -> None:
    for good, amount in cost:
        player.goods[good] -= amount
        state.bank[good] += amount


def _named(cost: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {GOODS[good]: amount for good, amount in cost}


@dataclass(slots=True)
class Production(Frame):
    """Everybody's Incas of the district may produce, once, against corn; farmers do it freely."""

    district: int
    served: int

    def run(self, state: MachuPicchu, chance: Chance, events: EventLog | None) -> bool:
        players = state.players
        seats = len(players)
        profession = WORKERS_OF[self.district]
        served = self.served
        while served < seats:
            seat = (state.active + served) % seats
            incas = players[seat].incas[profession]
            if incas:
                if PAY_CORN[profession] == 0:
                    _produce(state, seat, profession, incas, events)
                elif _most_produced(state, players[seat], profession):
                    if served != self.served:
                        state.frames[-1] = PRODUCTIONS[self.district][served]
                    return True
            served += 1
        state.frames.pop()
        return False

    def actors(self, state: MachuPicchu) -> tuple[int, ...]:
        return ONLY[(state.active + self.served) % len(state.players)]

    def legal(self, state: MachuPicchu, seat: int) -> Sequence[Action]:
        profession = WORKERS_OF[self.district]
        return PRODUCE_UP_TO[_most_produced(state, state.players[seat], profession)]

    def apply(
        self, state: MachuPicchu, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        _produce(state, seat, WORKERS_OF[self.district], ARG[action.index], events)
        state.frames[-1] = PRODUCTIONS[self.district][self.served + 1]


def _most_produced(state: MachuPicchu, player: Player, profession: int) -> int:
    return min(
        player.incas[profession],
        player.goods[CORN] // PAY_CORN[profession],
        state.bank[PRODUCT[profession]] // YIELD[profession],
    )


def _produce(
    state: MachuPicchu, seat: int, profession: int, incas: int, events: EventLog | None
) -> None:
    player = state.players[seat]
    paid = incas * PAY_CORN[profession]
    player.goods[CORN] -= paid
    state.bank[CORN] += paid
    good = PRODUCT[profession]
    amount = gain(state, player, good, incas * YIELD[profession])
    if events is not None:
        home = DISTRICTS[HOME[profession]]
        events.tell(Produced(seat, home, incas, GOODS[good], amount, paid))


@dataclass(slots=True)
class Sacrifices(Frame):
    """Everybody's clergy of the temple may sacrifice llamas."""

    clergy: int
    served: int

    def run(self, state: MachuPicchu, chance: Chance, events: EventLog | None) -> bool:
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

    def actors(self, state: MachuPicchu) -> tuple[int, ...]:
        return ONLY[(state.active + self.served) % len(state.players)]

    def legal(self, state: MachuPicchu, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        return SACRIFICE_UP_TO[
            min(player.clergy[self.clergy], player.goods[LLAMA] // LLAMAS_PER_SACRIFICE)
        ]

    def apply(
        self, state: MachuPicchu, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        clergy = self.clergy
        number = ARG[action.index]
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

    def run(self, state: MachuPicchu, chance: Chance, events: EventLog | None) -> bool:
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

    def _possible(self, state: MachuPicchu) -> int:
        """Bit set of the goods that the player can still offer."""
        goods = state.players[(state.active + self.served) % len(state.players)].goods
        bits = 0
        for good, amount in enumerate(goods):
            if amount >= UNIT[good]:
                bits |= 1 << good
        return bits & ~self.offered

    def _finish(self, state: MachuPicchu, chance: Chance, events: EventLog | None) -> None:
        seat = (state.active + self.served) % len(state.players)
        units = self.offered.bit_count()
        if events is not None:
            events.tell(OfferingMade(seat, units, units * STEPS_PER_OFFERING))
        state.frames[-1] = OFFERINGS[self.served + 1][0]
        move_scout(state, seat, units * STEPS_PER_OFFERING, chance, events)

    def actors(self, state: MachuPicchu) -> tuple[int, ...]:
        return ONLY[(state.active + self.served) % len(state.players)]

    def legal(self, state: MachuPicchu, seat: int) -> Sequence[Action]:
        return OFFERS[self._possible(state)]

    def apply(
        self, state: MachuPicchu, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is OFFER_DONE:
            self._finish(state, chance, events)
            return
        good = ARG[action.index]
        state.players[seat].goods[good] -= UNIT[good]
        state.bank[good] += UNIT[good]
        if events is not None:
            events.tell(Offered(seat, GOODS[good], UNIT[good]))
        state.frames[-1] = OFFERINGS[self.served][self.offered | 1 << good]


@dataclass(slots=True)
class Hiring(Frame):
    """The active player may hire one Inca of each profession of the district."""

    district: int
    hired: int
    """Bit set of the professions hired in this visit."""

    def run(self, state: MachuPicchu, chance: Chance, events: EventLog | None) -> bool:
        if self._possible(state):
            return True
        state.frames.pop()
        return False

    def _possible(self, state: MachuPicchu) -> int:
        player = state.players[state.active]
        bits = 0
        if player.supply:
            for profession in HIRES[self.district]:
                if not self.hired >> profession & 1 and _affordable(
                    player.goods, HIRE_COST[profession]
                ):
                    bits |= 1 << profession
        return bits

    def actors(self, state: MachuPicchu) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: MachuPicchu, seat: int) -> Sequence[Action]:
        return HIRES_OF[self._possible(state)]

    def apply(
        self, state: MachuPicchu, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is HIRE_DONE:
            state.frames.pop()
            return
        profession = ARG[action.index]
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

    def run(self, state: MachuPicchu, chance: Chance, events: EventLog | None) -> bool:
        if self._possible(state):
            return True
        state.frames.pop()
        return False

    def _possible(self, state: MachuPicchu) -> int:
        goods = state.players[state.active].goods
        bits = 0
        for kind in RECRUITS[self.district]:
            if state.taken[kind] < CLERGY_COUNT[kind] and _affordable(goods, RECRUIT_COST[kind]):
                bits |= 1 << kind
        return bits

    def actors(self, state: MachuPicchu) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: MachuPicchu, seat: int) -> Sequence[Action]:
        return RECRUITS_OF[self._possible(state)]

    def apply(
        self, state: MachuPicchu, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        state.frames.pop()
        if action is RECRUIT_NONE:
            return
        kind = ARG[action.index]
        player = state.players[seat]
        _pay(state, player, RECRUIT_COST[kind])
        player.clergy[kind] += 1
        taken = state.taken[kind] + 1
        state.taken[kind] = taken
        if events is not None:
            values = SACRIFICE_VALUE[kind]
            paid, left = _named(RECRUIT_COST[kind]), CLERGY_COUNT[kind] - taken
            before, now = values[taken - 1], values[taken]
            events.tell(ClergyRecruited(seat, CLERGY[kind], paid, before, now, left))


@dataclass(slots=True)
class Service(Frame):
    """The active player may send one Inca to the sundial; on the last day it is paid at once."""

    def run(self, state: MachuPicchu, chance: Chance, events: EventLog | None) -> bool:
        if any(state.players[state.active].incas):
            return True
        state.frames.pop()
        return False

    def actors(self, state: MachuPicchu) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: MachuPicchu, seat: int) -> Sequence[Action]:
        bits = 0
        for profession, incas in enumerate(state.players[seat].incas):
            if incas:
                bits |= 1 << profession
        return SENDS[bits]

    def apply(
        self, state: MachuPicchu, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        state.frames.pop()
        if action is SEND_NONE:
            return
        profession = ARG[action.index]
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

    def run(self, state: MachuPicchu, chance: Chance, events: EventLog | None) -> bool:
        stock = self._stock(state)
        if stock.bit_count() > SUNDIAL_UNITS:
            return True
        self._reward(state, stock, chance, events)
        return False

    def _stock(self, state: MachuPicchu) -> int:
        """Bit set of the goods of which the bank has a unit."""
        bits = 0
        for good, amount in enumerate(state.bank):
            if amount >= UNIT[good]:
                bits |= 1 << good
        return bits

    def _reward(
        self, state: MachuPicchu, goods: int, chance: Chance, events: EventLog | None
    ) -> None:
        seat = self.seat
        for good in range(len(GOODS)):
            if goods >> good & 1:
                gain(state, state.players[seat], good, UNIT[good])
        if events is not None:
            named = {name: UNIT[good] for good, name in enumerate(GOODS) if goods >> good & 1}
            events.tell(SundialRewarded(seat, named, state.day != LAST_DAY))
        state.frames.pop()
        move_scout(state, seat, SUNDIAL_STEPS, chance, events)

    def actors(self, state: MachuPicchu) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: MachuPicchu, seat: int) -> Sequence[Action]:
        return SUNDIAL_CHOICES[self._stock(state)]

    def apply(
        self, state: MachuPicchu, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        self._reward(state, ARG[action.index], chance, events)


PRODUCTIONS: Final = [
    [Production(district, served) for served in range(MOST_SEATS + 1)] for district in range(DAILY)
]
SACRIFICES: Final = [
    [Sacrifices(kind, served) for served in range(MOST_SEATS + 1)] for kind in range(len(CLERGY))
]
OFFERINGS: Final = [
    [Offering(served, offered) for offered in range(1 << len(GOODS))]
    for served in range(MOST_SEATS + 1)
]
HIRINGS: Final = [
    [Hiring(district, hired) for hired in range(1 << len(PROFESSIONS))]
    for district in range(len(DISTRICTS))
]
RECRUITINGS: Final = [Recruiting(district) for district in range(len(DISTRICTS))]
SERVICE: Final = Service()
SERVICE_REWARDS: Final = [ServiceReward(seat) for seat in range(MOST_SEATS)]
