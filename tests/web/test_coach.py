"""The coach in the page: hints at a table, and the analysis of a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.server.neighbours import do, somebody
from tests.server.running import Running, running, settings

from .axe import serious
from .games import DRAWN
from .player import Player
from .test_home import as_somebody

MACHU_PICCHU = next(drawn for drawn in DRAWN if drawn.id == "machu_picchu")
CHOCOLATL = next(drawn for drawn in DRAWN if drawn.id == "chocolatl")


@pytest.fixture(scope="module")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With a process in which the coach can think."""
    with running(settings(tmp_path_factory.mktemp("server"), bot_workers=1)) as started:
        yield started


def test_hints_are_marked_on_the_board_and_played_by_keyboard(
    sit_down: Callable[..., Player],
    axe: str,
) -> None:
    player = sit_down(1280, 720)
    page = player.page
    player.against_bots(MACHU_PICCHU)
    player.wait_for_turn()
    page.keyboard.press("h")
    coach = page.locator("#coach")
    expect(coach.locator("[data-hint='0']")).to_be_focused()
    suggested = coach.locator("[data-hint]").count()
    assert 1 <= suggested <= 3
    expect(page.locator(".boardbox .flag")).to_have_count(suggested)
    expect(coach.locator(".bars li").first).to_be_visible()
    expect(coach.get_by_role("status")).to_contain_text("win chance")
    assert not serious(page, axe)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator("#play-hint")).to_be_focused()
    before = player.moves()
    page.keyboard.press("Enter")
    player.until(lambda: player.moves() > before, "the hint was not played")
    expect(coach).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("asked for a hint")


def test_on_a_phone_the_coach_comes_from_below_and_leaves_the_board_in_sight(
    sit_down: Callable[..., Player],
    axe: str,
) -> None:
    player = sit_down(390, 844)
    page = player.page
    player.against_bots(CHOCOLATL)
    player.wait_for_turn()
    page.locator("#hint").tap()
    expect(page.locator("#play-hint")).to_be_visible()
    box, board = page.locator("#coach").bounding_box(), page.locator("#board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["y"] + box["height"] <= 844
    assert box["y"] > board["y"] + board["height"] / 3
    assert not serious(page, axe)
    before = player.moves()
    page.locator("#play-hint").tap()
    player.until(lambda: player.moves() > before, "the hint was not played")
    expect(page.locator("#coach")).to_have_count(0)


def nim_to_its_end(player: Player) -> None:
    """A short game, on a board that any game has."""
    player.lobby()
    player.page.evaluate(
        """async () => {
            const ask = (path, body) => fetch(`/api${path}`, {
                method: 'POST', headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(body),
            }).then((answer) => answer.json())
            for (;;) {
                const { id } = await ask('/tables', { game: 'nim', seats: 2, bots: ['random'] })
                await ask(`/tables/${id}/commands`, { type: 'start', table: id })
                const begun = await fetch(`/api/tables/${id}/replay/0`)
                if ((await begun.json()).view.heap < 6) continue
                location.href = `/table/${id}`
                return
            }
        }"""
    )
    player.page.wait_for_url("**/table/*")
    while player.is_asked_again():
        player.make_a_move()


def test_a_finished_game_is_analysed_looked_through_by_keys_and_played_on_from(
    sit_down: Callable[..., Player],
    axe: str,
) -> None:
    player = sit_down(1280, 720)
    page = player.page
    player.skip_guides("nim")
    nim_to_its_end(player)
    page.locator("#to-analysis").click()
    page.locator("#analyse").click()
    expect(page.locator(".making")).to_have_count(0)
    page.locator("#which").select_option("all")
    decisions = page.locator("[data-decision]")
    expect(decisions.nth(2)).to_be_attached()
    decisions.first.click()
    page.keyboard.press("ArrowRight")
    expect(decisions.nth(1)).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile(r"analysis\?move=2$"))
    assert not serious(page, axe)
    width = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert width <= 0, "the page scrolls"

    page.reload()  # the link to a moment
    expect(page.locator("#verdict")).to_contain_text("Move 2")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#verdict")).to_be_visible()
    # It is laid out anew a moment after the window has changed.
    page.wait_for_function("() => document.documentElement.scrollWidth <= 390")
    assert not serious(page, axe)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#verdict")).to_contain_text("Move 1")
    page.keyboard.press("t")
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    player.wait_for_turn()


