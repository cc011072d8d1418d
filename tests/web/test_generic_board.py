"""A game without a drawn board is played in the page through a sheet made of its view."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .axe import serious
from .games import Drawn
from .test_play import SitDown

NIM = Drawn("nim", 2, lambda view, seat: iter(()), clicks=300)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_game_of_another_package_is_played_to_its_end(
    sit_down: SitDown, axe: str, width: int, height: int
) -> None:
    joost = sit_down(width=width, height=height)
    joost.against_bots(NIM)
    heap = joost.page.locator("[data-board=generic]")
    joost.wait_for_turn()
    expect(heap).to_contain_text("Heap")
    expect(heap).to_contain_text(str(joost.updates()[-1]["view"]["heap"]))
    assert not serious(joost.page, axe)
    joost.play_to_the_end(NIM)
    assert sorted(joost.updates()[-1]["result"]["places"]) == [1, 2]
