"""A line chart as a file of its own: it carries its colours, light and dark, and its labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from .plots import PALETTE, Axis, ticks

WIDTH: Final = 640
HEIGHT: Final = 360
TOP, BOTTOM, LEFT, RIGHT = 84.0, HEIGHT - 52.0, 62.0, WIDTH - 136.0
LABEL_HEIGHT: Final = 17.0
STYLE: Final = (
    "svg{--ink:#2b1d14;--soft:#725d49;--paper:#fffaf1;--rule:#e3d4b9}"
    "@media(prefers-color-scheme:dark)"
    "{svg{--ink:#f3eada;--soft:#b9a58c;--paper:#211913;--rule:#4a3b2d}}"
    "text{fill:var(--ink);font:13px Seravek,Ubuntu,Calibri,'DejaVu Sans Condensed',sans-serif}"
    ".title{font-size:17px;font-weight:700}.soft{fill:var(--soft);font-size:12px}"
    ".paper{fill:var(--paper);stroke:var(--rule)}.rule{stroke:var(--rule)}"
    ".line{fill:none;stroke-width:2.4}.mark{stroke:var(--paper);stroke-width:1.2}"
)
MARKS: Final = (
    "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z",
    "M-4.2-4.2h8.4v8.4h-8.4Z",
    "M0-5.8L5.8 0L0 5.8L-5.8 0Z",
    "M0-5.6L5.4 4.2H-5.4Z",
)
"""Circle, square, diamond, triangle: colour is not the only mark."""
Points = Sequence[tuple[float, float]]


def chart(
    title: str,
    subtitle: str,
    series: Mapping[str, Points],
    across: str,
    up: str,
    percent_x: bool = False,
) -> str:
    """Lines with marks, named at their ends; both axes are labelled, the upward one starts at 0."""
    xs = sorted({x for points in series.values() for x, _ in points})
    most = _next_tick(max(y for points in series.values() for _, y in points))
    x, y = Axis(xs[0], xs[-1], LEFT + 12, RIGHT), Axis(0.0, most, BOTTOM, TOP)
    body = [
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="12" class="paper"/>',
        _text(20, 30, title, "title"),
        _text(20, 50, subtitle, "soft"),
        _text(RIGHT, BOTTOM + 40, across, "soft", "end"),
        _text(20, TOP - 8, up, "soft"),
    ]
    for value in ticks(0.0, most):
        body.append(
            f'<line x1="{LEFT}" y1="{y(value):.1f}" x2="{RIGHT}" y2="{y(value):.1f}" class="rule"/>'
        )
        body.append(_text(LEFT - 8, y(value) + 4, f"{value:,g}", "soft", "end"))
    for value in xs if len(xs) <= 6 else ticks(xs[0], xs[-1], 6):
        shown = f"{value:.0%}" if percent_x else f"{value:g}"
        body.append(_text(x(value), BOTTOM + 20, shown, "soft", "middle"))
    ends = _apart({name: y(points[-1][1]) for name, points in series.items()})
    for n, (name, points) in enumerate(series.items()):
        body.extend(_line([(x(a), y(b)) for a, b in points], n))
        colour = PALETTE[n % len(PALETTE)]
        label = _text(RIGHT + 26, ends[name] + 4, name)
        body.append(_mark(RIGHT + 14, ends[name], n, colour) + label)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'aria-label="{escape(title)}. {escape(subtitle)}">'
        f"<style>{STYLE}</style>\n" + "\n".join(body) + "\n</svg>\n"
    )


def _line(points: Points, number: int) -> list[str]:
    colour = PALETTE[number % len(PALETTE)]
    path = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
    marks = [_mark(a, b, number, colour) for a, b in points]
    return [f'<polyline points="{path}" class="line" stroke="{colour}"/>', *marks]


def _mark(x: float, y: float, number: int, colour: str) -> str:
    shape = MARKS[number % len(MARKS)]
    return (
        f'<path d="{shape}" transform="translate({x:.1f} {y:.1f})" class="mark" fill="{colour}"/>'
    )


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'
    )


def _next_tick(most: float) -> float:
    """The first round number that is not below.

    >>> _next_tick(37.4)
    40.0
    """
    marks = ticks(0.0, most)
    return marks[-1] if marks[-1] >= most else marks[-1] + marks[1]


def _apart(places: Mapping[str, float]) -> dict[str, float]:
    """The heights of labels, moved down where they would touch, and back up from the bottom.

    >>> _apart({"a": 100.0, "b": 102.0})
    {'a': 100.0, 'b': 117.0}
    """
    order = sorted(places, key=lambda name: places[name])
    heights: dict[str, float] = {}
    above = TOP - LABEL_HEIGHT
    for name in order:
        above = heights[name] = max(places[name], above + LABEL_HEIGHT)
    below = BOTTOM + LABEL_HEIGHT
    for name in reversed(order):
        below = heights[name] = min(heights[name], below - LABEL_HEIGHT)
    return heights
