"""Reinforcement learning: PettingZoo environments and batches of games (extra `tawantin[rl]`)."""

from .batch import Batch, Moment, Step
from .env import TawantinEnv, env
from .layout import Observation, observation
from .shapes import find_layout

__all__ = [
    "Batch",
    "Moment",
    "Observation",
    "Step",
    "TawantinEnv",
    "env",
    "find_layout",
    "observation",
]
