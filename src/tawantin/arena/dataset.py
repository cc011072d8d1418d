"""Datasets: many games as records, in a folder of compressed files.

A folder holds `dataset.json`, which says what was played, and files with a fixed number of games
each, in the
order of their numbers. A file is written whole or not at all, so a run that was stopped goes on
with the first one that is missing; and the same series always gives the same files.
"""

from __future__ import annotations

import gzip
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from .. import __version__
from ..kernel.errors import TawantinError
from ..kernel.record import Record, save_atomically
from .arrow import arrow_modules
from .run import head_of
from .series import Played, Series
from .workers import Workers

GAMES_A_FILE: Final = 500
GAMES_A_BATCH: Final = 20
ABOUT: Final = "dataset.json"
Format = Literal["jsonl", "parquet"]
ENDINGS: Final[dict[Format, str]] = {"jsonl": "jsonl.gz", "parquet": "parquet"}


class BadDataset(TawantinError):
    """A folder holds other games."""


class Line(msgspec.Struct, kw_only=True):
    """One game of a dataset: a line of JSON."""

    number: int
    scores: list[int]
    places: list[int]
    points: list[dict[str, int]]
    """By seat, where they came from."""
    ending: str
    record: Record


class Dataset:
    """A folder for a number of games of a series."""

    def __init__(self, folder: Path, series: Series, games: int, form: Format) -> None:
        self.folder, self.series, self.games, self.form = folder, series, games, form
        if form == "parquet":
            arrow_modules()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDataset(f"{folder} cannot be made: {error.strerror}.") from error
        about = folder / ABOUT
        text = self._about()
        if not about.exists():
            save_atomically(about, text)
        elif _series_of(about.read_bytes()) != _series_of(text):
            raise BadDataset(
                f"{folder} holds games of another run: the same game, seats, options, bots, seed "
                "and format are needed to go on with it."
            )

    def _about(self) -> bytes:
        played = msgspec.json.decode(head_of(self.series))
        del played["format"]
        about = {"tawantin": __version__, "format": ENDINGS[self.form], "series": played}
        return msgspec.json.format(msgspec.json.encode(about), indent=1) + b"\n"

    def file(self, numbers: range) -> Path:
        """The file with these games."""
        return self.folder / f"{numbers.start:07}-{numbers[-1]:07}.{ENDINGS[self.form]}"

    def missing(self) -> list[range]:
        """The games that are not there yet, file by file."""
        files = [
            range(first, min(first + GAMES_A_FILE, self.games))
            for first in range(0, self.games, GAMES_A_FILE)
        ]
        return [numbers for numbers in files if not self.file(numbers).exists()]

    def write(self, played: Sequence[Played]) -> None:
        """Write the games of one file, in place of one with fewer of them."""
        lines = [_line(game) for game in sorted(played, key=lambda game: game.number)]
        path = self.file(range(lines[0].number, lines[-1].number + 1))
        if self.form == "jsonl":
            text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
            content = gzip.compress(text, mtime=0)
        else:
            content = _parquet(lines)
        save_atomically(path, content)
        for other in self.folder.glob(f"{lines[0].number:07}-*"):
            if other != path:
                other.unlink()


def fill(dataset: Dataset, workers: Workers, progress: Callable[[int], None]) -> None:
    """Play what is missing, file by file; `progress` hears how many games were finished."""
    files = dataset.missing()
    batches = [
        numbers[at : at + GAMES_A_BATCH]
        for numbers in files
        for at in range(0, len(numbers), GAMES_A_BATCH)
    ]
    batches.reverse()
    waiting = 0
    open_files: dict[int, list[Played]] = {numbers.start: [] for numbers in files}
    sizes = {numbers.start: len(numbers) for numbers in files}
    while batches or waiting:
        while batches and waiting < 2 * workers.count:
            workers.submit(dataset.series, list(batches.pop()))
            waiting += 1
        for _, played in workers.collect():
            waiting -= 1
            first = played[0].number // GAMES_A_FILE * GAMES_A_FILE
            open_files[first].extend(played)
            if len(open_files[first]) == sizes[first]:
                dataset.write(open_files.pop(first))
            progress(len(played))


def _series_of(text: bytes) -> Any:
    try:
        about = msgspec.json.decode(text)
        return about["format"], about["series"]
    except (msgspec.DecodeError, KeyError, TypeError):
        return None


def _line(game: Played) -> Line:
    if game.record is None:
        raise BadDataset("The series does not keep records.")
    return Line(
        number=game.number,
        scores=game.scores,
        places=game.places,
        points=game.points,
        ending=game.ending,
        record=game.record,
    )


def _parquet(lines: Sequence[Line]) -> bytes:
    """One row per game; decisions are parallel lists."""
    arrow, parquet = arrow_modules()
    rows = [
        {
            "number": line.number,
            "game": line.record.game,
            "rules": line.record.rules,
            "components": line.record.components,
            "seats": line.record.seats,
            "options": msgspec.json.encode(line.record.options).decode(),
            "bots": line.record.names,
            "scores": line.scores,
            "places": line.places,
            "points": msgspec.json.encode(line.points).decode(),
            "ending": line.ending,
            "setup": line.record.setup,
            "seat": [entry.seat for entry in line.record.entries],
            "action": [entry.action for entry in line.record.entries],
            "outcomes": [entry.outcomes for entry in line.record.entries],
        }
        for line in lines
    ]
    buffer = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(rows), buffer, compression="zstd")
    return buffer.getvalue()
