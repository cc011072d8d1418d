"""People with accounts, who play games to their end over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from .running import Running
from .test_http import Browser

PASSWORD = "correct horse"  # noqa: S105  # of nobody


def somebody(server: Running, name: str | None = None, account: str | None = None) -> Browser:
    """A browser; with a name, somebody who has an account."""
    browser = Browser(server)
    browser.ask("GET", "/api/me")
    if name is not None:
        browser.ask("PUT", "/api/me", {"name": name})
        credentials = {"account": account or f"{name.lower()}-of-nim", "password": PASSWORD}
        status, _ = browser.ask("POST", "/api/account", credentials)
        assert status == 200
    return browser


def id_of(browser: Browser) -> str:
    return str(browser.ask("GET", "/api/me")[1]["id"])


def do(browser: Browser, table: str, kind: str, **more: object) -> tuple[int, Any]:
    body = {"type": kind, "table": table, **more}
    return browser.ask("POST", f"/api/tables/{table}/commands", body)


def play(winner: Browser, loser: Browser, **settings: object) -> str:
    """A finished game of Nim, which the loser gives up."""
    wanted = {"game": "nim", "seats": 2, "listed": True, "rated": True, **settings}
    status, table = winner.ask("POST", "/api/tables", wanted)
    assert status == 201, table
    name = str(table["id"])
    assert do(loser, name, "sit", seat=1)[0] == 200
    assert do(winner, name, "start")[0] == 200
    assert do(loser, name, "concede", seat=1)[0] == 200
    return name


def turn_of(asked: Browser, other: Browser) -> str:
    """A game in which somebody is to decide, begun by another."""
    wanted = {"game": "nim", "seats": 2, "clock": {"kind": "days", "days": 1}}
    while True:
        table = str(other.ask("POST", "/api/tables", wanted)[1]["id"])
        do(asked, table, "sit", seat=1)
        do(other, table, "start")
        info = other.ask("GET", f"/api/tables/{table}")[1]
        if info["actors"] == [0]:
            seq = do(other, table, "say", text="hm")[1]["seq"]
            do(other, table, "play", seat=0, seq=seq, action="take 1")
        if other.ask("GET", f"/api/tables/{table}")[1]["actors"] == [1]:
            return table


def eventually(look: Callable[[], Any]) -> Any:
    """What is looked for, as soon as it is there."""
    until = time.monotonic() + 60
    while not (value := look()):
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)
    return value
