"""Measure the bots: simulations a second, who beats whom, and how long turns take.

    python bench/bots.py                     # simulations/s of every game, then short matches
    python bench/bots.py --games 100         # matches long enough for narrow intervals
    python bench/bots.py chocolatl --only speed

Matches go on until their games are played or their minutes are over; what is known is printed.
Seconds are of one core.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from typing import Any

import tawantin
from tawantin import LiveChance
from tawantin.arena.statistics import wilson
from tawantin.bots import Glimpse, make
from tawantin.bots.mcts import Search
from tawantin.kernel.actions import Action
from tawantin.kernel.game import Game
from tawantin.kernel.playout import play_out

POSITIONS = 8
"""From the middle of so many random games."""
MATCHES = (
    ("greedy", "random", 0.90),
    ("learned", "greedy", 0.40),
    ("hard", "greedy", 0.60),
    ("expert", "bench.earlier:Hard", 0.45),
)
"""Who must win against whom how often, on four seats."""


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
    tuned = game.rules.tuning.search
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


class Watched:
    """A bot, and how long its turns take."""

    def __init__(self, name: str, seed: int, turns: list[float]) -> None:
        self._bot = make(name, seed)
        self._turns = turns

    def choose(self, glimpse: Glimpse) -> Action:
        """What the bot chooses."""
        began = time.thread_time()
        action = self._bot.choose(glimpse)
        taken = time.thread_time() - began
        if glimpse.goes_on and self._turns:
            self._turns[-1] += taken
        else:
            self._turns.append(taken)
        return action


def play(game: Game[Any], names: list[str], seed: int, turns: dict[str, list[float]]) -> int:
    """One game; which seat won."""
    chance = LiveChance(seed)
    state = game.new(len(names), chance=chance)
    players = [
        Watched(name, 100 * seed + seat, turns.setdefault(name, []))
        for seat, name in enumerate(names)
    ]
    last = -1
    while state.frames:
        seat = game.actors(state)[0]
        glimpse = Glimpse(game, state, seat, goes_on=seat == last)
        game.step(state, seat, players[seat].choose(glimpse), chance)
        last = seat
    return game.rules.outcome(state).places.index(1)


def match(game: Game[Any], better: str, worse: str, wanted: float, given: Any) -> None:
    """Print how often one bot wins against others of another kind, and how long turns take."""
    seats = seats_of(game)
    turns: dict[str, list[float]] = {}
    won = played = 0
    end = time.process_time() + 60 * given.minutes
    while played < given.games and time.process_time() < end:
        own = played % seats
        names = [better if seat == own else worse for seat in range(seats)]
        won += play(game, names, given.seed + played, turns) == own
        played += 1
    share = wilson(won, played)
    reached = "ok" if share.rate >= wanted and share.low > 1 / seats else "NOT MET"
    print(
        f"{game.id:14} {better} against {seats - 1} {worse}: {share} of {played} games; "
        f"wanted {wanted:.0%}, par {1 / seats:.0%}: {reached}"
    )
    for name, taken in turns.items():
        taken.sort()
        parts = [taken[int(share * (len(taken) - 1))] for share in (0.5, 0.9, 0.99, 1.0)]
        told = ", ".join(
            f"{part} {seconds:.2f} s"
            for part, seconds in zip(("half", "90 %", "99 %", "all"), parts, strict=True)
        )
        mean = sum(taken) / len(taken)
        print(f"{game.id:14} turns of {name}: mean {mean:.3f} s; within: {told}", flush=True)


def main() -> None:
    """Measure the games that were named, or all."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("names", nargs="*", metavar="GAME")
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--minutes", type=float, default=10, help="of a core, a match")
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each speed")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--only", choices=["speed", *(better for better, _, _ in MATCHES)])
    given = arguments.parse_args()
    games = [tawantin.game(name) for name in given.names or tawantin.games()]
    if given.only in (None, "speed"):
        for game in games:
            speed(game, given.seconds)
    for better, worse, wanted in MATCHES:
        if given.only in (None, better):
            for game in games:
                match(game, better, worse, wanted, given)


if __name__ == "__main__":
    main()
