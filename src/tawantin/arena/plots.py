"""Small plots as inline SVG: no script, no font, no network; they follow the page's colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from textwrap import wrap
from typing import Final, NamedTuple

WIDTH: Final = 480
"""Narrow, so that letters are large enough on a phone."""
PALETTE: Final = (
    "#2A66C2", "#D1701A", "#2E8B6F", "#B62B5A", "#7A5CC0", "#8A6D1B", "#3C8FB3", "#6B6B6B",
)  # fmt: skip
"""Told apart by eyes that see colours differently; labels and order say the same."""


class Bar(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


class Pair(NamedTuple):
    """A value before and after, each with half the width of its interval."""

    label: str
    a: float
    error_a: float
    b: float
    error_b: float
    change: str
    """The change in words."""
    sure: bool


class Dot(NamedTuple):
    """A point of a scatter plot."""

    x: float
    y: float
    label: str
    strong: bool


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers from `low` to `high`.

    >>> ticks(0, 43)
    [0.0, 10.0, 20.0, 30.0, 40.0]
    """
    span = max(high - low, 1e-9)
    step = 10.0 ** floor(log10(span / wanted))
    for factor in (1, 2, 5, 10):
        if span / (step * factor) <= wanted:
            step *= factor
            break
    first = ceil(low / step - 1e-9)
    return [round(n * step, 10) for n in range(first, floor(high / step + 1e-9) + 1)]


def written(marks: Sequence[float], percent: bool = False) -> list[str]:
    """The marks of an axis as texts, with as many digits as keep them apart.

    >>> written([0.0, 0.005, 0.01], percent=True)
    ['0 %', '0.5 %', '1 %']
    """
    if percent:
        return [f"{round(mark * 100, 6):g} %".replace("-", "−") for mark in marks]
    return [f"{mark:g}".replace("-", "−") for mark in marks]


