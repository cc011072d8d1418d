"""The workshop in the page: numbers changed, checked at once, undone, sent as a link, played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Running

from .player import PATIENCE

MARK = "score_track.end_mark"


@pytest.fixture
def page(browser: Browser, server: Running) -> Iterator[Page]:
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 720})
    context.set_default_timeout(PATIENCE * 1000)
    opened = context.new_page()
    opened.goto(f"{server.address}/workshop/chocolatl")
    expect(opened.get_by_role("heading", name="Chocolatl", level=1)).to_be_visible()
    yield opened
    context.close()


def mark(page: Page) -> Page:
    """The page with the end mark's cell on it."""
    page.get_by_role("searchbox").fill("end mark")
    expect(page.locator(f"[data-cell='{MARK}']")).to_be_visible()
    return page


def change(page: Page, value: str) -> None:
    cell = page.locator(f"[data-cell='{MARK}']")
    cell.fill(value)
    cell.press("Enter")


def test_a_changed_number_is_checked_at_once_and_can_be_undone(page: Page) -> None:
    change(mark(page), "35")
    expect(page.get_by_text("These numbers make a game.")).to_be_visible(timeout=60_000)
    change(page, "-7")
    expect(page.get_by_text(f"{MARK} must be between")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("button", name="Play it at a table")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.locator(f"[data-cell='{MARK}']")).to_have_value("35")
    change(page, "3.5")
    expect(page.get_by_text("Only whole numbers from 1 to 200.")).to_be_visible()
    page.locator(f"[data-cell='{MARK}']").press("Escape")
    expect(page.get_by_text("Only whole numbers")).to_have_count(0)


def test_a_link_has_the_numbers_and_nothing_is_lost_on_reloading(
    page: Page, server: Running
) -> None:
    change(mark(page), "35")
    page.reload()
    expect(mark(page).locator(f"[data-cell='{MARK}']")).to_have_value("35")
    page.goto(f"{server.address}/workshop/chocolatl#v=eyJuYW1lIjoiIiwiY2hhbmdlcyI6e319")
    page.reload()
    expect(mark(page).locator(f"[data-cell='{MARK}']")).to_have_value("40")


def test_a_table_with_these_numbers_says_so_to_everybody(page: Page) -> None:
    change(mark(page), "35")
    expect(page.get_by_text("These numbers make a game.")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Play it at a table").click()
    page.wait_for_url("**/table/*", timeout=90_000)
    expect(page.get_by_text("House numbers").first).to_be_visible()
    expect(page.get_by_role("cell", name="35")).to_be_visible()


def test_a_number_is_changed_where_it_lies_on_the_board(page: Page) -> None:
    page.get_by_role("button", name="On the board").click()
    page.locator("[data-plate='location:temple_of_chocolatl']").click()
    cell = page.locator(".editor [data-cell='location[temple_of_chocolatl].first_points']")
    expect(cell).to_be_focused()
    cell.fill("4")
    cell.press("Enter")
    expect(page.locator("[data-plate='location:temple_of_chocolatl']")).to_have_text("4")
    expect(page.locator(".differs li")).to_have_count(1)
    page.get_by_role("button", name="Back to the original").click()
    page.get_by_role("button", name="Put them back").click()
    expect(page.locator(".differs li")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".differs li")).to_have_count(1)


def test_two_windows_tell_each_other_and_nothing_is_lost(page: Page, server: Running) -> None:
    change(mark(page), "35")
    other = page.context.new_page()
    other.goto(f"{server.address}/workshop/chocolatl")
    change(mark(other), "38")
    expect(page.get_by_text("You change these numbers in another window")).to_be_visible()
    expect(page.locator(f"[data-cell='{MARK}']")).to_have_value("35")
    page.get_by_role("button", name="Show those here").click()
    expect(page.locator(f"[data-cell='{MARK}']")).to_have_value("38")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(f"[data-cell='{MARK}']")).to_have_value("35")


def test_bots_that_were_stopped_go_on_to_the_games_that_were_asked_for(page: Page) -> None:
    page.get_by_label("Bots").select_option("random")
    page.get_by_label("Games").select_option("500")
    page.get_by_role("button", name="Let bots play 500 games").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped")).to_be_visible()
    expect(page.get_by_role("button", name="500 more")).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("of 500 games").first).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()


def test_a_link_opened_in_the_same_tab_shows_its_numbers_until_they_are_changed(
    page: Page, server: Running
) -> None:
    change(mark(page), "35")
    page.goto(f"{server.address}/workshop/chocolatl#v=eyJuYW1lIjoiIiwiY2hhbmdlcyI6e319")
    expect(mark(page).locator(f"[data-cell='{MARK}']")).to_have_value("40")
    page.goto(f"{server.address}/workshop/chocolatl#v=broken")
    expect(page.get_by_text("This link is broken")).to_be_visible()
    page.reload()
    expect(page.get_by_text("This link is broken")).to_be_visible()
    change(mark(page), "33")
    expect(page.get_by_text("This link is broken")).to_have_count(0)
    page.reload()
    expect(mark(page).locator(f"[data-cell='{MARK}']")).to_have_value("33")


def test_a_result_is_found_again_after_reloading_and_by_its_link(
    page: Page, server: Running, browser: Browser
) -> None:
    page.get_by_label("Bots").select_option("random")
    page.get_by_label("Games").select_option("50")
    page.get_by_role("button", name="Let bots play 50 games").click()
    expect(page.get_by_text("Finished")).to_be_visible(timeout=120_000)
    page.reload()
    expect(page.get_by_text("Finished")).to_be_visible()
    ident = page.evaluate("localStorage.getItem('tawantin.workshop.run.chocolatl')")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the report").click()
    assert "tawantin workshop chocolatl" in download.value.path().read_text(encoding="utf-8")
    stranger = browser.new_context(locale="en").new_page()
    stranger.goto(f"{server.address}/workshop/chocolatl?experiment={ident}")
    expect(stranger.get_by_text("50 of 50 games").first).to_be_visible()
    expect(stranger.get_by_role("button", name="50 more")).to_have_count(0)
    stranger.context.close()
    on_a_phone = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    stranger = on_a_phone.new_page()
    stranger.goto(f"{server.address}/workshop/chocolatl?experiment={ident}")
    expect(stranger.get_by_text("50 of 50 games").first).to_be_visible()
    stranger.context.close()
