"""Many games at once, without the turns of an environment: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.chance import LiveChance
from ..kernel.game import Game
from ..kernel.lanes import Lanes
from .rewards import Reward
from .setting import Setting


class Moment(NamedTuple):
    """What the seats that must decide see, one row per game."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    """Which seat decides in each game."""

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action in each game, each equally likely."""
        counts = np.count_nonzero(self.masks, axis=1)
        places = np.cumsum(counts) - counts + (rng.random(len(counts)) * counts).astype(np.int64)
        chosen: NDArray[np.int64] = np.flatnonzero(self.masks)[places] % self.masks.shape[1]
        return chosen


class Step(NamedTuple):
    """The results of the actions, one row per game."""

    rewards: NDArray[np.float32]
    """By seat; zeros until a game ends."""
    done: NDArray[np.bool_]
    """Whether the game ended; a new one has begun in its row."""


class Batch:
    """Games side by side; each begins again when it ends.

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
        self.setting = Setting(game, seats, options, reward)
        self.game, self.seats = self.setting.game, self.setting.seats
        self.layout = self.setting.layout
        self._chance = LiveChance(seed)
        self._states: list[Any] = [self.setting.new(self._chance) for _ in range(games)]
        self._lanes = lanes_of(self.setting, self._states)
        self._all = list(range(games))
        self._numbers = np.zeros((games, self.layout.size), np.float32)
        self._masks = np.zeros((games, self.setting.actions), np.bool_)

    def __len__(self) -> int:
        return len(self._states)

    def observe(self) -> Moment:
        """What is seen and what may be done, in every game.

        The arrays are written anew by the next call: copy what is to be kept.
        """
        self._masks.fill(False)
        numbers = self._numbers.data.cast("B").cast("f")
        actors = self._lanes.look(self._all, numbers, self._masks.data.cast("B"))
        return Moment(self._numbers, self._masks, np.array(actors))

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Step:
        """Act in every game: one action index per game; they must be legal, nothing is checked."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        rewards = np.zeros((len(self), self.seats), np.float32)
        done = np.zeros(len(self), np.bool_)
        for row in self._lanes.act(self._all, chosen, self._chance):
            rewards[row] = self.setting.rewards(self._states[row])
            done[row] = True
            self._states[row] = self.setting.new(self._chance)
        return Step(rewards, done)


def lanes_of(setting: Setting, states: list[Any]) -> Lanes:
    """Positions of a game, to be looked at and stepped together."""
    return Lanes(states, list(setting.game.actions), setting.write, setting.layout.size)
