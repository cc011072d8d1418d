"""The server, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import wire
from ..store import open_store
from ..tables.refusal import Refusal
from .api import Api
from .catalogue import CatalogueApi
from .coach.analyses import Analyses
from .coach.api import CoachApi
from .coach.expected import ExpectedApi
from .coach.guesses import GuessApi
from .coach.hints import HintApi
from .coach.puzzles import PuzzleApi
from .collecting import collect_by_the_clock, rarely_collect
from .connection import WebSockets
from .entrance import STATE, Entrance
from .experiments import Experiments
from .glossary import GlossaryApi
from .guard import SECURITY_HEADERS, Guard
from .handling import refuse
from .house import House
from .hub import Hub
from .identity import PERSON_CHANGED, Identities
from .lessons import Lessons
from .limits import Limiter
from .mail import Mailer
from .metrics import Metrics
from .notify import Notifier
from .people.accounts import Accounts
from .people.company import TIES_CHANGED, Company, CompanyApi
from .people.home import HomePage
from .people.leaving import Leaving
from .people.mailbox import MailApi, Mailbox
from .people.matching import Matchmaker, PlayNow
from .people.news import NEWS, Newsroom
from .people.profiles import Profiles
from .people.rankings import Rankings
from .people.ratings import RatingKeeper
from .people.reserved import reserved
from .people.sessions import Sessions
from .people.steward import Steward
from .people.tournaments.api import Tournaments
from .people.tournaments.organiser import Organiser
from .quotas import Quotas, Whereabouts
from .seatable import seatable_bots
from .settings import Settings
from .starting import file_limit, load_games
from .static import client
from .thinking import Thinkers
from .workshop import WorkshopApi

LOGGED_OUT: Final = "logged out "
"""How a server begins to tell the others of a token that has ended."""
SLOW_SECONDS: Final = 1.0
"""How long the answer to those who ask too often is delayed."""
FILE_COST: Final = 0.1
"""What a file of the page counts as a request: a first visit takes forty of them."""
HOUSE_RATE: Final = 1 / 6
"""Components files per second and address, after a burst of five: each takes seconds to try."""
SWITCH_SECONDS: Final = 0.0002
"""The store's writer needs the interpreter for moments only, but needs them soon."""

_log = logging.getLogger("tawantin.server")
_requests = logging.getLogger("tawantin.requests")


