"""Reasons of Chocolatl that random play seldom meets."""

from __future__ import annotations

from collections.abc import Iterator

from tests.chocolatl import table as choco

from tawantin.games.chocolatl.components import PLANTATIONS, PYRAMID, SEQUENTIAL, TEMPLE
from tawantin.games.chocolatl.decisions.bids import BidLocation
from tawantin.games.chocolatl.decisions.early_dice import EarlyDice
from tawantin.games.chocolatl.state import State
from tawantin.kernel.chance import ReplayChance
from tawantin.kernel.frames import advance

from .asked import Asked


def positions() -> Iterator[Asked]:
    """The two options of the rulebook, which are off in most games."""
    a, b, c = range(3)

    def before_the_cards(most: int = 7) -> State:
        state = choco.table([0, 0, 0], dice_before_cards=True, max_dice_per_bid=most)
        state.mode, state.players[a].dice = SEQUENTIAL, 2
        state.frames[:] = [BidLocation(PYRAMID), EarlyDice(PYRAMID, passed=0)]
        advance(state, ReplayChance([0]), None)
        return state

    state = before_the_cards()
    yield state, a, "bid 4 1 2"
    yield state, a, "use_die"
    yield state, a, "early_die 3"
    choco.do(state, a, "pass_die")
    yield state, a, "early_die 5"
    state = before_the_cards(most=1)
    choco.do(state, a, "early_die 5", ReplayChance([0]))
    yield state, a, "early_die 5"
    # The same table without the options.
    state = choco.table([0, 0, 0])
    state.players[a].dice = 1
    choco.visit(state, PLANTATIONS, [9, 5, 1])
    yield state, a, "early_die 5"
    yield state, a, "old_man helps"
    # The old man is asked at the temple, and his holder alone.
    state = choco.table([0, 0, 0], old_man=c, old_man_may_help=True)
    state.players[c].dice = state.players[b].dice = 1
    choco.visit(state, TEMPLE, [20, 15, 5])
    yield state, c, "use_die"
    choco.do(state, c, "old_man rests")
    yield state, c, "old_man helps"
    choco.do(state, c, "pass_die")
    yield state, b, "old_man helps"
