"""Play now, invitations, following, blocking and reports, on one server and across two."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.postgres import postgres

from tawantin import wire
from tawantin.client import Client
from tawantin.server.people.company import REPORT, Report

from .neighbours import do, eventually, id_of, somebody
from .running import Running, running, settings
from .test_http import Browser

Servers = tuple[Running, Running]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Servers]:
    """Where people come in: the same server twice on SQLite, two on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("company")
    if request.param == "sqlite":
        with running(settings(folder)) as server:
            yield server, server
        return
    with postgres() as database:
        wanted = settings(folder, database=database.new_database())
        with running(wanted) as first, running(wanted) as second:
            yield first, second


_NAMES = iter(range(1000))


def two(servers: Servers) -> tuple[Browser, Browser]:
    """Ana and Bo, with accounts and names of this test's own."""
    number = next(_NAMES)
    here, there = servers
    return somebody(here, f"Ana{number}"), somebody(there, f"Bo{number}")


def home(browser: Browser) -> dict[str, Any]:
    status, answer = browser.ask("GET", "/api/home")
    assert status == 200, answer
    return dict(answer)


def seek(browser: Browser, **more: object) -> tuple[int, Any]:
    return browser.ask("PUT", "/api/seek", {"game": "nim", "seats": [2], "wait": None, **more})


# ---------------------------------------------------------------- play now


def test_two_who_look_for_the_same_game_play_it_wherever_they_are_connected(
    servers: Servers,
) -> None:
    here, there = (server.address for server in servers)

    async def work() -> None:
        async with Client(here, "Ana") as ana, Client(there, "Bo") as bo:
            for one in (ana, bo):
                wanted = wire.Seek(game="nim", seats=[2, 3], wait=None)
                await one.http.ask("PUT", "/api/seek", wanted)
            tables = [await _heard(one, "seated") for one in (ana, bo)]
            assert tables[0].table == tables[1].table
            table = await ana.watch(str(tables[0].table))
            assert table.update is not None
            assert table.update.status == "playing"
            assert table.info is not None
            assert {seat.player for seat in table.info.seats} == {ana.me.id, bo.me.id}

    asyncio.run(work())


async def _heard(client: Client, what: str) -> wire.News:
    for _ in range(1000):
        for one in client.news:
            if one.what == what:
                return one
        await asyncio.sleep(0.02)
    raise AssertionError(f"nobody said {what}")


def test_bots_take_the_empty_seats_when_the_wait_is_over(servers: Servers) -> None:
    ana, _ = two(servers)
    assert seek(ana, game="chocolatl", seats=[3], wait=0, level="easy")[0] == 200

    def playing() -> list[Any]:
        return [one for one in home(ana)["mine"] if one["info"]["status"] == "playing"]

    (mine,) = eventually(playing)
    assert [seat["kind"] for seat in mine["info"]["seats"]].count("bot") == 2


def test_who_waits_is_told_so_after_a_reload_and_can_stop(servers: Servers) -> None:
    ana, bo = two(servers)
    assert seek(ana, seats=[3])[0] == 200
    assert home(ana)["seek"] | {"since": 0} == {
        "game": "nim", "pace": "live", "seats": [3], "rated": False, "since": 0,
        "bots_from": None, "fitting": 0,
    }  # fmt: skip
    page = home(bo)
    assert page["seek"] is None
    assert page["looking"] == [{"game": "nim", "pace": "live", "count": 1}]
    assert id_of(ana) not in json.dumps(page["looking"])
    assert ana.ask("DELETE", "/api/seek")[0] == 200
    assert home(ana)["seek"] is None
    assert seek(bo, seats=[3])[0] == 200
    assert bo.ask("DELETE", "/api/seek")[0] == 200


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seats": [9]}, "malformed"),
        ({"seats": [7]}, "bad_seats"),
        ({"game": "chess"}, "unknown_game"),
        ({"rated": True}, "account_needed"),
        ({"level": "perfect"}, "no_bot"),
    ],
)
def test_what_cannot_be_played_is_refused(
    servers: Servers, wrong: dict[str, Any], code: str
) -> None:
    assert seek(somebody(servers[0]), **wrong)[1]["code"] == code


def test_looking_for_games_over_and_over_is_bounded(tmp_path: Path) -> None:
    with running(settings(tmp_path, tables=2)) as server:
        ana = somebody(server)
        assert [seek(ana, seats=[3])[0] for _ in range(3)] == [200, 200, 429]


# ---------------------------------------------------------------- invitations


def invite(host: Browser, guest: Browser, **more: object) -> str:
    table = host.ask("POST", "/api/tables", {"game": "nim", "seats": 2})[1]["id"]
    body = {"person": id_of(guest), **more}
    status, answer = host.ask("POST", f"/api/tables/{table}/invitations", body)
    assert status == 200, answer
    return str(table)


def test_an_invitation_waits_on_the_home_page_and_leads_to_a_seat(servers: Servers) -> None:
    ana, bo = two(servers)
    table = invite(ana, bo)
    (waiting,) = home(bo)["invitations"]
    assert (waiting["table"]["id"], waiting["by"]) == (table, id_of(ana))
    assert home(ana)["invitations"] == []
    assert bo.ask("POST", f"/api/invitations/{table}", {"accept": True})[0] == 200
    shown = home(bo)
    assert shown["invitations"] == []
    assert shown["mine"][0]["info"]["status"] == "open"
    assert bo.ask("POST", f"/api/invitations/{table}", {"accept": True})[0] == 404


