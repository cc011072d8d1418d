"""Experiments of the workshop: one plays at a time, others wait; results are kept a while."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
import time
from multiprocessing.connection import Connection
from tempfile import TemporaryDirectory
from typing import Final, Literal

import msgspec

from .. import wire
from ..tables.refusal import Refusal
from ..workshop.variant import Variant
from . import foreman
from .foreman import Order, Report
from .settings import Settings
from .thinking import known_descriptors

MOST_KEPT: Final = 40
"""Experiments whose results are still known."""
MOST_WAITING: Final = 8
PATIENCE: Final = 5.0
"""Seconds in which a foreman that was told to stop must have ended."""

Status = Literal["waiting", "playing", "finished", "stopped", "failed"]


class Run:
    """One experiment."""

    def __init__(
        self, person: str, order: Order, digest: str, folder: TemporaryDirectory[str]
    ) -> None:
        self.id = secrets.token_urlsafe(9)
        self.person = person
        self.order = order
        self.digest = digest
        self.status: Status = "waiting"
        self.played = 0
        self.problem = ""
        self.results: dict[str, bytes] = {}
        self.task: asyncio.Task[None] | None = None
        self.pipe: Connection | None = None
        self._folder = folder
        self._began = (0.0, 0)

    @property
    def busy(self) -> bool:
        """Whether it plays, or waits to."""
        return self.status in ("waiting", "playing")

    def begin(self) -> None:
        """It is its turn."""
        self.status = "playing"
        self._began = (time.monotonic(), self.played)

    def hear(self, report: Report) -> None:
        """What its foreman tells."""
        self.played = max(self.played, report.played)
        self.problem = report.problem
        if report.results:
            self.results = report.results

    def end(self, stopped: bool) -> None:
        """It plays no more."""
        if self.problem:
            self.status = "failed"
        else:
            self.status = "stopped" if stopped or self.played < self.order.games else "finished"

    def info(self, language: str, person: str | None) -> wire.ExperimentInfo:
        """What the page is told."""
        raw = self.results.get(language)
        order = self.order
        return wire.ExperimentInfo(
            id=self.id,
            game=order.game,
            name=order.name,
            changes=order.changes,
            digest=self.digest,
            seats=order.seats,
            bots=order.bots,
            seed=order.seed,
            games=order.games,
            played=self.played,
            status=self.status,
            problem=self.problem,
            seconds_left=self._seconds_left(),
            results=None if raw is None else msgspec.Raw(raw),  # type: ignore[arg-type]  # encoded already
            mine=person == self.person,
        )

    def _seconds_left(self) -> int | None:
        since, before = self._began
        done = self.played - before
        if self.status != "playing" or done <= 0:
            return None
        return round((time.monotonic() - since) / done * (self.order.games - self.played))

    def forget(self) -> None:
        """Its games are needed no more."""
        self._folder.cleanup()


class Experiments:
    """All of one server."""

    def __init__(self, settings: Settings) -> None:
        # Experiments live in one process: with several, requests would find them only by luck.
        alone = settings.workers == 1 and settings.workshop_workers > 0
        self.most_games: Final = settings.workshop_games if alone else 0
        self._workers = settings.workshop_workers
        self._runs: dict[str, Run] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    def get(self, ident: str) -> Run:
        """One that is still known."""
        run = self._runs.get(ident)
        if run is None:
            raise Refusal("not_found", "There is no such experiment any more.")
        return run

    async def start(self, person: str, game: str, wanted: wire.NewExperiment) -> Run:
        """A new experiment, in line."""
        self._check(person, wanted.games)
        variant = Variant.new(game, wanted.changes, wanted.name)
        digest = await asyncio.to_thread(lambda: variant.digest)
        self._check(person, wanted.games)  # others may have come meanwhile
        folder = TemporaryDirectory(prefix="tawantin-workshop-")
        order = Order(
            game,
            variant.name,
            variant.changes,
            wanted.games,
            wanted.seats,
            wanted.bots,
            wanted.seed,
            self._workers,
            folder.name,
        )
        run = Run(person, order, digest, folder)
        self._runs[run.id] = run
        self._forget_old()
        run.task = asyncio.ensure_future(self._follow(run))
        return run

    def more(self, person: str, run: Run, games: int) -> None:
        """Go on with an experiment that has ended."""
        self._check(person, games)
        if run.person != person:
            raise Refusal("not_allowed", "Only who began an experiment can go on with it.")
        run.order = msgspec.structs.replace(run.order, games=max(games, run.order.games))
        run.status, run.problem = "waiting", ""
        run.task = asyncio.ensure_future(self._follow(run))

    async def stop(self, person: str, run: Run) -> None:
        """End it, and keep what there is."""
        if run.person != person:
            raise Refusal("not_allowed", "Only who began an experiment can stop it.")
        await self._stop(run)

    async def close(self) -> None:
        """End all."""
        await asyncio.gather(*(self._stop(run) for run in self._runs.values()))
        for run in self._runs.values():
            run.forget()

    def _check(self, person: str, games: int) -> None:
        if not self.most_games:
            raise Refusal("no_experiments", "This server plays no experiments.")
        if games > self.most_games:
            raise Refusal(
                "too_many_games", f"An experiment has at most {self.most_games} games here."
            )
        busy = [run for run in self._runs.values() if run.busy]
        if any(run.person == person for run in busy):
            raise Refusal("workshop_busy", "Your last experiment is still going on.")
        if len(busy) >= MOST_WAITING:
            raise Refusal("workshop_busy", "Many experiments are waiting; try again later.")

    def _forget_old(self) -> None:
        idle = [run for run in self._runs.values() if not run.busy]
        for run in idle[: max(0, len(self._runs) - MOST_KEPT)]:
            run.forget()
            del self._runs[run.id]

    async def _stop(self, run: Run) -> None:
        task = run.task
        if task is None or task.done():
            return
        if run.pipe is None:
            task.cancel()
        else:
            with contextlib.suppress(OSError):
                run.pipe.send_bytes(b"stop")
        await asyncio.wait([task], timeout=PATIENCE)
        if not task.done():
            task.cancel()
            await asyncio.wait([task], timeout=PATIENCE)

    async def _follow(self, run: Run) -> None:
        try:
            async with self._one_at_a_time:
                run.begin()
                await self._play(run)
        except asyncio.CancelledError:
            run.end(stopped=True)
            raise
        run.end(stopped=False)

    async def _play(self, run: Run) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, other = context.Pipe()
        order = msgspec.msgpack.encode(run.order)
        process = context.Process(target=foreman.work, args=(other, order, *known_descriptors()))
        await asyncio.to_thread(process.start)
        other.close()
        run.pipe = pipe
        try:
            while True:
                content = await asyncio.to_thread(pipe.recv_bytes)
                report = msgspec.msgpack.decode(content, type=Report)
                run.hear(report)
                if report.done:
                    return
        except (EOFError, OSError):
            run.problem = "The process that played it has ended; is there enough memory?"
        finally:
            run.pipe = None
            process.terminate()
            pipe.close()
