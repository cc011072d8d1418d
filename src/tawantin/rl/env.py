"""A PettingZoo environment for every game, in which agents act one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..kernel.chance import LiveChance
from ..kernel.game import Game
from .rewards import Reward
from .setting import Seen, Setting


class TawantinEnv(AECEnv):  # type: ignore[misc] # PettingZoo tells no types
    """A game for agents `seat_0`, `seat_1`, …

    An observation is `{"observation": numbers, "action_mask": 0 or 1 by action}`; the numbers are
    documented in docs/observations. An action is the index of an action of the game. In a
    simultaneous choice agents act one after the other and see nothing of each other's choice.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: Reward = "place",
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options, reward)
        self.game = self.setting.game
        self.metadata = {
            "name": self.setting.name,
            "is_parallelizable": False,
            "render_modes": ["ansi"],
        }
        self.render_mode: str | None = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.setting.seen_space)
        self.action_spaces = {
            agent: spaces.Discrete(self.setting.actions) for agent in self.possible_agents
        }
        self._chance = LiveChance()
        self.agents: list[str] = []
        self.state_of_play: Any = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed makes its chance repeatable."""
        if seed is not None:
            self._chance = LiveChance(seed)
        self.state_of_play = self.setting.new(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        """What the agent sees now, and what it may do (nothing, unless it must decide)."""
        seat = self.possible_agents.index(agent)
        return self.setting.see(self.state_of_play, seat, agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        seat = self.possible_agents.index(agent)
        chosen = self.game.actions[-1 if action is None else int(action)]
        self.game.apply(self.state_of_play, seat, chosen, self._chance)
        self._clear_rewards()
        if not self.state_of_play.frames:
            got = self.setting.rewards(self.state_of_play)
            self.rewards = dict(zip(self.possible_agents, got, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        actors = self.game.actors(self.state_of_play)
        self.agent_selection = self.possible_agents[actors[0] if actors else 0]

    def render(self) -> str:
        """The position as text, as everybody may see it."""
        return self.setting.text(self.state_of_play)

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: Reward = "place",
) -> AECEnv:
    """The environment with PettingZoo's own checks around it.

    >>> from tawantin.rl import env
    >>> chocolatl = env("chocolatl", seats=3)
    >>> chocolatl.reset(seed=1)
    >>> chocolatl.agent_selection
    'seat_0'
    """
    return wrappers.OrderEnforcingWrapper(TawantinEnv(game, seats, options, reward))
