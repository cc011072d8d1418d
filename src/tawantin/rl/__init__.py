"""Reinforcement learning: PettingZoo environments and batches of games (extra `tawantin[rl]`)."""

from .batch import Batch, Moment, Step
from .env import TawantinEnv, env
from .layout import Observation, observation
from .parts import UnknownValue

__all__ = [
    "Batch",
    "Moment",
    "Observation",
    "Step",
    "TawantinEnv",
    "UnknownValue",
    "env",
    "observation",
]
