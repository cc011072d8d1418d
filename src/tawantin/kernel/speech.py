"""The words that a game needs to describe its table; `locale.Words` provides them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Line = tuple[str, str]
"""A label and its text: "Market", "soup for 1 food". An empty pair is a gap."""
SeatName = Callable[[int], str]
"""What the player in a seat is called."""


class Speech(Protocol):
    """The words of one game in one language."""

    def say(self, message: str, **values: Any) -> str:
        """A message of the game or of the shell."""
        ...

    def thing(self, kind: str, ident: str) -> str:
        """What a thing of the game is called."""
        ...


class Plain:
    """Speech without a language, for games that nobody has registered: ids and figures."""

    def say(self, message: str, **values: Any) -> str:
        """The id of the message with its values."""
        return " ".join([message.replace("-", " "), *(str(value) for value in values.values())])

    def thing(self, kind: str, ident: str) -> str:
        """The id."""
        return ident.replace("_", " ")
