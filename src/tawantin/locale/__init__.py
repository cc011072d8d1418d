"""Words in four languages for the Python side; the page reads the same Fluent files."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..kernel import registry
from ..kernel.actions import Action
from ..kernel.errors import UnknownGame
from ..kernel.game import Game
from ..kernel.speech import Plain, Speech
from .events import Words
from .messages import say

__all__ = ["Words", "action_words", "say", "speech"]


@lru_cache(64)
def _words(language: str, game: Game[Any], seats: int | None) -> Words:
    return Words(language, registry.descriptor(game.id), game.components, seats)


def speech(game: Game[Any], language: str = "en", seats: int | None = None) -> Speech:
    """The words of a game; of one that is not registered only its ids are known."""
    try:
        return _words(language, game, seats)
    except UnknownGame:
        return Plain()


def action_words(
    game: Game[Any], action: Action, language: str = "en", seats: int | None = None
) -> str:
    """What an action does, as a sentence; `seats` where things differ with how many play.

    >>> from tawantin import game
    >>> cuzco = game("cuzco")
    >>> action_words(cuzco, cuzco.actions.parse("keep_task 25"))
    'Keep: 2 × clothing'
    """
    return _words(language, game, seats).action(action)
