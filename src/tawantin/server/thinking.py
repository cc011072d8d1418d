"""Bots think in worker processes, each move within a budget; the event loop never waits for one.

A worker that does not answer in time is ended, and the seat plays a random move, so that a table
can never hang on a bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ..bots import LEVELS
from ..kernel.components import Value, replace, replacements
from ..kernel.game import Descriptor
from ..kernel.registry import games, register
from ..tables.table import Table

LEVEL_NAMES: Final = ("random", *LEVELS)
"""What may be put on a seat, the weakest first."""
TAKEOVER: Final = "medium"
"""Plays for people who left."""
GRACE: Final = 10.0
"""Seconds beyond the budget before a worker counts as stuck: it may still be loading the rules."""

_log = logging.getLogger("tawantin.bots")


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self.moves = 0
        self.failures = 0

    async def think(self, table: Table, seat: int, level: str) -> str:
        """The text of the action that a bot chooses at a seat now."""
        assert table.match is not None  # noqa: S101 - only asked for tables being played
        game, state = table.game, table.match.state
        legal = [action.text for action in game.legal(state, seat)]
        self.moves += 1
        if len(legal) == 1 or self._workers == 0 or level == "random":
            return random.choice(legal)
        question = (game.id, game.to_json(state), seat, level, self._seconds, dict(table.options))
        try:
            chosen = await self._ask(question)
        except Exception as error:
            self.failures += 1
            _log.error("bot %s failed at table of %s: %r", level, game.id, error)
            return random.choice(legal)
        return chosen if chosen in legal else random.choice(legal)

    async def _ask(self, question: tuple[str, bytes, int, str, float, dict[str, Value]]) -> str:
        pool = self._pool or self._start()
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(pool, _think, *question)
        # Others may be before us in the queue: that is not this bot's fault.
        waiting = max(1, len(getattr(pool, "_pending_work_items", ())))
        patience = GRACE + self._seconds * (1 + waiting / self._workers)
        try:
            return await asyncio.wait_for(future, patience)
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:
                self._end(pool)
            raise

    def _start(self) -> ProcessPoolExecutor:
        descriptors = [
            (one.id, str(one.components_path), one.rules_module) for one in games().values()
        ]
        files = [(game, str(path)) for game, path in replacements().items()]
        self._pool = ProcessPoolExecutor(
            self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare,
            initargs=(list(sys.path), descriptors, files),
        )
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self._pool = None

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._end(self._pool)


def _prepare(
    path: list[str], descriptors: list[tuple[str, str, str]], files: list[tuple[str, str]]
) -> None:
    """In a new worker: know the games that the server knows, and leave signals to it."""
    import signal
    from pathlib import Path

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path[:] = path
    for game, file in files:
        replace(game, file)
    known = games()
    for name, components, module in descriptors:
        if name not in known:
            register(Descriptor(name, Path(components), module))


def _think(
    game: str, state: bytes, seat: int, level: str, seconds: float, options: dict[str, Value]
) -> str:
    """In a worker: one decision."""
    from ..bots import decide

    budget = seconds if level not in LEVELS else None
    return decide(game, state, seat, level, budget=budget, options=options).text
