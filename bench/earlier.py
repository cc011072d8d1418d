"""`hard` as it was before evaluations were learned, to measure the present levels against.

tawantin tournament cuzco --bots expert,bench.earlier:Hard --seats 4 --games 40
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tawantin.bots import Glimpse, MctsBot
from tawantin.kernel.actions import Action
from tawantin.kernel.game import Game
from tawantin.kernel.tuning import SearchTuning

TUNING: Final = {
    "chocolatl": SearchTuning(
        exploration=0.4, temperature=0.15, predictable=0.9, cut=0, rivalry=1.0, simulations=300
    ),
    "cuzco": SearchTuning(
        exploration=0.4,
        temperature=2.0,
        closer_temperature=0.6,
        guided=1.0,
        cut=40,
        rivalry=1.0,
        scale=10.0,
        simulations=400,
    ),
    "inca_empire": SearchTuning(
        exploration=0.4,
        temperature=3.0,
        closer_temperature=2.0,
        guided=1.0,
        cut=45,
        rivalry=1.0,
        scale=10.0,
        simulations=420,
    ),
    "machu_picchu": SearchTuning(
        exploration=0.3,
        temperature=0.5,
        closer_temperature=1.5,
        guided=1.0,
        cut=48,
        rivalry=1.0,
        scale=12.0,
        simulations=180,
    ),
}
SECONDS: Final = 0.9
"""For each decision."""


def _hand_written(game: Game[Any]) -> Any:
    return game.rules.evaluate


class Hard(MctsBot):
    """A fixed number of simulations a decision, evaluated by hand-written rules of thumb."""

    share: ClassVar[float] = 1.0
    """How many of its simulations it makes."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, seconds=SECONDS, evaluate=_hand_written)

    def choose(self, glimpse: Glimpse) -> Action:
        self.tuned = TUNING[glimpse.game.id]
        self.simulations = round(self.tuned.simulations * self.share)
        self._kept = None
        return super().choose(glimpse)


class Fifth(Hard):
    """With a fifth of its simulations, so that more games can be played in the same time."""

    share = 0.2
