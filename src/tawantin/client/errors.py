"""What can go wrong between client and server."""

from __future__ import annotations

from .. import wire
from ..kernel.errors import TawantinError


class ConnectionLost(TawantinError):
    """The server does not answer; whether the last command was carried out is not known."""


class Refused(TawantinError):
    """The server said no, and nothing has changed."""

    def __init__(self, code: str, message: str, reason: wire.Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason
        """Of a move: why the rules of the game refuse it."""
