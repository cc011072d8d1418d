"""What dice do in the capital: person tiles, the temple, the headdress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import events as event
from ..actions import ACTIVATE, STEP, TAKE_TILE
from ..components import FEATHERED, HEADBAND_BONUS, HEADBAND_POINTS, HOUSE_SLOTS
from ..mechanics.moves import gain_points, put_tile
from ..state import HEADBANDS_ITEM, State
from .gods import NOBODY
from .trial import fire_trial
from .windows import ask


@dataclass(slots=True)
class HouseSlot(Frame):
    """Which person tile to take: one of the kind, from a slot of at most the value."""

    seat: int
    kind: int
    value: int
    by_die: bool

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """A single tile is not asked for."""
        tiles = self._tiles(state)
        if tiles & tiles - 1:
            return True
        self._take(state, tiles.bit_length() - 1, events)
        return False

    def _tiles(self, state: State) -> int:
        return state.housed & ((1 << self.value) - 1) << HOUSE_SLOTS * self.kind

    def actors(self, state: State) -> tuple[int, ...]:
        """The player who takes it."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every filled slot in reach."""
        return TAKE_TILE.of(self._tiles(state))

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Take it."""
        self._take(state, TAKE_TILE.number(action), events)

    def _take(self, state: State, house: int, events: EventLog | None) -> None:
        state.frames.pop()
        tile = state.houses[house]
        state.houses[house] = -1
        state.housed &= ~(1 << house)
        put_tile(state, self.seat, tile, house % HOUSE_SLOTS + 1, events)
        if self.by_die:
            ask(state, 9, self.seat, 0, events)


def start_temple(state: State, seat: int, value: int, events: EventLog | None) -> None:
    """A priest enters on the step equal to the value; optionally on any step up to it."""
    if state.exact_steps:
        _enter(state, seat, value, events)
    else:
        state.frames.append(TempleStep(seat, value))


def _enter(state: State, seat: int, step: int, events: EventLog | None) -> None:
    state.frames.append(EnterTemple(seat, step))
    ask(state, 12, seat, step, events)


@dataclass(slots=True)
class TempleStep(Frame):
    """On which step the priest enters, where the step is free to choose."""

    seat: int
    value: int

    def actors(self, state: State) -> tuple[int, ...]:
        """The player of the priest."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every step up to the value."""
        return STEP.actions[: self.value]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Enter there."""
        state.frames.pop()
        _enter(state, seat, STEP.number(action) + 1, events)


@dataclass(slots=True)
class EnterTemple(Frame):
    """A priest enters a step; those in the way are pushed down, the last one perhaps home."""

    seat: int
    step: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Push, place, and face the trial."""
        state.frames.pop()
        seat, temple, players = self.seat, state.temple, state.players
        players[seat].priests -= 1
        pushed = temple[self.step]
        temple[self.step] = seat
        step = self.step
        if events is not None:
            events.tell(event.PriestPlaced(seat, step))
        while pushed != NOBODY:
            if events is not None:
                events.tell(event.PriestPushed(pushed, step, step - 1))
            step -= 1
            if not step:
                players[pushed].priests += 1
                break
            temple[step], pushed = pushed, temple[step]
        fire_trial(state, seat, events)
        return False


def eligible_headbands(state: State, seat: int, value: int) -> int:
    """The inactive tiles with both feathers and a number of at most the value, as a bit set."""
    player = state.players[seat]
    return FEATHERED[player.feathers] & ~player.headbands & ((1 << value) - 1)


@dataclass(slots=True)
class Headband(Frame):
    """Which headband tile to activate."""

    seat: int
    value: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """A single tile is not asked for."""
        tiles = eligible_headbands(state, self.seat, self.value)
        if tiles & tiles - 1:
            return True
        self._activate(state, tiles.bit_length() - 1, events)
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        """The owner."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every eligible tile."""
        return ACTIVATE.of(eligible_headbands(state, seat, self.value))

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Activate it."""
        self._activate(state, ACTIVATE.number(action), events)

    def _activate(self, state: State, tile: int, events: EventLog | None) -> None:
        state.frames.pop()
        seat = self.seat
        state.players[seat].headbands |= 1 << tile
        if events is not None:
            events.tell(event.HeadbandActivated(seat, tile + 1))
        points = HEADBAND_BONUS[state.round - 1] + HEADBAND_POINTS[tile]
        gain_points(state, seat, points, HEADBANDS_ITEM, events)
        fire_trial(state, seat, events)
