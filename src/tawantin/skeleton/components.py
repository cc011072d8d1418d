"""The numbers of the game, from components.toml."""

from __future__ import annotations

from typing import Final

from . import GAME

_CARDS: Final = GAME.components.root.table("cards")
HIGHEST: Final = _CARDS.integer("highest", 4, 1000)
HAND: Final = _CARDS.integer("hand", 1, HIGHEST // 2)
CARDS: Final = range(1, HIGHEST + 1)
TRICKS: Final = HIGHEST // 2
