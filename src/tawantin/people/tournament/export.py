"""A tournament as files: a table for spreadsheets, and all of it as JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

from .standing import crosstable, standings
from .state import Pod, Round, Tournament

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""Spreadsheets take text that begins so for something to compute."""


def as_csv(tournament: Tournament, names: Sequence[str]) -> str:
    """The standing with a column a round: place at the table, "bye", or nothing."""
    rounds = [f"round {number}" for number, _ in enumerate(tournament.played, 1)]
    head = ["place", "name", "points", "wins", "opponents", "share", *rounds]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    for one in standings(tournament):
        writer.writerow(
            [
                one.place,
                _plain(names[one.entrant]),
                one.halves / 2,
                one.wins,
                one.strength,
                one.share,
                *(_cell(played, one.entrant) for played in tournament.played),
            ]
        )
    return text.getvalue()


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name


def _cell(played: Round, entrant: int) -> str:
    if entrant in played.byes:
        return "bye"
    pod = next((pod for pod in played.pods if entrant in pod.seats), None)
    if pod is None or not pod.over:
        return ""
    return "bye" if pod.void else str(pod.places[pod.seats.index(entrant)])


def as_data(tournament: Tournament, names: Sequence[str]) -> dict[str, Any]:
    """All that everybody may know of it; who somebody is, is said by name only."""
    return {
        "id": tournament.id,
        "title": tournament.title,
        "game": tournament.game,
        "options": tournament.options,
        "form": tournament.form,
        "seats": tournament.seats,
        "rounds": tournament.rounds,
        "fill": tournament.fill,
        "status": tournament.status,
        "entrants": [
            {"name": name, "level": one.level, "withdrawn": one.withdrawn}
            for one, name in zip(tournament.entrants, names, strict=True)
        ],
        "standing": [
            {
                "entrant": one.entrant,
                "place": one.place,
                "points": one.halves / 2,
                "wins": one.wins,
                "opponents": one.strength,
                "share": one.share,
                "byes": one.byes,
            }
            for one in standings(tournament)
        ],
        "crosstable": [
            [[met / 2 for met in cell] for cell in row] for row in crosstable(tournament)
        ],
        "played": [
            {"tables": [_pod_data(pod) for pod in played.pods], "byes": played.byes}
            for played in tournament.played
        ],
    }


def _pod_data(pod: Pod) -> dict[str, Any]:
    return {"seats": pod.seats, "places": pod.places, "scores": pod.scores, "void": pod.void}
