"""Law 11: the rules stated twice say the same.

The frames list what is legal; the game's reasons say why anything else is not. They are written
apart, so where they differ one of them is wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Final

from ..actions import Action
from ..reasons import Cause, Reason
from .trial import Broken, Law, Trial

_NEAR_MISSES = 24
"""How many actions that are almost legal are tried at a position, for each seat."""
_NEIGHBOURS = 4
"""Of how many legal actions the targets are looked at."""


class Refusals(Law):
    """There is a reason exactly for what is not legal, and it tells nothing hidden."""

    number = 11
    name = "there is a reason exactly for what is not legal, and it tells nothing hidden"
    share = 0.02
    share_of_redeals = 0.1

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self._stated: Final = self.game.rules.refusal is not None
        self._causes: Final = {cause.id: cause for cause in self.game.rules.causes}
        self._touching: Final = _by_target(self.game.actions)
        self._before: dict[int, Sequence[Action]] = {}

    def position(self) -> None:
        if not self._stated:
            return
        state = self.trial.state
        actors = self.game.actors(state)
        self._try_others(actors)
        whole = self.sampled()
        for seat in actors:
            listed = self.game.legal(state, seat)
            legal = set(listed)
            self._compare(seat, legal, listed)
            if whole:
                self._compare(seat, legal, self.game.actions)
            else:
                self._compare(seat, legal, self._near_misses(seat, listed))
            self._before[seat] = listed

    def _try_others(self, actors: tuple[int, ...]) -> None:
        action = self.game.actions[self.random.randrange(len(self.game.actions))]
        for seat in set(range(self.trial.seats)) - set(actors):
            if self.game.refusal(self.trial.state, seat, action) is None:
                raise Broken(f"seat {seat} has nothing to decide and gets no reason")

    def _near_misses(self, seat: int, listed: Sequence[Action]) -> list[Action]:
        """What was legal a decision ago, and what touches the same things as a legal action."""
        near = [*self._before.get(seat, ())]
        for action in self.random.sample(listed, min(_NEIGHBOURS, len(listed))):
            for target in action.targets:
                near += self._touching[target]
        return near if len(near) <= _NEAR_MISSES else self.random.sample(near, _NEAR_MISSES)

    def _compare(self, seat: int, legal: Collection[Action], actions: Iterable[Action]) -> None:
        state = self.trial.state
        looking = self.random.random() < self.share_of_redeals
        kept = state.copy() if looking else None
        dealt = self.game.redeal(state, seat, self.chance) if looking else None
        for action, reason in self._reasons(state, seat, actions):
            self.checks += 1
            if (reason is None) != (action in legal):
                answer = "no reason" if reason is None else f"the reason {reason}"
                listed = "legal" if action in legal else "not legal"
                raise Broken(f"{action.text!r} is {listed} for seat {seat} and gets {answer}")
            if reason is not None:
                self._check_declared(reason)
            if dealt is not None and self.game.refusal(dealt, seat, action) != reason:
                raise Broken(
                    f"redealt for seat {seat}, {action.text!r} gets "
                    f"{self.game.refusal(dealt, seat, action)} instead of {reason}"
                )
        if kept is not None and state != kept:
            raise Broken("asking for reasons changed the state")

    def _reasons(
        self, state: Any, seat: int, actions: Iterable[Action]
    ) -> Iterator[tuple[Action, Reason | None]]:
        for action in actions:
            try:
                yield action, self.game.refusal(state, seat, action)
            except Broken:
                raise
            except Exception as error:
                raise Broken(
                    f"the reason against {action.text!r} by seat {seat} raises "
                    f"{type(error).__name__}: {error}"
                ) from error

    def _check_declared(self, reason: Reason) -> None:
        cause: Cause | None = self._causes.get(reason.id)
        if cause is None or (cause.near, cause.rule) != (reason.near, reason.rule):
            raise Broken(f"the reason {reason} is not one of the causes that the game declares")
        if reason.help and reason.help not in cause.all_helps():
            raise Broken(f"the reason {reason} comes with help that it does not declare")
        for other in reason.also:
            self._check_declared(other)


def _by_target(actions: Iterable[Action]) -> dict[str, list[Action]]:
    touching: dict[str, list[Action]] = {}
    for action in actions:
        for target in action.targets:
            touching.setdefault(target, []).append(action)
    return touching
