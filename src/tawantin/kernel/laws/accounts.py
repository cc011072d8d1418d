"""Laws 7 and 8: pieces and points are all accounted for."""

from __future__ import annotations

import re

from ..outcome import Outcome
from .trial import Broken, Law


class Conservation(Law):
    """The invariants of the game's specification hold at every decision."""

    number = 7
    name = "pieces are conserved (the game's invariants)"

    def position(self) -> None:
        self.checks += 1
        for sentence in self.game.rules.invariants(self.trial.state):
            raise Broken(sentence)


class Points(Law):
    """Itemised points add up to the score, and places follow from the scores."""

    number = 8
    name = "itemised points add up to the score"

    def position(self) -> None:
        state = self.trial.state
        self.checks += 1
        self._check(self.game.points(state), self.game.scores(state), "")

    def over(self) -> None:
        outcome = self.game.outcome(self.trial.state)
        if outcome is not None:
            self._check(outcome.points, outcome.scores, " in the outcome")
            self._check_places(outcome)

    def _check(self, points: list[dict[str, int]], scores: list[int], where: str) -> None:
        if len(points) != self.trial.seats or len(scores) != self.trial.seats:
            raise Broken(f"there are not points and a score for each seat{where}")
        for seat, (items, score) in enumerate(zip(points, scores, strict=True)):
            total = sum(items.values())
            if total != score:
                raise Broken(
                    f"the points of seat {seat}{where} add up to {total}, the score is {score}: "
                    f"{items}"
                )
            for item in items:
                if not re.fullmatch("[a-z][a-z0-9_]*", item):
                    raise Broken(f"the item of points {item!r} is not written in snake case")

    def _check_places(self, outcome: Outcome) -> None:
        seats = range(self.trial.seats)
        if len(outcome.places) != len(seats) or len(outcome.tie_breaks) != len(seats):
            raise Broken("the outcome does not have a place and tie-breaks for each seat")
        if not outcome.ending:
            raise Broken("the outcome does not say how the game ended")
        keys = [(outcome.scores[seat], *outcome.tie_breaks[seat]) for seat in seats]
        for seat in seats:
            place = 1 + sum(key > keys[seat] for key in keys)
            if outcome.places[seat] != place:
                raise Broken(
                    f"seat {seat} is in place {outcome.places[seat]}; "
                    f"by scores and tie-breaks {keys} it is place {place}"
                )
