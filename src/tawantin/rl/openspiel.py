"""Every game as a game of OpenSpiel (extra `tawantin[openspiel]`).

Importing this module registers them: `pyspiel.load_game("tawantin_cuzco(players=3)")`. Options are
parameters, and so is `reward` (`place` or `win`). Chance is explicit: wherever the rules pick is a
chance node. Seats that choose at the same time act one after the other and see nothing of each
other's choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from ..kernel import registry
from ..kernel.actions import Action
from ..kernel.chance import Chance
from ..kernel.descriptor import Descriptor
from ..kernel.game import Game
from .observing import observation, writer
from .rewards import Reward, rewards_of

PREFIX = "tawantin_"
MOST_OUTCOMES = 256
"""More than any game picks from at once."""


class _Ask(Exception):
    """The rules pick, and the outcome is not known yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _AskingChance(Chance):
    """Gives the known outcomes, then asks."""

    def __init__(self, said: list[int]) -> None:
        self._said = iter(said)

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        for outcome in self._said:
            return outcome
        raise _Ask(n)


class Play:
    """A position, and what is being done to it as far as chance has spoken.

    Positions are never changed, so copies share them. Where the rules pick in the midst of a step,
    the step is begun again with every outcome that becomes known.
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.state: Any = None
        """None until the setup is complete."""
        self.doing: tuple[int, Action] | None = None
        self.said: list[int] = []
        self.outcomes = 0
        """How many things can happen at the chance node that this is; 0 if it is none."""
        self._go()

    def __deepcopy__(self, memo: object) -> Play:
        play = Play.__new__(Play)
        play.__dict__.update(self.__dict__)
        play.said = self.said.copy()
        return play

    def actor(self) -> int:
        """Who decides; -1 if nobody does."""
        actors = self.game.actors(self.state)
        return actors[0] if actors else -1

    def pick(self, outcome: int) -> None:
        """Set the outcome of chance."""
        self.said.append(outcome)
        self._go()

    def act(self, action: Action) -> None:
        """Let whoever decides act."""
        self.doing = (self.actor(), action)
        self._go()

    def _go(self) -> None:
        chance = _AskingChance(self.said)
        try:
            if self.doing is None:
                state = self.game.new(self.seats, self.options, chance)
            else:
                state = self.state.copy()
                self.game.step(state, *self.doing, chance)
        except _Ask as asked:
            self.outcomes = asked.outcomes
            return
        self.state, self.outcomes, self.said = state, 0, []


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel tells no types
    """A state of OpenSpiel."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.play = Play(spiel.game, spiel.num_players(), spiel.options)
        self.reward: Reward = spiel.reward

    def current_player(self) -> int:
        if self.play.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.play.actor()
        return int(pyspiel.PlayerId.TERMINAL) if actor < 0 else actor

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return [action.index for action in self.play.game.legal(self.play.state, player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.play.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.play.outcomes:
            self.play.pick(action)
        else:
            self.play.act(self.play.game.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.play.game.actions[action].text

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.play.seats
        return rewards_of(self.play.game.rules.outcome(self.play.state), self.reward)

    def __str__(self) -> str:
        if self.play.state is None:
            return f"setup {self.play.said}"
        shown = msgspec.json.encode(self.play.game.view(self.play.state, None)).decode()
        return f"{shown} {self.play.said}" if self.play.outcomes else shown


class SpielObserver:
    """What a player sees: the numbers of docs/observations; before the setup is complete, zeros."""

    def __init__(self, game: Game[Any]) -> None:
        self._write = writer(game)
        self.tensor = np.zeros(observation(game).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees of a state into `tensor`."""
        self.tensor.fill(0)
        if state.play.state is not None:
            self._write(state.play.state, player, self.tensor.data.cast("B").cast("f"), 0)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, as JSON."""
        if state.play.state is None:
            return ""
        return msgspec.json.encode(state.play.game.view(state.play.state, player)).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc] # as above
    """A game of OpenSpiel. Subclasses name which one."""

    id: str
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = registry.game(self.id)
        seats = given.pop("players", max(self.game.about.seats))
        self.reward: Reward = given.pop("reward", "place")
        self.options = self.game.about.settle(given)
        self.game.check_seats(seats)
        if self.reward not in ("place", "win"):
            raise ValueError(f"The reward is place or win, not {self.reward!r}.")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0 if self.reward == "place" else 0.0,
            max_utility=1.0,
            max_game_length=self.game.rules.most_decisions(seats),
        )
        super().__init__(self.type, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """The beginning: the first thing that the setup leaves to chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations."""
        return SpielObserver(self.game)


def _type_of(name: str, descriptor: Descriptor) -> Any:
    about = descriptor.about
    options = {option.id: option.default for option in about.options}
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=about.name["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(about.seats),
        min_num_players=min(about.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(about.seats), "reward": "place", **options},
    )


def _register() -> None:
    for name, descriptor in registry.games().items():
        kind = _type_of(name, descriptor)
        pyspiel.register_game(kind, type(PREFIX + name, (SpielGame,), {"id": name, "type": kind}))


_register()
