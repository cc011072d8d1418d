"""Who plays the games: this process, a pool of processes, or a Ray cluster.

All three take batches of game numbers and hand back finished games. A batch whose worker dies is
played again: games are seeded by number, so the second time gives the same games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar

from ..kernel.errors import TawantinError
from ..kernel.processes import end_with_parent
from .series import Played, Series, play_batch

Task = TypeVar("Task")
Result = TypeVar("Result")

REACHABLE_SECONDS: Final = 10
DEATHS: Final = 5
"""How often workers may die in a row, without one finished batch, before we give up."""

Numbers = Sequence[int]
Batch = tuple[Series, list[Played]]
"""Finished games, and whose they are."""


class Workers(Protocol):
    """Takes batches and returns finished ones."""

    count: int

    def submit(self, series: Series, numbers: Numbers) -> None:
        """Take a batch on."""

    def collect(self) -> list[Batch]:
        """Wait for at least one batch; all that are finished."""

    def close(self) -> None:
        """Stop, and drop what is not finished."""


class Here:
    """This very process: no start-up, no overhead, one core."""

    def __init__(self) -> None:
        self.count = 1
        self._waiting: deque[tuple[Series, Numbers]] = deque()

    def submit(self, series: Series, numbers: Numbers) -> None:
        self._waiting.append((series, numbers))

    def collect(self) -> list[Batch]:
        series, numbers = self._waiting.popleft()
        return [(series, play_batch(series, numbers))]

    def close(self) -> None:
        self._waiting.clear()


def begin(niceness: int = 0) -> None:
    """In a new worker."""
    end_with_parent()
    # Ctrl-C reaches every process of the terminal; only the first one should react.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness:
        os.nice(niceness)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes started here ignore Ctrl-C from their first moment."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def in_order(
    pool: ProcessPoolExecutor, work: Callable[[Task], Result], tasks: list[Task]
) -> Iterator[Result]:
    """Do the tasks in a pool that may be dismissed at any time; the results in their order."""
    with undisturbed():
        futures = [pool.submit(work, task) for task in tasks]
    # Not `pool.map`, which cancels what nobody fetched: see `dismiss`.
    return (future.result() for future in futures)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End a pool at once: a long batch that nobody waits for must not block the terminal.

    What waits is not cancelled: the pool's thread would stumble over it when the processes end.
    """
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.terminate()


class Pool:
    """Fresh processes on this machine."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.count = count
        self._niceness = niceness
        self._pool = self._new()
        self._running: dict[Future[list[Played]], tuple[Series, Numbers]] = {}
        self._deaths = 0

    def _new(self) -> ProcessPoolExecutor:
        # Spawned, not forked: threads of ours would be copied in the middle of what they do.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.count, mp_context=context, initializer=begin, initargs=(self._niceness,)
        )

    def submit(self, series: Series, numbers: Numbers) -> None:
        with undisturbed():
            try:
                future = self._pool.submit(play_batch, series, numbers)
            except BrokenProcessPool:
                self._restart()
                future = self._pool.submit(play_batch, series, numbers)
        self._running[future] = (series, numbers)

    def collect(self) -> list[Batch]:
        while True:
            done, _ = wait(self._running, return_when=FIRST_COMPLETED)
            finished = []
            broken = False
            for future in done:
                try:
                    finished.append((self._running[future][0], future.result()))
                except BrokenProcessPool:
                    broken = True
                    continue
                del self._running[future]
            if finished:
                self._deaths = 0
            if broken:
                self._restart()
            if finished:
                return finished

    def _restart(self) -> None:
        self._deaths += 1
        if self._deaths > DEATHS:
            raise TawantinError("The worker processes keep dying; is there enough memory?")
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new()
        lost = list(self._running.values())
        with undisturbed():
            self._running = {self._pool.submit(play_batch, *batch): batch for batch in lost}

    def close(self) -> None:
        dismiss(self._pool)


def _look_for(address: str) -> None:
    """Raise ConnectionError where nobody answers; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), REACHABLE_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise ConnectionError(str(error)) from error


class Cluster:
    """A Ray cluster: `auto` or an address joins one, `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        try:
            _look_for(address)
            self._ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError) as error:
            raise TawantinError(
                f"No Ray cluster was found at {address!r}; start one with `ray start --head`, "
                "or use --ray local."
            ) from error
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._task = self._ray.remote(max_retries=DEATHS)(play_batch)
        self._running: dict[Any, Series] = {}

    def submit(self, series: Series, numbers: Numbers) -> None:
        self._running[self._task.remote(series, list(numbers))] = series

    def collect(self) -> list[Batch]:
        ready, _ = self._ray.wait(list(self._running), num_returns=1)
        finished = []
        for reference in ready:
            series = self._running.pop(reference)
            try:
                finished.append((series, self._ray.get(reference)))
            except self._ray.exceptions.RayTaskError as error:
                raise error.cause from error
            except self._ray.exceptions.WorkerCrashedError as error:
                raise TawantinError(
                    "The Ray workers keep dying; is there enough memory?"
                ) from error
        return finished

    def close(self) -> None:
        self._ray.shutdown()


def _ray() -> Any:
    # Ray would otherwise check for updates and guess at container limits on every start.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        raise TawantinError(
            "--ray needs Ray, which is not installed: pip install 'tawantin[ray]'."
        ) from error
    return ray


def hire(workers: int, ray: str | None) -> Workers:
    """The workers a user asked for."""
    if ray:
        return Cluster(ray)
    return Here() if workers == 1 else Pool(workers)
