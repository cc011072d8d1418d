"""Law 6: nobody is shown, by view, by list or by event, what they cannot know.

What a seat cannot know is what `redeal` deals anew. So two worlds that differ only in that must
look the same to the seat; and when the same action makes them look different, something hidden was
shown, which the rules must have declared (`EventLog.reveal`) so that undo stops there. The same
goes for an action that is impossible in the other world, if nothing there leaves the same traces.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..chance import Chance, ReplayChance
from ..errors import BadRecord
from ..events import EventLog
from ..game import Game
from ..meaning import differences
from .trial import Broken, Law, Step, who

_VIEWERS = 2
"""With whose eyes a position that is looked at is seen."""
_REDEALS = 24
"""This many redeals would be alike by accident less than once in a million times."""
_SETUPS = 6
"""How many other setups are compared with a game's own."""


class _OneOtherwise(Chance):
    """Gives recorded outcomes again, but one of them is another."""

    __slots__ = ("_changed", "_next", "_outcomes")

    def __init__(self, outcomes: Sequence[int], changed: int) -> None:
        self._outcomes = outcomes
        self._changed = changed
        self._next = 0

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        number = self._next
        self._next += 1
        outcome = self._outcomes[number] if number < len(self._outcomes) else 0
        return (outcome + (number == self._changed)) % n


