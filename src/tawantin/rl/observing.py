"""What a seat sees, as numbers."""

from __future__ import annotations

from typing import Any

from ..kernel import registry
from ..kernel.game import Game
from ..kernel.lanes import Observe
from ..kernel.layout import Layout, layout
from ..kernel.numbers import Numbers, blank


def observation(game: str | Game[Any]) -> Layout:
    """The layout of a game's observations."""
    chosen = registry.game(game) if isinstance(game, str) else game
    return layout(chosen.rules.view_type, max(chosen.about.seats))


def writer(game: Game[Any]) -> Observe:
    """What writes observations: straight from the position where the game can do that, else by
    way of the seat's view. Both write the same."""
    if game.rules.observe is not None:
        return game.rules.observe
    lay = observation(game)
    nothing = blank(lay.size)

    def write(state: Any, seat: int, out: Numbers, at: int) -> None:
        here = out[at : at + lay.size]
        here[:] = nothing
        lay.write(game.rules.view(state, seat), seat, len(game.rules.scores(state)), here)

    return write
