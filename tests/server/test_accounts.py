"""Accounts: passwords, other devices, sessions, and what the host of a server may do."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from typer.testing import CliRunner

from tawantin.cli import app, main

from .neighbours import PASSWORD, eventually, id_of, somebody
from .running import Running
from .test_http import Browser

NEW = "another battery"


@pytest.fixture
def server(on_either: Running) -> Running:
    return on_either


@pytest.fixture
def ana(server: Running) -> Browser:
    return somebody(server, "Ana", "ana-1")


def signed_in(server: Running, password: str = PASSWORD) -> tuple[int, Browser]:
    browser = somebody(server)
    status, _ = browser.ask("POST", "/api/login", {"account": "ana-1", "password": password})
    return status, browser


def test_a_new_password_signs_everybody_else_out(server: Running, ana: Browser) -> None:
    _, other = signed_in(server)
    body = {"password": "wrong password", "new": NEW}
    assert ana.ask("PUT", "/api/account/password", body)[0] == 403
    body = {"password": PASSWORD, "new": NEW}
    assert ana.ask("PUT", "/api/account/password", body)[0] == 200
    assert ana.ask("GET", "/api/me")[1]["account"] == "ana-1"
    assert other.ask("GET", "/api/me")[1]["account"] is None
    assert signed_in(server)[0] == 403
    assert signed_in(server, NEW)[0] == 200


def test_another_device_signs_in_by_a_code_once(server: Running, ana: Browser) -> None:
    code = ana.ask("POST", "/api/device")[1]["code"]
    phone, thief = somebody(server), somebody(server)
    assert phone.ask("POST", "/api/device/claim", {"code": code.lower()})[0] == 200
    assert id_of(phone) == id_of(ana)
    assert thief.ask("POST", "/api/device/claim", {"code": code})[0] == 403
    assert somebody(server).ask("POST", "/api/device")[0] == 403


def test_of_many_who_claim_a_code_at_once_one_is_signed_in(server: Running, ana: Browser) -> None:
    code = ana.ask("POST", "/api/device")[1]["code"]
    thieves = [somebody(server) for _ in range(12)]
    with ThreadPoolExecutor(12) as pool:
        claims = pool.map(lambda one: one.ask("POST", "/api/device/claim", {"code": code}), thieves)
        assert sorted(status for status, _ in claims) == [200, *[403] * 11]


def test_sessions_are_listed_and_can_be_ended(server: Running, ana: Browser) -> None:
    _, other = signed_in(server)
    sessions = ana.ask("GET", "/api/sessions")[1]["sessions"]
    assert [one["here"] for one in sessions] == [True, False]
    assert ana.ask("DELETE", f"/api/sessions/{sessions[1]['id']}")[0] == 200
    assert other.ask("GET", "/api/me")[1]["account"] is None
    assert len(ana.ask("GET", "/api/sessions")[1]["sessions"]) == 1
    stranger = somebody(server, "Bo", "bo-1")
    assert stranger.ask("DELETE", f"/api/sessions/{sessions[0]['id']}")[0] == 404


def test_sessions_are_listed_newest_first_and_signing_out_takes_one_off(
    server: Running, ana: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    for made in (30, 10, 20):
        monkeypatch.setattr("tawantin.server.people.sessions.now_ms", lambda made=made: made)
        _, last = signed_in(server)
    listed = ana.ask("GET", "/api/sessions")[1]["sessions"]
    assert [one["here"] for one in listed] == [True, False, False, False]
    assert [one["made"] for one in listed[1:]] == [30, 20, 10]
    assert last.ask("POST", "/api/logout")[0] == 200
    listed = ana.ask("GET", "/api/sessions")[1]["sessions"]
    assert [one["made"] for one in listed[1:]] == [30, 10]


def test_whoever_was_never_here_can_sign_out(server: Running) -> None:
    status, me = Browser(server).ask("POST", "/api/logout")
    assert (status, me["account"]) == (200, None)


def command(server: Running, *words: str) -> str:
    database = server.server.settings.database
    assert database is not None
    result = CliRunner().invoke(app, ["admin", *words, "--database", database])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(autouse=True)
def _commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tawantin.server.identity.REMEMBERED_SECONDS", 0.0)
    monkeypatch.setattr("sys.argv", ["tawantin", "--help"])
    with pytest.raises(SystemExit):
        main()


def test_the_host_gives_a_code_for_a_forgotten_password(server: Running, ana: Browser) -> None:
    code = command(server, "reset", "Ana").split()[-1]
    browser = somebody(server)
    body = {"account": "ana-1", "code": code, "password": NEW}
    assert browser.ask("POST", "/api/account/reset", {**body, "code": "AAAA-AAAA"})[0] == 403
    assert browser.ask("POST", "/api/account/reset", {**body, "account": "anna-1"})[0] == 403
    assert browser.ask("POST", "/api/account/reset", body)[1]["account"] == "ana-1"
    assert ana.ask("GET", "/api/me")[1]["account"] is None
    assert browser.ask("POST", "/api/account/reset", body)[0] == 403
    assert "reset  Ana" in command(server, "log")


def test_a_suspended_person_is_a_stranger_until_restored(server: Running, ana: Browser) -> None:
    person, cookie = id_of(ana), ana.cookie
    command(server, "suspend", "Ana")
    assert "suspended" in command(server, "people", "ana")
    eventually(lambda: ana.ask("GET", "/api/me")[1]["id"] != person)
    assert signed_in(server)[0] == 403
    command(server, "restore", "Ana")
    ana.cookie = cookie
    eventually(lambda: id_of(ana) == person)


def test_the_host_renames_and_announces(server: Running, ana: Browser) -> None:
    command(server, "rename", "Ana", "Anna")
    eventually(lambda: ana.ask("GET", "/api/me")[1]["name"] == "Anna")
    command(server, "announce", "Tea\x1b\x07 at\t\nfive. ")
    long = CliRunner().invoke(
        app, ["admin", "announce", "x" * 301, "--database", str(server.server.settings.database)]
    )
    assert "at most 300 letters" in str(long.exception)
    assert ana.ask("GET", "/api/home")[1]["announcement"] == "Tea at five."
