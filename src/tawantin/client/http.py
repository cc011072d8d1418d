"""The few HTTP requests that a client makes, without another library."""

from __future__ import annotations

import asyncio
import http.client
import urllib.error
import urllib.request
from typing import Any

import msgspec

from .. import wire
from .errors import ConnectionLost, Refused

TIMEOUT_SECONDS = 30


class Http:
    """Requests under one identity."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.token = token

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of the answer; raises `Refused`."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(  # noqa: S310 - the address is the caller's own
            self.address + path, data, headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:  # noqa: S310
                self._keep_token(answer.headers.get_all("set-cookie") or [])
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            raise _refusal(error.read()) from error
        except (OSError, http.client.HTTPException) as error:
            raise ConnectionLost(f"{self.address} does not answer: {error}.") from error

    def _keep_token(self, cookies: list[str]) -> None:
        for cookie in cookies:
            if cookie.startswith("tawantin="):
                self.token = cookie.removeprefix("tawantin=").partition(";")[0]


def _refusal(body: bytes) -> Refused:
    try:
        refused = msgspec.json.decode(body, type=wire.Refused)
    except msgspec.DecodeError:
        return Refused("unavailable", "The server gave no reason.")
    return Refused(refused.code, refused.message)
