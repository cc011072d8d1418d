"""The loop: play, fit, match, and again with what was learned.

Everything done is kept in a folder and never done again: a run that was stopped continues where it
was. The same seed gives the same weights.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from ..arena.run import Results, run
from ..arena.series import Series, new_series
from ..arena.statistics import Share, by_strength
from ..arena.workers import begin, dismiss, hire, in_order
from ..bots.weights import Weights, digest, write
from ..kernel.errors import TawantinError
from ..kernel.features import Features
from ..kernel.game import Game
from .fitting import Figures, figures, fit, predict, rows_of
from .selfplay import Sampled, Task, play_task

CHUNK: Final = 10
"""How many games are played and stored at a time."""
KEPT: Final = 3
"""How many of the last generations are learned from: the first ones play differently."""

Progress = Callable[[str, int, int], None]
"""Hears what is being done, how much of it is done, and how much there is to do."""


class Plan(msgspec.Struct, frozen=True):
    """How a game is learned."""

    game: str
    seed: int = 1
    games: int = 400
    """A generation."""
    generations: int = 4
    match: int = 80
    """Games of learned against greedy after each generation."""
    workers: int = 1


class Generation(msgspec.Struct, frozen=True):
    """What came of one generation."""

    number: int
    games: int
    """Learned from."""
    points: Figures
    """Going by the points so far."""
    judged: Figures
    """Going by the hand-written evaluation."""
    learned: Figures
    match: Share | None
    """How often learned won against greedy in all other seats."""
    par: float
    weights: str
    """The file."""


def learn(plan: Plan, game: Game[Any], folder: Path, progress: Progress) -> Iterator[Generation]:
    """Generation after generation, each as soon as it is there."""
    features = game.rules.features
    if features is None:
        raise TawantinError(f"{game.id} declares no features, so nothing can be learned about it.")
    folder.mkdir(parents=True, exist_ok=True)
    _check(folder, plan, digest(game, features))
    series = new_series(plan.game, None, ["greedy"], plan.seed)
    games: list[list[Sampled]] = []
    weights: Path | None = None
    for number in range(plan.generations):
        games.append(_generate(plan, series, number, weights, folder, progress))
        rows = rows_of([one for some in games[-KEPT:] for one in some], len(features.inputs))
        progress(f"Fitting generation {number + 1}", 0, 1)
        fitted = fit(features, rows)
        weights = folder / f"weights-{number + 1}.toml"
        before = figures(rows, rows.now), figures(rows, rows.judged)
        after = figures(rows, predict(fitted.weights, fitted.bias, rows), fitted.spread)
        made = {
            "date": datetime.now(UTC).date().isoformat(),
            "seed": plan.seed,
            "generation": number + 1,
            "games": sum(map(len, games[-KEPT:])),
            "correlation": after.correlation,
            "correlation_hand_written": before[1].correlation,
            "brier": after.brier,
            "brier_hand_written": before[1].brier,
        }
        write(weights, _weights(game, features, fitted, made))
        share = _match(plan, number, weights, folder, progress) if plan.match else None
        total = sum(map(len, games[-KEPT:]))
        par = 1 / series.seats
        yield Generation(number + 1, total, before[0], before[1], after, share, par, str(weights))


def _check(folder: Path, plan: Plan, now: str) -> None:
    """A folder belongs to one seed, one size of generations and one state of the features."""
    mark = folder / "plan.json"
    content = msgspec.json.encode([plan.game, plan.seed, plan.games, now])
    if not mark.is_file():
        mark.write_bytes(content)
    elif mark.read_bytes() != content:
        raise TawantinError(
            f"{folder} holds another run (another seed, number of games, rules or features): "
            "empty it, or name another folder."
        )


def _generate(
    plan: Plan,
    series: Series,
    generation: int,
    weights: Path | None,
    folder: Path,
    progress: Progress,
) -> list[Sampled]:
    what = f"Playing generation {generation + 1}"
    place = folder / f"games-{generation + 1}"
    place.mkdir(exist_ok=True)
    decoder = msgspec.msgpack.Decoder(list[Sampled])
    chunks = [
        list(range(first, min(first + CHUNK, plan.games))) for first in range(0, plan.games, CHUNK)
    ]
    known: dict[int, list[Sampled]] = {}
    for chunk in chunks:
        file = place / f"{chunk[0]}.msgpack"
        if file.is_file():
            known[chunk[0]] = decoder.decode(file.read_bytes())
    tasks = [
        Task(series, generation, None if weights is None else str(weights), chunk)
        for chunk in chunks
        if chunk[0] not in known
    ]
    progress(what, CHUNK * len(known), plan.games)
    for task, games in zip(tasks, _played(tasks, plan.workers), strict=True):
        file = place / f"{task.numbers[0]}.msgpack"
        half = file.with_suffix(".half")
        half.write_bytes(msgspec.msgpack.encode(games))
        os.replace(half, file)
        known[task.numbers[0]] = games
        progress(what, min(CHUNK * len(known), plan.games), plan.games)
    return [game for first in sorted(known) for game in known[first]]


def _played(tasks: list[Task], workers: int) -> Iterator[list[Sampled]]:
    if workers == 1 or len(tasks) < 2:
        yield from map(play_task, tasks)
        return
    # Spawned, not forked: threads of ours would be copied in the middle of what they do.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=begin)
    try:
        yield from in_order(pool, play_task, tasks)
    finally:
        dismiss(pool)


def _weights(
    game: Game[Any], features: Features[Any], fitted: Any, made: dict[str, Any]
) -> Weights:
    by_input = {
        name: tuple(float(fitted.weights[stage, n]) for stage in range(len(features.stages)))
        for n, name in enumerate(features.inputs)
    }
    return Weights(
        game.id,
        digest(game, features),
        features.stages,
        tuple(map(float, fitted.bias)),
        tuple(map(float, fitted.spread)),
        by_input,
        made,
    )


def _match(plan: Plan, generation: int, weights: Path, folder: Path, progress: Progress) -> Share:
    """How often one learned player wins against greedy players on the other seats."""
    name = f"learned@{weights.resolve()}"
    series = new_series(plan.game, None, [name, "greedy"], plan.seed, rotate=True)
    results = Results.resume(series, folder / f"match-{generation + 1}.jsonl")
    what = f"Match of generation {generation + 1}"
    crew = hire(plan.workers, None)
    progress(what, len(results.played), plan.match)
    try:
        run(results, plan.match, crew, lambda n: progress(what, len(results.played), plan.match))
    finally:
        crew.close()
        results.close()
    return next(one.victories for one in by_strength(results.games()) if one.name == name)
