"""Whoever leaves is taken out of all that is stored; the games of others stay."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.postgres import Postgres

from tawantin.server.people.sessions import CONFIRM
from tawantin.store import Store, results

from .neighbours import PASSWORD, do, eventually, id_of, play, somebody
from .running import Running, running, settings
from .test_http import Browser

WORDS = "Meet me at the sun gate"
NAME = "Quilla Remarkable"


@pytest.fixture
def server(on_either: Running) -> Running:
    return on_either


def everything(store: Store) -> str:
    """All text that the database holds."""
    queries = (
        "SELECT changes FROM changes",
        "SELECT info FROM tables",
        "SELECT played FROM results",
        "SELECT state FROM tournaments",
    )
    texts = [str(row[0]) for sql in queries for row in store.backend.select(sql, ())]
    documents = store.backend.select("SELECT kind, key, value FROM documents", ())
    return "\n".join(texts + [f"{kind} {key} {bytes(value)!r}" for kind, key, value in documents])


def test_who_leaves_is_forgotten_and_the_games_of_others_stay(server: Running) -> None:
    quilla, bo = somebody(server, NAME, "quilla"), somebody(server, "Bo")
    person = id_of(quilla)
    finished = play(quilla, bo)
    slow = {"game": "nim", "seats": 2, "clock": {"kind": "days", "days": 1}}
    running_one = str(bo.ask("POST", "/api/tables", slow)[1]["id"])
    do(quilla, running_one, "sit", seat=1)
    do(bo, running_one, "start")
    opened = str(quilla.ask("POST", "/api/tables", {"game": "nim", "seats": 2})[1]["id"])
    assert do(quilla, running_one, "say", text=WORDS)[0] == 200
    quilla.ask("POST", "/api/tournaments", {"title": "Cup", **slow, "seats": 2})
    bo.ask("PUT", f"/api/ties/{person}", {"follow": True})
    loop = server.server.store._loop
    assert loop is not None
    code = server.server.sessions.new_code(CONFIRM, f"{person} quilla@example.org", 60_000)
    asyncio.run_coroutine_threadsafe(code, loop).result(20)
    server.server.store.backend.put("puzzles", f"{person}/nim", b'{"solved": ["quilla-1"]}')
    assert quilla.ask("GET", "/api/account/export")[1]["puzzles"] == [{"solved": ["quilla-1"]}]
    eventually(lambda: bo.ask("GET", "/api/ranking/nim")[1]["total"] == 2)
    before = everything(server.server.store)
    assert NAME in before
    assert WORDS in before

    wrong = quilla.ask("POST", "/api/account/delete", {"password": "wrong horse"})
    assert (wrong[0], wrong[1]["code"]) == (403, "bad_login")
    old_cookie = quilla.cookie
    status, me = quilla.ask("POST", "/api/account/delete", {"password": PASSWORD})
    assert status == 200
    assert me["id"] != person
    quilla.cookie = old_cookie
    assert id_of(quilla) != person

    after = everything(server.server.store)
    assert WORDS not in after
    assert "quilla" not in after.lower()
    (game,) = bo.ask("GET", "/api/players/Bo/games")[1]["games"]
    assert (game["table"], game["seats"][0]["player"], game["seats"][0]["name"]) == (
        finished,
        None,
        "",
    )
    assert bo.ask("GET", f"/api/players/{NAME.replace(' ', '%20')}")[0] == 404
    assert bo.ask("GET", f"/api/tables/{opened}")[1]["abandoned"]
    info = bo.ask("GET", f"/api/tables/{running_one}")[1]
    assert (info["status"], info["seats"][1]["away"], info["seats"][1]["name"]) == (
        "playing",
        True,
        "",
    )
    assert WORDS not in json.dumps(bo.ask("GET", f"/api/tables/{running_one}/story")[1])
    record = bo.ask("GET", f"/api/tables/{finished}/record")
    assert record[0] == 200
    assert person not in json.dumps(bo.ask("GET", "/api/ties")[1])
    ranked = bo.ask("GET", "/api/ranking/nim")[1]["people"]
    assert [one["name"] for one in ranked] == ["Bo"]
    newcomer = somebody(server, NAME, "quilla")  # the name and the login are free again
    assert newcomer.ask("GET", f"/api/players/{NAME.replace(' ', '%20')}")[1]["games"] == []


def test_ratings_made_again_rank_nobody_who_has_left(server: Running) -> None:
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    play(ana, bo)
    play(bo, ana)

    def ranked_twice() -> list[dict[str, object]] | None:
        people: list[dict[str, object]] = bo.ask("GET", "/api/ranking/nim")[1]["people"]
        return people if [one["games"] for one in people] == [2, 2] else None

    kept = eventually(ranked_twice)
    ana.ask("POST", "/api/account/delete", {"password": PASSWORD})
    backend = server.server.store.backend
    results.forget_ratings(backend)
    while results.rate_next(backend):
        pass
    ranked = bo.ask("GET", "/api/ranking/nim")[1]["people"]
    assert [(one["name"], one["rating"]) for one in ranked] == [
        (one["name"], one["rating"]) for one in kept if one["name"] == "Bo"
    ]


def test_my_data_is_all_that_is_kept_of_me_and_nothing_of_others(server: Running) -> None:
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    table = play(ana, bo)
    do(ana, table, "say", text=WORDS)
    do(bo, table, "say", text="Something of Bo's")
    hook = "https://discord.com/api/webhooks/1/abc"
    ana.ask("PUT", "/api/webhook", {"url": hook})
    status, mine = ana.ask("GET", "/api/account/export")
    assert status == 200
    assert "attachment" in ana.answered["content-disposition"]
    assert (mine["person"]["name"], mine["person"]["account"]) == ("Ana", "ana-of-nim")
    assert [one["text"] for one in mine["said"]] == [WORDS]
    assert [one["table"] for one in mine["finished_games"]] == [table]
    assert mine["webhook"][0]["url"] == hook
    assert len(mine["sessions"]) == 1
    text = json.dumps(mine)
    for secret in (PASSWORD, "argon2", id_of(bo), "Something of Bo"):
        assert secret not in text
    guest = somebody(server)
    assert guest.ask("GET", "/api/account/export")[0] == 403


def test_other_servers_forget_who_has_left(a_postgres: Postgres, tmp_path: Path) -> None:
    wanted = settings(tmp_path, database=a_postgres.new_database())
    with running(wanted) as here, running(wanted) as there:
        ana, bo = somebody(here, NAME, "ana"), somebody(there, "Bo")
        table = str(bo.ask("POST", "/api/tables", {"game": "nim", "seats": 2})[1]["id"])
        assert do(ana, table, "sit", seat=1)[0] == 200
        do(bo, table, "start")

        def name() -> str:
            return str(bo.ask("GET", f"/api/tables/{table}")[1]["seats"][1]["name"])

        assert name() == NAME
        assert ana.ask("POST", "/api/account/delete", {"password": PASSWORD})[0] == 200
        eventually(lambda: name() == "")
        elsewhere = Browser(there)
        elsewhere.cookie = ana.cookie
        assert elsewhere.ask("GET", "/api/me")[1]["account"] is None
