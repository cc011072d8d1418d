"""How often everything was used, and whether those who used it won more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from ..kernel.actions import ActionTable
from .series import Course, Played
from .significance import Victories, discoveries
from .statistics import Share, victory, wilson

Z_HABIT: Final = 3.29
"""Bots differ in a habit when their intervals of 99.9 % do not meet."""


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
    correlation: float
    """Between how often a seat used it and its part in the victory, from -1 to 1."""
    luck: float | None
    """How probable it is that luck alone goes as far; None if too few games can tell."""
    by_bot: dict[str, Share]
    """For each bot, in how many of its seats it was used."""
    sure: bool = False
    """Whether it holds when all questions of a report are tested together."""

    @property
    def habit(self) -> bool:
        """Whether the bots surely differ in using it."""
        shares = [wilson(share.count, share.of, Z_HABIT) for share in self.by_bot.values()]
        return len(shares) > 1 and max(s.low for s in shares) > min(s.high for s in shares)


def uses(games: Sequence[Played], names: Mapping[int, Sequence[str]]) -> list[Use]:
    """The use of everything that actions stand for: `names` by action index."""
    known = [(game, game.course) for game in games if game.course is not None]
    seats = _Seats(known)
    tallies: dict[str, _Tally] = {}
    for game, course in known:
        shares = [victory(game, seat) for seat in range(len(game.places))]
        counted = [
            Counter(name for move in moves for name in names.get(move, ()))
            for moves in course.moves
        ]
        for name in dict.fromkeys(name for counts in counted for name in counts):
            times = [counts[name] for counts in counted]
            tallies.setdefault(name, _Tally()).add(times, shares, game.bots)
    ordered = sorted(tallies.items(), key=lambda entry: -entry[1].seats)
    return [tally.use(name, seats) for name, tally in ordered]


class _Seats:
    """All seats played, whatever they used."""

    def __init__(self, known: Sequence[tuple[Played, Course]]) -> None:
        shares = [victory(game, seat) for game, _ in known for seat in range(len(game.places))]
        self.count = len(shares)
        self.par = sum(shares) / max(len(shares), 1)
        self.spread = sum(share * share for share in shares) / max(len(shares), 1) - self.par**2
        self.by_bot = Counter(bot for game, _ in known for bot in game.bots)


class _Tally:
    """What is counted of one name."""

    def __init__(self) -> None:
        self.seats = self.times = self.squares = 0
        self.won = self.times_won = 0.0
        self.by_bot: Counter[str] = Counter()
        self.victories = Victories()

    def add(self, times: Sequence[int], shares: Sequence[float], bots: Sequence[str]) -> None:
        """A game: by seat, how often it was used, the part in the victory, and who played."""
        self.victories.add(shares, [count > 0 for count in times])
        for count, share, bot in zip(times, shares, bots, strict=True):
            if count:
                self.seats += 1
                self.times += count
                self.squares += count * count
                self.won += share
                self.times_won += count * share
                self.by_bot[bot] += 1

    def use(self, name: str, all_seats: _Seats) -> Use:
        """What it comes to, among all seats played."""
        seats, par = all_seats.count, all_seats.par
        won = wilson(self.won, self.seats)
        mean = self.times / seats
        spread = self.squares / seats - mean**2
        together = self.times_won / seats - mean * par
        scale = sqrt(max(spread * all_seats.spread, 0.0))
        return Use(
            name,
            wilson(self.seats, seats),
            mean,
            won,
            won.rate - par,
            together / scale if scale > 1e-9 else 0.0,
            self.victories.chance(),
            {bot: wilson(self.by_bot[bot], of) for bot, of in all_seats.by_bot.items()},
        )


def weigh(tables: Iterable[Sequence[Use]]) -> None:
    """Say of each use whether it is sure, all of a report weighed together."""
    every = [use for uses in tables for use in uses]
    for use, sure in zip(every, discoveries([use.luck for use in every]), strict=True):
        use.sure = sure


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
    return [kind for kind, ids in kinds.items() if len(ids) > 1]


def element_labels(data: Any, kind: str, ids: Collection[str]) -> dict[str, str]:
    """The English names that a components file has for the elements of a kind.

    They stand in the tables named after the kind (`task`, `start_task`, `sites`); else in the one
    table that knows every id. A number that happens to be the id of something else gets no name.
    """
    tables = list(_named_tables(data, ""))
    like = [names for key, names in tables if f"_{key.removesuffix('s')}".endswith(f"_{kind}")]
    if not like:
        like = [names for _, names in tables if names.keys() >= set(ids)][:1]
    return {key: name for names in like for key, name in names.items()}


def element_ids(actions: ActionTable, kind: str) -> list[str]:
    """All elements of a kind that actions touch."""
    start = f"{kind}:"
    targets = (target for action in actions for target in action.targets)
    return list(dict.fromkeys(t[len(start) :] for t in targets if t.startswith(start)))


def _named_tables(data: Any, key: str) -> Iterable[tuple[str, dict[str, str]]]:
    """Lists of things with ids and names: the key of each, and the names by id."""
    if isinstance(data, Mapping):
        for inner, value in data.items():
            yield from _named_tables(value, inner)
    elif isinstance(data, list):
        named = {str(table["id"]): _english(table) for table in data if _english(table)}
        if named:
            yield key, named


def _english(table: Any) -> str:
    if not isinstance(table, Mapping) or "id" not in table:
        return ""
    name = table.get("name")
    return str(name.get("en", "")) if isinstance(name, Mapping) else ""
