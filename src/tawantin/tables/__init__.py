"""A live game: seats, record, clock, undo, chat, bots in seats. No sockets, no SQL."""

from .changes import Change, from_json, to_json
from .clock import Clock
from .refusal import Refusal
from .table import Table

__all__ = ["Change", "Clock", "Refusal", "Table", "from_json", "to_json"]
