"""The page of an experiment: for people who know games and not statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from .. import __version__
from ..arena import plots
from ..arena.choices import COPIES, SIMULATIONS
from ..arena.comparison import Change, Comparison, Worth, pairs
from ..arena.report import page, point_sources, section, table
from ..kernel import registry
from ..kernel.differences import Difference
from ..locale import say
from .experiment import Experiment
from .variant import Variant
from .words import Telling, digits_of, striking

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
        """The whole page; `experiments` by the bots that played, the first one is shown in full."""
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
            self._again(list(experiments.values())),
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
            f"<div>{differs}<p>{escape(self.say('sure-help'))}</p>"
            f'<p><a href="#again">{escape(self.say("reproduce"))}</a></p></div></div></section>'
        )

    def called(self, one: Difference) -> str:
        """What people call a number that differs."""
        name = one.name.get(self.language) or one.name.get("en") or one.key
        within = one.within.get(self.language) or one.within.get("en") or ""
        if within.isdecimal():  # of a round, of so many players
            return f"{name} ({within})"
        return f"{within}: {name}" if within else name

    def _scores(self, experiment: Experiment, comparison: Comparison) -> str:
        a, b = pairs(experiment.original.games(), experiment.changed.games())
        spread = {
            self.say("original"): [float(score) for game in a for score in game.scores],
            self.say("variant"): [float(score) for game in b for score in game.scores],
        }
        title = self.say("group-scores")
        caption = escape(self.say("spread"))
        drawn = (
            f"<figure>{plots.histogram(title, spread)}<figcaption>{caption}</figcaption></figure>"
        )
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
        return section(title, "", body)

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
                self._difference(one),
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
        if one.measure.key == "seat-wins":
            return self.say("seat", of=one.measure.of)
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
        moved = [one for one in changes if any((one.difference, one.low, one.high))]
        shown = moved if group == "actions" else changes
        body = self._changes(shown, short=group in ("endings", "actions")) if shown else ""
        if same := len(changes) - len(shown):
            body += f"<p>{escape(self.say('same', count=same))}</p>"
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
            a, b, low, high = map(self._number(one), (one.a, one.b, one.low, one.high))
            label = self._label(one) if short else self.telling.figure(one.measure)
            rows.append([escape(label), a, b, self._coloured(one), _apart(f"{low} …", high)])
        return table(["", *map(self.say, ("original", "variant", "change", "interval"))], rows)

    def _number(self, one: Change) -> Callable[[float], str]:
        """Writes the numbers of a row, all with the same digits."""
        digits = digits_of(one)
        return lambda value: self.telling.number(one.measure, value, digits=digits)

    def _difference(self, one: Change) -> str:
        return self.telling.number(one.measure, one.difference, True, digits_of(one))

    def _coloured(self, one: Change) -> str:
        return _surely(self._difference(one), one.difference, one.sure)

    def _lifts(self, one: Worth) -> str:
        before = self._lift(one.used_a, one.lift_a, one.sure_a)
        after = self._lift(one.used_b, one.lift_b, one.sure_b)
        return _apart(f"{before} →", after) if {before, after} != {"–"} else "–"

    def _lift(self, used: float, lift: float, sure: bool) -> str:
        """By how much those who used it won more often; what everybody used tells nothing."""
        if used in (0.0, 1.0):
            return "–"
        return _surely(self.telling.points_of_per_cent(lift), lift, sure)

    def _things(self, comparison: Comparison) -> list[str]:
        kinds = dict.fromkeys(one.kind for one in comparison.worth)
        titles = {kind: title for kind in kinds if (title := self.telling.kind(kind)) is not None}
        explanation = self.say("worth-help")
        cards = []
        for kind, title in titles.items():
            cards.append(self._kind(title, kind, comparison, explanation))
            explanation = ""  # once is enough
        return cards

    def _kind(self, title: str, kind: str, comparison: Comparison, explanation: str) -> str:
        times = {one.measure.of: one for one in comparison.of(f"thing:{kind}")}
        rows = []
        for one in comparison.worth:
            if one.kind != kind:
                continue
            used = times[one.name]
            before, after = map(self._number(used), (used.a, used.b))
            rows.append(
                [
                    escape(self.telling.words.thing(kind, one.name)),
                    _apart(f"{self.telling.share(one.used_a)} →", self.telling.share(one.used_b)),
                    _apart(f"{before} →", _surely(after, used.difference, used.sure)),
                    self._lifts(one),
                ]
            )
        headings = ["", *map(self.say, ("used-by", "times", "worth"))]
        return section(
            title, explanation, table(headings, rows, lambda left: self.say("rest", count=left))
        )

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

    def _again(self, experiments: Sequence[Experiment]) -> str:
        first, *others = experiments
        series = first.changed.series
        usual = registry.descriptor(series.game).about.settle()
        other = {key: value for key, value in series.options.items() if usual.get(key) != value}
        parts = [
            f"tawantin {self.subject.command} --games {first.played} --seats {series.seats}",
            f"--bots {_bots(first)}",
            *([f"--also {','.join(map(_bots, others))}"] if others else []),
            *(["--strategies"] if first.strategies else []),
            f"--seed {series.seed}",
            *(f"--option {key}={value}".lower() for key, value in other.items()),
            "--report report.html",
        ]
        text = (
            f"# Tawantin {__version__}, {self.subject.digest}\n{' '.join(parts)}\n\n"
            f"{self.subject.file}"
        )
        body = f'<pre id="again">{escape(text)}</pre>'
        return section(self.say("reproduce"), "", body, wide=True)


def _bots(experiment: Experiment) -> str:
    """The bots of an experiment as commands name them."""
    return ",".join(dict.fromkeys(experiment.changed.series.bots))


def _surely(text: str, difference: float, sure: bool) -> str:
    """What is sure is bold and coloured."""
    return f'<span class="{"up" if difference > 0 else "down"}">{text}</span>' if sure else text


def _apart(*parts: str) -> str:
    """Parts that a narrow page may put under each other, but never break."""
    return " ".join(f'<span class="whole">{part}</span>' for part in parts)
