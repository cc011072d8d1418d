"""The levels that players choose from."""

from __future__ import annotations

from statistics import pstdev
from typing import Final

from ..kernel.actions import Action
from ..kernel.build import is_compiled
from .bot import Bot
from .glimpse import Glimpse
from .greedy import GreedyBot
from .mcts import MctsBot

MISJUDGES: Final = 0.8
"""How wrong `easy` is about a move, as a share of how much its moves differ."""
TURN_SECONDS: Final = 0.9 if is_compiled() else 1.8
"""How long `expert` may think about a turn, on one core; `hard` half as long."""
SIMULATIONS: Final = 120
"""How often `hard` plays a position on."""


class EasyBot(GreedyBot):
    """Weighs its moves, and is wrong about each of them by a little or by a lot."""

    about = "Sees what its moves would bring, but often misjudges them."

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, redeals=1)

    def choose(self, glimpse: Glimpse) -> Action:
        legal = glimpse.legal
        if len(legal) == 1:
            return legal[0]
        promises = self.weigh(glimpse)
        error = MISJUDGES * pstdev(promises)
        seen = [promise + self.random.gauss(0.0, error) for promise in promises]
        return legal[seen.index(max(seen))]


class MediumBot(GreedyBot):
    """Greedy, by the hand-written evaluation."""

    about = "Takes the move that looks best now, without a thought for later."


class HardBot(MctsBot):
    """Searches a little, with what was learned from many games."""

    about = "Looks some moves ahead with the experience of many games, and rarely slips."

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, simulations=SIMULATIONS, turn=TURN_SECONDS / 2)


class ExpertBot(MctsBot):
    """Searches as long as a turn may take, with what was learned from many games."""

    about = "Thinks a turn through from end to end, with the experience of many games."

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, turn=TURN_SECONDS)


LEVELS: Final[dict[str, type[Bot]]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
    "expert": ExpertBot,
}
"""From the weakest to the strongest; each has a sentence in `about`."""
