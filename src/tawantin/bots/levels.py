"""The levels that players choose from."""

from __future__ import annotations

from typing import Final

from ..kernel.actions import Action
from .bot import Bot
from .glimpse import Glimpse
from .greedy import GreedyBot
from .mcts import MctsBot
from .tuning import tuning

SLIPS: Final = 0.3
"""How often `easy` plays without looking."""
SECONDS: Final = 0.9
"""How long `hard` thinks at most, on one core."""


class EasyBot(GreedyBot):
    """Greedy, but every few moves it does not look."""

    about = "Knows what a good move looks like, but often plays without looking."

    def choose(self, glimpse: Glimpse) -> Action:
        if self.random.random() < SLIPS:
            return self.random.choice(glimpse.legal)
        return super().choose(glimpse)


class MediumBot(GreedyBot):
    """Greedy."""

    about = "Takes the move that looks best now, without a thought for later."


class HardBot(MctsBot):
    """Searches for at most a second."""

    about = "Thinks up to a second about how the game may go on, and rarely forgives a mistake."

    def __init__(self, seed: int | None = None, seconds: float = SECONDS) -> None:
        super().__init__(seed, seconds=seconds)

    def choose(self, glimpse: Glimpse) -> Action:
        self.simulations = tuning(glimpse.game.id).search.simulations
        return super().choose(glimpse)


LEVELS: Final[dict[str, type[Bot]]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}
"""From the weakest to the strongest; each has a sentence in `about`."""
