"""A host opens a table with a components file of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.tables.people import FullHeap

import tawantin
from tawantin.kernel.components import MOST_BYTES
from tawantin.server import house
from tawantin.server.limits import Limiter
from tawantin.server.thinking import Thinkers
from tawantin.tables import changes as c
from tawantin.tables import requests

from .running import Running, running, settings
from .test_http import Browser

TEXT = tawantin.game("chocolatl").components.text
MINE = TEXT.replace("double_placement_margin = 3", "double_placement_margin = 4")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all: nothing that is refused may leave anything behind."""
    with running(settings(tmp_path_factory.mktemp("house"))) as server:
        server.server.house_limiter.rate = 0.0
        yield server


@pytest.fixture
def host(shared: Running) -> Browser:
    browser = Browser(shared)
    browser.ask("GET", "/api/me")
    return browser


def new_table(text: str, game: str = "chocolatl", **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": 3, "components": text, "listed": True, **more}


def test_the_table_says_that_and_what_differs_before_anybody_sits_down(host: Browser) -> None:
    status, checked = host.ask("POST", "/api/games/chocolatl/check", {"text": MINE})
    assert status == 200
    assert [(one["before"], one["after"]) for one in checked["differences"]] == [("3", "4")]
    status, info = host.ask("POST", "/api/tables", new_table(MINE))
    assert status == 201
    assert info["house"] is True
    assert info["components"] == checked["digest"]
    guest = Browser(host.server)
    guest.ask("GET", "/api/me")
    _, listed = guest.ask("GET", "/api/tables?status=open")
    assert [one["house"] for one in listed["tables"] if one["id"] == info["id"]] == [True]
    _, answer = guest.ask("GET", f"/api/tables/{info['id']}/differences")
    assert answer == checked
    assert answer["differences"][0]["within"]["hu"] == "piramis (Cholula)"
    status, file = guest.ask("GET", f"/api/tables/{info['id']}/components.toml")
    assert (status, file.decode()) == (200, MINE)


def test_bots_think_with_the_numbers_of_the_house() -> None:
    """With five to be taken at once, a worker that knows the printed game only would fail."""
    printed = tawantin.games()["nim"].printed.text
    game = tawantin.game("nim", printed.replace("most_taken = 3", "most_taken = 5"))
    ana = requests.Person("ana", "Ana")
    table = requests.open_table("t", ana, c.Configured(at=0, seats=2), game, 0, house=True)
    for seat in (0, 1):
        requests.set_bot(table, ana, seat, "easy", 0)
    requests.start(table, ana, 0, FullHeap())

    async def think() -> None:
        thinkers = Thinkers(1, 1.0)
        try:
            while actors := table.actors():
                action = await thinkers.think(table, actors[0], "easy")
                requests.play(table, None, actors[0], table.seq, action, 0)
        finally:
            thinkers.close()
        assert thinkers.failures == 0

    asyncio.run(think())
    assert table.result is not None


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        (tawantin.game("cuzco").components.text, "bad_components", "is for 'cuzco', not for"),
        (TEXT.replace("schema = 1", "schema = 2"), "bad_components", "schema must be 1"),
        (TEXT.replace("[game]", "[game"), "bad_components", "is not valid TOML"),
        ("x" * 900_000, "bad_components", "is not valid TOML"),
        ("x" * (MOST_BYTES + 1), "malformed", "length <="),
        ("x" * 5_000_000, "too_large", "at most"),
        (TEXT.replace("end_mark = 40", "end_mark = 0"), "bad_components", "end_mark"),
        (TEXT.replace("marker_stones = 9\n", ""), "bad_components", "marker_stones is missing"),
        (TEXT.replace("rules_version = 1", "rules_version = 2"), "bad_components", "version 2 of"),
    ],
)
def test_a_file_that_makes_no_game_is_one_sentence_and_nothing_is_stored(
    host: Browser, text: str, code: str, told: str
) -> None:
    before = stored(host)
    for path, body in (
        ("/api/games/chocolatl/check", {"text": text}),
        ("/api/tables", new_table(text)),
    ):
        status, answer = host.ask("POST", path, body)
        assert status >= 400
        assert answer["code"] == code
        assert told in answer["message"]
        assert len(answer["message"]) < 300
    assert stored(host) == before


def test_what_is_wrong_with_a_file_is_told_in_the_language_of_the_page(host: Browser) -> None:
    text = TEXT.replace("marker_stones = 9\n", "")
    for path, body in (
        ("/api/games/chocolatl/check", {"text": text}),
        ("/api/tables", new_table(text)),
    ):
        _, answer = host.ask("POST", path, body, accept_language="hu-HU,hu;q=0.9,en;q=0.8")
        assert answer["message"].endswith("marker_stones hiányzik.")


def stored(browser: Browser) -> tuple[int, int]:
    """How many tables and how many components files are kept."""
    backend = browser.server.server.store.backend
    return len(backend.ids(None)), len(backend.find("components", ""))


def test_a_file_that_takes_too_long_is_given_up(
    host: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "SECONDS", 0.01)
    status, answer = host.ask("POST", "/api/games/chocolatl/check", {"text": MINE})
    assert (status, answer["code"]) == (400, "bad_components")
    assert "too much time or memory" in answer["message"]


def test_nobody_has_files_tried_out_without_end(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        server.server.house_limiter = Limiter(1e-9, 1)
        browser = Browser(server)
        browser.ask("GET", "/api/me")
        codes = [
            browser.ask("POST", "/api/games/chocolatl/check", {"text": "x"})[1]["code"]
            for _ in range(2)
        ]
    assert codes == ["bad_components", "too_fast"]


def test_strangers_may_not_have_files_tried_out(shared: Running) -> None:
    status, answer = Browser(shared).ask("POST", "/api/games/chocolatl/check", {"text": MINE})
    assert (status, answer["code"]) == (403, "not_allowed")


def test_a_printed_file_can_be_had(host: Browser) -> None:
    status, file = host.ask("GET", "/api/games/chocolatl/components.toml")
    assert (status, file.decode()) == (200, TEXT)
