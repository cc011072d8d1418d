"""What can go wrong, one class for each kind of mistake.

Every message is one sentence that a user can act on; programs tell mistakes apart by class.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


class TawantinError(Exception):
    """Base of every mistake that is the caller's and not a defect of the program."""


class UnknownGame(TawantinError):
    """No game of that name is installed."""


class BadSeats(TawantinError):
    """The game is not played by that number of players."""


class BadOption(TawantinError):
    """An option has an unknown name or a value it cannot take."""


@dataclass(frozen=True)
class Complaint:
    """What is wrong with a components file, to be said in any language (complaints.py)."""

    kind: str
    values: Mapping[str, str]


class BadComponents(TawantinError):
    """A components file lacks a value, or has one that makes no sense."""

    def __init__(self, message: str, complaint: Complaint | None = None) -> None:
        super().__init__(message)
        self.complaint = complaint

    def __reduce__(self) -> tuple[Any, ...]:
        """Files of strangers are tried out in another process, which sends its complaint back."""
        return type(self), (str(self), self.complaint)


class UnknownComponents(BadComponents):
    """Nobody here has the components file of that digest."""


class BadRecord(TawantinError):
    """A record cannot be read, or does not replay."""


class OtherRules(BadComponents, BadRecord):
    """A components file or a record is for another version of the rules than this program has."""


class BadState(TawantinError):
    """A saved state cannot be read."""


class IllegalAction(TawantinError):
    """The action is not in the list of legal actions; nothing has changed."""


class NotYourTurn(IllegalAction):
    """The seat has nothing to decide now; nothing has changed."""


class GameOver(NotYourTurn):
    """The game has ended; nothing has changed."""


class CannotUndo(TawantinError):
    """The last decision cannot be taken back; nothing has changed."""
