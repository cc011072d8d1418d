"""The pages of a sweep and of a screening: curves, heat maps, a ranked chart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from ..arena.measures import Measure
from ..arena.plots import WIDTH, Axis, ticks, written
from ..arena.report import STYLE, page, section
from ..kernel import registry
from ..locale import say
from .export import written as csv
from .sensitivity import Effect, names_of
from .sweep import Sweep
from .words import Telling

SHOWN: Final = (
    "seat-wins", "winning-score", "margin", "losing-score", "decisions", "rounds",
    "halfway-leader-wins", "known-from", "lead-changes", "real-choices",
)  # fmt: skip
"""The figures of a sweep that get a curve, besides the sources of points."""
DRAWN: Final = ("winning-score", "decisions")
"""The figures of the drawing of a sweep."""
LETTERS: Final = 30
"""How wide the label of a value is."""
CURVE: Final = 238
"""How high a curve is."""
RANKED: Final = ("seat-wins", "margin", "winning-score", "decisions", "halfway-leader-wins")
MOST_RANKED: Final = 15
LONGEST: Final = 58
"""Letters of a label over its bar."""


def sweep_page(sweep: Sweep, language: str) -> str:
    """Curves of one number, or heat maps of two."""
    telling = Telling(sweep.game, language)
    names = names_of(sweep.game, language)
    what = " × ".join(names.get(axis.place, axis.place) for axis in sweep.axes)
    name = registry.descriptor(sweep.game).about.name[language]
    about = say(
        language,
        "workshop-sweep-about",
        games=sweep.games,
        seats=sweep.seats,
        bots=sweep.bots,
    )
    draw = _curve if len(sweep.axes) == 1 else _heat_map
    chosen = [m for m in sweep.measures() if m.key in SHOWN or m.group == "points"]
    sections = [
        section(telling.figure(measure), "", draw(sweep, measure, telling))
        for measure in chosen
        if len({one.b for point in sweep.points if (one := point.of(measure)) is not None}) > 1
    ]
    title = say(language, "workshop-sweep-title", game=name, what=what)
    return page(title, about, [*sections, _again(sweep, language)], _problems(sweep), language)


def sweep_plot(sweep: Sweep, language: str) -> str:
    """Curves of one number as a stand-alone drawing: the winner's score, the length."""
    telling = Telling(sweep.game, language)
    place = sweep.axes[0].place
    what = names_of(sweep.game, language).get(place, place)
    chosen = [one for one in sweep.measures() if one.key in DRAWN]
    panels = []
    for number, measure in enumerate(chosen):
        top = number * (CURVE + 44)
        heading = escape(f"{telling.figure(measure)} ({what})")
        curve = _curve(sweep, measure, telling)
        panels.append(
            f'<text x="10" y="{top + 22}">{heading}</text>'
            + curve.replace("<svg ", f'<svg y="{top + 32}" height="{CURVE}" ', 1)
        )
    height = len(chosen) * (CURVE + 44)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'role="img" aria-label="{escape(what)}"><style>{STYLE.read_text()}</style>'
        f'<rect width="100%" height="100%" style="fill:var(--card)"/>{"".join(panels)}</svg>\n'
    )


def _problems(sweep: Sweep) -> str:
    said = dict.fromkeys(
        f"{', '.join(map(str, point.values))}: {point.problem}"
        for point in sweep.points
        if point.problem
    )
    return "".join(f'<p class="warning">{escape(one)}</p>' for one in said)


def _again(sweep: Sweep, language: str) -> str:
    sets = " ".join(
        f"--set '{axis.place}={','.join(map(str, axis.values))}'" for axis in sweep.axes
    )
    command = (
        f"tawantin sweep {sweep.game} {sets} --games {sweep.games} --seats {sweep.seats} "
        f"--bots {sweep.bots} --seed {sweep.seed}"
    )
    body = f"<pre>{escape(command)}</pre>"
    return section(say(language, "workshop-reproduce"), "", body, wide=True)


