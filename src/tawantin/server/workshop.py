"""The workshop over HTTP: the sheet of a game, checks of changed numbers, files, experiments."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import wire
from ..kernel.errors import BadComponents, TawantinError
from ..kernel.registry import descriptor
from ..kernel.toml import LANGUAGES
from ..locale.complaining import in_language
from ..tables.refusal import Refusal
from ..workshop.ledger import Ledger
from ..workshop.numbers import numbers, parts
from ..workshop.report import Page, subject_of
from ..workshop.variant import UNNAMED, Variant, read_variant
from .foreman import BOTS, Order, experiment_of_order
from .handling import LARGEST_FILE, Handlers, answer, spoken
from .house import prepare_modestly, too_much
from .limits import Limiter
from .specimen import first_position
from .thinking import known_descriptors

if TYPE_CHECKING:
    from .app import Server

T = TypeVar("T")
CHECK_SECONDS: Final = 20.0
REPORT_SECONDS: Final = 90.0
START_SECONDS: Final = 60.0
"""In which the process must be there, on a machine with much else to do."""
CHECK_RATE: Final = 2.0
"""Checks a second from an address, after a burst of ten times as many."""
MOST_AT_ONCE: Final = 4
"""Of an address: all wait for the same process, in the order in which they came."""


class Checks:
    """Makes games of changed numbers in a process of its own, which stays warm."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._one_at_a_time = asyncio.Semaphore(1)

    async def check(
        self, game: str, changes: dict[str, Any], language: str = "en"
    ) -> wire.WorkshopCheck:
        """What these numbers come to."""
        try:
            return await self.work(CHECK_SECONDS, _check, game, changes, language)
        except (TimeoutError, BrokenProcessPool, MemoryError):
            return _problem(too_much(UNNAMED), language)

    async def work(self, seconds: float, what: Callable[..., T], *values: Any) -> T:
        """Have something done there within this many seconds; one thing at a time."""
        loop = asyncio.get_running_loop()
        async with self._one_at_a_time:
            try:
                pool = await self._warm()
                async with asyncio.timeout(seconds):
                    return await loop.run_in_executor(pool, partial(what, *values))
            except (TimeoutError, BrokenProcessPool, MemoryError):
                self.close()
                raise

    async def _warm(self) -> ProcessPoolExecutor:
        """The process, ready: to start it is not the fault of anybody's numbers."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare_modestly,
                initargs=known_descriptors(),
            )
            async with asyncio.timeout(START_SECONDS):
                await asyncio.get_running_loop().run_in_executor(self._pool, _ready)
        return self._pool

    def close(self) -> None:
        """End the process."""
        if self._pool is None:
            return
        processes = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self._pool = None


def _ready() -> None:
    """In a process of its own: it is there."""


def _check(game: str, changes: dict[str, Any], language: str) -> wire.WorkshopCheck:
    """In a process of its own: the digest, or what is wrong and where."""
    try:
        made = Variant.new(game, changes).make()
        for _ in made.rules.check_components():
            pass  # a check that fails raises
    except TawantinError as error:
        return _problem(error, language)
    return wire.WorkshopCheck(made.digest, "", "")


def _problem(error: TawantinError, language: str) -> wire.WorkshopCheck:
    complaint = error.complaint if isinstance(error, BadComponents) else None
    place = "" if complaint is None else complaint.values.get("place", "")
    return wire.WorkshopCheck("", in_language(error, language).removeprefix(f"{UNNAMED}: "), place)


def _report(order: bytes, games: list[bytes], language: str) -> str:
    """In a process of its own: the page that `tawantin workshop --report` writes."""
    wanted = msgspec.json.decode(order, type=Order)
    experiment = experiment_of_order(wanted)
    ledger = Ledger(experiment)
    for parcel in games:
        ledger.take(parcel)
    variant = Variant.new(wanted.game, wanted.changes, wanted.name)
    return Page(subject_of(variant), language).report({BOTS[wanted.bots]: experiment})


class WorkshopApi(Handlers):
    """The handlers."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.checks = Checks()
        self._limiter = Limiter(CHECK_RATE)
        self._waiting: Counter[str] = Counter()

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self.route("GET", "/api/workshop/experiments/{experiment}", self.experiment),
            self.route("GET", "/api/workshop/experiments/{experiment}/report", self.report),
            self.route("POST", "/api/workshop/experiments/{experiment}/more", self.more),
            self.route("POST", "/api/workshop/experiments/{experiment}/stop", self.stop),
            self.route("GET", "/api/workshop/{game}", self.sheet),
            self.route("GET", "/api/workshop/{game}/board", self.board),
            self.route("POST", "/api/workshop/{game}/check", self.check),
            self.route("POST", "/api/workshop/{game}/files", self.files),
            self.route("POST", "/api/workshop/{game}/read", self.read),
            self.route("POST", "/api/workshop/{game}/experiments", self.start),
        ]

    async def sheet(self, request: Request) -> Response:
        """Every number of a game."""
        game = descriptor(request.path_params["game"]).id
        sheet = await asyncio.to_thread(_sheet, game)
        most = self.server.experiments.most_games
        return answer(
            wire.WorkshopSheet(
                game=game,
                digest=descriptor(game).components.digest,
                parts=sheet[0],
                numbers=sheet[1],
                bots=list(BOTS),
                most_games=most,
            )
        )

    async def board(self, request: Request) -> Response:
        """The board as a game begins, to show its numbers on."""
        game = descriptor(request.path_params["game"]).id
        wanted = request.query_params.get("seats", "")
        seats = int(wanted) if wanted in "2345678" and wanted else None
        return answer(await asyncio.to_thread(first_position, game, seats))

    async def check(self, request: Request) -> Response:
        """Whether changed numbers make a game."""
        game, wanted = await self._wanted(request)
        with self._waits(request):
            return answer(await self.checks.check(game, wanted.changes, spoken(request)))

    async def files(self, request: Request) -> Response:
        """A variant as files: what differs, and the whole."""
        game, wanted = await self._wanted(request)
        variant = Variant.new(game, wanted.changes, wanted.name)
        whole = await asyncio.to_thread(variant.components)
        return answer(wire.WorkshopFiles(variant.to_toml(), whole.text))

    async def _wanted(self, request: Request) -> tuple[str, wire.WorkshopChanges]:
        await self.person(request)
        self._slow_checks(request)
        wanted = await self.body(request, wire.WorkshopChanges)
        return descriptor(request.path_params["game"]).id, wanted

    def _slow_checks(self, request: Request) -> None:
        if not self._limiter.allows(self.server.guard.address(request.scope)):
            raise Refusal("too_fast", "Too many checks; wait a moment.")

    @contextmanager
    def _waits(self, request: Request) -> Iterator[None]:
        """While somebody waits for the process; refuses an address that brings too much at once."""
        address = self.server.guard.address(request.scope)
        if self._waiting[address] >= MOST_AT_ONCE:
            raise Refusal("too_fast", "Too many checks; wait a moment.")
        self._waiting[address] += 1
        try:
            yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def read(self, request: Request) -> Response:
        """What differs in a file that somebody supplies."""
        await self.person(request)
        self._slow_checks(request)
        wanted = await self.body(request, wire.WorkshopFile, LARGEST_FILE)
        game = descriptor(request.path_params["game"]).id
        try:
            with self._waits(request):
                variant = await self.checks.work(
                    CHECK_SECONDS, read_variant, wanted.text, game, wanted.file
                )
        except (TimeoutError, BrokenProcessPool, MemoryError) as error:
            raise too_much(wanted.file) from error
        return answer(wire.WorkshopVariant(variant.name, variant.changes))

    async def start(self, request: Request) -> Response:
        """Let bots play."""
        person = await self.person(request)
        self._slow_checks(request)
        wanted = await self.body(request, wire.NewExperiment)
        game = descriptor(request.path_params["game"])
        if wanted.seats not in game.about.seats:
            raise Refusal("bad_seats", f"{game.id} is not for {wanted.seats} players.")
        kept = await self.server.experiments.start(
            person.id, self.server.guard.address(request.scope), game.id, wanted
        )
        return await self._info(request, kept.id, person.id, 201)

    async def experiment(self, request: Request) -> Response:
        """How far it is, and what it says so far."""
        return await self._info(request, _ident(request), await self.token(request))

    async def report(self, request: Request) -> Response:
        """The whole report, as a page to keep."""
        self._slow_checks(request)
        experiments = self.server.experiments
        kept = await experiments.get(_ident(request))
        games = await experiments.shelf.games(kept.id)
        order = msgspec.json.encode(kept.order)
        try:
            with self._waits(request):
                page = await self.checks.work(
                    REPORT_SECONDS, _report, order, games, _language(request)
                )
        except (TimeoutError, BrokenProcessPool, MemoryError) as error:
            raise Refusal("unavailable", "The report takes too long here.") from error
        name = f"{kept.order.game}-{kept.id}.html"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(page, media_type="text/html", headers=headers)

    async def more(self, request: Request) -> Response:
        """More games of the same."""
        person = await self.person(request)
        wanted = await self.body(request, wire.MoreGames)
        address = self.server.guard.address(request.scope)
        await self.server.experiments.more(person.id, address, _ident(request), wanted.games)
        return await self._info(request, _ident(request), person.id)

    async def stop(self, request: Request) -> Response:
        """Stop; the games so far are kept."""
        person = await self.person(request)
        await self.server.experiments.stop(person.id, _ident(request))
        return await self._info(request, _ident(request), person.id)

    async def _info(
        self, request: Request, ident: str, person: str | None, status: int = 200
    ) -> Response:
        info = await self.server.experiments.info(ident, _language(request), person)
        return answer(info, status)


def _ident(request: Request) -> str:
    return str(request.path_params["experiment"])


def _language(request: Request) -> str:
    language = request.query_params.get("language", "en")
    return language if language in LANGUAGES else "en"


@cache
def _sheet(game: str) -> tuple[list[wire.WorkshopPart], list[wire.WorkshopNumber]]:
    listed = [
        wire.WorkshopNumber(
            one.place,
            one.part,
            one.row,
            one.column,
            one.name,
            one.owner,
            one.value,
            one.low,
            one.high,
            one.source,
            one.note,
            one.spot,
        )
        for one in numbers(game)
    ]
    return [wire.WorkshopPart(one.id, one.name) for one in parts(game)], listed
