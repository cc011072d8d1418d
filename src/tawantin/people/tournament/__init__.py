"""Tournaments at tables of several players: who meets whom, who sits where, who leads.

Plain functions over one value (`Tournament`): no SQL, no sockets, no clock but what they are told.
"""

from .course import advance, begin, cancel, enter, enter_bots, note_result, remove, void, withdraw
from .standing import Standing, crosstable, standings
from .state import Entrant, Fill, Form, Pod, Round, Tournament, TournamentProblem

__all__ = [
    "Entrant",
    "Fill",
    "Form",
    "Pod",
    "Round",
    "Standing",
    "Tournament",
    "TournamentProblem",
    "advance",
    "begin",
    "cancel",
    "crosstable",
    "enter",
    "enter_bots",
    "note_result",
    "remove",
    "standings",
    "void",
    "withdraw",
]