def _curve(sweep: Sweep, measure: Measure, telling: Telling) -> str:
    """The figure over the values, with its interval as a band."""
    known = [
        (point.values[0], one) for point in sweep.points if (one := point.of(measure)) is not None
    ]
    percent = measure.unit == "share"

    def within(figure: float) -> float:
        """What is more than all games, or fewer than none, is no share."""
        return min(1.0, max(0.0, figure)) if percent else figure

    low = min(within(one.b - one.error_b) for _, one in known)
    high = max(within(one.b + one.error_b) for _, one in known)
    space = (high - low) * 0.06 or 0.5
    x = Axis(known[0][0], known[-1][0], 58, WIDTH - 18)
    y = Axis(within(low - space), within(high + space), 210, 10)
    body = []
    up = ticks(y.low, y.high, 4)
    for value, text in zip(up, written(up, percent), strict=True):
        body.append(
            f'<line x1="58" y1="{y(value):.1f}" x2="{x.end}" y2="{y(value):.1f}" class="grid"/>'
            f'<text x="50" y="{y(value) + 4:.1f}" text-anchor="end" class="tick">{text}</text>'
        )
    each = -(-len(known) * LETTERS // int(x.end - x.start))  # labels that do not touch
    for value, _ in known[::each]:
        body.append(
            f'<text x="{x(value):.1f}" y="230" text-anchor="middle" class="tick">{value}</text>'
        )
    printed = sweep.axes[0].printed
    if x.low <= printed <= x.high:
        body.append(
            f'<line x1="{x(printed):.1f}" y1="10" x2="{x(printed):.1f}" y2="210" class="par"/>'
        )
    band = [f"{x(v):.1f},{y(within(one.b + one.error_b)):.1f}" for v, one in known]
    band += [f"{x(v):.1f},{y(within(one.b - one.error_b)):.1f}" for v, one in reversed(known)]
    body.append(f'<polygon points="{" ".join(band)}" class="band"/>')
    line = " ".join(f"{x(v):.1f},{y(one.b):.1f}" for v, one in known)
    body.append(f'<polyline points="{line}" class="variant"/>')
    for v, one in known:
        label = telling.number(measure, one.b)
        kind = "variant" if one.sure else "hollow"
        body.append(
            f'<path d="M{x(v):.1f} {y(one.b) - 6:.1f}l6 6l-6 6l-6 -6Z" class="{kind}">'
            f"<title>{v}: {label}</title></path>"
        )
    return _svg(CURVE, telling.figure(measure), body)


def _heat_map(sweep: Sweep, measure: Measure, telling: Telling) -> str:
    """The figure on the grid: darker is more; the printed numbers have an edge."""
    across, up = sweep.axes[1].values, sweep.axes[0].values
    by_values = {point.values: point.of(measure) for point in sweep.points}
    known = [one.b for one in by_values.values() if one is not None]
    least, most = min(known), max(known)
    left, top = 70.0, 8.0
    width = (WIDTH - left - 10) / len(across)
    height = min(46.0, 300 / len(up))
    body = []
    for row, first in enumerate(reversed(up)):
        y = top + row * height
        body.append(
            f'<text x="{left - 8}" y="{y + height / 2 + 4:.1f}" text-anchor="end">{first}</text>'
        )
        for column, second in enumerate(across):
            one = by_values.get((first, second))
            share = 0.0 if one is None else (one.b - least) / ((most - least) or 1)
            printed = (first, second) == (sweep.axes[0].printed, sweep.axes[1].printed)
            x = left + column * width
            label = "–" if one is None else telling.number(measure, one.b)
            body.append(
                f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{width - 2:.1f}" '
                f'height="{height - 2:.1f}" class="heat{" printed" if printed else ""}" '
                f'style="--heat:{share:.2f}"><title>{label}</title></rect>'
                f'<text x="{x + width / 2:.1f}" '
                f'y="{y + height / 2 + 4:.1f}" text-anchor="middle" '
                f'class="{"over" if share > 0.55 else ""}">'
                f"{label if len(label) * 7.5 < width else ''}</text>"
            )
    bottom = top + len(up) * height
    names = names_of(sweep.game, telling.language)
    rows, columns = (names.get(axis.place, axis.place) for axis in sweep.axes)
    body.append(
        f'<text x="4" y="{bottom + 40:.1f}" class="tick">↑ {escape(rows)}</text>'
        f'<text x="{WIDTH - 10}" y="{bottom + 40:.1f}" text-anchor="end" class="tick">'
        f"{escape(columns)} →</text>"
    )
    for column, second in enumerate(across):
        x = left + (column + 0.5) * width
        body.append(f'<text x="{x:.1f}" y="{bottom + 18:.1f}" text-anchor="middle">{second}</text>')
    return _svg(bottom + 48, telling.figure(measure), body)


def _svg(height: float, title: str, body: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(body)}</svg>"
    )


