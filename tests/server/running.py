"""A real server in a thread of the test, on a real port."""

from __future__ import annotations

import contextlib
import http.client
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from tawantin.server import catalogue, workshop
from tawantin.server.app import Server
from tawantin.server.settings import Settings
from tawantin.server.starting import PROTOCOLS
from tawantin.workshop import numbers


def settings(folder: Path, **changed: object) -> Settings:
    """Settings for tests: no limits, no pauses, a database of their own."""
    values: dict[str, object] = {
        "database": str(folder / "tawantin.db"),
        "bot_pause": 0.0,
        "bot_workers": 0,
        "message_rate": 0.0,
        "address_rate": 0.0,
        "byte_rate": 0.0,
        "request_rate": 0.0,
        "connections": 0,
        "sign_ins": 0,
        "tables": 0,
        "chat_rate": 0,
        "hints": 0,
        "bot_share": 0.0,
    }
    return Settings(**{**values, **changed})  # type: ignore[arg-type]


def forget_games() -> None:
    """What servers of this process remember of games by name, before and after one is another."""
    for known in (
        catalogue.game_info,
        catalogue._game_schema,
        catalogue._whole_schema,
        workshop._sheet,
        numbers.numbers,
        numbers.parts,
    ):
        known.cache_clear()


class Running:
    """The server and its address."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{port}"


@contextlib.contextmanager
def running(wanted: Settings) -> Iterator[Running]:
    """Start a server, and stop it afterwards."""
    listener = socket.create_server(("127.0.0.1", 0))
    server = Server(wanted)
    config = uvicorn.Config(server.app, **PROTOCOLS, log_config=None, timeout_graceful_shutdown=3)
    uvicorn_server = uvicorn.Server(config)
    thread = threading.Thread(target=uvicorn_server.run, kwargs={"sockets": [listener]})
    thread.start()
    server_run = Running(server, listener.getsockname()[1])
    try:
        _wait(server_run.address, thread)
        yield server_run
    finally:
        uvicorn_server.should_exit = True
        thread.join(20)
        listener.close()


def _wait(address: str, thread: threading.Thread) -> None:
    for _ in range(200):
        try:
            # One patient question: where requests are limited, a second one would count.
            connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=30)
            connection.request("GET", "/healthz")
            assert connection.getresponse().status == 200
        except OSError:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.02)
        else:
            return
    raise AssertionError("the server does not answer")
