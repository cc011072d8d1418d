"""Whatever cannot be chosen says why: on the board, in the tray, by keyboard, in replays."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .games import DRAWN, Drawn
from .player import Player

SitDown = Callable[..., Player]
INCA_EMPIRE = next(one for one in DRAWN if one.id == "inca_empire")
CHOCOLATL = next(one for one in DRAWN if one.id == "chocolatl")


def answer(player: Player) -> Locator:
    """What the open answer says; never nothing."""
    sentence = player.page.locator("#why-sentence")
    expect(sentence).to_be_visible()
    expect(sentence).not_to_be_empty()
    return sentence


def refused_thing(player: Player) -> Locator:
    """Something on the board that is not offered."""
    player.wait_for_turn()
    player.settled()
    return player.page.locator("#board .hit:not(.can)").first


def test_what_is_not_offered_says_why(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(game)
    refused_thing(joost).dispatch_event("click")
    answer(joost)
    joost.page.keyboard.press("Escape")
    expect(joost.page.locator("#why")).to_have_count(0)
    joost.make_a_move()
    joost.page.locator("#replay").get_by_role("button", name="To the beginning").click()
    expect(joost.page.get_by_role("heading", name="Looking back: move 0")).to_be_visible()
    joost.page.locator("#board .hit").last.dispatch_event("click")
    answer(joost)


def test_who_looks_on_is_told_for_whom_the_answer_is(sit_down: SitDown) -> None:
    joost, mara = sit_down(width=1280, height=720), sit_down(width=1280, height=720)
    joost.against_bots(CHOCOLATL)
    joost.play_to_the_end(CHOCOLATL)
    mara.page.goto(f"{joost.page.url}?move=1")
    expect(mara.page.get_by_role("heading", name="Looking back: move 1")).to_be_visible()
    mara.page.locator("[data-target='location:temple'], #board .hit").first.dispatch_event("click")
    expect(answer(mara)).to_contain_text("In the place of")


def test_an_answer_is_reached_and_left_by_keyboard(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(CHOCOLATL)
    thing = refused_thing(joost)
    thing.focus()
    joost.page.keyboard.press("Enter")
    expect(joost.page.locator("#why")).to_be_focused()
    joost.page.keyboard.press("Escape")
    expect(thing).to_be_focused()


def test_a_construction_that_is_not_possible_explains_itself(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(INCA_EMPIRE)
    joost.wait_for_turn()
    disabled = joost.page.locator(".opt[aria-disabled=true]")
    for _ in range(8):
        if disabled.count():
            break
        joost.make_a_move()
        joost.wait_for_turn()
    disabled.first.click(force=True)
    answer(joost)
    joost.page.locator("#why").get_by_role("button", name="Rule").click()
    expect(joost.page.locator("#rules .asked")).to_be_in_viewport()


def test_what_hides_behind_another_choice_says_behind_which_and_leads_there(
    sit_down: SitDown,
) -> None:
    joost = sit_down(width=1280, height=720)
    joost.page.goto(f"{joost.address}/learn/machu_picchu/ride")
    far = joost.page.locator("#board .hit[data-target='district:corn_terrace']")
    far.focus()
    joost.page.keyboard.press("Enter")
    expect(answer(joost)).to_contain_text("Possible after “Ride for a llama”.")
    joost.page.locator("#why").get_by_role("button", name="Ride for a llama").click()
    expect(joost.page.locator("#learned")).to_contain_text("A llama carries the prince")


def test_on_a_phone_the_answer_leaves_the_board_free(sit_down: SitDown) -> None:
    joost = sit_down(width=390, height=844)
    joost.against_bots(INCA_EMPIRE)
    refused_thing(joost).dispatch_event("click")
    answer(joost)
    joost.settled()
    sheet = joost.page.locator("#why").bounding_box()
    board = joost.page.locator("#board").bounding_box()
    assert sheet
    assert board
    assert sheet["y"] >= board["y"] + board["height"]


def test_a_typed_move_that_is_not_possible_says_why(sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(INCA_EMPIRE)
    joost.wait_for_turn()
    joost.page.locator("#command").fill("city tumbes")
    joost.page.keyboard.press("Enter")
    notice = joost.page.locator("form [role=status]")
    expect(notice).not_to_be_empty()
    expect(notice).not_to_have_text("No possible move is written like that.")


def test_places_of_a_bid_speak_of_no_order(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(CHOCOLATL)
    joost.make_a_move()  # the offering; the first round is red
    joost.wait_for_turn()
    pyramid = joost.page.locator("#board .hit[data-target='location:pyramid']")
    for _ in range(2):
        pyramid.dispatch_event("click")
    expect(answer(joost)).not_to_contain_text("next")


_BARE = """async () => {
    // What has but a name in the reading line; a key was pressed last, so the focus is seen.
    const bare = []
    const things = '.hit, #prompt [data-target], .own [data-target]'
    for (const one of document.querySelectorAll(things)) {
        one.focus()
        await new Promise(requestAnimationFrame)
        const line = document.getElementById('reading')
        const told = [...line.querySelectorAll('span')].map((part) => part.textContent).join('')
        const read = document.activeElement === one && line.querySelector('.name')
        if (read && !told.trim()) bare.push(one.dataset.target)
    }
    return bare
}"""


def test_everything_says_more_than_its_name(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(game)
    for _ in range(3):
        joost.make_a_move()
        joost.wait_for_turn()
    joost.page.keyboard.press("Tab")
    assert not joost.page.evaluate(_BARE)
