"""What the report of a game draws: marks, the curve of win chances, bars. Plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from .judging import Analysis, Judged, Mark

SEATS: Final = ("#EDAB28", "#45BF9F", "#2A66C2", "#B62B5A", "#6B5A4A")
"""Star, serpent, eye, tumi, comb: the colours of the seats."""
PATTERNS: Final = (
    '<circle cx="4" cy="4" r="1.3" fill="#2B1D14" opacity=".45"/>',
    '<path d="M0 6l2-3 2 3 2-3 2 3" fill="none" stroke="#2B1D14" opacity=".4"/>',
    '<path d="M0 0l8 8M8 0L0 8" stroke="#FFFAF1" opacity=".3"/>',
    '<path d="M-2 6l8-8M2 10l8-8" stroke="#FFFAF1" opacity=".35"/>',
    '<path d="M2 0v8M6 0v8" stroke="#FFFAF1" opacity=".25"/>',
)
"""By seat: colour is not the only mark."""
_TICK: Final = "M-4.2 .2L-1 3.6L4.6-3.4"
SHAPES: Final[dict[Mark, tuple[str, str, str, str]]] = {
    "best": (
        "M0-11.2L3-7.2L7.9-7.9L7.2-3L11.2 0L7.2 3L7.9 7.9L3 7.2L0 11.2L-3 7.2L-7.9 7.9L-7.2 3"
        "L-11.2 0L-7.2-3L-7.9-7.9L-3-7.2Z",
        "#27548F",
        _TICK,
        "#FFF",
    ),
    "good": ("M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z", "#6CC0A4", _TICK, "#1F140D"),
    "inaccuracy": (
        "M0-11.5L11.8 9.2H-11.8Z",
        "#F5D352",
        "M-4.4 1.5C-4.4-1.7 0-1.7-.2 1.5C-.4 3.4-2.5 3.3-2.5 5M-2.5 7.3v.01M3.4-.5V4.6M3.4 7.3v.01",
        "#2B1D14",
    ),
    "mistake": (
        "M-9.4-9.4H9.4V9.4H-9.4Z",
        "#D66A22",
        "M-2.8-2.8C-2.8-7.3 3.6-7.3 3.3-2.8C3 0 0-.1 0 2.4M0 5.7v.01",
        "#2B1D14",
    ),
    "blunder": (
        "M0-12.2L12.2 0L0 12.2L-12.2 0Z",
        "#6E0F2C",
        "M-5.2-2C-5.2-5.3-.6-5.3-.8-2C-1 0-3.2-.1-3.2 1.7M-3.2 4.1v.01"
        "M1.6-2C1.6-5.3 6.2-5.3 6-2C5.8 0 3.6-.1 3.6 1.7M3.6 4.1v.01",
        "#FFF",
    ),
}
"""By mark: its shape and colour, the sign in it and its colour."""
WIDTH, HEIGHT, TOP = 680, 250, 26


def mark(kind: Mark, said: str, size: int = 20) -> str:
    """A mark, by shape and colour."""
    return (
        f'<svg class="mark" width="{size}" height="{size}" viewBox="-13 -13 26 26" role="img" '
        f'aria-label="{escape(said)}">{_drawn(kind)}</svg>'
    )


def _drawn(kind: Mark) -> str:
    shape, fill, sign, ink = SHAPES[kind]
    return (
        f'<path d="{shape}" fill="{fill}" stroke="var(--ink)" stroke-width="1.3" '
        f'stroke-linejoin="round"/><path d="{sign}" fill="none" stroke="{ink}" '
        'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def badge(seat: int) -> str:
    """The sign of a seat."""
    return (
        '<svg class="badge" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">'
        f'<rect x=".75" y=".75" width="14.5" height="14.5" rx="4" fill="{SEATS[seat]}" '
        f'stroke="var(--ink)"/><rect x="2" y="2" width="12" height="12" rx="3" '
        f'fill="url(#seat-{seat})"/></svg>'
    )


def patterns() -> str:
    """What stripes and badges are filled with."""
    made = [
        f'<pattern id="seat-{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f"{inner}</pattern>"
        for seat, inner in enumerate(PATTERNS)
    ]
    return f'<svg width="0" height="0" class="hidden" aria-hidden="true">{"".join(made)}</svg>'


def curve(analysis: Analysis, marked: Sequence[Judged], label: str, rounds: dict[int, str]) -> str:
    """The chances of all seats as stripes over the decisions, with rounds and marks."""
    last = max(analysis.total, 1)

    def x(number: int) -> float:
        return round(number / last * WIDTH, 1)

    def y(share: float) -> float:
        return round(TOP + (1 - share) * HEIGHT, 1)

    parts = []
    below = [0.0] * len(analysis.curve)
    for seat in range(analysis.seats):
        above = [low + one.chances[seat] for low, one in zip(below, analysis.curve, strict=True)]
        numbers = [one.number for one in analysis.curve]
        top = [f"{x(n)} {y(min(share, 1.0))}" for n, share in zip(numbers, above, strict=True)]
        bottom = [f"{x(n)} {y(share)}" for n, share in zip(numbers, below, strict=True)]
        path = f"M{'L'.join([*top, *reversed(bottom)])}Z"
        parts.append(f'<path d="{path}" fill="{SEATS[seat]}"/>')
        parts.append(f'<path class="edge" d="{path}" fill="url(#seat-{seat})"/>')
        below = above
    for number, name in rounds.items():
        parts.append(f'<path class="round" d="M{x(number)} {TOP}V{TOP + HEIGHT}"/>')
        parts.append(f'<text x="{x(number) + 4}" y="{TOP + HEIGHT + 15}">{escape(name)}</text>')
    parts += [
        f'<a href="#decision-{one.number}"><g transform="translate({x(one.number)} 13) '
        f'scale(.78)">{_drawn(one.mark)}</g></a>'
        for one in marked
    ]
    return (
        f'<svg class="curve" viewBox="-14 0 {WIDTH + 28} {TOP + HEIGHT + 22}" role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def two_bars(luck: float, decisions: float, most: float, said: str) -> str:
    """Luck above, decisions below, to the right of the middle if good."""
    bars = []
    for number, (value, colour) in enumerate(((luck, "#2B5592"), (decisions, "#E7A92C"))):
        width = round(abs(value) / max(most, 1e-9) * 42, 1)
        left = 46 if value >= 0 else 46 - width
        bars.append(
            f'<rect x="{left}" y="{2 + 13 * number}" width="{width}" height="9" '
            f'fill="{colour}" stroke="var(--ink)"/>'
        )
    return (
        f'<svg width="92" height="26" viewBox="0 0 92 26" role="img" aria-label="{escape(said)}">'
        f'<path d="M46 0V26" stroke="var(--line-strong)"/>{"".join(bars)}</svg>'
    )


def one_bar(value: float, most: float) -> str:
    """A difference, green to the right or red to the left of the middle."""
    width = round(abs(value) / max(most, 1e-9) * 56, 1)
    left = 60 if value >= 0 else 60 - width
    kind = "more" if value >= 0 else "less"
    return (
        '<svg width="120" height="14" viewBox="0 0 120 14" aria-hidden="true">'
        f'<path d="M60 0V14" stroke="var(--line-strong)"/><rect class="{kind}" x="{left}" y="2" '
        f'width="{width}" height="10" stroke="var(--ink)"/></svg>'
    )
