"""An experiment: so many games of the original and of the changed numbers, with the same luck.

It can be stopped at any moment and goes on where it was; with a folder it also outlives the
process. What it says grows surer with every game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ..arena.comparison import Comparison, compare
from ..arena.run import Results, run_together
from ..arena.series import Series, new_series
from ..arena.workers import Workers
from ..kernel import registry
from ..kernel.components import Components
from ..kernel.soundness import try_out
from .variant import Variant


class Experiment:
    """Two series side by side."""

    def __init__(self, original: Results, changed: Results) -> None:
        self.original = original
        self.changed = changed

    @property
    def played(self) -> int:
        """Pairs of games that are finished, or broke off."""
        both = (self.original, self.changed)
        return min(len(results.played) + len(results.broken) for results in both)

    def run(
        self,
        games: int,
        workers: Workers,
        progress: Callable[[int], None] = lambda count: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Play until there are so many pairs; `progress` hears of single games."""
        try:
            run_together([self.original, self.changed], games, workers, progress, stopped)
        finally:
            self.original.close()
            self.changed.close()

    def comparison(self) -> Comparison:
        """What the games so far say."""
        return compare(self.original, self.changed)


def new_experiment(
    variant: Variant,
    bots: Sequence[str] = ("greedy",),
    *,
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, object] | None = None,
    folder: Path | None = None,
) -> Experiment:
    """The printed game against a variant of it.

    Values that make no game are refused in one sentence before anything is played. With a folder
    the games are kept there, and an experiment of the same name and settings goes on.
    """
    printed = registry.descriptor(variant.game).components
    files = printed, variant.components()
    return experiment_of(
        variant.game, files, bots, seats=seats, seed=seed, options=options, folder=folder
    )


def experiment_of(
    game: str,
    files: tuple[Components, Components],
    bots: Sequence[str],
    *,
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, object] | None = None,
    folder: Path | None = None,
) -> Experiment:
    """One components file of a game against another."""
    for file in files:
        try_out(registry.game(game, file))
    original, changed = (
        new_series(game, seats, bots, seed, options, detail=True, forgiving=True, components=file)
        for file in files
    )
    return Experiment(_results(original, folder), _results(changed, folder))


def _results(series: Series, folder: Path | None) -> Results:
    if folder is None:
        return Results(series)
    folder.mkdir(parents=True, exist_ok=True)
    return Results.resume(series, folder / f"{series.digest}.jsonl")
