"""The home page, players' pages and the ranking, as people see them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.server.neighbours import do, eventually, play, somebody
from tests.server.running import Running
from tests.server.test_http import Browser

from .axe import serious
from .player import Player

SitDown = Callable[..., Player]


def as_somebody(player: Player, browser: Browser) -> None:
    """Let a page be used by who made requests before."""
    assert browser.cookie is not None
    name, _, value = browser.cookie.partition("=")
    player.context.add_cookies([{"name": name, "value": value, "url": player.address}])


@pytest.fixture(scope="module")
def people(server: Running) -> tuple[Browser, Browser]:
    """Ana and Bo, who have played a rated game of Cuzco."""
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    play(ana, bo, game="cuzco", title="Andes by night", options={"module_pututu": True})
    eventually(lambda: ana.ask("GET", "/api/ranking/cuzco")[1]["people"])
    return ana, bo


def begun_by_ana(ana: Browser, bo: Browser) -> str:
    """A slow game of the two in which Ana is to decide: who begins is a matter of chance."""
    clock = {"kind": "days", "days": 2}
    wanted = {"game": "cuzco", "seats": 2, "title": "Slow", "clock": clock}
    while True:
        name = str(ana.ask("POST", "/api/tables", wanted)[1]["id"])
        do(bo, name, "sit", seat=1)
        do(ana, name, "start")
        if ana.ask("GET", f"/api/tables/{name}")[1]["actors"] == [0]:
            return name
        do(ana, name, "concede", seat=0)


def test_a_game_that_waits_for_me_comes_first_and_arrives_by_itself(
    sit_down: SitDown, people: tuple[Browser, Browser], axe: str
) -> None:
    ana, bo = people
    player = sit_down()
    as_somebody(player, ana)
    player.lobby()
    expect(player.page.locator("h1")).to_contain_text("No game waits")
    name = begun_by_ana(ana, bo)
    card = player.page.locator("article", has_text="Slow").first
    expect(card).to_contain_text("Bo")
    expect(card).to_contain_text("1 d 23 h left")
    assert not serious(player.page, axe)
    card.locator("a").click()
    expect(player.page).to_have_url(re.compile(f"/table/{name}"))
    do(ana, name, "concede", seat=0)


def test_filters_are_in_the_address_and_explain_an_empty_list(
    sit_down: SitDown, people: tuple[Browser, Browser]
) -> None:
    _, bo = people
    wanted = {"game": "cuzco", "seats": 2, "listed": True, "title": "Open to all"}
    name = bo.ask("POST", "/api/tables", wanted)[1]["id"]
    player = sit_down()
    player.page.goto(f"{player.address}/?game=cuzco&pace=live")
    expect(player.page.locator("#open-tables")).to_contain_text("No open table fits")
    player.page.locator("#open-tables button").click()
    expect(player.page.locator("#open-tables")).to_contain_text("Open to all")
    expect(player.page).to_have_url(re.compile(r"/\?game=cuzco$"))
    do(bo, name, "stand", seat=0)


def test_the_host_closes_a_table_that_was_never_begun(
    sit_down: SitDown, people: tuple[Browser, Browser]
) -> None:
    ana, _ = people
    wanted = {"game": "cuzco", "seats": 2, "listed": True, "title": "Never begun"}
    name = ana.ask("POST", "/api/tables", wanted)[1]["id"]
    player = sit_down(width=390, height=844)
    as_somebody(player, ana)
    player.page.goto(f"{player.address}/?show=mine")
    mine = player.page.locator("li", has_text="Never begun")
    mine.get_by_role("button", name="Close the table").click()
    player.page.locator("dialog .pri").click()
    expect(mine).to_have_count(0)
    player.page.goto(f"{player.address}/table/{name}")
    expect(player.page.locator("h1")).to_have_text("This table is closed")


@pytest.mark.parametrize("language", ["en", "de", "nl", "hu"])
def test_home_fits_a_phone_in_every_language(
    sit_down: SitDown, people: tuple[Browser, Browser], language: str
) -> None:
    player = sit_down(width=390, height=844, language=language)
    player.lobby()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("width", [1280, 390])
def test_players_and_ranking_can_be_read_by_everybody(
    sit_down: SitDown, people: tuple[Browser, Browser], width: int, axe: str
) -> None:
    player = sit_down(width=width, height=844)
    player.page.goto(f"{player.address}/ranking/cuzco")
    rows = player.page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Ana")
    assert not serious(player.page, axe)
    rows.first.locator("a").click()
    expect(player.page.locator("h1")).to_have_text("Ana")
    expect(player.page.locator("li", has_text="Andes by night")).to_be_visible()
    assert not serious(player.page, axe)
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width
    expect(player.page.locator(".favourites")).to_contain_text(re.compile(r"Likes.*Pututu.*\(1×\)"))
    seats = player.page.locator("select[name=seats]")
    seats.select_option("4")
    expect(player.page.locator("li", has_text="Andes by night")).to_have_count(0)
    seats.select_option("2")
    expect(player.page.locator("li", has_text="Andes by night")).to_be_visible()
