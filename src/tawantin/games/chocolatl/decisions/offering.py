"""The offering: before the first round each player puts one card aside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog, only
from tawantin.kernel.frames import SimultaneousFrame

from ..actions import CARDS, OFFER
from ..events import CardOffered
from ..state import ChocolatlState
from .seats import EVERYBODY, SEATS

_OFFERS = tuple(OFFER.values())


@dataclass(slots=True)
class Offering(SimultaneousFrame):
    """Each player puts one card face down on the offering place, before anything is known.

    It is out of the game and scores its value at the end.
    """

    def run(self, state: ChocolatlState, chance: Chance, events: EventLog | None) -> bool:
        if not state.deciding:
            state.deciding = EVERYBODY[len(state.players)]
        return True

    def actors(self, state: ChocolatlState) -> tuple[int, ...]:
        return SEATS[state.deciding]

    def legal(self, state: ChocolatlState, seat: int) -> Sequence[Action]:
        return _OFFERS

    def apply(
        self,
        state: ChocolatlState,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        player = state.players[seat]
        (player.offering,) = CARDS[action.index]
        player.hand.remove(player.offering)
        if events is not None:
            events.tell(CardOffered(seat, player.offering), only(seat))
        state.deciding &= ~(1 << seat)
        if not state.deciding:
            state.frames.pop()
