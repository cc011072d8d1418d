"""What all answers over HTTP have in common: who asks, what they send, how they are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import wire
from ..kernel.components import MOST_BYTES
from ..kernel.errors import BadComponents, TawantinError
from ..kernel.toml import LANGUAGES
from ..locale.complaining import in_language
from ..tables.refusal import Refusal
from ..tables.requests import Person
from .connection import refusal_for, refused

if TYPE_CHECKING:
    from .app import Server

T = TypeVar("T")
LARGEST_BODY: Final = 64 * 1024
LARGEST_FILE: Final = 2 * MOST_BYTES + LARGEST_BODY
"""Of a body with a components file: in JSON many characters take two."""
STATUS: Final = {
    "unknown_table": 404,
    "unknown_game": 404,
    "not_found": 404,
    "too_fast": 429,
    "too_many_tables": 429,
    "workshop_busy": 429,
    "coach_busy": 429,
    "too_large": 413,
    "bad_origin": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_allowed": 403,
    "account_needed": 403,
    "no_hints": 403,
    "tournament_full": 409,
    "read_only": 403,
    "invite_only": 403,
    "muted": 403,
    "chat_closed": 403,
    "bad_login": 403,
    "bad_code": 403,
    "name_taken": 409,
    "bot_name": 409,
    "seat_taken": 409,
    "stale": 409,
    "unavailable": 503,
    "coach_silent": 503,
}
"""HTTP status of a refusal; 400 for all others."""


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON."""
    fields = {"cache-control": "no-store", **(headers or {})}
    return Response(wire.encode(body), status, fields, media_type="application/json")


def refuse(refusal: Refusal) -> Response:
    """A refusal as an HTTP answer."""
    headers = (
        {"retry-after": "1"}
        if refusal.code in ("too_fast", "unavailable", "coach_silent")
        else None
    )
    return answer(refused(refusal), STATUS.get(refusal.code, 400), headers)


def spoken(request: Request) -> str:
    """The first of the reader's languages that there are words in; English if there is none.

    Browsers, and our page, name them in the order in which they are liked.
    """
    for wanted in request.headers.get("accept-language", "").split(","):
        language = wanted.partition(";")[0].partition("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _refusal(error: TawantinError, language: str) -> Refusal:
    """A refusal; of numbers that people bring, in their language, as only it says what is wrong."""
    refusal = refusal_for(error)
    return (
        Refusal(refusal.code, in_language(error, language))
        if isinstance(error, BadComponents)
        else refusal
    )


async def body_of(request: Request, kind: type[T], patience: float, most: int = LARGEST_BODY) -> T:
    """The body of a request as one of the wire's types, if it comes within this many seconds."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("bad_request", "The body must be sent as application/json.")
    content = bytearray()
    try:
        async with asyncio.timeout(patience or None):
            async for chunk in request.stream():
                content += chunk
                if len(content) > most:
                    raise Refusal("too_large", f"A body has at most {most} bytes.")
    except TimeoutError as error:
        raise Refusal("bad_request", "The body of the request did not arrive.") from error
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


class Handlers:
    """Handlers of one server."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def route(
        self, method: str, path: str, handler: Callable[[Request], Awaitable[Response]]
    ) -> Route:
        async def guarded(request: Request) -> Response:
            try:
                if method != "GET":
                    await self._check_modes(request)
                return await handler(request)
            except TawantinError as error:
                return refuse(_refusal(error, spoken(request)))

        return Route(path, guarded, methods=[method])

    async def _check_modes(self, request: Request) -> None:
        """Whether the server's host lets anybody, or this person, change anything."""
        steward = self.server.steward
        if steward.modes.read_only or steward.modes.invite_only:
            person = await self.token(request)
            known = None if person is None else await self.server.identities.person(person)
            steward.check_address(request.url.path, known)

    async def body(self, request: Request, kind: type[T], most: int = LARGEST_BODY) -> T:
        return await body_of(request, kind, self.server.settings.patience, most)

    async def token(self, request: Request) -> str | None:
        return await self.server.identities.who(self.server.guard.cookie(request.scope))

    async def person(self, request: Request) -> Person:
        """Who asks; for requests that only make sense after a first visit."""
        person = await self.token(request)
        if person is None:
            raise Refusal("not_allowed", "Ask GET /api/me for an identity first.")
        return await self.server.identities.person(person)

    def with_cookie(self, request: Request, body: Any, token: str) -> Response:
        response = answer(body)
        response.headers["set-cookie"] = self.server.guard.set_cookie(request.scope, token)
        return response

    def slow_down(self, request: Request) -> None:
        if not self.server.login_limiter.allows(self.server.guard.address(request.scope)):
            raise Refusal("too_fast", "Too many attempts; wait a minute.")

    def count_file(self, request: Request) -> None:
        """Trying out a file takes seconds: nobody may have that done without limit."""
        if not self.server.house_limiter.allows(self.server.guard.address(request.scope)):
            raise Refusal("too_fast", "Too many components files; wait a minute.")
