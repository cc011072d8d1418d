"""An experiment: games with the original and with the changed numbers, with the same luck.

It can be stopped at any moment and goes on where it was; with a folder it also outlives the
process. What it says grows surer with every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ..arena.comparison import Comparison, compare
from ..arena.run import Results, run_together
from ..arena.series import Series, new_series
from ..arena.workers import Workers
from ..kernel import registry
from ..kernel.components import Components
from ..kernel.soundness import try_out
from .strategies import Pair, games_of, strategies, strategy_changes
from .variant import Variant


class Experiment:
    """Two series side by side, and two more for each strategy that is tried."""

    def __init__(
        self, original: Results, changed: Results, strategies: Mapping[str, Pair] | None = None
    ) -> None:
        self.original = original
        self.changed = changed
        self.strategies = strategies or {}
        """By source of points, games in which one player is bent on it."""
        both = (original, changed)
        self.series = [*both, *(one for pair in self.strategies.values() for one in pair)]
        """All of them, always in this order."""

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
        """Play a number of pairs, then the strategies; `progress` is told of single games."""
        over = False

        def ended() -> bool:
            nonlocal over
            over = over or stopped()
            return over

        try:
            run_together(self.series[:2], games, workers, progress, ended)
            if self.strategies and not over:
                run_together(self.series[2:], self.strategy_games(games), workers, progress, ended)
        finally:
            for results in self.series:
                results.close()

    def strategy_games(self, games: int) -> int:
        """How many games each strategy plays in addition to this many pairs."""
        return games_of(games, self.original.series.seats)

    def todo(self, games: int) -> int:
        """How many single games an experiment of this many pairs has, with its strategies."""
        return 2 * games + len(self.series[2:]) * self.strategy_games(games)

    @property
    def done(self) -> int:
        """Single games that were played."""
        return sum(len(one.played) + len(one.broken) for one in self.series)

    def comparison(self, *, things: bool = True) -> Comparison:
        """What the games so far say; with `things` also of each thing of the game."""
        more = strategy_changes(self.strategies)
        return compare(self.original, self.changed, things=things, more=more)


def new_experiment(
    variant: Variant,
    bots: Sequence[str] = ("greedy",),
    *,
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, object] | None = None,
    folder: Path | None = None,
    bent: bool = False,
) -> Experiment:
    """The printed game against a variant of it.

    Values that make no game are refused in one sentence before anything is played. With a folder
    the games are kept there, and an experiment of the same name and settings goes on. With `bent`
    players bent on one source of points each are tried as well (`strategies`).
    """
    printed = registry.descriptor(variant.game).components
    files = printed, variant.components()
    return experiment_of(
        variant.game, files, bots, seats=seats, seed=seed, options=options, folder=folder, bent=bent
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
    bent: bool = False,
) -> Experiment:
    """One components file of a game against another."""
    for file in files:
        try_out(registry.game(game, file))
    original, changed = (
        new_series(
            game,
            seats,
            bots,
            seed,
            options,
            detail=True,
            looks=True,
            forgiving=True,
            components=file,
        )
        for file in files
    )
    tried = strategies(files, seats, seed, options) if bent else {}
    kept = {
        source: (_kept(a, folder, source), _kept(b, folder, source))
        for source, (a, b) in tried.items()
    }
    return Experiment(_kept(original, folder), _kept(changed, folder), kept)


def _kept(series: Series, folder: Path | None, name: str = "") -> Results:
    if folder is None:
        return Results(series)
    folder.mkdir(parents=True, exist_ok=True)
    return Results.resume(series, folder / f"{name}{'-' * bool(name)}{series.digest}.jsonl")
