"""The JSON API over HTTP: who you are, games, tables, replays, notifications."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import __version__
from ..kernel.components import LANGUAGES, About
from ..kernel.errors import TawantinError
from ..kernel.events import EventLog
from ..kernel.record import replay_entry, replay_setup
from ..kernel.registry import descriptor, games
from ..tables.refusal import Refusal, refusal_of
from ..tables.requests import Person
from ..tables.table import Table
from . import schema, updates, wire
from .commands import create_table, perform
from .connection import refused
from .live import check_eyes
from .openapi import document
from .thinking import LEVEL_NAMES

if TYPE_CHECKING:
    from .app import Server

T = TypeVar("T")
LARGEST_BODY: Final = 64 * 1024
LOCALE: Final = Path(__file__).parent.parent / "locale"
STATUS: Final = {
    "unknown_table": 404,
    "unknown_game": 404,
    "not_found": 404,
    "too_fast": 429,
    "too_large": 413,
    "bad_origin": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_allowed": 403,
    "bad_login": 403,
    "name_taken": 409,
    "seat_taken": 409,
    "stale": 409,
    "unavailable": 503,
}
"""HTTP status of a refusal; 400 for all others."""


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON."""
    found = {"cache-control": "no-store", **(headers or {})}
    return Response(wire.encode(body), status, found, media_type="application/json")


@cache
def _packed_components(game: str) -> bytes:
    return gzip.compress(wire.encode(descriptor(game).components.root.data), mtime=0)


def refuse(refusal: Refusal) -> Response:
    """A refusal as an HTTP answer."""
    headers = {"retry-after": "1"} if refusal.code in ("too_fast", "unavailable") else None
    return answer(refused(refusal), STATUS.get(refusal.code, 400), headers)


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request as one of the wire's types."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("bad_request", "The body must be sent as application/json.")
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST_BODY:
            raise Refusal("too_large", f"A body has at most {LARGEST_BODY} bytes.")
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"The body is wrong: {error}.") from error


def number_of(request: Request, name: str, low: int = 0, high: int = 10**6) -> int | None:
    """A number in the query, or None."""
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        raise Refusal("bad_request", f"{name} must be a number from {low} to {high}.")
    return int(text)


@cache
def game_info(name: str) -> wire.GameInfo:
    """What a game is like."""
    found = descriptor(name)
    about: About = found.about
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
        digest=found.components.digest,
        colours=[wire.ColourInfo(one.id, one.name, one.hex) for one in about.colours],
        options=[
            wire.OptionInfo(o.id, o.default, list(o.choices), o.name, o.help, o.source)
            for o in about.options
        ],
        presets=about.presets,
    )


