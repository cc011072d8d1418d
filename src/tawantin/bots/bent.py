"""`bent@SOURCE`: greedy, but bent on one source of points.

How it leans is learned by watching quick games: which actions go with points of that source, and
how many. So it needs to be told nothing about a game, and knows changed numbers as well as printed
ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ..kernel.about import Value
from ..kernel.actions import Action
from ..kernel.chance import LiveChance
from ..kernel.game import Game
from .bot import BadBot
from .glimpse import Glimpse
from .greedy import GreedyBot
from .steps import preferred

WATCHED: Final = 240
"""How many quick games it watches."""
AT_RANDOM: Final = 2
"""One decision in this many is made at random in them: somebody who always does the same shows
nothing."""
CAUTION: Final = 12.0
"""After this many uses of an action, what goes with it is half believed."""
BENT: Final = 0.75
"""How many points it gives for one of its source: more, and it plays foolishly."""
MOST_KEPT: Final = 8

Leanings = Mapping[str, Sequence[float]]
"""By source of points, the richest first, for each action the points of it that go with one use."""


class BentBot(GreedyBot):
    """Wants the points of one source more than all others."""

    about = "Greedy, but wants the points of one source (bent@SOURCE) more than all others."

    def __init__(self, source: str, seed: int | None = None, redeals: int | None = None) -> None:
        super().__init__(seed, redeals)
        self.source = source

    def weigh(self, glimpse: Glimpse) -> list[float]:
        """How much each legal action promises, to its taste."""
        promises = super().weigh(glimpse)
        known = leanings(glimpse.game, glimpse.seats, glimpse.options)
        leans = known.get(self.source)
        if leans is None:
            sources = ", ".join(known)
            raise BadBot(f"No points come from {self.source!r} here; there are {sources}.")
        scale = BENT * (self.redeals or glimpse.game.rules.tuning.greedy.redeals)
        return [
            promise + scale * leans[action.index]
            for promise, action in zip(promises, glimpse.legal, strict=True)
        ]


_kept: dict[tuple[str, str, int, str], Leanings] = {}


def leanings(game: Game[Any], seats: int, options: Mapping[str, Value]) -> Leanings:
    """Of all sources of a game, learned once in a process."""
    key = (game.id, game.digest, seats, repr(sorted(options.items())))
    learned = _kept.get(key)
    if learned is None:
        while len(_kept) >= MOST_KEPT:
            del _kept[next(iter(_kept))]
        learned = _kept[key] = _learned(game, seats, options)
    return learned


def _learned(game: Game[Any], seats: int, options: Mapping[str, Value]) -> Leanings:
    watched = [seat for number in range(WATCHED) for seat in _watch(game, seats, options, number)]
    names = dict.fromkeys(item for _, points in watched for item in points)
    tokens = [_tokens(action) for action in game.actions]
    counts = [Counter(token for move in moves for token in tokens[move]) for moves, _ in watched]
    spreads = _spreads(counts)
    gains = {name: [points.get(name, 0) for _, points in watched] for name in names}
    by_source: dict[str, list[float]] = {}
    for name in sorted(names, key=lambda one: -sum(gains[one])):
        if sum(gains[name]) > 0 and len(set(gains[name])) > 1:
            slopes = _slopes(counts, gains[name], spreads)
            by_source[name] = [sum(slopes.get(token, 0.0) for token in some) for some in tokens]
    return by_source


def _watch(
    game: Game[Any], seats: int, options: Mapping[str, Value], number: int
) -> Iterator[tuple[list[int], Mapping[str, int]]]:
    """A quick game: by seat, the indices of its actions and where its points came from."""
    chance = LiveChance(number)
    state = game.new(seats, options, chance)
    moves: list[list[int]] = [[] for _ in range(seats)]
    while state.frames:
        seat = state.frames[-1].actors(state)[0]
        legal = state.frames[-1].legal(state, seat)
        if chance.pick(AT_RANDOM):
            action = preferred(game, state, seat, legal)
        else:
            action = legal[chance.pick(len(legal))]
        moves[seat].append(action.index)
        game.step(state, seat, action, chance)
    return zip(moves, game.rules.outcome(state).points, strict=True)


def _tokens(action: Action) -> tuple[str, ...]:
    """What an action is known by: itself, and each thing that it touches as it does."""
    return (action.text, *(f"{action.kind}/{target}" for target in action.targets))


def _spreads(counts: Sequence[Counter[str]]) -> dict[str, tuple[float, float]]:
    """By token, the mean of its uses and the sum of their squares about it."""
    uses: Counter[str] = Counter()
    squares: Counter[str] = Counter()
    for some in counts:
        uses.update(some)
        for token, count in some.items():
            squares[token] += count * count
    seats = len(counts)
    return {token: (n / seats, squares[token] - n * n / seats) for token, n in uses.items()}


def _slopes(
    counts: Sequence[Counter[str]],
    gained: Sequence[int],
    spreads: Mapping[str, tuple[float, float]],
) -> dict[str, float]:
    """By token, how many points go with one use more; what was rarely seen counts for little."""
    mean = sum(gained) / len(gained)
    together: dict[str, float] = dict.fromkeys(spreads, 0.0)
    for some, points in zip(counts, gained, strict=True):
        for token, count in some.items():
            together[token] += count * (points - mean)
    return {token: together[token] / (spread + CAUTION) for token, (_, spread) in spreads.items()}
