"""Many games side by side, observed and stepped in one call: the hot loop of learning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from .actions import Action
from .chance import Chance
from .frames import State, advance
from .numbers import Numbers

Observe: TypeAlias = Callable[[Any, int, Numbers, int], None]
"""Writes what a seat sees, from a place of a vector on."""
Mask: TypeAlias = "memoryview[int]"


class Lanes:
    """Positions, one per lane, in each of which somebody must decide."""

    def __init__(
        self, states: list[State], actions: Sequence[Action], observe: Observe, size: int
    ) -> None:
        self.states: Final = states
        self.actions: Final = list(actions)
        self.observe: Final = observe
        self.size: Final = size
        """How many numbers `observe` writes."""

    def look(self, lanes: list[int], numbers: Numbers, mask: Mask) -> list[int]:
        """Write what those who decide see and may do, each into the row of its lane; returns who
        they are.

        In a mask of zeros a 1 stands for what is legal.
        """
        actors = []
        for lane in lanes:
            state = self.states[lane]
            frame = state.frames[-1]
            seat = frame.actors(state)[0]
            actors.append(seat)
            self.observe(state, seat, numbers, lane * self.size)
            start = lane * len(self.actions)
            for action in frame.legal(state, seat):
                mask[start + action.index] = 1
        return actors

    def act(self, lanes: list[int], chosen: list[int], chance: Chance) -> list[int]:
        """Do a legal action in each of the lanes, by its index; the lanes whose game is over."""
        over = []
        for lane, index in zip(lanes, chosen, strict=True):
            state = self.states[lane]
            frame = state.frames[-1]
            frame.apply(state, frame.actors(state)[0], self.actions[index], chance, None)
            advance(state, chance, None)
            if not state.frames:
                over.append(lane)
        return over

    def wander(self, lane: int, seat: int, chance: Chance) -> None:
        """Let the others act at random until the seat must decide or the game is over."""
        state = self.states[lane]
        while state.frames:
            frame = state.frames[-1]
            actor = frame.actors(state)[0]
            if actor == seat:
                return
            legal = frame.legal(state, actor)
            frame.apply(state, actor, legal[chance.pick(len(legal))], chance, None)
            advance(state, chance, None)
