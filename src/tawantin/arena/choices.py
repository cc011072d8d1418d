"""Real choices: a search checks whether the second-best move of a decision was close.

The search names the two best actions; then both are played on in the same redealt copies with the
same luck, fresh copies that did not decide which one seemed best. All series go by the hand-written
evaluation, since a learned one would not fit changed numbers and the two could not be compared.
"""

from __future__ import annotations

import random
from statistics import fmean
from typing import Any, Final

from ..bots import Glimpse, MctsBot
from ..bots.learned import Evaluate
from ..bots.search import Search
from ..kernel.game import Game

EVERY: Final = 2
"""One game in this many is examined: that takes about as long as a quick game."""
SIMULATIONS: Final = 32
"""Of the search that names the two best actions."""
COPIES: Final = 16
"""The number of copies in which both are played on."""
CLOSE: Final = 1.0
"""By how many points of lead the second best may fall behind in a real choice."""
ELSEWHERE: Final = 1 << 40
"""Added to the seed for copies that the search has not looked at."""


class Sample:
    """One decision of a game, each as likely as the others however many there will be."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._seen = 0
        self._kept: Glimpse | None = None

    def offer(self, glimpse: Glimpse, state: Any) -> None:
        """A seat is about to decide in this position."""
        if len(glimpse.legal) < 2:
            return
        self._seen += 1
        if self._random.random() * self._seen < 1:
            game, seat, seats = glimpse.game, glimpse.seat, glimpse.seats
            self._kept = Glimpse(game, state.copy(), seat, glimpse.options, seats)

    def is_close(self) -> bool | None:
        """Whether the decision was a real choice; None if the game had none at all."""
        if self._kept is None:
            return None
        return abs(gap(self._kept, self._random.getrandbits(40))) <= CLOSE


def gap(glimpse: Glimpse, seed: int) -> float:
    """By how many points of lead the second best of several actions falls behind."""
    search = MctsBot(seed, simulations=SIMULATIONS, evaluate=_evaluation).search(glimpse)
    best, second = (glimpse.legal.index(action) for action in search.ranking()[:2])
    game = glimpse.game
    trial = Search(glimpse, game.rules.tuning.search, seed + ELSEWHERE, _evaluation(game))
    return fmean(
        trial.lead_after(best, copy) - trial.lead_after(second, copy) for copy in range(COPIES)
    )


def _evaluation(game: Game[Any]) -> Evaluate:
    return game.rules.evaluate
