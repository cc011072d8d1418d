"""A request to a table in progress: whom to answer, and with what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ..kernel.errors import TawantinError
from ..store import Unavailable
from ..tables.refusal import Refusal, refusal_of
from ..tables.table import Table

Request = Callable[[Table], Any]
"""Changes a table, or raises a `Refusal` and leaves it as it was."""
Answer = Callable[[int | Exception], None]
"""Gets the table's seq when the change is on disk, or why it is not."""


class Errand:
    """A request in progress, and whom to answer."""

    __slots__ = ("answer", "refusal", "request", "seq", "tries")

    def __init__(self, request: Request, answer: Answer) -> None:
        self.request = request
        self.answer = answer
        self.tries = 0
        self.seq = 0
        """The table's when it was done."""
        self.refusal: Refusal | None = None
        """Set if it was refused but something else has to be stored first."""

    def say(self) -> None:
        """What was done is stored: answer."""
        self.answer(self.seq if self.refusal is None else self.refusal)


def nothing(table: Table) -> None:
    """Everything that has to be stored is stored already."""


def unavailable(error: Exception) -> Exception:
    """What to answer when a change could not be stored."""
    if isinstance(error, Unavailable):
        return Refusal("unavailable", "The database does not answer; try again.")
    return refusal_of(error) if isinstance(error, TawantinError) else error


def settle(future: asyncio.Future[int], result: int | Exception) -> None:
    """Hand a result, or what went wrong, to whoever still waits for it."""
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
