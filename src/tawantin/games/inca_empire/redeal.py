"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from tawantin.kernel.chance import Chance, draw

from .components import GODS_LABOUR, MARKERS
from .state import State


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    """A copy with new cards for all others, in hands, face down on the board and in the deck.

    Markers that nobody has seen stay what they are, an unordered pool; only which of them lie
    under a hand of the gods is dealt again.
    """
    copy = state.copy()
    pool = copy.deck
    for other, player in enumerate(copy.players):
        if other != seat:
            pool += player.hand
    hidden = [
        sector
        for sector, kind in enumerate(copy.laid)
        if kind >= 0 and copy.laid_by[sector] != seat
    ]
    pool += [copy.laid[sector] for sector in hidden]
    pool.sort()  # positions that look alike to the seat must be dealt alike
    for other, player in enumerate(copy.players):
        if other != seat:
            player.hand = [draw(pool, chance) for _ in player.hand]
    for sector in hidden:
        copy.laid[sector] = draw(pool, chance)
    if copy.gods_pool:
        _redeal_gods(copy, chance)
    return copy


def _redeal_gods(state: State, chance: Chance) -> None:
    count = len(state.gods_pool)
    state.pool = sorted(state.pool + state.gods_pool)
    strong = [kind for kind in state.pool if MARKERS[kind].labour == GODS_LABOUR]
    state.gods_pool = [draw(strong, chance) for _ in range(count)]
    for kind in state.gods_pool:
        state.pool.remove(kind)
