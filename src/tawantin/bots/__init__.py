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

from ..kernel.about import Value
from ..kernel.actions import Action
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
    bot: str | Bot = "medium",
    seed: int | None = None,
    budget: float | None = None,
    options: Mapping[str, Value] = MappingProxyType({}),
    goes_on: bool = False,
) -> Action:
    """What a bot, or the one of a name, does at a seat now.

    Made for worker processes: `game` may be an id and `state` its JSON, and the answer pickles.
    `budget` limits a searching bot to a number of seconds of one core. A bot that has decided just
    before at this seat may be told that its turn `goes_on`: it uses what it knows already.
    """
    rules = find_game(game) if isinstance(game, str) else game
    position = rules.from_json(state) if isinstance(state, bytes | str) else state
    player = make(bot, seed) if isinstance(bot, str) else bot
    if budget is not None and isinstance(player, MctsBot):
        player.seconds = budget
    glimpse = Glimpse(rules, position, seat, options, goes_on=goes_on)
    return checked_choice(player, glimpse, bot if isinstance(bot, str) else type(bot).__name__)
