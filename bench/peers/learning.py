"""What is left of the speed when somebody learns: steps a second with observation and mask.

    python -m bench.peers.learning cuzco 2

prints JSON. Everybody plays at random; at each decision the observation of the seat that decides
and the mask of its legal actions are made as arrays. Time is processor time.
"""

from __future__ import annotations

import importlib.util
import random
import sys
import time
from collections.abc import Callable

import msgspec
import numpy as np

from tawantin.kernel.build import build_name

SEED = 1
GAMES = 64
"""Side by side."""
OPEN_SPIEL = ("backgammon", "gin_rummy")


class Steps(msgspec.Struct):
    """What was measured of one engine."""

    per_second: float
    build: str
    numbers: int
    """How many an observation has."""
    actions: int
    """How many a mask has."""

    def better(self, other: Steps | None) -> Steps:
        """The faster one: noise only ever slows down."""
        return self if other is None or self.per_second > other.per_second else other


def our_game(name: str, seconds: float) -> Steps:
    """A game of ours, with as many seats as can be."""
    from tawantin.rl import Batch

    batch, rng = Batch(name, GAMES, seed=SEED), np.random.default_rng(SEED)
    for _ in range(20):
        batch.step(batch.observe().sample(rng))
    steps, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        batch.step(batch.observe().sample(rng))
        steps += len(batch)
    return Steps(steps / spent, build_name(), batch.layout.size, len(batch.game.actions))


def open_spiel(name: str) -> Callable[[float], Steps]:
    """A game of OpenSpiel, which is written in C++, through its Python interface."""

    def play(seconds: float) -> Steps:
        import pyspiel

        generator, game = random.Random(SEED), pyspiel.load_game(name)
        observe = (
            pyspiel.State.observation_tensor
            if game.get_type().provides_observation_tensor
            else pyspiel.State.information_state_tensor
        )
        steps, started, numbers = 0, time.process_time(), 0
        while (spent := time.process_time() - started) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(generator.choices(outcomes, weights)[0])
                    continue
                numbers = np.array(observe(state, state.current_player()), np.float32).size
                np.array(state.legal_actions_mask(), np.bool_)
                state.apply_action(generator.choice(state.legal_actions()))
                steps += 1
        return Steps(steps / spent, "compiled", numbers, game.num_distinct_actions())

    return play


PEERS: dict[str, Callable[[float], Steps]] = {
    f"open_spiel_{name}": open_spiel(name) for name in OPEN_SPIEL
}


def installed() -> list[str]:
    """The peers that are here."""
    return list(PEERS) if importlib.util.find_spec("pyspiel") is not None else []


def main() -> None:
    """Measure one engine."""
    engine, seconds = sys.argv[1], float(sys.argv[2])
    measured = PEERS[engine](seconds) if engine in PEERS else our_game(engine, seconds)
    print(msgspec.json.encode(measured).decode())


if __name__ == "__main__":
    main()
