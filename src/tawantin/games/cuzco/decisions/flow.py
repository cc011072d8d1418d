"""The course of the game: six rounds of three phases, the last tasks, the final scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawantin.kernel.chance import Chance, draws
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import Frame

from .. import events as event
from ..components import (
    DICE,
    HOUSE_SLOTS,
    PUTUTU_CHANGES,
    ROUNDS,
    SETUP,
    SIDES,
    TILE_IDS,
)
from ..mechanics.tasks import TASK_IDS
from ..scoring import score_end
from ..state import (
    ABILITIES_PHASE,
    DICE_PHASE,
    FINAL_PHASE,
    MARKET_PHASE,
    PALACE_PHASE,
    State,
)
from .phase_three import Buy, TaskStep, score_status, score_temple
from .phase_two import FRESH
from .place import TURN, clear_spaces


@dataclass(slots=True)
class RollDice(Frame):
    """Phase I begins: all roll their dice; with the module, pairs and triples earn tokens."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Roll."""
        state.phase = DICE_PHASE
        if events is not None:
            events.tell(event.RoundBegan(state.round))
        for seat, player in enumerate(state.players):
            player.dice = [1 + chance.pick(SIDES) for _ in range(DICE)]
            if events is not None:
                events.tell(event.DiceRolled(seat, player.dice[:]))
        if state.pututu:
            hand_out_pututu(state, events)
        state.frames[-1] = DICE_TURNS[0]
        return False


def hand_out_pututu(state: State, events: EventLog | None) -> None:
    """Later players take theirs first; whoever comes too late gets nothing."""
    for seat in reversed(state.order):
        player = state.players[seat]
        token = DICE - len(set(player.dice)) - 1
        if token >= 0 and state.pututu[token]:
            state.pututu[token] -= 1
            player.pututu[token] += 1
            if events is not None:
                events.tell(event.PututuTaken(seat, PUTUTU_CHANGES[token]))


@dataclass(slots=True)
class DiceTurns(Frame):
    """Three laps in turn order, one die a turn."""

    turn: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """The next turn, or phase II."""
        turn = self.turn
        if turn == DICE * state.seats:
            state.phase = ABILITIES_PHASE
            state.frames[-1] = ABILITY_TURNS[0]
            return False
        state.inti_used = 0
        state.frames[-1] = DICE_TURNS[turn + 1]
        state.frames.append(TURN[state.order[turn % state.seats]])
        return False


@dataclass(slots=True)
class AbilityTurns(Frame):
    """Phase II in turn order; then the status track and the temple."""

    turn: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """The next turn, or phase III."""
        turn = self.turn
        state.inti_used = 0
        if turn < state.seats:
            state.frames[-1] = ABILITY_TURNS[turn + 1]
            state.frames.append(FRESH[state.order[turn]])
            return False
        score_status(state, events)
        score_temple(state, events)
        state.phase = MARKET_PHASE
        state.frames[-1] = MarketTurns(0)
        return False


@dataclass(slots=True)
class MarketTurns(Frame):
    """The market in the new turn order."""

    turn: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """The next buyer, or the palace."""
        turn = self.turn
        state.inti_used = 0
        if turn < state.seats:
            state.frames[-1] = MarketTurns(turn + 1)
            state.frames.append(Buy(state.order[turn]))
            return False
        state.phase = PALACE_PHASE
        state.frames[-1] = PalaceTurns(0)
        return False


@dataclass(slots=True)
class PalaceTurns(Frame):
    """The palace in turn order; then the next round, or the end of the game."""

    turn: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """The next player, the next round, or the last tasks."""
        turn = self.turn
        state.inti_used = 0
        if turn < state.seats:
            state.frames[-1] = PalaceTurns(turn + 1)
            state.frames.append(TaskStep(state.order[turn], False))
        elif state.round < ROUNDS:
            clean_up(state, chance, events)
            state.frames[-1] = RollDice()
        else:
            state.phase = FINAL_PHASE
            state.frames[-1] = FinalTurns(0)
        return False


def clean_up(state: State, chance: Chance, events: EventLog | None) -> None:
    """Person tiles, tasks and the row of the market make way; dice return."""
    state.tile_discard += [tile for tile in state.houses if tile >= 0]
    lay_houses(state, chance, events)
    state.task_box += state.palace
    lay_palace(state, chance, events)
    columns = SETUP[state.seats].columns
    first = columns * (state.round - 1)
    state.market[first : first + columns] = [-1] * columns
    clear_spaces(state)
    state.round += 1


def lay_houses(state: State, chance: Chance, events: EventLog | None) -> None:
    """Six new person tiles of each kind."""
    farming = draws(state.agriculture_pile, HOUSE_SLOTS, chance)
    learning = draws(state.research_pile, HOUSE_SLOTS, chance)
    state.houses = farming + learning
    state.housed = (1 << 2 * HOUSE_SLOTS) - 1
    if events is not None:
        named = [[TILE_IDS[tile] for tile in tiles] for tiles in (farming, learning)]
        events.tell(event.HousesLaid(*named))


def lay_palace(state: State, chance: Chance, events: EventLog | None) -> None:
    """Two tasks more than players."""
    state.palace = draws(state.task_pile, SETUP[state.seats].palace, chance)
    if events is not None:
        events.tell(event.PalaceLaid([TASK_IDS[task] for task in state.palace]))


@dataclass(slots=True)
class FinalTurns(Frame):
    """Everybody resolves the last three tasks; then the final scoring ends the game."""

    turn: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """The next player, or the end."""
        turn = self.turn
        state.inti_used = 0
        if turn < state.seats:
            state.frames[-1] = FinalTurns(turn + 1)
            state.frames.append(TaskStep(state.order[turn], True))
            return False
        score_end(state, events)
        state.frames.pop()
        return False


DICE_TURNS: Final = tuple(DiceTurns(turn) for turn in range(4 * DICE + 1))
ABILITY_TURNS: Final = tuple(AbilityTurns(turn) for turn in range(5))
