"""The HTTP API and its locks."""

from __future__ import annotations

import gzip
import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tawantin
from tawantin import wire
from tawantin.server.identity import Identities
from tawantin.server.seatable import LEVEL_NAMES
from tawantin.server.settings import Settings

from .running import Running, running, settings


class Browser:
    """Sends requests as a browser would, and keeps the cookie."""

    def __init__(self, server: Running, **headers: str) -> None:
        self.server = server
        self._host = server.address.removeprefix("http://")
        self.headers = {"origin": server.address, **headers}
        self.cookie: str | None = None
        self.answered: dict[str, str] = {}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        connection = http.client.HTTPConnection(self._host, timeout=30)
        sent = {**self.headers, **{key.replace("_", "-"): value for key, value in headers.items()}}
        if self.cookie is not None:
            sent["cookie"] = self.cookie
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("content-type", "application/json")
        connection.request(method, path, data, sent)
        answer = connection.getresponse()
        content = answer.read()
        self.answered = {key.lower(): value for key, value in answer.getheaders()}
        if "set-cookie" in self.answered:
            self.cookie = self.answered["set-cookie"].partition(";")[0]
        is_json = self.answered.get("content-type", "").startswith("application/json")
        return answer.status, json.loads(content) if is_json else content


@pytest.fixture
def ana(server: Running) -> Browser:
    browser = Browser(server)
    browser.ask("GET", "/api/me")
    return browser


@pytest.fixture
def bo(server: Running) -> Browser:
    browser = Browser(server)
    browser.ask("GET", "/api/me")
    return browser


def test_a_newcomer_becomes_a_guest_with_a_cookie_that_scripts_cannot_read(
    server: Running,
) -> None:
    browser = Browser(server)
    status, me = browser.ask("GET", "/api/me")
    assert status == 200
    assert me["name"].startswith("Guest ")
    cookie = browser.answered["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert browser.ask("GET", "/api/me")[1] == me
    assert (
        browser.ask("PUT", "/api/me", {"name": "  Ana\u0007 \n María "})[1]["name"] == "Ana María"
    )
    assert browser.ask("GET", "/api/me")[1]["name"] == "Ana María"


def test_forged_cookies_are_strangers(server: Running, ana: Browser) -> None:
    _, me = ana.ask("GET", "/api/me")
    assert ana.cookie is not None
    token = ana.cookie.removeprefix("tawantin=")
    person, issued, signature = token.split(".")
    for forged in (
        f"{person}.{issued}.{'A' * len(signature)}",
        f"{person[:-1]}x.{issued}.{signature}",
        f"{person}.f{issued[1:]}.{signature}",
        f"{person}.{issued}",
        "..",
        "x" * 5000,
    ):
        browser = Browser(server)
        browser.cookie = f"tawantin={forged}"
        assert browser.ask("GET", "/api/me")[1]["id"] != me["id"]


def test_identities_cannot_be_guessed() -> None:
    class NoStore:
        pass

    identities = Identities(NoStore())  # type: ignore[arg-type]
    identities._key = b"k" * 32
    tokens = {identities.new_token() for _ in range(1000)}
    assert len({token.split(".")[0] for token in tokens}) == 1000
    assert all(len(token.split(".")[2]) >= 43 for token in tokens), "256 bits"


def test_an_account_brings_the_identity_to_another_device(server: Running, ana: Browser) -> None:
    ana.ask("PUT", "/api/me", {"name": "Ana"})
    _, me = ana.ask("GET", "/api/me")
    login = {"account": "ana.maria", "password": "correct horse"}
    assert ana.ask("POST", "/api/account", login)[1]["account"] == "ana.maria"
    assert ana.ask("POST", "/api/account", login)[1]["code"] == "not_allowed"
    phone = Browser(server)
    phone.ask("GET", "/api/me")
    taken = {"account": "ANA.maria", "password": "another password"}
    assert phone.ask("POST", "/api/account", taken) == (
        409,
        {**phone.ask("POST", "/api/account", taken)[1]},
    )
    wrong = {"account": "ana.maria", "password": "wrong password"}
    assert phone.ask("POST", "/api/login", wrong)[0] == 403
    unknown = {"account": "nobody", "password": "wrong password"}
    assert phone.ask("POST", "/api/login", unknown)[1] == phone.ask("POST", "/api/login", wrong)[1]
    assert phone.ask("POST", "/api/login", login)[1]["id"] == me["id"]
    assert phone.ask("GET", "/api/me")[1]["name"] == "Ana"
    phone.ask("POST", "/api/logout", {})
    assert phone.ask("GET", "/api/me")[1]["id"] != me["id"]


def test_passwords_are_hashed_with_argon2(server: Running, ana: Browser) -> None:
    ana.ask("POST", "/api/account", {"account": "ana", "password": "correct horse"})
    stored = server.server.store.backend.get("account", "ana")
    assert stored is not None
    assert b"$argon2id$" in stored
    assert b"correct horse" not in stored


def test_passwords_are_tried_slowly(tmp_path: Path) -> None:
    with running(settings(tmp_path, sign_ins=Settings().sign_ins)) as server:
        ana = Browser(server)
        wrong = {"account": "ana", "password": "wrong password"}
        answers = [ana.ask("POST", "/api/login", wrong)[0] for _ in range(12)]
        assert answers[0] == 403
        assert answers[-1] == 429
        assert ana.answered["retry-after"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"origin": "", "sec_fetch_site": "cross-site"},
        {"host": "evil.example", "origin": "http://evil.example"},
    ],
)
def test_requests_from_other_sites_are_refused(
    server: Running, ana: Browser, headers: dict[str, str]
) -> None:
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "nim", "seats": 2}),
        ("GET", "/api/me", None),
    ):
        status, answer = ana.ask(method, path, body, **headers)
        assert (status, answer["code"]) == (403, "bad_origin")


