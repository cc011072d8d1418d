"""Why not? Asked over the wire, and told with every refused move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tawantin import wire
from tawantin.client import Client, Refused, RemoteTable
from tawantin.server.connection import WHY_COST

from .running import Running, running, settings

Asking = Callable[[Client, RemoteTable], Awaitable[None]]


def at_chocolatl(server: Running, asking: Asking, language: str = "en") -> None:
    """Let somebody ask at the beginning of a game against two bots."""

    async def play() -> None:
        async with Client(server.address, "Ana", language=language) as ana:
            info = await ana.create(
                wire.NewTable(game="chocolatl", seats=3, bots=["random", "random"])
            )
            table = await ana.watch(info.id, 0)
            await table.do(wire.Start(table=info.id))
            await table.my_turn()
            await asking(ana, table)

    asyncio.run(play())


def test_pointing_at_something_tells_the_nearest_reason_with_rule_and_help(
    server: Running,
) -> None:
    async def ask(_: Client, table: RemoteTable) -> None:
        because = await table.why("die:black")
        assert because.reason is not None
        assert not because.possible
        assert (because.reason.id, because.reason.rule) == ("no_black_die", "dice")
        assert because.reason.values == {"need": 1, "have": 0}
        assert because.reason.near == "cannot_pay"
        assert because.message.startswith(
            "To roll you need 1 bonus die; you have 0. In every round"
        )
        assert (await table.why("location:village")).message.startswith("First everybody offers")

    at_chocolatl(server, ask)


def test_what_is_possible_or_touches_nothing_has_no_reason(server: Running) -> None:
    async def ask(_: Client, table: RemoteTable) -> None:
        possible = await table.why("card:4")
        assert (possible.possible, possible.reason) == (True, None)
        nothing = await table.why("moon:cheese")
        assert (nothing.possible, nothing.reason) == (False, None)

    at_chocolatl(server, ask)


def test_a_refused_move_is_explained_in_the_language_of_the_client(server: Running) -> None:
    async def ask(_: Client, table: RemoteTable) -> None:
        for action, code, start in (
            ("bid 1 0 1", "illegal", "Zuerst opfern alle eine Karte"),
            ("dance", "illegal", "chocolatl has no action"),
        ):
            with pytest.raises(Refused) as refused:
                await table.play(action)
            assert refused.value.code == code
            assert str(refused.value).startswith(start)
        assert (await table.why(action="bid 1 0 1")).message.startswith("Zuerst opfern alle")

    at_chocolatl(server, ask, "de")


def test_before_during_and_after_a_game_and_in_its_replay(server: Running) -> None:
    async def play() -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            await bo.send(wire.Sit(table=info.id, seat=1))
            first, second = await ana.watch(info.id, 0), await bo.watch(info.id, 1)
            with pytest.raises(Refused, match="has not begun"):
                await first.why("heap")
            await first.do(wire.Start(table=info.id))
            because = await second.why("heap")
            assert because.message == "It is Ana’s turn."
            with pytest.raises(Refused) as refused:
                await second.play("take 1")
            assert str(refused.value) == "It is Ana’s turn."
            with pytest.raises(Refused, match="is not yours"):
                await bo.ask(wire.Why(table=info.id, seat=0, elements=["heap"]))
            tables = [first, second]
            while first.update is None or first.update.status == "playing":
                assert first.update is not None
                acting = tables[first.update.actors[0]]
                update = await acting.my_turn()
                assert update is not None
                seq = await acting.play(update.options[0].text)
                await first.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]
            assert (await first.why("heap")).message == "The game is over."
            past = await bo.ask(wire.Why(table=info.id, seat=1, elements=["heap"], moves=0))
            assert past.message == "It is Ana’s turn."
            past = await bo.ask(wire.Why(table=info.id, seat=0, elements=["heap"], moves=0))
            assert past.possible, "after the game everybody may ask for everybody"
            with pytest.raises(Refused, match="There are only"):
                await first.why("heap", moves=99)

    asyncio.run(play())


def test_questions_that_make_no_sense_are_refused_in_a_sentence(server: Running) -> None:
    async def ask(ana: Client, table: RemoteTable) -> None:
        name = table.id
        for question, problem in (
            (wire.Why(table=name, seat=0), "Ask about"),
            (wire.Why(table=name, seat=7, elements=["card:1"]), "has no seat 7"),
            (wire.Why(table=name, seat=0, action="take 2"), "chocolatl has no action"),
            (wire.Why(table="nowhere", seat=0, elements=["card:1"]), "no such table"),
        ):
            with pytest.raises(Refused, match=problem):
                await ana.ask(question)

    at_chocolatl(server, ask)
    for elements in (["x" * 101], ["card:1"] * 9):
        with pytest.raises(msgspec.ValidationError):
            wire.decode(msgspec.json.encode(wire.Why(table="t", seat=0, elements=elements)))


def test_a_question_counts_for_three_messages(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(settings(tmp_path_factory.mktemp("rate"), message_rate=1000.0)) as server:

        async def ask(ana: Client, table: RemoteTable) -> None:
            bucket = server.server.sockets._person_limiter.bucket(ana.me.id)
            assert bucket is not None
            for _ in range(5):
                await table.why("die:black")
                assert bucket._level <= bucket.burst - WHY_COST

        at_chocolatl(server, ask)
