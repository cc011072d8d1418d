"""Tournaments over HTTP: games are ordinary tables, rounds follow each other by themselves."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Postgres

from .neighbours import do, eventually, id_of, somebody
from .running import Running, running, settings
from .test_http import Browser

SLOW = {"kind": "days", "days": 1}


def make(host: Browser, **more: object) -> str:
    wanted = {"title": "Cup", "game": "nim", "seats": 2, "clock": SLOW, **more}
    status, answer = host.ask("POST", "/api/tournaments", wanted)
    assert status == 201, answer
    return str(answer["info"]["id"])


def deed(browser: Browser, name: str, what: str, **more: object) -> dict[str, Any]:
    status, answer = browser.ask("POST", f"/api/tournaments/{name}", {"do": what, **more})
    assert status == 200, answer
    return dict(answer)


def shown(browser: Browser, name: str) -> dict[str, Any]:
    status, answer = browser.ask("GET", f"/api/tournaments/{name}")
    assert status == 200, answer
    return dict(answer)


def over(browser: Browser, name: str) -> dict[str, Any]:
    def look() -> dict[str, Any] | None:
        answer = shown(browser, name)
        return answer if answer["info"]["status"] == "finished" else None

    return dict(eventually(look))


def test_bots_play_a_whole_tournament_that_outlives_its_server(
    database: str, tmp_path: Path
) -> None:
    wanted = settings(tmp_path, database=database)
    with running(wanted) as server:
        host = somebody(server, "Ana")
        name = make(host, form="round_robin", join=False)
        deed(host, name, "add_bots", count=6, level="random")
        deed(host, name, "begin")
        cookie = host.cookie
    with running(wanted) as server:
        host = Browser(server)
        host.cookie = cookie
        answer = over(host, name)
        assert answer["info"]["rounds"] == len(answer["played"]) == 5
        assert all(pod["places"] for played in answer["played"] for pod in played["pods"])
        assert all(len(answer["cross"][a][b]) == (a != b) for a in range(6) for b in range(6))
        assert sum(one["points"] for one in answer["standing"]) == 15
        places = [one["place"] for one in answer["standing"]]
        assert places[0] == 1
        assert places == sorted(places)
        table = answer["played"][2]["pods"][1]["table"]
        info = host.ask("GET", f"/api/tables/{table}")[1]
        assert (info["tournament"], info["status"], info["title"]) == (name, "finished", "Cup · 3")
        files_say_the_same(host, name, answer)


def files_say_the_same(browser: Browser, name: str, found: dict[str, Any]) -> None:
    _, text = browser.ask("GET", f"/api/tournaments/{name}/export.csv")
    rows = list(csv.DictReader(io.StringIO(text.decode())))
    assert [float(row["points"]) for row in rows] == [one["points"] for one in found["standing"]]
    status, data = browser.ask("GET", f"/api/tournaments/{name}/export.json")
    assert (status, data["crosstable"]) == (200, found["cross"])
    assert "secret" not in json.dumps(data)


def test_two_servers_draw_every_round_once(a_postgres: Postgres, tmp_path: Path) -> None:
    wanted = settings(tmp_path, database=a_postgres.new_database())
    with running(wanted) as here, running(wanted) as there:
        host = somebody(here, "Ana")
        name = make(host, seats=3, rounds=3, join=False, fill="bye")
        deed(host, name, "add_bots", count=10, level="random")
        deed(host, name, "begin")
        guest = somebody(there)
        answer = over(guest, name)
        assert answer == {**shown(host, name), "info": answer["info"]}
        for played in answer["played"]:
            named = [one for pod in played["pods"] for one in pod["seats"]] + played["byes"]
            assert sorted(named) == list(range(10))


@pytest.fixture
def people(server: Running) -> list[Browser]:
    return [somebody(server, name) for name in ("Ana", "Bo", "Cid", "Dana")]


def game_of(browser: Browser, name: str, number: int) -> str:
    """The table of somebody in a round, as soon as it is there."""

    def look() -> str | None:
        answer = shown(browser, name)
        if len(answer["played"]) < number:
            return None
        for pod in answer["played"][number - 1]["pods"]:
            if answer["you"] in pod["seats"]:
                mine = browser.ask("GET", f"/api/tables/{pod['table']}")
                if mine[0] == 200 and mine[1]["status"] != "open":
                    return str(pod["table"])
        return None

    return str(eventually(look))


def give_up(browser: Browser, table: str) -> None:
    seats = browser.ask("GET", f"/api/tables/{table}")[1]["seats"]
    seat = [one["player"] for one in seats].index(id_of(browser))
    assert do(browser, table, "concede", seat=seat)[0] == 200


def test_people_join_play_their_games_and_see_the_next_round(people: list[Browser]) -> None:
    ana, bo, cid, dana = people
    name = make(ana, rounds=2, rated=True)
    assert [one["id"] for one in bo.ask("GET", "/api/tournaments")[1]["tournaments"]] == [name]
    for one in (bo, cid, dana):
        deed(one, name, "join")
    assert bo.ask("POST", f"/api/tournaments/{name}", {"do": "begin"})[0] == 403
    deed(ana, name, "begin")
    first = {game_of(one, name, 1) for one in people}
    assert len(first) == 2
    home = ana.ask("GET", "/api/home")[1]["mine"]
    assert {one["info"]["id"] for one in home} <= first
    for table in first:
        loser = next(one for one in people if game_of(one, name, 1) == table)
        give_up(loser, table)
    second = {game_of(one, name, 2) for one in people}
    assert len(second) == 2
    assert not second & first
    answer = shown(ana, name)
    met = [frozenset(pod["seats"]) for played in answer["played"] for pod in played["pods"]]
    assert len(set(met)) == 4
    for table in second:
        loser = next(one for one in people if game_of(one, name, 2) == table)
        give_up(loser, table)
    assert sum(one["wins"] for one in over(ana, name)["standing"]) == 4
    eventually(lambda: ana.ask("GET", "/api/ranking/nim")[1]["total"] == 4)


def test_who_withdraws_is_played_by_a_bot_and_drawn_no_more(people: list[Browser]) -> None:
    ana, bo, cid, dana = people
    name = make(ana, rounds=2)
    for one in (bo, cid, dana):
        deed(one, name, "join")
    deed(ana, name, "begin")
    table = game_of(bo, name, 1)
    deed(bo, name, "withdraw")
    info = bo.ask("GET", f"/api/tables/{table}")[1]
    (mine,) = [one for one in info["seats"] if one["player"] == id_of(bo)]
    assert mine["away"]
    for one in (ana, cid, dana):
        mine_now = game_of(one, name, 1)
        if one.ask("GET", f"/api/tables/{mine_now}")[1]["status"] == "playing":
            give_up(one, mine_now)
    eventually(lambda: len(shown(ana, name)["played"]) == 2)
    answer = shown(ana, name)
    number = shown(bo, name)["you"]
    assert answer["entrants"][number]["withdrawn"]
    seats = [one for pod in answer["played"][1]["pods"] for one in pod["seats"]]
    assert (number in seats, seats.count(None)) == (False, 1)


def test_what_cannot_be_is_refused_in_one_sentence(server: Running, people: list[Browser]) -> None:
    ana, bo, *_ = people
    wanted = {"title": "Cup", "game": "nim", "seats": 2, "clock": SLOW}

    def refused(browser: Browser, **more: object) -> str:
        status, answer = browser.ask("POST", "/api/tournaments", {**wanted, **more})
        assert 400 <= status < 500
        return str(answer["code"])

    assert refused(somebody(server)) == "account_needed"
    assert refused(ana, clock={"kind": "none"}) == "bad_option"
    assert refused(ana, seats=8) == "bad_seats"
    assert refused(ana, level="nobody") == "no_bot"
    assert refused(ana, title=" \u202e ") == "bad_request"
    assert refused(ana, game="ludo") == "unknown_game"
    name = make(ana, most=2)
    deed(bo, name, "join")
    for browser, body, code in (
        (bo, {"do": "join"}, "not_allowed"),
        (people[2], {"do": "join"}, "tournament_full"),
        (people[2], {"do": "withdraw"}, "not_found"),
        (bo, {"do": "cancel"}, "not_host"),
        (ana, {"do": "remove", "entrant": 9}, "not_found"),
        (ana, {"do": "dance"}, "malformed"),
    ):
        status, refusal = browser.ask("POST", f"/api/tournaments/{name}", body)
        assert (status >= 400, refusal["code"]) == (True, code)
    deed(ana, name, "cancel")
    assert ana.ask("POST", f"/api/tournaments/{name}", {"do": "begin"})[1]["code"] == "game_over"
    assert ana.ask("GET", "/api/tournaments/nothing")[0] == 404
    assert ana.ask("GET", "/api/tournaments?before=x")[0] == 400


def test_an_unlisted_tournament_is_known_to_who_has_its_link(people: list[Browser]) -> None:
    ana, bo, *_ = people
    name = make(ana, listed=False)
    assert name not in json.dumps(bo.ask("GET", "/api/tournaments")[1])
    assert [one["id"] for one in ana.ask("GET", "/api/tournaments")[1]["mine"]] == [name]
    deed(bo, name, "join")
    deed(ana, name, "begin")
    table = game_of(bo, name, 1)
    assert table not in json.dumps(bo.ask("GET", "/api/tables?status=playing")[1])


def test_the_list_is_paged(people: list[Browser]) -> None:
    ana = people[0]
    made = [make(ana, title=f"Cup {number}") for number in range(23)]
    first = people[1].ask("GET", "/api/tournaments")[1]
    second = people[1].ask("GET", f"/api/tournaments?before={first['more']}")[1]
    names = [one["id"] for one in first["tournaments"] + second["tournaments"]]
    assert sorted(names) == sorted(made)
    assert (len(first["tournaments"]), second["more"]) == (20, None)
