"""Frames: what is left to do, as data in the state.

The state holds a stack of frames. The top one is what happens now: a decision that waits for
players, or a procedure that runs by itself. A nested choice is a pushed frame; a finished one pops
itself. A frame is small, is never changed once pushed (replace it instead, so that copies of a
state may share it), and holds ints, bools, strings and tuples of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from .actions import Action
from .chance import Chance
from .events import EventLog

S = TypeVar("S", bound="State")

ONLY: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(8))
"""`ONLY[seat]`: the actors of a decision that one seat takes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One thing to do. Subclasses are `@dataclass(slots=True)`; treat them as frozen.

    Their methods name the state of their own game. (The class is not generic in it: mypyc cannot
    compile dataclasses below a generic class.)
    """

    __slots__ = ()

    @property
    def simultaneous(self) -> bool:
        """Whether several seats decide at once."""
        return False

    def run(self, state: Any, chance: Chance, events: EventLog | None) -> bool:
        """Go on as far as no player is needed; True when this frame now waits for players.

        A procedure does its work and returns False, having popped or replaced itself or pushed
        others. A decision returns True, or answers itself where there is nothing to decide.
        """
        return True

    def actors(self, state: Any) -> tuple[int, ...]:
        """The seats that must decide, in ascending order; several if simultaneous."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody")

    def legal(self, state: Any, seat: int) -> Sequence[Action]:
        """All actions of an actor, by ascending index; never empty, never changed by the caller."""
        raise NotImplementedError(f"{type(self).__name__} offers nothing")

    def apply(
        self, state: Any, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Do a legal action. The frame pops or replaces itself when it has its answer."""
        raise NotImplementedError(f"{type(self).__name__} takes no action")


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousFrame(Frame):
    """A decision of several seats at once, each in its own steps; none sees another's.

    `actors` are the seats that have not finished; the last one to finish pops the frame.
    """

    __slots__ = ()

    @property
    def simultaneous(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """What a position is. A game's own `@dataclass(slots=True)` subclass adds its fields.

    Fields are ints, bools, strings, lists of them and dataclasses of the game; no tuples but in
    frames, no sets (use ints as bit sets), no dictionaries, no references to static tables.
    """

    frames: list[Frame]
    """What is left to do, the innermost last; empty when the game is over."""

    def copy(self: S) -> S:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")


def advance(state: State, chance: Chance, events: EventLog | None) -> None:
    """Run procedures until a decision waits for players or nothing is left (the game is over)."""
    frames = state.frames
    while frames:
        if frames[-1].run(state, chance, events):
            return
