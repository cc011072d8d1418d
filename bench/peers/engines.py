"""The engines that can be measured, each in a process of its own.

    python -m bench.peers.engines catanatron 2

prints JSON. Every engine plays at random and asks for its legal actions at each decision; time is
processor time.
"""

from __future__ import annotations

import importlib.util
import random
import sys
import time
from collections.abc import Callable
from dataclasses import replace

import msgspec
from bench.bots import POSITIONS, middle

import tawantin
from tawantin.bots import Glimpse
from tawantin.bots.search import Search
from tawantin.kernel.build import build_name
from tawantin.speed import catanatron, measure, microseconds

SEED = 1


class Measured(msgspec.Struct):
    """What was measured of one engine."""

    decisions_per_second: float
    build: str
    copy_microseconds: float | None = None
    simulations_per_second: float | None = None
    """Of the tree search, with playouts to the end of the game."""

    def better(self, other: Measured | None) -> Measured:
        """The best of both, number for number: noise only ever slows down."""
        if other is None:
            return self
        return Measured(
            max(self.decisions_per_second, other.decisions_per_second),
            self.build,
            _least(self.copy_microseconds, other.copy_microseconds),
            max(self.simulations_per_second or 0, other.simulations_per_second or 0) or None,
        )


def _least(one: float | None, other: float | None) -> float | None:
    return min(filter(None, (one, other)), default=None)


def our_game(name: str, seconds: float) -> Measured:
    """A game of ours, with as many seats as can be."""
    game = tawantin.game(name)
    speed = measure(game, max(game.about.seats), seconds, SEED)
    setting = replace(game.rules.tuning.search, cut=None, guided=0.0, predictable=0.0)
    searches = []
    for seed in range(POSITIONS):
        state = middle(game, seed)
        searches.append(Search(Glimpse(game, state, game.actors(state)[0]), setting, seed))
    simulation = microseconds(lambda search: search.simulate(), searches, seconds / 2)
    return Measured(
        speed.decisions_per_second, build_name(), speed.copy_microseconds, 1e6 / simulation
    )


def play_catanatron(seconds: float) -> Measured:
    """Catanatron with four random players, and copies of its games."""
    from catanatron import Color, Game, RandomPlayer

    games = []
    for seed in range(10):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        for _ in range(100):
            game.play_tick()
        games.append(game)
    copy = microseconds(lambda game: game.copy(), games, seconds / 4)
    return Measured(catanatron(seconds, SEED), "pure Python", copy)


def open_spiel(name: str) -> Callable[[float], Measured]:
    """A game of OpenSpiel, which is written in C++, through its Python interface."""

    def play(seconds: float) -> Measured:
        import pyspiel

        generator = random.Random(SEED)
        game = pyspiel.load_game(name)
        decisions = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(generator.choices(outcomes, weights)[0])
                else:
                    state.apply_action(generator.choice(state.legal_actions()))
                    decisions += 1
        return Measured(decisions / spent, "compiled")

    return play


def rlcard(seconds: float) -> Measured:
    """RLCard's gin rummy with random agents."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    environment = library.make("gin-rummy", config={"seed": SEED})
    environment.set_agents([RandomAgent(environment.num_actions)] * environment.num_players)
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        trajectories, _ = environment.run()
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    return Measured(decisions / spent, "pure Python")


PEERS: dict[str, tuple[str, str, Callable[[float], Measured]]] = {
    "catanatron": ("Catanatron", "catanatron", play_catanatron),
    "open_spiel_backgammon": ("OpenSpiel, backgammon", "pyspiel", open_spiel("backgammon")),
    "open_spiel_gin_rummy": ("OpenSpiel, gin rummy", "pyspiel", open_spiel("gin_rummy")),
    "rlcard_gin_rummy": ("RLCard, gin rummy", "rlcard", rlcard),
}
"""Id → its name, the module it needs, and what plays it."""


def installed() -> list[str]:
    """The peers that are here."""
    return [
        peer
        for peer, (_, module, _) in PEERS.items()
        if importlib.util.find_spec(module) is not None
    ]


def main() -> None:
    """Measure one engine."""
    engine, seconds = sys.argv[1], float(sys.argv[2])
    measured = PEERS[engine][2](seconds) if engine in PEERS else our_game(engine, seconds)
    print(msgspec.json.encode(measured).decode())


if __name__ == "__main__":
    main()