def screening_page(
    game: str, effects: Sequence[Effect], runs: int, games: int, language: str
) -> str:
    """The numbers that matter most, for each figure that people ask about."""
    telling, names = Telling(game, language), names_of(game, language)
    measures = list(dict.fromkeys(one.measure for one in effects if one.measure.key in RANKED))
    sections = []
    for measure in measures:
        mine = [one for one in effects if one.measure == measure]
        mine.sort(key=lambda one: -abs(one.effect))
        if any(one.effect for one in mine):
            body = _ranked(mine[:MOST_RANKED], telling, names)
            sections.append(section(telling.figure(measure), "", body))
    name = registry.descriptor(game).about.name[language]
    title = f"{name}: {say(language, 'workshop-sensitivity')}"
    about = say(language, "workshop-sensitivity-about", runs=runs, games=games)
    return page(title, about, sections, "", language)


def _ranked(effects: Sequence[Effect], telling: Telling, names: dict[str, str]) -> str:
    """Bars from zero, with intervals, and the numbers beside them."""
    row, left, right = 44, 8.0, WIDTH - 70.0
    ends = [abs(one.effect) + one.error for one in effects] or [1.0]
    x = Axis(-max(ends), max(ends), left, right)
    body = [
        f'<line x1="{x(0):.1f}" y1="2" x2="{x(0):.1f}" y2="{row * len(effects)}" class="grid"/>'
    ]
    for number, one in enumerate(effects):
        y = row * number + 30.0
        a, b = sorted((x(0), x(one.effect)))
        name = names.get(one.factor.place, one.factor.place)
        label = f"{name}: {one.factor.low} → {one.factor.high}"
        shown = label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"
        effect = telling.number(one.measure, one.effect, sign=True)
        body.append(
            f'<rect x="{a:.1f}" y="{y - 8:.1f}" width="{b - a:.1f}" height="16" '
            f'class="effect{"" if one.sure else " unsure"}"><title>{escape(label)}</title></rect>'
            f'<line x1="{x(one.effect - one.error):.1f}" y1="{y}" '
            f'x2="{x(one.effect + one.error):.1f}" y2="{y}" class="whisker"/>'
            f'<text x="{left}" y="{y - 14:.1f}">{escape(shown)}</text>'
            f'<text x="{WIDTH - 2}" y="{y + 4:.1f}" text-anchor="end" '
            f'class="{"value" if one.sure else "tick"}">{effect}</text>'
        )
    return _svg(row * len(effects) + 6, telling.figure(effects[0].measure), body)


def sweep_csv(sweep: Sweep) -> str:
    """A row for each figure of each point."""
    head = [*(axis.place for axis in sweep.axes), "group", "figure", "of", "value", "half_interval"]
    rows = (
        [
            *point.values,
            one.measure.group,
            one.measure.key,
            one.measure.of,
            one.b,
            one.error_b,
            one.difference,
            one.low,
            one.high,
            int(one.sure),
        ]
        for point in sweep.points
        for one in point.changes
    )
    return csv([*head, "difference", "low", "high", "sure"], rows)


def screening_csv(effects: Sequence[Effect]) -> str:
    """A row for each effect."""
    head = ["number", "low", "high", "figure", "of", "effect", "half_interval", "sure"]
    rows = (
        [
            one.factor.place,
            one.factor.low,
            one.factor.high,
            one.measure.key,
            one.measure.of,
            one.effect,
            one.error,
            int(one.sure),
        ]
        for one in effects
    )
    return csv(head, rows)
