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


async def _story(client: Client, table: str) -> str:
    return (await client.http.ask("GET", f"/api/tables/{table}/story")).decode()


def test_players_hear_onlookers_only_when_the_game_is_over(server: Running) -> None:
    """Not at the table, not in a second tab with nobody's eyes, not in a page of the story."""

    async def work() -> None:
        at = server.address
        async with Client(at) as ana, Client(at) as bo, Client(at) as eve, Client(at) as dan:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            await bo.send(wire.Sit(table=info.id, seat=1))
            await ana.send(wire.Start(table=info.id))
            plays, looks = await ana.watch(info.id, 0), await dan.watch(info.id)
            async with Client(at, token=ana.token) as second:
                tab = await second.watch(info.id)
                await eve.send(wire.Say(table=info.id, text="take three!"))
                advice = next(iter(await _heard(looks)))
                assert advice.aside
                await eve.send(wire.Unsay(table=info.id, said=advice.seq))
                await eve.send(wire.Say(table=info.id, text="take two!"))
                await bo.send(wire.Say(table=info.id, text="well met"))
                await plays.until(lambda now: "well met" in _words(plays))
                await tab.until(lambda now: "well met" in _words(tab))
                for watcher in (plays, tab):
                    assert _words(watcher) == ["well met"]
                    assert not any(one.kind == "unsaid" for one in watcher.happened)
                assert "take" not in await _story(ana, info.id)
                assert "take two!" in await _story(dan, info.id)
            await looks.until(lambda now: _words(looks) == ["take two!", "well met"])
            await bo.send(wire.Concede(table=info.id, seat=1))
            assert "take two!" in await _story(ana, info.id)

    asyncio.run(work())


async def _heard(table: RemoteTable) -> list[wire.Happening]:
    await table.until(lambda now: bool(_words(table)))
    return [one for one in table.happened if one.kind == "said"]


def test_nothing_that_somebody_blocked_says_is_sent_to_me(server: Running) -> None:
    async def work() -> None:
        at = server.address
        async with Client(at) as ana, Client(at) as bo, Client(at) as cid:
            info = await ana.create(wire.NewTable(game="nim", seats=3))
            mine, theirs = await ana.watch(info.id, 0), await cid.watch(info.id)
            await bo.send(wire.Say(table=info.id, text="hello"))
            await mine.until(lambda now: _words(mine) == ["hello"])
            await ana.http.ask("PUT", f"/api/ties/{bo.me.id}", wire.NewTie(block=True))
            await bo.send(wire.Say(table=info.id, text="hello?"))
            await cid.send(wire.Say(table=info.id, text="good evening"))
            await mine.until(lambda now: "good evening" in _words(mine))
            await theirs.until(lambda now: "good evening" in _words(theirs))
            assert "hello?" in _words(theirs)
            assert "hello?" not in _words(mine)
            assert "hello" not in await _story(ana, info.id)
            async with Client(at, token=ana.token) as again:
                assert _words(await again.watch(info.id, 0)) == ["good evening"]
            await ana.http.ask("PUT", f"/api/ties/{bo.me.id}", wire.NewTie(block=False))
            assert "hello?" in await _story(ana, info.id)

    asyncio.run(work())
