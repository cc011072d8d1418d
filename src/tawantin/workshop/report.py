"""The page of an experiment: for people who know games and not statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from .. import __version__
from ..arena import plots
from ..arena.choices import COPIES, SIMULATIONS
from ..arena.comparison import Change, Comparison, pairs
from ..arena.report import page, point_sources, section, table
from ..arena.series import Series
from ..kernel import registry
from ..kernel.differences import Difference
from ..locale import say
from .experiment import Experiment
from .variant import Variant
from .words import Telling, striking

CONFIRMED: Final = 12
"""Figures whose change is shown for each kind of bot."""


class Subject(NamedTuple):
    """What is compared."""

    game: str
    name: str
    digest: str
    differences: list[Difference]
    command: str
    """How to begin the command that plays it again."""
    file: str
    """The file that this command reads."""


def subject_of(variant: Variant) -> Subject:
    """A variant against the printed game."""
    command = f"workshop {variant.game} variant.toml"
    file = f"# variant.toml\n{variant.to_toml()}"
    name, digest = variant.name, variant.digest
    return Subject(variant.game, name, digest, variant.differences(), command, file)


class Page:
    """Writes the page in one language."""

    def __init__(self, subject: Subject, language: str) -> None:
        self.subject = subject
        self.language = language
        self.telling = Telling(subject.game, language)

    def say(self, message: str, **values: str | int) -> str:
        """A message of the workshop."""
        return say(self.language, f"workshop-{message}", **values)

    @property
    def title(self) -> str:
        """The game and the variant."""
        name = registry.descriptor(self.subject.game).about.name[self.language]
        return f"{name}: {self.subject.name or self.say('unnamed')}"

    def report(self, experiments: Mapping[str, Experiment]) -> str:
        """The whole page; `experiments` by the bots that played, the first one is told in full."""
        bots, first = next(iter(experiments.items()))
        comparisons = {name: one.comparison() for name, one in experiments.items()}
        comparison, series = comparisons[bots], first.changed.series
        about = self.say("report-about", games=comparison.games, seats=series.seats, bots=bots)
        sections = [
            self._first(comparison),
            self._scores(first, comparison),
            *self._by_bots(comparisons),
            self._dots("seats", comparison, 1 / series.seats, percent=True),
            self._strategies(comparison, series.seats),
            self._points(first, comparison),
            self._dots("decides", comparison, percent=True, help_=self.say("group-decides-help")),
            *(self._group(group, comparison) for group in ("length", "tension", "endings")),
            self._group("actions", comparison),
            *self._things(comparison),
            self._again(series, comparison.games),
        ]
        warnings = self._warnings(comparison, list(experiments))
        return page(self.title, about, filter(None, sections), warnings, self.language)

    # ------------------------------------------------------------ parts

    def _warnings(self, comparison: Comparison, bots: Sequence[str]) -> str:
        said = []
        if sum(comparison.broken):
            problem = "; ".join(comparison.problems[:3])
            said.append(self.say("broken", count=sum(comparison.broken), problem=problem))
        if len(bots) == 1:
            said.append(self.say("habits", bots=bots[0]))
        return "".join(f'<p class="warning">{escape(one)}</p>' for one in said)

    def _first(self, comparison: Comparison) -> str:
        """What everybody reads: what it comes to, and beside it what was changed."""
        lines = "".join(f"<li>{escape(one)}</li>" for one in self.telling.summary(comparison))
        rows = [
            [escape(self.called(one)), escape(one.before), f"<b>{escape(one.after)}</b>"]
            for one in self.subject.differences
        ]
        headings = ["", self.say("original"), self.say("variant")]
        differs = f"<h2>{escape(self.say('what-differs'))}</h2>{table(headings, rows)}"
        short = f'<h2>{escape(self.say("in-short"))}</h2><ul class="short">{lines}</ul>'
        return (
            f'<section class="wide"><div class="first"><div>{short}</div>'
            f"<div>{differs}</div></div></section>"
        )

    def called(self, one: Difference) -> str:
        """What people call a number that differs."""
        name = one.name.get(self.language) or one.name.get("en") or one.key
        within = one.within.get(self.language) or one.within.get("en") or ""
        return f"{within}: {name}" if within else name

    def _scores(self, experiment: Experiment, comparison: Comparison) -> str:
        a, b = pairs(experiment.original.games(), experiment.changed.games())
        spread = {
            self.say("original"): [float(score) for game in a for score in game.scores],
            self.say("variant"): [float(score) for game in b for score in game.scores],
        }
        title = self.say("group-scores")
        drawn = f"<div>{plots.histogram(title, spread)}</div>"
        drawn += self._pairs(title, comparison.of("scores"))
        return section(title, "", f'<div class="plots">{drawn}</div>', wide=True)

    def _points(self, experiment: Experiment, comparison: Comparison) -> str:
        games = pairs(experiment.original.games(), experiment.changed.games())
        rows = {
            self.say(which): {
                self.telling.words.thing("item", item): value
                for item, value in point_sources(played, lambda game, seat: True).items()
            }
            for which, played in zip(("original", "variant"), games, strict=True)
        }
        title = self.say("group-points")
        shown = [one for one in comparison.of("points") if one.a or one.b]
        body = plots.stacked(title, rows) + self._changes(shown, short=True)
        return section(title, self.say("sure-help"), body)

    def _strategies(self, comparison: Comparison, seats: int) -> str:
        """Players bent on one source each: their victories as dots, the rest as a table."""
        changes = comparison.of("strategies")
        if not changes:
            return ""
        wins = [one for one in changes if one.measure.key == "strategy-wins"]
        others = [one for one in changes if one.measure.key != "strategy-wins"]
        title = self.say("group-strategies")
        body = self._pairs(title, wins, 1 / seats, percent=True) + self._changes(
            others, short=False
        )
        return section(title, self.say("group-strategies-help"), body)

    def _dots(
        self,
        group: str,
        comparison: Comparison,
        par: float | None = None,
        *,
        percent: bool = False,
        help_: str = "",
    ) -> str:
        title = self.say(f"group-{group}")
        shown = [one for one in comparison.of(group) if one.a or one.b]
        if not shown:
            return ""
        return section(title, help_, self._pairs(title, shown, par, percent))

    def _pairs(
        self,
        title: str,
        changes: Sequence[Change],
        par: float | None = None,
        percent: bool = False,
    ) -> str:
        rows = [
            plots.Pair(
                self._label(one),
                one.a,
                one.error_a,
                one.b,
                one.error_b,
                self.telling.number(one.measure, one.difference, sign=True),
                one.sure,
            )
            for one in changes
        ]
        return f"<div>{plots.pairs(title, rows, par, percent)}{self._legend()}</div>"

    def _legend(self) -> str:
        return (
            f'<ul class="legend"><li><i class="circle"></i>{escape(self.say("original"))}</li>'
            f'<li><i class="diamond"></i>{escape(self.say("variant"))}</li></ul>'
        )

    def _label(self, one: Change) -> str:
        if one.measure.key in (
            "decides",
            "points-from",
            "ends-by",
            "action",
            "thing",
            "strategy-wins",
        ):
            return self.telling.of(one.measure)
        return self.telling.figure(one.measure)

    def _group(self, group: str, comparison: Comparison) -> str:
        changes = comparison.of(group)
        if not changes:
            return ""
        body = self._changes(changes, short=group in ("endings", "actions"))
        return section(self.say(f"group-{group}"), self._looked(changes), body)

    def _looked(self, changes: Sequence[Change]) -> str:
        """What was looked at to tell real choices, if they are among these."""
        return "".join(
            self.say(
                "real-choices-help",
                decisions=one.games,
                simulations=SIMULATIONS,
                copies=COPIES,
            )
            for one in changes
            if one.measure.key == "real-choices"
        )

    def _changes(self, changes: Sequence[Change], *, short: bool) -> str:
        rows = []
        for one in changes:
            number = self.telling.number
            rows.append(
                [
                    escape(self._label(one) if short else self.telling.figure(one.measure)),
                    number(one.measure, one.a),
                    number(one.measure, one.b),
                    self._coloured(one),
                    _apart(f"{number(one.measure, one.low)} …", number(one.measure, one.high)),
                ]
            )
        return table(["", *map(self.say, ("original", "variant", "change", "interval"))], rows)

    def _coloured(self, one: Change) -> str:
        text = self.telling.number(one.measure, one.difference, sign=True)
        if not one.sure:
            return text
        return f'<span class="{"up" if one.difference > 0 else "down"}">{text}</span>'

    def _lift(self, lift: float, sure: bool) -> str:
        text = self.telling.points_of_per_cent(lift)
        return f'<span class="{"up" if lift > 0 else "down"}">{text}</span>' if sure else text

    def _things(self, comparison: Comparison) -> list[str]:
        cards = []
        for kind in dict.fromkeys(one.kind for one in comparison.worth):
            title = self.telling.kind(kind)
            if title is not None:
                cards.append(self._kind(title, kind, comparison))
        return cards

    def _kind(self, title: str, kind: str, comparison: Comparison) -> str:
        times = {one.measure.of: one for one in comparison.of(f"thing:{kind}")}
        rows = [
            [
                escape(self.telling.words.thing(kind, one.name)),
                _apart(f"{self.telling.share(one.used_a)} →", self.telling.share(one.used_b)),
                self._coloured(times[one.name]),
                _apart(
                    f"{self._lift(one.lift_a, one.sure_a)} →", self._lift(one.lift_b, one.sure_b)
                ),
            ]
            for one in comparison.worth
            if one.kind == kind
        ]
        headings = ["", *map(self.say, ("used-by", "times", "worth"))]
        return section(title, self.say("worth-help"), table(headings, rows), wide=True)

    def _by_bots(self, comparisons: Mapping[str, Comparison]) -> list[str]:
        """What several kinds of bots say about the same change."""
        if len(comparisons) < 2:
            return []
        first = next(iter(comparisons.values()))
        chosen = striking(first.changes, CONFIRMED) or first.of("seats")
        rows = []
        for one in chosen:
            row = [escape(self.telling.figure(one.measure))]
            for comparison in comparisons.values():
                same = [other for other in comparison.changes if other.measure == one.measure]
                row.append(self._coloured(same[0]) if same else "–")
            rows.append(row)
        body = table(["", *comparisons], rows)
        return [section(self.say("by-bots"), self.say("habits-differ"), body)]

    def _again(self, series: Series, games: int) -> str:
        bots = ",".join(dict.fromkeys(series.bots))
        usual = registry.descriptor(series.game).about.settle()
        other = {key: value for key, value in series.options.items() if usual.get(key) != value}
        options = "".join(f" --option {key}={value}" for key, value in other.items())
        command = (
            f"tawantin {self.subject.command} --games {games} --seats {series.seats} "
            f"--bots {bots} --seed {series.seed}{options.lower()}"
        )
        text = f"# Tawantin {__version__}, {self.subject.digest}\n{command}\n\n{self.subject.file}"
        body = f"<pre>{escape(text)}</pre>"
        return section(self.say("reproduce"), "", body, wide=True)


def _apart(*parts: str) -> str:
    """Parts that a narrow page may put under each other, but never break."""
    return " ".join(f'<span class="whole">{part}</span>' for part in parts)
