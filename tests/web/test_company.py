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


def test_a_challenge_that_is_declined_is_told_at_the_table_and_in_the_lobby(
    sit_down: SitDown, people: tuple[Browser, Browser]
) -> None:
    dora, emil = people
    challenger = sit_down()
    as_somebody(challenger, dora)
    page = challenger.page
    for path in ("/table/{}", "/"):
        table = dora.ask("POST", "/api/tables", {"game": "cuzco", "seats": 2})[1]["id"]
        page.goto(challenger.address + path.format(table))
        expect(page.locator("main")).to_be_visible()
        asked = {"person": emil.ask("GET", "/api/me")[1]["id"], "challenge": True}
        assert dora.ask("POST", f"/api/tables/{table}/invitations", asked)[0] == 200
        answered = emil.ask("POST", f"/api/invitations/{table}", {"accept": False})
        assert answered[0] in (200, 204), answered
        notice = page.get_by_role("status").filter(has_text="Emil is not coming.")
        expect(notice).to_be_visible()
    before = len(challenger.heard)
    dora.ask("POST", "/api/tables", {"game": "cuzco", "seats": 2, "listed": True})
    challenger.until(
        lambda: any(one.get("what") == "tables" for one in challenger.heard[before:]),
        "the lobby never heard of the new table",
    )
    expect(notice).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_an_invitation_is_noticed_at_a_table_and_leads_to_the_lobby(
    sit_down: SitDown, people: tuple[Browser, Browser], width: int, axe: str
) -> None:
    dora, emil = people
    busy = emil.ask("POST", "/api/tables", {"game": "cuzco", "seats": 2, "bots": ["random"]})[1]
    do(emil, busy["id"], "start")
    player = sit_down(width=width, height=844)
    as_somebody(player, emil)
    player.skip_guides("cuzco")
    player.page.goto(f"{player.address}/table/{busy['id']}")
    expect(player.page.locator("#board")).to_be_visible()
    notice = player.page.get_by_role("status").filter(has_text="Dora invites you to a game.")
    for time in range(2):
        table = dora.ask("POST", "/api/tables", {"game": "chocolatl", "seats": 3})[1]["id"]
        asked = {"person": emil.ask("GET", "/api/me")[1]["id"]}
        assert dora.ask("POST", f"/api/tables/{table}/invitations", asked)[0] == 200
        expect(notice).to_be_visible()
        if time == 0:
            assert not serious(player.page, axe)
            notice.get_by_role("button", name="Close").click()
            expect(notice).to_have_count(0)
    notice.get_by_role("link", name="Look").click()
    expect(player.page.locator("li", has_text="Dora invites you to Chocolatl")).not_to_have_count(0)
    do(emil, busy["id"], "concede", seat=0)


def test_whom_i_follow_and_block_stands_on_my_page_and_can_be_ended(
    sit_down: SitDown, people: tuple[Browser, Browser], server: Running, axe: str
) -> None:
    dora, _ = people
    fay, gus = somebody(server, "Fay"), somebody(server, "Gus")
    for other, tie in ((fay, {"follow": True}), (gus, {"block": True})):
        person = other.ask("GET", "/api/me")[1]["id"]
        assert dora.ask("PUT", f"/api/ties/{person}", tie)[0] == 200
    player = sit_down(width=390, height=844)
    as_somebody(player, dora)
    player.page.goto(f"{player.address}/player/Dora")
    follows = player.page.get_by_role("list", name="You follow")
    blocks = player.page.get_by_role("list", name="You have blocked")
    expect(follows.get_by_role("link", name="Fay")).to_be_visible()
    expect(blocks.get_by_role("link", name="Gus")).to_be_visible()
    assert not serious(player.page, axe)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
    follows.get_by_role("button", name="Unfollow Fay").click()
    expect(follows.get_by_role("link", name="Fay")).to_have_count(0)
    blocks.get_by_role("button", name="Unblock Gus").click()
    expect(blocks).to_contain_text("You have blocked nobody.")
    left = dora.ask("GET", "/api/ties")[1]
    assert "Fay" not in [one["name"] for one in left["follows"]]
    assert left["blocks"] == []


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
    report = said.get_by_role("button", name="Report")
    box = report.bounding_box()
    assert box is not None
    assert box["width"] > box["height"], "its word stands on one line"
    report.click()
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
        if game == "cuzco":  # alone in a wide frame, the map has most of the height
            frame = looker.page.frame_locator("iframe").first
            drawn = frame.locator("#sheet")
            expect(drawn.locator("svg").first).to_be_visible()
            height = drawn.evaluate("one => one.clientHeight / innerHeight")
            assert height > 0.6
    expect(looker.page.locator("iframe")).to_have_count(2)
    for number in range(2):
        frame = looker.page.frame_locator("iframe").nth(number)
        expect(frame.get_by_role("region", name="Board").locator("svg").first).to_be_visible()
    expect(looker.page).to_have_url(re.compile(r"tables=[\w-]+,[\w-]+$"))
    assert not serious(looker.page, axe)
    looker.page.get_by_role("button", name="Take the board away: cuzco of two").first.click()
    expect(looker.page.locator("iframe")).to_have_count(1)
