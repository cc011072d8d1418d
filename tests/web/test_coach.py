"""The coach in the page: hints at a table, by pointer, keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.server.running import Running, running, settings

from .axe import serious
from .games import DRAWN
from .player import Player

MACHU_PICCHU = next(drawn for drawn in DRAWN if drawn.id == "machu_picchu")
CHOCOLATL = next(drawn for drawn in DRAWN if drawn.id == "chocolatl")


@pytest.fixture(scope="module")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With a process in which the coach can think."""
    with running(settings(tmp_path_factory.mktemp("server"), bot_workers=1)) as found:
        yield found


def test_hints_are_marked_on_the_board_and_played_by_keyboard(
    sit_down: Callable[..., Player],
    axe: str,
) -> None:
    player = sit_down(1280, 720)
    page = player.page
    player.against_bots(MACHU_PICCHU)
    player.wait_for_turn()
    page.keyboard.press("h")
    coach = page.locator("#coach")
    expect(coach.locator("[data-hint='0']")).to_be_focused()
    suggested = coach.locator("[data-hint]").count()
    assert 1 <= suggested <= 3
    expect(page.locator(".boardbox .flag")).to_have_count(suggested)
    expect(coach.locator(".bars li").first).to_be_visible()
    expect(coach.get_by_role("status")).to_contain_text("win chance")
    assert not serious(page, axe)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator("#play-hint")).to_be_focused()
    before = player.moves()
    page.keyboard.press("Enter")
    player.until(lambda: player.moves() > before, "the hint was not played")
    expect(coach).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("asked for a hint")


def test_on_a_phone_the_coach_comes_from_below_and_leaves_the_board_in_sight(
    sit_down: Callable[..., Player],
    axe: str,
) -> None:
    player = sit_down(390, 844)
    page = player.page
    player.against_bots(CHOCOLATL)
    player.wait_for_turn()
    page.locator("#hint").tap()
    expect(page.locator("#play-hint")).to_be_visible()
    box, board = page.locator("#coach").bounding_box(), page.locator("#board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["y"] + box["height"] <= 844
    assert box["y"] > board["y"] + board["height"] / 3
    assert not serious(page, axe)
    before = player.moves()
    page.locator("#play-hint").tap()
    player.until(lambda: player.moves() > before, "the hint was not played")
    expect(page.locator("#coach")).to_have_count(0)
