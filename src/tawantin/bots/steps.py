"""Steps that follow the game's preferences: how bots play on what they do not weigh.

This module is compiled with the engines: here bots spend their time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.actions import Action
from ..kernel.chance import Chance
from ..kernel.frames import State, advance
from ..kernel.game import Game


def finish_turn(game: Game[Any], state: State, seat: int, chance: Chance, most: int) -> None:
    """Let the seat go on by preference while it alone must decide, so that half a turn is not
    weighed as if it were a whole one."""
    frames = state.frames
    for _ in range(most):
        if not frames or frames[-1].actors(state) != (seat,):
            return
        legal = frames[-1].legal(state, seat)
        frames[-1].apply(state, seat, preferred(game, state, seat, legal), chance, None)
        advance(state, chance, None)


def preferred(game: Game[Any], state: State, seat: int, legal: Sequence[Action]) -> Action:
    """The action that the game's heuristics like best."""
    if len(legal) == 1:
        return legal[0]
    liked = game.rules.prefer(state, seat, legal)
    return legal[liked.index(max(liked))]
