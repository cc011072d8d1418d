"""What all environments have in common: the game, its settings and its observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel import registry
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..locale import speech
from .observing import observation, writer
from .rewards import Reward, rewards_of

Seen = dict[str, NDArray[Any]]
"""`{"observation": numbers, "action_mask": 0 or 1 by action}`."""


class Setting:
    """A game with its seats, options and rewards."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None,
        options: Mapping[str, object] | None,
        reward: Reward,
    ) -> None:
        self.game = registry.game(game) if isinstance(game, str) else game
        self.seats = max(self.game.about.seats) if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = self.game.about.settle(options)
        self.reward: Reward = reward
        self.name = f"tawantin_{self.game.id}_v{self.game.about.rules_version}"
        self.layout = observation(self.game)
        self.write = writer(self.game)
        self.actions = len(self.game.actions)
        self.seen_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def new(self, chance: Chance) -> Any:
        """A new game."""
        return self.game.new(self.seats, self.options, chance)

    def see(self, state: Any, seat: int, asked: bool) -> Seen:
        """What a seat sees and, if it is asked, what it may do."""
        numbers = np.empty(self.layout.size, np.float32)
        self.write(state, seat, numbers.data.cast("B").cast("f"), 0)
        mask = np.zeros(self.actions, np.int8)
        if asked:
            mask[[action.index for action in self.game.legal(state, seat)]] = 1
        return {"observation": numbers, "action_mask": mask}

    def rewards(self, state: Any) -> list[float]:
        """What each seat gets for a game that is over."""
        return rewards_of(self.game.rules.outcome(state), self.reward)

    def text(self, state: Any) -> str:
        """The position as everybody may see it."""
        view = self.game.view(state, None)
        words = speech(self.game, seats=self.seats)
        lines = self.game.rules.describe(view, words, "seat {}".format)
        return "\n".join(": ".join(filter(None, line)) for line in lines)
