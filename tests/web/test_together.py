"""Sitting down together, changing what is played, going back by consent, and playing again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .games import DRAWN
from .player import GLOWING, Player
from .test_turns import careful, hold_a_move

SitDown = Callable[..., Player]
CHOCOLATL = next(one for one in DRAWN if one.id == "chocolatl")
MACHU_PICCHU = next(one for one in DRAWN if one.id == "machu_picchu")


def open_table(host: Player) -> None:
    """A table for two, seen in the lobby."""
    host.skip_guides(MACHU_PICCHU.id)
    host.lobby()
    host.page.locator(f"article[data-game={MACHU_PICCHU.id}] button[data-act=new]").click()
    host.page.locator("#new-table select").first.select_option("2")
    host.page.locator("button[form=new-table]").click()
    host.page.wait_for_url("**/table/*")


def join(guest: Player) -> None:
    """Sit down from the lobby, at the newest table."""
    guest.skip_guides(MACHU_PICCHU.id)
    guest.lobby()
    guest.page.get_by_role("link", name="Join").first.click()


def test_joining_asks_a_guest_for_a_name_once(sit_down: SitDown) -> None:
    joost, ilse = sit_down(), sit_down()
    open_table(joost)
    join(ilse)
    ilse.page.locator("#name-form input").fill("Ilse")
    ilse.page.get_by_role("button", name="Sit down").click()
    expect(joost.page.locator(".seats")).to_contain_text("Ilse")
    joost.page.get_by_role("button", name="Free the seat").last.click()
    expect(ilse.page.get_by_role("button", name="Sit here")).to_be_visible()
    join(ilse)
    expect(joost.page.locator(".seats")).to_contain_text("Ilse")
    expect(ilse.page.locator("#name-form")).to_have_count(0)


def test_everybody_sees_what_the_host_changes(sit_down: SitDown) -> None:
    joost, ilse = sit_down(), sit_down()
    open_table(joost)
    ilse.page.goto(joost.page.url)
    expect(ilse.page.locator(".seats > li")).to_have_count(2)
    joost.page.locator("#edit").click()
    form = joost.page.locator("#edit-table")
    form.locator("select").first.select_option("3")
    form.locator("[data-option=corn_limited] input").check()
    form.locator("[name=shuffle]").uncheck()
    joost.page.locator("button[form=edit-table]").click()
    for player in (joost, ilse):
        expect(player.page.locator(".seats > li")).to_have_count(3)
        expect(player.page.locator("p.chips")).to_contain_text("Limited corn")
    joost.page.locator("#edit").click()
    expect(joost.page.locator("[name=shuffle]")).not_to_be_checked()


def test_a_question_to_go_back_moves_nothing_and_is_asked_once(sit_down: SitDown) -> None:
    joost, ilse = sit_down(width=1280, height=720), sit_down(width=1280, height=720)
    open_table(joost)
    ilse.skip_guides(MACHU_PICCHU.id)
    ilse.page.goto(joost.page.url)
    ilse.page.get_by_role("button", name="Sit here").click()
    ilse.page.locator("#name-form input").fill("Ilse")
    ilse.page.get_by_role("button", name="Sit down").click()
    joost.page.get_by_role("button", name="Start the game").click()
    for player in (joost, ilse):
        expect(player.page.locator("#prompt")).to_be_visible()
    joost.until(lambda: joost.glowing() or ilse.glowing(), "nobody is asked")
    asker, other = (joost, ilse) if joost.glowing() else (ilse, joost)
    asker.make_a_move()
    other.wait_for_turn()
    own = other.page.locator("#prompt .own")
    before = own.bounding_box()
    asker.page.get_by_role("button", name="Menu").click()
    asker.page.get_by_role("button", name="Ask to go back").click()
    refuse = other.page.get_by_role("button", name="Refuse")
    expect(refuse).to_be_visible()
    assert own.bounding_box() == before
    refuse.click()
    expect(asker.page.locator(".log")).to_contain_text("wants to play on")
    asker.page.get_by_role("button", name="Menu").click()
    expect(asker.page.get_by_role("button", name="Let a bot play on")).to_be_visible()
    expect(asker.page.get_by_role("button", name="Ask to go back")).to_have_count(0)


def test_a_rematch_against_bots_begins_at_once(sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(MACHU_PICCHU)
    joost.play_to_the_end(MACHU_PICCHU)
    before = joost.page.url
    joost.page.get_by_role("button", name="Play again, same seats").click()
    joost.page.wait_for_url(lambda url: url != before)
    joost.wait_for_turn()


def test_the_reading_line_forgets_what_is_gone_and_says_what_is_final(sit_down: SitDown) -> None:
    joost = sit_down(width=1280, height=720)
    careful(joost, CHOCOLATL)
    joost.against_bots(CHOCOLATL)
    reading = joost.page.locator("#reading")
    hold_a_move(joost)
    expect(reading).to_contain_text("This cannot be taken back afterwards.")
    joost.page.locator("#end-turn").click()
    cards = joost.page.locator("#hand button.pick")
    for left in range(12, 2, -1):  # the last two lie by themselves
        expect(cards).to_have_count(left)
        cards.last.click()
    expect(joost.page.locator("#seal")).to_be_enabled()
    expect(reading).to_have_text("Until you seal it you may take any card back.")


def test_escape_leads_from_the_replay_back_to_the_game(sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(MACHU_PICCHU)
    joost.make_a_move()
    joost.wait_for_turn()
    joost.page.locator("#replay").get_by_role("button", name="To the beginning").click()
    expect(joost.page.locator("#prompt h2")).to_contain_text("0")
    assert not joost.page.locator(GLOWING).count()
    joost.page.keyboard.press("Escape")
    joost.wait_for_turn()