def test_forms_cannot_change_anything(ana: Browser) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        body = b'{"name":"Eve"}'
        assert ana.ask("PUT", "/api/me", body, content_type=kind)[0] == 400


def test_every_answer_has_a_strict_content_security_policy(server: Running, ana: Browser) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/some/page"):
        ana.ask("GET", path)
        policy = ana.answered["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'self'" in policy
        assert ana.answered["x-content-type-options"] == "nosniff"


def test_large_bodies_are_refused(ana: Browser) -> None:
    status, answer = ana.ask("PUT", "/api/me", {"name": "x" * 100_000})
    assert (status, answer["code"]) == (413, "too_large")


def test_requests_and_messages_are_limited_by_address_and_person(tmp_path: Path) -> None:
    with running(settings(tmp_path, request_rate=0.5)) as server:
        browser = Browser(server)
        assert browser.ask("GET", "/api/me")[0] == 200
        # However slow the machine: somebody who never stops is told to wait.
        asked = (browser.ask("GET", "/api/me")[0] for _ in range(1000))
        assert next(status for status in asked if status != 200) == 429


def test_many_visitors_at_one_address_get_the_files_of_the_page(tmp_path: Path) -> None:
    with running(settings(tmp_path, request_rate=0.5)) as server:
        browser = Browser(server)
        statuses = {browser.ask("GET", f"/assets/{number}.js")[0] for number in range(30)}
        assert statuses == {404}, "no such files, but no refusals either"
        assert browser.ask("GET", "/api/me")[0] == 200


def test_lobby_lists_listed_tables_only_and_ones_own(ana: Browser, bo: Browser) -> None:
    new = {"game": "nim", "seats": 2, "title": "Open house", "listed": True}
    assert ana.ask("POST", "/api/tables", new)[0] == 201
    _, private = ana.ask("POST", "/api/tables", {"game": "nim", "seats": 3, "bots": ["easy"]})
    listed = bo.ask("GET", "/api/tables?status=open")[1]["tables"]
    assert [table["title"] for table in listed] == ["Open house"]
    mine = ana.ask("GET", "/api/tables?mine=true")[1]["tables"]
    assert {table["id"] for table in mine} == {private["id"], listed[0]["id"]}
    assert bo.ask("GET", "/api/tables?mine=true")[1]["tables"] == []
    by_link = bo.ask("GET", f"/api/tables/{private['id']}")[1]
    assert [seat["kind"] for seat in by_link["seats"]] == ["person", "open", "bot"]
    assert len(private["id"]) >= 20, "a link that cannot be guessed"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown_game"),
        ({"game": "nim", "seats": 8}, "bad_seats"),
        ({"game": "nim", "seats": 2, "options": {"x": 1}}, "bad_option"),
        ({"game": "nim", "seats": 2, "bots": ["os:system"]}, "malformed"),
        ({"game": "nim", "seats": 2, "bots": ["genius"]}, "no_bot"),
        ({"game": "nim", "seats": 2, "bots": ["easy", "easy"]}, "bad_seats"),
        ({"game": "nim", "seats": 2, "clock": {"kind": "days", "days": 0}}, "bad_option"),
        ({"game": "nim"}, "malformed"),
    ],
)
def test_impossible_tables_are_refused(ana: Browser, wrong: object, code: str) -> None:
    status, answer = ana.ask("POST", "/api/tables", wrong)
    assert status >= 400
    assert answer["code"] == code


