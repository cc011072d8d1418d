"""What is checked before the server starts, so that mistakes end in one sentence."""

from __future__ import annotations

import contextlib
import logging
from typing import Any, Final

try:
    import resource
except ImportError:  # not on Windows, where files are not counted either
    resource = None  # type: ignore[assignment] # says that there is none

from ..kernel.errors import TawantinError
from ..kernel.registry import games
from ..store.opening import find_backend

PROTOCOLS: Final[dict[str, Any]] = {
    "http": "tawantin.server.entrance:Http",
    "ws": "tawantin.server.socket:Socket",
    "ws_max_size": 64 * 1024,
    "ws_per_message_deflate": True,
}
"""What uvicorn must be told to speak."""
MOST_FILES: Final = 65_536

_log = logging.getLogger("tawantin.server")


def file_limit() -> int | None:
    """How many files, connections included, this process may have open; None if nobody counts."""
    if resource is None:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else int(soft)


def raise_file_limit() -> None:
    """Take as many files as the system lets us: its first offer is often 1024."""
    limit = file_limit()
    if resource is None or limit is None:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if wanted > limit:
        with contextlib.suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def load_games() -> None:
    """Load the rules of every game before anybody comes: it takes a second, and all would wait."""
    for name, descriptor in games().items():
        try:
            _ = descriptor.game
        except TawantinError as error:
            _log.error("the game %s cannot be played: %s", name, error)
        except Exception:  # the rules of somebody else: the other games go on
            _log.exception("the game %s cannot be played", name)


def check_store(database: str | None) -> None:
    """Open and close the database once; read every components file."""
    for descriptor in games().values():
        _ = descriptor.components
    backend = find_backend(database)
    try:
        backend.open()
    finally:
        backend.close()
