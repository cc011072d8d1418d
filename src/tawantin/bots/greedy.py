"""`greedy`: the move that looks best immediately.

It tries each action on a few redealt copies, lets the rest of its own turn follow by the game's
preferences, and takes the action after which the game's evaluation expects most for its seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.actions import Action
from ..kernel.chance import LiveChance
from ..kernel.game import Game
from ..kernel.tuning import GreedyTuning
from .bot import Bot
from .glimpse import Glimpse
from .learned import Evaluate, evaluation
from .steps import finish_turn


class GreedyBot(Bot):
    """Takes the action that promises most, looking no further than its own turn."""

    about = "Takes the move that looks best at once, and never looks further."

    def __init__(self, seed: int | None = None, redeals: int | None = None) -> None:
        super().__init__(seed)
        self.redeals = redeals

    def evaluation(self, game: Game[Any]) -> Evaluate:
        """What it goes by: the game's hand-written evaluation."""
        return game.rules.evaluate

    def choose(self, glimpse: Glimpse) -> Action:
        legal = glimpse.legal
        if len(legal) == 1:
            return legal[0]
        promises = self.weigh(glimpse)
        best = max(promises)
        return legal[promises.index(best)]

    def weigh(self, glimpse: Glimpse) -> list[float]:
        """How much each legal action promises."""
        game, seat, legal = glimpse.game, glimpse.seat, glimpse.legal
        tuned = game.rules.tuning.greedy
        evaluate = self.evaluation(game)
        totals = [0.0] * len(legal)
        for _ in range(self.redeals or tuned.redeals):
            seed = self.random.getrandbits(48)
            position = glimpse.redeal(LiveChance(seed))
            liked = game.rules.prefer(position, seat, legal)
            # In a simultaneous choice nothing comes of one seat's step before all have chosen.
            ahead = tuned.ahead and not position.frames[-1].simultaneous
            for number, action in enumerate(legal):
                if ahead:
                    totals[number] += look_ahead(
                        game, position, seat, action, seed, tuned, evaluate
                    )
                    totals[number] += tuned.preference * liked[number]
                else:
                    totals[number] += liked[number]
        return totals


class LearnedBot(GreedyBot):
    """Greedy, by the evaluation that was learned for the game, or by one that it is given."""

    about = "Takes the move that looks best at once, to an evaluation learned from many games."

    def __init__(
        self,
        seed: int | None = None,
        redeals: int | None = None,
        evaluate: Callable[[Game[Any]], Evaluate] = evaluation,
    ) -> None:
        super().__init__(seed, redeals)
        self._evaluation = evaluate

    def evaluation(self, game: Game[Any]) -> Evaluate:
        """What it goes by."""
        return self._evaluation(game)


def look_ahead(
    game: Game[Any],
    position: Any,
    seat: int,
    action: Action,
    luck: int,
    tuned: GreedyTuning,
    evaluate: Evaluate,
) -> float:
    """What an action promises: it is tried on a copy, always with the same luck."""
    state = position.copy()
    chance = LiveChance(luck)
    game.step(state, seat, action, chance)
    finish_turn(game, state, seat, chance, tuned.follow)
    return promise(game, state, seat, tuned, evaluate)


def promise(
    game: Game[Any], state: Any, seat: int, tuned: GreedyTuning, evaluate: Evaluate
) -> float:
    """What the seat may expect from a position, its best rival counted against it."""
    expected = evaluate(state) if state.frames else game.rules.scores(state)
    rival = max(score for other, score in enumerate(expected) if other != seat)
    return expected[seat] - tuned.rivalry * rival
