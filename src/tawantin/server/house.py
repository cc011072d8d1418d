"""House numbers: components files that hosts supply.

A file of a stranger is read and tried out in a process of its own, which is ended if it takes too
long or too much memory; only what was played to its end there is loaded here.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from ..kernel.complaints import complaint
from ..kernel.components import parse
from ..kernel.errors import BadComponents
from ..kernel.game import Game
from ..kernel.registry import descriptor, game
from .thinking import known_descriptors, learn_descriptors

SECONDS: Final = 30.0
"""How long reading and trying out a file may take; a valid one takes two seconds."""
MOST_MEMORY: Final = 2 * 1024**3


class House:
    """Tries files out, one at a time."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Semaphore(1)

    async def game(self, name: str, text: str, file: str = "components.toml") -> Game[Any]:
        """The game with these components; complains in one sentence if they make none."""
        printed = descriptor(name)
        async with self._one_at_a_time:
            await self._try_out(printed.id, text, file)
        return await asyncio.to_thread(_load, printed.id, text, file)

    @staticmethod
    async def _try_out(name: str, text: str, file: str) -> None:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(
            1, mp_context=context, initializer=prepare_modestly, initargs=known_descriptors()
        )
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                await loop.run_in_executor(pool, _try, name, text, file)
        except (TimeoutError, BrokenProcessPool, MemoryError) as error:
            raise too_much(file) from error
        finally:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def too_much(file: str) -> BadComponents:
    """The complaint about values that cannot be tried out within the limits."""
    return complaint(
        "too-much", "{file}: trying these values out takes too much time or memory.", file=file
    )


def _load(name: str, text: str, file: str) -> Game[Any]:
    return game(name, parse(text, file))


def prepare_modestly(path: list[str], descriptors: list[tuple[str, str, str]]) -> None:
    """In a new process that tries values out: know the games, and take little memory."""
    learn_descriptors(path, descriptors)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _try(name: str, text: str, file: str) -> None:
    """In a process of its own."""
    from ..kernel.soundness import try_out

    try_out(_load(name, text, file))
