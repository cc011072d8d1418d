"""The offering: before the first round each player puts one card aside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.bits import bit_set
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog, only
from tawantin.kernel.frames import SimultaneousFrame

from ..actions import OFFER
from ..components import START_CARDS
from ..events import CardOffered
from ..state import State
from .seats import EVERYBODY, SEATS

_OFFERS: Final = OFFER.of(bit_set(START_CARDS))


@dataclass(slots=True)
class Offering(SimultaneousFrame):
    """Each player puts one card face down on the offering place, before anything is known.

    It is out of the game and scores its value at the end.
    """

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if not state.deciding:
            state.deciding = EVERYBODY[len(state.players)]
        return True

    def actors(self, state: State) -> tuple[int, ...]:
        return SEATS[state.deciding]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return _OFFERS

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        player = state.players[seat]
        player.offering = OFFER.number(action)
        player.hand.remove(player.offering)
        if events is not None:
            events.tell(CardOffered(seat, player.offering), only(seat))
        state.deciding &= ~(1 << seat)
        if not state.deciding:
            state.frames.pop()
