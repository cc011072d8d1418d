"""Talk over the wire: limited for the person, the address and the table, and in the host's hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tawantin import wire
from tawantin.client import Client, Refused, RemoteTable

from .running import Running, running, settings


async def _said(client: Client, table: str, times: int) -> int:
    """How often somebody gets a word in."""
    count = 0
    for number in range(times):
        try:
            await client.send(wire.Say(table=table, text=f"word {number}"))
            count += 1
        except Refused as refused:
            if refused.code != "too_fast":
                raise
    return count


def test_talk_is_limited_for_a_person_and_an_address(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with Client(server.address) as host:
            info = await host.create(wire.NewTable(game="nim", seats=2))
            other = await host.create(wire.NewTable(game="nim", seats=2))
            assert await _said(host, info.id, 10) == 4
            said = 4
            for name in (info.id, other.id, other.id, other.id):
                async with Client(server.address) as guest:
                    said += await _said(guest, name, 10)
            assert said == 12, "an address has three times as much as a person"

    with running(settings(tmp_path, chat_rate=4)) as server:
        asyncio.run(work(server))


def _words(table: RemoteTable) -> list[str | None]:
    return [one.text for one in table.happened if one.kind == "said"]


def test_the_host_removes_words_and_mutes_people(server: Running) -> None:
    async def work() -> None:
        async with Client(server.address) as host, Client(server.address) as guest:
            info = await host.create(wire.NewTable(game="nim", seats=2, title="A\u202eB\x07"))
            assert info.title == "A B"
            assert info.chat == "all"
            mine, theirs = await host.watch(info.id, 0), await guest.watch(info.id)
            await guest.send(wire.Say(table=info.id, text="rude\u202e"))
            await mine.until(lambda now: _words(mine) == ["rude"])
            rude = next(one for one in mine.happened if one.kind == "said")
            await host.send(wire.Unsay(table=info.id, said=rude.seq))
            await theirs.until(lambda now: _words(theirs) == [])
            await host.send(wire.Mute(table=info.id, player=guest.me.id))
            with pytest.raises(Refused) as refused:
                await guest.send(wire.Say(table=info.id, text="again"))
            assert refused.value.code == "muted"
            await host.send(wire.SetChat(table=info.id, who="players"))
            await theirs.until(lambda now: theirs.info is not None and theirs.info.chat != "all")
            assert theirs.info is not None
            assert (theirs.info.chat, theirs.info.muted) == ("players", [guest.me.id])
            async with Client(server.address) as late:
                table = await late.watch(info.id)
                assert _words(table) == []
                with pytest.raises(Refused) as refused:
                    await late.send(wire.Say(table=info.id, text="hello"))
                assert refused.value.code == "chat_closed"

    asyncio.run(work())


def test_who_has_an_account_may_talk_where_guests_may_not(server: Running) -> None:
    async def work() -> None:
        async with Client(server.address) as host, Client(server.address) as other:
            info = await host.create(wire.NewTable(game="nim", seats=2))
            await host.send(wire.SetChat(table=info.id, who="signed_in"))
            with pytest.raises(Refused):
                await other.send(wire.Say(table=info.id, text="hello"))
            login = wire.Credentials("other", "correct horse battery")
            await other.http.ask("POST", "/api/account", login)
            await other.send(wire.Say(table=info.id, text="hello"))

    asyncio.run(work())
