"""What single moves bring: chances, points, and where the points come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from ..bots import Glimpse, MctsBot
from ..bots.steps import finish_turn, preferred
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
MOST_DECISIONS: Final = 1500
"""A copy that does not end by itself is abandoned after this many."""
LATER: Final = "later"
"""The source of everything that cannot be attributed."""
LEAST_GAIN: Final = 0.15
"""The points from one source that are worth mentioning."""
SURE: Final = 1.5
"""A source is named if it differs by this many times what luck alone would explain."""


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

    Everybody goes by the game's preferences then; so the moves differ by what they do. After a
    while the evaluation speaks, which sees further than a playout. `to_the_end` goes on after that,
    only to see where the points come from: sources are reported so that together they bring what
    the evaluation expects (`_shares`).
    """

    def __init__(
        self,
        glimpse: Glimpse,
        actions: Sequence[Action],
        seed: int = 1,
        to_the_end: bool = False,
    ) -> None:
        self._glimpse = glimpse
        self._seed = seed
        self._worlds = 0
        self._to_the_end = to_the_end
        self._found = {action.text: _Tried(action, to_the_end) for action in actions}

    def add(self, worlds: int) -> None:
        """Play all of them on in this many more copies."""
        for number in range(self._worlds, self._worlds + worlds):
            world = self._glimpse.redeal(LiveChance(self._seed + number))
            for tried in self._found.values():
                tried.play_on(self._glimpse, world.copy(), LiveChance(self._seed - number - 1))
        self._worlds += worlds

    def weighed(self) -> list[Weighed]:
        """What each of them brings, in the order in which they were named."""
        tried = self._found.values()
        names = list({name: None for one in tried for name in one.names()})
        shares = _shares([one.sources(names) for one in tried]) if self._to_the_end else {}
        return [one.mean(names, shares) for one in tried]

    def gap(self, better: str, worse: str) -> tuple[float, float]:
        """How much chance to win one move brings more than another, and how far that may be off."""
        return _mean(_less(self._found[better].chances, self._found[worse].chances))

    def points_gap(self, better: str, worse: str) -> tuple[float, float]:
        """The same for points."""
        return _mean(_less(self._found[better].points, self._found[worse].points))

    def difference(self, better: str, worse: str, points: float) -> dict[str, float]:
        """By source, where the points come from that one move brings more than another.

        What is no more than the luck of the copies counts as `LATER`: so the sources add up.
        """
        one, other = self._found[better], self._found[worse]
        names = {**one.names(), **other.names()}
        gaps = {name: _less(one.of(name), other.of(name)) for name in names}
        sources: dict[str, float] = {}
        for name, (gain, error) in _adding_up(gaps, _shares([gaps]), points).items():
            if abs(gain) >= max(LEAST_GAIN, SURE * error):
                sources[name] = round(gain, 2)
        later = round(points - sum(sources.values()), 2)
        return sources | {LATER: later} if later else sources


class _Tried:
    """What a move brought, copy by copy."""

    def __init__(self, action: Action, to_the_end: bool) -> None:
        self.action = action
        self.to_the_end = to_the_end
        self.chances: list[float] = []
        self.points: list[float] = []
        self.items: list[dict[str, int]] = []
        """By source, the points."""

    def names(self) -> dict[str, None]:
        """The sources that brought anything, in order."""
        return {name: None for items in self.items for name, points in items.items() if points}

    def of(self, name: str) -> list[float]:
        """What one source brought, copy by copy."""
        return [float(items.get(name, 0)) for items in self.items]

    def sources(self, names: Sequence[str]) -> dict[str, list[float]]:
        """What each source brought, copy by copy."""
        return {name: self.of(name) for name in names}

    def mean(self, names: Sequence[str], shares: Mapping[str, float]) -> Weighed:
        """What it brings on average; `shares` of sources make them add up to the points."""
        chance, error = _mean(self.chances)
        points = round(_mean(self.points)[0], 2)
        added = _adding_up(self.sources(names), shares, points)
        sources = {name: round(gain, 2) for name, (gain, _) in added.items() if gain}
        later = round(points - sum(sources.values()), 2)
        return Weighed(
            self.action.text, round(chance, 4), round(error, 4), points, sources | {LATER: later}
        )

    def play_on(self, glimpse: Glimpse, world: Any, chance: LiveChance) -> None:
        """Do it in a copy, let others and the seat go on for a while, and look."""
        game, seat = glimpse.game, glimpse.seat
        game.step(world, seat, self.action, chance)
        tuned = game.rules.tuning.search
        left = max(tuned.cut or 0, LEAST_DECISIONS)
        frames = world.frames
        while frames and frames[-1].simultaneous:  # until all have chosen
            _decide(game, world, chance)
        while frames and left and not (tuned.until_simultaneous and frames[-1].simultaneous):
            _decide(game, world, chance)
            left -= 1
        if frames:
            finish_turn(game, world, frames[-1].actors(world)[0], chance, LEAST_DECISIONS)
        chances, scores = look(game, world)
        self.chances.append(chances[seat])
        self.points.append(scores[seat])
        left = MOST_DECISIONS if self.to_the_end else 0
        while frames and left:
            _decide(game, world, chance)
            left -= 1
        self.items.append(game.points(world)[seat])


