"""How bots play this game best, as far as it was measured: `bench/bots.py`."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.tuning import GreedyTuning, SearchTuning, Tuning

# Roads pay late: a playout must go on until everybody has had about three turns.
TUNING: Final = Tuning(
    GreedyTuning(),
    SearchTuning(
        exploration=0.4,
        temperature=3.0,
        closer_temperature=2.0,
        guided=1.0,
        cut=45,
        rivalry=1.0,
        scale=10.0,
        simulations=420,
    ),
)