class Api:
    """The handlers, for one server."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self._route("GET", "/api/server", self.about_server),
            self._route("GET", "/api/me", self.me),
            self._route("PUT", "/api/me", self.rename),
            self._route("POST", "/api/account", self.register),
            self._route("POST", "/api/login", self.login),
            self._route("POST", "/api/logout", self.logout),
            self._route("GET", "/api/games", self.all_games),
            self._route("GET", "/api/games/{game}", self.one_game),
            self._route("GET", "/api/games/{game}/components", self.components),
            self._route("GET", "/api/games/{game}/schema", self.game_schema),
            self._route("GET", "/api/locale/{language}", self.locale),
            self._route("GET", "/api/tables", self.tables),
            self._route("POST", "/api/tables", self.create),
            self._route("GET", "/api/tables/{table}", self.table),
            self._route("POST", "/api/tables/{table}/commands", self.command),
            self._route("GET", "/api/tables/{table}/replay/{moves}", self.replay),
            self._route("GET", "/api/tables/{table}/record", self.record),
            self._route("POST", "/api/push", self.subscribe),
            self._route("DELETE", "/api/push", self.unsubscribe),
            self._route("PUT", "/api/webhook", self.webhook),
            self._route("GET", "/api/openapi.json", self.openapi),
            self._route("GET", "/api/schema.json", self.schema),
        ]

    def _route(
        self, method: str, path: str, handler: Callable[[Request], Awaitable[Response]]
    ) -> Route:
        async def guarded(request: Request) -> Response:
            try:
                return await handler(request)
            except TawantinError as error:
                return refuse(refusal_of(error))

        return Route(path, guarded, methods=[method])

    # ------------------------------------------------------------ people

    def _token(self, request: Request) -> str | None:
        return self.server.identities.read_token(self.server.guard.cookie(request.scope))

    async def _person(self, request: Request) -> Person:
        """Who asks; for requests that only make sense after a first visit."""
        person = self._token(request)
        if person is None:
            raise Refusal("not_allowed", "Ask GET /api/me for an identity first.")
        return await self.server.identities.person(person)

    def _with_cookie(self, request: Request, body: Any, token: str) -> Response:
        response = answer(body)
        response.headers["set-cookie"] = self.server.guard.set_cookie(request.scope, token)
        return response

    async def me(self, request: Request) -> Response:
        """Who you are; a new guest if nobody yet."""
        person = self._token(request)
        if person is not None:
            return answer(await self.server.identities.me(person))
        token = self.server.identities.new_token()
        me = await self.server.identities.me(token.partition(".")[0])
        return self._with_cookie(request, me, token)

    async def rename(self, request: Request) -> Response:
        """Take another display name."""
        wanted = await body_of(request, wire.NewName)
        person = await self._person(request)
        return answer(await self.server.identities.rename(person.id, wanted.name))

    def _slow_down(self, request: Request) -> None:
        if not self.server.login_limiter.allows(self.server.guard.address(request.scope)):
            raise Refusal("too_fast", "Too many attempts; wait a minute.")

    async def register(self, request: Request) -> Response:
        """Tie a login to your identity."""
        credentials = await body_of(request, wire.Credentials)
        self._slow_down(request)
        person = await self._person(request)
        return answer(await self.server.identities.register(person.id, credentials))

    async def login(self, request: Request) -> Response:
        """Become the person of an account."""
        credentials = await body_of(request, wire.Credentials)
        self._slow_down(request)
        me = await self.server.identities.login(credentials)
        return self._with_cookie(request, me, self.server.identities.new_token(me.id))

    async def logout(self, request: Request) -> Response:
        """Forget the cookie."""
        token = self.server.identities.new_token()
        me = await self.server.identities.me(token.partition(".")[0])
        return self._with_cookie(request, me, token)

    # ------------------------------------------------------------ games

    async def about_server(self, request: Request) -> Response:
        """What this server is and can do."""
        return answer(
            wire.ServerInfo(
                version=__version__,
                protocol=wire.PROTOCOL,
                bots=list(LEVEL_NAMES),
                languages=list(LANGUAGES),
                push_key=self.server.notifier.push_key,
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
        game = descriptor(request.path_params["game"])
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return answer(game.components.root.data)
        headers = {
            "cache-control": "no-store",
            "content-encoding": "gzip",
            "vary": "accept-encoding",
        }
        return Response(_packed_components(game.id), 200, headers, media_type="application/json")

    async def game_schema(self, request: Request) -> Response:
        """The types of a game's view and events."""
        found = descriptor(request.path_params["game"])
        return answer({"$defs": schema.game_schema(found.id)})

    async def locale(self, request: Request) -> Response:
        """All messages of a language."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            told = ", ".join(LANGUAGES)
            raise Refusal("not_found", f"There is no language {language!r}; there are {told}.")
        return answer(wire.Locale(language, locale_messages(language)))

    # ------------------------------------------------------------ tables

    async def tables(self, request: Request) -> Response:
        """Listed tables, or your own."""
        query = request.query_params
        if query.get("mine") == "true":
            person = self._token(request)
            rows = [] if person is None else await self.server.store.tables_of(person)
        else:
            status = query.get("status")
            if status not in (None, "open", "playing", "finished"):
                raise Refusal("bad_request", "status is open, playing or finished.")
            game = query.get("game")
            rows = await self.server.store.listed(
                None if game is None else descriptor(game).id, status
            )
        found = []
        for row in rows:
            info = msgspec.json.decode(row.info, type=wire.TableInfo)
            info.updated, info.actors = row.updated, row.actors
            found.append(info)
        return answer(wire.TableList(found))

    async def create(self, request: Request) -> Response:
        """A new table."""
        wanted = await body_of(request, wire.NewTable)
        person = await self._person(request)
        table = await create_table(self.server.hub, person, wanted)
        return answer(updates.table_info(table), 201)

    async def table(self, request: Request) -> Response:
        """What a table is."""
        live = await self.server.hub.live(request.path_params["table"])
        return answer(updates.table_info(live.table, live.connected()))

    async def command(self, request: Request) -> Response:
        """Any table command."""
        command: wire.TableCommand = await body_of(request, wire.TableCommand)  # type: ignore[arg-type] # msgspec takes unions
        person = await self._person(request)
        if command.table != request.path_params["table"]:
            raise Refusal("bad_request", "The command is for another table than its address.")
        seq = await perform(self.server.hub, person, command)
        return answer(wire.Done(id=command.id, seq=seq, table=command.table))

    async def replay(self, request: Request) -> Response:
        """The position after a number of decisions."""
        text = request.path_params["moves"]
        if not (text.isascii() and text.isdigit() and len(text) < 7):
            raise Refusal("bad_request", "The number of decisions must be a number.")
        seat = number_of(request, "seat", 0, 7)
        live = await self.server.hub.live(request.path_params["table"])
        check_eyes(live.table, self._token(request) or "", seat)
        return answer(replayed(live.table, int(text), seat))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        live = await self.server.hub.live(request.path_params["table"])
        table = live.table
        if table.status != "finished" or table.match is None:
            raise Refusal("not_finished", "The record is shown when the game is over.")
        headers = {"content-disposition": f'attachment; filename="{table.game.id}.json"'}
        return Response(table.match.record.to_json(), 200, headers, media_type="application/json")

    # ------------------------------------------------------------ notifications

    async def subscribe(self, request: Request) -> Response:
        """Web Push for your turns."""
        subscription = await body_of(request, wire.PushSubscription)
        person = await self._person(request)
        await self.server.notifier.subscribe(person.id, subscription)
        return answer(wire.Done())

    async def unsubscribe(self, request: Request) -> Response:
        """No Web Push any more."""
        person = await self._person(request)
        await self.server.notifier.unsubscribe(person.id)
        return answer(wire.Done())

    async def webhook(self, request: Request) -> Response:
        """A webhook for your turns."""
        wanted = await body_of(request, wire.Webhook)
        person = await self._person(request)
        await self.server.notifier.set_webhook(person.id, wanted)
        return answer(wire.Done())

    # ------------------------------------------------------------ formalities

    async def openapi(self, request: Request) -> Response:
        """This API, formally."""
        return answer(document())

    async def schema(self, request: Request) -> Response:
        """All wire types, formally."""
        return answer(schema.document())


def locale_messages(language: str) -> dict[str, str]:
    """Fluent sources of a language, by file name."""
    files = [*LOCALE.glob(f"{language}.ftl"), *LOCALE.glob(f"{language}/**/*.ftl")]
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(files)}


def replayed(table: Table, moves: int, seat: int | None) -> wire.Replayed:
    """A position of a game's past, as a seat saw it."""
    if table.match is None:
        raise Refusal("not_started", "The game has not begun.")
    last = table.moves()
    if moves > last:
        raise Refusal("not_found", f"There are only {last} decisions.")
    game, record = table.game, table.match.record
    events = EventLog()
    state = replay_setup(game, record, events)
    for number, entry in enumerate(record.entries[:moves], 1):
        events = EventLog()
        replay_entry(game, state, number, entry, events)
    by = record.entries[moves - 1] if moves else None
    finished = table.status == "finished"
    at_end = finished and moves == len(record.entries)
    return wire.Replayed(
        table=table.id,
        moves=moves,
        last=last,
        seat=seat,
        view=game.view(state, seat),
        scores=game.scores(state),
        actors=list(game.actors(state)),
        by=None if by is None else by.seat,
        action=by.action if by is not None and finished else None,
        events=list(events.seen_by(seat)),
        result=updates.wire_result(table) if at_end else None,
    )
