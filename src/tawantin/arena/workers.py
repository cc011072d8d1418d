"""Who plays the games: this process, a pool of processes, or a Ray cluster.

All three take batches of game numbers and hand back finished games. A batch whose worker dies is
played again: games are seeded by number, so the second time gives the same games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from ..kernel.errors import TawantinError
from .series import Played, Series, play_batch

DEATHS: Final = 5
"""How often workers may die in a row, without one finished batch, before we give up."""

Numbers = Sequence[int]


class Workers(Protocol):
    """Takes batches, gives finished ones back."""

    count: int

    def submit(self, series: Series, numbers: Numbers) -> None:
        """Take a batch on."""

    def collect(self) -> list[list[Played]]:
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

    def collect(self) -> list[list[Played]]:
        series, numbers = self._waiting.popleft()
        return [play_batch(series, numbers)]

    def close(self) -> None:
        self._waiting.clear()


def _begin() -> None:
    # Ctrl-C reaches every process of the terminal; only the first one shall answer it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Pool:
    """Fresh processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new()
        self._running: dict[Future[list[Played]], tuple[Series, Numbers]] = {}
        self._deaths = 0

    def _new(self) -> ProcessPoolExecutor:
        # Spawned, not forked: each starts with no game loaded, so components can be replaced.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=_begin)

    def submit(self, series: Series, numbers: Numbers) -> None:
        try:
            future = self._pool.submit(play_batch, series, numbers)
        except BrokenProcessPool:
            self._restart()
            future = self._pool.submit(play_batch, series, numbers)
        self._running[future] = (series, numbers)

    def collect(self) -> list[list[Played]]:
        while True:
            done, _ = wait(self._running, return_when=FIRST_COMPLETED)
            finished = []
            broken = False
            for future in done:
                try:
                    finished.append(future.result())
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
        self._running = {self._pool.submit(play_batch, *batch): batch for batch in lost}

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        # A long batch nobody waits for must not keep the terminal.
        for process in list((self._pool._processes or {}).values()):
            process.terminate()


class Cluster:
    """A Ray cluster: `auto` or an address joins one, `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError) as error:
            raise TawantinError(
                f"No Ray cluster was found at {address!r}; start one with `ray start --head`, "
                "or use --ray local."
            ) from error
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._tasks: dict[str, Any] = {}
        self._running: dict[Any, None] = {}

    def _task(self, series: Series) -> Any:
        if series.components not in self._tasks:
            # Workers with different components must be different processes.
            variables = {"TAWANTIN_COMPONENTS": f"{series.game}={series.components}"}
            environment = {"env_vars": variables if series.components else {}}
            remote = self._ray.remote(max_retries=DEATHS, runtime_env=environment)
            self._tasks[series.components] = remote(play_batch)
        return self._tasks[series.components]

    def submit(self, series: Series, numbers: Numbers) -> None:
        self._running[self._task(series).remote(series, list(numbers))] = None

    def collect(self) -> list[list[Played]]:
        ready, _ = self._ray.wait(list(self._running), num_returns=1)
        finished = []
        for reference in ready:
            del self._running[reference]
            try:
                finished.append(self._ray.get(reference))
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
    # Ray would otherwise ask its makers for news and guess at container limits on every start.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        raise TawantinError(
            "--ray needs Ray, which is not installed: pip install 'tawantin[ray]'."
        ) from error
    return ray


def hire(workers: int, ray: str | None, *, fresh: bool = False) -> Workers:
    """The workers a user asked for; `fresh` ones have no game loaded yet."""
    if ray:
        return Cluster(ray)
    return Here() if workers == 1 and not fresh else Pool(workers)
