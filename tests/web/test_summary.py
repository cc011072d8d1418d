"""The end of a round is seen: what was scored, by whom and why, until the player goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .axe import serious
from .games import DRAWN, Drawn
from .player import GLOWING, Player

SitDown = Callable[..., Player]
CHOCOLATL = next(one for one in DRAWN if one.id == "chocolatl")
_SCRIPT = (Path(__file__).parent / "pointing.js").read_text(encoding="utf-8")
CUZCO = next(one for one in DRAWN if one.id == "cuzco")
_COUNT_SUMMARIES = """
window.summaries = 0
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.id === 'summary') window.summaries += 1
}).observe(document, { childList: true, subtree: true })
"""
MOST_CLICKS = 200
ONE_LINE = 40


def reader(player: Player, game: Drawn) -> None:
    """Somebody who turns the pages by hand."""
    stored = json.dumps(
        {"guided": [game.id], "fast": True, "ending": "never", "summaries": "by_hand"}
    )
    player.context.add_init_script(
        f"localStorage.setItem('tawantin.preferences', {json.dumps(stored)})"
    )


def play_to_a_summary(player: Player) -> None:
    """Click on until the end of a round is shown."""
    player.page.evaluate(_SCRIPT)
    for clicks in range(MOST_CLICKS):
        player.page.locator(f"{GLOWING}, #summary").first.wait_for(state="attached")
        if player.page.locator("#summary").count():
            return
        player.page.evaluate("(how) => playSome(how)", [GLOWING, 1, 5 + clicks])
    raise AssertionError("no round came to its end")


def test_the_end_of_a_round_is_told_and_waits(game: Drawn, sit_down: SitDown, axe: str) -> None:
    joost = sit_down(width=1280, height=720)
    reader(joost, game)
    joost.against_bots(game)
    play_to_a_summary(joost)
    summary = joost.page.locator("#summary")
    expect(summary.locator("#summary-next")).to_be_focused()
    expect(summary.locator(".rows li")).to_have_count(game.seats)
    title = summary.locator("h3").first.bounding_box()
    assert title
    assert title["height"] < ONE_LINE
    expect(summary).not_to_contain_text("summary-")
    expect(summary.get_by_role("button", name="Rule: ")).to_be_visible()
    expect(summary).not_to_contain_text("rule-")
    summary.get_by_role("button", name="Rule: ").click()
    expect(summary).to_be_hidden()
    joost.page.get_by_role("button", name="Close", exact=True).click()
    expect(summary.locator("#summary-next")).to_be_focused()
    assert not serious(joost.page, axe)
    joost.page.keyboard.press("Escape")
    joost.page.locator("#summary-next").get_by_text("Continue", exact=True).or_(
        joost.page.locator("#prompt")
    ).first.wait_for()
    if summary.count():
        joost.page.keyboard.press("Enter")
    expect(summary).to_have_count(0)


def test_a_summary_does_not_begin_again_when_the_book_has_come(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    reader(joost, CUZCO)
    joost.context.add_init_script(_COUNT_SUMMARIES)
    joost.against_bots(CUZCO)
    play_to_a_summary(joost)
    # The title of the rule is in the book, which is loaded when the summary has come.
    expect(joost.page.locator("#summary").get_by_role("button", name="Rule: ")).to_be_visible()
    assert joost.page.evaluate("window.summaries") == 1


def test_a_summary_says_which_phase_of_a_round_is_over(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720, language="de-DE")
    reader(joost, CUZCO)
    joost.against_bots(CUZCO)
    play_to_a_summary(joost)
    heading = joost.page.locator("#summary h2")
    expect(heading).to_have_text("Durchgang 1 · Phase II: Personen")


def test_places_are_opened_one_by_one_on_a_phone_too(sit_down: SitDown) -> None:
    joost = sit_down(width=390, height=844)
    reader(joost, CHOCOLATL)
    joost.against_bots(CHOCOLATL)
    play_to_a_summary(joost)
    page = joost.page
    title = page.locator("#summary h3").first
    expect(title).to_have_text("Temple")
    page.locator("#summary-next").click()
    expect(title).to_have_text("Plantations")
    page.keyboard.press("Backspace")
    expect(title).to_have_text("Temple")
    page.locator("#summary").get_by_text("At once").click()
    expect(title).not_to_have_text("Temple")
