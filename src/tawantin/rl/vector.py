"""A Gymnasium vector environment for every game: one agent against others, many games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..kernel.chance import LiveChance
from ..kernel.game import Game
from .batch import Moment, lanes_of
from .rewards import Reward
from .setting import Seen, Setting

Opponents = Callable[[Moment], NDArray[np.integer[Any]]]
"""A legal action in each of some games, by its index."""
Stepped = tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class TawantinVectorEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """Games side by side; the agent sits in a seat of each.

    The others play at random, or as `opponents` says. The agent sits where `seat` says, else on a
    seat drawn anew for each game (`infos["seat"]`). Observations are those of `TawantinEnv`, the
    viewer always first; the reward comes at the end. A game that ends begins again in the same
    step (`AutoresetMode.SAME_STEP`): what was seen last is in `infos["final_obs"]`.

    >>> from tawantin.rl import TawantinVectorEnv
    >>> games = TawantinVectorEnv("chocolatl", num_envs=4, seats=3)
    >>> seen, infos = games.reset(seed=1)
    >>> seen["observation"].shape[0], seen["action_mask"].any(axis=1).all().item()
    (4, True)
    >>> seen, rewards, ended, cut, infos = games.step(seen["action_mask"].argmax(axis=1))
    >>> rewards.tolist()
    [0.0, 0.0, 0.0, 0.0]
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: Reward = "place",
        seat: int | None = None,
        opponents: Opponents | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, reward)
        self.num_envs = num_envs
        self.metadata = {
            "name": self.setting.name,
            "render_modes": ["ansi"],
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_observation_space = self.setting.seen_space
        self.single_action_space = spaces.Discrete(self.setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = seat
        self._opponents = opponents
        self._chance = LiveChance()
        self._states: list[Any] = []
        self._seats: list[int] = []
        self._lanes = lanes_of(self.setting, self._states)
        self._numbers = np.zeros((num_envs, self.setting.layout.size), np.float32)
        self._masks = np.zeros((num_envs, self.setting.actions), np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games; a seed makes their chance repeatable."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = LiveChance(seed)
        self._states[:] = [None] * self.num_envs
        self._seats = [0] * self.num_envs
        self._begin(list(range(self.num_envs)))
        return self._see(), self._infos()

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Act in every game, and let the others act until the agent is asked again."""
        games = list(range(self.num_envs))
        self._check(actions)
        self._lanes.act(games, actions.tolist(), self._chance)
        self._let_others_act(games)
        over = [game for game in games if not self._states[game].frames]
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        final = np.full(self.num_envs, None, object)
        for game in over:
            state, seat = self._states[game], self._seats[game]
            rewards[game] = self.setting.rewards(state)[seat]
            ended[game] = True
            final[game] = self.setting.see(state, seat, False)
        self._begin(over)
        infos = self._infos()
        if over:
            infos |= {"final_obs": final, "_final_obs": ended.copy()}
        return self._see(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[str, ...]:
        """The positions as text, as everybody may see them."""
        return tuple(self.setting.text(state) for state in self._states)

    def _check(self, actions: NDArray[Any]) -> None:
        allowed = self._masks[np.arange(self.num_envs), actions]
        if not allowed.all():
            game = int(np.flatnonzero(~allowed)[0])
            action = self.setting.game.actions[int(actions[game])]
            raise ValueError(f"{action.text!r} is not possible in game {game} now.")

    def _begin(self, games: list[int]) -> None:
        """Begin some games anew; one that ends before the agent is asked is dealt again."""
        while games:
            for game in games:
                self._states[game] = self.setting.new(self._chance)
                drawn = self._chance.pick(self.setting.seats) if self._seat is None else self._seat
                self._seats[game] = drawn
            self._let_others_act(games)
            games = [game for game in games if not self._states[game].frames]

    def _let_others_act(self, games: list[int]) -> None:
        if self._opponents is None:
            for game in games:
                self._lanes.wander(game, self._seats[game], self._chance)
            return
        while games := [game for game in games if self._is_others_turn(game)]:
            moment = self._look(games)
            rows = Moment(moment.observations[games], moment.masks[games], moment.seats)
            self._lanes.act(games, self._opponents(rows).tolist(), self._chance)

    def _is_others_turn(self, game: int) -> bool:
        state = self._states[game]
        return bool(state.frames) and state.frames[-1].actors(state)[0] != self._seats[game]

    def _look(self, games: list[int]) -> Moment:
        self._masks.fill(False)
        numbers = self._numbers.data.cast("B").cast("f")
        actors = self._lanes.look(games, numbers, self._masks.data.cast("B"))
        return Moment(self._numbers, self._masks, np.array(actors))

    def _see(self) -> Seen:
        moment = self._look(list(range(self.num_envs)))
        return {
            "observation": moment.observations.copy(),
            "action_mask": moment.masks.astype(np.int8),
        }

    def _infos(self) -> dict[str, Any]:
        return {"seat": np.array(self._seats), "_seat": np.ones(self.num_envs, np.bool_)}
