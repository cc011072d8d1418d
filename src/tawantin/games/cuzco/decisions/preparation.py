"""Before the first round: start feathers, first tasks, god cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance, draw, draws
from tawantin.kernel.events import EventLog, only
from tawantin.kernel.frames import ONLY, Frame, SimultaneousFrame

from .. import events as event
from ..actions import KEEP_TASK, PUT_FEATHER
from ..components import (
    CARD_GOD,
    CARD_IDS,
    COLOUR_SLOTS,
    GOD_CARDS,
    SETUP,
    START_CARDS,
    TASKS_KEPT,
)
from ..mechanics.moves import place_feather
from ..mechanics.tasks import TASK_IDS
from ..mechanics.tray import numbers_in_hand, turn_up
from ..state import State
from .flow import RollDice


@dataclass(slots=True)
class StartFeather(Frame):
    """Where the feather dealt in setup goes."""

    seat: int
    colour: int

    def actors(self, state: State) -> tuple[int, ...]:
        """Its owner."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """The slots of its colour."""
        return PUT_FEATHER.of(COLOUR_SLOTS[state.players[seat].mask][self.colour])

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Put it there."""
        state.frames.pop()
        place_feather(state, seat, PUT_FEATHER.number(action), "setup", events)


@dataclass(slots=True)
class DrawTasks(Frame):
    """A start task and others for everybody; as many as may be kept leave nothing to choose."""

    count: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Draw."""
        state.frames.pop()
        for seat, player in enumerate(state.players):
            player.tasks.append(draw(state.start_box, chance))
            player.draft = draws(state.task_pile, self.count, chance)
            if self.count == TASKS_KEPT:
                player.kept = sorted(player.draft)
            elif events is not None:
                drawn = event.TasksDrawn(seat, [TASK_IDS[task] for task in player.draft])
                events.secret(only(seat), drawn, event.TasksDrawn(seat, []))
                events.reveal()
        state.frames.append(DraftTasks())
        return False


@dataclass(slots=True)
class DraftTasks(SimultaneousFrame):
    """All choose which of the tasks drawn they keep, one after the other, in secret."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """When all have chosen, the tasks lie open."""
        if self.actors(state):
            return True
        state.frames.pop()
        for seat, player in enumerate(state.players):
            player.tasks += player.kept
            player.boxed = sorted([task for task in player.draft if task not in player.kept])
            if events is not None:
                events.tell(event.TasksRevealed(seat, [TASK_IDS[task] for task in player.tasks]))
                events.reveal()
            player.draft = []
            player.kept = []
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        """Those who have not chosen all they may keep."""
        return tuple(
            [seat for seat, player in enumerate(state.players) if len(player.kept) < TASKS_KEPT]
        )

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """The tasks drawn and not kept yet."""
        player = state.players[seat]
        return [KEEP_TASK[task] for task in sorted(player.draft) if task not in player.kept]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Keep it; the order of tasks has no meaning."""
        player = state.players[seat]
        task = KEEP_TASK.number(action)
        player.kept = sorted([*player.kept, task])
        if events is not None:
            events.tell(event.TaskKept(seat, TASK_IDS[task]), only(seat))


@dataclass(slots=True)
class DealGods(Frame):
    """Two cards of different gods for each player; then the first cards are turned up."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Deal, swap equal gods, lay the rest open, begin the first round."""
        pool = [
            _draw_card(state, god, chance)
            for god in range(len(GOD_CARDS))
            for _ in range(SETUP[state.seats].god_cards)
        ]
        for player in state.players:
            player.secret = draws(pool, START_CARDS, chance)
        self._swap(state, pool, chance, events)
        for seat, player in enumerate(state.players):
            player.hand = numbers_in_hand(player)
            if events is not None:
                cards = [CARD_IDS[number] for number in player.secret]
                dealt = event.GodCardsDealt(seat, len(cards), cards)
                events.secret(only(seat), dealt, event.GodCardsDealt(seat, len(cards), []))
        for number in pool:
            state.discard[number] += 1
        if events is not None:
            events.tell(event.GodCardsLeftOver([CARD_IDS[number] for number in sorted(pool)]))
            events.reveal()
        for god in range(len(GOD_CARDS)):
            turn_up(state, god, chance, events)
        state.frames[-1] = RollDice()
        return False

    def _swap(self, state: State, pool: list[int], chance: Chance, events: EventLog | None) -> None:
        """Whoever has two cards of one god returns the second, until nobody has two."""
        while True:
            swapping = []
            for seat, player in enumerate(state.players):
                first, second = player.secret
                if CARD_GOD[first] == CARD_GOD[second]:
                    swapping.append(player)
                    pool.append(player.secret.pop())
                    if events is not None:
                        returned = event.GodCardReturned(seat, CARD_IDS[second])
                        events.secret(only(seat), returned, event.GodCardReturned(seat, None))
            if not swapping:
                return
            for player in swapping:
                player.secret.append(draw(pool, chance))


def _draw_card(state: State, god: int, chance: Chance) -> int:
    """The top card of a god's pile."""
    numbers = [number for number in GOD_CARDS[god] for _ in range(state.pile[number])]
    number = numbers[chance.pick(len(numbers))]
    state.pile[number] -= 1
    return number
