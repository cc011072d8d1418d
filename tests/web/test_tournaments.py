"""A tournament as its host sees it: made, filled, begun and followed in the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.server.neighbours import somebody
from tests.server.running import Running

from .axe import serious
from .player import Player
from .test_home import as_somebody

SitDown = Callable[..., Player]


def test_a_host_makes_a_tournament_and_follows_it_to_its_end(
    server: Running, sit_down: SitDown, axe: str
) -> None:
    player = sit_down(width=390, height=844)
    as_somebody(player, somebody(server, "Tupac"))
    page = player.page
    page.goto(f"{player.address}/tournaments")
    page.get_by_role("button", name="New tournament").click()
    page.locator("input[name=title]").fill("Evening cup")
    page.locator("select[name=game]").select_option("nim")
    page.locator("select[name=form]").select_option("round_robin")
    page.locator("select[name=seats]").select_option("2")
    page.get_by_label("I play too.").uncheck()
    assert not serious(page, axe)
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.locator("h1")).to_have_text("Evening cup")
    page.locator("input[name=count]").fill("4")
    page.locator("select[name=level]").select_option("random")
    page.get_by_role("button", name="Add bots").click()
    expect(page.locator("main li")).to_have_count(4)
    page.get_by_role("button", name="Send Bot 4 away").click()
    expect(page.locator("main li")).to_have_count(3)
    assert not serious(page, axe)
    page.locator("#begin-tournament").click()
    expect(page.get_by_role("status").first).to_have_text(re.compile("Finished|Won by"))
    standing = page.get_by_role("region", name="Standing")
    expect(standing.locator("tbody tr")).to_have_count(3)
    crosstable = page.get_by_role("region", name="Crosstable")
    expect(crosstable.locator("td.ahead")).to_have_count(3)
    expect(page.locator("details")).to_have_count(3)
    assert not serious(page, axe)
    page.goto(f"{player.address}/tournaments")
    page.get_by_role("link", name=re.compile("Evening cup")).click()
    page.locator("details[open] article a").first.click()
    page.wait_for_url("**/table/*")
    assert not player.problems
