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


class Trials:
    """Some moves of a seat, played on in the same redealt copies with the same luck.

    Everybody goes by the game's preferences then; so the moves differ by what they do.
    """

    def __init__(self, glimpse: Glimpse, actions: Sequence[Action], seed: int = 1) -> None:
        self._glimpse = glimpse
        self._seed = seed
        self._worlds = 0
        self._found = {action.text: _Tried(action) for action in actions}

    def add(self, worlds: int) -> None:
        """Play all of them on in so many more copies."""
        for number in range(self._worlds, self._worlds + worlds):
            world = self._glimpse.redeal(LiveChance(self._seed + number))
            for tried in self._found.values():
                tried.play_on(self._glimpse, world.copy(), LiveChance(self._seed - number - 1))
        self._worlds += worlds

    def weighed(self) -> list[Weighed]:
        """What each of them brings, in the order in which they were named."""
        return [tried.mean() for tried in self._found.values()]

    def gap(self, better: str, worse: str) -> tuple[float, float]:
        """How much chance to win one move brings more than another, and how far that may be off."""
        pairs = zip(self._found[better].chances, self._found[worse].chances, strict=True)
        return _mean([one - other for one, other in pairs])


class _Tried:
    """What a move brought, copy by copy."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.chances: list[float] = []
        self.points = 0.0
        self.sources: dict[str, float] = {}

    def mean(self) -> Weighed:
        worlds = len(self.chances)
        chance, error = _mean(self.chances)
        return Weighed(
            self.action.text,
            round(chance, 4),
            round(error, 4),
            round(self.points / worlds, 2),
            {name: round(total / worlds, 2) for name, total in self.sources.items()},
        )

    def play_on(self, glimpse: Glimpse, world: Any, chance: LiveChance) -> None:
        """Do it in a copy, let others and the seat go on for a while, and look."""
        game, seat = glimpse.game, glimpse.seat
        game.step(world, seat, self.action, chance)
        tuned = game.rules.tuning.search
        left = max(tuned.cut or 0, LEAST_DECISIONS)
        frames = world.frames
        while frames and frames[-1].simultaneous:  # until all have chosen
            _decide(game, world, frames[-1].actors(world)[0], chance)
        while frames and left and not (tuned.until_simultaneous and frames[-1].simultaneous):
            _decide(game, world, frames[-1].actors(world)[0], chance)
            left -= 1
        if frames:
            finish_turn(game, world, frames[-1].actors(world)[0], chance, LEAST_DECISIONS)
        chances, scores = look(game, world)
        self.chances.append(chances[seat])
        self.points += scores[seat]
        items = game.points(world)[seat]
        for name, points in items.items():
            self.sources[name] = self.sources.get(name, 0.0) + points
        later = scores[seat] - sum(items.values())
        self.sources[LATER] = self.sources.get(LATER, 0.0) + later


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum([(number - mean) ** 2 for number in numbers])
    return mean, sqrt(spread / (count * max(count - 1, 1)))


def weigh(
    glimpse: Glimpse, actions: Sequence[Action], worlds: int = WORLDS, seed: int = 1
) -> list[Weighed]:
    """What each of some legal actions brings the seat."""
    trials = Trials(glimpse, actions, seed)
    trials.add(worlds)
    return trials.weighed()


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
