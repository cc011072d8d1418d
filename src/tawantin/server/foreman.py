"""The process that plays an experiment of the workshop, at the lowest priority.

It reports what it knows as encoded answers, one for each language, so that the server only hands
them on. It ends when it is told to stop, and when the server is gone.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from .. import wire
from ..arena.comparison import Change, Comparison
from ..arena.run import BadResults
from ..arena.workers import Here, Pool, Workers
from ..kernel.errors import TawantinError
from ..kernel.toml import LANGUAGES
from ..locale import say
from ..workshop.experiment import Experiment, new_experiment
from ..workshop.ledger import Ledger
from ..workshop.variant import Variant
from ..workshop.words import Telling

NICENESS: Final = 15
FEWEST: Final = 4
"""Pairs of games before anything is reported of them."""
MOST_MEMORY: Final = 3 * 1024**3
SHARE: Final = 5.0
"""Reporting may take one part in this many of the time."""
BOTS: Final = {"random": "random", "easy": "easy", "medium": "greedy"}
GROUPS: Final = (
    "scores", "seats", "strategies", "points", "decides", "length", "tension", "endings",
)  # fmt: skip


class Order(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    name: str
    changes: dict[str, Any]
    games: int
    seats: int
    bots: str
    seed: int
    digest: str
    """Of the variant: other numbers under the same changes are another game."""
    strategies: bool = False
    """Whether players bent on one source of points each are tried as well."""


class Report(msgspec.Struct):
    """What the server hears."""

    played: int
    """Pairs of games."""
    progress: float = 0.0
    """Which part of all games, those of the strategies too."""
    results: dict[str, bytes] = {}
    """By language, an encoded `wire.WorkshopResults`."""
    games: bytes = b""
    """Those since the last report, as a `Ledger` packs them."""
    problem: str = ""
    done: bool = False


def work(
    pipe: Connection,
    order: bytes,
    games: list[bytes],
    workers: int,
    path: list[str],
    descriptors: list[tuple[str, str, str]],
) -> None:
    """The life of the process; `games` were played before."""
    from .thinking import learn_descriptors

    learn_descriptors(path, descriptors)
    _live_modestly()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    wanted = msgspec.json.decode(order, type=Order)
    foreman = _Foreman(pipe, wanted)
    try:
        foreman.play(games, workers)
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

    def play(self, games: list[bytes], workers: int) -> None:
        """Play it all, telling now and then."""
        order = self._order
        experiment = experiment_of_order(order)
        ledger = Ledger(experiment)
        for parcel in games:
            ledger.take(parcel)
        crew: Workers = Here() if workers == 1 else Pool(workers)
        try:
            experiment.run(
                order.games, crew, lambda _: self._now_and_then(experiment, ledger), self._stopped
            )
        finally:
            crew.close()
        self.tell(self._report(experiment, ledger, done=True))

    def tell(self, report: Report) -> None:
        """To the server."""
        self._pipe.send_bytes(msgspec.msgpack.encode(report))

    def _stopped(self) -> bool:
        if not self._stop and self._pipe.poll():
            self._stop = True  # told to, or the other end is closed
        return self._stop

    def _now_and_then(self, experiment: Experiment, ledger: Ledger) -> None:
        began = time.monotonic()
        if began < self._next:
            return
        self.tell(self._report(experiment, ledger))
        took = time.monotonic() - began
        self._next = time.monotonic() + max(1.0, SHARE * took)

    def _report(self, experiment: Experiment, ledger: Ledger, done: bool = False) -> Report:
        order = self._order
        progress = min(1.0, experiment.done / experiment.todo(order.games))
        results = results_of(experiment, order.game)
        return Report(experiment.played, progress, results, ledger.parcel(), done=done)


def experiment_of_order(order: Order) -> Experiment:
    """What is to be played, nothing played yet."""
    variant = Variant.new(order.game, order.changes, order.name)
    if variant.digest != order.digest:
        raise BadResults("The printed numbers have changed since this experiment was begun.")
    return new_experiment(
        variant,
        [BOTS[order.bots]],
        seats=order.seats,
        seed=order.seed,
        bent=order.strategies,
    )


def results_of(experiment: Experiment, game: str) -> dict[str, bytes]:
    """What the games so far say, by language."""
    if experiment.played < FEWEST:
        return {}
    try:
        comparison = experiment.comparison(things=False)
    except TawantinError:
        return {}
    return {language: wire.encode(_in_words(comparison, game, language)) for language in LANGUAGES}


def _in_words(comparison: Comparison, game: str, language: str) -> wire.WorkshopResults:
    telling = Telling(game, language)
    broken = sum(comparison.broken)
    warning = ""
    if broken:
        problem = "; ".join(comparison.problems[:3])
        warning = say(language, "workshop-broken", count=broken, problem=problem)
    groups = [
        wire.WorkshopGroup(
            group,
            say(language, f"workshop-group-{group}"),
            [_figure(one, telling) for one in comparison.of(group) if one.a or one.b],
        )
        for group in GROUPS
    ]
    shown = [group for group in groups if group.figures]
    return wire.WorkshopResults(
        comparison.games, telling.summary(comparison), shown, broken, warning
    )


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
