"""Measure the bots: simulations a second, who beats whom, and how long turns take.

    python bench/bots.py                     # simulations/s of every game, then short matches
    python bench/bots.py --games 100         # matches long enough for narrow intervals
    python bench/bots.py chocolatl --only speed
    python bench/bots.py cuzco --only expert --equal        # at no more processor time a turn
    python bench/bots.py cuzco --only expert --equal --two  # two against two
    python bench/bots.py cuzco --only expert --equal --against bench.earlier:Fifth
    python bench/bots.py cuzco --only expert --against greedy  # how long its turns take by itself

Matches go on until their games are played or their minutes are over; what is known is printed as
they go on. Seconds are of one core.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

import tawantin
from tawantin import LiveChance
from tawantin.arena.statistics import wilson
from tawantin.bots import Glimpse, MctsBot, make
from tawantin.bots.search import Search
from tawantin.kernel.actions import Action
from tawantin.kernel.game import Game
from tawantin.kernel.playout import play_out

POSITIONS = 8
"""From the middle of this many random games."""
MATCHES = (
    ("greedy", "random", 0.90),
    ("learned", "greedy", 0.40),
    ("hard", "greedy", 0.60),
    ("expert", "bench.earlier:Hard", 0.45),
)
"""Who must win against whom how often, on four seats."""
TWO_WANTED = 0.65
"""How often one of two must win against two."""


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
        "full random playouts": replace(
            tuned, cut=None, until_simultaneous=False, guided=0.0, predictable=0.0
        ),
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


def allowance(own: list[float], others: list[float]) -> float:
    """How long a turn may take so that turns take as long as the others' do on average.

    A decision takes at most half of what is left, and many are settled sooner: so a turn may take
    twice the mean, more by a part of what was saved so far, and less after it was overdrawn.
    """
    mean = sum(others) / len(others) if others else 0.05
    saved = mean * len(own) - sum(own)
    return max(2 * mean + saved / 4, mean / 4)


class Watched:
    """A bot, and how long its turns take.

    If it is told how long others think, its turns take as long as theirs on average.
    """

    def __init__(
        self, name: str, seed: int, turns: list[float], others: list[float] | None = None
    ) -> None:
        self._bot = make(name, seed)
        self._turns = turns
        self._others = others

    def choose(self, glimpse: Glimpse) -> Action:
        """What the bot chooses."""
        if self._others is not None and isinstance(self._bot, MctsBot) and not glimpse.goes_on:
            self._bot.turn = allowance(self._turns, self._others)
        began = time.thread_time()
        action = self._bot.choose(glimpse)
        taken = time.thread_time() - began
        if glimpse.goes_on and self._turns:
            self._turns[-1] += taken
        else:
            self._turns.append(taken)
        return action


@dataclass
class Tally:
    """What is known of a match."""

    better: str
    worse: str
    equal: bool
    won: int = 0
    played: int = 0
    turns: dict[str, list[float]] = field(default_factory=dict)

    def player(self, name: str, seed: int) -> Watched:
        """A seat of the match."""
        own = self.turns.setdefault(name, [])
        equal = self.equal and name == self.better
        return Watched(name, seed, own, self.turns.setdefault(self.worse, []) if equal else None)

    def tell(self, game: Game[Any], par: float, wanted: float) -> None:
        """Print who won how often, and how long turns took."""
        share = wilson(self.won, self.played)
        reached = "ok" if share.rate >= wanted and share.low > par else "NOT MET"
        print(
            f"{game.id:14} {self.better} against {self.worse}: {share} of {self.played} games; "
            f"wanted {wanted:.0%}, par {par:.0%}: {reached}"
        )
        for name, taken in self.turns.items():
            ordered = sorted(taken)
            shares = ", ".join(
                f"{part} {ordered[int(share * (len(ordered) - 1))]:.2f} s"
                for part, share in (("half", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("all", 1.0))
            )
            mean = sum(ordered) / len(ordered)
            print(
                f"{game.id:14} {len(ordered)} turns of {name}: mean {mean:.3f} s; within: {shares}",
                flush=True,
            )


def play(game: Game[Any], names: list[str], seed: int, tally: Tally) -> int:
    """One game; which seat won."""
    chance = LiveChance(seed)
    state = game.new(len(names), chance=chance)
    players = [tally.player(name, 100 * seed + seat) for seat, name in enumerate(names)]
    last = -1
    while state.frames:
        seat = game.actors(state)[0]
        glimpse = Glimpse(game, state, seat, goes_on=seat == last)
        game.step(state, seat, players[seat].choose(glimpse), chance)
        last = seat
    return game.rules.outcome(state).places.index(1)


def match(game: Game[Any], better: str, worse: str, wanted: float, given: Any) -> None:
    """Print how often one bot (or two) wins against others of another kind."""
    seats = seats_of(game)
    count = 2 if given.two else 1
    sides = list(combinations(range(seats), count))
    tally = Tally(better, worse, given.equal)
    end = time.process_time() + 60 * given.minutes
    while tally.played < given.games and time.process_time() < end:
        own = sides[tally.played % len(sides)]
        names = [better if seat in own else worse for seat in range(seats)]
        tally.won += play(game, names, given.seed + tally.played, tally) in own
        tally.played += 1
        if tally.played % len(sides) == 0:
            tally.tell(game, count / seats, TWO_WANTED if given.two else wanted)
    if tally.played % len(sides):
        tally.tell(game, count / seats, TWO_WANTED if given.two else wanted)


def main() -> None:
    """Measure the games that were named, or all."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("names", nargs="*", metavar="GAME")
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--minutes", type=float, default=10, help="of a core, a match")
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each speed")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--only", choices=["speed", *(better for better, _, _ in MATCHES)])
    arguments.add_argument(
        "--equal", action="store_true", help="no more time a turn than the others take on average"
    )
    arguments.add_argument("--two", action="store_true", help="two against two")
    arguments.add_argument("--against", metavar="BOT", help="instead of the usual others")
    given = arguments.parse_args()
    games = [tawantin.game(name) for name in given.names or tawantin.games()]
    if given.only in (None, "speed"):
        for game in games:
            speed(game, given.seconds)
    for better, worse, wanted in MATCHES:
        if given.only in (None, better):
            for game in games:
                match(game, better, given.against or worse, wanted, given)


if __name__ == "__main__":
    main()
