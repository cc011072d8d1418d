"""Boards can be read and keep still: no small letters, nothing to click out of sight."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .games import Drawn
from .player import GLOWING, Player

SitDown = Callable[..., Player]
CLICKS = 25
SMALLEST = 11

_STILL = "#board svg.board, #own, #own svg.board, .others, #goods, .table:not(.phone) #incas"
"""What must stay where it is while a turn is played, where a board has it."""
_BEGINS = "#prompt, .tray, .table:not(.phone) .tray #hand"
"""What may become shorter, but begins at the same place."""

_LOOK_AT = (Path(__file__).parent / "laid_out.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_letters_are_large_enough_and_nothing_moves(
    game: Drawn, sit_down: SitDown, width: int, height: int
) -> None:
    joost = sit_down(width, height)
    joost.against_bots(game)
    joost.wait_for_turn()
    joost.settled()
    wrong = joost.page.evaluate(_LOOK_AT, [GLOWING, _STILL, _BEGINS, CLICKS, SMALLEST])
    assert not wrong
