"""Black dice before cards are laid: an option, for tables that play the rulebook to the letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import EARLY_DIE, PASS_DIE
from ..components import BLACK_DIE, COURT, LOCATION_IDS
from ..events import DieRolledEarly
from ..state import Player, State


@dataclass(slots=True)
class EarlyDice(Frame):
    """Whoever has black dice may roll them now, the last on the score track first."""

    location: int
    """The first location that is still to come."""
    passed: int
    """The seats, as a bit set, that have passed since the last roll."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        for seat in from_the_back(state):
            if not self.passed >> seat & 1 and open_places(state, seat, self.location):
                state.frames[-1] = RollEarly(self.location, self.passed, seat)
                return False
        state.frames.pop()
        return False


@dataclass(slots=True)
class RollEarly(Frame):
    """The player may roll a black die for a place that is to come; a roll asks everybody again."""

    location: int
    passed: int
    seat: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        places = open_places(state, seat, self.location)
        return [PASS_DIE, *[EARLY_DIE[place] for place in places]]

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        if action is PASS_DIE:
            state.frames[-1] = EarlyDice(self.location, self.passed | 1 << seat)
            return
        place = EARLY_DIE.index(action)
        pips = BLACK_DIE[chance.pick(len(BLACK_DIE))]
        player = state.players[seat]
        player.dice -= 1
        player.early_rolls = (*player.early_rolls, (place, pips))
        state.dice_supply += 1
        state.frames[-1] = EarlyDice(self.location, 0)
        if events is not None:
            events.tell(DieRolledEarly(seat, LOCATION_IDS[place], pips))


def from_the_back(state: State) -> list[int]:
    """The seats by their discs: the one furthest back first, of a stack the lowest."""
    return sorted(state.discs, key=lambda seat: state.scores[seat])


def open_places(state: State, seat: int, first: int) -> list[int]:
    """The places for which the player may still roll, from the first that is to come."""
    player = state.players[seat]
    if not player.dice:
        return []
    limit = state.max_dice_per_bid
    return [place for place in range(first, COURT + 1) if rolled_for(player, place) < limit]


def rolled_for(player: Player, location: int) -> int:
    """How many dice the player has rolled for a place before cards were laid."""
    return sum(place == location for place, _ in player.early_rolls)
