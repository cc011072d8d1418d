"""Where tables are kept: one interface, SQLite (default) and PostgreSQL behind it."""

from ..tables.summary import Row
from .backend import Append, Backend, Conflict, Repair, Stored, Unavailable, Unstorable
from .opening import open_store
from .store import Store

__all__ = [
    "Append",
    "Backend",
    "Conflict",
    "Repair",
    "Row",
    "Store",
    "Stored",
    "Unavailable",
    "Unstorable",
    "open_store",
]