def test_a_challenge_begins_when_it_is_accepted(servers: Servers) -> None:
    ana, bo = two(servers)
    table = invite(ana, bo, challenge=True)
    assert bo.ask("POST", f"/api/invitations/{table}", {"accept": True})[0] == 200
    assert home(ana)["mine"][0]["info"]["status"] == "playing"


def test_both_hear_at_once_of_invitations_and_of_who_declines(servers: Servers) -> None:
    here, there = (server.address for server in servers)

    async def work() -> None:
        async with Client(here, "Host") as ana, Client(there, "Guest") as bo:
            number = next(_NAMES)
            credentials = wire.Credentials(f"guest{number}", "correct horse")
            await bo.http.ask("PUT", "/api/me", wire.NewName(f"Guest{number}"))
            await bo.http.ask("POST", "/api/account", credentials)
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            letter = wire.NewInvitation(person=bo.me.id)
            await ana.http.ask("POST", f"/api/tables/{info.id}/invitations", letter)
            assert (await _heard(bo, "invited")).table == info.id
            await bo.http.ask("POST", f"/api/invitations/{info.id}", wire.Answer(False))
            assert (await _heard(ana, "declined")).name == f"Guest{number}"

    asyncio.run(work())


def test_only_those_at_the_table_invite_and_only_to_a_table_not_begun(servers: Servers) -> None:
    ana, bo = two(servers)
    eve = somebody(servers[0])
    table = invite(ana, bo)
    body = {"person": id_of(bo)}
    assert eve.ask("POST", f"/api/tables/{table}/invitations", body)[0] == 403
    guest = {"person": id_of(eve)}
    assert ana.ask("POST", f"/api/tables/{table}/invitations", guest)[0] == 404
    do(eve, table, "sit", seat=1)
    assert home(bo)["invitations"] == []  # there is no room any more
    do(ana, table, "start")
    assert ana.ask("POST", f"/api/tables/{table}/invitations", body)[1]["code"] == "already_started"


# ---------------------------------------------------------------- following and blocking


def test_whom_i_follow_is_shown_first_and_only_if_they_want_to_be_seen(servers: Servers) -> None:
    ana, bo = two(servers)
    there = servers[1]

    async def work() -> None:
        cookie = str(bo.cookie).partition("=")[2]
        async with Client(there.address, token=cookie):
            person = id_of(bo)
            assert ana.ask("PUT", f"/api/ties/{person}", {"follow": True})[0] == 200
            first = eventually(lambda: home(ana)["here"])[0]
            assert (first["id"], first["followed"]) == (person, True)
            (tied,) = ana.ask("GET", "/api/ties")[1]["follows"]
            assert tied["here"]
            assert bo.ask("PUT", f"/api/ties/{id_of(ana)}", {"block": True})[0] == 200
            assert person not in json.dumps(home(ana)["here"])
            assert not ana.ask("GET", "/api/ties")[1]["follows"][0]["here"]

    asyncio.run(work())
    assert ana.ask("PUT", f"/api/ties/{id_of(ana)}", {"follow": True})[0] == 403


def test_invitations_of_somebody_blocked_are_never_shown(servers: Servers) -> None:
    ana, bo = two(servers)
    before = invite(ana, bo)
    assert bo.ask("PUT", f"/api/ties/{id_of(ana)}", {"block": True})[0] == 200
    after = invite(ana, bo)  # whoever is blocked does not learn of it
    text = json.dumps(home(bo))
    assert before not in text
    assert after not in text


def test_the_page_of_a_player_says_whether_i_follow_or_block_them(servers: Servers) -> None:
    ana, bo = two(servers)
    name = bo.ask("GET", "/api/me")[1]["name"]
    ana.ask("PUT", f"/api/ties/{id_of(bo)}", {"follow": True})
    shown = ana.ask("GET", f"/api/players/{name}")[1]
    assert (shown["followed"], shown["blocked"]) == (True, False)
    assert not bo.ask("GET", f"/api/players/{name}")[1]["followed"]


# ---------------------------------------------------------------- reports


def test_a_reported_line_is_kept_as_it_was_for_the_host_of_the_server(servers: Servers) -> None:
    ana, bo = two(servers)
    table = invite(ana, bo)
    seq = do(bo, table, "say", text="You  cheat!")[1]["seq"]
    body = {"said": seq, "why": "rude"}
    assert ana.ask("POST", f"/api/tables/{table}/reports", body)[0] == 200
    do(bo, table, "unsay", said=seq)
    assert bo.ask("POST", f"/api/tables/{table}/reports", body)[0] == 404
    assert ana.ask("POST", f"/api/tables/{table}/reports", {"said": 1})[0] == 404
    store = servers[0].server.store
    kept = [msgspec.json.decode(value, type=Report) for _, value in store.backend.find(REPORT, "")]
    (report,) = [one for one in kept if one.table == table]
    assert (report.text, report.why, report.by) == ("You cheat!", "rude", id_of(ana))
    assert (report.player, report.said) == (id_of(bo), seq)
