"""Guess the move: the decisions of a finished game, before they were made."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tawantin
from tawantin import wire
from tawantin.client import Client, Refused
from tawantin.kernel.record import replay_setup

from .running import Running, running, settings
from .test_analysis import asked as analysis_of
from .test_analysis import begun, done, played, record_of


@pytest.fixture(scope="module", name="coached")
def _coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings(tmp_path_factory.mktemp("server"), bot_workers=1)) as server:
        yield server


async def asked(client: Client, table: str, kind: Any, path: str = "", body: Any = None) -> Any:
    method = "GET" if body is None else "POST"
    answer = await client.http.ask(method, f"/api/tables/{table}/guess{path}", body)
    return msgspec.json.decode(answer, type=kind)


async def choices_of(client: Client, table: str) -> list[wire.GuessChoice]:
    answer: wire.GuessList = await asked(client, table, wire.GuessList)
    return answer.choices


def test_every_decision_with_a_choice_can_be_guessed_by_anybody(coached: Running) -> None:
    async def guess() -> None:
        async with Client(coached.address, "Ana") as ana, Client(coached.address, "Bo") as bo:
            table = await played(ana)
            record = await record_of(ana, table.id)
            choices = await choices_of(bo, table.id)
            assert [(one.number, one.seat) for one in choices] == [
                (number, entry.seat)
                for number, entry in enumerate(record.entries, 1)
                if heap_before(record, number) > 1
            ]
            one = choices[1]
            answer = await asked(bo, table.id, wire.GuessPosition, f"/{one.number}")
            assert answer.update.view["heap"] == heap_before(record, one.number)
            assert answer.update.seat == one.seat
            assert len(answer.update.options) > 1
            assert [happened.seat for happened in answer.update.happened] == [
                entry.seat for entry in since_last(record, one.number)
            ]

    asyncio.run(guess())


def heap_before(record: Any, number: int) -> int:
    game = tawantin.game("nim")
    heap = replay_setup(game, record).heap
    return int(heap) - sum(int(one.action.split()[1]) for one in record.entries[: number - 1])


def since_last(record: Any, number: int) -> list[Any]:
    """What was done from the last decision of a decision's seat on."""
    seat = record.entries[number - 1].seat
    guesses: list[Any] = []
    for entry in record.entries[: number - 1]:
        guesses = [entry] if entry.seat == seat else [*guesses, entry]
    return guesses


def test_a_guess_is_held_against_what_was_played_and_the_best(coached: Running) -> None:
    async def guess() -> None:
        async with Client(coached.address, "Ana") as ana:
            table = await played(ana)
            record = await record_of(ana, table.id)
            await analysis_of(ana, table.id, "POST")
            judged = (await done(ana, table.id)).decisions
            for number in [one.number for one in await choices_of(ana, table.id)][-2:]:
                known = judged[number - 1]
                assert known.best is not None
                shown = await asked(ana, table.id, wire.GuessPosition, f"/{number}")
                for offer in shown.update.options:
                    answer = await asked(
                        ana, table.id, wire.GuessAnswer, f"/{number}", wire.Try(action=offer.text)
                    )
                    # What the analysis of the table says is not contradicted.
                    assert answer.played.move.text == record.entries[number - 1].action
                    assert (answer.played.mark, answer.played.loss) == (known.mark, known.loss)
                    assert answer.guess.move.text == offer.text
                    assert answer.guess.loss >= 0
                    if offer.text == known.best.move.text:
                        assert (answer.guess.mark, answer.guess.loss) == ("best", 0)
                    if offer.text == known.move.text:
                        assert answer.guess == answer.played

    asyncio.run(guess())


def test_without_an_analysis_the_decision_is_judged_for_the_guess(coached: Running) -> None:
    async def guess() -> None:
        async with Client(coached.address, "Ana") as ana:
            table = await played(ana)
            number = (await choices_of(ana, table.id))[-1].number
            left = heap_before(await record_of(ana, table.id), number)
            answer = await asked(
                ana,
                table.id,
                wire.GuessAnswer,
                f"/{number}",
                wire.Try(action=f"take {min(left, 3)}"),
            )
            if left <= 3:  # it wins at once
                assert (answer.guess.mark, answer.best.chance) == ("best", 1.0)
            assert (await analysis_of(ana, table.id)).status == "none"

    asyncio.run(guess())


def test_what_cannot_be_done_is_answered_by_its_reason(coached: Running) -> None:
    async def guess() -> None:
        async with Client(coached.address, "Ana") as ana:
            table = await played(ana)
            last = len((await record_of(ana, table.id)).entries)
            refused = await asked(
                ana, table.id, wire.GuessAnswer, f"/{last}", wire.Try(action="take 3")
            )
            if heap_before(await record_of(ana, table.id), last) < 3:
                assert not refused.possible
                assert refused.reason is not None
            for number in (0, last + 1):
                with pytest.raises(Refused) as error:
                    await asked(ana, table.id, wire.GuessPosition, f"/{number}")
                assert error.value.code == "not_found"

    asyncio.run(guess())


def test_a_game_that_goes_on_is_not_guessed_at(coached: Running) -> None:
    async def guess() -> None:
        async with Client(coached.address, "Ana") as ana:
            table = await begun(ana)
            for path, body in (("", None), ("/1", None), ("/1", wire.Try(action="take 1"))):
                with pytest.raises(Refused) as error:
                    await asked(ana, table.id, wire.GuessList, path, body)
                assert error.value.code == "not_finished"

    asyncio.run(guess())
