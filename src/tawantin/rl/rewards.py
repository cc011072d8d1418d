"""What playing is rewarded with."""

from __future__ import annotations

from typing import Literal

from ..kernel.outcome import Outcome

Reward = Literal["win", "place", "margin"]


def rewards_of(outcome: Outcome, kind: Reward) -> list[float]:
    """What each seat gets at the end.

    `win`: 1 for the winner, shared if several share the victory, else 0.
    `place`: from 1 for the first place evenly down to -1 for the last.
    `margin`: the points before (or behind) the best other seat, divided by the best score.
    Somebody who plays alone has nobody to be compared with: 1, whatever the kind.
    """
    if len(outcome.places) == 1:
        return [1.0]
    if kind == "win":
        winners = outcome.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in outcome.places]
    if kind == "place":
        last = len(outcome.places) - 1
        return [1 - 2 * (place - 1) / last for place in outcome.places]
    top = max(1, *outcome.scores)
    best, second = sorted(outcome.scores, reverse=True)[:2]
    return [(score - (second if score == best else best)) / top for score in outcome.scores]
