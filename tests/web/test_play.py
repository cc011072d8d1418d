"""Whole games and single moves through the page, in a real browser, against a real server."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .axe import serious
from .games import Drawn
from .player import GLOWING, Player
from .test_laid_out import SIZE_OF_FIGURE, SMALLEST

SitDown = Callable[..., Player]


def test_a_whole_game_against_bots_by_clicks_alone(
    game: Drawn, sit_down: SitDown, axe: str
) -> None:
    joost = sit_down()
    joost.against_bots(game)
    for _ in range(3):
        joost.make_a_move()  # by the mouse; the rest by click events, which is faster
    joost.play_to_the_end(game)
    result = joost.updates()[-1]["result"]
    totals = joost.page.locator("tfoot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(result["scores"])
    leaks = [leak for one in joost.updates() for leak in game.leaks(one["view"], one["seat"])]
    assert not leaks
    assert not serious(joost.page, axe)
    joost.page.emulate_media(color_scheme="dark")
    joost.settled()  # colours fade over
    assert not serious(joost.page, axe)


def test_a_whole_game_on_the_phone(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down(width=390, height=844)
    joost.against_bots(game)
    joost.play_to_the_end(game)
    joost.settled()
    sizes = [one.evaluate(SIZE_OF_FIGURE) for one in joost.page.locator("ol svg text").all()]
    assert not sizes or min(sizes) >= SMALLEST
    result = joost.updates()[-1]["result"]
    totals = joost.page.locator("tfoot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(result["scores"])


def test_two_browsers_at_one_table(game: Drawn, sit_down: SitDown) -> None:
    joost, ilse = sit_down(), sit_down()
    for player in (joost, ilse):
        player.skip_guides(game.id)
        player.lobby()
    joost.page.locator(f"article[data-game={game.id}] button[data-act=new]").click()
    joost.page.locator("#new-table select").first.select_option(str(game.seats))
    joost.page.locator("button[form=new-table]").click()
    joost.page.wait_for_url("**/table/*")
    bots = joost.page.locator("select.bots")
    expect(bots).to_have_count(game.seats - 1)
    for still_free in range(game.seats - 2, 0, -1):
        bots.last.select_option("random")
        expect(bots).to_have_count(still_free)
    ilse.page.goto(joost.page.url)
    ilse.page.get_by_role("button", name="Sit here").click()
    ilse.page.locator("#name-form input").fill("Ilse")
    ilse.page.get_by_role("button", name="Sit down").click()
    joost.page.get_by_role("button", name="Start the game").click()
    for player in (joost, ilse):
        expect(player.page.locator("#board")).to_be_visible()
    joost.until(lambda: joost.glowing() or ilse.glowing(), "nobody is asked")
    (joost if joost.glowing() else ilse).make_a_move()
    joost.page.get_by_role("tab", name="Chat").click()
    joost.page.get_by_placeholder("Say something").fill("Buenos días!")
    joost.page.get_by_placeholder("Say something").press("Enter")
    ilse.page.get_by_role("tab", name="Chat").click()
    expect(ilse.page.get_by_text("Buenos días!")).to_be_visible()
    for player in (joost, ilse):
        seen = player.updates()
        assert seen[-1]["seat"] is not None
        assert not [leak for one in seen for leak in game.leaks(one["view"], one["seat"])]


def test_a_lost_connection_comes_back_with_nothing_lost(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(game)
    joost.make_a_move()
    joost.page.evaluate("window.down = true; window.sockets.forEach((socket) => socket.close())")
    expect(joost.page.get_by_text("Connection lost")).to_be_visible()
    joost.page.evaluate("window.down = false")
    expect(joost.page.get_by_text("Connection lost")).to_be_hidden()
    joost.make_a_move()


def test_a_move_can_be_taken_back(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(game)
    undo = joost.page.locator("#undo")
    for number in range(60):  # other options each time: the first alone may never leave a choice
        joost.type_a_move(number)  # by clicks a whole bid of Chocolatl is put together first
        joost.wait_for_turn()  # while one is asked, no bot can make the move final
        if undo.is_visible():
            break
    undo.click()
    joost.until(lambda: "undone" in joost.happened(), "nothing was taken back")
    joost.wait_for_turn()


def test_any_position_can_be_looked_at_again(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(game)
    for _ in range(3):
        joost.make_a_move()
    scrubber = joost.page.locator("#replay")
    scrubber.get_by_role("button", name="To the beginning").click()
    expect(joost.page.get_by_role("heading", name="Looking back: move 0")).to_be_visible()
    assert joost.glowing() == 0
    scrubber.get_by_role("button", name="A move forward").click()
    expect(joost.page.get_by_role("heading", name="Looking back: move 1")).to_be_visible()
    ilse = sit_down()
    ilse.page.goto(joost.page.url + "?move=1")
    expect(ilse.page.get_by_role("heading", name="Looking back: move 1")).to_be_visible()
    scrubber.get_by_role("button", name="Back to now").click()
    joost.wait_for_turn()


def test_hotseat_draws_a_curtain_between_hands(game: Drawn, sit_down: SitDown) -> None:
    family = sit_down()
    family.skip_guides(game.id)
    family.lobby()
    family.page.locator(f"article[data-game={game.id}] button[data-act=new]").click()
    family.page.locator("#new-table select").first.select_option(str(game.seats))
    family.page.locator("button[form=new-table]").click()
    for name in ("Ilse", "Bence", "Mara", "Zsófi")[: game.seats - 1]:
        family.page.locator("input.guest").first.fill(name)
        family.page.get_by_role("button", name="Play at this screen").first.click()
        expect(family.page.get_by_text(name, exact=True)).to_be_visible()
    family.page.get_by_role("button", name="Start the game").click()
    seen: set[int] = set()
    for _ in range(12):
        curtain = family.page.locator("[data-screen=curtain]")
        family.page.locator(f"{GLOWING}, [data-screen=curtain]").first.wait_for(state="attached")
        if curtain.count():
            assert family.updates()[-1]["seat"] is None, "hands are seen behind the curtain"
            curtain.get_by_role("button").click()
            family.wait_for_turn()
        seen.add(family.updates()[-1]["seat"])
        if len(seen) > 1:
            break
        family.make_a_move()
    assert len(seen) > 1, "only one person was asked"


def test_the_language_changes_in_the_middle_of_a_game(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(game)
    joost.make_a_move()
    joost.wait_for_turn()
    page = joost.page
    asked = page.locator("#prompt h2").inner_text()
    page.get_by_role("button", name="Menu").click()
    for language, word in (("de", "Sprache"), ("nl", "Taal"), ("hu", "Nyelv")):
        page.locator("#language").select_option(language)
        expect(page.get_by_text(word, exact=True)).to_be_visible()
        assert page.locator("html").get_attribute("lang") == language
    page.keyboard.press("Escape")
    assert page.locator("#prompt h2").inner_text() != asked
    untranslated = re.compile(r"\b(prompt|log|action|name|tip|rule|tab|happened)-[a-z]")
    assert not untranslated.search(page.locator("body").inner_text())
    joost.make_a_move()


def test_moves_by_keyboard_alone(game: Drawn, sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(game)
    joost.wait_for_turn()
    page = joost.page
    joost.type_a_move()
    joost.wait_for_turn()
    again = joost.moves()
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("o")
    expect(page.locator("#options summary")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("#options button").first.focus()
    page.keyboard.press("Enter")
    joost.until(lambda: joost.moves() > again, "the list made no move")
