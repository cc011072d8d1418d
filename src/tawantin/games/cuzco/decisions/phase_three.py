"""Phase III: status, temple, market, palace; and the last tasks at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import events as event
from ..actions import BOX, BUY, COMPLETE, COMPLETE_WITH, HAND, INTI_SOURCE, PASS, TAKE_TASK
from ..components import (
    CARD_04_CONDITIONS,
    CARD_GOD,
    CARD_IDS,
    GOOD_COST,
    GOOD_IDS,
    GOOD_POINTS,
    PRIEST_POINTS,
    SETUP,
    STATUS_POINTS,
    STEPS,
    TASK_POINTS,
    TASK_POINTS_WITH_CARD,
)
from ..mechanics.moves import gain_points
from ..mechanics.tasks import TASK_IDS, TASKS, missing
from ..mechanics.tray import pay_and_put_away, sources
from ..state import MARKET_ITEM, STATUS_ITEM, TASKS_ITEM, TEMPLE_ITEM, State
from .gods import NOBODY, may_04
from .windows import ask


def score_status(state: State, events: EventLog | None) -> None:
    """Points for the status field; then all return to the start and the order is dealt anew."""
    for seat, player in enumerate(state.players):
        gain_points(state, seat, STATUS_POINTS[player.status], STATUS_ITEM, events)
        player.status = 0
    state.order = state.ranking[:]
    if events is not None:
        events.tell(event.OrderChanged(state.order[:]))


def score_temple(state: State, events: EventLog | None) -> None:
    """Points for priests; the most of them, or else the highest, win the round's medallion."""
    counts = [0] * state.seats
    highest = [0] * state.seats
    for step in range(1, STEPS + 1):
        seat = state.temple[step]
        if seat != NOBODY:
            counts[seat] += 1
            highest[seat] = step
    each = PRIEST_POINTS[state.round - 1]
    for seat, count in enumerate(counts):
        gain_points(state, seat, each * count, TEMPLE_ITEM, events)
    state.temple_inti -= 1
    if any(counts):
        winner = max(range(state.seats), key=lambda seat: (counts[seat], highest[seat]))
        state.players[winner].inti += 1
    else:
        winner = NOBODY
        state.inti_gone += 1
    if events is not None:
        events.tell(event.MedallionAwarded(None if winner == NOBODY else winner))


