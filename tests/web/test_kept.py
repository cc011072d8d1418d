"""Nothing that somebody writes, reads or looks at is lost when something else happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from .games import DRAWN
from .player import Player
from .test_summary import play_to_a_summary, reader

SitDown = Callable[..., Player]
CHOCOLATL = next(one for one in DRAWN if one.id == "chocolatl")
MACHU_PICCHU = next(one for one in DRAWN if one.id == "machu_picchu")


def test_what_was_written_and_not_sent_stays(sit_down: SitDown) -> None:
    joost = sit_down(width=390, height=844)
    joost.against_bots(MACHU_PICCHU)
    page = joost.page
    parts = page.get_by_role("navigation", name="Parts of the table")
    parts.get_by_text("Chat").click()
    page.get_by_placeholder("Say something").fill("Good idea, but")
    parts.get_by_text("Log").click()
    parts.get_by_text("Chat").click()
    expect(page.get_by_placeholder("Say something")).to_have_value("Good idea, but")


def test_notes_are_beside_the_chat_on_a_phone(sit_down: SitDown) -> None:
    joost = sit_down(width=390, height=844)
    joost.against_bots(MACHU_PICCHU)
    page = joost.page
    parts = page.get_by_role("navigation", name="Parts of the table")
    parts.get_by_text("Chat").click()
    page.get_by_role("tab", name="Notes").click()
    page.locator("textarea").fill("Ilse needs corn")
    parts.get_by_text("Log").click()
    expect(page.locator(".log")).to_be_visible()
    parts.get_by_text("Chat").click()
    expect(page.locator("textarea")).to_have_value("Ilse needs corn")


def test_who_reads_what_was_said_before_is_left_there(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(MACHU_PICCHU)
    page = joost.page
    page.get_by_role("tab", name="Chat").click()
    for number in range(12):
        page.get_by_placeholder("Say something").fill(f"word {number}")
        page.get_by_placeholder("Say something").press("Enter")
        expect(page.locator(".said")).to_contain_text(f"word {number}")
    said = page.locator(".said")
    said.evaluate("(box) => { box.scrollTop = 0 }")
    joost.make_a_move()
    joost.settled()
    assert said.evaluate("(box) => box.scrollTop") == 0


def test_a_late_position_does_not_come_back(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(MACHU_PICCHU)
    joost.make_a_move()
    joost.wait_for_turn()
    page = joost.page
    late: list[Route] = []
    scrubber = page.locator("#replay")
    scrubber.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("heading", name="Looking back: move 0")).to_be_visible()
    page.route("**/replay/**", lambda route: late.append(route))
    scrubber.get_by_role("button", name="A move forward").click()
    joost.until(lambda: late, "nothing was asked")
    scrubber.get_by_role("button", name="Back to now").click()
    joost.wait_for_turn()
    with page.expect_response("**/replay/**"):
        late[0].continue_()
    joost.settled()
    expect(scrubber.get_by_role("button", name="Back to now")).to_have_count(0)


def test_after_a_summary_the_question_has_the_focus(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    reader(joost, CHOCOLATL)
    joost.against_bots(CHOCOLATL)
    play_to_a_summary(joost)
    summary = joost.page.locator("#summary")
    expect(summary).to_be_visible()
    for _ in range(12):
        if not summary.count():
            break
        joost.page.keyboard.press("Enter")
        joost.settled()
    expect(summary).to_have_count(0)
    expect(joost.page.locator("#prompt")).to_be_focused()


def test_what_is_opened_without_a_connection_comes_with_it(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(MACHU_PICCHU)
    joost.wait_for_turn()
    page = joost.page
    page.evaluate("window.down = true; window.sockets.forEach((socket) => socket.close())")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    joost.context.set_offline(True)
    page.get_by_role("button", name="Rules").click()
    joost.settled()
    board = page.locator("#board").bounding_box()
    expect(page.locator("#prompt")).to_be_in_viewport()
    joost.context.set_offline(False)
    page.evaluate("window.down = false")
    expect(page.locator("#rules")).to_be_visible()
    assert page.locator("#board").bounding_box() == board
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_what_was_open_at_a_table_is_not_when_one_comes_back(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(MACHU_PICCHU)
    joost.wait_for_turn()
    page = joost.page
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.go_back()
    expect(page.locator("article").first).to_be_visible()
    page.go_forward()
    joost.wait_for_turn()
    joost.settled()
    expect(page.get_by_role("dialog")).to_have_count(0)


_CROWD = """() => {
    const zoom = document.getElementById('zoom')
    while (document.querySelectorAll('#top-bar button').length < 5)
        zoom.after(Object.assign(zoom.cloneNode(true), { id: 'one-more' }))
    const width = document.documentElement.scrollWidth
    document.querySelectorAll('#one-more').forEach((one) => one.remove())
    return width
}"""
_WHOLE = """one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight
    && one.getBoundingClientRect().right <= one.parentElement.getBoundingClientRect().right + 1"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL", "hu-HU"])
def test_the_top_bar_fits_a_phone_whatever_it_has_to_say(sit_down: SitDown, language: str) -> None:
    joost = sit_down(width=390, height=844, language=language)
    joost.against_bots(MACHU_PICCHU)
    joost.wait_for_turn()
    page = joost.page
    expect(page.locator("#zoom")).to_be_visible()
    assert page.evaluate(_CROWD) <= 390
    page.evaluate("window.down = true; window.sockets.forEach((socket) => socket.close())")
    lost = page.locator("#top-bar .lost")
    expect(lost).to_be_visible()
    joost.settled()
    chip, menu = lost.bounding_box(), page.locator("#top-bar button:visible").first.bounding_box()
    assert chip
    assert menu
    assert chip["x"] + chip["width"] <= menu["x"]
    assert lost.evaluate(_WHOLE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_page_of_which_a_part_did_not_come_is_loaded_anew(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(MACHU_PICCHU)
    late = sit_down(width=1280, height=720)
    parts = "**/assets/TablePage*.js"
    late.page.route(parts, lambda route: route.fulfill(status=429, json={}), times=1)
    late.page.goto(joost.page.url)
    expect(late.page.locator("#prompt")).to_be_visible()
    assert any("429" in problem for problem in late.problems)
    late.problems.clear()
