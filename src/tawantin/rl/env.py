"""A PettingZoo environment for every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..kernel import registry
from ..kernel.chance import LiveChance
from ..kernel.game import Game
from ..kernel.outcome import Outcome
from ..locale import speech
from .layout import observation

Reward = Literal["win", "place", "margin"]


def rewards_of(outcome: Outcome, kind: Reward) -> list[float]:
    """What each seat gets at the end.

    `win`: 1 for the winner, shared if several share the victory, else 0.
    `place`: from 1 for the first place evenly down to -1 for the last.
    `margin`: the points before (or behind) the best other seat, divided by the best score.
    Who plays alone has nobody to be compared with: 1, whatever the kind.
    """
    if len(outcome.places) == 1:
        return [1.0]
    if kind == "win":
        winners = outcome.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in outcome.places]
    if kind == "place":
        last = len(outcome.places) - 1
        return [1 - 2 * (place - 1) / last for place in outcome.places]
    top = max(1, *outcome.scores)
    best, second = sorted(outcome.scores, reverse=True)[:2]
    return [(score - (second if score == best else best)) / top for score in outcome.scores]


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
        self.game = registry.game(game) if isinstance(game, str) else game
        self.seats = max(self.game.about.seats) if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = self.game.about.settle(options)
        self.reward: Reward = reward
        self.metadata = {
            "name": f"tawantin_{self.game.id}_v{self.game.about.rules_version}",
            "is_parallelizable": False,
            "render_modes": ["ansi"],
        }
        self.render_mode: str | None = "ansi"
        self.layout = observation(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        actions = len(self.game.actions)
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observed)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
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
        self.state_of_play = self.game.new(self.seats, self.options, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent sees now, and what it may do (nothing, unless it must decide)."""
        seat = self.possible_agents.index(agent)
        numbers = np.zeros(self.layout.size, np.float32)
        view = self.game.view(self.state_of_play, seat)
        self.layout.write(view, seat, self.seats, numbers)
        mask = np.zeros(len(self.game.actions), np.int8)
        if agent == self.agent_selection:
            for action in self.game.legal(self.state_of_play, seat):
                mask[action.index] = 1
        return {"observation": numbers, "action_mask": mask}

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
        outcome = self.game.outcome(self.state_of_play)
        if outcome is not None:
            got = rewards_of(outcome, self.reward)
            self.rewards = dict(zip(self.possible_agents, got, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        actors = self.game.actors(self.state_of_play)
        self.agent_selection = self.possible_agents[actors[0] if actors else 0]

    def render(self) -> str:
        """The position as text, as everybody may see it."""
        view = self.game.view(self.state_of_play, None)
        lines = self.game.rules.describe(view, speech(self.game), "seat {}".format)
        return "\n".join(": ".join(filter(None, line)) for line in lines)

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
