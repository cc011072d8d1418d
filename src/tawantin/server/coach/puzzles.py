"""Puzzles over HTTP: those that come with a game and those of people here, each shown with the
eyes of its seat only.

The first try at a puzzle counts. Of people with an account it is kept here; a guest's browser
remembers by itself.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from itertools import chain
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import wire
from ...analysis import Book, Puzzle, answered, puzzle_book
from ...kernel.chance import LiveChance
from ...kernel.events import EventLog
from ...kernel.game import Game
from ...kernel.reasons import nearest
from ...kernel.registry import descriptor
from ...people.ratings import Rating
from ...people.solving import rate_try
from ...tables.refusal import Refusal, Unfit
from ..handling import Handlers, answer
from ..staged import Stage
from ..updates import wire_offer
from ..why import in_english, touching, wire_reason
from .consent import BOOKS

KIND: Final = "puzzles"


class Tries(msgspec.Struct):
    """What is kept of somebody, by game."""

    rating: Rating = Rating()
    solved: list[str] = []
    failed: list[str] = []


class PuzzleApi(Handlers):
    """The handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        one = "/api/games/{game}/puzzles/{puzzle}"
        return [
            self.route("GET", "/api/games/{game}/puzzles", self.puzzles),
            self.route("GET", one, self.puzzle),
            self.route("POST", one, self.attempt),
        ]

    async def puzzles(self, request: Request) -> Response:
        """All of a game, the easiest first."""
        game = descriptor(request.path_params["game"]).game
        books = await self._books(game)
        listed = chain.from_iterable([[_info(book, one) for one in book.puzzles] for book in books])
        return answer(
            wire.PuzzleList(
                puzzles=sorted(listed, key=lambda one: (one.rating, one.id)),
                solver=await self._solver(request, game.id),
            )
        )

    async def puzzle(self, request: Request) -> Response:
        """Where one begins."""
        game, book, puzzle = await self._found(request)
        update = await asyncio.to_thread(_shown, game, book, puzzle)
        return answer(wire.PuzzlePosition(puzzle=_info(book, puzzle), update=update))

    async def attempt(self, request: Request) -> Response:
        """What becomes of a try."""
        what = await self.body(request, wire.Try)
        game, book, puzzle = await self._found(request)
        result = await asyncio.to_thread(_tried, game, book, puzzle, what)
        if result.best is not None:
            result.solver = await self._note(request, game.id, puzzle, result.right)
        return answer(result)

    async def _found(self, request: Request) -> tuple[Game[Any], Book, Puzzle]:
        game = descriptor(request.path_params["game"]).game
        for book in await self._books(game):
            puzzle = book.puzzle(request.path_params["puzzle"])
            if puzzle is not None:
                return game, book, puzzle
        raise Refusal("not_found", f"{game.about.name['en']} has no such puzzle.")

    async def _books(self, game: Game[Any]) -> list[Book]:
        """The book that comes with the game, and that of people here if it is for its numbers."""
        books = [await asyncio.to_thread(puzzle_book, game)]
        kept = await self.server.store.get(BOOKS, game.id)
        if kept is not None:
            own = _read_book(kept)
            if (own.rules, own.components) == (game.about.rules_version, game.digest):
                books.append(own)
        return books

    async def _key(self, request: Request, game: str) -> str | None:
        """Where somebody's tries are kept; None for guests."""
        person = await self.token(request)
        if person is None or not (await self.server.identities.person(person)).signed_in:
            return None
        return f"{person}/{game}"

    async def _kept(self, key: str) -> Tries:
        kept = await self.server.store.get(KIND, key)
        return Tries() if kept is None else msgspec.json.decode(kept, type=Tries)

    async def _solver(self, request: Request, game: str) -> wire.Solver | None:
        key = await self._key(request, game)
        return None if key is None else _wire_solver(await self._kept(key))

    async def _note(
        self, request: Request, game: str, puzzle: Puzzle, right: bool
    ) -> wire.Solver | None:
        key = await self._key(request, game)
        if key is None:
            return None
        tries = await self._kept(key)
        if puzzle.id not in (*tries.solved, *tries.failed):
            (tries.solved if right else tries.failed).append(puzzle.id)
            tries.rating = rate_try(tries.rating, puzzle.rating, right)
            await self.server.store.put(KIND, key, msgspec.json.encode(tries))
        return _wire_solver(tries)


def _wire_solver(tries: Tries) -> wire.Solver:
    rating = tries.rating
    return wire.Solver(
        rating=rating.shown, error=rating.error, solved=tries.solved, failed=tries.failed
    )


def _info(book: Book, puzzle: Puzzle) -> wire.PuzzleInfo:
    seats = book.games[puzzle.game].seats
    return wire.PuzzleInfo(id=puzzle.id, rating=puzzle.rating, seats=seats, round=puzzle.round)


def _stage(game: Game[Any], book: Book, puzzle: Puzzle) -> Stage:
    story = book.games[puzzle.game]
    name = f"puzzle-{game.id}-{puzzle.id}"
    return Stage(name, game, puzzle.seat, story.seats, game.about.settle(story.options))


@lru_cache(maxsize=8)
def _read_book(kept: bytes) -> Book:
    return msgspec.json.decode(kept, type=Book)


def _shown(game: Game[Any], book: Book, puzzle: Puzzle) -> wire.Update:
    state = book.position(game, puzzle)
    return _stage(game, book, puzzle).update(state, game.legal(state, puzzle.seat))


def _tried(game: Game[Any], book: Book, puzzle: Puzzle, what: wire.Try) -> wire.PuzzleAnswer:
    state, seat = book.position(game, puzzle), puzzle.seat
    asked = wire.Why(table="", seat=seat, elements=what.elements, action=what.action)
    actions = touching(game, asked)
    reason = nearest(game.refusal(state, seat, action) for action in actions)
    if reason is not None:
        names = tuple(f"Player {n + 1}" for n in range(book.games[puzzle.game].seats))
        message = in_english(Unfit(game, reason, names))
        return wire.PuzzleAnswer(
            right=False, possible=False, reason=wire_reason(reason), message=message
        )
    if what.action is None:
        return wire.PuzzleAnswer(right=False, possible=bool(actions))
    worth = answered(puzzle, what.action)
    best = game.actions.parse(puzzle.best)
    after, events = state.copy(), EventLog()
    # The luck that follows is the same for everybody.
    game.apply(after, seat, best, LiveChance(1), events)
    return wire.PuzzleAnswer(
        right=worth.right,
        possible=True,
        best=wire_offer(best),
        chance=puzzle.chance,
        loss=worth.loss,
        points=puzzle.others[0].points_lost,
        sources=puzzle.reason,
        update=_stage(game, book, puzzle).update(after, (), events),
    )