def _svg(height: float, title: str, body: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


class Axis:
    """Maps values to a stretch of pixels."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)


def bars(title: str, rows: Sequence[Bar], par: float | None = None, percent: bool = True) -> str:
    """Horizontal bars with whiskers for their intervals, and a line for par."""
    left, right, row = 150.0, WIDTH - 60.0, 28
    most = max([par or 0.0, *(bar.high for bar in rows)], default=1.0)
    x = Axis(min([0.0, *(bar.low for bar in rows)]), most, left, right)
    bottom = 8 + row * len(rows)
    body = []
    marks = ticks(x.low, x.high)
    for value, text in zip(marks, written(marks, percent), strict=True):
        body.append(_line(x(value), 4, x(value), bottom, "grid"))
        body.append(_text(x(value), bottom + 16, text, "middle", "tick"))
    for n, bar in enumerate(rows):
        y = 8 + row * n
        a, b = sorted((x(0), x(bar.value)))
        body.append(
            f'<rect x="{a:.1f}" y="{y + 4}" width="{b - a:.1f}" height="{row - 12}" '
            f'fill="{PALETTE[0]}" class="bar"><title>{escape(bar.label)}: '
            f"{_in_words(bar, percent)}</title></rect>"
        )
        middle = y + row / 2 - 2
        body.append(_line(x(bar.low), middle, x(bar.high), middle, "whisker"))
        body.append(_text(left - 8, middle + 4, bar.label, "end"))
        shown = f"{bar.value:.1%}" if percent else f"{bar.value:.1f}"
        body.append(_text(WIDTH - 4, middle + 4, shown, "end", "value"))
    if par is not None:
        body.append(_line(x(par), 4, x(par), bottom, "par"))
        body.append(_text(x(par), bottom + 30, "par", "middle", "tick"))
    return _svg(bottom + 36, title, body)


def pairs(title: str, rows: Sequence[Pair], par: float | None = None, percent: bool = False) -> str:
    """Before as a circle, after as a diamond, each with its interval; the change at the right."""
    left, right, row = 172.0, WIDTH - 70.0, 40
    values = [one for p in rows for one in ((p.a, p.error_a), (p.b, p.error_b))]
    ends = [end for value, error in values for end in _ends(value, error, percent)]
    low, high = min(ends), max(ends)
    if par is not None:
        low, high = min(low, par), max(high, par)
    space = (high - low) * 0.04 or 0.5
    x = Axis(max(low - space, 0.0) if low >= 0 else low - space, high + space, left, right)
    bottom = 6.0 + row * len(rows)
    body = []
    marks = ticks(x.low, x.high, 4)
    for value, text in zip(marks, written(marks, percent), strict=True):
        body.append(_line(x(value), 4, x(value), bottom, "grid"))
        body.append(_text(x(value), bottom + 16, text, "middle", "tick"))
    if par is not None:
        body.append(_line(x(par), 4, x(par), bottom, "par"))
    for n, pair in enumerate(rows):
        middle = 6.0 + row * n + row / 2
        body.append(_label(left - 12, middle, pair.label))
        for value, error, y, kind in (
            (pair.a, pair.error_a, middle - 7, "original"),
            (pair.b, pair.error_b, middle + 7, "variant"),
        ):
            start, end = _ends(value, error, percent)
            body.append(_line(x(start), y, x(end), y, f"whisker {kind}"))
            body.append(_spot(x(value), y, kind))
        kind = "value" if pair.sure else "tick"
        body.append(_text(WIDTH - 4, middle + 4, pair.change, "end", kind))
    return _svg(bottom + 24, title, body)


def _ends(value: float, error: float, percent: bool) -> tuple[float, float]:
    """Where an interval ends; no share is under nothing or over all."""
    if not percent:
        return value - error, value + error
    return max(value - error, min(value, 0.0)), min(value + error, max(value, 1.0))


WIDEST_LABEL: Final = 19
"""Letters of a line of a label, at the larger size that phones show."""
LINE: Final = 17.0


def _label(x: float, middle: float, label: str) -> str:
    """A label at the left of its row, in as many lines as it takes."""
    lines = wrap(label, WIDEST_LABEL) or [""]
    top = middle + 4 - LINE * (len(lines) - 1) / 2
    return "".join(_text(x, top + LINE * n, line, "end") for n, line in enumerate(lines))


def _spot(x: float, y: float, kind: str) -> str:
    if kind == "original":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="{kind}"/>'
    return f'<path d="M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6Z" class="{kind}"/>'


def _in_words(bar: Bar, percent: bool) -> str:
    if percent:
        return f"{bar.value:.1%}, between {bar.low:.1%} and {bar.high:.1%}"
    return f"{bar.value:.2f}, between {bar.low:.2f} and {bar.high:.2f}"


def histogram(title: str, series: Mapping[str, Sequence[float]], bins: int = 24) -> str:
    """How values are distributed: one outline per series, each as a share of its own values."""
    values = [value for some in series.values() for value in some]
    low, high = min(values), max(values)
    width = max(1.0, ceil((high - low + 1) / bins))
    count = int((high - low) // width) + 1
    shares = {}
    for name, some in series.items():
        heights = [0.0] * count
        for value in some:
            heights[int((value - low) // width)] += 1 / len(some)
        shares[name] = heights
    x = Axis(low, low + width * count, 48, WIDTH - 12)
    y = Axis(0, max(max(heights) for heights in shares.values()), 200, 12)
    body = _frame(x, y, percent_y=True)
    for n, (_name, heights) in enumerate(shares.items()):
        colour = PALETTE[n % len(PALETTE)]
        path = [f"M{x(low):.1f} {y(0):.1f}"]
        for number, height in enumerate(heights):
            a, b = x(low + number * width), x(low + (number + 1) * width)
            path.append(f"L{a:.1f} {y(height):.1f}L{b:.1f} {y(height):.1f}")
        path.append(f"L{x(low + count * width):.1f} {y(0):.1f}Z")
        body.append(f'<path d="{"".join(path)}" fill="{colour}" stroke="{colour}" class="area"/>')
    return _svg(224, title, body) + _legend(list(shares))


def lines(
    title: str,
    xs: Sequence[float],
    series: Mapping[str, Sequence[float]],
    percent_x: bool = False,
    percent_y: bool = False,
) -> str:
    """How values go on."""
    values = [value for some in series.values() for value in some]
    x = Axis(min(xs), max(xs), 48, WIDTH - 16)
    y = Axis(min(0.0, *values), 1.0 if percent_y else max(values), 200, 12)
    body = _frame(x, y, percent_x, percent_y)
    for n, some in enumerate(series.values()):
        points = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in zip(xs, some, strict=True))
        body.append(f'<polyline points="{points}" stroke="{PALETTE[n % len(PALETTE)]}"/>')
    return _svg(224, title, body) + _legend(list(series))


def stacked(title: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """What totals are made of; what is negative lies left of zero."""
    items = list(dict.fromkeys(i for row in rows.values() for i, value in row.items() if value))
    gains = [sum(v for v in row.values() if v > 0) for row in rows.values()]
    losses = [sum(v for v in row.values() if v < 0) for row in rows.values()]
    x = Axis(min([0.0, *losses]), max([1.0, *gains]), 90, WIDTH - 12)
    bottom = 8 + 30 * len(rows)
    body = []
    for value in ticks(x.low, x.high):
        body.append(_line(x(value), 4, x(value), bottom, "grid"))
        body.append(_text(x(value), bottom + 16, f"{value:g}", "middle", "tick"))
    for n, (name, row) in enumerate(rows.items()):
        top = 12 + 30 * n
        body.append(_text(82, top + 15, name, "end"))
        gained = lost = 0.0
        for item in items:
            value = row.get(item, 0.0)
            start = gained if value > 0 else lost
            a, b = sorted((x(start), x(start + value)))
            colour = PALETTE[items.index(item) % len(PALETTE)]
            faded = 1.0 if items.index(item) < len(PALETTE) else 0.55
            body.append(
                f'<rect x="{a:.1f}" y="{top}" width="{b - a:.1f}" height="22" fill="{colour}" '
                f'fill-opacity="{faded}" class="piece"><title>{escape(name)}: '
                f"{escape(item)} {value:+.2f}</title></rect>"
            )
            gained, lost = gained + max(value, 0), lost + min(value, 0)
    return _svg(bottom + 24, title, body) + _legend(items)


def scatter(title: str, dots: Sequence[Dot], par: float, across: str, up: str) -> str:
    """Use against success; dots that stand out for sure are filled and named."""
    x = Axis(0.0, max(dot.x for dot in dots), 48, WIDTH - 16)
    highest = max(par, *(dot.y for dot in dots))
    y = Axis(0.0, highest * 1.08, 280, 12)
    body = _frame(x, y, percent_x=True, percent_y=True)
    body.append(_line(48, y(par), WIDTH - 16, y(par), "par"))
    named = sorted((dot for dot in dots if dot.strong), key=lambda dot: -abs(dot.y - par))[:12]
    for dot in dots:
        kind = "strong" if dot.strong else "faint"
        body.append(
            f'<circle cx="{x(dot.x):.1f}" cy="{y(dot.y):.1f}" r="4.5" fill="{PALETTE[0]}" '
            f'stroke="{PALETTE[0]}" class="{kind}"><title>{escape(dot.label)}: used in {dot.x:.0%},'
            f" then won {dot.y:.0%}</title></circle>"
        )
    for dot in named:
        end = x(dot.x) > WIDTH - 140
        shift = -8 if end else 8
        anchor = "end" if end else "start"
        body.append(_text(x(dot.x) + shift, y(dot.y) + 4, dot.label, anchor, "tick"))
    body.append(_text(WIDTH - 16, 274, across, "end", "tick"))
    body.append(_text(54, 22, up, "start", "tick"))
    return _svg(304, title, body)


def _frame(x: Axis, y: Axis, percent_x: bool = False, percent_y: bool = False) -> list[str]:
    body = []
    up, across = ticks(y.low, y.high, 4), ticks(x.low, x.high, 6)
    for value, text in zip(up, written(up, percent_y), strict=True):
        body.append(_line(x.start, y(value), x.end, y(value), "grid"))
        body.append(_text(x.start - 6, y(value) + 4, text, "end", "tick"))
    return body + [
        _text(x(value), y.start + 18, text, "middle", "tick")
        for value, text in zip(across, written(across, percent_x), strict=True)
    ]


def _legend(names: Sequence[str]) -> str:
    if len(names) < 2:
        return ""
    parts = []
    for n, name in enumerate(names):
        colour = PALETTE[n % len(PALETTE)]
        faded = "" if n < len(PALETTE) else ";opacity:.55"
        parts.append(f'<li><i style="background:{colour}{faded}"></i>{escape(name)}</li>')
    return f'<ul class="legend">{"".join(parts)}</ul>'
