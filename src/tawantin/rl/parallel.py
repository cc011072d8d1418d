"""A PettingZoo environment for every game, in which all agents act in every step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..kernel.chance import LiveChance
from ..kernel.errors import GameOver
from ..kernel.game import Game
from .rewards import Reward
from .setting import Seen, Setting


class TawantinParallelEnv(ParallelEnv):  # type: ignore[misc] # PettingZoo tells no types
    """A game for agents `seat_0`, `seat_1`, … that submit their actions together.

    In a simultaneous choice all who are asked take a step at once. Whoever is not asked has a mask
    of zeros, and what they hand in counts for nothing. Observations, actions and rewards are those
    of `TawantinEnv`.

    >>> from tawantin.rl import TawantinParallelEnv
    >>> chocolatl = TawantinParallelEnv("chocolatl", seats=3)
    >>> seen, infos = chocolatl.reset(seed=1)
    >>> actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    >>> seen, rewards, terminations, truncations, infos = chocolatl.step(actions)
    >>> rewards
    {'seat_0': 0.0, 'seat_1': 0.0, 'seat_2': 0.0}
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: Reward = "place",
    ) -> None:
        self.setting = Setting(game, seats, options, reward)
        self.game = self.setting.game
        self.metadata = {"name": self.setting.name, "render_modes": ["ansi"]}
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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game; a seed makes its chance repeatable."""
        if seed is not None:
            self._chance = LiveChance(seed)
        self.state_of_play = self.setting.new(self._chance)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let all who are asked act: each takes one step."""
        if not self.agents:
            raise GameOver("The game is over: reset the environment for a new one.")
        for seat in self.game.actors(self.state_of_play):
            chosen = self.game.actions[int(actions[self.possible_agents[seat]])]
            self.game.apply(self.state_of_play, seat, chosen, self._chance)
        over = not self.state_of_play.frames
        got = self.setting.rewards(self.state_of_play) if over else [0.0] * self.setting.seats
        agents, seen = self.agents, self._seen()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, got, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> dict[str, Seen]:
        asked = self.game.actors(self.state_of_play)
        return {
            agent: self.setting.see(self.state_of_play, seat, seat in asked)
            for seat, agent in enumerate(self.agents)
        }

    def render(self) -> str:
        """The position as text, as everybody may see it."""
        return self.setting.text(self.state_of_play)

    def close(self) -> None:
        """Nothing is held open."""
