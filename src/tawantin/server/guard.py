"""Where requests may come from, and who sends them."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from ..tables.refusal import Refusal
from .identity import COOKIE, COOKIE_SECONDS
from .settings import Settings

SECURITY_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        b"worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'self'; frame-src 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"SAMEORIGIN"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


BY_LINK: Final = frozenset({"/api/mail/unsubscribe"})
"""What a signed link asks for comes from anywhere: from a mail program, or a page that shows mail.
No cookie counts there."""


class Guard:
    """Checks the Host and the Origin; reads and writes the cookie."""

    def __init__(self, settings: Settings) -> None:
        origins = [*settings.origins, *([settings.public_url] if settings.public_url else [])]
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        self._hosts = {urlsplit(origin).netloc for origin in self._origins}
        self._loopback_only = _is_loopback(settings.host)

    def problem(self, scope: Scope) -> Refusal | None:
        """Why a request from a browser must not be answered, if so.

        A server on the loopback address answers only to loopback names: a page elsewhere could
        otherwise point its own name at this machine. Then a browser's Origin must be our own.
        """
        host = (header(scope, b"host") or "").lower()
        if self._loopback_only and host not in self._hosts and not _is_loopback(_name(host)):
            return Refusal("bad_origin", "This server does not go by that name.")
        if scope["path"] in BY_LINK:
            return None
        origin = header(scope, b"origin")
        if origin is None:
            if header(scope, b"sec-fetch-site") == "cross-site":
                return Refusal("bad_origin", "Requests from other sites are refused.")
            return None
        if origin.lower() in self._origins or urlsplit(origin.lower()).netloc == host != "":
            return None
        return Refusal("bad_origin", "Requests from other sites are refused.")

    @staticmethod
    def address(scope: Scope) -> str:
        """Where a request comes from; uvicorn has already believed the proxies it may believe."""
        client = scope.get("client")
        return place(str(client[0])) if client else "unknown"

    @staticmethod
    def cookie(scope: Scope) -> str | None:
        """The token in the cookie, or after ``Authorization: Bearer`` for programs."""
        bearer = header(scope, b"authorization")
        if bearer is not None and bearer.lower().startswith("bearer "):
            return bearer[7:].strip()
        # Not by `http.cookies`: in older Pythons its time grows with the square of the length.
        pairs = (pair.partition("=") for pair in (header(scope, b"cookie") or "").split(";"))
        tokens = [value.strip() for name, _, value in pairs if name.strip() == COOKIE]
        return tokens[-1] if tokens else None

    @staticmethod
    def set_cookie(scope: Scope, token: str) -> str:
        """The header that makes a browser keep the token; an empty one is forgotten."""
        age = COOKIE_SECONDS if token else 0
        secure = "; Secure" if scope.get("scheme") in ("https", "wss") else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


@lru_cache(4096)
def place(address: str) -> str:
    """What counts as one address: for IPv6 all 2⁶⁴ that one household or machine is given."""
    try:
        host = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(host, ipaddress.IPv4Address):
        return str(host)
    if host.ipv4_mapped is not None:
        return str(host.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(host) >> 64 << 64, 64)))


def _name(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
