"""How two sets of numbers differ in effect: same bots, same seeds, every game with its twin.

Both series draw from the same chance (common random numbers), so luck is largely the same in both
and differences are those of the rules; errors are those of the differences of pairs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from statistics import fmean
from typing import Any

import msgspec

from ..kernel.game import Game
from . import usage
from .measures import Measure, Uses, Value, measures, times_used
from .run import BadResults, Results
from .series import Played, prepare
from .significance import discoveries, paired, reach
from .statistics import wilson


class Change(msgspec.Struct):
    """One figure in both, and whether it surely changed."""

    measure: Measure
    a: float
    b: float
    difference: float
    low: float
    """The difference lies with 95 % between this …"""
    high: float
    """… and this."""
    error_a: float
    """Half the width of the 95 % interval of `a` alone."""
    error_b: float
    luck: float | None
    """How probable it is that luck alone goes as far; None if too few games can tell."""
    games: int = 0
    """Pairs of games that it rests on."""
    sure: bool = False
    """Whether it holds when all figures of the comparison are tested together."""


class Worth(msgspec.Struct):
    """By how much more often than everybody those who used something won, in both."""

    kind: str
    name: str
    used_a: float
    """In what share of seats."""
    used_b: float
    lift_a: float
    lift_b: float
    sure_a: bool
    sure_b: bool


class Comparison(msgspec.Struct):
    """Everything that two series say."""

    games: int
    """Pairs of games."""
    changes: list[Change]
    worth: list[Worth]
    broken: tuple[int, int]
    """Games that broke off."""
    problems: list[str]
    """Why, each reason once."""

    def of(self, group: str) -> list[Change]:
        """The changes of one group."""
        return [change for change in self.changes if change.measure.group == group]


def change(measure: Measure, a: Sequence[float], b: Sequence[float]) -> Change:
    """A figure in both series, game by game: the same game began with the same seed in both."""
    differences = [after - before for before, after in zip(a, b, strict=True)]
    error, luck = paired(differences)
    middle, half = fmean(differences), reach(len(differences)) * error
    return Change(
        measure,
        fmean(a),
        fmean(b),
        middle,
        middle - half,
        middle + half,
        _half(a),
        _half(b),
        luck,
        len(differences),
    )


def _half(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean; what was never seen in few games may still
    happen, so the interval of a rate has its wider side on both."""
    if set(values) <= {0.0, 1.0}:
        share = wilson(sum(values), len(values))
        return max(share.rate - share.low, share.high - share.rate)
    return reach(len(values)) * paired(values)[0]


def pairs(a: Sequence[Played], b: Sequence[Played]) -> tuple[list[Played], list[Played]]:
    """The games that both series have, in the same order."""
    second = {game.number: game for game in b}
    both = [(game, second[game.number]) for game in a if game.number in second]
    return [one for one, _ in both], [other for _, other in both]


def compare(
    first: Results, second: Results, *, things: bool = True, more: Sequence[Change] = ()
) -> Comparison:
    """What changed from the first series to the second; with `things` also how each thing of the
    game was used. `more` are changes that were found elsewhere, to be weighed with these."""
    a, b = pairs(first.games(), second.games())
    if not a:
        raise BadResults("No game was finished with both sets of numbers: nothing to compare.")
    changes = [
        change(measure, *both)
        for measure, value in measures([*a, *b])
        if all(both := _answers(value, a, b))
    ]
    worth: list[Worth] = []
    if things and a[0].course is not None:
        kinds = _kinds(prepare(first.series)), _kinds(prepare(second.series))
        changes += chain.from_iterable(
            _thing_changes(kind, (a, kinds[0][kind]), (b, kinds[1][kind]))
            for kind in kinds[0]
            if kind in kinds[1]
        )
        worth = _worth(a, b, kinds)
    changes += more
    for one, sure in zip(changes, discoveries([one.luck for one in changes]), strict=True):
        one.sure = sure
    problems = [*first.broken.values(), *second.broken.values()]
    return Comparison(
        len(a),
        changes,
        worth,
        (len(first.broken), len(second.broken)),
        list(dict.fromkeys(problems)),
    )


def _answers(
    value: Value, a: Sequence[Played], b: Sequence[Played]
) -> tuple[list[float], list[float]]:
    """What the pairs of games say to one question, where both say anything."""
    asked = zip(map(value, a), map(value, b), strict=True)
    known = [(one, other) for one, other in asked if one is not None and other is not None]
    return [one for one, _ in known], [other for _, other in known]


def _kinds(game: Game[Any]) -> dict[str, Uses]:
    """By kind of thing, what each action uses."""
    actions = game.actions
    return {
        kind: usage.by_element(
            actions, kind, {one: one for one in usage.element_ids(actions, kind)}
        )
        for kind in usage.element_kinds(actions)
    }


def _thing_changes(
    kind: str, a: tuple[Sequence[Played], Uses], b: tuple[Sequence[Played], Uses]
) -> Iterator[Change]:
    before, after = times_used(*a), times_used(*b)
    never = [0.0] * len(a[0])
    for name in dict.fromkeys([*before, *after]):
        measure = Measure(f"thing:{kind}", "thing", name, "times")
        yield change(measure, before.get(name, never), after.get(name, never))


def _worth(
    a: Sequence[Played], b: Sequence[Played], kinds: tuple[dict[str, Uses], dict[str, Uses]]
) -> list[Worth]:
    tables: list[dict[str, Mapping[str, usage.Use]]] = []
    for games, mine in zip((a, b), kinds, strict=True):
        counted = {kind: usage.uses(games, uses) for kind, uses in mine.items()}
        usage.weigh(counted.values())
        tables.append({kind: {use.name: use for use in uses} for kind, uses in counted.items()})
    before, after = tables
    return [
        Worth(
            kind,
            name,
            one.used.rate,
            other.used.rate,
            one.lift,
            other.lift,
            one.sure,
            other.sure,
        )
        for kind in before
        if kind in after
        for name, one in before[kind].items()
        if (other := after[kind].get(name)) is not None
    ]
