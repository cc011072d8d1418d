"""What a host can rely on: logins end, secrets stay in, and nothing tells where the database is."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tawantin import wire
from tawantin.client import Client, Refused
from tawantin.client.http import Http
from tawantin.server import schema
from tawantin.store import Unavailable
from tawantin.store.backend import Stored
from tawantin.store.sqlite import SqliteBackend

from .running import Running, running, settings

LOGIN = wire.Credentials("ana", "correct horse battery")


def _me(server: Running, token: str | None) -> wire.Me:
    http = Http(server.address, token)
    return wire_me(asyncio.run(http.ask("GET", "/api/me")))


def wire_me(body: bytes) -> wire.Me:
    answer = json.loads(body)
    return wire.Me(id=answer["id"], name=answer["name"], account=answer["account"])


def test_after_a_logout_the_old_cookie_is_nobody_also_after_a_restart(tmp_path: Path) -> None:
    async def log_in_and_out(server: Running) -> tuple[str, str, str]:
        phone, desk = Http(server.address), Http(server.address)
        await phone.ask("GET", "/api/me")
        await phone.ask("POST", "/api/account", LOGIN)
        me = wire_me(await phone.ask("GET", "/api/me"))
        await desk.ask("POST", "/api/login", LOGIN)
        stolen, kept = phone.token or "", desk.token or ""
        await phone.ask("POST", "/api/logout", {})
        return me.id, stolen, kept

    with running(settings(tmp_path)) as server:
        person, stolen, kept = asyncio.run(log_in_and_out(server))
        assert _me(server, stolen).id != person
        assert _me(server, kept).id == person, "the other device stays logged in"
    with running(settings(tmp_path)) as server:
        assert _me(server, stolen).id != person
        assert _me(server, kept).id == person


def test_a_logout_closes_the_connections_of_its_cookie_alone(server: Running) -> None:
    async def work() -> None:
        address = "ws" + server.address.removeprefix("http") + "/ws"
        http = Http(server.address)
        await http.ask("GET", "/api/me")
        headers = {"authorization": f"Bearer {http.token}"}
        async with connect(address, additional_headers=headers) as mine, connect(address) as other:
            await mine.recv()
            await other.recv()
            await http.ask("POST", "/api/logout", {})
            with pytest.raises(ConnectionClosed):
                await mine.recv()
            await other.send('{"type":"ping","id":1}')
            assert '"done"' in str(await other.recv())

    asyncio.run(work())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_nobody_else_can_read_the_file_that_holds_the_key(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    sqlite3.connect(old).close()
    old.touch()
    old.chmod(0o664)
    for path in (tmp_path / "new.db", old):
        backend = SqliteBackend(path)
        backend.open()
        backend.put("secret", "cookie", b"key")
        modes = [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob(path.name + "*")]
        backend.close()
        assert len(modes) >= 3, "the log of writes is one of them"
        assert not any(mode & 0o007 for mode in modes)


def _refusal(server: Running, path: str) -> tuple[int, dict[str, str]]:
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(server.address + path)  # noqa: S310 - our own server
    return caught.value.code, json.loads(caught.value.read())


@pytest.mark.parametrize("name", ["%00", "a%00b", "%2e%2e", "x" * 41, "%C3%A9", "a%20b"])
def test_a_name_that_no_table_can_have_is_not_looked_for(server: Running, name: str) -> None:
    def asked(table: str, after: int) -> list[Stored]:
        raise AssertionError(f"the database was asked for {table!r}")

    server.server.store.backend.changes = asked  # type: ignore[method-assign] # is not called
    for rest in ("", "/replay/0", "/record"):
        status, answer = _refusal(server, f"/api/tables/{name}{rest}")
        assert (status, answer["code"]) == (404, "unknown_table")


def test_refusals_do_not_tell_which_database_is_away(tmp_path: Path) -> None:
    async def work(server: Running) -> list[str]:
        refusals = []
        async with Client(server.address) as client:
            info = await client.create(wire.NewTable(game="nim", seats=2))

            def away(*values: object) -> None:
                raise Unavailable(f"{tmp_path}/tawantin.db cannot be used")

            backend = server.server.store.backend
            backend.changes = backend.commit = backend.listed = away  # type: ignore[method-assign,assignment] # as if its disk were gone
            for command in (wire.Say(table=info.id, text="hi"), wire.Watch(table="another")):
                with pytest.raises(Refused) as caught:
                    await client.send(command)
                refusals.append(f"{caught.value.code} {caught.value}")
            with pytest.raises(Refused) as caught:
                await client.http.ask("GET", "/api/tables")
            refusals.append(f"{caught.value.code} {caught.value}")
        return refusals

    with running(settings(tmp_path)) as server:
        server.server.store._patience = 0.1
        result = asyncio.run(work(server))
    assert [one.partition(" ")[0] for one in result] == ["unavailable"] * 3
    assert not any(str(tmp_path) in one or "tawantin.db" in one for one in result)


def test_the_schema_is_made_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    address = server.address + "/api/schema.json"
    first = urllib.request.urlopen(address).read()  # noqa: S310 - our own server
    monkeypatch.setattr(schema, "document", dict)
    assert urllib.request.urlopen(address).read() == first  # noqa: S310
    assert b"Chocolatl.View" in first
