"""The State on which games outside this package build: `tawantin.State`.

Their code is interpreted while the kernel may be compiled. A compiled class has no `__slots__` to
tell the dataclass of a subclass that the slot `frames` is there already, and a second one would
hide the first. This class, never compiled itself, tells it.
"""

from __future__ import annotations

from . import frames


class State(frames.State):
    """What a position is: see `tawantin.kernel.frames.State`."""

    __slots__ = ()


setattr(State, "__slots__", ("frames",))  # noqa: B010 - said of the base, no slot of its own
