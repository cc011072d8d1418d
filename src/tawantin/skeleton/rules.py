"""The rules, put together for the kernel."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.game import Rules

from .actions import ACTIONS
from .components import HIGHEST
from .decisions.tricks import Answer, Lead
from .events import EVENTS
from .features import FEATURES
from .heuristics import evaluate, prefer
from .invariants import invariants
from .reasons import CAUSES, refusal
from .redeal import redeal
from .scoring import outcome, points, scores
from .setup import start
from .state import Player, State
from .text import describe
from .view import View, view

RULES: Final = Rules(
    actions=ACTIONS,
    state=State,
    classes=(Player, Lead, Answer),
    start=start,
    view=view,
    view_type=View,
    events=EVENTS,
    redeal=redeal,
    points=points,
    scores=scores,
    outcome=outcome,
    invariants=invariants,
    most_decisions=lambda seats: HIGHEST,
    evaluate=evaluate,
    prefer=prefer,
    describe=describe,
    refusal=refusal,
    causes=CAUSES,
    features=FEATURES,
    law_options=({"low_wins": True},),
)
