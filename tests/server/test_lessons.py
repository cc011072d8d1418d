"""Lessons over HTTP: a position, tries, and reasons for what is not possible."""

from __future__ import annotations

from .running import Running
from .test_http import Browser

BIDDING = "/api/games/chocolatl/lessons/bid"


def test_somebody_learns_by_a_wrong_an_impossible_and_a_right_try(server: Running) -> None:
    new = Browser(server)
    lessons = new.ask("GET", "/api/games/chocolatl/lessons")[1]["lessons"]
    assert {"id": "bid", "rule": "goal"} in lessons
    begun = new.ask("GET", BIDDING)[1]
    update = begun["update"]
    assert update["seat"] == 0
    assert update["view"]
    assert begun["answer"] in [offer["text"] for offer in update["options"]]

    assert new.ask("POST", BIDDING, {"action": "bid 1 5 6"})[1]["possible"]
    tried = new.ask("POST", BIDDING, {"action": "bid 2 5 6"})[1]
    assert not tried["possible"]
    assert tried["reason"]["id"] == "places_in_order"
    assert tried["message"].startswith("Cards are laid from place 1")
    pointed = new.ask("POST", BIDDING, {"elements": ["location:village_of_tenochtitlan"]})[1]
    assert not pointed["right"]

    done = new.ask("POST", BIDDING, {"action": begun["answer"]})[1]
    assert done["right"]
    assert done["update"]["happened"][0]["kind"] == "moved"
    assert new.ask("GET", BIDDING)[1]["update"] == update, "the lesson is as it was"


def test_what_is_no_lesson_and_no_move_is_refused_in_one_sentence(server: Running) -> None:
    new = Browser(server)
    status, told = new.ask("GET", "/api/games/chocolatl/lessons/nothing")
    assert (status, told["code"]) == (404, "not_found")
    status, told = new.ask("GET", "/api/games/nothing/lessons")
    assert (status, told["code"]) == (404, "unknown_game")
    status, told = new.ask("POST", BIDDING, {"action": "fly to the moon"})
    assert (status, told["code"]) == (400, "illegal")
    status, told = new.ask("POST", BIDDING, {})
    assert (status, told["code"]) == (400, "bad_request")
