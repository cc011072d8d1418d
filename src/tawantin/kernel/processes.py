"""Processes that work for another one."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """In a worker: end as soon as the process that started it is gone, however that went.

    Without this, workers whose parent was killed would wait for work for ever.
    """
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