def test_commands_and_replays_work_over_http(ana: Browser) -> None:
    _, table = ana.ask("POST", "/api/tables", {"game": "nim", "seats": 2})
    path = f"/api/tables/{table['id']}"

    def do(kind: str, **fields: object) -> Any:
        body = {"type": kind, "table": table["id"], **fields}
        return ana.ask("POST", f"{path}/commands", body)[1]

    do("sit", seat=1)
    seq = do("start")["seq"]
    moves = 0
    while ana.ask("GET", path)[1]["status"] == "playing":
        seat = ana.ask("GET", path)[1]["actors"][0]
        seq = do("play", seat=seat, seq=seq, action="take 1")["seq"]
        moves += 1
        if ana.ask("GET", path)[1]["status"] == "playing":
            then = ana.ask("GET", f"{path}/replay/{moves}?seat=0")[1]
            assert then["action"] is None, "what a decision was may be a secret of the game"
    for number in range(moves + 1):
        _, then = ana.ask("GET", f"{path}/replay/{number}?seat=0")
        assert then["view"]["heap"] == moves - number
        assert then["last"] == moves
        assert then["action"] == ("take 1" if number else None)
    assert then["result"]["ending"] == "heap_empty"
    assert ana.ask("GET", f"{path}/replay/{moves + 1}")[0] == 404
    assert do("say", text="Good game")["seq"] == seq + 1
    record = ana.ask("GET", f"{path}/record")[1]
    assert tawantin.Record.from_json(json.dumps(record)).entries[0].action == "take 1"


def test_components_come_packed_to_whoever_can_unpack_them(ana: Browser) -> None:
    plain = ana.ask("GET", "/api/games/inca_empire/components")[1]
    connection = http.client.HTTPConnection(ana._host, timeout=30)
    sent = {"accept-encoding": "gzip, br"}
    connection.request("GET", "/api/games/inca_empire/components", headers=sent)
    answer = connection.getresponse()
    packed = answer.read()
    assert answer.getheader("content-encoding") == "gzip"
    assert json.loads(gzip.decompress(packed)) == plain


def test_games_come_with_their_components_types_and_messages(ana: Browser) -> None:
    games = ana.ask("GET", "/api/games")[1]
    assert "nim" in [game["id"] for game in games]
    for game in games:
        components = ana.ask("GET", f"/api/games/{game['id']}/components")[1]
        assert components["game"]["id"] == game["id"]
        types = ana.ask("GET", f"/api/games/{game['id']}/schema")[1]["$defs"]
        assert any(name.endswith(".View") for name in types)
    assert ana.ask("GET", "/api/locale/hu")[1]["language"] == "hu"
    assert ana.ask("GET", "/api/locale/../../etc")[0] == 404
    server = ana.ask("GET", "/api/server")[1]
    assert server["bots"] == list(LEVEL_NAMES)


def test_health_and_metrics(ana: Browser) -> None:
    assert ana.ask("GET", "/healthz")[1] == {"status": "ok", "database": "sqlite"}
    _, text = ana.ask("GET", "/metrics")
    numbers = dict(re.findall(rb"^(tawantin_\w+) ([\d.e+]+)$", text, re.MULTILINE))
    assert float(numbers[b"tawantin_connections"]) == 0
    assert b'tawantin_requests_total{status="200"}' in text


@pytest.fixture
def with_client(tmp_path: Path) -> Iterator[Running]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>The page</title>")
    (web / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    with running(settings(tmp_path, web_folder=str(web))) as server:
        yield server


def test_the_client_is_served_and_finds_its_own_way(with_client: Running) -> None:
    browser = Browser(with_client)
    for path in ("/", "/table/abc", "/lobby"):
        assert b"The page" in browser.ask("GET", path)[1]
        assert browser.answered["cache-control"] == "no-cache"
    assert browser.ask("GET", "/assets/app-1a2b.js")[1] == b"export {}"
    assert "immutable" in browser.answered["cache-control"]
    assert browser.ask("GET", "/assets/nothing.js")[0] == 404
    assert browser.ask("GET", "/../secret.txt")[1] != b"secret"
    assert browser.ask("GET", "/%2e%2e/secret.txt")[1] != b"secret"
    assert browser.ask("GET", "/api/nothing")[1]["code"] == "not_found"


def test_all_refusals_have_a_code_of_the_wire() -> None:
    known = set(wire.RefusalCode.__args__)  # type: ignore[attr-defined]
    root = Path(tawantin.__file__).parent
    used = set()
    for folder in ("server", "tables"):
        for path in (root / folder).glob("*.py"):
            used |= set(re.findall(r'Refusal\(\s*"(\w+)"', path.read_text()))
            used |= set(re.findall(r'\(\w+, "(\w+)"\),$', path.read_text(), re.MULTILINE))
    assert used
    assert used <= known
