"""Experiments of the workshop: one plays at a time, others wait; all are kept in the store.

An experiment that was going on when a server ended goes on when one starts again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
import time
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from .. import wire
from ..kernel.errors import TawantinError
from ..store import Store
from ..tables.refusal import Refusal
from ..workshop.variant import Variant
from . import foreman
from .foreman import Order, Report
from .settings import Settings
from .shelf import LEASE, Kept, Shelf
from .thinking import known_descriptors

MOST_KEPT: Final = 100
"""Experiments in the store; the oldest that play no more are forgotten."""
MOST_WAITING: Final = 8
MOST_AN_ADDRESS: Final = 2
"""Of those that wait: anybody can be many guests."""
LEAST_TOLD: Final = 0.02
"""The part of an experiment from which its pace can be told."""
PATIENCE: Final = 5.0
"""Seconds in which a foreman that was told to stop must have ended."""
_log = logging.getLogger("tawantin.workshop")


class Run:
    """An experiment that this server plays, or waits to."""

    def __init__(self, kept: Kept, address: str) -> None:
        self.kept = kept
        self.address = address
        """Where it was asked for; nowhere if an earlier server began it."""
        self.task: asyncio.Task[None] | None = None
        self.pipe: Connection | None = None
        self.unsaved: list[bytes] = []
        """Parcels of games that the store has not taken yet."""
        self._began = (0.0, 0.0)
        self._heard = 0.0
        """When its progress was told."""

    def begin(self) -> None:
        """It is its turn."""
        self.kept.status = "playing"
        self._began = (time.monotonic(), self.kept.progress)

    def hear(self, report: Report) -> None:
        """What its foreman reports."""
        kept = self.kept
        kept.played = max(kept.played, report.played)
        if report.progress > kept.progress:
            kept.progress, self._heard = report.progress, time.monotonic()
        kept.problem = report.problem
        if report.results:
            kept.results = {one: msgspec.Raw(encoded) for one, encoded in report.results.items()}
        if report.games:
            self.unsaved.append(report.games)

    def ended(self, stopped: bool) -> Kept:
        """What is to be stored when it plays no more."""
        if self.kept.problem:
            return msgspec.structs.replace(self.kept, status="failed")
        unfinished = stopped or self.kept.progress < 1
        return msgspec.structs.replace(self.kept, status="stopped" if unfinished else "finished")

    def seconds_left(self) -> int | None:
        """As far as its pace tells; the first games, with what comes before them, tell little."""
        since, before = self._began
        done = self.kept.progress - before
        if self.kept.status != "playing" or done < LEAST_TOLD:
            return None
        at_its_end = self._heard + (self._heard - since) / done * (1 - self.kept.progress)
        return max(1, round(at_its_end - time.monotonic()))


def info(kept: Kept, run: Run | None, language: str, person: str | None) -> wire.ExperimentInfo:
    """What the page is told."""
    order = kept.order
    return wire.ExperimentInfo(
        id=kept.id,
        game=order.game,
        name=order.name,
        changes=order.changes,
        digest=order.digest,
        seats=order.seats,
        bots=order.bots,
        strategies=order.strategies,
        seed=order.seed,
        games=order.games,
        played=kept.played,
        progress=kept.progress,
        status=kept.status,
        problem=kept.problem,
        seconds_left=None if run is None else run.seconds_left(),
        results=kept.results.get(language),  # type: ignore[arg-type]  # encoded already
        made=kept.made,
        mine=person == kept.person,
    )


class Experiments:
    """All of one server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        # One plays at a time on a host: with several processes there would be several.
        alone = settings.workers == 1 and settings.workshop_workers > 0
        self.most_games: Final = settings.workshop_games if alone else 0
        self._workers = settings.workshop_workers
        self.shelf = Shelf(store)
        self._runs: dict[str, Run] = {}
        self._one_at_a_time = asyncio.Semaphore(1)
        self._closing = False

    # ------------------------------------------------------------ asking

    async def info(self, ident: str, language: str, person: str | None) -> wire.ExperimentInfo:
        """How it stands."""
        kept = await self.get(ident)
        return info(kept, self._runs.get(ident), language, person)

    async def get(self, ident: str) -> Kept:
        """One that is still known; what is played here is known best here."""
        run = self._runs.get(ident)
        kept = await self.shelf.get(ident) if run is None else run.kept
        if kept is None:
            raise Refusal("not_found", "There is no such experiment any more.")
        return kept

    async def start(self, person: str, address: str, game: str, wanted: wire.NewExperiment) -> Kept:
        """A new experiment, in line."""
        self._check(person, address, wanted.games)
        variant = Variant.new(game, wanted.changes, wanted.name)
        digest = await asyncio.to_thread(lambda: variant.digest)
        order = Order(
            game,
            variant.name,
            variant.changes,
            wanted.games,
            wanted.seats,
            wanted.bots,
            wanted.seed,
            digest,
            wanted.strategies,
        )
        now = int(time.time())
        ident = secrets.token_urlsafe(9)
        kept = Kept(id=ident, person=person, order=order, made=now, beat=now)
        self._check(person, address, wanted.games)  # others may have come meanwhile
        await self._take_up(kept, address)
        await self._forget_old()
        return kept

    async def more(self, person: str, address: str, ident: str, games: int) -> None:
        """Go on with an experiment that has ended."""
        kept = await self.get(ident)
        if kept.person != person:
            raise Refusal("not_allowed", "Only whoever began an experiment can continue it.")
        self._check(person, address, games)
        if kept.busy and not kept.deserted:
            raise Refusal("workshop_busy", "This experiment is still running.")
        before = kept.order.games
        kept.order = msgspec.structs.replace(kept.order, games=max(games, before))
        kept.status, kept.problem = "waiting", ""
        kept.progress *= before / kept.order.games
        if not await self._take_up(kept, address):
            raise Refusal("workshop_busy", "This experiment is still running.")

    async def stop(self, person: str, ident: str) -> None:
        """End it, and keep what there is."""
        kept = await self.get(ident)
        if kept.person != person:
            raise Refusal("not_allowed", "Only whoever began an experiment can stop it.")
        run = self._runs.get(ident)
        if run is not None:
            await self._stop(run)
        elif kept.busy:
            await self.shelf.ask_to_stop(ident)

    def _check(self, person: str, address: str, games: int) -> None:
        if not self.most_games:
            raise Refusal("no_experiments", "This server plays no experiments.")
        if games > self.most_games:
            raise Refusal(
                "too_many_games", f"An experiment has at most {self.most_games} games here."
            )
        if any(run.kept.person == person for run in self._runs.values()):
            raise Refusal("workshop_busy", "Your last experiment is still running.")
        if sum(run.address == address for run in self._runs.values()) >= MOST_AN_ADDRESS:
            raise Refusal("workshop_busy", "Experiments from your address are still running.")
        if len(self._runs) >= MOST_WAITING:
            raise Refusal("workshop_busy", "Many experiments are waiting; try again later.")

    # ------------------------------------------------------------ the life of a server

    async def keep(self) -> None:
        """Go on with what nobody plays any more, now and whenever another server has gone."""
        while self.most_games:
            try:
                await self.go_on()
            except TawantinError as error:
                _log.warning("experiments cannot be looked through: %s", error)
            if not self.shelf.shared:
                return
            await asyncio.sleep(LEASE)

    async def go_on(self) -> None:
        """Take up what nobody plays."""
        for kept in await self.shelf.all():
            # In a store of our own nobody else can be playing it.
            nobodys = kept.deserted or (kept.busy and not self.shelf.shared)
            if nobodys and kept.id not in self._runs:
                kept.status = "waiting"
                await self._take_up(kept)

    async def close(self) -> None:
        """Leave all to whoever starts next."""
        self._closing = True
        await asyncio.gather(*(self._stop(run) for run in list(self._runs.values())))

    async def _take_up(self, kept: Kept, address: str = "") -> bool:
        """Play it here, unless somebody else has begun to."""
        if not await self.shelf.claim(kept):
            return False
        kept.beat = int(time.time())
        await self.shelf.put(kept)
        run = self._runs[kept.id] = Run(kept, address)
        run.task = asyncio.ensure_future(self._follow(run))
        # However it ends, even before it began: a run that stayed would take its address's place.
        run.task.add_done_callback(lambda _: self._runs.pop(kept.id, None))
        return True

    async def _forget_old(self) -> None:
        idle = [kept for kept in await self.shelf.all() if not kept.busy]
        for kept in idle[: max(0, len(idle) + len(self._runs) - MOST_KEPT)]:
            await self.shelf.forget(kept.id)

    # ------------------------------------------------------------ playing

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
        beating = asyncio.ensure_future(self._beat(run))
        stopped = False
        try:
            async with self._one_at_a_time:
                run.begin()
                await self._play(run)
        except asyncio.CancelledError:
            stopped = True
        finally:
            beating.cancel()
            # It goes on for everybody until its end is stored: nobody can go on with it before.
            await self._save(run, self._ended(run, stopped))

    def _ended(self, run: Run, stopped: bool) -> Kept:
        if self._closing and not run.kept.problem and run.kept.progress < 1:
            return msgspec.structs.replace(run.kept, status="waiting", beat=0)
        return run.ended(stopped)

    async def _beat(self, run: Run) -> None:
        """Show that somebody is there, and hear whether somebody elsewhere wants it to stop."""
        while True:
            await asyncio.sleep(LEASE / 4)
            run.kept.beat = int(time.time())
            await self._save(run, run.kept)

    async def _save(self, run: Run, kept: Kept) -> None:
        """Write down what there is; what the store does not take now it takes later."""
        try:
            while run.unsaved:
                await self.shelf.add_games(kept, run.unsaved[0])
                run.unsaved.pop(0)
            await self.shelf.put(kept)
            wanted = self.shelf.shared and await self.shelf.stop_is_wanted(run.kept.id)
        except TawantinError as error:
            _log.warning("an experiment could not be stored: %s", error)
            return
        if wanted and run.pipe is not None:
            with contextlib.suppress(OSError):
                run.pipe.send_bytes(b"stop")

    async def _play(self, run: Run) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, other = context.Pipe()
        order = msgspec.json.encode(run.kept.order)  # which takes numbers of any size
        games = await self.shelf.games(run.kept.id)
        process = context.Process(
            target=foreman.work, args=(other, order, games, self._workers, *known_descriptors())
        )
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
                await self._save(run, run.kept)
        except (EOFError, OSError):
            run.kept.problem = "The process that played it has ended; is there enough memory?"
        finally:
            run.pipe = None
            process.terminate()
            pipe.close()
