"""Playing on at random: the hot loop of benchmarks and searches."""

from __future__ import annotations

from .chance import Chance
from .frames import State, advance


def play_out(state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Play random legal actions to the end, up to a limit; returns how many it took."""
    frames = state.frames
    decisions = 0
    while frames and decisions < most:
        frame = frames[-1]
        seat = frame.actors(state)[0]
        legal = frame.legal(state, seat)
        frame.apply(state, seat, legal[chance.pick(len(legal))], chance, None)
        advance(state, chance, None)
        decisions += 1
    return decisions
