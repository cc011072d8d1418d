"""Which bots there are: those of this package, those installed, and any class by its path."""

from __future__ import annotations

import importlib
import logging
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from .bent import BentBot
from .bot import BadBot, Bot, RandomBot
from .greedy import GreedyBot, LearnedBot
from .learned import evaluation_from
from .levels import LEVELS
from .mcts import MctsBot

GROUP: Final = "tawantin.bots"
OWN: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "learned": LearnedBot,
    "mcts": MctsBot,
    **LEVELS,
}


_log = logging.getLogger("tawantin.bots")


@cache
def _installed() -> dict[str, Callable[..., Bot]]:
    makers: dict[str, Callable[..., Bot]] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in OWN:
            continue
        try:
            makers[entry.name] = entry.load()
        except Exception as error:  # one broken package must not take the other bots away
            _log.warning("the bot %s (%s) cannot be loaded: %r", entry.name, entry.value, error)
    return makers


def installed() -> dict[str, str]:
    """Bots that other packages offer by name, each with the sentence that says how it plays."""
    return _abouts(_installed())


def bots() -> dict[str, str]:
    """All bots that have a name, each with the sentence that says how it plays."""
    return _abouts(OWN) | installed()


def _abouts(makers: Mapping[str, Callable[..., Bot]]) -> dict[str, str]:
    return {name: getattr(maker, "about", "") for name, maker in makers.items()}


def make(name: str, seed: int | None = None) -> Bot:
    """The bot of that name, ready to play one seat of one game.

    A name may carry a budget: ``mcts@500`` makes 500 simulations, ``mcts@0.5s`` thinks half a
    second of one core, ``greedy@8`` tries every action on 8 redealt copies; ``learned@FILE`` goes
    by the weights in a file; ``bent@SOURCE`` wants one source of points more than all others.
    ``package:Class`` is any class that is called with a seed and has `choose`.

    >>> make("greedy", seed=1).about
    'Takes the move that looks best at once, and never looks further.'
    """
    plain, at, budget = name.partition("@")
    if ":" in plain:
        return _checked(name, _foreign(plain, seed))
    if at:
        return _with_budget(plain, budget, seed)
    if plain == "bent":
        raise BadBot("A bent bot is told what it wants, such as bent@plantations.")
    maker = OWN.get(plain) or _installed().get(plain)
    if maker is None:
        names = ", ".join(bots())
        raise BadBot(f"There is no bot {name!r}; there are {names}, or write package:Class.")
    return _checked(name, maker(seed))


def _with_budget(name: str, budget: str, seed: int | None) -> Bot:
    if name == "bent":
        return BentBot(budget, seed, redeals=1)
    if name == "learned":
        return LearnedBot(seed, evaluate=evaluation_from(Path(budget)))
    try:
        if name == "mcts" and budget.endswith("s"):
            return MctsBot(seed, seconds=_positive(float(budget[:-1])))
        if name == "mcts":
            return MctsBot(seed, simulations=int(_positive(int(budget))))
        if name == "greedy":
            return GreedyBot(seed, redeals=int(_positive(int(budget))))
    except ValueError as error:
        raise BadBot(
            f"A budget is written mcts@500, mcts@0.5s or greedy@8, but not {name}@{budget}."
        ) from error
    raise BadBot(f"Only mcts and greedy take a budget, but {name!r} does not.")


def _positive(number: float) -> float:
    if not 0 < number < 1e9:
        raise ValueError(number)
    return number


def _foreign(place: str, seed: int | None) -> Bot:
    """A bot from another package: whatever goes wrong in it is reported in one sentence."""
    module, _, attribute = place.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a bot in a file beside you is found like `python -m` would
    try:
        maker: Callable[[int | None], Bot] = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadBot(f"The bot {place!r} cannot be found: {error}.") from error
    except Exception as error:
        raise BadBot(f"{module} cannot be loaded: {type(error).__name__}: {error}.") from error
    try:
        return maker(seed)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadBot(f"The bot {place!r} cannot be made from a seed: {problem}.") from error


def _checked(name: str, bot: Bot) -> Bot:
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(f"The bot {name!r} has no method choose.")
    return bot
