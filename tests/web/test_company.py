"""People come together in the page: play now, invitations, talk, watching."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.server.neighbours import do, somebody
from tests.server.running import Running
from tests.server.test_http import Browser

from .axe import serious
from .player import Player
from .test_home import as_somebody

SitDown = Callable[..., Player]


@pytest.fixture(scope="module")
def people(server: Running) -> tuple[Browser, Browser]:
    return somebody(server, "Dora"), somebody(server, "Emil")


def test_two_find_each_other_by_play_now_and_the_game_opens_by_itself(
    sit_down: SitDown, people: tuple[Browser, Browser], axe: str
) -> None:
    first, second = sit_down(), sit_down(width=390, height=844)
    for player, person in zip((first, second), people, strict=True):
        as_somebody(player, person)
        player.skip_guides("cuzco")
        player.lobby()
        player.page.locator("button[data-act=find]").click()
        player.page.locator("input[name=game][value=cuzco]").check(force=True)
        for other in ("3", "4"):
            player.page.locator(f"input[name=seats][value='{other}']").uncheck()
        player.page.locator("select[name=wait]").select_option("null")
        if player is first:
            assert not serious(player.page, axe)
        player.page.locator("dialog .pri").click()
        if player is first:
            expect(first.page.locator("h2", has_text="Looking for Cuzco")).to_be_visible()
            expect(first.page.locator("section", has_text="people only").first).to_be_visible()
            assert not serious(first.page, axe)
    for player in (first, second):
        expect(player.page).to_have_url(re.compile("/table/"))
        expect(player.page.locator("#board")).to_be_visible()
    assert first.page.url == second.page.url
    do(people[0], first.page.url.rsplit("/", 1)[1], "concede", seat=0)
    do(people[0], first.page.url.rsplit("/", 1)[1], "concede", seat=1)


def test_a_search_is_there_after_a_reload_and_can_be_stopped(
    sit_down: SitDown, people: tuple[Browser, Browser]
) -> None:
    wanted = {"game": "inca_empire", "seats": [4], "pace": "slow", "wait": None}
    assert people[0].ask("PUT", "/api/seek", wanted)[0] == 200
    player = sit_down()
    as_somebody(player, people[0])
    player.lobby()
    looking = player.page.get_by_role("heading", name="Looking for Inca Empire")
    expect(looking).to_be_visible()
    player.page.get_by_role("button", name="Stop looking").click()
    expect(looking).to_have_count(0)
    assert people[0].ask("GET", "/api/home")[1]["seek"] is None


def test_a_challenge_arrives_by_itself_and_begins_when_accepted(
    sit_down: SitDown, people: tuple[Browser, Browser], axe: str
) -> None:
    dora, emil = people
    challenger, challenged = sit_down(), sit_down(width=390, height=844)
    as_somebody(challenger, dora)
    as_somebody(challenged, emil)
    challenged.skip_guides("cuzco")
    challenged.lobby()
    page = challenger.page
    page.goto(f"{challenger.address}/player/Emil")
    page.locator("button[data-act=follow]").click()
    expect(page.get_by_role("button", name="Unfollow")).to_be_visible()
    assert not serious(page, axe)
    page.locator("button[data-act=challenge]").click()
    page.locator("select[name=game]").select_option("cuzco")
    page.locator("dialog .pri").click()
    expect(page).to_have_url(re.compile("/table/"))
    asked = challenged.page.locator("li", has_text="Dora challenges you to Cuzco")
    expect(asked).to_be_visible()
    assert challenged.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not serious(challenged.page, axe)
    asked.get_by_role("button", name="Accept").click()
    expect(challenged.page.locator("#board")).to_be_visible()
    expect(challenger.page.locator("#board")).to_be_visible()


def test_onlookers_talk_among_themselves_and_words_can_be_reported_and_blocked(
    sit_down: SitDown, people: tuple[Browser, Browser], server: Running
) -> None:
    dora, emil = people
    wanted = {"game": "cuzco", "seats": 2, "listed": True, "title": "Watched"}
    name = dora.ask("POST", "/api/tables", wanted)[1]["id"]
    do(emil, name, "sit", seat=1)
    do(dora, name, "start")
    looker = sit_down()
    looker.skip_guides("cuzco")
    looker.page.goto(f"{looker.address}/table/{name}")
    looker.page.locator("#talk-chat").click()
    looker.page.get_by_placeholder("Say something to the other onlookers").fill("fine move")
    looker.page.keyboard.press("Enter")
    log = looker.page.get_by_role("log", name="Chat")
    expect(log).to_contain_text("to onlookers fine move")
    do(emil, name, "say", text="rude words")
    said = log.locator("p", has_text="rude words")
    said.locator("summary").click()
    said.get_by_role("button", name="Report").click()
    expect(said).to_contain_text("Reported.")
    said.get_by_role("button", name="Block").click()
    expect(said).to_have_count(0)
    do(emil, name, "say", text="more of them")
    do(dora, name, "say", text="well played")
    expect(log).to_contain_text("well played")
    expect(log).not_to_contain_text("more of them")
    assert "fine move" not in str(emil.ask("GET", f"/api/tables/{name}/story")[1])
    for seat, person in enumerate(people):
        do(person, name, "concede", seat=seat)


def test_several_boards_are_watched_at_once(
    sit_down: SitDown, people: tuple[Browser, Browser], axe: str
) -> None:
    dora, emil = people
    for game in ("cuzco", "chocolatl"):
        wanted = {"game": game, "seats": 3, "listed": True, "title": f"{game} of two"}
        name = dora.ask("POST", "/api/tables", {**wanted, "bots": ["random"]})[1]["id"]
        do(emil, name, "sit", seat=1)
        assert do(dora, name, "start")[0] == 200
    looker = sit_down()
    looker.page.goto(f"{looker.address}/watch")
    for game in ("cuzco", "chocolatl"):
        looker.page.get_by_role("button", name=f"Show the board: {game} of two").click()
    expect(looker.page.locator("iframe")).to_have_count(2)
    for number in range(2):
        frame = looker.page.frame_locator("iframe").nth(number)
        expect(frame.get_by_role("region", name="Board").locator("svg").first).to_be_visible()
    expect(looker.page).to_have_url(re.compile(r"tables=[\w-]+,[\w-]+$"))
    assert not serious(looker.page, axe)
    looker.page.get_by_role("button", name="Take the board away: cuzco of two").first.click()
    expect(looker.page.locator("iframe")).to_have_count(1)
