"""A trial: one random game that the laws watch.

The trial plays; each law looks at every position, at every decision played, and at the end.
Everything is drawn from generators seeded by what the trial is, each law having its own, so a
trial is the same whichever laws watch it and whenever it is repeated.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ..about import Value
from ..actions import Action
from ..chance import Chance, LiveChance, RecordingChance
from ..events import EventLog
from ..game import Game
from ..record import Entry, Record, new_record


class Broken(Exception):
    """A law does not hold: one sentence, and the decision it is about if not the last one."""

    def __init__(self, sentence: str, decision: int | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.decision = decision


@dataclass(slots=True)
class Step:
    """A decision that was played."""

    seat: int
    action: Action
    before: Any
    """The position in which it was taken, a copy."""
    outcomes: list[int]
    asked: bool
    """Whether the rules asked chance for anything, be it with one possibility."""
    events: EventLog

    @property
    def final(self) -> bool:
        """Whether undo must stop here."""
        return self.asked or self.events.revealed


class Trial:
    """One random game."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, object], seed: int, number: int
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.record: Final[Record] = new_record(game, seats, options)
        self.options: Final[dict[str, Value]] = self.record.options
        self.name: Final = f"{game.id} {seats} {sorted(self.options.items())} {seed} {number}"
        self.bound: Final = game.rules.most_decisions(seats)
        self.random: Final = random.Random(self.name)
        self.chance: Final[Chance] = LiveChance(self.random.getrandbits(64))
        # Uniform play visits what nobody would do; guided play reaches what takes a plan.
        self.guided: Final = number % 2 == 1
        self.state: Any = None
        self.setup_events: Final = EventLog()
        """What the rules reported while the game was set up."""

    @property
    def decisions(self) -> int:
        """How many decisions were played."""
        return len(self.record.entries)

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and the spectator."""
        return [*range(self.seats), None]

    def start(self) -> None:
        """Set the game up."""
        recording = RecordingChance(self.chance)
        try:
            self.state = self.game.new(self.seats, self.options, recording, self.setup_events)
        finally:
            self.record.setup = recording.take()

    def decide(self) -> Step:
        """Play one decision of an actor picked at random."""
        before = self.state.copy()
        seat = self.random.choice(self.game.actors(self.state))
        action = self._choose(seat)
        recording = RecordingChance(self.chance)
        events = EventLog()
        try:
            self.game.apply(self.state, seat, action, recording, events)
        finally:
            asked = recording.asked
            entry = Entry(seat, action.text, recording.take())
            self.record.entries.append(entry)
        return Step(seat, action, before, entry.outcomes, asked, events)

    def _choose(self, seat: int) -> Action:
        legal = self.game.legal(self.state, seat)
        if self.guided and self.random.random() < 0.5:
            wishes = self.game.rules.prefer(self.state, seat, legal)
            best = max(wishes)
            legal = [
                action for action, wish in zip(legal, wishes, strict=True) if wish == best
            ] or legal
        return self.random.choice(legal)


class Law:
    """One law, watching one trial."""

    number: ClassVar[int]
    name: ClassVar[str]
    share: ClassVar[float] = 1.0
    """At which share of the positions the costly part is looked at."""

    def __init__(self, trial: Trial) -> None:
        self.trial: Final = trial
        self.game: Final = trial.game
        self.random: Final = random.Random(f"{trial.name} law {self.number}")
        self.chance: Final[Chance] = LiveChance(self.random.getrandbits(64))
        self.checks = 0
        """How often something was really compared."""

    def sampled(self) -> bool:
        """Whether to look closely this time."""
        return self.random.random() < self.share

    def position(self) -> None:
        """Look at a position: one that waits for a decision, or the final one."""

    def played(self, step: Step) -> None:
        """Look at a decision just played."""

    def over(self) -> None:
        """Look back on the finished game."""

    def play_on(self, state: Any, steps: int) -> int:
        """Play at random until the game is over, `steps` at most; how many it took."""
        for taken in range(steps):
            actors = self.game.actors(state)
            if not actors:
                return taken
            seat = self.random.choice(actors)
            action = self.random.choice(self.game.legal(state, seat))
            self.game.apply(state, seat, action, self.chance)
        return steps


def who(viewer: int | None) -> str:
    """A viewer in a sentence."""
    return "the spectator" if viewer is None else f"seat {viewer}"
