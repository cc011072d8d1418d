"""The constructors that the compiled build writes out."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from scripts.compile import with_constructors

SOURCE = '''"""A module."""

from __future__ import annotations

from dataclasses import dataclass

from tawantin.kernel.frames import Frame, State


@dataclass(slots=True)
class Player:
    """One player."""

    hand: list[int]
    """With a docstring of its own."""
    points: int = 3


@dataclass(slots=True)
class Table(State):
    """The position."""

    players: list[Player]

    def first(self) -> Player:
        """A method is no field."""
        return self.players[0]


@dataclass(slots=True)
class Turn(Frame):
    """A frame without fields."""


@dataclass(frozen=True, slots=True)
class Constant:
    """Stays as it is."""

    value: int
'''


@pytest.fixture
def made(tmp_path: Path) -> ModuleType:
    """The module with its constructors."""
    path = tmp_path / "made.py"
    path.write_text(with_constructors(SOURCE), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("made", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["made"] = module  # dataclass looks there
    spec.loader.exec_module(module)
    return module


def test_written_out_constructors_do_what_dataclass_does(made: ModuleType) -> None:
    player = made.Player([1, 2])
    assert (player.hand, player.points) == ([1, 2], 3)
    assert player == made.Player(hand=[1, 2], points=3)
    table = made.Table([made.Turn()], [player])
    assert table.first() is player
    assert table.frames == [made.Turn()]
    assert made.Constant(4).value == 4


def test_only_what_can_be_changed_gets_a_constructor() -> None:
    assert with_constructors(SOURCE).count("def __init__") == 3


def test_every_line_keeps_its_number() -> None:
    before, after = SOURCE.splitlines(), with_constructors(SOURCE).splitlines()
    changed = [
        old
        for old, new in zip(before, after, strict=False)
        if old and new != old and "dataclass" not in old and "__future__" not in old
    ]
    assert changed == []
