"""Puzzles over HTTP: the board of their seat, one try that counts, and the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tawantin
from tawantin import wire
from tawantin.analysis import Puzzle, puzzles
from tawantin.analysis.puzzles import Alternative, Story, empty_book
from tawantin.client import Client, Refused
from tawantin.people.ratings import Rating
from tawantin.people.solving import rate_try

from .running import Running

AT = "/api/games/nim/puzzles"


@pytest.fixture(autouse=True)
def _a_book() -> Iterator[None]:
    """A heap of three: take all."""
    game = tawantin.game("nim")
    puzzle = Puzzle(
        id="three",
        game=0,
        after=0,
        seat=0,
        best="take 3",
        chance=1.0,
        points=1.0,
        others=[Alternative("take 1", 0.5, 1.0), Alternative("take 2", 1.0, 1.0)],
        reason={"last_stone": 1.0},
        rating=1500,
    )
    book = msgspec.structs.replace(
        empty_book(game), games=[Story(seats=2, setup=[2], entries=[])], puzzles=[puzzle]
    )
    before = puzzles._KNOWN.get(game)
    puzzles._KNOWN[game] = book
    yield
    if before is None:
        del puzzles._KNOWN[game]
    else:
        puzzles._KNOWN[game] = before


async def asked(client: Client, kind: Any, path: str = "", body: Any = None) -> Any:
    method = "GET" if body is None else "POST"
    return msgspec.json.decode(await client.http.ask(method, AT + path, body), type=kind)


def test_a_guest_solves_and_is_told_why_and_nothing_is_kept(server: Running) -> None:
    async def solve() -> None:
        async with Client(server.address, "Ana") as ana:
            answer = await asked(ana, wire.PuzzleList)
            assert [(one.id, one.rating) for one in answer.puzzles] == [("three", 1500)]
            assert answer.solver is None
            shown = await asked(ana, wire.PuzzlePosition, "/three")
            assert shown.update.view["heap"] == 3
            assert len(shown.update.options) == 3
            assert b"best" not in msgspec.json.encode(shown)
            wrong = await asked(ana, wire.PuzzleAnswer, "/three", wire.Try(action="take 1"))
            assert (wrong.right, wrong.loss, wrong.best.text) == (False, 0.5, "take 3")
            right = await asked(ana, wire.PuzzleAnswer, "/three", wire.Try(action="take 3"))
            assert right.right
            assert right.sources == {"last_stone": 1.0}
            assert right.solver is None
            with pytest.raises(Refused) as refused:
                await asked(ana, wire.PuzzlePosition, "/four")
            assert refused.value.code == "not_found"

    asyncio.run(solve())


def test_the_first_try_of_an_account_counts_and_only_the_first(server: Running) -> None:
    async def solve() -> None:
        async with Client(server.address, "Bo") as bo:
            await bo.http.ask("POST", "/api/account", wire.Credentials("bo.b", "long enough"))
            wrong = await asked(bo, wire.PuzzleAnswer, "/three", wire.Try(action="take 2"))
            right = await asked(bo, wire.PuzzleAnswer, "/three", wire.Try(action="take 3"))
            assert wrong.solver == right.solver
            kept = (await asked(bo, wire.PuzzleList)).solver
            assert kept == right.solver
            assert (kept.failed, kept.solved) == (["three"], [])
            assert kept.rating < Rating().shown

    asyncio.run(solve())


def test_a_hard_puzzle_brings_more_than_an_easy_one_and_tries_make_surer() -> None:
    new = Rating()
    hard, easy = rate_try(new, 1900, True), rate_try(new, 1100, True)
    assert hard.mu > easy.mu > new.mu > rate_try(new, 1100, False).mu
    assert hard.sigma < new.sigma
