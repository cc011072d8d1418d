"""Where tables are kept: one interface, SQLite (default) and PostgreSQL behind it."""

from .backend import Append, Backend, Conflict, Row, Unavailable
from .opening import open_store
from .store import Store

__all__ = ["Append", "Backend", "Conflict", "Row", "Store", "Unavailable", "open_store"]
