"""Lessons over HTTP: a position, tries, and reasons for what is not possible."""

from __future__ import annotations

from .running import Running
from .test_http import Browser

BIDDING = "/api/games/chocolatl/lessons/bid"


def test_somebody_learns_by_a_wrong_an_impossible_and_a_right_try(server: Running) -> None:
    new = Browser(server)
    lessons = new.ask("GET", "/api/games/chocolatl/lessons")[1]["lessons"]
    bid = {"id": "bid", "rule": "goal", "tasks": 1, "takes": 1, "second_knot": False}
    assert bid in lessons
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


def test_a_better_answer_other_numbers_and_a_whole_turn(server: Running) -> None:
    new = Browser(server)
    where = "/api/games/chocolatl/lessons"
    assert new.ask("POST", f"{where}/sum", {"action": "bid 2 5 7"})[1]["better"]
    other = new.ask("POST", f"{where}/sum", {"action": "bid 2 2 10"})[1]
    assert (other["right"], other["better"]) == (True, False)

    first, again = (new.ask("GET", f"{where}/roll?take={take}")[1] for take in (0, 1))
    assert (first["values"], again["values"]) == ({"behind": 3}, {"behind": 2})
    assert first["update"]["view"] != again["update"]["view"]
    assert new.ask("POST", f"{where}/roll", {"action": "use_die", "take": 1})[1]["right"]

    step = new.ask("POST", f"{where}/first", {"action": "offer 6"})[1]["next"]
    assert step["task"] == 1
    bids = {"action": "bid 1 2 3", "done": ["offer 6"]}
    step = new.ask("POST", f"{where}/first", bids)[1]["next"]
    assert step["answer"].startswith("bid 2")
    last = {"action": "bid 2 4 10", "done": ["offer 6", "bid 1 2 3"]}
    done = new.ask("POST", f"{where}/first", last)[1]
    assert done["right"]
    assert done["next"] is None
    for bad in (["offer 12"], ["fly"], ["offer 6"] * 4):
        status, answer = new.ask("POST", f"{where}/first", {"action": "offer 6", "done": bad})
        assert status in (400, 404), answer
    assert new.ask("GET", f"{where}/roll?take=7")[0] == 404


def test_what_is_no_lesson_and_no_move_is_refused_in_one_sentence(server: Running) -> None:
    new = Browser(server)
    status, answer = new.ask("GET", "/api/games/chocolatl/lessons/nothing")
    assert (status, answer["code"]) == (404, "not_found")
    status, answer = new.ask("GET", "/api/games/nothing/lessons")
    assert (status, answer["code"]) == (404, "unknown_game")
    status, answer = new.ask("POST", BIDDING, {"action": "fly to the moon"})
    assert (status, answer["code"]) == (400, "illegal")
    status, answer = new.ask("POST", BIDDING, {})
    assert (status, answer["code"]) == (400, "bad_request")
