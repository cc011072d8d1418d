"""How a turn ends, who plays when nobody is there, and that the page stands still meanwhile."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from tawantin.server.writer import MOST_TOLD

from .games import DRAWN, Drawn
from .player import GLOWING, Player
from .test_locale import FILES, messages

SitDown = Callable[..., Player]
MACHU_PICCHU = next(one for one in DRAWN if one.id == "machu_picchu")
_SCRIPT = (Path(__file__).parent / "pointing.js").read_text(encoding="utf-8")
"""Parts of the table that keep their places while a turn is played."""


def careful(player: Player, game: Drawn) -> None:
    """As newcomers have it: a turn ends with "End turn"."""
    stored = json.dumps({"guided": [game.id], "fast": True, "summaries": "at_once"})
    player.context.add_init_script(
        f"localStorage.setItem('tawantin.preferences', {json.dumps(stored)})"
    )


def hold_a_move(player: Player) -> None:
    """Click until a decision waits for "End turn"."""
    for _ in range(20):
        player.page.locator(f"{GLOWING}, #end-turn").first.wait_for(state="attached")
        if player.page.locator("#end-turn").count():
            return
        with contextlib.suppress(Error):  # the page had more to draw: it waits already
            player.click_once(timeout=2_000)
        player.settled()
    raise AssertionError("no turn came to its end")


def test_the_last_decision_of_a_turn_can_be_taken_back(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    careful(joost, MACHU_PICCHU)
    joost.against_bots(MACHU_PICCHU)
    hold_a_move(joost)
    before = joost.moves()
    joost.page.locator("#step-back").click()
    expect(joost.page.locator("#end-turn")).to_have_count(0)
    joost.wait_for_turn()
    assert joost.moves() == before, "nothing was sent"
    hold_a_move(joost)
    joost.page.keyboard.press("e")
    joost.until(lambda: joost.moves() > before, "the turn did not end")


def test_bots_play_on_for_whoever_leaves_and_hand_the_seat_back(sit_down: SitDown) -> None:
    joost, ilse = sit_down(), sit_down()
    for player in (joost, ilse):
        player.skip_guides(MACHU_PICCHU.id)
        player.lobby()
    joost.page.locator(f"article[data-game={MACHU_PICCHU.id}] button[data-act=new]").click()
    joost.page.locator("#new-table select").first.select_option("2")
    joost.page.locator("button[form=new-table]").click()
    joost.page.wait_for_url("**/table/*")
    ilse.page.reload()
    ilse.page.get_by_role("link", name="Join").first.click()
    ilse.page.locator("#name-form input").fill("Ilse")
    ilse.page.get_by_role("button", name="Sit down").click()
    joost.page.get_by_role("button", name="Start the game").click()
    expect(joost.page.locator("#board")).to_be_visible()
    expect(joost.page.locator("#seats")).to_contain_text("Ilse")
    joost.page.get_by_role("button", name="Menu").click()
    joost.page.get_by_role("button", name="Let a bot play on").click()
    joost.page.locator("#leave").click()
    expect(joost.page.locator("#prompt h2")).to_have_text("A bot plays for you")
    assert joost.glowing() == 0
    joost.page.locator("#take-over").click()
    expect(joost.page.locator("#take-over")).to_have_count(0)


def test_the_log_shows_its_newest_line_unless_one_reads_further_up(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(MACHU_PICCHU)
    page = joost.page
    hidden = "() => { const log = document.querySelector('.log');"
    hidden += " return log.scrollHeight - log.scrollTop - log.clientHeight }"
    for _ in range(10):
        joost.make_a_move()
        joost.wait_for_turn()
        joost.settled()
        assert page.evaluate(hidden) < 4
    page.locator(".log").hover()
    page.mouse.wheel(0, -400)
    joost.until(lambda: page.evaluate(hidden) > 60, "the log does not scroll")
    for _ in range(3):
        joost.make_a_move()
    expect(page.locator(".log .fresh")).to_be_visible()
    page.locator(".log .fresh").click()
    joost.until(lambda: page.evaluate(hidden) < 4, "the newest line is not shown")


WATCH_THE_SKY = """() => new MutationObserver(() => {
    window.flown ||= !!document.querySelector('.sky svg')
}).observe(document.body, { childList: true, subtree: true })"""


def test_what_moves_flies_from_where_it_was(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down(motion=True)
    stored = json.dumps({"guided": [game.id], "ending": "never", "summaries": "at_once"})
    joost.context.add_init_script(
        f"localStorage.setItem('tawantin.preferences', {json.dumps(stored)})"
    )
    joost.against_bots(game)
    joost.page.evaluate(WATCH_THE_SKY)
    joost.page.evaluate(_SCRIPT)
    for seed in range(40):
        joost.page.evaluate("(how) => playSome(how)", [GLOWING, 1, 3 + seed])
        if joost.page.evaluate("window.flown"):
            return
    raise AssertionError("nothing flew")


def ids_in(text: str) -> set[str]:
    """Words that look like the ids of messages, options, actions."""
    return set(re.findall(r"\b[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+\b", text))


def test_no_id_is_shown_to_anybody(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down(language="de-DE")
    known = {name for file in FILES for name in messages("en", file)}
    read = (Path(__file__).parent / "pointing.js").read_text(encoding="utf-8")
    seen: set[str] = set()

    def look() -> None:
        joost.page.evaluate(read)
        seen.update(ids_in(joost.page.evaluate("wordsOf()")))

    joost.lobby()
    for act in ("new", "bots"):
        joost.page.locator(f"article[data-game={game.id}] button[data-act={act}]").click()
        for details in joost.page.locator("dialog summary").all():
            details.click()
        look()
        joost.page.keyboard.press("Escape")
    joost.against_bots(game)
    for round_ in range(6):
        if not joost.is_asked_again():
            break
        for _ in ("open", "close"):  # by keyboard: over wide boards the list unfolds on focus
            joost.page.locator("#options summary").press("Enter")
            look()
        joost.page.evaluate("(how) => playSome(how)", [GLOWING, 12, 5 + round_])
    shown = {one for one in seen if one in known or "_" in one}
    assert not shown


_SAY = """async ([most, text]) => {
    const table = location.pathname.split('/').at(-1)
    for (let n = 0; n < most; n++)
        await fetch(`/api/tables/${table}/commands`, {
            method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ type: 'say', table, text: `${text} ${n}` }),
        })
}"""


def test_a_long_story_comes_up_at_once_and_its_beginning_on_scrolling(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(MACHU_PICCHU)
    joost.make_a_move()
    joost.page.evaluate(_SAY, [MOST_TOLD + 10, "word"])
    joost.page.reload()
    joost.until(lambda: any("earlier" in one for one in joost.updates()), "all was told at once")
    log = joost.page.locator(".log")
    expect(log.locator(".earlier")).to_be_visible()
    log.locator(".earlier").click()
    expect(log.locator(".earlier")).to_have_count(0)
    assert log.locator("li").count() > 0, "what happened before the talk"
    joost.page.locator("#talk-chat").click()
    expect(joost.page.locator(".said")).to_contain_text("word 0")


@pytest.mark.parametrize("seats", [3, 4])
def test_options_are_offered_only_to_those_who_can_play_them(sit_down: SitDown, seats: int) -> None:
    joost = sit_down()
    joost.lobby()
    joost.page.locator("article[data-game=inca_empire] button[data-act=new]").click()
    joost.page.locator("#new-table select").first.select_option(str(seats))
    expect(joost.page.locator("[data-option=early_decline]")).to_have_count(int(seats == 4))
    if seats == 3:
        return
    joost.page.locator("[data-option=early_decline] input").check()
    joost.page.locator("button[form=new-table]").click()
    joost.page.locator("#edit").click()
    joost.page.locator("#edit-table select").first.select_option("3")
    joost.page.locator("button[form=edit-table]").click()
    expect(joost.page.locator("#edit-table")).to_have_count(0)
    expect(joost.page.locator(".seats > li")).to_have_count(3)


def _own_bid(update: Any) -> list[int | None]:
    """What lies at the places; nothing before it is laid and after its place is settled."""
    places = update["view"]["seats"][0]["overview"]
    return [card and card["value"] for place in places for card in place["cards"]]


def test_a_bid_is_put_together_in_any_order_and_then_sealed(sit_down: SitDown) -> None:
    chocolatl = next(one for one in DRAWN if one.id == "chocolatl")
    joost = sit_down(width=1280, height=720)
    joost.against_bots(chocolatl)
    joost.make_a_move()  # the offering; the first round is red
    joost.wait_for_turn()
    page = joost.page
    before = joost.moves()
    page.locator(".hit.can[data-target='location:pyramid']").click(force=True)
    cards = page.locator("#hand button.pick")
    for _ in range(2):
        cards.last.click()
    laid = page.locator(".place button.sel")
    expect(laid).to_have_count(2)
    seal = page.locator("#seal")
    expect(seal).to_be_disabled()
    laid.first.click()
    expect(laid).to_have_count(1)
    page.keyboard.press("Escape")
    expect(laid).to_have_count(0)
    for left in range(12, 2, -1):  # the last two lie by themselves
        expect(cards).to_have_count(left)
        cards.last.click()
    expect(laid).to_have_count(12)
    assert joost.moves() == before, "nothing is sent before it is sealed"
    wanted = [int(card.inner_text()) for card in laid.all()]
    seal.click()
    joost.until(lambda: joost.moves() >= before + 5, "the bid was not sealed")
    bid = next(cards for cards in map(_own_bid, reversed(joost.updates())) if None not in cards)
    assert bid == [value for n in range(0, 12, 2) for value in sorted(wanted[n : n + 2])]
    assert sorted(wanted[6:8]) == [max(wanted) - 1, max(wanted)], "the pyramid came first"
