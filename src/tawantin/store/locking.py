"""Files of our own: a lock that one process holds, and files that nobody else may read."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def keep_private(path: Path) -> None:
    """Make a file if there is none; whoever is neither its owner nor of its group may not read it.

    A database holds the key that signs cookies.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    mode = path.stat().st_mode
    if mode & 0o007:
        path.chmod(mode & 0o770)


class FileLock:
    """Take it, keep it, release it; the system frees it however the process ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Whether the lock is now ours."""
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(handle):
            os.close(handle)
            return False
        self._handle = handle
        return True

    def release(self) -> None:
        """Let others have it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
