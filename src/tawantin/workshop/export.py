"""Figures and games as CSV or Parquet, for use elsewhere."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from ..arena.arrow import arrow_modules
from ..arena.comparison import Comparison
from ..kernel.record import save_atomically
from .experiment import Experiment

Format = Literal["csv", "parquet"]


class Data(NamedTuple):
    """A table: the names of its columns, and its rows."""

    head: list[str]
    rows: list[list[Any]]

    def csv(self) -> str:
        """As spreadsheets read it."""
        return written(self.head, self.rows)

    def save(self, path: Path, kind: Format) -> Path:
        """Write it beside a report; where it is now."""
        path = path.with_name(f"{path.name}.{kind}")
        save_atomically(path, self.csv().encode() if kind == "csv" else self._parquet())
        return path

    def _parquet(self) -> bytes:
        arrow, parquet = arrow_modules()
        columns = [arrow.array(column) for column in zip(*self.rows, strict=True)]
        buffer = io.BytesIO()
        parquet.write_table(arrow.table(columns, names=self.head), buffer)
        return buffer.getvalue()


def figures_data(comparison: Comparison) -> Data:
    """A row for each figure."""
    rows = [
        [
            one.measure.group,
            one.measure.key,
            one.measure.of,
            one.measure.unit,
            one.a,
            one.b,
            one.difference,
            one.low,
            one.high,
            int(one.sure),
        ]
        for one in comparison.changes
    ]
    head = ["group", "figure", "of", "unit", "original", "variant", "difference", "low", "high"]
    return Data([*head, "sure"], rows)


def games_data(experiment: Experiment) -> Data:
    """A row for each seat of each game."""
    both = (("original", experiment.original), ("variant", experiment.changed))
    played = [(which, game) for which, results in both for game in results.games()]
    items = list(dict.fromkeys(i for _, game in played for row in game.points for i in row))
    rows = [
        [
            which,
            game.number,
            seat + 1,
            game.bots[seat],
            game.scores[seat],
            game.places[seat],
            game.ending,
            game.decisions,
            *(game.points[seat].get(item, 0) for item in items),
        ]
        for which, game in played
        for seat in range(len(game.scores))
    ]
    head = ["numbers", "game", "seat", "bot", "score", "place", "ending", "decisions"]
    return Data([*head, *items], rows)


def written(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """CSV as spreadsheets read it."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()
