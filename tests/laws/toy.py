"""A sound toy game with everything the laws speak of; the tests break it in one place each.

In each round every seat lays a card of its hand face down, in two small steps (lay, then done).
When all are done the cards are shown; the highest wins the turn: roll the die for points, or take
one point for sure. Then all draw a new card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from tawantin import (
    Action,
    ActionTable,
    Cause,
    Chance,
    Event,
    EventLog,
    Frame,
    Game,
    Outcome,
    Reason,
    Rules,
    State,
)
from tawantin.kernel.about import Value
from tawantin.kernel.chance import draw
from tawantin.kernel.components import read
from tawantin.kernel.events import only
from tawantin.kernel.frames import ONLY, SimultaneousFrame
from tawantin.kernel.outcome import rank
from tawantin.kernel.reasons import ALREADY_DONE, CANNOT_PAY, WRONG_MOMENT

CARDS = 12
HAND = 2
NONE = -1

ACTIONS = ActionTable("toy")
LAY = [ACTIONS.add("lay", card, targets=[f"card:{card}"]) for card in range(CARDS)]
DONE = ACTIONS.add("done")
ROLL = ACTIONS.add("roll", targets=["die:1"])
KEEP = ACTIONS.add("keep")

NOT_NOW = Cause("not_now", WRONG_MOMENT, "turns")
LAY_FIRST = Cause("lay_first", WRONG_MOMENT, "laying", help="lay_a_card")
LIES_ALREADY = Cause("lies_already", ALREADY_DONE, "laying")
NOT_IN_HAND = Cause("not_in_hand", CANNOT_PAY, "laying")
CAUSES = (NOT_NOW, LAY_FIRST, LIES_ALREADY, NOT_IN_HAND)


@dataclass(slots=True)
class Player:
    hand: list[int]
    laid: int
    done: bool
    rolled: int
    kept: int

    def copy(self) -> Player:
        return Player(self.hand[:], self.laid, self.done, self.rolled, self.kept)


@dataclass(slots=True)
class Position(State):
    rounds: int
    deck: list[int]
    seen: list[int]
    players: list[Player]

    def copy(self) -> Position:
        players = [player.copy() for player in self.players]
        return Position(self.frames[:], self.rounds, self.deck[:], self.seen[:], players)


class Finished(Event, frozen=True):
    seat: int


class Shown(Event, frozen=True):
    cards: list[int]


class Rolled(Event, frozen=True):
    seat: int
    die: int


class Drew(Event, frozen=True):
    seat: int
    card: int | None


@dataclass(slots=True)
class Choose(SimultaneousFrame):
    """Everybody lays a card face down and says so."""

    turn: ClassVar[Callable[[int], Frame]]

    def actors(self, state: Position) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(state.players) if not player.done)

    def legal(self, state: Position, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        if player.laid != NONE:
            return [DONE]
        return [LAY[card] for card in sorted(player.hand)]

    def apply(
        self, state: Position, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        player = state.players[seat]
        if action is not DONE:
            player.laid = action.index
            player.hand.remove(action.index)
            return
        player.done = True
        if events is not None:
            events.tell(Finished(seat))
        if all(player.done for player in state.players):
            self.show(state, events)

    def show(self, state: Position, events: EventLog | None) -> None:
        cards = [player.laid for player in state.players]
        state.seen += cards
        if events is not None:
            events.reveal()
            events.tell(Shown(cards))
        for player in state.players:
            player.laid, player.done = NONE, False
        state.frames[-1] = type(self).turn(cards.index(max(cards)))


@dataclass(slots=True)
class Turn(Frame):
    """The winner rolls or keeps; then all draw, and the next round begins."""

    choose: ClassVar[Callable[[], Frame]]

    seat: int

    def actors(self, state: Position) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: Position, seat: int) -> Sequence[Action]:
        return [ROLL, KEEP]

    def apply(
        self, state: Position, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        self.score(state, seat, action, chance, events)
        state.rounds -= 1
        state.frames.pop()
        if state.rounds and len(state.deck) >= len(state.players):
            state.frames.append(type(self).choose())
            for drawer in range(len(state.players)):
                self.draw(state, drawer, chance, events)

    def score(
        self, state: Position, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        if action is KEEP:
            state.players[seat].kept += 1
            return
        die = chance.pick(6)
        state.players[seat].rolled += die
        if events is not None:
            events.tell(Rolled(seat, die))

    def draw(self, state: Position, seat: int, chance: Chance, events: EventLog | None) -> None:
        card = draw(state.deck, chance)
        state.players[seat].hand.append(card)
        if events is not None:
            events.secret(only(seat), Drew(seat, card), Drew(seat, None))


class View(msgspec.Struct):
    rounds: int
    hand: list[int]
    laid: int
    done: list[bool]
    hand_sizes: list[int]
    seen: list[int]
    scores: list[int]


def view(state: Position, seat: int | None) -> View:
    players = state.players
    return View(
        state.rounds,
        [] if seat is None else list(players[seat].hand),
        NONE if seat is None else players[seat].laid,
        [player.done for player in players],
        # A card laid counts until its owner is done: that it is laid is nobody's business.
        [len(p.hand) + (p.laid != NONE and not p.done) for p in players],
        list(state.seen),
        scores(state),
    )


def redeal(state: Position, seat: int | None, chance: Chance) -> Position:
    new = state.copy()
    others = [player for number, player in enumerate(new.players) if number != seat]
    pool = new.deck + [card for player in others for card in player.hand]
    pool += [player.laid for player in others if player.laid != NONE]
    for player in others:
        player.hand = [draw(pool, chance) for _ in player.hand]
        if player.laid != NONE:
            player.laid = draw(pool, chance)
    new.deck = pool
    return new


def points(state: Position) -> list[dict[str, int]]:
    return [{"rolled": player.rolled, "kept": player.kept} for player in state.players]


def scores(state: Position) -> list[int]:
    return [player.rolled + player.kept for player in state.players]


def outcome(state: Position) -> Outcome:
    return rank(points(state), [(player.kept,) for player in state.players], "rounds_played")


def invariants(state: Position) -> Iterable[str]:
    cards = state.deck + state.seen
    for player in state.players:
        cards = cards + player.hand + ([] if player.laid == NONE else [player.laid])
    if sorted(cards) != list(range(CARDS)):
        yield f"the cards are {sorted(cards)}"


def refusal(state: Position, seat: int, action: Action) -> Reason | None:
    player = state.players[seat]
    laying = isinstance(state.frames[-1], Choose)
    if (action in (ROLL, KEEP)) == laying:
        return NOT_NOW()
    if action.kind == "lay" and player.laid != NONE:
        return LIES_ALREADY(card=player.laid)
    if action.kind == "lay" and action.index not in player.hand:
        return NOT_IN_HAND(card=action.index)
    if action is DONE and player.laid == NONE:
        return LAY_FIRST()
    return None


def make(
    choose: type[Choose] = Choose,
    turn: type[Turn] = Turn,
    state: type[Position] = Position,
    **changes: Any,
) -> Game[Any]:
    """The toy, or a variant with other frames, another state or other functions."""

    # Fresh subclasses, so that variants do not disturb one another.
    chosen: Any = type(choose.__name__, (choose,), {"__slots__": ()})
    turned: Any = type(turn.__name__, (turn,), {"__slots__": ()})
    chosen.turn, turned.choose = turned, chosen

    def start(
        seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
    ) -> Position:
        deck = list(range(CARDS))
        hands = [[draw(deck, chance) for _ in range(HAND)] for _ in range(seats)]
        players = [Player(hand, NONE, False, 0, 0) for hand in hands]
        return state([chosen()], int(options["rounds"]), deck, [], players)

    parts: dict[str, Any] = {
        "actions": ACTIONS,
        "state": state,
        "classes": (Player, chosen, turned),
        "start": start,
        "view": view,
        "view_type": View,
        "events": (Finished, Shown, Rolled, Drew),
        "redeal": redeal,
        "points": points,
        "scores": scores,
        "outcome": outcome,
        "invariants": invariants,
        "most_decisions": lambda seats: 4 * (2 * seats + 1),
        "evaluate": lambda state: [float(score) for score in scores(state)],
        "prefer": lambda state, seat, actions: [float(action.index) for action in actions],
        "describe": lambda view, words, name: [("view", str(view))],
        "refusal": refusal,
        "causes": CAUSES,
        "law_options": ({"rounds": 4},),
    }
    components = read(Path(__file__).with_name("toy.toml"))
    return Game(components, Rules(**(parts | changes)))
