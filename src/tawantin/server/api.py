"""The JSON API over HTTP: who you are, games, tables, replays, notifications."""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import __version__, wire
from ..analysis import puzzle_book
from ..kernel.components import LANGUAGES, MOST_BYTES, About, Option
from ..kernel.differences import differences
from ..kernel.errors import BadState
from ..kernel.game import Game
from ..kernel.meaning import meaning, outline
from ..kernel.registry import descriptor, games
from ..kernel.registry import game as find_game
from ..kernel.sheet import FILE as SHEET
from ..kernel.sheet import read_sheet
from ..locale.messages import sources
from ..locale.names import declared_words
from ..tables import requests
from ..tables.refusal import Refusal
from ..tables.sight import check_eyes, ears_of
from ..tables.summary import summary_of
from . import schema, updates
from .commands import create_table, perform
from .handling import LARGEST_BODY, Handlers, answer, number_of
from .identity import token_digest
from .openapi import document
from .past import replayed, told_story
from .people.steward import INVITE
from .seatable import LEVEL_NAMES

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
LARGEST_FILE: Final = 2 * MOST_BYTES + LARGEST_BODY
"""Of a body with a components file: in JSON many characters take two."""
_PACKED: Final[WeakKeyDictionary[Game[Any], bytes]] = WeakKeyDictionary()


def _packed_components(game: Game[Any]) -> bytes:
    packed = _PACKED.get(game)
    if packed is None:
        data = wire.encode(game.components.root.data)
        packed = _PACKED[game] = gzip.compress(data, mtime=0)
    return packed


def _components(request: Request, game: Game[Any]) -> Response:
    """The components of a game; packed where the browser can unpack it, as maps are long."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return answer(game.components.root.data)
    headers = {"cache-control": "no-store", "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(_packed_components(game), 200, headers, media_type="application/json")


def _differences(game: Game[Any]) -> wire.Differences:
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
    """Of these games and the wire: it takes long to make and never changes."""
    return wire.encode(schema.document())


@cache
def game_info(name: str) -> wire.GameInfo:
    """What a game is like."""
    known = descriptor(name)
    about: About = known.about
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
                o.id, o.default, list(o.choices), o.name, o.help, o.source, _seats_for(name, o)
            )
            for o in about.options
        ],
        presets=about.presets,
        puzzles=len(puzzle_book(known.game).puzzles),
    )


def _seats_for(name: str, option: Option) -> list[int]:
    """For how many players something else than the option's default can be played."""
    game = find_game(name)
    other = next(choice for choice in option.choices if choice != option.default)
    return [n for n in game.about.seats if requests.playable(game, n, {option.id: other})]


