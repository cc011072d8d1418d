"""Frames: what is left to do, as data in the state.

The state holds a stack of frames. The top one is what happens now: a decision that waits for
players, or a procedure that runs by itself. A nested choice is a pushed frame; a finished one pops
itself. A frame is small, is never changed once pushed (replace it instead, so that copies of a
state may share it), and holds ints, bools, strings and tuples of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .actions import Action
from .chance import Chance
from .events import EventLog

S = TypeVar("S", bound="State")

ONLY: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(8))
"""`ONLY[seat]`: the actors of a decision that one seat takes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One thing to do. Subclasses are `@dataclass(slots=True)`; treat them as frozen."""

    __slots__ = ()

    simultaneous: ClassVar[bool] = False
    """Several seats decide at once, each in its own steps, and none sees another's."""

    def run(self, state: S, chance: Chance, events: EventLog | None) -> bool:
        """Go on as far as no player is needed; True when this frame now waits for players.

        A procedure does its work and returns False, having popped or replaced itself or pushed
        others. A decision returns True, or answers itself where there is nothing to decide.
        """
        return True

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that must decide, in ascending order; several if simultaneous."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody")

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """All actions of an actor, by ascending index; never empty, never changed by the caller."""
        raise NotImplementedError(f"{type(self).__name__} offers nothing")

    def apply(
        self, state: S, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Do a legal action. The frame pops or replaces itself when it has its answer."""
        raise NotImplementedError(f"{type(self).__name__} takes no action")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """What a position is. A game's own `@dataclass(slots=True)` subclass adds its fields.

    Fields are ints, bools, strings, lists of them and dataclasses of the game; no tuples but in
    frames, no sets (use ints as bit sets), no dictionaries, no references to static tables.
    """

    frames: list[Frame[Any]]
    """What is left to do, the innermost last; empty when the game is over."""

    def copy(self: S) -> S:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")


# A compiled class has no __slots__ to tell the dataclass of an interpreted subclass that the slot
# is there already; a second one would hide it.
setattr(State, "__slots__", ("frames",))  # noqa: B010 - mypyc knows no such attribute


def advance(state: State, chance: Chance, events: EventLog | None) -> None:
    """Run procedures until a decision waits for players or nothing is left (the game is over)."""
    frames = state.frames
    while frames:
        if frames[-1].run(state, chance, events):
            return
