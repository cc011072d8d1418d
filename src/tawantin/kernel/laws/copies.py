"""Laws 3 and 4: copies and JSON hold the whole position and nothing of the original."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from ..frames import Frame
from .trial import Broken, Law, Trial


class Copies(Law):
    """`copy` is equal and independent: nothing done to one is seen in the other."""

    number = 3
    name = "a copy is equal and independent"
    share = 0.2

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self._kept: list[tuple[int, Any, bytes]] = []

    def position(self) -> None:
        state = self.trial.state
        copy = state.copy()
        self.checks += 1
        if copy is state:
            raise Broken("copy gives the state itself")
        if type(copy) is not type(state) or copy != state:
            raise Broken(f"the copy is not equal: {_difference(state, copy)}")
        if not self.trial.decisions or self.sampled():
            for place in _shared(state, copy, "state"):
                raise Broken(f"the copy shares {place} with the original")
            self._play_on_a_copy()
            self._kept.append((self.trial.decisions, copy, self.game.to_json(copy)))

    def over(self) -> None:
        for kept in self._kept:
            self._unchanged(*kept)

    def _unchanged(self, decision: int, copy: Any, text: bytes) -> None:
        if self.game.to_json(copy) != text:
            raise Broken("playing on changed a copy that was kept", decision)

    def _play_on_a_copy(self) -> None:
        text = self.game.to_json(self.trial.state)
        self.play_on(self.trial.state.copy(), steps=3)
        if self.game.to_json(self.trial.state) != text:
            raise Broken("playing on a copy changed the original")


class Json(Law):
    """A JSON round trip gives an equal state."""

    number = 4
    name = "a JSON round trip gives an equal state"
    share = 0.3

    def position(self) -> None:
        if self.trial.decisions and self.trial.state.frames and not self.sampled():
            return
        state = self.trial.state
        text = self.game.to_json(state)
        built = self.game.from_json(text)
        self.checks += 1
        if built != state:
            raise Broken(f"the state read back is another one: {_difference(state, built)}")
        if self.game.to_json(built) != text:
            raise Broken("the state read back is written differently")


def _shared(one: Any, other: Any, place: str) -> Iterator[str]:
    """Places where two values hold the same thing that can change."""
    if isinstance(one, list):
        if one is other:
            yield place
        for n, (mine, yours) in enumerate(zip(one, other, strict=True)):
            yield from _shared(mine, yours, f"{place}[{n}]")
    elif is_dataclass(one) and not isinstance(one, Frame):
        if one is other and not type(one).__dataclass_params__.frozen:
            yield place
        for field in fields(one):
            mine, yours = getattr(one, field.name), getattr(other, field.name)
            yield from _shared(mine, yours, f"{place}.{field.name}")


def _difference(one: Any, other: Any) -> str:
    """Where two states differ, in words."""
    if type(one) is not type(other):
        return f"a {type(other).__name__} instead of a {type(one).__name__}"
    for field in fields(one):
        mine, yours = getattr(one, field.name), getattr(other, field.name)
        if mine != yours:
            return f"{field.name} is {yours!r} instead of {mine!r}"[:300]
    return "it says so itself"
