"""Learning a game: a wrong try, an impossible one, the answer, and what is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .player import Player

SitDown = Callable[..., Player]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_new_user_learns_by_trying(sit_down: SitDown, width: int, height: int) -> None:
    new = sit_down(width=width, height=height)
    page = new.page
    page.goto(f"{new.address}/learn")
    page.locator("a[href='/learn/chocolatl']").click()
    expect(page.get_by_role("heading", name="An offering")).to_be_visible()

    page.locator("[data-target='card:1']").first.click()
    expect(page.locator("#astray")).to_contain_text("a low card scores little")
    page.get_by_role("button", name="Try again").click()
    page.locator("#board .hit:not(.can)").first.dispatch_event("click")
    expect(page.locator("#why-sentence")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.locator("#show-me").click()
    expect(page.locator("#shown")).to_contain_text("9")

    page.locator("[data-target='card:12']").first.click()
    expect(page.locator("#learned")).to_contain_text("The offering never comes back")
    page.locator("#next-lesson").click()
    expect(page.get_by_role("heading", name="Two cards are a bid")).to_be_visible()
    page.goto(f"{new.address}/learn/chocolatl")
    expect(page.get_by_role("heading", name="Two cards are a bid")).to_be_visible()
