"""Games to measure the coach by.

Game number n is the same game wherever it is played. A file holds the games of one game and seat
count, a line each, so that a run that was stopped goes on. Who plays goes by the hand-written
evaluation: so the games stay, whatever is learned later.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tawantin import LiveChance
from tawantin.bots import Glimpse
from tawantin.bots.greedy import GreedyBot
from tawantin.kernel.chance import RecordingChance
from tawantin.kernel.game import Game

SLIPS: Final = {"chocolatl": 0.1}
"""How often a player takes any move, lest all games be alike; where all bid the same at once, it
would be settled at the start who wins all ties, and with them the game."""
FEW_SLIPS: Final = 0.02
"""The same in all other games."""


class Done(msgspec.Struct, array_like=True, frozen=True):
    """A decision: whose, the index of the action, and what chance answered."""

    seat: int
    action: int
    outcomes: list[int]


class Played(msgspec.Struct, array_like=True, frozen=True):
    """One game."""

    number: int
    setup: list[int]
    done: list[Done]


def played(game: Game[Any], seats: int, number: int, seed: int) -> Played:
    """Play one game between greedy players."""
    dice = random.Random(f"calibration/{seed}/{game.id}/{seats}/{number}")
    chance = RecordingChance(LiveChance(dice.getrandbits(62)))
    players = [GreedyBot(dice.getrandbits(62), redeals=1) for _ in range(seats)]
    state = game.new(seats, chance=chance)
    setup, done = chance.take(), []
    while state.frames:
        seat = state.frames[-1].actors(state)[0]
        glimpse = Glimpse(game, state, seat, {}, seats)
        slip = dice.random() < SLIPS.get(game.id, FEW_SLIPS)
        action = dice.choice(glimpse.legal) if slip else players[seat].choose(glimpse)
        game.step(state, seat, action, chance)
        done.append(Done(seat, action.index, chance.take()))
    return Played(number, setup, done)


def games_in(path: Path) -> list[Played]:
    """The games that a file holds already."""
    return [msgspec.json.decode(line, type=Played) for line in whole_lines(path)]


def whole_lines(path: Path) -> list[bytes]:
    """What a file holds; a line that was cut off is forgotten."""
    if not path.is_file():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    if len(whole) < len(lines):
        path.write_bytes(b"".join(whole))
    return whole


def play_on(game: Game[Any], seats: int, games: int, seed: int, path: Path) -> Iterator[int]:
    """Play what a file still lacks; tells how many it holds."""
    done = len(games_in(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab", buffering=0) as file:
        for number in range(done, games):
            file.write(msgspec.json.encode(played(game, seats, number, seed)) + b"\n")
            yield number + 1
