"""Laws 5 and 10: a record replays, and undo is as if nothing had been."""

from __future__ import annotations

from typing import Any

from ..chance import ReplayChance
from ..errors import CannotUndo
from ..match import Match
from ..record import Record, replay_entry, replay_setup
from .trial import Broken, Law, Step, Trial


class Records(Law):
    """A record replays to the same state, decision for decision."""

    number = 5
    name = "a record replays decision for decision"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self._states: list[Any] = []

    def position(self) -> None:
        self._states.append(self.trial.state.copy())

    def over(self) -> None:
        # Replayed without events, while the trial was played with them: they must not matter.
        record = Record.from_json(self.trial.record.to_json())
        state = replay_setup(self.game, record)
        if state != self._states[0]:
            raise Broken("the replayed setup is another position", 0)
        for number, entry in enumerate(record.entries, 1):
            replay_entry(self.game, state, number, entry)
            self.checks += 1
            if state != self._states[number]:
                raise Broken(f"the replay of {entry.action!r} gives another position", number)
        if self.game.outcome(state) != self.game.outcome(self.trial.state):
            raise Broken("the replayed game has another outcome")


class Undo(Law):
    """Undo then the same action gives the same state; it never crosses a pick or a reveal."""

    number = 10
    name = "undo then the same action gives the same state"
    share = 0.5

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The same game, played by a match."""
        if self._match is None:
            record = Record.from_json(self.trial.record.to_json())
            record.entries = []
            self._match = Match.resume(self.game, record)
        return self._match

    def played(self, step: Step) -> None:
        match = self.match
        match.play(step.seat, step.action, ReplayChance(step.outcomes))
        if match.state != self.trial.state:
            raise Broken("the match reaches another position than the game")
        if step.final:
            self._check_refused(step)
        elif not match.can_undo(step.seat):
            raise Broken(f"seat {step.seat} cannot take {step.action.text!r} back")
        if self.sampled():
            self._take_back(step)

    def over(self) -> None:
        record = Record.from_json(self.match.record.to_json())
        resumed = Match.resume(self.game, record)
        self.checks += 1
        if resumed.state != self.match.state:
            raise Broken("the resumed match is at another position than the live one")
        for seat in range(self.trial.seats):
            if resumed.can_undo(seat) != self.match.can_undo(seat):
                raise Broken(f"seat {seat} of the resumed match may undo otherwise than live")

    def _check_refused(self, step: Step) -> None:
        why = "chance was picked" if step.asked else "something hidden was shown"
        for seat in range(self.trial.seats):
            try:
                self.match.undo(seat)
            except CannotUndo:
                continue
            raise Broken(f"seat {seat} took {step.action.text!r} back although {why}")
        if self.match.state != self.trial.state:
            raise Broken("a refused undo changed the state")

    def _take_back(self, step: Step) -> None:
        """Any seat that may undo does, and does the same again."""
        match = self.match
        for seat in range(self.trial.seats):
            if not match.can_undo(seat):
                continue
            if seat != step.seat and not step.before.frames[-1].simultaneous:
                raise Broken(f"seat {seat} may undo what seat {step.seat} did")
            text = next(
                entry.action for entry in reversed(match.record.entries) if entry.seat == seat
            )
            match.undo(seat)
            if seat == step.seat and match.state != step.before:
                raise Broken(f"taking {text!r} back does not give the position before it")
            match.play(seat, text, ReplayChance(()))
            self.checks += 1
            if match.state != self.trial.state:
                raise Broken(f"taking {text!r} back and doing it again gives another position")
