"""Bots: players that see only what their seat may see, and play through the kernel alone.

>>> import tawantin
>>> from tawantin.bots import Glimpse, make
>>> game = tawantin.game("chocolatl")
>>> state = game.new(seats=4, chance=tawantin.LiveChance(seed=7))
>>> bot = make("greedy", seed=1)
>>> bot.choose(Glimpse(game, state, seat=2)) in game.legal(state, 2)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..kernel.actions import Action
from ..kernel.components import Value
from ..kernel.game import Game
from ..kernel.registry import game as find_game
from .bot import BadBot, Bot, RandomBot, checked_choice
from .glimpse import Glimpse
from .greedy import GreedyBot, LearnedBot
from .learned import evaluation
from .levels import LEVELS
from .mcts import MctsBot
from .registry import bots, installed, make

__all__ = [
    "LEVELS",
    "BadBot",
    "Bot",
    "Glimpse",
    "GreedyBot",
    "LearnedBot",
    "MctsBot",
    "RandomBot",
    "bots",
    "decide",
    "evaluation",
    "installed",
    "make",
]


def decide(
    game: str | Game[Any],
    state: Any,
    seat: int,
    name: str = "medium",
    seed: int | None = None,
    budget: float | None = None,
    options: Mapping[str, Value] = MappingProxyType({}),
) -> Action:
    """What the named bot does at a seat now.

    Made for worker processes: `game` may be an id and `state` its JSON, and the answer pickles.
    `budget` limits a searching bot to so many seconds of one core.
    """
    rules = find_game(game) if isinstance(game, str) else game
    position = rules.from_json(state) if isinstance(state, bytes | str) else state
    bot = make(name, seed)
    if budget is not None and isinstance(bot, MctsBot):
        bot.seconds = budget
    return checked_choice(bot, Glimpse(rules, position, seat, options), name)
