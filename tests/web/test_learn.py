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
    page.locator("#board .hit:not(.can)").first.dispatch_event("click")
    new.settled()
    expect(page.locator("#why")).to_have_count(0)
    page.locator("#next-lesson").click()
    expect(page.get_by_role("heading", name="Two cards are a bid")).to_be_visible()
    page.goto(f"{new.address}/learn/chocolatl")
    expect(page.get_by_role("heading", name="Two cards are a bid")).to_be_visible()


def test_a_whole_turn_a_second_knot_and_other_numbers(sit_down: SitDown) -> None:
    new = sit_down(width=390, height=844)
    page = new.page
    page.goto(f"{new.address}/learn/chocolatl/first")
    for task, cards in enumerate([(6,), (2, 3), (4, 10)], start=1):
        expect(page.get_by_text(f"Task {task} of 3")).to_be_visible()
        for card in cards:
            page.locator(f"button.pick[data-target='card:{card}']").click()
        expect(page.locator("#learned")).to_be_visible()
        if task < 3:
            page.locator("#next-task").click()
    expect(page.locator("#learned")).to_contain_text("Good luck!")

    page.goto(f"{new.address}/learn/chocolatl/sum")
    for card in (5, 7):
        page.locator(f"button.pick[data-target='card:{card}']").click()
    expect(page.locator("#learned")).to_contain_text("The second knot is tied")

    page.goto(f"{new.address}/learn/chocolatl/roll")
    expect(page.get_by_text("you are 3 behind")).to_be_visible()
    page.locator("[data-action=use_die]").click()
    page.locator("#again").click()
    expect(page.get_by_text("you are 2 behind")).to_be_visible()


def test_the_shown_answer_is_in_sight_on_a_board_that_was_zoomed(sit_down: SitDown) -> None:
    new = sit_down(width=390, height=844)
    page = new.page
    page.goto(f"{new.address}/learn/inca_empire/wilderness")
    road = page.locator("#board .hit.can[data-target^='connection:']").first
    road.wait_for(state="attached")
    new.settled()
    box = road.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
    card = page.locator("[data-target='card:wilderness_road']")
    expect(card).not_to_be_in_viewport()
    page.locator("#show-me").tap()
    expect(card).to_be_in_viewport()
    expect(page.get_by_role("button", name="Zoom to what glows")).to_be_visible()


def test_after_a_lesson_that_came_again_the_last_one_follows(sit_down: SitDown) -> None:
    new = sit_down()
    page = new.page
    page.goto(f"{new.address}/learn/chocolatl/hut")
    page.evaluate(
        """async () => {
            const { lessons } = await (await fetch('/api/games/chocolatl/lessons')).json()
            const kept = {}
            for (const { id } of lessons.slice(0, -1))
                kept[id] = { knots: 1, times: 1, shown: id === 'hut' }
            localStorage.setItem('tawantin.learned', JSON.stringify({ chocolatl: kept }))
        }"""
    )
    page.reload()
    page.locator("[data-action='village hut']").click()
    page.locator("#next-lesson").click()
    expect(page.get_by_role("heading", name="Your first turn")).to_be_visible()


def test_the_board_keeps_its_place_between_two_taps(sit_down: SitDown) -> None:
    new = sit_down(width=390, height=844)
    page = new.page
    page.goto(f"{new.address}/learn/cuzco/die")
    thing = page.locator("button.pick[data-target^='die:']").first
    thing.wait_for()
    new.settled()
    before = page.locator("#board").bounding_box()
    thing.tap()
    expect(page.locator("#step-back")).to_be_visible()
    new.settled()
    assert page.locator("#board").bounding_box() == before


def test_a_try_that_did_not_reach_the_server_says_so(sit_down: SitDown) -> None:
    new = sit_down()
    page = new.page
    page.goto(f"{new.address}/learn/chocolatl/offering")
    card = page.locator("[data-target='card:12']").first
    expect(card).to_be_visible()
    page.route("**/lessons/**", lambda route: route.abort())
    card.click()
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    page.unroute("**/lessons/**")
    card.click()
    expect(page.locator("#learned")).to_be_visible()
    assert all("ERR_FAILED" in problem for problem in new.problems)
    new.problems.clear()
