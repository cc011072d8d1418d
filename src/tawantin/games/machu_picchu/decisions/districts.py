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

from ..actions import PRODUCE, PRODUCE_UP_TO
from ..components import (
    BONUS_UNIT,
    CLERGY_HOUSE,
    CLERGY_OF,
    CORN,
    DAILY,
    DISTRICT_KIND,
    DISTRICTS,
    GOODS,
    HIRING,
    HOME,
    MARKET,
    MOST_SEATS,
    PAY_CORN,
    PRODUCT,
    PRODUCTION,
    STEPS_PER_STONE,
    TEMPLE,
    WORKERS_OF,
    YIELD,
)
from ..events import BonusTaken, NothingLeft, Produced, StonesTaken
from ..state import Player, State
from .market import VISIT
from .people import HIRINGS, RECRUITINGS, SERVICE
from .temples import OFFERINGS, SACRIFICES
from .trail import gain, move_scout


def enter(state: State, seat: int, district: int, chance: Chance, events: EventLog | None) -> None:
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


@dataclass(slots=True)
class Production(Frame):
    """Everybody's Incas of the district may produce, once, against corn; farmers do it freely."""

    district: int
    served: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
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

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[(state.active + self.served) % len(state.players)]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        profession = WORKERS_OF[self.district]
        return PRODUCE_UP_TO[_most_produced(state, state.players[seat], profession)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        _produce(state, seat, WORKERS_OF[self.district], PRODUCE.number(action), events)
        state.frames[-1] = PRODUCTIONS[self.district][self.served + 1]


def _most_produced(state: State, player: Player, profession: int) -> int:
    return min(
        player.incas[profession],
        player.goods[CORN] // PAY_CORN[profession],
        state.bank[PRODUCT[profession]] // YIELD[profession],
    )


def _produce(state: State, seat: int, profession: int, incas: int, events: EventLog | None) -> None:
    player = state.players[seat]
    paid = incas * PAY_CORN[profession]
    player.goods[CORN] -= paid
    state.bank[CORN] += paid
    good = PRODUCT[profession]
    amount = gain(state, player, good, incas * YIELD[profession])
    if events is not None:
        home = DISTRICTS[HOME[profession]]
        events.tell(Produced(seat, home, incas, GOODS[good], amount, paid))


PRODUCTIONS: Final = [
    [Production(district, served) for served in range(MOST_SEATS + 1)] for district in range(DAILY)
]
