"""Why a move of Cuzco is not possible: the rules once more, as the rulebook tells them.

Nothing here is shared with the lists of legal moves; law 11 checks the two against each other.
"""

from __future__ import annotations

from tawantin.kernel.actions import Action
from tawantin.kernel.reasons import Reason

from ..state import State
from .causes import CAUSES
from .choices import CHOICES
from .moments import covered, later, under_way
from .reading import Position

__all__ = ["CAUSES", "refusal"]


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why the seat, which must decide, cannot do this now; None if it can."""
    here = Position(state, seat)
    args = [str(arg) for arg in action.args]
    if covered(here, action.kind, args):
        return under_way(here)
    for frame, kinds in CHOICES:
        if isinstance(here.frame, frame) and action.kind in kinds:
            return kinds[action.kind](here, args)
    return later(here, action.kind, args) or under_way(here)