class Server:
    """All parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.database)
        self.guard = Guard(settings)
        self.entrance = Entrance(settings, file_limit())
        self.thinkers = Thinkers(
            settings.bot_workers,
            settings.bot_seconds,
            settings.bot_share,
            seatable_bots(settings.bots),
        )
        self.whereabouts = Whereabouts()
        self.thinkers.place_of = self.whereabouts.of
        self.house = House()
        self.house_limiter = Limiter(HOUSE_RATE, 5)
        self.hub = Hub(
            self.store,
            self.thinkers,
            settings.bot_pause,
            open_days=settings.open_days,
            idle_days=settings.idle_days,
        )
        self.identities = Identities(self.store)
        self.sessions = Sessions(self.store)
        self.request_limiter = Limiter(settings.request_rate)
        self.login_limiter = Limiter(settings.sign_ins / 60, 2 * settings.sign_ins)
        self.quotas = Quotas(settings)
        self.steward = Steward(self.store, self.hub)
        self.news = Newsroom(self.store, self.hub.presence, self.hub.tables)
        self.hub.on_lists = self.news.on_lists
        self.hub.on_turn_of = self.news.turn_of
        self.company = Company(self.store, self.identities, self.hub.presence, self.news)
        self.matchmaker = Matchmaker(self.hub, self.identities, self.news)
        self.sockets = WebSockets(self)
        self.notifier = Notifier(self.store, self.hub, settings)
        self.mailbox = Mailbox(
            self.store, Mailer(settings), self.identities, self.sessions, self.company
        )
        self.notifier.mailbox = self.mailbox
        self.ratings = RatingKeeper(self.store)
        self.organiser = Organiser(self.store, self.hub, self.identities, self.news)
        self.hub.on_finished = self._on_finished
        self.analyses = Analyses(self.store, self.hub.tables, self.thinkers)
        self.metrics = Metrics(self)
        self.experiments = Experiments(settings, self.store)
        self.workshop = WorkshopApi(self)
        self.app = self._app()

    def _app(self) -> ASGIApp:
        routes = [
            *Api(self).routes(),
            *CatalogueApi(self).routes(),
            *Profiles(self).routes(),
            *Rankings(self).routes(),
            *HomePage(self).routes(),
            *PlayNow(self).routes(),
            *CompanyApi(self).routes(),
            *Accounts(self).routes(),
            *Tournaments(self).routes(),
            *Leaving(self).routes(),
            *MailApi(self).routes(),
            *Lessons(self).routes(),
            *HintApi(self).routes(),
            *GuessApi(self).routes(),
            *GlossaryApi(self).routes(),
            *CoachApi(self).routes(),
            *ExpectedApi(self).routes(),
            *PuzzleApi(self).routes(),
            *self.workshop.routes(),
            Route("/healthz", self.metrics.health),
            Route("/metrics", self.metrics.text),
            Mount("/api", app=_no_such_address),
            Mount("/", app=client(self.settings.web_folder)),
        ]
        handlers = {HTTPException: _http_problem, Exception: _defect}
        app = Starlette(routes=routes, lifespan=self._lifespan, exception_handlers=handlers)
        return Doorkeeper(GZipMiddleware(app, minimum_size=1000, compresslevel=5), self)

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Entrance]]:
        sys.setswitchinterval(SWITCH_SECONDS)
        load_games()
        rarely_collect()
        await self.open()
        jobs = [
            asyncio.ensure_future(collect_by_the_clock()),
            asyncio.ensure_future(self.hub.caretaker.sweep()),
            asyncio.ensure_future(self.ratings.keep()),
            asyncio.ensure_future(self.analyses.keep()),
            asyncio.ensure_future(self.matchmaker.keep()),
            asyncio.ensure_future(self.experiments.keep()),
            asyncio.ensure_future(self.organiser.keep()),
            asyncio.ensure_future(self.steward.keep()),
            asyncio.ensure_future(self.mailbox.keep()),
            asyncio.ensure_future(asyncio.to_thread(reserved)),
        ]
        try:
            yield {STATE: self.entrance}
        finally:
            for job in jobs:
                job.cancel()
            await self.close()

    async def open(self) -> None:
        """Connect to the store and get ready."""
        self.store.on_waiting = self._on_waiting
        await self.store.open(self.hub.tables.on_foreign_change, self._on_told)
        await self.hub.tables.numbers.keep_printed()
        await self.identities.open()
        await self.notifier.open()
        await self.steward.look()
        await self.hub.caretaker.beat()
        _log.info("ready; tables are kept in %s", self.store.name)

    async def close(self) -> None:
        """Disconnect everybody; what was acknowledged is on disk already."""
        await self.analyses.close()
        await self.hub.close()
        self.thinkers.close()
        self.workshop.checks.close()
        await self.experiments.close()
        await self.store.close()
        _log.info("stopped")

    async def log_out(self, token: str) -> None:
        """End a token, on all servers."""
        digest = await self.identities.end(token)
        if digest is not None:
            await self.sessions.forget(token.partition(".")[0], digest)
            await self._cut_off(digest)

    async def end_session(self, digest: str) -> None:
        """The same for a token of which only the digest is known."""
        await self.identities.end_digest(digest)
        await self._cut_off(digest)

    async def _cut_off(self, digest: str) -> None:
        self.sockets.end(digest)
        if self.store.shared:
            await self.store.tell(LOGGED_OUT + digest)

    async def _look_whether_gone(self, person: str) -> None:
        if (await self.identities.document(person)).gone:
            self.hub.tables.read_again_all_with(person)

    def _on_finished(self) -> None:
        self.ratings.wake()
        self.organiser.wake()

    def _on_told(self, process: str, message: str) -> None:
        if message.startswith(PERSON_CHANGED):
            person = message.removeprefix(PERSON_CHANGED)
            self.identities.forget(person)
            self.hub.tables.spawn(self._look_whether_gone(person))
            return
        if message.startswith(NEWS):
            self.news.on_told(message.removeprefix(NEWS))
            return
        if message.startswith(TIES_CHANGED):
            heard = self.company.on_told(message.removeprefix(TIES_CHANGED))
            self.hub.tables.spawn(heard)
            return
        if not message.startswith(LOGGED_OUT):
            self.hub.presence.on_told(process, message)
            return
        digest = message.removeprefix(LOGGED_OUT)
        self.identities.heard_end(digest)
        self.sockets.end(digest)

    def _on_waiting(self, problem: str | None) -> None:
        if problem is None:
            _log.warning("the database answers again")
            notice = wire.Notice(what="recovered", message="The database answers again.")
        else:
            _log.error("waiting for the database: %s", problem)
            notice = wire.Notice(
                what="waiting", message="The database does not answer; moves wait for it."
            )
        self.hub.presence.tell_all(wire.encode(notice))


class Doorkeeper:
    """Before anything else: origin, rate, sizes; after it: security headers, the log."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            # Straight to where messages are answered: the layers between are for requests.
            await self._server.sockets(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *SECURITY_HEADERS]
            await send(message)

        problem = self._problem(scope)
        if problem is not None:
            if problem.code == "too_fast":
                # An answer is work too: a delayed one keeps its connection from asking more.
                await asyncio.sleep(SLOW_SECONDS)
            await refuse(problem)(scope, receive, sending)
        else:
            await self._app(scope, receive, sending)
        seconds = time.perf_counter() - began
        self._server.metrics.note_request(status, seconds)
        # Never the query or a header: they may hold what is nobody else's business.
        _requests.info(
            "%s %s %d %.1f ms", scope["method"], _without_ids(scope), status, seconds * 1000
        )

    def _problem(self, scope: Scope) -> Refusal | None:
        guard = self._server.guard
        if scope["method"] not in ("GET", "HEAD") or scope["path"].startswith("/api/"):
            problem = guard.problem(scope)
            if problem is not None:
                return problem
        cost = FILE_COST if scope["path"].startswith("/assets/") else 1.0
        if not self._server.request_limiter.allows(guard.address(scope), cost):
            return Refusal("too_fast", "Too many requests; slow down.")
        return None


def _without_ids(scope: Scope) -> str:
    """The path for the log: the id of a table lets people in, so it is not written down."""
    parts = str(scope["path"]).split("/")
    if parts[:3] == ["", "api", "tables"] and len(parts) > 3:
        parts[3] = "…"
    elif len(parts) > 2 and parts[1] in ("table", "t", "tables"):
        parts[2] = "…"
    return "/".join(part[:60] for part in parts)


async def _no_such_address(scope: Scope, receive: Receive, send: Send) -> None:
    await refuse(Refusal("not_found", "There is no such address."))(scope, receive, send)


def _http_problem(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = "not_found" if status == 404 else "bad_request"
    response = refuse(Refusal(code, "There is no such address, or it does not accept this method."))
    response.status_code = status
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


def _defect(request: Request, error: Exception) -> Response:
    response = refuse(Refusal("unavailable", "The server could not do this; it has been noted."))
    response.status_code = 500
    return response


def from_environment() -> ASGIApp:
    """The application for a worker process."""
    from .logs import set_up_logging

    settings = Settings.from_environment()
    set_up_logging(settings)
    return Server(settings).app
