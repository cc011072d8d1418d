"""Measure how strong the levels of bots are in each game, for ``src/tawantin/people/bots.json``.

``python scripts/rate_bots.py --seconds 200`` lets neighbouring levels play each other at tables of
three, each of the four games for that long, and writes the results. All that the file has already
is kept; ``--seconds 0`` only counts it again. Games are numbered on from the file's, so none is
played twice.

Strengths are those under which the results are likeliest by the model that rates people, with
`medium` as the point that the scale hangs on. A level that has hardly played is called estimated;
one that ought to be stronger than `medium` is then put a guess above the one below it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tawantin.arena.series import Played, Series, new_series, play_batch  # noqa: E402
from tawantin.kernel.registry import games  # noqa: E402
from tawantin.people.strengths import ANCHOR, FILE, BotRecord, GameRecord, Strength  # noqa: E402

SEATS: Final = 3
FIELDS: Final = {"random,easy,medium": 0.1, "easy,medium,hard": 0.45, "medium,hard,expert": 0.45}
"""Who plays whom, with their share of the time."""
FEWEST: Final = 12
"""Games from which on a level counts as measured."""
STEP: Final = 3.0
"""How far a stronger level that is not measured is put above the one below it."""
STEP_ERROR: Final = 4.0
LEAST_ERROR: Final = 1.0
"""Fewer points apart, games at a table of people would not tell levels apart."""
LEVELS: Final = ("random", "easy", "medium", "hard", "expert")
MIDDLE: Final = 25.0
PRIOR: Final = 25.0 / 3
BETA: Final = 25.0 / 6
"""The model's: the mean and error of somebody unknown, and how much luck a game has."""

Orders = Mapping[str, int]
"""How often a game ended so: levels from the first to the last, ``=`` between those who tie."""


def order_of(game: Played) -> str:
    """How a game ended, as the file has it."""
    seats = sorted(range(len(game.places)), key=lambda seat: (game.places[seat], game.bots[seat]))
    order = game.bots[seats[0]]
    for before, seat in pairwise(seats):
        tied = game.places[before] == game.places[seat]
        order += ("=" if tied else ">") + game.bots[seat]
    return order


def strengths(orders: Orders) -> dict[str, tuple[float, float]]:
    """By level its strength and the error of it: the likeliest, a newcomer's as what is believed
    before any game; then moved so that `medium` is in the middle."""
    levels = sorted({level for order in orders for level in _levels(order)})
    means = np.full(len(levels), MIDDLE)
    for _ in range(50):
        slope, bend = _slope_and_bend(levels, means, orders)
        step = np.linalg.solve(bend, slope)
        means = means + np.clip(step, -5, 5)
        if np.abs(step).max() < 1e-9:
            break
    spread = np.linalg.inv(_slope_and_bend(levels, means, orders)[1])
    anchor = levels.index(ANCHOR)
    ratings = {}
    for one, level in enumerate(levels):
        # What counts is how unsure the distance to the anchor is.
        error = (spread[one, one] + spread[anchor, anchor] - 2 * spread[one, anchor]) ** 0.5
        ratings[level] = float(means[one] - means[anchor] + MIDDLE), max(LEAST_ERROR, float(error))
    return ratings


def _slope_and_bend(
    levels: Sequence[str], means: np.ndarray, orders: Orders
) -> tuple[np.ndarray, np.ndarray]:
    """Of the log-likelihood: its gradient, and its second derivatives, which are negative."""
    slope = -(means - MIDDLE) / PRIOR**2
    bend = np.eye(len(levels)) / PRIOR**2
    for order, count in orders.items():
        groups = [[levels.index(level) for level in tied.split("=")] for tied in order.split(">")]
        scale = BETA * sum(map(len, groups)) ** 0.5
        for number, tied in enumerate(groups):
            rest = [one for group in groups[number:] for one in group]
            shares = np.exp(means[rest] / scale)
            shares /= shares.sum()
            for one in tied:
                slope[one] += count / scale
                slope[rest] -= count * shares / scale
                bend[np.ix_(rest, rest)] += (
                    count * (np.diag(shares) - np.outer(shares, shares)) / scale**2
                )
    return slope, bend


def _levels(order: str) -> list[str]:
    return order.replace("=", ">").split(">")


def levels_of(orders: Orders) -> dict[str, Strength]:
    """All levels, the stronger ones that have hardly played by a guess."""
    measured = strengths(orders)
    played = Counter[str]()
    for order, count in orders.items():
        played.update(dict.fromkeys(_levels(order), count))
    rated: dict[str, Strength] = {}
    for level in LEVELS:
        estimated = played[level] < FEWEST
        if estimated and ANCHOR in rated:
            mu, sigma = rated[LEVELS[LEVELS.index(level) - 1]].mu + STEP, STEP_ERROR
        else:
            mu, sigma = measured[level]
        rated[level] = Strength(
            mu=round(mu, 2), sigma=round(sigma, 2), games=played[level], estimated=estimated
        )
    return rated


def play(series: Series, first: int, seconds: float) -> Iterable[Played]:
    """Whole rotations of the seats from a number on, until so much processor time is used."""
    began = time.process_time()
    while time.process_time() - began < seconds:
        yield from play_batch(series, range(first, first + SEATS))
        first += SEATS


def go_on(game: str, known: GameRecord, seconds: float) -> GameRecord:
    """A game's record with what was played now."""
    orders, played = Counter(known.orders), Counter(known.played)
    for field, share in FIELDS.items():
        series = new_series(game, SEATS, field.split(","), known.seed, rotate=True)
        for one in play(series, played[field], share * seconds):
            orders[order_of(one)] += 1
            played[field] += 1
    kept = dict(sorted(orders.items()))
    return GameRecord(
        seed=known.seed, seats=SEATS, played=dict(played), orders=kept, levels=levels_of(kept)
    )


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=200.0, help="of the processor, a game")
    parser.add_argument("--only", choices=list(games()), help="one game")
    asked = parser.parse_args()
    record = msgspec.json.decode(FILE.read_bytes(), type=BotRecord) if FILE.exists() else {}
    for game in [asked.only] if asked.only else list(games()):
        record[game] = go_on(game, record.get(game, GameRecord()), asked.seconds)
        levels = ", ".join(f"{name} {one.mu:.1f}" for name, one in record[game].levels.items())
        print(f"{game}: {sum(record[game].played.values())} games; {levels}", flush=True)
        written = msgspec.json.format(msgspec.json.encode(record, order="sorted"), indent=1)
        FILE.write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
