"""Puzzles in the page: from the home to one that ships, a wrong try, and a right one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import tawantin
from tawantin.analysis import Puzzle, puzzle_book

from .axe import serious
from .player import Player

GAME = "chocolatl"


def second_bids() -> list[Puzzle]:
    """Those that one click on a card answers."""
    fitting = [one for one in puzzle_book(tawantin.game(GAME)).puzzles if one.best[:6] == "second"]
    assert len(fitting) > 1
    return fitting


def lay(page: Page, right: bool) -> None:
    """The best card, or another one."""
    ident = page.url.rsplit("/", 1)[1]
    best = next(one.best for one in second_bids() if one.id == ident).split()[-1]
    cards = page.locator("button.pick[data-target^='card:']")
    this = f"[data-target='card:{best}']"
    wanted = (
        page.locator(f"button.pick{this}") if right else cards.locator(f"css=:scope:not({this})")
    )
    wanted.first.click()


def test_a_guest_misses_a_puzzle_solves_the_next_and_both_are_remembered(
    sit_down: Callable[..., Player], axe: str
) -> None:
    guest = sit_down(1280, 720)
    page = guest.page
    missed, solved = second_bids()[:2]
    guest.lobby()
    page.locator("aside a[href='/puzzles']").click()
    expect(page.locator(f"a[href='/puzzles/{GAME}']")).to_be_visible()
    page.locator(f"a[href='/puzzles/{GAME}']").click()

    page.locator(f"nav a[href$='{missed.id}']").click()
    lay(page, right=False)
    answered = page.locator("#answered")
    expect(answered).to_contain_text("Not the best")
    expect(answered).to_contain_text("gives away at least")
    page.locator(f"nav a[href$='{solved.id}']").click()
    lay(page, right=True)
    expect(answered).to_contain_text("Right!")
    guest.settled()
    board = page.locator("#board svg").first.bounding_box()
    assert board
    assert board["y"] + board["height"] <= 720
    assert not serious(page, axe)

    page.locator("#next-puzzle").click()
    expect(page.locator("#prompt")).to_be_visible()
    page.reload()
    marks = page.locator("nav.list li b")
    expect(marks.filter(has_text="✗")).to_have_count(1)
    expect(marks.filter(has_text="✓")).to_have_count(1)