def _decide(game: Game[Any], world: Any, chance: LiveChance) -> None:
    seat = world.frames[-1].actors(world)[0]
    legal = world.frames[-1].legal(world, seat)
    game.step(world, seat, preferred(game, world, seat, legal), chance)


def _less(some: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(some, others, strict=True)]


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum([(number - mean) ** 2 for number in numbers])
    return mean, sqrt(spread / (count * max(count - 1, 1)))


def _shares(moves: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, float]:
    """By source, how much of it there is in what the totals of copies differ by.

    The ends of a few copies, played by preference, bring more or less than the evaluation expects.
    A source that rises and falls with the total has its share in that.
    """
    together: dict[str, float] = {}
    spread = 0.0
    for sources in moves:
        off = _off(_totals(sources))
        spread += sum([one * one for one in off])
        for name, points in sources.items():
            shared = sum([one * other for one, other in zip(_off(points), off, strict=True)])
            together[name] = together.get(name, 0.0) + shared
    return {name: shared / spread for name, shared in together.items()} if spread else {}


def _adding_up(
    sources: Mapping[str, Sequence[float]], shares: Mapping[str, float], points: float
) -> dict[str, tuple[float, float]]:
    """By source its mean and standard error, if all together bring these points."""
    totals = _totals(sources)
    shared = {}
    for name, copies in sources.items():
        share = shares.get(name, 0.0)
        rest = [one - share * total for one, total in zip(copies, totals, strict=True)]
        mean, error = _mean(rest)
        shared[name] = mean + share * points, error
    return shared


def _totals(sources: Mapping[str, Sequence[float]]) -> list[float]:
    """What all sources together bring, copy by copy."""
    return [sum(copy) for copy in zip(*sources.values(), strict=True)]


def _off(numbers: Sequence[float]) -> list[float]:
    """How far each of them is from their mean."""
    mean = sum(numbers) / len(numbers) if numbers else 0.0
    return [number - mean for number in numbers]


def weigh(
    glimpse: Glimpse,
    actions: Sequence[Action],
    worlds: int = WORLDS,
    seed: int = 1,
    to_the_end: bool = True,
) -> list[Weighed]:
    """What each of some legal actions brings the seat."""
    trials = Trials(glimpse, actions, seed, to_the_end)
    trials.add(worlds)
    return trials.weighed()


def candidates(glimpse: Glimpse, most: int, simulations: int, seed: int) -> list[Action]:
    """The moves that a search tries most, the best first."""
    if len(glimpse.legal) == 1:
        return list(glimpse.legal)
    search = MctsBot(seed, simulations=simulations).search(glimpse)
    return search.ranking()[:most]


def hints(
    glimpse: Glimpse, most: int = HINTS, simulations: int = SIMULATIONS, seed: int = 1
) -> list[Weighed]:
    """Up to `most` moves that a seat could make now, the best first, each with what it brings."""
    best = candidates(glimpse, most, simulations, seed)
    weighed = weigh(glimpse, best, seed=seed)
    return sorted(weighed, key=lambda one: (one.chance, one.points), reverse=True)
