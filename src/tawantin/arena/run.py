"""Running a series: hand out batches, take in finished games, keep them in a file."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ..kernel.errors import TawantinError
from .series import Played, Series
from .workers import Workers

BATCH_SECONDS: Final = 1.0
"""How long a batch should take: long compared with handing it out, yet short enough to stop."""
LARGEST_BATCH: Final = 500
FORMAT: Final = "tawantin-series-1"


class BadResults(TawantinError):
    """A file of results cannot be read, or belongs to another run."""


class Results:
    """Finished games, and the file that keeps them, if there is one."""

    def __init__(self, series: Series, path: Path | None = None) -> None:
        self.series = series
        self.played: dict[int, Played] = {}
        self.broken: dict[int, str] = {}
        """Games of a forgiving series that broke off, and why."""
        self._path = path
        self._file: io.BufferedWriter | None = None

    @classmethod
    def resume(cls, series: Series, path: Path) -> Results:
        """Go on with the games in a file, or begin the file."""
        results = cls(series, path)
        if path.exists() and path.stat().st_size:
            results._read(path)
        return results

    def _read(self, path: Path) -> None:
        try:
            head, *lines = path.read_bytes().split(b"\n")
        except OSError as error:
            raise BadResults(f"{path} cannot be read: {error.strerror}.") from error
        if not _is_head(head):
            raise BadResults(f"{path} is not a file of finished games.")
        if head != head_of(self.series):
            raise BadResults(
                f"{path} holds games of another run: the same game, seats, options, bots and seed "
                "are needed to go on with it."
            )
        whole = len(head) + 1
        for line in lines:
            try:
                game = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                if line is lines[-1]:
                    break  # the last line of a run that was killed while it wrote
                number = lines.index(line) + 2
                raise BadResults(f"{path}: line {number} is not a finished game.") from error
            self._keep(game)
            whole += len(line) + 1
        with path.open("r+b") as file:
            file.truncate(whole)

    def add(self, games: list[Played]) -> None:
        """Keep finished games, on disk before anything else is done."""
        for game in games:
            self._keep(game)
        if self._path is None:
            return
        try:
            if self._file is None:
                begun = self._path.exists() and self._path.stat().st_size
                self._file = self._path.open("ab")
                if not begun:
                    self._file.write(head_of(self.series) + b"\n")
            for game in games:
                self._file.write(msgspec.json.encode(game) + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadResults(f"{self._path} cannot be written: {error.strerror}.") from error

    def _keep(self, game: Played) -> None:
        if game.problem:
            self.broken[game.number] = game.problem
        else:
            self.played[game.number] = game

    def knows(self, number: int) -> bool:
        """Whether that game was played already."""
        return number in self.played or number in self.broken

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def games(self) -> list[Played]:
        """All finished games in the order of their numbers."""
        return [self.played[number] for number in sorted(self.played)]


def head_of(series: Series) -> bytes:
    """What decides how the games of a series go, as the first line of a file of them."""
    # Where files are, and what else is done with the games, does not change how they end.
    head = msgspec.to_builtins(series)
    for field in ("components", "place", "folder", "forgiving", "record"):
        del head[field]
    return msgspec.json.encode({"format": FORMAT, **head}, order="deterministic")


def _is_head(line: bytes) -> bool:
    """Whether a file that begins like this has games of some series."""
    try:
        return msgspec.json.decode(line, type=dict[str, Any]).get("format") == FORMAT
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def run(
    results: Results,
    games: int,
    workers: Workers,
    progress: Callable[[int], None] = lambda count: None,
    enough: Callable[[list[Played]], bool] | None = None,
) -> None:
    """Play until the series has this many games, or until it is `enough`.

    `progress` hears how many games were finished. `enough` is asked after blocks of whole
    rotations, in the order of game numbers, so that the answer does not depend on the speed of
    workers.
    """
    asked = _Asking(results, enough)
    if asked.enough():
        return
    for count in _finished([results], games, workers):
        progress(count)
        if asked.enough():
            return


def run_together(
    many: Sequence[Results],
    games: int,
    workers: Workers,
    progress: Callable[[int], None] = lambda count: None,
    stopped: Callable[[], bool] = lambda: False,
) -> None:
    """Play several series until each has this many games, side by side, so that they can be
    compared at
    any moment; `stopped` is asked after every batch."""
    for count in _finished(many, games, workers):
        progress(count)
        if stopped():
            return


def _finished(many: Sequence[Results], games: int, workers: Workers) -> Iterator[int]:
    """Hand out batches of the series that is furthest behind; how many games each one brings."""
    batches = [_Batches(n for n in range(games) if not one.knows(n)) for one in many]
    by_series = {id(one.series): (one, mine) for one, mine in zip(many, batches, strict=True)}
    waiting = 0
    while True:
        while waiting < 2 * workers.count and (todo := [b for b in batches if b.left]):
            behind = max(todo, key=lambda some: some.left)
            series = many[batches.index(behind)].series
            workers.submit(series, behind.next(workers.count))
            waiting += 1
        if not waiting:
            return
        for series, played in workers.collect():
            if id(series) not in by_series:
                continue  # of an earlier run that was stopped
            waiting -= 1
            results, mine = by_series[id(series)]
            results.add(played)
            mine.learn(played)
            yield len(played)


class _Batches:
    """Cuts the numbers into batches that take about a second each."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self._numbers = list(numbers)
        self._next = 0
        self._size = 1
        self._seconds = 0.0
        self._games = 0

    @property
    def left(self) -> int:
        """How many games nobody has begun."""
        return len(self._numbers) - self._next

    def next(self, workers: int) -> list[int]:
        """The next batch; the last ones are smaller, so that all workers end together."""
        size = min(self._size, max(1, self.left // (2 * workers)))
        batch = self._numbers[self._next : self._next + size]
        self._next += len(batch)
        return batch

    def learn(self, played: list[Played]) -> None:
        """Note how long games take."""
        self._seconds += sum(game.seconds for game in played)
        self._games += len(played)
        each = max(self._seconds / self._games, 1e-6)
        # The first game of a process also loads its rules: grow by steps, not by one measurement.
        self._size = max(1, min(self._size * 4, int(BATCH_SECONDS / each), LARGEST_BATCH))


class _Asking:
    """Asks whether it is enough, whenever a further block of games is complete."""

    def __init__(self, results: Results, enough: Callable[[list[Played]], bool] | None) -> None:
        self._results = results
        self._enough = enough
        self._known: list[Played] = []

    def enough(self) -> bool:
        """Whether to stop now."""
        if self._enough is None:
            return False
        played = self._results.played
        while len(self._known) in played:
            self._known.append(played[len(self._known)])
            count = len(self._known)
            if count % self._results.series.seats == 0 and self._enough(self._known):
                for number in [n for n in played if n >= count]:
                    del played[number]
                return True
        return False
