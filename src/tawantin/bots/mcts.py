"""`mcts`: searches with a budget of simulations, of processor seconds, or of both."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Any, Final

from ..kernel.actions import Action
from ..kernel.game import Game
from ..kernel.tuning import SearchTuning
from .bot import Bot
from .glimpse import Glimpse
from .greedy import LearnedBot
from .learned import Evaluate, evaluation
from .search import Search

LOOK: Final = 16
"""After every this many simulations a search checks whether its choice is settled."""


class MctsBot(Bot):
    """Searches a budget of simulations, of processor seconds, or both: whichever ends first.

    `turn` is for all decisions of a turn together: each may take half of what is left, and what
    the tree already knows of the next one is kept.
    """

    about = "Plays the position on many times, with what it cannot see dealt anew each time."

    def __init__(
        self,
        seed: int | None = None,
        simulations: int | None = None,
        seconds: float | None = None,
        turn: float | None = None,
        tuned: SearchTuning | None = None,
        evaluate: Callable[[Game[Any]], Evaluate] = evaluation,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.turn = turn
        self.tuned = tuned
        self._evaluation = evaluate
        self._spent = 0.0
        """Seconds that the current turn has taken."""
        self._kept: Search | None = None
        """What the tree knows about the rest of the turn."""

    def choose(self, glimpse: Glimpse) -> Action:
        legal = glimpse.legal
        if not glimpse.goes_on:
            self._spent, self._kept = 0.0, None
        if len(legal) == 1:
            return legal[0]
        began = time.thread_time()
        search = self.search(glimpse, settle=True)
        action = search.best()
        self._kept = search.after(action)
        self._spent += time.thread_time() - began
        return action

    def search(self, glimpse: Glimpse, settle: bool = False) -> Search:
        """The tree, grown as far as the budget goes, or only until its best action is clear."""
        # Processor time, not the clock: on a busy machine a bot thinks longer, not worse.
        began = time.thread_time()
        tuned = self.tuned or glimpse.game.rules.tuning.search
        evaluate = self._evaluation(glimpse.game)
        search = Search(glimpse, tuned, self.random.getrandbits(62), evaluate, self._kept)
        if tuned.closer_temperature:
            scout = LearnedBot(self.random.getrandbits(64), 1, self._evaluation)
            search.trust(scout.weigh(glimpse))
        seconds = self._seconds()
        simulations = self.simulations
        if simulations is None and seconds is None:
            simulations = tuned.simulations
        done = 0
        while simulations is None or done < simulations:
            search.simulate()
            done += 1
            left = inf if simulations is None else float(simulations - done)
            if seconds is not None:
                gone = time.thread_time() - began
                if gone >= seconds:
                    break
                left = min(left, done * (seconds / gone - 1) if gone else inf)
            if settle and done % LOOK == 0 and (search.clear() or search.settled(left)):
                break
        return search

    def _seconds(self) -> float | None:
        """How long this decision may take."""
        if self.turn is None:
            return self.seconds
        left = (self.turn - self._spent) / 2
        return left if self.seconds is None else min(left, self.seconds)
