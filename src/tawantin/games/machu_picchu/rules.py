"""The game assembled: set-up and everything the kernel asks for."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.game import Rules

from .actions import ACTIONS
from .check import check_components
from .components import LAST_DAY, MOST_DECISIONS
from .decisions.day import EndOfTurn, FirstInca, LastMoon, MoonNight, ServiceNight, Turn
from .decisions.districts import Production
from .decisions.market import Visit
from .decisions.people import Hiring, Recruiting, Service, ServiceReward
from .decisions.temples import Offering, Sacrifices
from .decisions.trail import GiveBack
from .events import EVENTS, SILENT
from .features import FEATURES
from .heuristics.likings import prefer
from .heuristics.outlook import evaluate
from .invariants import invariants
from .kinds import THINGS
from .observe import observe
from .reasons import CAUSES, refusal
from .redeal import redeal
from .scoring import outcome, points, scores, to_come
from .setup import start
from .showing import view
from .state import Player, State
from .text import describe
from .tuning import TUNING
from .view import View


def which_round(state: State) -> int:
    """The day that is being played."""
    return state.day


def course(state: State) -> tuple[int, int]:
    """The day, and the last one; with fewer players games begin on a later day."""
    return state.day, LAST_DAY


RULES: Final = Rules(
    actions=ACTIONS,
    state=State,
    classes=(
        Player,
        FirstInca,
        Turn,
        EndOfTurn,
        LastMoon,
        MoonNight,
        ServiceNight,
        Production,
        Sacrifices,
        Offering,
        Hiring,
        Recruiting,
        Service,
        ServiceReward,
        Visit,
        GiveBack,
    ),
    start=start,
    view=view,
    view_type=View,
    observe=observe,
    events=EVENTS,
    silent=SILENT,
    things=THINGS,
    tuning=TUNING,
    features=FEATURES,
    redeal=redeal,
    points=points,
    scores=scores,
    outcome=outcome,
    to_come=to_come,
    invariants=invariants,
    most_decisions=lambda seats: MOST_DECISIONS,
    evaluate=evaluate,
    prefer=prefer,
    describe=describe,
    law_options=(
        {"goods_limited": False, "scout_start": 0, "turns_per_day": "none"},
        {"corn_limited": True, "trade_both_ways": True, "turns_per_day": "50"},
    ),
    check_components=check_components,
    refusal=refusal,
    causes=CAUSES,
    round=which_round,
    course=course,
)
