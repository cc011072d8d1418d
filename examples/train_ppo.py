"""Train a network with a common library: MaskablePPO of sb3-contrib, for any game.

    pip install 'tawantin[rl]' sb3-contrib
    python examples/train_ppo.py machu_picchu --minutes 20 --out ppo.zip

and let it play, in this folder:

    TAWANTIN_PPO=ppo.zip tawantin tournament machu_picchu --games 200 --bots train_ppo:Ppo,random

The agent sits on a seat drawn for each game and learns against players at random; the reward is its
place at the end. What sb3 calls a vector environment is not Gymnasium's, so a small class stands
between the two.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from tawantin.bots import Bot, Glimpse
from tawantin.kernel.actions import Action
from tawantin.rl import TawantinVectorEnv, observation


class Games(VecEnv):  # type: ignore[misc] # sb3 tells no types where it is not installed
    """Games side by side, as sb3 wants them; it asks for the masks through `action_masks`."""

    def __init__(self, games: TawantinVectorEnv, seed: int) -> None:
        self.games, self.first_seed = games, seed
        self.masks: NDArray[np.int8] = np.zeros(0, np.int8)
        self.actions: NDArray[Any] = np.zeros(0)
        self.finished: list[float] = []
        """The rewards of the games that ended."""
        self.render_mode = None
        seen = games.single_observation_space
        assert isinstance(seen, spaces.Dict)
        super().__init__(games.num_envs, seen["observation"], games.single_action_space)

    def reset(self) -> NDArray[Any]:
        seen, _ = self.games.reset(seed=self.first_seed)
        self.masks = seen["action_mask"]
        return seen["observation"]

    def step_async(self, actions: NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        seen, rewards, ended, _, infos = self.games.step(self.actions)
        self.masks = seen["action_mask"]
        self.finished.extend(rewards[ended].tolist())
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            told[game]["terminal_observation"] = infos["final_obs"][game]["observation"]
        return seen["observation"], rewards.astype(np.float32), ended, told

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> Sequence[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class Until(BaseCallback):  # type: ignore[misc] # as above
    """Stops after some minutes of processor time; now and then saves, and says how it goes."""

    def __init__(self, games: Games, minutes: float, out: Path) -> None:
        super().__init__()
        self.games, self.minutes, self.out = games, minutes, out
        self.began = time.process_time()

    def _on_rollout_end(self) -> None:
        gone = (time.process_time() - self.began) / 60
        last = self.games.finished[-500:]
        self.model.save(self.out)
        print(f"{gone:5.1f} min, {self.num_timesteps:8,} decisions, reward {np.mean(last):+.3f}")

    def _on_step(self) -> bool:
        return time.process_time() - self.began < 60 * self.minutes


class Ppo(Bot):
    """Plays according to the network in the file that TAWANTIN_PPO names."""

    about = "Learned by PPO with masks."

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        torch.set_num_threads(1)
        self.model = MaskablePPO.load(os.environ.get("TAWANTIN_PPO", "ppo.zip"), device="cpu")

    def choose(self, glimpse: Glimpse) -> Action:
        lay = observation(glimpse.game)
        seen = np.zeros(lay.size, np.float32)
        lay.write(glimpse.view, glimpse.seat, glimpse.seats, seen)
        mask = np.zeros(len(glimpse.game.actions), np.bool_)
        mask[[action.index for action in glimpse.legal]] = True
        chosen, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
        return glimpse.game.actions[int(chosen)]


def main() -> None:
    """Train for some minutes and save the network."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("game")
    arguments.add_argument("--seats", type=int)
    arguments.add_argument("--minutes", type=float, default=20.0, help="of processor time")
    arguments.add_argument("--games", type=int, default=32, help="side by side")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", type=Path, default=Path("ppo.zip"))
    given = arguments.parse_args()
    torch.set_num_threads(1)
    games = Games(TawantinVectorEnv(given.game, given.games, given.seats), given.seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=3e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
        device="cpu",
    )
    model.learn(10**9, callback=Until(games, given.minutes, given.out))
    model.save(given.out)
    print(f"The network is in {given.out}.")


if __name__ == "__main__":
    main()
