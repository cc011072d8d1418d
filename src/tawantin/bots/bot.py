"""What a bot is."""

from __future__ import annotations

import random

from ..kernel.actions import Action
from ..kernel.errors import TawantinError
from .glimpse import Glimpse


class BadBot(TawantinError):
    """There is no such bot, or it does not play as a bot must."""


class Bot:
    """Plays a seat. Subclass it and say how to `choose`.

    All that is random in a bot comes from `self.random`, so that it plays the same again when it
    is made with the same seed and sees the same.
    """

    about = "A bot."
    """One sentence saying how it plays."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, glimpse: Glimpse) -> Action:
        """One of `glimpse.legal`."""
        raise NotImplementedError(f"{type(self).__name__} must say how it chooses")


class RandomBot(Bot):
    """Takes any legal action, each equally likely."""

    about = "Takes any legal move, each equally likely."

    def choose(self, glimpse: Glimpse) -> Action:
        return self.random.choice(glimpse.legal)


def checked_choice(bot: Bot, glimpse: Glimpse, name: str) -> Action:
    """The bot's action, if it is one it may take."""
    action = bot.choose(glimpse)
    if action not in glimpse.legal:
        text = getattr(action, "text", action)
        raise BadBot(f"The bot {name!r} chose {text!r}, which is not among its legal actions.")
    return action
