"""The glossary of a game over HTTP, with the printed numbers or those of a table."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import wire
from ..kernel.game import Game
from ..kernel.registry import descriptor
from ..kernel.sheet import GUESSED
from ..kernel.toml import LANGUAGES
from ..locale.glossary import glossary
from ..tables.refusal import Refusal
from .api import table_id
from .handling import Handlers, answer


class GlossaryApi(Handlers):
    """The handlers."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/games/{game}/glossary/{language}", self.of_game),
            self.route("GET", "/api/tables/{table}/glossary/{language}", self.of_table),
        ]

    async def of_game(self, request: Request) -> Response:
        """Everything that can be looked up about a game."""
        return await self._described(request, descriptor(request.path_params["game"]).game)

    async def of_table(self, request: Request) -> Response:
        """The same with the numbers that a table is played with."""
        async with self.server.hub.tables.inside(table_id(request)) as live:
            game = live.table.game
        return await self._described(request, game)

    async def _described(self, request: Request, game: Game[Any]) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refusal("not_found", f"There are the languages {', '.join(LANGUAGES)}.")
        return answer(await asyncio.to_thread(_glossary, game, language))


@lru_cache(maxsize=16)
def _glossary(game: Game[Any], language: str) -> wire.Glossary:
    shelves = [
        wire.GlossaryShelf(
            shelf.rule,
            shelf.name,
            [
                wire.GlossaryThing(
                    thing.kind,
                    thing.id,
                    thing.name,
                    thing.text,
                    [
                        wire.GlossaryFact(fact.name, fact.value, fact.mark in GUESSED)
                        for fact in thing.facts
                    ],
                )
                for thing in shelf.things
            ],
        )
        for shelf in glossary(language, descriptor(game.id), game.components)
    ]
    return wire.Glossary(language, shelves)
