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
    """Let a page be used by whoever made requests before."""
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
    expect(player.page.locator("h1")).to_have_text("No game is waiting for you")
    expect(player.page.locator("#just-finished")).to_contain_text("Andes by nightplace 1")
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


_CUT = """() => [...document.querySelectorAll('.main-tabs > *, .main-tabs .word, header .btn')]
    .filter((one) => {
        const box = one.getBoundingClientRect()
        return one.scrollWidth > one.clientWidth + 1 || box.left < 0 || box.right > innerWidth
    }).map((one) => one.textContent)"""
EVERYWHERE = {
    "/", "/?show=mine", "/watch", "/learn", "/ranking", "/tournaments", "/puzzles", "/workshop",
}  # fmt: skip


@pytest.mark.parametrize("width", [390, 320, 1024, 1280])
@pytest.mark.parametrize("language", ["en", "de", "nl", "hu"])
def test_every_place_is_reached_from_the_menu_and_no_word_of_it_is_cut(
    sit_down: SitDown, people: tuple[Browser, Browser], language: str, width: int
) -> None:
    player = sit_down(width=width, height=844, language=language)
    player.lobby()
    page = player.page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(_CUT) == []
    places = page.locator("nav.main-tabs a")
    links = {places.nth(number).get_attribute("href") for number in range(places.count())}
    if width < 1280:
        page.locator("#more-places").click()
        others = page.locator("dialog a")
        links |= {others.nth(number).get_attribute("href") for number in range(others.count())}
        others.last.click()
        expect(page).to_have_url(re.compile("/workshop$"))
        expect(page.locator("dialog")).to_have_count(0)
    assert links == EVERYWHERE


def test_somebody_is_found_by_name_and_asked_to_a_table(
    sit_down: SitDown, people: tuple[Browser, Browser], axe: str
) -> None:
    ana, bo = people
    player = sit_down(width=390, height=844)
    as_somebody(player, ana)
    player.lobby()
    page = player.page
    page.get_by_role("button", name="Find somebody").click()
    page.get_by_label("How does the name begin?").fill("b")
    expect(page.get_by_role("button", name="Challenge Bo")).to_be_visible()
    assert not serious(page, axe)
    page.locator("dialog").get_by_role("link", name="Bo").click()
    expect(page.locator("h1")).to_have_text("Bo")
    table = ana.ask("POST", "/api/tables", {"game": "cuzco", "seats": 2, "title": "For Bo"})[1]
    page.goto(f"{player.address}/table/{table['id']}")
    page.get_by_text("Find somebody").click()
    page.get_by_label("How does the name begin?").fill("bo")
    page.get_by_role("button", name="Invite Bo").click()
    expect(page.get_by_text("Invited")).to_be_visible()
    (letter,) = bo.ask("GET", "/api/home")[1]["invitations"]
    assert letter["table"]["title"] == "For Bo"
    do(ana, table["id"], "stand", seat=0)


def test_a_ranking_fits_the_smallest_phone(
    sit_down: SitDown, people: tuple[Browser, Browser]
) -> None:
    page = (player := sit_down(width=320, height=700, language="hu")).page
    page.goto(f"{player.address}/ranking/cuzco")
    expect(page.locator("tbody tr", has_text="Ana")).to_be_visible()
    assert page.locator("section", has=page.locator("table")).evaluate(
        "panel => panel.scrollWidth <= panel.clientWidth"
    )


def test_ones_own_name_in_the_ranking_is_not_broken_on_a_phone(
    sit_down: SitDown, server: Running, people: tuple[Browser, Browser]
) -> None:
    mara, other = somebody(server, "Mara8768"), somebody(server, "Else8768")
    play(mara, other, game="machu_picchu", title="Short")
    eventually(lambda: len(mara.ask("GET", "/api/ranking/machu_picchu")[1]["people"]) > 1)
    player = sit_down(width=390, height=844)
    as_somebody(player, mara)
    player.page.goto(f"{player.address}/ranking/machu_picchu")
    name = player.page.locator("tr.mine a")
    expect(name).to_have_text("Mara8768")
    assert name.evaluate("name => name.getClientRects().length") == 1


def test_an_address_that_is_no_text_names_nobody(sit_down: SitDown) -> None:
    player = sit_down()
    player.page.goto(f"{player.address}/player/%E0%A4%A")
    expect(player.page.locator("main")).to_contain_text("There is nobody of that name here.")
    player.problems.clear()  # the browser tells of the 404


def test_a_guest_finds_the_way_to_an_account(sit_down: SitDown) -> None:
    player = sit_down(width=390, height=844)
    player.lobby()
    player.page.get_by_role("button", name="Sign in").click()
    expect(player.page.get_by_role("dialog")).to_contain_text("Create an account")


@pytest.mark.parametrize("width", [1280, 390])
def test_players_and_ranking_can_be_read_by_everybody(
    sit_down: SitDown, people: tuple[Browser, Browser], width: int, axe: str
) -> None:
    player = sit_down(width=width, height=844)
    player.page.goto(f"{player.address}/ranking/cuzco")
    rows = player.page.locator("tbody tr", has=player.page.locator("a"))
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Ana")
    expect(rows.first).to_contain_text("provisional")
    bots = player.page.locator("tbody tr", has_text="Bot: ")
    expect(bots).to_have_count(5)
    assert not serious(player.page, axe)
    player.page.get_by_role("button", name="People only").click()
    expect(bots).to_have_count(0)
    expect(player.page).to_have_url(re.compile(r"/ranking/cuzco\?people$"))
    player.page.get_by_role("button", name="Whom I follow").click()
    expect(player.page.locator("main")).to_contain_text("Nobody here fits that choice.")
    player.page.get_by_role("button", name="Whom I follow").click()
    rows.first.locator("a").click()
    expect(player.page.locator("h1")).to_have_text("Ana")
    expect(player.page.locator(".favourites")).to_contain_text(
        re.compile(r"Likes.*Shell horns.*\(1×\)")
    )
    if width < 720:
        assert not serious(player.page, axe)
        player.page.get_by_role("tab", name="Finished games").click()
    expect(player.page.locator("li", has_text="Andes by night")).to_be_visible()
    assert not serious(player.page, axe)
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width
    seats = player.page.locator("select[name=seats]")
    seats.select_option("4")
    expect(player.page.locator("li", has_text="Andes by night")).to_have_count(0)
    seats.select_option("2")
    expect(player.page.locator("li", has_text="Andes by night")).to_be_visible()
    opponent = player.page.get_by_role("searchbox", name="Against whom?")
    opponent.fill("Nobody of that name")
    expect(player.page.locator("li", has_text="Andes by night")).to_have_count(0)
    opponent.fill("b")
    game = player.page.locator("li", has_text="Andes by night")
    game.get_by_role("link", name="Analysis: Andes by night").click()
    expect(player.page).to_have_url(re.compile("/table/.*/analysis$"))
