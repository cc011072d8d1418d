"""Reliability plots: what was said against what came of it. Plain SVG, light and dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from .fitting import Bin

SIDE: Final = 240
GAP: Final = 34
LEFT: Final = 40
TOP: Final = 34
BAND: Final = 0.03
"""What is given as 30 % should happen 27 to 33 times in a hundred."""
STYLE: Final = """
  text { font: 11px system-ui, sans-serif; fill: #57534a }
  .title { font-weight: 600; font-size: 12.5px; fill: #221f1a }
  .frame { fill: #fffdf8; stroke: #d8d2c4 }
  .grid { stroke: #ece6d8 }
  .band { fill: #2E8B6F; opacity: .16 }
  .even { stroke: #2E8B6F; stroke-width: 1.2 }
  .bar { stroke: #2A66C2; stroke-width: 1.2; opacity: .55 }
  .dot { fill: #2A66C2; stroke: #fffdf8; stroke-width: .8 }
  @media (prefers-color-scheme: dark) {
    text { fill: #b9b2a3 } .title { fill: #f1ece0 }
    .frame { fill: #1d1b18; stroke: #4a453c } .grid { stroke: #2e2b26 }
    .dot { fill: #7fb0ff; stroke: #1d1b18 } .bar { stroke: #7fb0ff }
    .band { fill: #5cc7a4 } .even { stroke: #5cc7a4 }
  }
"""


def reliability_plot(name: str, panels: Mapping[str, Sequence[Bin]]) -> str:
    """A panel for each number of seats."""
    width = LEFT + len(panels) * (SIDE + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + SIDE + 44}" '
        f'role="img" aria-label="{name}: win chance said and come">',
        f"<style>{STYLE}</style>",
    ]
    for number, (title, bins) in enumerate(panels.items()):
        parts += _panel(LEFT + number * (SIDE + GAP), title, bins, first=number == 0)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(left: int, title: str, bins: Sequence[Bin], first: bool) -> list[str]:
    def x(share: float) -> float:
        return round(left + share * SIDE, 1)

    def y(share: float) -> float:
        return round(TOP + (1 - min(max(share, 0.0), 1.0)) * SIDE, 1)

    parts = [
        f'<text class="title" x="{left}" y="{TOP - 12}">{title}</text>',
        f'<rect class="frame" x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        share = percent / 100
        if 0 < percent < 100:
            parts.append(f'<path class="grid" d="M{x(share)} {TOP}V{TOP + SIDE}"/>')
            parts.append(f'<path class="grid" d="M{left} {y(share)}H{left + SIDE}"/>')
        parts.append(
            f'<text x="{x(share)}" y="{TOP + SIDE + 15}" text-anchor="middle">{percent}</text>'
        )
        if first:
            parts.append(
                f'<text x="{left - 6}" y="{y(share) + 4}" text-anchor="end">{percent}</text>'
            )
    parts.append(
        f'<path class="band" d="M{x(0)} {y(BAND)}L{x(1 - BAND)} {y(1)}L{x(1)} {y(1)}'
        f'L{x(1)} {y(1 - BAND)}L{x(BAND)} {y(0)}L{x(0)} {y(0)}Z"/>'
    )
    parts.append(f'<path class="even" d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>')
    middle = left + SIDE / 2
    parts.append(
        f'<text x="{middle}" y="{TOP + SIDE + 33}" text-anchor="middle">said, per cent</text>'
    )
    most = max([one.count for one in bins], default=1)
    for one in bins:
        low, high = one.came - 2 * one.error, one.came + 2 * one.error
        radius = round(2 + 4 * sqrt(one.count / most), 1)
        parts.append(f'<path class="bar" d="M{x(one.said)} {y(low)}V{y(high)}"/>')
        parts.append(f'<circle class="dot" cx="{x(one.said)}" cy="{y(one.came)}" r="{radius}"/>')
    return parts
