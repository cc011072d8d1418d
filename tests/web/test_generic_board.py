"""A game without a drawn board is played in the page through a sheet made of its view."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .axe import serious
from .games import Drawn
from .test_play import SitDown

NIM = Drawn("nim", 2, lambda view, seat: iter(()), clicks=300)


def test_only_games_with_lessons_offer_to_be_learned(sit_down: SitDown) -> None:
    joost = sit_down()
    joost.lobby()
    games = joost.page.locator("article[data-game]")
    expect(games.filter(has_text="Cuzco").locator("a[href='/learn/cuzco']")).to_have_count(1)
    expect(joost.page.locator("article[data-game=nim]")).to_be_visible()
    expect(joost.page.locator("a[href='/learn/nim']")).to_have_count(0)


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
