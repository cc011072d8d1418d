"""Who is likely to win, from what one pair of eyes can know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ..bots.learned import evaluation
from ..bots.steps import finish_turn
from ..kernel.chance import LiveChance
from ..kernel.game import Game
from .calibration import chances_of, itemised, stage_of

REDEALS: Final = 6
"""In how many redealt copies a position is evaluated."""
LONGEST_TURN: Final = 12
"""Half a turn cannot be evaluated: the seat that decides goes on by preference for at most this
many decisions."""


class Outlook(msgspec.Struct, frozen=True):
    """What may be expected from a position."""

    chances: list[float]
    """By seat, to win."""
    scores: list[float]
    """By seat, at the end."""
    so_far: list[dict[str, int]]
    """By seat, where its points came from that all can see."""
    sources: list[dict[str, float]] = []
    """By seat, where its expected points come from: what there is, and the rest as usual."""


def outlook(
    game: Game[Any], state: Any, eyes: int | None, redeals: int = REDEALS, seed: int = 1
) -> Outlook:
    """Each seat's chance to win and its expected score, from what the eyes may know.

    `eyes` is a seat, or None for a spectator.
    """
    outcome = game.outcome(state)
    if outcome is not None:
        share = 1 / outcome.places.count(1)
        chances = [share if place == 1 else 0.0 for place in outcome.places]
        points = [{name: float(n) for name, n in one.items()} for one in outcome.points]
        scores = [float(score) for score in outcome.scores]
        return Outlook(chances, scores, outcome.points, points)
    seats = len(game.scores(state))
    chances, scores = [0.0] * seats, [0.0] * seats
    for world in worlds(game, state, eyes, redeals, seed):
        in_world, expected = look(game, world)
        for seat in range(seats):
            chances[seat] += in_world[seat] / redeals
            scores[seat] += expected[seat] / redeals
    so_far, stage = game.points(state), stage_of(game, state)
    sources = [
        itemised(game, stage, items, score) for items, score in zip(so_far, scores, strict=True)
    ]
    return Outlook(chances, scores, so_far, sources)


def worlds(game: Game[Any], state: Any, eyes: int | None, redeals: int, seed: int) -> Iterator[Any]:
    """Copies in which all that the eyes cannot know is dealt anew, each at the end of a turn."""
    for number in range(redeals):
        chance = LiveChance(seed + number)
        world = game.redeal(state, eyes, chance)
        end_turn(game, world, chance)
        yield world


def end_turn(game: Game[Any], world: Any, chance: LiveChance) -> None:
    """Let whoever is in the middle of a turn finish it."""
    actors = game.actors(world)
    if len(actors) == 1:
        finish_turn(game, world, actors[0], chance, LONGEST_TURN)


def look(game: Game[Any], world: Any) -> tuple[list[float], list[float]]:
    """By seat, the chance to win and the score to be expected in one redealt copy."""
    if not world.frames:
        outcome = game.rules.outcome(world)
        share = 1 / outcome.places.count(1)
        won = [share if place == 1 else 0.0 for place in outcome.places]
        return won, [float(score) for score in outcome.scores]
    expected = evaluation(game)(world)
    return chances_of(game, world, expected), expected
