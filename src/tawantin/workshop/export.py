"""Figures and games as CSV, for whoever goes on with them elsewhere."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from ..arena.comparison import Comparison
from .experiment import Experiment


def figures_csv(comparison: Comparison) -> str:
    """A row for each figure."""
    rows = (
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
    )
    head = ["group", "figure", "of", "unit", "original", "variant", "difference", "low", "high"]
    return written([*head, "sure"], rows)


def games_csv(experiment: Experiment) -> str:
    """A row for each seat of each game."""
    both = (("original", experiment.original), ("variant", experiment.changed))
    played = [(which, game) for which, results in both for game in results.games()]
    items = list(dict.fromkeys(i for _, game in played for row in game.points for i in row))
    rows = (
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
    )
    head = ["numbers", "game", "seat", "bot", "score", "place", "ending", "decisions"]
    return written([*head, *items], rows)


def written(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """CSV as spreadsheets read it."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()
