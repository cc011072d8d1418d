"""Tawantin's games and their peers, measured in one run on one core.

    python bench/peers.py [--seconds 5] [--json peers.json]

Peers that are not installed are left out: `pip install catanatron open_spiel rlcard pettingzoo`.
Every engine plays at random, asking for its legal actions at each decision. Only ratios mean
anything: machines differ, and are noisy.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import tawantin
from tawantin.kernel.build import build_name
from tawantin.speed import catanatron, measure

Measured = Callable[[float, int], float]
"""Plays for so many seconds from a seed; decisions per second."""


def open_spiel(name: str) -> Measured:
    """A game of OpenSpiel, through its Python interface."""

    def play(seconds: float, seed: int) -> float:
        import pyspiel

        generator = random.Random(seed)
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
        return decisions / spent

    return play


def rlcard(seconds: float, seed: int) -> float:
    """RLCard's gin rummy with random agents."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    environment = library.make("gin-rummy", config={"seed": seed})
    environment.set_agents([RandomAgent(environment.num_actions)] * environment.num_players)
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        trajectories, _ = environment.run()
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    return decisions / spent


PEERS: dict[str, tuple[str, Measured]] = {
    "catanatron": ("catanatron", catanatron),
    "open_spiel gin_rummy": ("pyspiel", open_spiel("gin_rummy")),
    "open_spiel backgammon": ("pyspiel", open_spiel("backgammon")),
    "rlcard gin-rummy": ("rlcard", rlcard),
}


def main() -> None:
    """Measure, print the ratios, write JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    peers = {
        name: play(given.seconds, given.seed)
        for name, (module, play) in PEERS.items()
        if importlib.util.find_spec(module) is not None
    }
    speeds = [
        measure(tawantin.game(name), max(about.about.seats), given.seconds, given.seed)
        for name, about in tawantin.games().items()
    ]
    print(f"build: {build_name()}\n")
    print("| engine | decisions/s | copy µs | " + "".join(f"× {name} | " for name in peers))
    print("|---|---:|---:|" + "---:|" * len(peers))
    for speed in speeds:
        own = speed.decisions_per_second
        ratios = "".join(f" {own / theirs:.1f} |" for theirs in peers.values())
        print(f"| {speed.game} | {own:,.0f} | {speed.copy_microseconds:.1f} |{ratios}")
    for name, theirs in peers.items():
        ratios = "".join(f" {theirs / others:.1f} |" for others in peers.values())
        print(f"| {name} | {theirs:,.0f} | |{ratios}")
    if given.json:
        told = {
            "build": build_name(),
            "peers": peers,
            "games": {speed.game: speed.decisions_per_second for speed in speeds},
            "copy_microseconds": {speed.game: speed.copy_microseconds for speed in speeds},
        }
        given.json.write_text(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
