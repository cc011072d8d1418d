"""How bots play this game best, as far as it was measured: `bench/bots.py`."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.tuning import GreedyTuning, SearchTuning, Tuning

# What was learned sees as far as a round played on: a short playout leaves time for more of them.
TUNING: Final = Tuning(
    GreedyTuning(),
    SearchTuning(
        exploration=0.4,
        temperature=2.0,
        closer_temperature=0.6,
        guided=1.0,
        cut=12,
        rivalry=1.0,
        scale=10.0,
        simulations=800,
    ),
)
