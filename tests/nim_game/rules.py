"""The rules of Nim: take one to three stones; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec

from tawantin import Action, ActionTable, Chance, Event, EventLog, Frame, Outcome, Rules, State
from tawantin.kernel.about import Value
from tawantin.kernel.frames import ONLY
from tawantin.kernel.meaning import BySeat, Id, Number, Seat
from tawantin.kernel.outcome import rank

from . import GAME

STONES = GAME.components.root.table("stones")
MOST_IN_A_HEAP = STONES.integer("most_in_a_heap", 1, 1000)
MOST_TAKEN = STONES.integer("most_taken", 1, 1000)

Heap = Annotated[int, Number(0, MOST_IN_A_HEAP)]
Stones = Annotated[int, Number(1, MOST_TAKEN)]
Won = Annotated[int, Number(0, 1)]

ACTIONS = ActionTable("nim")
TAKE = [ACTIONS.add("take", n, targets=["heap"]) for n in range(1, MOST_TAKEN + 1)]


@dataclass(slots=True)
class Position(State):
    seats: int
    misere: bool
    heap: int
    won: list[int]

    def copy(self) -> Position:
        return Position(self.frames[:], self.seats, self.misere, self.heap, self.won[:])


class Taken(Event, frozen=True):
    seat: Seat
    stones: Stones


@dataclass(slots=True)
class Turn(Frame):
    """The seat takes stones; then it is the next one's turn, until none is left."""

    seat: int

    def actors(self, state: Position) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: Position, seat: int) -> Sequence[Action]:
        return TAKE[: state.heap]

    def apply(
        self, state: Position, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        stones = TAKE.index(action) + 1
        state.heap -= stones
        if events is not None:
            events.tell(Taken(seat, stones))
        state.frames.pop()
        if state.heap:
            state.frames.append(Turn((seat + 1) % state.seats))
        else:
            for other in range(state.seats):
                state.won[other] = int((other == seat) is not state.misere)


class View(msgspec.Struct):
    heap: Heap
    won: Annotated[list[Won], BySeat()]


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> Position:
    heap = 1 + chance.pick(MOST_IN_A_HEAP)
    return Position([Turn(0)], seats, options["misere"] is True, heap, [0] * seats)


def points(state: Position) -> list[dict[str, int]]:
    return [{"last_stone": won} for won in state.won]


def outcome(state: Position) -> Outcome:
    return rank(points(state), [()] * state.seats, "heap_empty")


def invariants(state: Position) -> Iterable[str]:
    if not 0 <= state.heap <= MOST_IN_A_HEAP:
        yield f"the heap has {state.heap} stones"


def prefer(state: Position, seat: int, actions: Sequence[Action]) -> list[float]:
    return [
        float((state.heap - TAKE.index(action) - 1) % (MOST_TAKEN + 1) == 0) for action in actions
    ]


RULES = Rules(
    actions=ACTIONS,
    state=Position,
    classes=(Turn,),
    start=start,
    view=lambda state, seat: View(state.heap, list(state.won)),
    view_type=View,
    events=(Taken,),
    things=(Id("heap", ("heap",)),),
    redeal=lambda state, seat, chance: state.copy(),
    points=points,
    scores=lambda state: list(state.won),
    outcome=outcome,
    invariants=invariants,
    most_decisions=lambda seats: MOST_IN_A_HEAP,
    evaluate=lambda state: [float(won) for won in state.won],
    prefer=prefer,
    describe=lambda view, words, name: [("heap", f"{view.heap} stones")],
)
