"""Reinforcement learning: environments and batches of games (extra `tawantin[rl]`)."""

from ..kernel.layout import Layout, UnknownValue
from .batch import Batch, Moment, Step
from .env import TawantinEnv, env
from .observing import observation
from .parallel import TawantinParallelEnv
from .vector import TawantinVectorEnv

__all__ = [
    "Batch",
    "Layout",
    "Moment",
    "Step",
    "TawantinEnv",
    "TawantinParallelEnv",
    "TawantinVectorEnv",
    "UnknownValue",
    "env",
    "observation",
]
