"""Who is let in, and what the logs say of it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import connect

from tawantin import wire
from tawantin.client import Client
from tawantin.server.guard import Guard
from tawantin.server.logs import set_up_logging
from tawantin.server.settings import Settings

from .running import Running, running, settings
from .test_game import play_on


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_websockets_from_other_sites_are_refused(server: Running, origin: str) -> None:
    async def work() -> None:
        address = "ws" + server.address.removeprefix("http") + "/ws"
        with pytest.raises(websockets.exceptions.InvalidStatus):
            async with connect(address, additional_headers={"origin": origin}):
                pass
        async with connect(address, additional_headers={"origin": server.address}) as own:
            assert b'"type":"hello"' in str(await own.recv()).encode()

    asyncio.run(work())


def test_a_cookie_is_read_at_once_whatever_stands_beside_it() -> None:
    evil = 'other="' + "\\" * 60_000 + '"'
    began = time.process_time()
    for text, token in [
        (f"{evil}; tawantin=a.b.c", "a.b.c"),
        (f"tawantin = a.b.c ;{evil}", "a.b.c"),
        (evil, None),
        ("not_tawantin=a.b.c; =; tawantin2=x", None),
    ]:
        assert Guard.cookie({"headers": [(b"cookie", text.encode())]}) == token
    assert time.process_time() - began < 1  # it was minutes


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        address = "ws" + server.address.removeprefix("http") + "/ws"
        async with connect(address), connect(address):
            with pytest.raises(websockets.exceptions.InvalidStatus):
                async with connect(address):
                    pass
        async with connect(address) as again:
            await again.recv()

    with running(settings(tmp_path, connections=2)) as server:
        asyncio.run(work(server))


def test_no_secret_is_in_the_log(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> list[str]:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            credentials = wire.Credentials("ana", "correct horse battery")
            await ana.http.ask("POST", "/api/account", credentials)
            await bo.send(wire.Sit(table=info.id, seat=1))
            first, second = await ana.watch(info.id, 0), await bo.watch(info.id, 1)
            await ana.send(wire.Start(table=info.id))
            await ana.send(wire.Say(table=info.id, text="a private word"))
            await asyncio.gather(play_on(first), play_on(second))
            await ana.http.ask("GET", f"/api/tables/{info.id}/record")
            return [info.id, str(ana.token), str(bo.token), "correct horse", "a private word"]

    loggers = [logging.getLogger(name) for name in ("tawantin", "uvicorn")]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    set_up_logging(Settings(log_level="debug", log_format="json"))
    try:
        secrets = asyncio.run(work())
    finally:
        for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
            logger.handlers, logger.level, logger.propagate = handlers, level, propagate
    log = capsys.readouterr().err
    lines = [json.loads(line)["message"] for line in log.splitlines()]
    assert any("GET /api/tables/…/record 200" in line for line in lines)
    for secret in secrets:
        assert secret not in log
