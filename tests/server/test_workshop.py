"""The workshop over HTTP: numbers are checked at once, bots play them within bounds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.nim_game import GAME as NIM
from tests.postgres import Postgres

import tawantin
from tawantin.server import experiments
from tawantin.server.foreman import Order, Report
from tawantin.server.settings import Settings
from tawantin.server.shelf import Kept

from .running import Running, running, settings
from .test_http import Browser

tawantin.register(NIM)
HEAP = "stones.most_in_a_heap"
ENOUGH_SECONDS = 300.0
"""Experiments have the lowest priority: on a busy machine they take their time."""


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("workshop"), workshop_games=400)) as server:
        yield server


@pytest.fixture
def designer(shared: Running) -> Browser:
    return newcomer(shared)


def newcomer(server: Running) -> Browser:
    browser = Browser(server)
    browser.ask("GET", "/api/me")
    return browser


def moved(browser: Browser, server: Running) -> Browser:
    """The same person before another server."""
    other = Browser(server)
    other.cookie = browser.cookie
    return other


def begin(browser: Browser, **more: Any) -> tuple[int, Any]:
    wanted = {"changes": {HEAP: 30}, "games": 30, "seats": 2, "bots": "random", **more}
    return browser.ask("POST", "/api/workshop/nim/experiments", wanted)


def ended(browser: Browser, ident: str, language: str = "en") -> Any:
    """The experiment, once it has stopped playing."""
    until = time.monotonic() + ENOUGH_SECONDS
    while time.monotonic() < until:
        _, info = browser.ask("GET", f"/api/workshop/experiments/{ident}?language={language}")
        if info["status"] not in ("waiting", "playing"):
            return info
        time.sleep(0.05)
    raise AssertionError("the experiment did not end")


def test_the_sheet_has_every_number_with_its_range_and_source(designer: Browser) -> None:
    _, sheet = designer.ask("GET", "/api/workshop/chocolatl")
    mark = next(one for one in sheet["numbers"] if one["place"] == "score_track.end_mark")
    assert (mark["value"], mark["source"]) == (40, "S")
    assert mark["low"] < 40 < mark["high"]
    assert sheet["most_games"] == 400


def test_changed_numbers_are_checked_with_the_complaints_of_the_file(designer: Browser) -> None:
    def check(changes: dict[str, Any]) -> Any:
        return designer.ask("POST", "/api/workshop/nim/check", {"changes": changes})[1]

    sound, bad = check({HEAP: 9}), check({HEAP: -3})
    assert sound["problem"] == ""
    assert len(sound["digest"]) == 16
    assert bad["problem"].startswith(f"{HEAP} must be between")
    assert bad["place"] == HEAP
    assert "There is no number at" in check({"nothing": 1})["problem"]


def test_a_bad_number_is_told_in_the_language_of_the_page(designer: Browser) -> None:
    _, bad = designer.ask(
        "POST", "/api/workshop/nim/check", {"changes": {HEAP: -3}}, accept_language="de"
    )
    assert bad["problem"].startswith(f"{HEAP} muss zwischen")
    assert bad["place"] == HEAP


def test_a_variant_goes_out_as_a_file_and_comes_back(designer: Browser) -> None:
    wanted = {"name": "Tall", "changes": {HEAP: 9}}
    _, files = designer.ask("POST", "/api/workshop/nim/files", wanted)
    for text in (files["differences"], files["whole"]):
        status, variant = designer.ask("POST", "/api/workshop/nim/read", {"text": text})
        assert status == 200
        assert variant["changes"] == {HEAP: 9}
    status, refused = designer.ask("POST", "/api/workshop/nim/read", {"text": "no [ toml"})
    assert (status, refused["code"]) == (400, "bad_components")


def test_a_file_made_to_fill_the_memory_is_refused(designer: Browser) -> None:
    text = "a" + ".a" * 400_000 + " = 1"
    status, refused = designer.ask("POST", "/api/workshop/nim/read", {"text": text})
    assert (status, refused["code"]) == (400, "bad_components")
    assert "nested too deeply" in refused["message"]


def test_an_address_that_has_many_checks_waiting_gets_no_more(
    designer: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {"changes": {HEAP: 9}}
    for _ in range(6):  # one after the other is never too much
        assert designer.ask("POST", "/api/workshop/nim/check", wanted)[0] == 200
    monkeypatch.setattr("tawantin.server.workshop.MOST_AT_ONCE", 0)
    assert designer.ask("POST", "/api/workshop/nim/check", wanted)[1]["code"] == "too_fast"


def test_bots_play_both_and_tell_what_changed(designer: Browser) -> None:
    status, info = begin(designer, name="Tall")
    assert status == 201
    done = ended(designer, info["id"], "de")
    assert (done["status"], done["played"], done["mine"]) == ("finished", 30, True)
    groups = {group["id"]: group for group in done["results"]["groups"]}
    assert groups["length"]["title"] == "Länge"
    decisions = groups["length"]["figures"][0]
    assert decisions["sure"]
    assert decisions["low"] < decisions["difference"] < decisions["high"]
    _, info = designer.ask("POST", f"/api/workshop/experiments/{info['id']}/more", {"games": 40})
    assert ended(designer, info["id"])["results"]["games"] == 40


def test_only_who_began_an_experiment_can_stop_it(shared: Running, designer: Browser) -> None:
    _, info = begin(designer, games=400, changes={HEAP: 60})
    address = f"/api/workshop/experiments/{info['id']}/stop"
    assert newcomer(shared).ask("POST", address, {})[0] == 403
    status, stopped = designer.ask("POST", address, {})
    assert status == 200
    assert stopped["status"] in ("stopped", "finished")


def test_a_stopped_experiment_goes_on_to_the_games_that_were_asked_for(designer: Browser) -> None:
    wanted = {"changes": {"score_track.end_mark": 35}, "games": 400, "seats": 4, "bots": "random"}
    info = designer.ask("POST", "/api/workshop/chocolatl/experiments", wanted)[1]
    address = f"/api/workshop/experiments/{info['id']}"
    while not designer.ask("GET", address)[1]["progress"]:
        time.sleep(0.05)
    stopped = designer.ask("POST", f"{address}/stop", {})[1]
    assert (stopped["status"], stopped["games"]) == ("stopped", 400)
    status, again = designer.ask("POST", f"{address}/more", {"games": 400})
    assert (status, again["games"]) == (200, 400)
    assert again["progress"] >= stopped["progress"] > 0, "what was played is not lost"
    assert designer.ask("POST", f"{address}/stop", {})[1]["status"] == "stopped"


def test_the_time_left_is_told_by_the_pace_and_falls_while_nothing_is_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr("tawantin.server.experiments.time.monotonic", lambda: now[0])
    order = Order("nim", "", {}, games=100, seats=2, bots="random", seed=1, digest="")
    run = experiments.Run(Kept(id="x", person="p", order=order), "")
    run.begin()
    now[0] += 2
    run.hear(Report(0, progress=0.005))
    assert run.seconds_left() is None, "the first game says little"
    now[0] += 8
    run.hear(Report(10, progress=0.1))
    assert run.seconds_left() == 90
    now[0] += 30
    assert run.seconds_left() == 60
    now[0] += 300
    assert run.seconds_left() == 1


def test_what_is_too_much_is_refused_in_one_sentence(shared: Running, designer: Browser) -> None:
    assert begin(designer, games=1_000_000)[1]["code"] == "too_many_games"
    assert begin(designer, seats=7)[1]["code"] == "bad_seats"
    assert begin(designer, changes={"nothing": 1})[1]["code"] == "bad_components"
    _, first = begin(designer, games=400, changes={HEAP: 60})
    assert begin(designer)[1]["code"] == "workshop_busy"
    designer.ask("POST", f"/api/workshop/experiments/{first['id']}/stop", {})


def test_one_address_cannot_fill_the_line_by_being_many_guests(shared: Running) -> None:
    guests = [newcomer(shared) for _ in range(3)]
    infos = [begin(guest, games=400, changes={HEAP: 60})[1] for guest in guests]
    assert [one.get("code") for one in infos] == [None, None, "workshop_busy"]
    for guest, info in zip(guests[:2], infos, strict=False):
        guest.ask("POST", f"/api/workshop/experiments/{info['id']}/stop", {})


@pytest.mark.parametrize("number", [-3, 10**300])
def test_numbers_that_make_no_game_fail_with_their_reason(designer: Browser, number: int) -> None:
    status, info = begin(designer, changes={HEAP: number})
    assert status == 201, info
    failed = ended(designer, info["id"])
    assert failed["status"] == "failed"
    assert f"{HEAP} must be between" in failed["problem"]


def test_a_server_without_experiments_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("none")
    with running(settings(folder, workshop_games=0)) as server:
        browser = newcomer(server)
        assert browser.ask("GET", "/api/workshop/nim")[1]["most_games"] == 0
        assert begin(browser)[1]["code"] == "no_experiments"


def test_an_experiment_is_not_kept_for_ever(
    designer: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, first = begin(designer, games=1)
    ended(designer, first["id"])
    monkeypatch.setattr(experiments, "MOST_KEPT", 1)
    _, second = begin(designer, games=1)
    ended(designer, second["id"])
    assert designer.ask("GET", f"/api/workshop/experiments/{first['id']}")[0] == 404


@pytest.fixture(params=["sqlite", "postgres"])
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return settings(tmp_path, workshop_games=400)
    database: Postgres = request.getfixturevalue("a_postgres")
    return settings(tmp_path, workshop_games=400, database=database.new_database())


def test_an_experiment_goes_on_after_a_restart_with_the_games_it_had(host: Settings) -> None:
    with running(host) as before:
        person = newcomer(before)
        _, info = begin(person, games=400, changes={HEAP: 60})
        address = f"/api/workshop/experiments/{info['id']}"
        while not (answer := person.ask("GET", address)[1])["played"]:
            time.sleep(0.05)
    with running(host) as after:
        person = moved(person, after)
        _, again = person.ask("GET", address)
        assert again["played"] >= answer["played"]
        assert again["mine"]
        done = ended(person, info["id"])
        assert (done["status"], done["played"], done["progress"]) == ("finished", 400, 1)
        assert done["results"]["games"] == 400
    with running(host) as later:
        person = moved(person, later)
        assert ended(person, info["id"])["results"] == done["results"]
        status, page = person.ask("GET", f"{address}/report?language=nl")
        assert status == 200
        assert b"--games 400 --seats 2" in page


def test_two_servers_of_one_database_play_an_experiment_once(
    a_postgres: Postgres, tmp_path: Path
) -> None:
    wanted = settings(tmp_path, workshop_games=400, database=a_postgres.new_database())
    with running(wanted) as one, running(wanted) as other:
        person = newcomer(one)
        _, info = begin(person, games=400, changes={HEAP: 60})
        person = moved(person, other)
        address = f"/api/workshop/experiments/{info['id']}"
        assert person.ask("GET", address)[1]["status"] in ("waiting", "playing")
        _, asked = person.ask("POST", f"{address}/more", {"games": 9})
        assert asked["code"] == "workshop_busy"
        person.ask("POST", f"{address}/stop", {})
        assert ended(person, info["id"])["status"] in ("stopped", "finished")
