"""Mail, through a real SMTP server: only to confirmed addresses, and one click stops it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from tawantin.server.people import mailbox
from tawantin.server.settings import BadSetting, Settings

from .mail_sink import Sink, code_in, letter, mail_sink
from .neighbours import PASSWORD, do, eventually, id_of, somebody
from .running import Running, running, settings
from .test_http import Browser

ADDRESS = "bo.remarkable@example.org"
SITE = "https://play.example"


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_sink() as started:
        yield started


@pytest.fixture
def server(database: str, tmp_path: Path, sink: Sink) -> Iterator[Running]:
    wanted = settings(
        tmp_path,
        database=database,
        mail_server=f"smtp://127.0.0.1:{sink.port}",
        mail_from="Tawantin <games@play.example>",
        public_url=SITE,
    )
    with running(wanted) as found_server:
        yield found_server


def confirmed(server: Running, sink: Sink, wish: str) -> Browser:
    """Bo, who gets mail."""
    bo = somebody(server, "Bo")
    wanted = {"address": ADDRESS, "wish": wish, "language": "de"}
    assert bo.ask("PUT", "/api/mail", wanted)[1]["confirmed"] is False
    code = code_in(letter(sink, 1))
    assert bo.ask("POST", "/api/mail/confirm", {"code": "AAAA-AAAA"})[0] == 403
    assert bo.ask("POST", "/api/mail/confirm", {"code": code})[1]["confirmed"] is True
    return bo


def letter_about(sink: Sink, table: str) -> EmailMessage:
    """When it comes; others may come before it."""
    mail: EmailMessage = eventually(
        lambda: next((one for one in sink.letters if table in one.get_content()), None)
    )
    return mail


def game_in_which_bo_is_asked(ana: Browser, bo: Browser) -> str:
    wanted = {"game": "nim", "seats": 2, "clock": {"kind": "days", "days": 1}}
    while True:
        table = str(ana.ask("POST", "/api/tables", wanted)[1]["id"])
        do(bo, table, "sit", seat=1)
        do(ana, table, "start")
        seq = do(ana, table, "say", text="hm")[1]["seq"]
        do(ana, table, "play", seat=0, seq=seq, action="take 1")
        if ana.ask("GET", f"/api/tables/{table}")[1]["actors"] == [1]:
            return table


def test_a_turn_is_mailed_and_one_click_stops_it(server: Running, sink: Sink) -> None:
    ana, bo = somebody(server, "Ana"), confirmed(server, sink, "turns")
    table = game_in_which_bo_is_asked(ana, bo)
    mail = letter_about(sink, table)
    assert sink.recipients == [[ADDRESS]] * len(sink.letters)
    assert mail["Subject"] == "Du bist dran bei Nim"
    assert f"{SITE}/table/{table}" in mail.get_content()
    as_it_came = sink.bytes[sink.letters.index(mail)]
    assert f"List-Unsubscribe: <{SITE}/api/mail/unsubscribe?".encode() in as_it_came, "not encoded"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    stranger = Browser(server)
    stranger.headers = {"host": stranger._host}
    assert b"<button>" in stranger.ask("GET", link)[1]
    assert bo.ask("GET", "/api/mail")[1]["wish"] == "turns"  # looking at it stops nothing
    form = {"content-type": "application/x-www-form-urlencoded"}
    from_elsewhere = {"sec-fetch-site": "cross-site"}
    assert stranger.ask("GET", link, None, **from_elsewhere)[0] == 200, "from a page of mail"
    form["origin"] = "null"  # what browsers say of a page that keeps its address to itself
    assert stranger.ask("POST", link, b"List-Unsubscribe=One-Click", **form)[0] == 200
    assert bo.ask("GET", "/api/mail")[1]["wish"] == "off"
    assert stranger.ask("POST", link[:-2], b"", **form)[0] == 404
    status, mail = stranger.ask("GET", link[:-2], None, **{"accept-language": "nl"})
    assert (status, b"niet volledig" in mail) == (404, True)
    before = len(sink.letters)
    game_in_which_bo_is_asked(ana, bo)
    nobody_is_told_the_address(server, table, ana)
    assert len(sink.letters) == before


def challenged(ana: Browser, bo: Browser) -> str:
    table = str(ana.ask("POST", "/api/tables", {"game": "nim", "seats": 2})[1]["id"])
    for _ in range(2):
        asked = {"person": id_of(bo), "challenge": True}
        assert ana.ask("POST", f"/api/tables/{table}/invitations", asked)[0] == 200
    return table


def test_a_challenge_is_mailed_once_to_who_is_not_here(server: Running, sink: Sink) -> None:
    ana, bo = somebody(server, "Ana"), confirmed(server, sink, "turns")
    challenged(ana, bo)
    challenge = "Ana fordert dich zu Nim heraus"
    assert letter(sink, 2)["Subject"] == challenge
    letter_about(sink, game_in_which_bo_is_asked(ana, bo))
    assert [one["Subject"] for one in sink.letters].count(challenge) == 1


def nobody_is_told_the_address(server: Running, table: str, other: Browser) -> None:
    paths = ("/api/home", "/api/players/Bo", f"/api/tables/{table}", "/api/mail", "/metrics")
    for path in paths:
        answered = other.ask("GET", path)[1]
        text = answered.decode() if isinstance(answered, bytes) else json.dumps(answered)
        assert "remarkable" not in text


def test_a_digest_comes_once_a_day_with_all_that_waits(
    server: Running, sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = somebody(server, "Ana"), confirmed(server, sink, "digest")
    tables = {game_in_which_bo_is_asked(ana, bo) for _ in range(2)}
    challenged(ana, bo)
    assert len(sink.letters) == 1
    monkeypatch.setattr(mailbox, "EVERY_SECONDS", 0.05)
    wanted = server.server.settings
    with running(wanted) if server.server.store.shared else _again(server) as other:
        mail = letter(sink, 2)
        assert mail["Subject"] == "3 Partien warten auf dich"
        assert f"Ana fordert dich zu Nim heraus: {SITE}/" in mail.get_content()
        assert all(table in mail.get_content() for table in tables)
        game_in_which_bo_is_asked(ana, bo)
        eventually(lambda: bo.ask("GET", "/api/home")[0] == 200)
        assert len(sink.letters) == 2
        assert other is not None


def _again(server: Running) -> Any:
    """SQLite has one server: let this one look now."""

    @contextmanager
    def now() -> Iterator[Running]:
        loop = server.server.store._loop
        assert loop is not None
        for _ in range(2):
            work = server.server.mailbox.send_digests()
            asyncio.run_coroutine_threadsafe(work, loop).result(20)
        yield server

    return now()


def test_a_forgotten_password_is_reset_by_mail_and_nobody_learns_who_has_an_account(
    server: Running, sink: Sink
) -> None:
    confirmed(server, sink, "off")
    stranger = somebody(server)
    for account in ("nobody-here", "bo-of-nim"):
        assert stranger.ask("POST", "/api/account/forgot", {"account": account})[1] == {
            "type": "done", "id": None, "seq": None, "table": None,
        }  # fmt: skip
    mail = letter(sink, 2)
    assert len(sink.letters) == 2
    body = {"account": "bo-of-nim", "code": code_in(mail), "password": "new " + PASSWORD}
    assert stranger.ask("POST", "/api/account/reset", body)[1]["account"] == "bo-of-nim"


def test_an_address_is_confirmed_by_the_code_that_was_sent_to_it(
    server: Running, sink: Sink
) -> None:
    bo, eve = somebody(server, "Bo"), somebody(server, "Eve")
    bo.ask("PUT", "/api/mail", {"address": ADDRESS})
    code = code_in(letter(sink, 1))
    eve.ask("PUT", "/api/mail", {"address": "eve@example.org"})
    assert eve.ask("POST", "/api/mail/confirm", {"code": code})[0] == 403
    bad = ("no address", "a@b", "a@b.c\r\nBcc: x@y.z", "<a@b.org>", "a@b.org, c@d.org")
    for address in bad:
        assert bo.ask("PUT", "/api/mail", {"address": address})[1]["code"] == "bad_address"
    assert bo.ask("PUT", "/api/mail", {"address": ""})[1]["address"] == ""
    assert somebody(server).ask("PUT", "/api/mail", {"address": ADDRESS})[0] == 403
    eventually(lambda: len(sink.letters) == 2)
    assert id_of(bo) not in json.dumps(eve.ask("GET", "/api/mail")[1])


def test_settings_of_mail_are_checked_without_telling_the_password() -> None:
    for more in (
        {"mail_server": "http://user:secret@host"},
        {"mail_server": "smtp://user:secret@host"},
        {"mail_server": "smtp://user:secret@host", "mail_from": "a@b.org"},
    ):
        with pytest.raises(BadSetting) as problem:
            Settings(**more).checked()  # type: ignore[arg-type]
        assert "secret" not in str(problem.value)
    assert Settings().checked().mail_server == ""
