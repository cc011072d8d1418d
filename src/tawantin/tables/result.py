"""How a table ended: the game's outcome, or what it would be, with those who gave up last.

These are storage types: the change that ends a game holds them, so that what is finished stays
finished whatever becomes of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.outcome import rank
from ..kernel.record import Record, replay_states

STAGES: Final = 20
"""Into how many parts a game without rounds is divided."""


class Result(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Lists are by seat."""

    places: list[int]
    scores: list[int]
    points: list[dict[str, int]]
    winners: list[int]
    ending: str
    tie_breaks: list[list[int]] = []
    conceded: list[int] = []


class Stage(msgspec.Struct, array_like=True):
    """Where the points of each seat came from after a number of decisions."""

    moves: int
    points: list[dict[str, int]]
    to_come: list[dict[str, int]] = []
    """What the end would have added then, as each seat could tell of its own; empty in old games
    and where the end adds nothing."""


class Ended(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is stored about the end of a game."""

    result: Result
    course: list[Stage] = []
    """At the end of each round."""


def final_result(
    game: Game[Any], state: Any, conceded: Sequence[int], nobody_left: bool
) -> Result | None:
    """None while the game is going on."""
    outcome = game.outcome(state)
    if outcome is None:
        if not nobody_left:
            return None
        points = game.points(state)
        outcome = rank(points, [()] * len(points), "conceded")
        outcome.scores = game.scores(state)
    places = _places(outcome.places, conceded)
    return Result(
        places=places,
        scores=list(outcome.scores),
        points=outcome.points,
        winners=[seat for seat, place in enumerate(places) if place == 1],
        ending=outcome.ending,
        tie_breaks=outcome.tie_breaks,
        conceded=list(conceded),
    )


def _places(places: Sequence[int], conceded: Sequence[int]) -> list[int]:
    """The same order, but all who gave up come after all who did not."""
    keys = [(seat in conceded, place) for seat, place in enumerate(places)]
    return [1 + sum(other < key for other in keys) for key in keys]


def stage_of(game: Game[Any], moves: int, state: Any) -> Stage:
    """Where points came from by now, and what each seat knew that the end would bring it."""
    points = [dict(items) for items in game.points(state)]
    own = [game.to_come(state, seat)[seat : seat + 1] for seat in range(len(points))]
    return Stage(moves, points, [items for one in own for items in one])


class Progress:
    """The stages of a game so far, noted as it goes on: its end need not play all of it again."""

    __slots__ = ("_round", "stages", "whole")

    def __init__(self) -> None:
        self.stages: list[Stage] = []
        self.whole = True
        """Whether this is all: not if a game was taken up in the middle of it."""
        self._round: int | None = None
        """Of the last position."""

    def note(self, game: Game[Any], match: Match, now: int | None) -> None:
        """A decision was made, after which it is round `now`."""
        if self._round is not None and now != self._round:
            self.stages.append(stage_of(game, len(match.record.entries), match.state))
        self._round = now

    def go_back(self, moves: int, now: int | None) -> None:
        """Only the first `moves` decisions count, after which it is round `now`."""
        while self.stages and self.stages[-1].moves > moves:
            self.stages.pop()
        self._round = now

    def resume(self, stages: list[Stage] | None, now: int | None) -> None:
        """Go on from a snapshot, which may not tell of stages."""
        self.stages, self.whole, self._round = list(stages or ()), stages is not None, now

    def course(self, game: Game[Any], match: Match) -> list[Stage]:
        """The stages of a game that has ended."""
        if not self.whole or game.rules.round is None:
            return course_of(game, match.record)
        last = len(match.record.entries)
        if self.stages and self.stages[-1].moves == last:
            return self.stages
        return [*self.stages, stage_of(game, last, match.state)]


def course_of(game: Game[Any], record: Record) -> list[Stage]:
    """Where points came from at the end of each round, and at the end."""
    last = len(record.entries)
    which = game.rules.round
    stages: list[Stage] = []
    before: int | None = None
    for moves, state in enumerate(replay_states(game, record)):
        now = moves * STAGES // max(last, 1) if which is None else which(state)
        if moves == last or (before is not None and now != before):
            stages.append(stage_of(game, moves, state))
        before = now
    return stages
