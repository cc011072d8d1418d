"""What a series of games says, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from .series import Played

Z: Final = 1.96
"""Intervals have 95 % confidence."""
Z_STOP: Final = 3.29
"""To stop early we check repeatedly, so each check must be surer: 99.9 %."""
FEWEST: Final = 20
"""Fewer games never decide."""


class Share(msgspec.Struct):
    """How often something happened, with the interval in which the true rate lies."""

    count: float
    of: int
    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.rate:.1%} ({self.low:.1%} to {self.high:.1%})"


class Mean(msgspec.Struct):
    """A mean with its interval, and the spread of single values."""

    mean: float
    low: float
    high: float
    deviation: float
    least: float
    most: float


class Standing(msgspec.Struct):
    """How one bot, or one seat, did."""

    name: str
    seats_played: int
    par: float
    """The share of victories that everybody gets if all are equal."""
    victories: Share
    score: Mean
    place: float
    rating: float | None = None
    """On a scale where a newcomer has 1500; see `ratings`."""
    rating_error: float | None = None


class Summary(msgspec.Struct):
    """What `--json` prints."""

    game: str
    seats: int
    games: int
    seed: int
    standings: list[Standing]
    by_seat: list[Standing]
    endings: dict[str, Share]
    decisions: Mean
    winning_score: Mean
    margin: Mean
    """Points between the first and the second."""
    seconds: float
    """Processor seconds of all games together."""
    decisions_per_second: float


def wilson(count: float, of: int, z: float = Z) -> Share:
    """A rate with its Wilson score interval.

    >>> str(wilson(8, 10))
    '80.0% (49.0% to 94.3%)'
    """
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    rate = count / of
    centre = (rate + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of))
    return Share(count, of, rate, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float]) -> Mean:
    """A mean with its interval.

    >>> mean([1, 2, 3]).mean
    2.0
    """
    if not values:
        return Mean(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    middle = fmean(values)
    deviation = stdev(values) if len(values) > 1 else 0.0
    half = Z * deviation / sqrt(len(values))
    return Mean(middle, middle - half, middle + half, deviation, min(values), max(values))


def victory(game: Played, seat: int) -> float:
    """The seat's part in the victory: those who share it have a part each."""
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def standings(games: Sequence[Played], who: Callable[[Played, int], str]) -> list[Standing]:
    """How each did: `who` says whom a seat of a game stands for."""
    seats: dict[str, list[tuple[Played, int]]] = {}
    for game in games:
        for seat in range(len(game.places)):
            seats.setdefault(who(game, seat), []).append((game, seat))
    standings = []
    for name, played in seats.items():
        won = sum(victory(game, seat) for game, seat in played)
        standings.append(
            Standing(
                name,
                len(played),
                fmean(1 / len(game.places) for game, _ in played),
                wilson(won, len(played)),
                mean([game.scores[seat] for game, seat in played]),
                fmean(game.places[seat] for game, seat in played),
            )
        )
    return standings


def bot_of(game: Played, seat: int) -> str:
    """The name of the bot in a seat."""
    return game.bots[seat]


def seat_of(game: Played, seat: int) -> str:
    """The name of a seat."""
    return f"seat {seat}"


def ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """By bot, its rating and the error of it: Plackett-Luce over the places of all games.

    A newcomer has 1500 with an error of 333 (openskill's 25 and 8.33, times 40, on a scale people
    know). A bot that sits on several seats of a game learns from all of them at once.
    """
    model = PlackettLuce()
    known = {name: model.rating(name=name) for game in games for name in game.bots}
    for game in games:
        teams = [[model.create_rating([known[n].mu, known[n].sigma])] for n in game.bots]
        if len(set(game.bots)) < 2:
            continue
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for name in set(game.bots):
            mine = [team[0] for team, bot in zip(after, game.bots, strict=True) if bot == name]
            known[name].mu = fmean(rating.mu for rating in mine)
            known[name].sigma = fmean(rating.sigma for rating in mine)
    return {
        name: (1500 + 40 * (rating.mu - 25), 40 * rating.sigma) for name, rating in known.items()
    }


def by_strength(games: Sequence[Played]) -> list[Standing]:
    """The bots, the best first, with ratings where there are several."""
    bots = standings(games, bot_of)
    if len(bots) > 1:
        rated = ratings(games)
        for standing in bots:
            standing.rating, standing.rating_error = rated[standing.name]
    return sorted(bots, key=lambda standing: -standing.victories.rate)


def decided(games: Sequence[Played]) -> bool:
    """Whether one bot is surely the best: its interval lies above that of every other."""
    if len(games) < FEWEST:
        return False
    bots = standings(games, bot_of)
    intervals = [wilson(s.victories.count, s.seats_played, Z_STOP) for s in bots]
    best = max(intervals, key=lambda share: share.rate)
    return len(bots) > 1 and all(s is best or s.high < best.low for s in intervals)


def summarise(game: str, seats: int, seed: int, games: Sequence[Played]) -> Summary:
    """Everything reported about a series, without its course."""
    endings = Counter(played.ending for played in games)
    ordered = [sorted(played.scores, reverse=True) for played in games]
    seconds = sum(played.seconds for played in games)
    decisions = [played.decisions for played in games]
    return Summary(
        game=game,
        seats=seats,
        games=len(games),
        seed=seed,
        standings=by_strength(games),
        by_seat=standings(games, seat_of),
        endings={ending: wilson(count, len(games)) for ending, count in endings.most_common()},
        decisions=mean(decisions),
        winning_score=mean([scores[0] for scores in ordered]),
        margin=mean([scores[0] - scores[1] for scores in ordered if len(scores) > 1]),
        seconds=seconds,
        decisions_per_second=sum(decisions) / seconds if seconds else 0.0,
    )
