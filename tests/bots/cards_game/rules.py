"""The rules of Tricks: all lay a card face down at once; the highest takes their sum in points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tawantin import Action, ActionTable, Chance, Event, EventLog, Outcome, Rules, State
from tawantin.kernel.about import Value
from tawantin.kernel.chance import draw
from tawantin.kernel.features import Features
from tawantin.kernel.frames import SimultaneousFrame
from tawantin.kernel.outcome import rank

from . import GAME

CARDS = GAME.components.root.table("cards")
HIGHEST = CARDS.integer("highest", 12, 100)
HAND = CARDS.integer("hand", 1, 3 + HIGHEST // 12)
ACTIONS = ActionTable("tricks")
LAY = [ACTIONS.add("lay", card, targets=[f"card:{card}"]) for card in range(HIGHEST + 1)]
NOTHING = -1


@dataclass(slots=True)
class Position(State):
    seats: int
    hands: list[list[int]]
    laid: list[int]
    won: list[int]
    seen: list[int]

    def copy(self) -> Position:
        hands = [hand[:] for hand in self.hands]
        return Position(self.frames[:], self.seats, hands, self.laid[:], self.won[:], self.seen[:])


class Trick(Event, frozen=True):
    cards: list[int]
    winner: int


@dataclass(slots=True)
class Lay(SimultaneousFrame):
    """Everybody lays one card face down."""

    def actors(self, state: Position) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.laid[seat] == NOTHING)

    def legal(self, state: Position, seat: int) -> Sequence[Action]:
        return [LAY[card] for card in sorted(state.hands[seat])]

    def apply(
        self, state: Position, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        card = LAY.index(action)
        state.hands[seat].remove(card)
        state.laid[seat] = card
        if NOTHING in state.laid:
            return
        winner = state.laid.index(max(state.laid))
        state.won[winner] += sum(state.laid)
        state.seen += state.laid
        if events is not None:
            events.reveal()
            events.tell(Trick(list(state.laid), winner))
        state.laid = [NOTHING] * state.seats
        if not state.hands[0]:
            state.frames.pop()


class View(msgspec.Struct):
    hand: list[int]
    own_card: int
    finished: list[bool]
    seen: list[int]
    won: list[int]


def view(state: Position, seat: int | None) -> View:
    return View(
        [] if seat is None else sorted(state.hands[seat]),
        NOTHING if seat is None else state.laid[seat],
        [card != NOTHING for card in state.laid],
        list(state.seen),
        list(state.won),
    )


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> Position:
    deck = list(range(HIGHEST + 1))
    hands = [[draw(deck, chance) for _ in range(HAND)] for _ in range(seats)]
    return Position([Lay()], seats, hands, [NOTHING] * seats, [0] * seats, [])


def redeal(state: Position, seat: int | None, chance: Chance) -> Position:
    new = state.copy()
    known = set(state.seen)
    if seat is not None:
        known |= {*state.hands[seat], state.laid[seat]}
    pool = [card for card in range(HIGHEST + 1) if card not in known]
    for other in range(state.seats):
        if other != seat:
            new.hands[other] = [draw(pool, chance) for _ in state.hands[other]]
            if state.laid[other] != NOTHING:
                new.laid[other] = draw(pool, chance)
    return new


def points(state: Position) -> list[dict[str, int]]:
    return [{"tricks": won} for won in state.won]


def outcome(state: Position) -> Outcome:
    return rank(points(state), [()] * state.seats, "hands_empty")


def invariants(state: Position) -> Iterable[str]:
    if len({len(hand) + (state.laid[s] != NOTHING) for s, hand in enumerate(state.hands)}) != 1:
        yield "the hands differ in size"


def evaluate(state: Position) -> list[float]:
    return [won + sum(hand) for won, hand in zip(state.won, state.hands, strict=True)]


def prefer(state: Position, seat: int, actions: Sequence[Action]) -> list[float]:
    return [float(action.index) / HIGHEST for action in actions]


def of_seats(state: Position) -> list[list[float]]:
    return [
        [state.won[seat], sum(hand), max([*hand, state.laid[seat], 0]), max(state.laid[seat], 0)]
        for seat, hand in enumerate(state.hands)
    ]


FEATURES = Features(
    open=("won",),
    own=("hand", "highest", "laid"),
    table=("seats", "seen"),
    of_seats=of_seats,
    of_table=lambda state: [state.seats, len(state.seen)],
    stages=tuple(f"cards_{n}" for n in range(HAND + 1)),
    stage=lambda state: len(state.hands[0]),
    weights=Path(__file__).with_name("weights.toml"),
)
RULES = Rules(
    actions=ACTIONS,
    state=Position,
    classes=(Lay,),
    start=start,
    view=view,
    view_type=View,
    events=(Trick,),
    redeal=redeal,
    points=points,
    scores=lambda state: list(state.won),
    outcome=outcome,
    invariants=invariants,
    most_decisions=lambda seats: seats * HAND,
    evaluate=evaluate,
    prefer=prefer,
    features=FEATURES,
    describe=lambda view, words, name: [("hand", f"{view.hand}")],
)
