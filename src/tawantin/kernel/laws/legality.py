"""Laws 1 and 2: a game ends, and the list of legal actions is the whole truth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..actions import Action
from ..errors import GameOver, IllegalAction, NotYourTurn
from .trial import Broken, Law, Step, Trial

_TRIED = 4
"""How many actions of a long list, and how many unlisted ones, are tried at a position."""


class Bound(Law):
    """A random game ends within the game's stated bound of decisions."""

    number = 1
    name = "a random game ends within its stated bound of decisions"

    def position(self) -> None:
        self.checks += 1
        if self.trial.decisions >= self.trial.bound and self.trial.state.frames:
            raise Broken(
                f"the game goes on after {self.trial.decisions} decisions, "
                f"the stated bound is {self.trial.bound}"
            )


class Legality(Law):
    """Every listed action applies; every other one is refused and changes nothing."""

    number = 2
    name = "every listed action applies, every other is refused and changes nothing"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self._lists: list[tuple[Sequence[Action], tuple[Action, ...]]] = []

    def position(self) -> None:
        state = self.trial.state
        kept = state.copy()
        actors = self.game.actors(state)
        self._check_actors(actors)
        self._lists = []
        for seat in actors:
            listed = self.game.legal(state, seat)
            self._check_list(seat, listed)
            self._lists.append((listed, tuple(listed)))
        if actors:
            chosen = self.random.randrange(len(actors))
            self._try_listed(actors[chosen], *self._lists[chosen])
            self._try_unlisted(actors[chosen], self._lists[chosen][1])
        self._try_others(actors)
        if state != kept:
            raise Broken("asking for legal actions or refusing others changed the state")
        self.checks += 1

    def played(self, step: Step) -> None:
        for listed, then in self._lists:
            self._same_list(listed, then, step.action)

    def over(self) -> None:
        if self.game.outcome(self.trial.state) is None:
            raise Broken("the game is over without an outcome")

    def _check_actors(self, actors: tuple[int, ...]) -> None:
        frames = self.trial.state.frames
        if not frames:
            if actors:
                raise Broken(f"the game is over and seats {actors} must decide")
            return
        frame = type(frames[-1]).__name__
        if not actors:
            raise Broken(f"{frame} waits for nobody")
        if list(actors) != sorted(set(actors)) or not set(actors) <= set(range(self.trial.seats)):
            raise Broken(f"{frame} asks the seats {actors}: not seats in ascending order")
        if len(actors) > 1 and not frames[-1].simultaneous:
            raise Broken(f"{frame} asks the seats {actors} at once and is not simultaneous")

    def _check_list(self, seat: int, listed: Sequence[Action]) -> None:
        if not listed:
            raise Broken(f"seat {seat} must decide and has no legal action")
        for action in listed:
            if self.game.actions[action.index] is not action:
                raise Broken(f"{action.text!r} is not the action of the table with its index")
        for one, other in pairwise(listed):
            if one.index >= other.index:
                raise Broken(
                    f"the list of seat {seat} has {one.text!r} before {other.text!r}: "
                    "not sorted by index without duplicates"
                )
        if list(self.game.legal(self.trial.state, seat)) != list(listed):
            raise Broken(f"seat {seat} gets another list when it asks again")

    def _try_listed(self, seat: int, listed: Sequence[Action], then: tuple[Action, ...]) -> None:
        for action in then if len(then) <= _TRIED else self.random.sample(then, _TRIED):
            state = self.trial.state.copy()
            try:
                self.game.apply(state, seat, action, self.chance)
            except Exception as error:
                raise Broken(
                    f"{action.text!r} is listed for seat {seat} and raises "
                    f"{type(error).__name__}: {error}"
                ) from error
            self._same_list(listed, then, action)
            for actor in self.game.actors(state):
                if not self.game.legal(state, actor):
                    raise Broken(
                        f"after {action.text!r} by seat {seat}, seat {actor} must decide "
                        "and has no legal action"
                    )

    def _same_list(
        self, listed: Sequence[Action], then: tuple[Action, ...], action: Action
    ) -> None:
        if tuple(listed) != then:
            raise Broken(f"{action.text!r} changed the list that was handed out before it")

    def _try_unlisted(self, seat: int, listed: Sequence[Action]) -> None:
        table = self.game.actions
        for _ in range(_TRIED):
            action = table[self.random.randrange(len(table))]
            if action not in listed:
                self._refused(seat, action, IllegalAction)
        self._refused(seat, "no such action", IllegalAction)

    def _try_others(self, actors: tuple[int, ...]) -> None:
        action = self.game.actions[self.random.randrange(len(self.game.actions))]
        refusal = NotYourTurn if actors else GameOver
        for seat in {-1, self.trial.seats, *range(self.trial.seats)} - set(actors):
            if self.game.legal(self.trial.state, seat):
                raise Broken(f"seat {seat} has nothing to decide and gets legal actions")
            self._refused(seat, action, refusal)

    def _refused(self, seat: int, action: Action | str, refusal: type[IllegalAction]) -> None:
        try:
            self.game.apply(self.trial.state, seat, action, self.chance)
        except refusal:
            return
        raise Broken(f"{action!r} by seat {seat} is not listed and was not refused")
