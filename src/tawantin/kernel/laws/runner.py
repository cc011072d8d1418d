"""Runs trials under the laws and says what was broken."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..chance import LiveChance
from ..errors import BadOption, BadSeats
from ..game import Game
from ..record import Record
from .accounts import Conservation, Points
from .copies import Copies, Json
from .leaks import Leaks
from .legality import Bound, Legality
from .records import Records, Undo
from .refusals import Refusals
from .simultaneous import Simultaneous
from .trial import Broken, Law, Trial

# Copies come first: where they are broken, everything that relies on them looks broken too.
LAWS: Final[tuple[type[Law], ...]] = (
    Copies,
    Bound,
    Legality,
    Refusals,
    Json,
    Conservation,
    Points,
    Leaks,
    Simultaneous,
    Undo,
    Records,
)
"""All eleven, in the order in which they look."""

GROUPS: Final[dict[str, tuple[type[Law], ...]]] = {
    "legality": (Bound, Legality, Refusals),
    "copies": (Copies, Json),
    "records": (Records, Undo),
    "leaks": (Leaks,),
    "accounts": (Conservation, Points),
    "simultaneous": (Simultaneous,),
}
"""The laws by kinship."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A law that does not hold, and where."""

    law: int
    name: str
    sentence: str
    seats: int
    options: dict[str, Any]
    seed: int
    game: int
    """The number of the random game, from 0."""
    decision: int
    """How many decisions had been played."""
    record: Record
    """The game up to there; replaying it gives the position."""
    trace: str
    """Where the rules raised an error, if they did."""

    def __str__(self) -> str:
        return (
            f"law {self.law} ({self.name}) is broken at decision {self.decision} of game "
            f"{self.game} with seed {self.seed}, {self.seats} seats, options {self.options}: "
            f"{self.sentence}."
        )


@dataclass(slots=True)
class Report:
    """What a run has looked at."""

    games: int = 0
    decisions: int = 0
    checks: dict[int, int] = field(default_factory=lambda: {law.number: 0 for law in LAWS})
    """By law, how often something was compared."""
    violation: Violation | None = None

    def add(self, other: Report) -> None:
        """Put the figures of another run to these; the first violation stays."""
        self.games += other.games
        self.decisions += other.decisions
        for law, checks in other.checks.items():
            self.checks[law] += checks
        self.violation = self.violation or other.violation


def run(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object] | None = None,
    games: int = 100,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    *,
    first: int = 0,
    laws: Sequence[type[Law]] = LAWS,
) -> Report:
    """Play random games `first`, `first` + 1, … under the laws, up to the first violation.

    The same arguments play the same games; `progress` gets the number of games played so far.
    """
    report = Report()
    for number in range(first, first + games):
        trial = Trial(game, seats, options or {}, seed, number)
        watching = [law(trial) for law in laws]
        report.violation = _watch(trial, watching, seed, number)
        report.games += 1
        report.decisions += trial.decisions
        for law in watching:
            report.checks[law.number] += law.checks
        if progress is not None:
            progress(report.games)
        if report.violation is not None:
            break
    return report


def accepts(game: Game[Any], seats: int, options: Mapping[str, object]) -> bool:
    """Whether the options are for that many players: a variant may be for some numbers only."""
    try:
        game.new(seats, options, LiveChance(0))
    except BadOption:
        return False
    return True


def option_sets(game: Game[Any], seats: int | None = None) -> dict[str, dict[str, object]]:
    """The sets of options under which the laws are tried, by name: defaults, presets, more.

    Given a number of seats, only those that the game accepts for it.
    """
    named: dict[str, dict[str, object]] = {"default": {}}
    for preset in game.about.presets:
        named[preset] = {"preset": preset}
    for given in game.rules.law_options:
        named[" ".join(f"{name}={str(value).lower()}" for name, value in given.items())] = {**given}
    different: dict[str, dict[str, object]] = {}
    seen: list[dict[str, object]] = []
    for name, options in named.items():
        settled: dict[str, object] = {**game.about.settle(options)}
        if settled not in seen and (seats is None or accepts(game, seats, options)):
            seen.append(settled)
            different[name] = options
    return different


def _watch(trial: Trial, laws: Sequence[Law], seed: int, number: int) -> Violation | None:
    """Play one game; None if every law held."""
    playing: type[Law] = Legality  # an error outside a law means that a listed action fails
    looking: Law | None = None
    bound = Bound(trial)  # held whichever laws were asked for: the trial itself must end
    try:
        trial.start()
        while True:
            for looking in (*laws, bound):
                looking.position()
            looking = None
            if not trial.state.frames:
                break
            step = trial.decide()
            for looking in laws:
                looking.played(step)
        for looking in laws:
            looking.over()
    except (BadOption, BadSeats):
        raise  # the caller's mistake, not the game's
    except Exception as error:
        return _violation(trial, type(looking) if looking else playing, error, seed, number)
    return None


def _violation(trial: Trial, law: type[Law], error: Exception, seed: int, number: int) -> Violation:
    if isinstance(error, Broken):
        sentence, decision = error.sentence, error.decision
        cause = error.__cause__
    else:
        sentence, decision = f"{type(error).__name__}: {error}", None
        cause = error
    return Violation(
        law=law.number,
        name=law.name,
        sentence=sentence,
        seats=trial.seats,
        options=trial.options,
        seed=seed,
        game=number,
        decision=trial.decisions if decision is None else decision,
        record=trial.record,
        trace="".join(traceback.format_exception(cause)) if cause else "",
    )