class Leaks(Law):
    """Views, lists and events of a seat are the same in every world it cannot tell apart."""

    number = 6
    name = "no leak: what a seat cannot know changes nothing that it sees"
    share = 0.2
    share_of_playing_on = 0.03
    share_of_other_worlds = 0.1

    def position(self) -> None:
        if not self.trial.decisions:
            self._check_setup()
        if not self.trial.decisions or not self.trial.state.frames:
            for viewer in self.trial.viewers:
                self._check_redeal(viewer)
        elif self.sampled():
            for viewer in self.random.sample(self.trial.viewers, _VIEWERS):
                self._check_redeal(viewer)

    def played(self, step: Step) -> None:
        if self.sampled():
            for viewer in self.random.sample(self.trial.viewers, _VIEWERS):
                self._check_events(step, viewer)
        if self.random.random() < self.share_of_other_worlds:
            self._check_dealt_anew(step, self.random.choice(self.trial.viewers))

    def _check_setup(self) -> None:
        """A setup in which chance answered one question otherwise, for those who cannot tell."""
        trial, game = self.trial, self.game
        outcomes = trial.record.setup
        for number in self.random.sample(range(len(outcomes)), min(_SETUPS, len(outcomes))):
            chance, log = _OneOtherwise(outcomes, number), EventLog()
            other = game.new(trial.seats, trial.options, chance, log)
            for viewer in trial.viewers:
                if game.view(other, viewer) != game.view(trial.state, viewer):
                    continue
                self.checks += 1
                # The order in which a hand was dealt is no secret to its owner, nor in the view.
                mine = sorted(trial.setup_events.seen_by(viewer), key=repr)
                theirs = sorted(log.seen_by(viewer), key=repr)
                if mine != theirs:
                    difference = _first_difference(mine, theirs)
                    raise Broken(
                        f"an event of the setup shows {who(viewer)} what its view does not: "
                        f"{difference}"
                    )

    def _check_redeal(self, viewer: int | None) -> None:
        state, game = self.trial.state, self.game
        kept = state.copy()
        dealt = game.redeal(state, viewer, self.chance)
        self.checks += 1
        if dealt is state or state != kept:
            raise Broken(f"redealing for {who(viewer)} changed the state")
        _same_view(game.view(state, viewer), game.view(dealt, viewer), viewer)
        if game.actors(dealt) != game.actors(state):
            raise Broken(
                f"redealt for {who(viewer)}, the seats {game.actors(dealt)} "
                f"must decide instead of {game.actors(state)}"
            )
        if viewer is not None:
            mine, dealt_list = game.legal(state, viewer), game.legal(dealt, viewer)
            if list(mine) != list(dealt_list):
                differing = sorted({a.text for a in mine} ^ {a.text for a in dealt_list})
                raise Broken(
                    f"redealt for {who(viewer)}, its legal actions differ in {', '.join(differing)}"
                )
            _same_features(game, state, dealt, viewer)
        for sentence in game.rules.invariants(dealt):
            raise Broken(f"redealt for {who(viewer)}, {sentence}")
        if self.random.random() < self.share_of_playing_on:
            self._check_playable(dealt, viewer)

    def _check_playable(self, dealt: Any, viewer: int | None) -> None:
        bound = self.trial.bound
        try:
            taken = self.play_on(dealt, bound)
        except Exception as error:
            raise Broken(
                f"redealt for {who(viewer)}, playing on raises {type(error).__name__}: {error}"
            ) from error
        if taken == bound and dealt.frames:
            raise Broken(f"redealt for {who(viewer)}, the game does not end")

    def _check_events(self, step: Step, viewer: int | None) -> None:
        """Do the same action, with the same outcomes, in a world that the viewer cannot tell."""
        other = self.game.redeal(step.before, viewer, self.chance)
        try:
            log = self._same_step(other, step)
        except Exception as error:
            raise Broken(
                f"redealt for {who(viewer)}, {step.action.text!r} raises "
                f"{type(error).__name__}: {error}"
            ) from error
        if log is None:
            if not step.final and not step.before.frames[-1].simultaneous:
                self._check_impossible(other, step, viewer)
            return
        self.checks += 1
        mine, theirs = step.events.seen_by(viewer), log.seen_by(viewer)
        if self.game.view(other, viewer) == self.game.view(self.trial.state, viewer):
            if mine != theirs:
                difference = _first_difference(mine, theirs)
                raise Broken(
                    f"an event shows {who(viewer)} what its view does not, "
                    f"at {step.action.text!r} by seat {step.seat}: {difference}"
                )
        elif not step.final:
            raise Broken(
                f"{step.action.text!r} by seat {step.seat} shows {who(viewer)} something hidden, "
                "and the rules do not say so by events.reveal()"
            )

    def _check_impossible(self, other: Any, step: Step, viewer: int | None) -> None:
        """What was done is impossible in the other world: then its traces must be possible there.

        A card laid face down could have been another one. If nothing that the seat might have done
        in the other world looks the same, the viewer has been shown that it is not in that world.
        Steps of simultaneous choices are not seen one by one; law 9 is about them.
        """
        self.checks += 1
        mine, seen = step.events.seen_by(viewer), self.game.view(self.trial.state, viewer)
        for action in self.game.legal(other, step.seat):
            state, log = other.copy(), EventLog()
            try:
                self.game.apply(state, step.seat, action, ReplayChance(step.outcomes), log)
            except BadRecord:
                continue
            if log.seen_by(viewer) == mine and self.game.view(state, viewer) == seen:
                return
        raise Broken(
            f"{step.action.text!r} by seat {step.seat} shows {who(viewer)} that the seat could do "
            "it, which was hidden, and the rules do not say so by events.reveal()"
        )

    def _same_step(self, state: Any, step: Step) -> EventLog | None:
        """What happened, or None if the step, or an outcome of chance, is impossible there."""
        if step.action not in self.game.legal(state, step.seat):
            return None
        chance, log = ReplayChance(step.outcomes), EventLog()
        try:
            self.game.apply(state, step.seat, step.action, chance, log)
            chance.finish()
        except BadRecord:
            return None
        return log

    def _check_dealt_anew(self, step: Step, blind: int | None) -> None:
        """What another seat knows and this one does not must come out differently in some redeal.

        The world in which chance answered otherwise, or a secret choice was another, tells what
        is hidden: it looks different to one seat and the same to another.
        """
        state, game = self.trial.state, self.game
        other, events = step.before.copy(), EventLog()
        if (
            not self._do_otherwise(other, step, events)
            or step.events.seen_by(blind) != events.seen_by(blind)
            or game.view(state, blind) != game.view(other, blind)
        ):
            return
        for knower in range(self.trial.seats):
            known = game.view(state, knower)
            if knower == blind or known == game.view(other, knower):
                continue
            self.checks += 1
            if all(
                game.view(game.redeal(state, blind, self.chance), knower) == known
                for _ in range(_REDEALS)
            ):
                raise Broken(
                    f"redealing for {who(blind)} never changes what only seat {knower} "
                    f"can know after {step.action.text!r}"
                )

    def _do_otherwise(self, state: Any, step: Step, events: EventLog) -> bool:
        """Let chance answer, or the seat choose in secret, otherwise than in the step."""
        action = step.action
        if state.frames[-1].simultaneous and len(self.game.actors(state)) > 1:
            action = self.random.choice(self.game.legal(state, step.seat))
        elif not step.outcomes:
            return False
        self.game.apply(state, step.seat, action, self.chance, events)
        return True


def _same_features(game: Game[Any], state: Any, dealt: Any, seat: int) -> None:
    """What an evaluation of the seat is made of must not depend on what it cannot know."""
    features = game.rules.features
    if features is None or not state.frames:
        return
    mine, theirs = features.vectors(state)[seat], features.vectors(dealt)[seat]
    for name, one, other in zip(features.inputs, mine, theirs, strict=True):
        if one != other:
            raise Broken(f"redealt for {who(seat)}, its feature {name} is {other}, not {one}")


def _same_view(view: Any, dealt: Any, viewer: int | None) -> None:
    if view == dealt:
        return
    fields = ", ".join(differences(view, dealt))
    raise Broken(f"the view of {who(viewer)} shows hidden things: redealt, it differs in {fields}")


def _first_difference(mine: list[Any], theirs: list[Any]) -> str:
    for one, other in zip(mine, theirs, strict=False):
        if one != other:
            return f"{one} or {other}"
    return f"{len(mine)} events or {len(theirs)}"