def test_on_a_phone_an_analysis_shows_the_sheet_of_what_was_moved(
    sit_down: Callable[..., Player], server: Running
) -> None:
    first, second = somebody(server, "Fay"), somebody(server, "Gil")
    wanted = {"game": "cuzco", "seats": 2, "shuffle": False}
    table = str(first.ask("POST", "/api/tables", wanted)[1]["id"])
    assert do(second, table, "sit", seat=1)[0] == 200
    seq = do(first, table, "start")[1]["seq"]
    begins = first.ask("GET", f"/api/tables/{table}")[1]["actors"][0]
    slots = [f"put_feather {slot}" for slot in range(12)]
    for slot in slots:  # those of the colour that was dealt
        told = do((first, second)[begins], table, "play", seat=begins, seq=seq, action=slot)
        if told[0] == 200:
            break
    assert do(second, table, "concede", seat=1)[0] == 200
    looker = sit_down(390, 844)
    as_somebody(looker, first)
    looker.page.goto(f"{looker.address}/table/{table}/analysis?move=1")
    looker.page.locator("#analyse").click()
    mask = looker.page.get_by_role("tab", name="Mask")
    expect(mask).to_have_attribute("aria-selected", "true")
    looker.page.get_by_role("tab", name="Map").click()
    expect(mask).to_have_attribute("aria-selected", "false")


def test_the_moves_of_a_finished_game_are_guessed_one_after_the_other(
    sit_down: Callable[..., Player],
    axe: str,
) -> None:
    player = sit_down(1280, 720)
    page = player.page
    player.skip_guides("nim")
    nim_to_its_end(player)
    page.locator("#to-guess").click()
    page.locator("#whose").select_option("0")
    choices = page.locator("[data-choice]")
    expect(choices.first).to_have_attribute("aria-current", "true")
    player.click_once()
    expect(page.locator("#guessed")).to_contain_text("Coach")
    expect(page.locator("#next-guess")).to_be_focused()
    expect(page.locator("#guess-score")).to_contain_text("of 1 as played")
    assert not serious(page, axe)
    for _ in range(choices.count()):
        page.keyboard.press("n")
    expect(page.locator("#guess-over")).to_contain_text("last decision")

    page.reload()  # the first guess is remembered, and the place
    expect(page.locator("#guess-score")).to_contain_text("of 1 as played")
    expect(choices.last).to_have_attribute("aria-current", "true")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => document.documentElement.scrollWidth <= 390")
    expect(page.locator("#whose")).to_be_visible()
    assert not serious(page, axe)


def test_a_replay_shows_the_chances_and_best_moves_with_anybodys_eyes(
    sit_down: Callable[..., Player],
    axe: str,
) -> None:
    player = sit_down(1280, 720)
    page = player.page
    player.skip_guides("nim")
    nim_to_its_end(player)
    page.get_by_role("button", name="Watch the replay").click()
    page.locator("#with-coach").click()
    coach = page.locator("#replay-coach")
    coach.locator("#analyse").click()
    expect(coach.locator("#best-moves")).to_contain_text("could do")
    expect(coach.locator("ol li").first).to_be_visible()
    with page.expect_response(lambda answer: "seat=1" in answer.url and "/replay/" in answer.url):
        coach.locator("#eyes").select_option("1")
    with page.expect_response(lambda answer: "/replay/1?seat=1" in answer.url):
        page.locator("#replay").get_by_role("button", name="A move forward").click()
    expect(page.locator("#replay")).to_contain_text("Move 1")
    assert not serious(page, axe)
    page.locator("#with-coach").click()
    expect(coach).to_have_count(0)


def test_on_a_phone_a_replay_is_steered_and_coached_below_the_board(
    sit_down: Callable[..., Player],
    axe: str,
) -> None:
    player = sit_down(390, 844)
    page = player.page
    player.skip_guides("nim")
    nim_to_its_end(player)
    page.get_by_role("button", name="Watch the replay").tap()
    forward = page.locator("#replay").get_by_role("button", name="A move forward")
    forward.tap()
    expect(page.locator("#replay")).to_contain_text("Move 1")
    page.locator("#with-coach").tap()
    expect(page.locator("#replay-coach")).to_be_visible()
    page.locator("#analyse").tap()
    expect(page.locator("#replay-coach h2")).to_be_visible()
    player.settled()
    scrubber, eyes = page.locator("#replay").bounding_box(), page.locator("#eyes").bounding_box()
    assert scrubber
    assert eyes
    assert eyes["y"] >= scrubber["y"] + scrubber["height"]
    page.wait_for_function("() => document.documentElement.scrollWidth <= 390")
    assert not serious(page, axe)
