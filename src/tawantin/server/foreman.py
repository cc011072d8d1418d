"""The process that plays an experiment of the workshop, at the lowest priority.

It tells what it knows as encoded answers, one in each language, so that the server only hands
them on. It ends when it is told to stop, and when the server is gone.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import msgspec

from .. import wire
from ..arena.comparison import Change, Comparison, compare
from ..arena.workers import Here, Pool, Workers
from ..kernel.components import LANGUAGES
from ..kernel.errors import TawantinError
from ..locale import say
from ..workshop.experiment import Experiment, new_experiment
from ..workshop.variant import Variant
from ..workshop.words import Telling

NICENESS: Final = 15
FEWEST: Final = 4
"""Pairs of games before anything is told of them."""
MOST_MEMORY: Final = 3 * 1024**3
SHARE: Final = 5.0
"""Telling may take one part in so many of the time."""
BOTS: Final = {"random": "random", "easy": "easy", "medium": "greedy"}
GROUPS: Final = ("scores", "seats", "points", "decides", "length", "tension", "endings")


class Order(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    name: str
    changes: dict[str, Any]
    games: int
    seats: int
    bots: str
    seed: int
    workers: int
    folder: str
    """Where games are kept, so that more can follow."""


class Report(msgspec.Struct):
    """What the server hears."""

    played: int
    results: dict[str, bytes] = {}
    """By language, an encoded `wire.WorkshopResults`."""
    problem: str = ""
    done: bool = False


def work(
    pipe: Connection, order: bytes, path: list[str], descriptors: list[tuple[str, str, str]]
) -> None:
    """The life of the process."""
    from .thinking import learn_descriptors

    learn_descriptors(path, descriptors)
    _live_modestly()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    wanted = msgspec.msgpack.decode(order, type=Order)
    foreman = _Foreman(pipe, wanted)
    try:
        foreman.play()
    except TawantinError as error:
        foreman.tell(Report(0, problem=str(error), done=True))
    except OSError:
        pass  # the server is gone, or the disk is full: nobody to tell, or nothing to keep


def _live_modestly() -> None:
    if sys.platform != "win32":
        import resource

        os.nice(NICENESS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class _Foreman:
    def __init__(self, pipe: Connection, order: Order) -> None:
        self._pipe = pipe
        self._order = order
        self._next = 0.0
        self._stop = False

    def play(self) -> None:
        """Play it all, telling now and then."""
        order = self._order
        experiment = new_experiment(
            Variant.new(order.game, order.changes, order.name),
            [BOTS[order.bots]],
            seats=order.seats,
            seed=order.seed,
            folder=Path(order.folder),
        )
        crew: Workers = Here() if order.workers == 1 else Pool(order.workers)
        try:
            experiment.run(
                order.games, crew, lambda _: self._now_and_then(experiment), self._stopped
            )
        finally:
            crew.close()
        self.tell(Report(experiment.played, results_of(experiment, order.game), done=True))

    def tell(self, report: Report) -> None:
        """To the server."""
        self._pipe.send_bytes(msgspec.msgpack.encode(report))

    def _stopped(self) -> bool:
        if not self._stop and self._pipe.poll():
            self._stop = True  # told to, or the other end is closed
        return self._stop

    def _now_and_then(self, experiment: Experiment) -> None:
        began = time.monotonic()
        if began < self._next:
            return
        self.tell(Report(experiment.played, results_of(experiment, self._order.game)))
        took = time.monotonic() - began
        self._next = time.monotonic() + max(1.0, SHARE * took)


def results_of(experiment: Experiment, game: str) -> dict[str, bytes]:
    """What the games so far say, by language."""
    if experiment.played < FEWEST:
        return {}
    try:
        told = compare(experiment.original, experiment.changed, things=False)
    except TawantinError:
        return {}
    return {language: wire.encode(_in_words(told, game, language)) for language in LANGUAGES}


def _in_words(told: Comparison, game: str, language: str) -> wire.WorkshopResults:
    telling = Telling(game, language)
    broken = sum(told.broken)
    warning = ""
    if broken:
        problem = "; ".join(told.problems[:3])
        warning = say(language, "workshop-broken", count=broken, problem=problem)
    groups = [
        wire.WorkshopGroup(
            group,
            say(language, f"workshop-group-{group}"),
            [_figure(one, telling) for one in told.of(group) if one.a or one.b],
        )
        for group in GROUPS
    ]
    shown = [group for group in groups if group.figures]
    return wire.WorkshopResults(told.games, telling.summary(told), shown, broken, warning)


def _figure(one: Change, telling: Telling) -> wire.WorkshopFigure:
    of_things = one.measure.key in ("points-from", "decides", "ends-by")
    label = telling.of(one.measure) if of_things else telling.figure(one.measure)
    return wire.WorkshopFigure(
        label,
        one.measure.unit,
        one.a,
        one.error_a,
        one.b,
        one.error_b,
        one.difference,
        one.low,
        one.high,
        one.sure,
        telling.sentence(one),
    )
