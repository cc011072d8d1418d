"""Games to learn from: what features said on the way, and how it ended.

Game number n of a generation is the same game wherever it is played: all chance and all players are
seeded from the seed, the generation and the number.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ..arena.series import Series, prepare
from ..bots import Bot, Glimpse, RandomBot
from ..bots.greedy import GreedyBot, LearnedBot
from ..bots.learned import Evaluate, evaluation_from
from ..kernel.actions import Action
from ..kernel.chance import LiveChance
from ..kernel.errors import TawantinError
from ..kernel.features import Features
from ..kernel.game import Game

SAMPLES: Final = 16
"""At most this many positions of each game are kept."""
LONGEST: Final = 2000
"""Games with more decisions do not end by themselves."""
SLIPS: Final = (0.0, 0.03, 0.08, 0.15)
"""How often a player takes any move, lest all games be alike."""


class Sampled(msgspec.Struct, array_like=True):
    """What is stored about one game."""

    number: int
    seats: int
    finals: list[int]
    places: list[int]
    stages: list[int]
    """By position."""
    now: list[float]
    """By position and seat, the points so far."""
    judged: list[float]
    """By position and seat, what the hand-written evaluation expected."""
    vectors: bytes
    """By position and seat, the features: 32-bit floats."""


class Task(msgspec.Struct, frozen=True):
    """Games to be played by a worker."""

    series: Series
    """Names the game, its components and the seed; seats and bots are drawn game by game."""
    generation: int
    weights: str | None
    """The file that learned players go by."""
    numbers: list[int]


class _Slipping(Bot):
    """Plays as another bot does, but at times anything."""

    def __init__(self, seed: int, player: Bot, slips: float) -> None:
        super().__init__(seed)
        self._player = player
        self._slips = slips

    def choose(self, glimpse: Glimpse) -> Action:
        if self._slips and self.random.random() < self._slips:
            return self.random.choice(glimpse.legal)
        return self._player.choose(glimpse)


def play_task(task: Task) -> list[Sampled]:
    """Play the games of a task; this is what workers do."""
    game = prepare(task.series)
    return [play_sampled(game, task, number) for number in task.numbers]


def play_sampled(game: Game[Any], task: Task, number: int) -> Sampled:
    """One game, and what is kept of it."""
    features = game.rules.features
    assert features is not None  # noqa: S101 - `learn` has asked
    dice = random.Random(f"{task.series.seed}/{task.generation}/{number}")
    seats = dice.choice(list(game.about.seats))
    players: list[Bot] = [_player(task, dice) for _ in range(seats)]
    chance = LiveChance(dice.getrandbits(62))
    settled = game.about.settle(_options(game, dice))
    try:
        state = game.new(seats, settled, chance)
    except TawantinError:  # options that do not allow this many players
        settled = game.about.settle()
        state = game.new(seats, settled, chance)
    looks: list[tuple[int, list[int], list[float], list[list[float]]]] = []
    decisions = 0
    while state.frames:
        seat = state.frames[-1].actors(state)[0]
        decisions += 1
        if decisions == LONGEST:
            # They wait for each other: random moves end the game.
            players = [RandomBot(dice.getrandbits(62)) for _ in players]
        action = players[seat].choose(Glimpse(game, state, seat, settled, seats))
        game.step(state, seat, action, chance)
        if _is_turned(state, seat):
            looks.append(_look(game, features, state))
    if decisions >= LONGEST:
        looks = []  # nothing to learn from
    kept = sorted(dice.sample(range(len(looks)), min(SAMPLES, len(looks))))
    return _sampled(number, seats, game.rules.outcome(state), [looks[one] for one in kept])


def _options(game: Game[Any], dice: random.Random) -> dict[str, object]:
    """Mostly the defaults, at times other options: one evaluation serves them all."""
    if dice.random() < 0.75:
        return {}
    sets: list[dict[str, object]] = [{}]
    sets += [{"preset": name} for name in game.about.presets]
    sets += [dict(options) for options in game.rules.law_options]
    return dice.choice(sets)


def _player(task: Task, dice: random.Random) -> Bot:
    seed = dice.getrandbits(62)
    player: Bot = GreedyBot(seed, redeals=1)
    if task.weights is not None and dice.random() < 0.75:
        player = LearnedBot(seed, redeals=1, evaluate=_evaluation(task.weights))
    return _Slipping(seed + 1, player, dice.choice(SLIPS))


@cache
def _evaluation(weights: str) -> Callable[[Game[Any]], Evaluate]:
    return evaluation_from(Path(weights))


def _is_turned(state: Any, seat: int) -> bool:
    """Whether a turn is over: bots evaluate no others."""
    if not state.frames:
        return False
    frame = state.frames[-1]
    return seat not in frame.actors(state)


def _look(
    game: Game[Any], features: Features[Any], state: Any
) -> tuple[int, list[int], list[float], list[list[float]]]:
    rules = game.rules
    return (
        features.stage(state),
        rules.scores(state),
        rules.evaluate(state),
        features.vectors(state),
    )


def _sampled(
    number: int,
    seats: int,
    outcome: Any,
    looks: Sequence[tuple[int, list[int], list[float], list[list[float]]]],
) -> Sampled:
    vectors = array("f")
    now: list[float] = []
    judged: list[float] = []
    for _, scores, expected, by_seat in looks:
        now += scores
        judged += expected
        for vector in by_seat:
            vectors.extend(vector)
    stages = [look[0] for look in looks]
    return Sampled(
        number, seats, outcome.scores, outcome.places, stages, now, judged, vectors.tobytes()
    )
