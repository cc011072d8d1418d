"""Luck: how chance, and what was revealed, moved the chances to win.

The same action is done again in copies in which all is dealt anew that its seat could not know,
with other luck. What actually came of it, less what comes of it on average, was luck.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.chance import LiveChance
from ..kernel.game import Game
from .outlook import end_turn, look, outlook

WORLDS: Final = 16
DIGITS: Final = 4


def luck_of(
    game: Game[Any], before: Any, after: Any, seat: int, action: str, seed: int
) -> list[float]:
    """By seat, how much more chance to win there is than the action's seat could expect."""
    done = game.actions.parse(action)
    seats = len(game.scores(before))
    expected = [0.0] * seats
    for number in range(WORLDS):
        world = game.redeal(before, seat, LiveChance(seed + number))
        chance = LiveChance(seed - number - 1)
        game.step(world, seat, done, chance)
        end_turn(game, world, chance)
        for other, share in enumerate(look(game, world)[0]):
            expected[other] += share / WORLDS
    came = outlook(game, after, seat, WORLDS, seed).chances
    return [round(now - then, DIGITS) for now, then in zip(came, expected, strict=True)]
