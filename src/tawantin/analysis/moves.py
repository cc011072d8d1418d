"""What single moves bring: chances, points, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from ..bots import Glimpse, MctsBot
from ..bots.greedy import finish_turn, preferred
from ..kernel.actions import Action
from ..kernel.chance import LiveChance
from ..kernel.game import Game
from .outlook import look

HINTS: Final = 3
SIMULATIONS: Final = 90
"""Of the search that looks for the best moves."""
WORLDS: Final = 16
"""On how many redealt copies a move is played on."""
LEAST_DECISIONS: Final = 12
"""A copy is played on so far at least, if the game's own tuning does not say further."""
LATER: Final = "later"
"""The source of what is still to come when a copy is no longer played on."""


class Weighed(msgspec.Struct, frozen=True):
    """What a move brings."""

    action: str
    chance: float
    """To win."""
    error: float
    """How far the chance may be off, by the luck of the copies."""
    points: float
    """At the end."""
    sources: dict[str, float]
    """Where they come from."""


def weigh(
    glimpse: Glimpse, actions: Sequence[Action], worlds: int = WORLDS, seed: int = 1
) -> list[Weighed]:
    """What each of some legal actions brings the seat.

    All are played on in the same redealt copies with the same luck, everybody going by the game's
    preferences; so they differ by what they do.
    """
    found: list[_Sum] = [_Sum() for _ in actions]
    for number in range(worlds):
        world = glimpse.redeal(LiveChance(seed + number))
        for action, total in zip(actions, found, strict=True):
            _play_on(glimpse, world.copy(), action, LiveChance(seed - number - 1), total)
    return [total.mean(action, worlds) for action, total in zip(actions, found, strict=True)]


class _Sum:
    """What a move brought in all copies."""

    def __init__(self) -> None:
        self.chance = self.squares = self.points = 0.0
        self.sources: dict[str, float] = {}

    def mean(self, action: Action, worlds: int) -> Weighed:
        chance = self.chance / worlds
        spread = max(0.0, self.squares / worlds - chance * chance)
        return Weighed(
            action.text,
            round(chance, 4),
            round(sqrt(spread / worlds), 4),
            round(self.points / worlds, 2),
            {name: round(total / worlds, 2) for name, total in self.sources.items()},
        )


def _play_on(glimpse: Glimpse, world: Any, action: Action, chance: LiveChance, total: _Sum) -> None:
    game, seat = glimpse.game, glimpse.seat
    game.step(world, seat, action, chance)
    left = max(game.rules.tuning.search.cut or 0, LEAST_DECISIONS)
    frames = world.frames
    while frames and left:
        _decide(game, world, frames[-1].actors(world)[0], chance)
        left -= 1
    if frames:
        finish_turn(game, world, frames[-1].actors(world)[0], chance, LEAST_DECISIONS)
    chances, scores = look(game, world)
    total.chance += chances[seat]
    total.squares += chances[seat] ** 2
    total.points += scores[seat]
    items = game.points(world)[seat]
    for name, points in items.items():
        total.sources[name] = total.sources.get(name, 0.0) + points
    later = scores[seat] - sum(items.values())
    total.sources[LATER] = total.sources.get(LATER, 0.0) + later


def _decide(game: Game[Any], world: Any, seat: int, chance: LiveChance) -> None:
    legal = world.frames[-1].legal(world, seat)
    game.step(world, seat, preferred(game, world, seat, legal), chance)


def candidates(glimpse: Glimpse, most: int, simulations: int, seed: int) -> list[Action]:
    """The moves that a search tries most, the best first."""
    if len(glimpse.legal) == 1:
        return list(glimpse.legal)
    search = MctsBot(seed, simulations=simulations).search(glimpse)
    return search.ranking()[:most]


def hints(
    glimpse: Glimpse, most: int = HINTS, simulations: int = SIMULATIONS, seed: int = 1
) -> list[Weighed]:
    """Up to so many moves that a seat could make now, the best first, each with what it brings."""
    best = candidates(glimpse, most, simulations, seed)
    weighed = weigh(glimpse, best, seed=seed)
    return sorted(weighed, key=lambda one: (one.chance, one.points), reverse=True)
