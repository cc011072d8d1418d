"""Laws 1 to 5 see toy games that are broken in one place, and say where."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.laws import toy
from tests.laws.broken import violation
from tests.laws.toy import DONE, KEEP, ROLL, Player, Position, Turn

from tawantin import (
    Action,
    ActionTable,
    Chance,
    Game,
    LiveChance,
)
from tawantin.kernel.build import is_compiled

# Law 1


def test_law_1_sees_a_game_longer_than_its_bound() -> None:
    violated = violation(toy.make(most_decisions=lambda seats: 5), 1)
    assert (violated.law, violated.decision) == (1, 5)


def test_law_1_sees_a_game_that_never_ends() -> None:
    class Endless(Turn):
        __slots__ = ()

        def apply(
            self, state: Position, seat: int, action: Action, chance: Chance, events: Any
        ) -> None:
            state.frames[-1] = type(self)(1 - seat)

    assert violation(toy.make(turn=Endless), 1).law == 1
    assert violation(toy.make(turn=Endless), 8).law == 1, "whichever laws look, the trial ends"


# Law 2


@pytest.mark.parametrize(
    ("listed", "sentence"),
    [
        ([KEEP, ROLL], "not sorted"),
        ([ROLL, ROLL], "not sorted"),
        ([], "no legal action"),
        ([DONE, ROLL], "raises ValueError"),
    ],
)
def test_law_2_sees_a_bad_list(listed: list[Action], sentence: str) -> None:
    class Bad(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return listed

        def score(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
            if action is DONE:
                raise ValueError("what is done?")
            super().score(state, seat, action, *rest)

    violated = violation(toy.make(turn=Bad), 2)
    assert violated.law == 2
    assert sentence in violated.sentence


def test_law_2_sees_a_foreign_action() -> None:
    foreign = ActionTable("foreign").add("roll")

    class Foreign(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return [foreign]

    assert "not the action of the table" in violation(toy.make(turn=Foreign), 2).sentence


def test_law_2_sees_a_list_that_changes_when_asked_again() -> None:
    asked = itertools.count()

    class Moody(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return [ROLL, KEEP] if next(asked) % 2 else [ROLL]

    assert "asks again" in violation(toy.make(turn=Moody), 2).sentence


def test_law_2_sees_a_list_that_the_rules_change_later() -> None:
    memory = [ROLL, KEEP]

    class Spoiling(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            return memory

        def score(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
            memory.clear()
            super().score(state, seat, action, *rest)

    assert "changed the list" in violation(toy.make(turn=Spoiling), 2).sentence


def test_law_2_sees_that_asking_changes_the_state() -> None:
    class Nosy(Turn):
        __slots__ = ()

        def legal(self, state: Position, seat: int) -> Sequence[Action]:
            state.rounds = 3
            return [ROLL, KEEP]

    assert "changed the state" in violation(toy.make(turn=Nosy), 2).sentence


@pytest.mark.parametrize(
    ("actors", "sentence"),
    [((0, 1), "not simultaneous"), ((), "waits for nobody"), ((7,), "not seats")],
)
def test_law_2_sees_wrong_actors(actors: tuple[int, ...], sentence: str) -> None:
    class Wrong(Turn):
        __slots__ = ()

        def actors(self, state: Position) -> tuple[int, ...]:
            return actors

    assert sentence in violation(toy.make(turn=Wrong), 2).sentence


def test_law_2_sees_an_error_in_the_game_that_is_played() -> None:
    class Crashing(Turn):
        __slots__ = ()

        def draw(self, state: Position, seat: int, chance: Chance, events: Any) -> None:
            raise IndexError("no card")

    violated = violation(toy.make(turn=Crashing), 7)
    assert (violated.law, violated.sentence) == (2, "IndexError: no card")
    assert "in draw" in violated.trace


@pytest.mark.skipif(is_compiled(), reason="methods of compiled classes cannot be replaced")
def test_law_2_sees_a_kernel_that_lets_an_unlisted_action_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def careless(game: Game[Any], state: Any, seat: int, action: Any, *rest: Any) -> None:
        if isinstance(action, Action) and seat in game.actors(state):
            game.step(state, seat, action, *rest)
        else:
            proper(game, state, seat, action, *rest)

    proper = Game.apply
    monkeypatch.setattr(Game, "apply", careless)
    assert violation(toy.make(), 2).law == 2


# Law 3


def test_law_3_sees_a_shared_list() -> None:
    @dataclass(slots=True)
    class Sharing(Position):
        def copy(self) -> Sharing:
            players = [player.copy() for player in self.players]
            return Sharing(self.frames[:], self.rounds, self.deck, self.seen[:], players)

    assert violation(toy.make(state=Sharing)).law == 3
    assert "shares state.deck" in violation(toy.make(state=Sharing), 3).sentence


def test_law_3_sees_a_shared_player() -> None:
    @dataclass(slots=True)
    class Sharing(Position):
        def copy(self) -> Sharing:
            return Sharing(self.frames[:], self.rounds, self.deck[:], self.seen[:], self.players[:])

    assert "shares state.players[0]" in violation(toy.make(state=Sharing), 3).sentence


def test_law_3_sees_a_forgotten_field() -> None:
    @dataclass(slots=True)
    class Forgetful(Position):
        def copy(self) -> Forgetful:
            players = [Player(p.hand[:], p.laid, p.done, p.rolled, 0) for p in self.players]
            return Forgetful(self.frames[:], self.rounds, self.deck[:], self.seen[:], players)

    assert "not equal: players" in violation(toy.make(state=Forgetful), 3).sentence


def test_law_3_sees_a_frame_that_is_changed_instead_of_replaced() -> None:
    class Changing(Turn):
        __slots__ = ()

        def score(self, state: Position, seat: int, *rest: Any) -> None:
            self.seat = 0
            super().score(state, seat, *rest)

    sentence = violation(toy.make(turn=Changing), 3).sentence
    assert "changed the original" in sentence or "changed a copy" in sentence


def test_law_3_sees_a_frame_that_is_changed_only_while_somebody_listens() -> None:
    class Noting(Turn):
        __slots__ = ()

        def score(self, *given: Any) -> None:
            if given[-1] is not None:
                self.seat += 1
            super().score(*given)

    assert "changed a copy that was kept" in violation(toy.make(turn=Noting), 3).sentence


# Law 4


def test_law_4_sees_what_json_does_not_hold() -> None:
    @dataclass(slots=True)
    class WithSet(Position):
        extra: set[int] = field(default_factory=set)

        def copy(self) -> WithSet:
            players = [player.copy() for player in self.players]
            return WithSet(self.frames[:], self.rounds, self.deck[:], self.seen[:], players)

    violated = violation(toy.make(state=WithSet), 4)
    assert (violated.law, violated.decision) == (4, 0)
    assert "must not hold a set" in violated.sentence


def test_law_4_sees_a_state_that_comes_back_different() -> None:
    @dataclass(slots=True)
    class Sorting(Position):
        def __post_init__(self) -> None:
            self.seen.sort()

        def copy(self) -> Sorting:
            new = Sorting(self.frames[:], self.rounds, self.deck[:], [], [])
            new.seen = self.seen[:]
            new.players = [player.copy() for player in self.players]
            return new

    assert "seen is" in violation(toy.make(state=Sorting), 4).sentence


# Law 5


def test_law_5_sees_chance_that_does_not_come_from_outside() -> None:
    hidden = LiveChance(seed=1)

    class Rigged(Turn):
        __slots__ = ()

        def score(self, state: Position, seat: int, action: Action, *rest: Any) -> None:
            state.players[seat].rolled += hidden.pick(6)

    violated = violation(toy.make(turn=Rigged), 5)
    assert violated.law == 5
    assert "gives another position" in violated.sentence
    assert violated.decision < len(violated.record.entries) + 1


def test_law_5_sees_rules_that_depend_on_being_watched() -> None:
    class Watched(Turn):
        __slots__ = ()

        def score(self, state: Position, seat: int, *rest: Any) -> None:
            state.players[seat].kept += rest[-1] is not None

    assert violation(toy.make(turn=Watched), 5).law == 5
