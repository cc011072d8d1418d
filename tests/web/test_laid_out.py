"""Boards can be read and keep still: no small letters, nothing to click out of sight."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .games import DRAWN, Drawn
from .player import GLOWING, Player
from .test_turns import careful, hold_a_move

SitDown = Callable[..., Player]
CLICKS = 25
SMALLEST = 11
MACHU_PICCHU = next(one for one in DRAWN if one.id == "machu_picchu")
CUZCO = next(one for one in DRAWN if one.id == "cuzco")

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


_CUT = """all => all.filter((one) => one.checkVisibility())
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent)"""
SIZE_OF_FIGURE = """one => {
    const { a, b } = one.getScreenCTM()
    return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b)
}"""
_MAKE_THREE = """box => {
    while (box.children.length < 3) box.append(box.lastElementChild.cloneNode(true))
    return [...box.children].map((one) => one.getBoundingClientRect().top)
}"""


def _made(joost: Player, moves: int) -> bool:
    return joost.moves() >= moves


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL", "hu-HU"])
def test_a_button_shows_all_that_it_says(sit_down: SitDown, language: str) -> None:
    joost = sit_down(width=1280, height=720, language=language)
    joost.against_bots(MACHU_PICCHU)
    page = joost.page
    quarter = page.locator(".hit.can[data-target='district:weavers_quarter']")
    work = page.locator("#prompt .buttons [data-action^='produce']")
    for moves in (0, 1):  # the first Inca; then the prince, unless another prince has begun there
        joost.until(partial(_made, joost, moves), "the move was not made")
        expect(quarter.or_(work).first).to_be_attached()
        if not work.count():
            quarter.dispatch_event("click")
    expect(work).to_have_count(2)
    joost.settled()
    assert not page.locator("#prompt .buttons .btn").evaluate_all(_CUT)


def test_three_buttons_stand_in_one_row_on_a_phone(sit_down: SitDown) -> None:
    joost = sit_down(width=390, height=844)
    careful(joost, CUZCO)
    joost.against_bots(CUZCO)
    hold_a_move(joost)
    tops = joost.page.locator("#prompt .buttons").evaluate(_MAKE_THREE)
    assert len(tops) == 3
    assert max(tops) - min(tops) < 1


def test_what_is_held_back_says_first_what_that_means(sit_down: SitDown) -> None:
    joost = sit_down(width=390, height=844)
    careful(joost, CUZCO)
    joost.against_bots(CUZCO)
    hold_a_move(joost)
    means = re.compile("^(This ends your turn|This cannot be taken back)")
    expect(joost.page.locator("#reading")).to_have_text(means)


def test_the_question_fills_its_row_where_nothing_lies_beside_it(sit_down: SitDown) -> None:
    joost = sit_down(width=390, height=844)
    joost.against_bots(CUZCO)
    joost.wait_for_turn()
    box = joost.page.locator("#prompt .ask").bounding_box()
    assert box
    assert round(box["width"]) == 390


def test_a_question_begins_with_a_capital(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down(language="nl-NL")
    joost.against_bots(game)
    style = "one => getComputedStyle(one, '::first-letter').textTransform"
    assert joost.page.locator("#prompt h2").evaluate(style) == "uppercase"


def test_numbers_of_god_cards_are_large_enough_when_three_lie_in_hand(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(CUZCO)
    cards = joost.page.locator(".cards .card")
    while not cards.count():
        joost.make_a_move()
    cards.evaluate_all("all => all.forEach((one) => one.classList.add('close'))")
    sizes = [one.evaluate(SIZE_OF_FIGURE) for one in cards.locator("text").all()]
    assert sizes
    assert min(sizes) >= SMALLEST


def test_names_of_three_others_are_whole(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720, language="de-DE")
    joost.against_bots(Drawn("cuzco", 4, CUZCO.leaks))
    crowded = joost.page.locator(".other .r1:has(.dice svg:nth-child(2))")
    while crowded.count() < 3:
        joost.make_a_move()
        joost.wait_for_turn()
    assert not joost.page.locator(".other .nm").evaluate_all(_CUT)
    expect(crowded.locator("> .xs:visible")).to_have_count(0)


_ONE_MORE = """box => {
    if (box.querySelector('.one-more')) return
    const more = box.querySelector('.opt:not(.slot)').cloneNode(true)
    more.classList.add('one-more')
    box.append(more)
}"""


def test_the_log_is_in_sight_on_all_desks(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down(language="de-DE")
    joost.against_bots(game)
    page = joost.page
    joost.wait_for_turn()
    for width, height in ((1280, 720), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        joost.settled()
        for turn in page.locator("#construction").all():  # a sun card allows one thing more
            turn.evaluate(_ONE_MORE)
        box = page.locator(".talk").bounding_box()
        assert box
        assert box["y"] + box["height"] <= height, f"{width} wide"


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL", "hu-HU"])
def test_headings_of_the_capital_stand_apart(sit_down: SitDown, language: str) -> None:
    joost = sit_down(width=1280, height=720, language=language)
    joost.against_bots(CUZCO)
    heads = joost.page.locator("svg.board text[y='82']").all()
    boxes = sorted((box for one in heads if (box := one.bounding_box())), key=lambda box: box["x"])
    assert len(boxes) > 3
    for left, right in itertools.pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"] + 1
