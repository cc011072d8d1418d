"""Hints over HTTP: computed where bots think, from what the seat may know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.bots.test_no_peeking import GAMES, positions

import tawantin
from tawantin import LiveChance, wire
from tawantin.client import Client, Refused
from tawantin.kernel.game import Game
from tawantin.server.coach import work

from .running import Running, running, settings


def advice(game: Game[Any], state: Any, seat: int) -> work.Advice:
    return work.advise(game, game.to_json(state), seat, {}, False)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_the_same_whatever_the_seat_cannot_see(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "SIMULATIONS", {False: 10})
    monkeypatch.setattr(work, "WORLDS", {False: 3})
    game = tawantin.game(name)
    swapped = 0
    for number, state in enumerate(positions(game, 8, 53)):
        seat = game.actors(state)[-1]
        other = game.redeal(state, seat, LiveChance(number))
        swapped += other != state
        assert advice(game, state, seat) == advice(game, other, seat)
    assert swapped


def test_up_to_three_moves_with_reasons_that_add_up_and_a_line_in_the_log(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            info = await ana.create(
                wire.NewTable(game="chocolatl", seats=3, bots=["random", "random"])
            )
            assert info.no_hints is None
            table = await ana.watch(info.id, 0)
            seen = await bo.watch(info.id)
            await table.do(wire.Start(table=info.id))
            update = await table.my_turn()
            assert update is not None
            hints = await table.hint()
            offered = [offer.text for offer in update.options]
            assert 1 <= len(hints.moves) <= 3
            assert {move.action for move in hints.moves} <= set(offered)
            for move in hints.moves:
                assert 0 <= move.chance <= 1
                assert sum(move.sources.values()) == pytest.approx(move.points, abs=0.2)
            assert hints.worlds == work.WORLDS[False]
            message = await seen.until(lambda _: seen.happened[-1].kind == "hinted")
            assert seen.happened[-1].seat == 0
            assert hints.moves[0].action not in msgspec.json.encode(message).decode()
            await table.play(hints.moves[0].action, update.seq)  # the picture is not old

    with running(settings(tmp_path, bot_workers=1)) as server:
        asyncio.run(play(server))


def test_too_many_questions_and_tables_without_hints_are_refused(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        async with Client(server.address, "Ana") as ana, Client(server.address, "Bo") as bo:
            info = await ana.create(wire.NewTable(game="nim", seats=2))
            await bo.send(wire.Sit(table=info.id, seat=1))
            table = await ana.watch(info.id, 0)
            await table.do(wire.Start(table=info.id))
            await table.my_turn()
            for code in ("no_hints", "no_hints", "too_fast"):
                with pytest.raises(Refused) as refused:
                    await table.hint()
                assert refused.value.code == code
            assert all(one.kind != "hinted" for one in table.happened)

    with running(settings(tmp_path, bot_workers=1, hints=2)) as server:
        asyncio.run(play(server))


def test_a_server_without_thinking_processes_has_no_coach(server: Running) -> None:
    async def play() -> None:
        async with Client(server.address, "Ana") as ana:
            about = await ana.http.ask("GET", "/api/server")
            assert msgspec.json.decode(about, type=wire.ServerInfo).coach is False
            info = await ana.create(wire.NewTable(game="nim", seats=2, bots=["random"]))
            table = await ana.watch(info.id, 0)
            await table.do(wire.Start(table=info.id))
            with pytest.raises(Refused) as refused:
                await table.hint()
            assert refused.value.code == "no_hints"

    asyncio.run(play())
