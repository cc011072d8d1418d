"""How long the analysis of a game takes on one core.

    python -m bench.analysing [GAME ...] [--games 10] [--seed 1] [--json FILE]

Bots play a number of games, of all games and seat counts in turn; each is analysed from its first
decision to the last. Times are processor seconds, so that a busy machine reports the same as a
quiet one: until the first ten decisions are judged, in all, and what 300 decisions would take.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import msgspec

import tawantin
from tawantin.analysis import analyse
from tawantin.analysis.finding import bot_game
from tawantin.kernel.game import Game

FIRST = 10


class Timed(msgspec.Struct):
    """The analysis of one game."""

    game: str
    seats: int
    decisions: int
    choices: int
    """Decisions that were not forced."""
    first: float
    """Processor seconds until ten decisions were judged."""
    seconds: float


def timed(game: Game[Any], seed: int) -> Timed:
    """Analyse one game."""
    record = bot_game(game, seed)
    first: list[float] = []
    begun = time.process_time()

    def progress(done: int, of: int) -> None:
        if done == min(FIRST, of):
            first.append(time.process_time() - begun)

    analysis = analyse(game, record, progress=progress)
    seconds = time.process_time() - begun
    choices = sum([one.played is not None for one in analysis.decisions])
    return Timed(game.id, record.seats, len(analysis.decisions), choices, first[0], seconds)


def main() -> None:
    """Measure, and print the times."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="all, if none is named")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    names = arguments.game or sorted(tawantin.games())
    timings = []
    for number in range(arguments.games):
        game = tawantin.game(names[number % len(names)])
        one = timed(game, arguments.seed * 1000 + number)
        timings.append(one)
        print(
            f"{one.game:>14}, {one.seats} seats: {one.decisions} decisions, {one.choices} with a "
            f"choice; first ten {one.first:.1f} s, all {one.seconds:.1f} s, "
            f"300 would take {300 * one.seconds / one.decisions:.0f} s",
            flush=True,
        )
    if arguments.json is not None:
        arguments.json.write_bytes(
            msgspec.json.format(msgspec.json.encode(timings), indent=1) + b"\n"
        )


if __name__ == "__main__":
    main()
