"""The nearest thing is chosen, always: on all boards, in all sizes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from .games import Drawn
from .player import GLOWING, Player

SitDown = Callable[..., Player]
SIZES = [(1280, 720), (1440, 900), (1920, 1080), (390, 844)]
POSITIONS = 5
SEED = 11
CLICKS_BETWEEN = 14

_SCRIPT = (Path(__file__).parent / "pointing.js").read_text(encoding="utf-8")


def test_the_middle_of_everything_that_glows_chooses_it(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(game)
    page = joost.page
    page.evaluate(_SCRIPT)
    page.evaluate("holdMoves()")
    asked = 0
    wrong: list[str] = []
    for position in range(POSITIONS):
        if not joost.is_asked_again():
            break
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("width => innerWidth === width", arg=width)
            joost.wait_for_turn()
            options: list[Any] = joost.updates()[-1]["options"]
            clicked = page.evaluate("(options) => clickEverything(options)", options)
            asked += clicked["asked"]
            wrong += [f"position {position}, {width} wide: {one}" for one in clicked["wrong"]]
        going_on = [GLOWING, CLICKS_BETWEEN, SEED + position]
        page.evaluate("(how) => playSome(how)", going_on)
        joost.settled()
    assert asked > POSITIONS
    assert not wrong
