"""How bots play this game best, as far as it was measured: `bench/bots.py`."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.tuning import GreedyTuning, SearchTuning, Tuning

# Most of a turn's worth shows later: a playout goes on for about a day. What greedy promises is
# only a hint, for greedy does not see what the day brings.
TUNING: Final = Tuning(
    GreedyTuning(preference=1.0),
    SearchTuning(
        exploration=0.3,
        temperature=0.5,
        closer_temperature=1.5,
        guided=1.0,
        cut=48,
        rivalry=1.0,
        scale=12.0,
        simulations=180,
    ),
)
