"""The rules of Counting: each in turn adds one to three."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from tawantin import Action, ActionTable, Chance, Event, EventLog, Frame, Rules, State
from tawantin.kernel.about import Value
from tawantin.kernel.frames import ONLY
from tawantin.kernel.outcome import rank

from . import GAME

COUNT = GAME.components.root.table("count")
GOAL = COUNT.integer("goal", 1, 1_000_000)
ACTIONS = ActionTable("counting")
ADD = [ACTIONS.add("add", n, targets=["count"]) for n in range(1, COUNT.integer("most", 1, 9) + 1)]


@dataclass(slots=True)
class Position(State):
    """How far the count is, and who added what."""

    count: int
    added: list[int]

    def copy(self) -> Position:
        return Position(self.frames[:], self.count, self.added[:])


class Added(Event, frozen=True):
    """A seat went on counting."""

    seat: int
    count: int


@dataclass(slots=True)
class Turn(Frame):
    """The seat adds; then it is the next one's turn."""

    seat: int

    def actors(self, state: Position) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: Position, seat: int) -> Sequence[Action]:
        return ADD

    def apply(
        self, state: Position, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        number = ADD.index(action) + 1
        state.count += number
        state.added[seat] += number
        if events is not None:
            events.tell(Added(seat, state.count))
        state.frames.pop()
        if state.count < GOAL:
            state.frames.append(Turn((seat + 1) % len(state.added)))


class View(msgspec.Struct):
    """All is open."""

    count: int
    added: list[int]


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> Position:
    """Begin at nothing."""
    return Position([Turn(0)], 0, [0] * seats)


def points(state: Position) -> list[dict[str, int]]:
    """What each added."""
    return [{"added": added} for added in state.added]


RULES = Rules(
    actions=ACTIONS,
    state=Position,
    classes=(Turn,),
    start=start,
    view=lambda state, seat: View(state.count, list(state.added)),
    view_type=View,
    events=(Added,),
    redeal=lambda state, seat, chance: state.copy(),
    points=points,
    scores=lambda state: list(state.added),
    outcome=lambda state: rank(points(state), [()] * len(state.added), "goal"),
    invariants=lambda state: (),
    most_decisions=lambda seats: GOAL,
    evaluate=lambda state: [float(added) for added in state.added],
    prefer=lambda state, seat, actions: [0.0] * len(actions),
    describe=lambda view, words, name: [("count", str(view.count))],
)
