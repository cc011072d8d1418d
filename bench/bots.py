"""Measure the bots: simulations a second, and whether each level beats the one below.

    python bench/bots.py                     # simulations/s of every game, then short matches
    python bench/bots.py --games 100         # matches long enough for narrow intervals
    python bench/bots.py chocolatl --only speed

Matches go on until their games are played or their minutes are over; what is known is printed.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import replace
from typing import Any

import tawantin
from tawantin import LiveChance
from tawantin.arena.run import Results, run
from tawantin.arena.series import Played, new_series
from tawantin.arena.statistics import by_strength
from tawantin.arena.workers import hire
from tawantin.bots import Glimpse
from tawantin.bots.mcts import Search
from tawantin.bots.tuning import tuning
from tawantin.kernel.game import Game
from tawantin.kernel.playout import play_out

POSITIONS = 8
"""From the middle of so many random games."""
MATCHES = (("greedy", "random", 0.90), ("hard", "greedy", 0.60))
"""Who must win against whom how often, on four seats."""
HARD_ON_THREE = 0.65
"""What `hard` must win where three play at most."""


def seats_of(game: Game[Any]) -> int:
    """Four, where the game is for four."""
    return 4 if 4 in game.about.seats else max(game.about.seats)


def middle(game: Game[Any], seed: int) -> Any:
    """A position with a choice, halfway through a random game."""
    length = play_out(game.new(seats_of(game), chance=LiveChance(seed)), LiveChance(seed))
    chance = LiveChance(seed)
    state = game.new(seats_of(game), chance=chance)
    play_out(state, chance, length // 2)
    while len(game.legal(state, game.actors(state)[0])) < 2:
        play_out(state, chance, 1)
    return state


def speed(game: Game[Any], seconds: float) -> None:
    """Print how many simulations the search makes in a second of one core."""
    tuned = tuning(game.id).search
    settings = {
        "full random playouts": replace(tuned, cut=None, guided=0.0, predictable=0.0),
        "as hard plays": tuned,
    }
    for name, setting in settings.items():
        done, began = 0, time.process_time()
        searches = []
        for seed in range(POSITIONS):
            state = middle(game, seed)
            glimpse = Glimpse(game, state, game.actors(state)[0])
            searches.append(Search(glimpse, setting, seed))
        began = time.process_time()
        while time.process_time() < began + seconds:
            for search in searches:
                search.simulate()
                done += 1
        rate = done / (time.process_time() - began)
        print(f"{game.id:14} {name:22} {rate:8,.0f} simulations/s", flush=True)


def match(game: Game[Any], better: str, worse: str, wanted: float, given: Any) -> None:
    """Print whether one bot wins as often as it should against others of another kind."""
    seats = seats_of(game)
    series = new_series(game.id, seats, [better, worse], given.seed, rotate=True)
    results = Results(series)
    end: float = time.monotonic() + 60 * given.minutes

    def late(games: list[Played]) -> bool:
        return time.monotonic() > end

    crew = hire(given.workers, None)
    try:
        run(results, given.games, crew, enough=late)
    finally:
        crew.close()
    found = {standing.name: standing for standing in by_strength(results.games())}
    won = found[better].victories
    told = "ok" if won.rate >= wanted and won.low > 1 / seats else "NOT MET"
    print(
        f"{game.id:14} {better} against {seats - 1} {worse}: {won} of {len(results.played)} games; "
        f"wanted {wanted:.0%}, par {1 / seats:.0%}: {told}",
        flush=True,
    )


def main() -> None:
    """Measure the games that were named, or all."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("names", nargs="*", metavar="GAME")
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--minutes", type=float, default=10, help="at most, a match")
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each speed")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    arguments.add_argument("--only", choices=["speed", "greedy", "hard"])
    given = arguments.parse_args()
    games = [tawantin.game(name) for name in given.names or tawantin.games()]
    if given.only in (None, "speed"):
        for game in games:
            speed(game, given.seconds)
    for better, worse, wanted in MATCHES:
        if given.only in (None, better):
            for game in games:
                few = better == "hard" and seats_of(game) == 3
                match(game, better, worse, HARD_ON_THREE if few else wanted, given)


if __name__ == "__main__":
    main()
