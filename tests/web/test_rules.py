"""The rules beside the board: found by words, opened where they are asked for, all drawn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tawantin.kernel import registry
from tawantin.locale.glossary import glossary

from .axe import serious
from .games import DRAWN
from .player import Player

SitDown = Callable[..., Player]
INCA_EMPIRE = next(one for one in DRAWN if one.id == "inca_empire")

DRAWN_THINGS = """() => [...document.querySelectorAll('[data-thing]')]
    .filter((one) => one.querySelector('svg use, svg path, svg rect, svg circle'))
    .map((one) => one.dataset.thing)"""
BARE_CHAPTERS = """() => [...document.querySelectorAll('section[id^=rule-]')]
    .filter((one) => !one.querySelector(':scope > svg')).map((one) => one.id)"""


def test_every_chapter_and_every_thing_of_every_game_is_drawn(sit_down: SitDown) -> None:
    reader = sit_down(width=390, height=844, language="hu-HU")
    reader.lobby()
    for game in DRAWN:
        reader.page.locator(f"article[data-game={game.id}] button[data-act=rules]").click()
        shelves = glossary("hu", registry.descriptor(game.id))
        things = {f"{thing.kind}:{thing.id}" for shelf in shelves for thing in shelf.things}
        expect(reader.page.locator("[data-thing]")).to_have_count(len(things))
        assert set(reader.page.evaluate(DRAWN_THINGS)) == things
        assert reader.page.evaluate(BARE_CHAPTERS) == []
        reader.page.keyboard.press("Escape")
    assert not reader.problems


def test_the_rules_stand_beside_the_board_and_open_where_they_are_asked_for(
    sit_down: SitDown, axe: str
) -> None:
    joost = sit_down(width=1280, height=720)
    joost.against_bots(INCA_EMPIRE)
    joost.wait_for_turn()
    page = joost.page
    card = page.locator("[data-target^='card:']").first
    name = card.get_attribute("data-target")
    assert name
    opener = page.get_by_role("button", name="Rules", exact=True)
    opener.focus()
    page.keyboard.press("Enter")
    rules, board = page.locator("#rules"), page.locator("#board svg.board").first
    expect(rules).to_be_focused()
    expect(rules.locator("[data-thing]").first).to_be_attached()
    beside, drawn = rules.bounding_box(), board.bounding_box()
    assert beside
    assert drawn
    assert beside["x"] + beside["width"] <= drawn["x"], "nothing of the board is covered"
    joost.make_a_move()
    expect(rules, "what is asked can be played while they are open").to_be_visible()

    page.get_by_role("searchbox").fill("Epidemic CITY")
    expect(rules.locator("[data-thing]")).to_have_count(1)
    expect(rules.get_by_role("status")).to_have_text("1 place found")
    page.get_by_role("searchbox").fill("")
    assert not serious(page, axe)
    rules.focus()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(opener).to_be_focused()


def test_the_rules_can_be_read_while_one_waits_for_others_at_a_desk(sit_down: SitDown) -> None:
    host = sit_down(width=1280, height=720)
    host.lobby()
    host.page.locator(f"article[data-game={INCA_EMPIRE.id}] button[data-act=new]").click()
    host.page.locator("button[form=new-table]").click()
    host.page.get_by_role("button", name="Rules", exact=True).click()
    expect(host.page.get_by_role("dialog").locator("[data-thing]").first).to_be_visible()
