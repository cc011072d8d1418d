"""Web Push from a turn to the browser that reads it, over a push service on a real port."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tawantin.server.settings import Settings

from .neighbours import eventually, somebody, turn_of
from .push_service import PushService, Subscriber, padded, push_service, unpadded
from .running import Running, running, settings
from .test_http import Browser


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(tmp_path) as (started, trusted):
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        yield started


@pytest.fixture
def server(database: str, tmp_path: Path, service: PushService) -> Iterator[Running]:
    wanted = settings(
        tmp_path,
        database=database,
        push_contact="mailto:host@example.org",
        push_services=(service.host,),
        public_url="https://play.example",
    )
    with running(wanted) as started:
        yield started


def test_a_browser_reads_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5 and appendix A."""
    private = int.from_bytes(unpadded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = Subscriber(private, unpadded("BTBZMqHH6r4Tts7J_aSIgg"))
    body = unpadded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
        "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
        "a-fN"
    )
    assert browser.read(body) == b"When I grow up, I want to be a watermelon"


def subscribed(service: PushService, browser: Browser, name: str) -> Subscriber:
    subscriber = Subscriber()
    wanted = {
        "endpoint": service.endpoint(name),
        "p256dh": padded(subscriber.public),
        "auth": padded(subscriber.auth),
        "language": "nl",
    }
    assert browser.ask("POST", "/api/push", wanted)[0] == 200
    return subscriber


def told_of(
    table: str, service: PushService, readers: dict[str, Subscriber]
) -> dict[str, tuple[dict[str, str], bytes]]:
    """What browsers read of a table, with what came; `turn_of` may have begun others before it."""
    came = [(path.rpartition("/")[2], body) for path, _, body in service.came]
    read = [(name, json.loads(readers[name].read(body)), body) for name, body in came]
    return {name: (order, body) for name, order, body in read if order["table"] == table}


def test_a_turn_is_pushed_to_every_browser_and_only_they_can_read_it(
    server: Running, service: PushService
) -> None:
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    readers = {name: subscribed(service, bo, name) for name in ("phone", "desk")}
    table = turn_of(bo, ana)

    eventually(lambda: told_of(table, service, readers).keys() == {"phone", "desk"})
    for order, body in told_of(table, service, readers).values():
        assert order["text"] == "Jouw beurt bij Nim"
        assert order["link"] == f"https://play.example/table/{table}"
        assert b"Nim" not in body


def test_a_browser_that_is_gone_is_never_written_to_again(
    server: Running, service: PushService
) -> None:
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    readers = {name: subscribed(service, bo, name) for name in ("old", "new")}
    service.gone = {"/push/old"}
    turn_of(bo, ana)
    store = server.server.store.backend
    eventually(lambda: len(store.find("push", "")) == 1)
    service.gone = set()
    table = turn_of(bo, ana)
    eventually(lambda: "new" in told_of(table, service, readers))
    assert told_of(table, service, readers).keys() == {"new"}


def test_nothing_is_posted_to_a_service_that_the_host_does_not_name(
    server: Running, service: PushService
) -> None:
    bo, subscriber = somebody(server, "Bo"), Subscriber()
    keys = {"p256dh": padded(subscriber.public), "auth": padded(subscriber.auth)}
    for host in ("localhost", "localhost:1", f"evil.example:{service.host.partition(':')[2]}"):
        wanted = {"endpoint": f"https://{host}/push/x", **keys}
        status, refused = bo.ask("POST", "/api/push", wanted)
        assert (status, refused["code"]) == (400, "bad_request")
    assert "fcm.googleapis.com" in Settings().push_services


def test_a_redirect_is_not_followed(server: Running, service: PushService) -> None:
    ana, bo = somebody(server, "Ana"), somebody(server, "Bo")
    service.moved = {"/push/moved"}
    subscribed(service, bo, "moved")
    subscribed(service, bo, "there")
    turn_of(bo, ana)
    eventually(lambda: server.server.notifier.sent >= 2)
    assert {path for path, _, _ in service.came} == {"/push/there"}
