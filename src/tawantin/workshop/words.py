"""Figures in words: what they are called, and what a change of one means, in four languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from babel.numbers import format_percent

from ..arena.comparison import Change, Comparison
from ..arena.measures import Measure
from ..arena.significance import FEWEST_GAMES
from ..kernel import registry
from ..locale import Words, say
from ..locale.figures import figure, signed

MOST_SENTENCES: Final = 8
KINDS: Final = {
    "points-from": "item",
    "decides": "item",
    "ends-by": "ending",
    "strategy-wins": "item",
    "strategy-gains": "item",
}
"""Of what kind of a game's things a measure is."""


class Telling:
    """Words about the figures of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.language: Final = language
        self.words: Final = Words(language, registry.descriptor(game))

    def of(self, measure: Measure) -> str:
        """What the figure is about: a seat, a source of points, a thing."""
        group, _, kind = measure.group.partition(":")
        if group == "thing":
            return self.words.thing(kind, measure.of)
        if measure.key in KINDS:
            return self.words.thing(KINDS[measure.key], measure.of)
        if measure.key == "action":
            return self.words.moves(measure.of)
        return measure.of.replace("_", " ")

    def figure(self, measure: Measure) -> str:
        """What the figure is called."""
        return say(self.language, f"workshop-figure-{measure.key}", of=self.of(measure))

    def kind(self, kind: str) -> str | None:
        """What components of a kind are called together; None where nobody cares."""
        name = self.words.say(f"kind-{kind.replace('_', '-')}")
        return None if name.startswith("kind-") else name

    def number(
        self, measure: Measure, value: float, sign: bool = False, digits: int | None = None
    ) -> str:
        """A value of the figure, with as many digits behind the comma as its row has."""
        share = measure.unit == "share"
        shown = 1 if share else _digits(value) if digits is None else digits
        text = (signed if sign else figure)(value * 100 if share else value, self.language, shown)
        return f"{text} %" if share else text

    def share(self, value: float) -> str:
        """A share of all, in whole per cent."""
        return format_percent(value, "#,##0 %", locale=self.language)

    def points_of_per_cent(self, value: float) -> str:
        """A difference of two shares, with its sign."""
        return signed(value * 100, self.language)

    def size(self, measure: Measure, value: float, digits: int | None = None) -> str:
        """How large a difference is, with its unit."""
        shown = self._plain(measure, value, digits)
        return say(self.language, f"workshop-size-{measure.unit}", n=shown)

    def _plain(self, measure: Measure, value: float, digits: int | None) -> str:
        share = measure.unit == "share"
        shown = 1 if share else _digits(value) if digits is None else digits
        return figure(value * 100 if share else value, self.language, shown)

    def sentence(self, change: Change) -> str:
        """What a change means."""
        sentence = self._described(change)
        if change.measure.key != "real-choices":
            return sentence
        return f"{sentence} {say(self.language, 'workshop-says-looked', games=change.games)}"

    def _described(self, change: Change) -> str:
        measure = change.measure
        if not change.sure:
            before, after = self.number(measure, change.a), self.number(measure, change.b)
            return say(
                self.language,
                "workshop-says-unsure",
                figure=self.figure(measure),
                before=before,
                after=after,
            )
        message = "workshop-says-wins" if measure.key == "seat-wins" else "workshop-says"
        return self._change(message, change)

    def _change(self, message: str, change: Change) -> str:
        """A difference, its direction and its limits."""
        measure, digits = change.measure, digits_of(change)
        up = change.difference > 0
        low, high = (change.low, change.high) if up else (-change.high, -change.low)
        return say(
            self.language,
            message,
            figure=self.figure(measure),
            of=self.of(measure),
            direction="up" if up else "down",
            size=self.size(measure, abs(change.difference), digits),
            low=self._plain(measure, low, digits),
            high=self._plain(measure, high, digits),
        )

    def summary(self, comparison: Comparison) -> list[str]:
        """The sure changes that matter most, each as a sentence; or that there are none."""
        if comparison.games < FEWEST_GAMES:
            return [self._few(comparison.games)]
        said = [self.sentence(change) for change in striking(comparison.changes)]
        if not said:
            return [say(self.language, "workshop-says-nothing", games=comparison.games)]
        return [*said, *self._seats(comparison)]

    def _seats(self, comparison: Comparison) -> list[str]:
        """What everybody asks about balance, where nothing sure can be said."""
        seats = comparison.of("seats")
        if not seats or any(one.sure for one in seats):
            return []
        widest = max(seats, key=lambda one: abs(one.difference))
        return [self._change("workshop-says-seats", widest)] if widest.difference else []

    def _few(self, games: int) -> str:
        return say(self.language, "workshop-says-few", games=games, fewest=FEWEST_GAMES)


def _digits(value: float) -> int:
    """How many digits behind the point say enough about a figure."""
    return 1 if abs(value) >= 1 or value == 0 else 2


def digits_of(change: Change) -> int:
    """How many digits behind the comma mean anything: those of all numbers of its row."""
    half = (change.high - change.low) / 2
    return 1 if half >= 0.5 or max(abs(change.a), abs(change.b)) >= 100 else 2


def striking(changes: Sequence[Change], most: int = MOST_SENTENCES) -> list[Change]:
    """The sure changes of the game itself, the most certain first; of moves and things only if
    there is room."""
    sure = [change for change in changes if change.sure]
    return sorted(sure, key=_importance)[:most]


def _importance(change: Change) -> tuple[int, float]:
    group = change.measure.group
    rank = GROUPS.index(group) if group in GROUPS else len(GROUPS)
    half = max((change.high - change.low) / 2, 1e-9)
    return rank, -abs(change.difference) / half


GROUPS: Final = (
    "seats", "scores", "length", "tension", "strategies", "points", "endings", "decides", "actions",
)  # fmt: skip
"""From what everybody asks first to details."""
