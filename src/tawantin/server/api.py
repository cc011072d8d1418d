"""The JSON API over HTTP: who you are, tables, replays, notifications."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import wire
from ..kernel.errors import BadState
from ..kernel.registry import descriptor
from ..tables.refusal import Refusal
from ..tables.sight import check_eyes, ears_of
from ..tables.summary import summary_of
from . import updates
from .catalogue import components_of, differences_of
from .commands import create_table, perform
from .handling import LARGEST_FILE, Handlers, answer, number_of
from .identity import token_digest
from .past import replayed, told_story
from .people.steward import INVITE

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Api(Handlers):
    """The handlers, for one server."""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/me", self.me),
            self.route("PUT", "/api/me", self.rename),
            self.route("POST", "/api/account", self.register),
            self.route("POST", "/api/login", self.login),
            self.route("POST", "/api/logout", self.logout),
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
            self.route("GET", "/api/webhook", self.own_webhook),
            self.route("PUT", "/api/webhook", self.webhook),
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
        """Change your display name."""
        wanted = await self.body(request, wire.NewName)
        person = await self.person(request)
        return answer(await self.server.identities.rename(person.id, wanted.name))

    async def register(self, request: Request) -> Response:
        """Tie a login to your identity."""
        credentials = await self.body(request, wire.NewAccount)
        self.slow_down(request)
        person = await self.person(request)
        if self.server.steward.modes.invite_only:
            async with self.server.sessions.spent_code(INVITE, credentials.invite):
                me = await self.server.identities.register(person.id, credentials)
        else:
            me = await self.server.identities.register(person.id, credentials)
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
            self.count_file(request)
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
            raise Refusal("bad_request", "The command names another table than the address does.")
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
        return components_of(request, game)

    async def table_file(self, request: Request) -> Response:
        """The same as the original file, to keep and to play with elsewhere."""
        async with self.server.hub.tables.inside(request.path_params["table"]) as live:
            game = live.table.game
        headers = {"content-disposition": f'attachment; filename="{game.id}-{game.digest}.toml"'}
        return Response(game.components.text, 200, headers, media_type="application/toml")

    async def table_differences(self, request: Request) -> Response:
        """How a table's numbers differ from the printed ones."""
        async with self.server.hub.tables.inside(request.path_params["table"]) as live:
            game = live.table.game
        return answer(differences_of(game))

    # ------------------------------------------------------------ notifications

    async def subscribe(self, request: Request) -> Response:
        """Web Push for your turns."""
        subscription = await self.body(request, wire.PushSubscription)
        person = await self.person(request)
        await self.server.notifier.subscribe(person.id, subscription)
        return answer(wire.Done())

    async def unsubscribe(self, request: Request) -> Response:
        """Turn Web Push off."""
        person = await self.person(request)
        await self.server.notifier.unsubscribe(person.id)
        return answer(wire.Done())

    async def own_webhook(self, request: Request) -> Response:
        """Your webhook: nobody else is told, since whoever knows it can post there."""
        person = await self.person(request)
        return answer(await self.server.notifier.webhook_of(person.id))

    async def webhook(self, request: Request) -> Response:
        """A webhook for your turns."""
        wanted = await self.body(request, wire.Webhook)
        person = await self.person(request)
        await self.server.notifier.set_webhook(person.id, wanted)
        return answer(wire.Done())


def table_id(request: Request) -> str:
    """The table named in an address, if there can be one: no database is asked in vain."""
    name = str(request.path_params["table"])
    if not TABLE_ID.fullmatch(name):
        raise Refusal("unknown_table", "There is no such table.")
    return name
