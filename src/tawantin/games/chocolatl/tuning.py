"""How bots play this game best, as far as it was measured: `bench/bots.py`."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.tuning import GreedyTuning, SearchTuning, Tuning

# Bids are laid at once: what counts is what the others will bid, and then the bids decide.
TUNING: Final = Tuning(
    GreedyTuning(ahead=False),
    SearchTuning(
        exploration=0.4,
        temperature=0.15,
        guided=1.0,
        predictable=0.9,
        cut=60,
        until_simultaneous=True,
        rivalry=1.0,
        simulations=300,
    ),
)