@dataclass(slots=True)
class Buy(Frame):
    """Which good of the round's row to buy, if any."""

    seat: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Players who can afford nothing are passed over."""
        if self._affordable(state):
            return True
        state.frames.pop()
        return False

    def _row(self, state: State) -> int:
        return SETUP[state.seats].columns * (state.round - 1)

    def _affordable(self, state: State) -> int:
        first = self._row(state)
        food = state.players[self.seat].food
        flags = 0
        for good in state.market[first : first + SETUP[state.seats].columns]:
            if good >= 0 and GOOD_COST[good] <= food:
                flags |= 1 << good
        return flags

    def actors(self, state: State) -> tuple[int, ...]:
        """The buyer."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Nothing, or each type that can be paid for."""
        return [PASS, *BUY.of(self._affordable(state))]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Pay, gain its points, and perhaps (card 03) gain them again."""
        state.frames.pop()
        if action is PASS:
            return
        good = BUY.number(action)
        player = state.players[seat]
        player.food -= GOOD_COST[good]
        player.goods[good] += 1
        state.market[state.market.index(good, self._row(state))] = -1
        if events is not None:
            events.tell(event.GoodBought(seat, GOOD_IDS[good], GOOD_COST[good]))
        gain_points(state, seat, GOOD_POINTS[good], MARKET_ITEM, events)
        ask(state, 3, seat, good, events)


def _show_cards(state: State, seat: int, task: int, less: int, events: EventLog | None) -> None:
    """Secret cards that the task needs are shown, in the order dealt; they stay in hand."""
    player = state.players[seat]
    secret = player.secret
    player.secret = []
    shown: list[str] = []
    for number in secret:
        lacking = missing(state, seat, task)
        player.known.append(number)
        if lacking > less and missing(state, seat, task) < lacking:
            shown.append(CARD_IDS[number])
            player.dealt_gods |= 1 << CARD_GOD[number]
        else:
            player.known.pop()
            player.secret.append(number)
    if events is not None and shown:
        events.tell(event.GodCardsShown(seat, shown))
        events.reveal()


def _task_actions(state: State, seat: int, final: bool) -> list[Action]:
    """Complete a fulfilled task, or one with card 04; box where nothing is fulfilled.

    At the end of the game every task is resolved: then each unfulfilled one may be boxed.
    """
    complete: list[Action] = []
    with_card: list[Action] = []
    box: list[Action] = []
    ways = sources(state, seat, 4)
    for task in sorted(state.players[seat].tasks):
        lacking = missing(state, seat, task)
        if not lacking:
            complete.append(COMPLETE.actions[task])
            continue
        box.append(BOX.actions[task])
        if ways and lacking <= CARD_04_CONDITIONS:
            with_card += [
                COMPLETE_WITH[2 * task + source]
                for source in (HAND, INTI_SOURCE)
                if ways >> source & 1 and may_04(state, seat, task, source)
            ]
    if final or not complete:
        return complete + with_card + box
    return complete + with_card


def _resolve(
    state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
) -> None:
    player = state.players[seat]
    if events is not None and player.secret and any(TASKS[t].shows_hand for t in player.tasks):
        events.reveal()  # what is done with a task may give away what the secret cards are not
    if BOX.has(action):
        task = BOX.number(action)
        player.tasks.remove(task)
        state.task_box.append(task)
        if events is not None:
            events.tell(event.TaskBoxed(seat, TASK_IDS[task]))
        return
    with_card = COMPLETE_WITH.has(action)
    if with_card:
        task, source = divmod(COMPLETE_WITH.number(action), 2)
        pay_and_put_away(state, seat, 4, source, chance, events)
    else:
        task = COMPLETE.number(action)
    _show_cards(state, seat, task, CARD_04_CONDITIONS if with_card else 0, events)
    player.tasks.remove(task)
    player.completed.append(task)
    if events is not None:
        events.tell(event.TaskCompleted(seat, TASK_IDS[task], with_card))
    points = TASK_POINTS_WITH_CARD if with_card else TASK_POINTS
    gain_points(state, seat, points, TASKS_ITEM, events)


@dataclass(slots=True)
class TaskStep(Frame):
    """Which task to complete or to give up."""

    seat: int
    final: bool

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """A single possibility is not asked for; nor, at the end, the order without card 04."""
        if events is not None and state.players[self.seat].secret:
            events.reveal()  # what is asked, and what is done by itself, may betray the hand
        if self.final and not sources(state, self.seat, 4):
            for action in self.legal(state, self.seat):
                _resolve(state, self.seat, action, chance, events)
            state.frames.pop()
            return False
        actions = self.legal(state, self.seat)
        if len(actions) > 1:
            return True
        self.apply(state, self.seat, actions[0], chance, events)
        return False

    def waits(self, state: State) -> bool:
        """Whether there is anything to choose."""
        if self.final and not sources(state, self.seat, 4):
            return False
        return len(self.legal(state, self.seat)) > 1

    def actors(self, state: State) -> tuple[int, ...]:
        """The owner of the tasks."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Complete, complete with card 04, box."""
        return _task_actions(state, seat, self.final)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Resolve it; then a new task, or at the end the next of the three."""
        _resolve(state, seat, action, chance, events)
        if not self.final:
            state.frames[-1] = NewTask(seat)
            return
        state.inti_used = 0
        if not state.players[seat].tasks:
            state.frames.pop()


@dataclass(slots=True)
class NewTask(Frame):
    """Which task to take from the palace."""

    seat: int

    def actors(self, state: State) -> tuple[int, ...]:
        """The player with the gap."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every task in the palace."""
        return [TAKE_TASK[task] for task in sorted(state.palace)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Take it; the palace is not refilled before the next round."""
        state.frames.pop()
        task = TAKE_TASK.number(action)
        state.palace.remove(task)
        state.players[seat].tasks.append(task)
        if events is not None:
            events.tell(event.TaskTaken(seat, TASK_IDS[task]))
