"""What was used how often, and whether those who used it won more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from ..kernel.actions import ActionTable
from .series import Played
from .statistics import Share, victory, wilson


class Use(msgspec.Struct):
    """One action, kind of action, or element of the board."""

    name: str
    used: Share
    """In how many of all seats played it was used at all."""
    times: float
    """How often, in a seat played."""
    won: Share
    """The victories of those who used it."""
    lift: float
    """By how much they won more often than everybody together."""
    sure: bool
    """Whether the interval of their victories leaves out the rate of everybody."""
    correlation: float
    """Between how often a seat used it and its part in the victory, from -1 to 1."""


def uses(games: Sequence[Played], names: Mapping[int, Sequence[str]]) -> list[Use]:
    """The use of everything that actions stand for: `names` by action index."""
    tallies: dict[str, _Tally] = {}
    shares: list[float] = []
    for game in games:
        if game.course is None:
            continue
        for seat, moves in enumerate(game.course.moves):
            share = victory(game, seat)
            shares.append(share)
            counted = Counter(name for move in moves for name in names.get(move, ()))
            for name, count in counted.items():
                tallies.setdefault(name, _Tally()).add(count, share)
    ordered = sorted(tallies.items(), key=lambda entry: -entry[1].seats)
    return [tally.use(name, shares) for name, tally in ordered]


class _Tally:
    """What is counted of one name."""

    def __init__(self) -> None:
        self.seats = self.times = self.squares = 0
        self.won = self.times_won = 0.0

    def add(self, count: int, share: float) -> None:
        """A seat used it so often and had such a part in the victory."""
        self.seats += 1
        self.times += count
        self.squares += count * count
        self.won += share
        self.times_won += count * share

    def use(self, name: str, shares: Sequence[float]) -> Use:
        """What it comes to, among all seats played."""
        seats = len(shares)
        par = sum(shares) / seats
        won = wilson(self.won, self.seats)
        mean = self.times / seats
        spread = self.squares / seats - mean**2
        spread_won = sum(share * share for share in shares) / seats - par**2
        together = self.times_won / seats - mean * par
        scale = sqrt(max(spread * spread_won, 0.0))
        return Use(
            name,
            wilson(self.seats, seats),
            mean,
            won,
            won.rate - par,
            not won.low <= par <= won.high,
            together / scale if scale > 1e-9 else 0.0,
        )


def by_kind(actions: ActionTable) -> dict[int, tuple[str]]:
    """Actions stand for their kind."""
    return {action.index: (action.kind.replace("_", " "),) for action in actions}


def by_action(actions: ActionTable) -> dict[int, tuple[str]]:
    """Actions stand for themselves."""
    return {action.index: (action.text,) for action in actions}


def by_element(
    actions: ActionTable, kind: str, labels: Mapping[str, str]
) -> dict[int, tuple[str, ...]]:
    """Actions stand for the elements of one kind that they touch (`card`, `site`, …)."""
    start = f"{kind}:"
    return {
        action.index: tuple(
            labels.get(target[len(start) :], target[len(start) :].replace("_", " "))
            for target in action.targets
            if target.startswith(start)
        )
        for action in actions
    }


def element_kinds(actions: ActionTable) -> list[str]:
    """The kinds of elements that actions touch, in the order of their first mention."""
    kinds: dict[str, set[str]] = {}
    for action in actions:
        for target in action.targets:
            kind, colon, rest = target.partition(":")
            if colon:
                kinds.setdefault(kind, set()).add(rest)
    return [kind for kind, found in kinds.items() if len(found) > 1]


def element_labels(data: Any) -> dict[str, str]:
    """By id, the English names in a components file."""
    labels: dict[str, str] = {}
    for table in _tables(data):
        name = table.get("name")
        if "id" in table and isinstance(name, dict) and "en" in name:
            labels.setdefault(str(table["id"]), str(name["en"]))
    return labels


def _tables(data: Any) -> Iterable[Mapping[str, Any]]:
    if isinstance(data, Mapping):
        yield data
        for value in data.values():
            yield from _tables(value)
    elif isinstance(data, list):
        for value in data:
            yield from _tables(value)
