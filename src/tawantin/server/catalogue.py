"""What is the same for everybody: the server, its games with their components and types, words."""

from __future__ import annotations

import contextlib
import gzip
from functools import cache
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import __version__, wire
from ..analysis import puzzle_book
from ..kernel.about import About, Option
from ..kernel.differences import differences
from ..kernel.game import Game
from ..kernel.meaning import meaning, outline
from ..kernel.registry import descriptor, games
from ..kernel.sheet import FILE as SHEET
from ..kernel.sheet import read_sheet
from ..kernel.toml import LANGUAGES
from ..locale.messages import sources
from ..locale.names import declared_words
from ..tables import requests
from ..tables.refusal import Refusal
from . import schema
from .handling import LARGEST_FILE, Handlers, answer
from .openapi import document
from .seatable import LEVEL_NAMES

_PACKED: Final[WeakKeyDictionary[Game[Any], bytes]] = WeakKeyDictionary()


def _packed_components(game: Game[Any]) -> bytes:
    packed = _PACKED.get(game)
    if packed is None:
        data = wire.encode(game.components.root.data)
        packed = _PACKED[game] = gzip.compress(data, mtime=0)
    return packed


def components_of(request: Request, game: Game[Any]) -> Response:
    """The components of a game; packed where the browser can unpack it, as maps are long."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return answer(game.components.root.data)
    headers = {"cache-control": "no-store", "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(_packed_components(game), 200, headers, media_type="application/json")


def differences_of(game: Game[Any]) -> wire.Differences:
    """How a game differs from the printed one."""
    printed = descriptor(game.id)
    names = read_sheet(printed.components_path.with_name(SHEET))
    return wire.Differences(
        game.digest,
        [
            wire.DifferenceInfo(one.place, one.within, one.key, one.name, one.before, one.after)
            for one in differences(printed.components, game.components, names)
        ],
    )


@cache
def _game_schema(game: str) -> bytes:
    rules = descriptor(game).game.rules
    declared = {"words": declared_words(rules), "view": outline(meaning(rules.view_type))}
    return wire.encode({"$defs": schema.game_schema(game), **declared})


@cache
def _whole_schema(names: tuple[str, ...]) -> bytes:
    """The schema of these games and the wire: it takes long to make and never changes."""
    return wire.encode(schema.document())


@cache
def game_info(name: str) -> wire.GameInfo:
    """What a game is like; also of one that nobody can begin, as tables of it may go on."""
    known = descriptor(name)
    about: About = known.about
    game = None
    with contextlib.suppress(Exception):  # the start has logged it; whoever begins a game is told
        game = known.game
    return wire.GameInfo(
        id=about.id,
        name=about.name,
        summary=about.summary,
        designers=list(about.designers),
        publishers=list(about.publishers),
        year=about.year,
        seats=list(about.seats),
        minutes=list(about.minutes),
        weight=about.weight,
        min_age=about.min_age,
        rules_version=about.rules_version,
        digest=known.components.digest,
        colours=[wire.ColourInfo(one.id, one.name, one.hex) for one in about.colours],
        options=[
            wire.OptionInfo(
                o.id,
                o.default,
                list(o.choices),
                o.name,
                o.help,
                o.source,
                [] if game is None else _seats_for(game, o),
            )
            for o in about.options
        ],
        presets=about.presets,
        puzzles=0 if game is None else len(puzzle_book(game).puzzles),
        lessons=0 if game is None else len(known.lessons),
    )


def _seats_for(game: Game[Any], option: Option) -> list[int]:
    """For how many players something else than the option's default can be played."""
    other = next(choice for choice in option.choices if choice != option.default)
    return [n for n in game.about.seats if requests.playable(game, n, {option.id: other})]


class CatalogueApi(Handlers):
    """The handlers, for one server."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/server", self.about_server),
            self.route("GET", "/api/games", self.all_games),
            self.route("GET", "/api/games/{game}", self.one_game),
            self.route("GET", "/api/games/{game}/components", self.components),
            self.route("GET", "/api/games/{game}/components.toml", self.components_file),
            self.route("POST", "/api/games/{game}/check", self.check_components),
            self.route("GET", "/api/games/{game}/schema", self.game_schema),
            self.route("GET", "/api/locale/{language}", self.locale),
            self.route("GET", "/api/openapi.json", self.openapi),
            self.route("GET", "/api/schema.json", self.schema),
        ]

    async def about_server(self, request: Request) -> Response:
        """What this server is and can do."""
        return answer(
            wire.ServerInfo(
                version=__version__,
                protocol=wire.PROTOCOL,
                bots=list(LEVEL_NAMES),
                guest_bots=dict(self.server.hub.bots.guests),
                languages=list(LANGUAGES),
                push_key=self.server.notifier.push_key,
                mail=self.server.mailbox.mailer.on,
                read_only=self.server.steward.modes.read_only,
                invite_only=self.server.steward.modes.invite_only,
                coach=self.server.thinkers.coaches,
            )
        )

    async def all_games(self, request: Request) -> Response:
        """Every game."""
        return answer([game_info(name) for name in games()])

    async def one_game(self, request: Request) -> Response:
        """One game."""
        return answer(game_info(descriptor(request.path_params["game"]).id))

    async def components(self, request: Request) -> Response:
        """The components file; packed where the browser can unpack it, as maps are long."""
        return components_of(request, descriptor(request.path_params["game"]).game)

    async def components_file(self, request: Request) -> Response:
        """The components file itself, to be changed."""
        game = descriptor(request.path_params["game"])
        headers = {"content-disposition": f'attachment; filename="{game.id}.toml"'}
        return Response(game.components.text, 200, headers, media_type="application/toml")

    async def check_components(self, request: Request) -> Response:
        """Whether a game can be played with a file, and how it differs; stores nothing."""
        await self.person(request)
        self.count_file(request)
        wanted = await self.body(request, wire.ComponentsFile, LARGEST_FILE)
        game = descriptor(request.path_params["game"]).id
        return answer(differences_of(await self.server.house.game(game, wanted.text, wanted.file)))

    async def game_schema(self, request: Request) -> Response:
        """The types of a game's view and events."""
        known = descriptor(request.path_params["game"])
        return answer(msgspec.Raw(_game_schema(known.id)))

    async def locale(self, request: Request) -> Response:
        """All messages of a language."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            languages = ", ".join(LANGUAGES)
            raise Refusal("not_found", f"There is no language {language!r}; there are {languages}.")
        return answer(wire.Locale(language, sources(language)))

    async def openapi(self, request: Request) -> Response:
        """This API, formally."""
        return answer(document())

    async def schema(self, request: Request) -> Response:
        """All wire types, formally."""
        return answer(msgspec.Raw(_whole_schema(tuple(games()))))
