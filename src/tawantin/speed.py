"""How fast the engines are: measuring, for `tawantin bench` and the scripts in bench/.

Processor time is counted, not the clock: what else the machine does matters less.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from .kernel.chance import LiveChance
from .kernel.game import Game
from .kernel.playout import play_out

MID_GAMES = 20
"""How many positions from the middle of games copies and JSON are timed on."""


class Speed(msgspec.Struct):
    """What was measured of one game."""

    game: str
    seats: int
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    copy_microseconds: float
    json_microseconds: float
    ratio: float | None = None
    """Decisions per second against the other engine's, in the same run."""


def measure(game: Game[Any], seats: int, seconds: float, seed: int) -> Speed:
    """Play random games for a number of seconds, then time copies and JSON of positions in them."""
    chance = LiveChance(seed)
    play_out(game.new(seats, None, chance), chance)  # warms the memoised lists
    games = decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += play_out(game.new(seats, None, chance), chance)
        games += 1
    positions = []
    for _ in range(MID_GAMES):
        state = game.new(seats, None, chance)
        play_out(state, chance, decisions // games // 2)
        positions.append(state)
    share = seconds / 4
    return Speed(
        game=game.id,
        seats=seats,
        decisions_per_second=decisions / spent,
        games_per_second=games / spent,
        decisions_per_game=decisions / games,
        copy_microseconds=microseconds(lambda state: state.copy(), positions, share),
        json_microseconds=microseconds(
            lambda state: game.from_json(game.to_json(state)), positions, share
        ),
    )


def microseconds(work: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """How long one piece of work on a position takes, repeated for a number of seconds."""
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for state in positions:
            work(state)
        done += len(positions)
    return spent / done * 1e6


def catanatron(seconds: float, seed: int) -> float:
    """Decisions per second of Catanatron's random players, four at a table."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        decisions += len(game.state.actions)
    return decisions / spent
