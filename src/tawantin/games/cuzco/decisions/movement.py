"""Movement of the runner: over one road, or by a jump; khipu, feather, Cuzco."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import events as event
from ..actions import JUMP, MOVE_TO, PUT_FEATHER, ROTATE
from ..board import ALL_VILLAGES, CUZCO, LAYOUTS, PLACE_IDS, reachable
from ..components import COLOUR_SLOTS, ROAD_IDS
from ..mechanics.moves import lay_khipu, place_feather
from ..state import State
from .trial import fire_trial
from .windows import ask


def start_movement(state: State, seat: int, road: int, value: int, by_die: bool) -> None:
    """Before a movement out of Cuzco, a runner that had come back may turn the overlay."""
    player = state.players[seat]
    if player.runner == CUZCO and player.may_rotate:
        state.frames.append(Rotate(seat, road, value, by_die))
    else:
        state.frames.append(MoveTo(seat, road, value, by_die))


@dataclass(slots=True)
class Rotate(Frame):
    """How to turn the overlay; the present rotation means not to."""

    seat: int
    road: int
    value: int
    by_die: bool

    def actors(self, state: State) -> tuple[int, ...]:
        """The player who moves."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """All six rotations."""
        return ROTATE.actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """It stays turned, for everybody."""
        rotation = ROTATE.number(action)
        if events is not None and rotation != state.rotation:
            events.tell(event.OverlayTurned(seat, state.rotation, rotation))
        state.rotation = rotation
        state.frames[-1] = MoveTo(seat, self.road, self.value, self.by_die)


@dataclass(slots=True)
class MoveTo(Frame):
    """Where the runner goes: over one road of at most `value` pips, or (card 14) to any village."""

    seat: int
    road: int
    value: int
    by_die: bool

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """A single way is not asked for."""
        goals = self._goals(state)
        if goals & goals - 1:
            return True
        self._go(state, goals.bit_length() - 1, events)
        return False

    def _goals(self, state: State) -> int:
        place = state.players[self.seat].runner
        if self.road == JUMP:
            return ALL_VILLAGES & ~(1 << place)
        return reachable(state.layout, state.rotation, self.road, self.value, place)

    def actors(self, state: State) -> tuple[int, ...]:
        """The player who moves."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every place in reach."""
        return MOVE_TO.of(self._goals(state))

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Move and arrive."""
        self._go(state, MOVE_TO.number(action), events)

    def _go(self, state: State, place: int, events: EventLog | None) -> None:
        state.frames.pop()
        seat = self.seat
        player = state.players[seat]
        if events is not None:
            road = "jump" if self.road == JUMP else ROAD_IDS[self.road]
            start = PLACE_IDS[player.runner]
            events.tell(event.RunnerMoved(seat, start, PLACE_IDS[place], road))
        player.runner = place
        if place == CUZCO:
            player.may_rotate = True
            fire_trial(state, seat, events)
            return
        player.may_rotate = False
        if player.villages >> place & 1 or not lay_khipu(state, seat, place, events):
            return
        if self.by_die:
            ask(state, 10, seat, place, events)
        colour = LAYOUTS[state.layout].feather[place]
        free = COLOUR_SLOTS[player.mask][colour] & ~player.feathers
        if free & free - 1:
            state.frames.append(FeatherSlot(seat, colour, place))
        elif free:
            place_feather(state, seat, free.bit_length() - 1, PLACE_IDS[place], events)


@dataclass(slots=True)
class FeatherSlot(Frame):
    """Into which slot of its colour a feather goes."""

    seat: int
    colour: int
    place: int

    def actors(self, state: State) -> tuple[int, ...]:
        """The owner of the feather."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """The empty slots of the colour."""
        player = state.players[seat]
        return PUT_FEATHER.of(COLOUR_SLOTS[player.mask][self.colour] & ~player.feathers)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Put it there."""
        state.frames.pop()
        place_feather(state, seat, PUT_FEATHER.number(action), PLACE_IDS[self.place], events)