class Api(Handlers):
    """The handlers, for one server."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/server", self.about_server),
            self.route("GET", "/api/me", self.me),
            self.route("PUT", "/api/me", self.rename),
            self.route("POST", "/api/account", self.register),
            self.route("POST", "/api/login", self.login),
            self.route("POST", "/api/logout", self.logout),
            self.route("GET", "/api/games", self.all_games),
            self.route("GET", "/api/games/{game}", self.one_game),
            self.route("GET", "/api/games/{game}/components", self.components),
            self.route("GET", "/api/games/{game}/components.toml", self.components_file),
            self.route("POST", "/api/games/{game}/check", self.check_components),
            self.route("GET", "/api/games/{game}/schema", self.game_schema),
            self.route("GET", "/api/locale/{language}", self.locale),
            self.route("GET", "/api/tables", self.tables),
            self.route("POST", "/api/tables", self.create),
            self.route("GET", "/api/tables/{table}", self.table),
            self.route("POST", "/api/tables/{table}/commands", self.command),
            self.route("GET", "/api/tables/{table}/replay/{moves}", self.replay),
            self.route("GET", "/api/tables/{table}/story", self.story),
            self.route("GET", "/api/tables/{table}/record", self.record),
            self.route("GET", "/api/tables/{table}/components", self.table_components),
            self.route("GET", "/api/tables/{table}/components.toml", self.table_file),
            self.route("GET", "/api/tables/{table}/differences", self.table_differences),
            self.route("POST", "/api/push", self.subscribe),
            self.route("DELETE", "/api/push", self.unsubscribe),
            self.route("PUT", "/api/webhook", self.webhook),
            self.route("GET", "/api/openapi.json", self.openapi),
            self.route("GET", "/api/schema.json", self.schema),
        ]

    # ------------------------------------------------------------ people

    async def me(self, request: Request) -> Response:
        """Who you are; a new guest if nobody yet."""
        person = await self.token(request)
        if person is not None:
            return answer(await self.server.identities.me(person))
        token = self.server.identities.new_token()
        me = await self.server.identities.me(token.partition(".")[0])
        return self.with_cookie(request, me, token)

    async def rename(self, request: Request) -> Response:
        """Take another display name."""
        wanted = await self.body(request, wire.NewName)
        person = await self.person(request)
        return answer(await self.server.identities.rename(person.id, wanted.name))

    async def register(self, request: Request) -> Response:
        """Tie a login to your identity."""
        credentials = await self.body(request, wire.NewAccount)
        self.slow_down(request)
        person = await self.person(request)
        if self.server.steward.modes.invite_only:
            await self.server.sessions.check_code(INVITE, credentials.invite)
        me = await self.server.identities.register(person.id, credentials)
        if self.server.steward.modes.invite_only:
            await self.server.sessions.use_code(INVITE, credentials.invite)
        await self._note_session(request, me.id, self.server.guard.cookie(request.scope) or "")
        return answer(me)

    async def login(self, request: Request) -> Response:
        """Become the person of an account."""
        credentials = await self.body(request, wire.Credentials)
        self.slow_down(request)
        me = await self.server.identities.login(credentials)
        token = self.server.identities.new_token(me.id)
        await self._note_session(request, me.id, token)
        return self.with_cookie(request, me, token)

    async def _note_session(self, request: Request, person: str, token: str) -> None:
        agent = request.headers.get("user-agent", "")
        await self.server.sessions.note(person, token_digest(token), agent)

    async def logout(self, request: Request) -> Response:
        """Forget the cookie, here and in the browser: whoever kept a copy has nothing."""
        old = self.server.guard.cookie(request.scope)
        if old is not None:
            await self.server.log_out(old)
        token = self.server.identities.new_token()
        me = await self.server.identities.me(token.partition(".")[0])
        return self.with_cookie(request, me, token)

    # ------------------------------------------------------------ games

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
        return _components(request, descriptor(request.path_params["game"]).game)

    async def components_file(self, request: Request) -> Response:
        """The components file itself, to be changed."""
        game = descriptor(request.path_params["game"])
        headers = {"content-disposition": f'attachment; filename="{game.id}.toml"'}
        return Response(game.components.text, 200, headers, media_type="application/toml")

    async def check_components(self, request: Request) -> Response:
        """Whether a game can be played with a file, and what it has different; keeps nothing."""
        await self.person(request)
        self._count_file(request)
        wanted = await self.body(request, wire.ComponentsFile, LARGEST_FILE)
        game = descriptor(request.path_params["game"]).id
        return answer(_differences(await self.server.house.game(game, wanted.text, wanted.file)))

    def _count_file(self, request: Request) -> None:
        """Trying a file out takes seconds: nobody may have that done without end."""
        if not self.server.house_limiter.allows(self.server.guard.address(request.scope)):
            raise Refusal("too_fast", "Too many components files; wait a minute.")

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

    # ------------------------------------------------------------ tables

    async def tables(self, request: Request) -> Response:
        """Listed tables, or your own."""
        query = request.query_params
        if query.get("mine") == "true":
            person = await self.token(request)
            rows = [] if person is None else await self.server.store.tables_of(person)
        else:
            status = query.get("status")
            if status not in (None, "open", "playing", "finished"):
                raise Refusal("bad_request", "status is open, playing or finished.")
            game = query.get("game")
            rows = await self.server.store.listed(
                None if game is None else descriptor(game).id, status
            )
        infos = []
        for row in rows:
            try:
                infos.append(updates.table_info(row.summary()))
            except BadState as error:
                self.server.hub.caretaker.troubles.note(row.id, "listing it", error)
        return answer(wire.TableList(infos))

    async def create(self, request: Request) -> Response:
        """A new table."""
        wanted = await self.body(request, wire.NewTable, LARGEST_FILE)
        person = await self.person(request)
        address = self.server.guard.address(request.scope)
        self.server.quotas.check_table(person.id, address)
        self.server.whereabouts.note(person.id, address)
        house = None
        if wanted.components is not None:
            self._count_file(request)
            house = await self.server.house.game(wanted.game, wanted.components)
        table = await create_table(self.server.hub, person, wanted, house)
        return answer(updates.table_info(summary_of(table)), 201)

    async def table(self, request: Request) -> Response:
        """What a table is."""
        async with self.server.hub.tables.inside(table_id(request)) as live:
            return answer(live.wire_info())

    async def command(self, request: Request) -> Response:
        """Any table command."""
        command: wire.TableCommand = await self.body(request, wire.TableCommand)  # type: ignore[arg-type] # msgspec takes unions
        person = await self.person(request)
        if command.table != table_id(request):
            raise Refusal("bad_request", "The command is for another table than its address.")
        address = self.server.guard.address(request.scope)
        self.server.quotas.check(person.id, address, command)
        seq = await perform(self.server.hub, person, command)
        return answer(wire.Done(id=command.id, seq=seq, table=command.table))

    async def replay(self, request: Request) -> Response:
        """The position after a number of decisions, or (`?seq=`) after a change of the table."""
        text = request.path_params["moves"]
        if not (text.isascii() and text.isdigit() and len(text) < 7):
            raise Refusal("bad_request", "The number of decisions must be a number.")
        seat = number_of(request, "seat", 0, 7)
        seq = number_of(request, "seq", 0, 10**9 - 1)
        async with self.server.hub.tables.inside(table_id(request)) as live:
            check_eyes(live.table, await self.token(request) or "", seat)
            moves = int(text) if seq is None else live.table.moves_until(seq)
            return answer(replayed(live.table, moves, seat))

    async def story(self, request: Request) -> Response:
        """A page of what happened, the latest up to a change (`?until=`, else up to now)."""
        seat = number_of(request, "seat", 0, 7)
        until = number_of(request, "until", 0, 10**9 - 1)
        person = await self.token(request) or ""
        blocks = frozenset((await self.server.company.ties(person)).blocks)
        async with self.server.hub.tables.inside(table_id(request)) as live:
            check_eyes(live.table, person, seat)
            ears = ears_of(live.table, person, blocks)
            return answer(told_story(live, seat, until, ears))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        async with self.server.hub.tables.inside(table_id(request)) as live:
            table = live.table
        record = table.record
        if table.status != "finished" or record is None:
            raise Refusal("not_finished", "The record is shown when the game is over.")
        headers = {"content-disposition": f'attachment; filename="{table.game_id}.json"'}
        return Response(record.to_json(), 200, headers, media_type="application/json")

    async def table_components(self, request: Request) -> Response:
        """The components file that a table is played with."""
        async with self.server.hub.tables.inside(request.path_params["table"]) as live:
            game = live.table.game
        return _components(request, game)

    async def table_file(self, request: Request) -> Response:
        """The same as the file it was, to keep and to play elsewhere."""
        async with self.server.hub.tables.inside(request.path_params["table"]) as live:
            game = live.table.game
        headers = {"content-disposition": f'attachment; filename="{game.id}-{game.digest}.toml"'}
        return Response(game.components.text, 200, headers, media_type="application/toml")

    async def table_differences(self, request: Request) -> Response:
        """What a table's numbers have different from the printed ones."""
        async with self.server.hub.tables.inside(request.path_params["table"]) as live:
            game = live.table.game
        return answer(_differences(game))

    # ------------------------------------------------------------ notifications

    async def subscribe(self, request: Request) -> Response:
        """Web Push for your turns."""
        subscription = await self.body(request, wire.PushSubscription)
        person = await self.person(request)
        await self.server.notifier.subscribe(person.id, subscription)
        return answer(wire.Done())

    async def unsubscribe(self, request: Request) -> Response:
        """No Web Push any more."""
        person = await self.person(request)
        await self.server.notifier.unsubscribe(person.id)
        return answer(wire.Done())

    async def webhook(self, request: Request) -> Response:
        """A webhook for your turns."""
        wanted = await self.body(request, wire.Webhook)
        person = await self.person(request)
        await self.server.notifier.set_webhook(person.id, wanted)
        return answer(wire.Done())

    # ------------------------------------------------------------ formalities

    async def openapi(self, request: Request) -> Response:
        """This API, formally."""
        return answer(document())

    async def schema(self, request: Request) -> Response:
        """All wire types, formally."""
        return answer(msgspec.Raw(_whole_schema(tuple(games()))))


def table_id(request: Request) -> str:
    """The table of an address, if there can be one of that name: no database is asked in vain."""
    name = str(request.path_params["table"])
    if not TABLE_ID.fullmatch(name):
        raise Refusal("unknown_table", "There is no such table.")
    return name
