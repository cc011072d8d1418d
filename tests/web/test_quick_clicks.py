"""Clicks of a player who is quicker than the network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from .games import DRAWN
from .player import Player
from .test_turns import careful, hold_a_move

SitDown = Callable[..., Player]
MACHU_PICCHU = next(one for one in DRAWN if one.id == "machu_picchu")
TOO_SOON = "That click came before your last move was answered. Choose again."


def two_moves(player: Player) -> tuple[tuple[str, str], tuple[str, str]]:
    """Two options that one click on the board chooses: their targets and moves."""
    for _ in range(20):
        player.wait_for_turn()
        player.settled()  # what the page shows was heard here too
        clicks = list(single_clicks(player))
        if len(clicks) > 1:
            return clicks[0], clicks[1]
        player.make_a_move()
    raise AssertionError("never could a single click choose a move")


def single_clicks(player: Player) -> Iterator[tuple[str, str]]:
    options = player.updates()[-1]["options"]
    often = Counter(target for option in options for target in set(option["targets"]))
    for option in options:
        target = next((one for one in option["targets"] if often[one] == 1), None)
        if target and player.page.locator(f".hit.can[data-target='{target}']").count():
            yield target, option["text"]


def click(player: Player, target: str) -> None:
    player.page.locator(f".hit[data-target='{target}']").dispatch_event("click")


def played(player: Player) -> list[str]:
    """The moves that were sent."""
    return [one["action"] for one in player.sent if one["type"] == "play"]


def test_a_click_waits_for_the_answer_to_something_else(sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(MACHU_PICCHU)
    (target, move), _ = two_moves(joost)
    joost.page.get_by_role("tab", name="Chat").click()
    joost.hold_answers()
    joost.page.get_by_placeholder("Say something").fill("One moment")
    joost.page.get_by_placeholder("Say something").press("Enter")
    click(joost, target)
    joost.let_answers_in()
    joost.until(lambda: played(joost)[-1:] == [move], "the click was lost")


def test_a_click_never_counts_in_a_position_that_was_not_seen(sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(MACHU_PICCHU)
    (target, move), (other, _) = two_moves(joost)
    before = played(joost)
    joost.hold_answers()
    click(joost, target)
    click(joost, other)
    joost.let_answers_in()
    expect(joost.page.get_by_text(TOO_SOON)).to_be_visible()
    joost.wait_for_turn()
    assert played(joost) == [*before, move]
    joost.make_a_move()
    expect(joost.page.get_by_text(TOO_SOON)).to_have_count(0)


def test_a_refusal_that_was_read_hides_nothing(sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(MACHU_PICCHU)
    (target, _), (other, _) = two_moves(joost)
    joost.hold_answers()
    click(joost, target)
    click(joost, other)
    joost.let_answers_in()
    expect(joost.page.get_by_text(TOO_SOON)).to_be_visible()
    joost.wait_for_turn()
    joost.page.evaluate("{ const now = Date.now; Date.now = () => now() + 5000 }")
    joost.page.locator("#board").focus()
    joost.page.keyboard.press("b")
    expect(joost.page.get_by_text(TOO_SOON)).to_have_count(0)


def test_a_double_click_is_one_click(sit_down: SitDown) -> None:
    joost = sit_down()
    joost.against_bots(MACHU_PICCHU)
    (target, move), _ = two_moves(joost)
    before = played(joost)
    joost.hold_answers()
    click(joost, target)
    click(joost, target)
    joost.let_answers_in()
    joost.until(lambda: len(played(joost)) > len(before), "no move was made")
    joost.wait_for_turn()
    assert played(joost) == [*before, move]
    expect(joost.page.get_by_text(TOO_SOON)).to_have_count(0)


def test_of_two_quick_clicks_the_later_is_held_for_the_end_of_the_turn(sit_down: SitDown) -> None:
    joost = sit_down()
    careful(joost, MACHU_PICCHU)
    joost.against_bots(MACHU_PICCHU)
    hold_a_move(joost)
    joost.page.locator("#step-back").click()
    joost.wait_for_turn()
    targets = joost.page.locator(".hit.can").evaluate_all("all => all.map(x => x.dataset.target)")
    before, moves = len(played(joost)), joost.moves()
    joost.hold_answers()
    click(joost, targets[0])
    click(joost, targets[1])
    joost.let_answers_in()
    joost.until(lambda: len(played(joost)) == before + 2, "the later click was lost")
    joost.page.locator("#end-turn").click()
    joost.until(lambda: joost.moves() > moves, "the turn did not end")
    first, second, done = played(joost)[before:]
    assert first != second == done
