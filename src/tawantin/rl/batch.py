"""Many games at once, without the turns of an environment: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import registry
from ..kernel.actions import Action
from ..kernel.chance import LiveChance
from ..kernel.game import Game
from .env import Reward, rewards_of
from .layout import observation


class Moment(NamedTuple):
    """What the seats that must decide see, one row per game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    """Which seat decides in each game."""


class Step(NamedTuple):
    """What came of the actions, one row per game."""

    rewards: NDArray[np.float32]
    """By seat; zeros until a game ends."""
    done: NDArray[np.bool_]
    """Whether the game ended; a new one has begun in its row."""


class Batch:
    """So many games side by side; each begins again when it ends.

    >>> from tawantin.rl import Batch
    >>> batch = Batch("chocolatl", games=8, seats=3, seed=1)
    >>> moment = batch.observe()
    >>> step = batch.step(moment.masks.argmax(axis=1))
    >>> step.rewards.shape, bool(step.done.any())
    ((8, 3), False)
    """

    def __init__(
        self,
        game: str | Game[Any],
        games: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: Reward = "place",
        seed: int | None = None,
    ) -> None:
        self.game = registry.game(game) if isinstance(game, str) else game
        self.seats = max(self.game.about.seats) if seats is None else seats
        self.options = self.game.about.settle(options)
        self.reward: Reward = reward
        self.layout = observation(self.game)
        self._chance = LiveChance(seed)
        self._states: list[Any] = [self._new() for _ in range(games)]
        self._legal: list[Sequence[Action]] = [()] * games
        self._actors = [0] * games

    def _new(self) -> Any:
        return self.game.new(self.seats, self.options, self._chance)

    def __len__(self) -> int:
        return len(self._states)

    def observe(self) -> Moment:
        """What is seen and what may be done, in every game."""
        games = len(self._states)
        numbers = np.zeros((games, self.layout.size), np.float32)
        masks = np.zeros((games, len(self.game.actions)), np.bool_)
        for row, state in enumerate(self._states):
            seat = state.frames[-1].actors(state)[0]
            self._actors[row] = seat
            self._legal[row] = legal = state.frames[-1].legal(state, seat)
            self.layout.write(self.game.rules.view(state, seat), seat, self.seats, numbers[row])
            masks[row, [action.index for action in legal]] = True
        return Moment(numbers, masks, np.array(self._actors))

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Step:
        """Act in every game: action indices, one a game; legal ones, nothing is checked."""
        games = len(self._states)
        rewards = np.zeros((games, self.seats), np.float32)
        done = np.zeros(games, np.bool_)
        for row, (state, action) in enumerate(zip(self._states, actions, strict=True)):
            seat = state.frames[-1].actors(state)[0]
            self.game.step(state, seat, self.game.actions[int(action)], self._chance)
            if not state.frames:
                rewards[row] = rewards_of(self.game.rules.outcome(state), self.reward)
                done[row] = True
                self._states[row] = self._new()
        return Step(rewards, done)
