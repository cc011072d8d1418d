"""What strangers send is counted before it is worked on; nobody can shut others out."""

from __future__ import annotations

import asyncio
import http.client
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tawantin import wire
from tawantin.client import Client
from tawantin.server.entrance import Entrance
from tawantin.server.guard import place
from tawantin.server.settings import BadSetting, Settings

from .running import Running, running, settings
from .test_socket import Raw, frame, ping


def test_who_sends_too_fast_is_slowed_down_and_loses_nothing(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with Client(server.address) as fast, Client(server.address) as slow:
            began = time.monotonic()
            waiting = [asyncio.create_task(fast.send(wire.Ping())) for _ in range(220)]
            await slow.send(wire.Ping())
            assert not all(task.done() for task in waiting)
            await asyncio.gather(*waiting)
            assert time.monotonic() - began > 0.9, "20 too many at 20 a second"

    with running(settings(tmp_path, message_rate=20.0)) as server:
        asyncio.run(work(server))


FLOODS = {
    "pings": frame(b"", 0x89),
    "pongs": frame(b"", 0x8A),
    "empty": frame(b""),
    "malformed": frame(b'{"type":"play"'),
    "long": frame(b"[" * 16_000),
    "pieces": frame(b" ", 0x01) + frame(b" ", 0x80),
    "in_order": frame(ping(1)),
}


def _flood(raw: Raw, contents: bytes) -> None:
    """Send until the server reads no more."""
    raw.socket.setblocking(False)
    rest = contents * (200_000 // len(contents))
    quiet_at = time.monotonic() + 0.3
    sent = 0
    while time.monotonic() < quiet_at and sent < 50_000_000:
        try:
            sent += raw.socket.send(rest[sent % len(rest) :])
        except BlockingIOError:
            time.sleep(0.01)
        except ConnectionError:
            break
        else:
            quiet_at = time.monotonic() + 0.3
    assert sent < 50_000_000, "the server reads on and on"
    raw.socket.settimeout(10)


def _closing_code(raw: Raw) -> tuple[int, int]:
    """How many frames came before the one that closes, and its code."""
    count = 0
    while True:
        opcode, contents = raw.read()
        if opcode == 8:
            return count, int.from_bytes(contents[:2], "big")
        count += 1


@pytest.mark.parametrize("kind", FLOODS)
def test_who_goes_on_is_cut_off_and_not_read_any_more(tmp_path: Path, kind: str) -> None:
    wanted = settings(tmp_path, message_rate=5.0, byte_rate=20_000.0, patience=0.2)
    with running(wanted) as server:
        raw = Raw(server.address)
        _flood(raw, FLOODS[kind])
        answers, code = _closing_code(raw)
        assert code == 1008
        # A burst of 50, a few more while it was slowed, `hello`, and the last refusal.
        assert answers < 60
        assert server.server.sockets.received < 60
        assert server.server.sockets.refused["too_fast"] == 1


def test_what_is_refused_counts_for_more_than_what_is_answered(tmp_path: Path) -> None:
    with running(settings(tmp_path, message_rate=10.0, patience=0.2)) as server:
        raw = Raw(server.address)
        _flood(raw, FLOODS["malformed"])
        answers, _ = _closing_code(raw)
        assert answers < 30, "a burst of 100, but each of these costs 5"


def test_all_people_of_an_address_together_have_a_limit(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with Client(server.address) as one, Client(server.address) as other:
            began = time.monotonic()
            both = [client.send(wire.Ping()) for _ in range(60) for client in (one, other)]
            await asyncio.gather(*both)
            assert time.monotonic() - began > 0.9

    with running(settings(tmp_path, address_rate=10.0)) as server:
        asyncio.run(work(server))


def test_nothing_piles_up_while_a_connection_waits_for_the_database(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        entered, free = asyncio.Event(), asyncio.Event()
        person = server.server.identities.person

        async def late(name: str) -> object:
            entered.set()
            await free.wait()
            return await person(name)

        server.server.identities.person = late  # type: ignore[method-assign,assignment] # a database that is away
        raw = Raw(server.address)
        _flood(raw, frame(ping(1)))
        raw.socket.close()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    with running(settings(tmp_path, patience=0.3)) as server:
        yield server


def _connect(server: Running) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), 10)


REQUEST = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    "said", [b"", REQUEST, REQUEST + b"\r\n" + REQUEST], ids=["nothing", "half", "second_half"]
)
def test_who_does_not_say_what_he_wants_is_let_go(hasty: Running, said: bytes) -> None:
    with _connect(hasty) as idle:
        idle.sendall(said)
        answer = b""
        while more := idle.recv(10_000):
            answer += more
        assert answer.count(b"HTTP/1.1 200") == said.count(b"\r\n\r\n")


def test_a_body_that_does_not_come_is_not_waited_for(hasty: Running) -> None:
    with _connect(hasty) as slow:
        slow.sendall(
            b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        assert b"400 Bad Request" in slow.recv(10_000)


def test_who_does_not_read_the_answers_is_let_go(hasty: Running) -> None:
    with _connect(hasty) as deaf:
        _until_inside(hasty, 1)
        deaf.sendall(500 * (REQUEST.replace(b"/healthz", b"/api/schema.json") + b"\r\n"))
        _until_inside(hasty, 0)


def test_an_address_has_only_so_many_connections_whatever_they_say(tmp_path: Path) -> None:
    with running(settings(tmp_path, connections=3)) as server:
        idle = [_connect(server) for _ in range(3)]
        with _connect(server) as one_more:
            assert b"429 Too Many Requests" in one_more.recv(1000)
        idle[0].close()
        _until_inside(server, 2)
        with _connect(server) as again:
            again.sendall(REQUEST + b"\r\n")
            assert b"200 OK" in again.recv(1000)
        for one in idle:
            one.close()


def _until_inside(server: Running, count: int) -> None:
    until = time.monotonic() + 10
    while server.server.entrance.inside != count:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_connections_are_counted_until_they_end_websockets_too(tmp_path: Path) -> None:
    with running(settings(tmp_path, all_connections=2)) as server:
        _until_inside(server, 0)
        raw = Raw(server.address)
        with _connect(server):
            _until_inside(server, 2)
            with _connect(server) as one_more:
                assert b"503 Service Unavailable" in one_more.recv(1000)
        raw.file.close()
        raw.socket.close()
        _until_inside(server, 0)


def test_requests_beyond_the_rate_are_answered_late(tmp_path: Path) -> None:
    with running(settings(tmp_path, request_rate=0.5)) as server:
        connection = http.client.HTTPConnection(server.address.removeprefix("http://"))
        statuses = []
        began = time.monotonic()
        while 429 not in statuses:
            connection.request("GET", "/api/server")
            answer = connection.getresponse()
            answer.read()
            statuses.append(answer.status)
        assert len(statuses) <= 6
        assert time.monotonic() - began > 0.9


def test_an_ipv6_household_is_one_address() -> None:
    assert place("2001:db8:1:2:3:4:5:6") == place("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert place("2001:db8:1:3::1") != place("2001:db8:1:2::1")
    assert place("::ffff:192.0.2.7") == place("192.0.2.7") == "192.0.2.7"
    assert place("fe80::1%eth0") == "fe80::/64"
    assert place("unknown") == "unknown"


def test_a_proxy_may_bring_as_many_as_it_likes() -> None:
    entrance = Entrance(Settings(connections=1, trusted_proxies="10.0.0.0/8, ::1, name"))
    assert all(entrance.enter("10.1.2.3") is None for _ in range(5))
    assert entrance.enter("192.0.2.7") is None
    assert entrance.enter("192.0.2.7") is not None
    entrance.leave("192.0.2.7")
    assert entrance.enter("192.0.2.7") is None


def test_as_many_connections_as_there_are_files_and_no_more() -> None:
    entrance = Entrance(Settings(connections=0, all_connections=0), files=103)
    assert [entrance.enter("192.0.2.7") is None for _ in range(4)] == [True, True, True, False]


@pytest.mark.skipif(os.name == "nt", reason="Windows does not count files")
def test_the_server_takes_more_files_than_it_is_offered_first() -> None:
    code = (
        "import resource; from tawantin.server.starting import *; "
        "_, hard = resource.getrlimit(resource.RLIMIT_NOFILE); "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)); "
        "raise_file_limit(); print(file_limit() > 256)"
    )
    output = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert output.stdout == "True\n"


def test_a_limit_below_nothing_is_refused() -> None:
    with pytest.raises(BadSetting, match="--byte-rate must be at least 0, not -1"):
        Settings(byte_rate=-1).checked()
