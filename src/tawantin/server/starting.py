"""What is looked at before the server starts, so that mistakes end in one sentence."""

from __future__ import annotations

from ..kernel.registry import games
from ..store.opening import find_backend


def check_store(database: str | None) -> None:
    """Open and close the database once; read every components file."""
    for found in games().values():
        _ = found.components
    backend = find_backend(database)
    try:
        backend.open()
    finally:
        backend.close()
