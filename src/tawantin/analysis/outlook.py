"""Who is likely to win, as one pair of eyes can tell."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any, Final

import msgspec

from ..bots.greedy import finish_turn
from ..bots.learned import Learned, evaluation
from ..kernel.chance import LiveChance
from ..kernel.game import Game

SPREAD: Final = 8.0
"""For games without learned weights: so many points ahead make a win e times as likely."""
REDEALS: Final = 6
"""In how many redealt copies a position is looked at."""
LONGEST_TURN: Final = 12
"""Half a turn cannot be evaluated: the seat that decides goes on by preference at most so far."""


class Outlook(msgspec.Struct, frozen=True):
    """What may be expected of a position."""

    chances: list[float]
    """By seat, to win."""
    scores: list[float]
    """By seat, at the end."""
    so_far: list[dict[str, int]]
    """By seat, where its points came from that all can see."""


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
        return Outlook(chances, [float(score) for score in outcome.scores], outcome.points)
    seats = len(game.scores(state))
    chances, scores = [0.0] * seats, [0.0] * seats
    for world in worlds(game, state, eyes, redeals, seed):
        found, expected = look(game, world)
        for seat in range(seats):
            chances[seat] += found[seat] / redeals
            scores[seat] += expected[seat] / redeals
    return Outlook(chances, scores, game.points(state))


def worlds(game: Game[Any], state: Any, eyes: int | None, redeals: int, seed: int) -> Iterator[Any]:
    """Copies in which all that the eyes cannot know is dealt anew, each at the end of a turn."""
    for number in range(redeals):
        chance = LiveChance(seed + number)
        world = game.redeal(state, eyes, chance)
        actors = world.frames[-1].actors(world)
        if len(actors) == 1:
            finish_turn(game, world, actors[0], chance, LONGEST_TURN)
        yield world


def stage_of(game: Game[Any], state: Any) -> int:
    """Which part of the game it is, of those that evaluations tell apart."""
    features = game.rules.features
    return 0 if features is None else features.stage(state)


def look(game: Game[Any], world: Any) -> tuple[list[float], list[float]]:
    """By seat, the chance to win and the score to be expected in one redealt copy."""
    if not world.frames:
        outcome = game.rules.outcome(world)
        share = 1 / outcome.places.count(1)
        won = [share if place == 1 else 0.0 for place in outcome.places]
        return won, [float(score) for score in outcome.scores]
    evaluate = evaluation(game)
    expected = evaluate(world)
    if isinstance(evaluate, Learned):
        return evaluate.chances(world, expected), expected
    top = max(expected)
    shares = [exp((score - top) / SPREAD) for score in expected]
    return [share / sum(shares) for share in shares], expected
