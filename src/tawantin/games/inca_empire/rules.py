"""The rules of Inca Empire, put together."""

from __future__ import annotations

from tawantin.kernel.game import Rules

from .actions import ACTIONS
from .check import check_components
from .components import ROUNDS, SUN_EVENTS, rounds_of
from .decisions.era_track import EraTrack
from .decisions.people import (
    MoreConquest,
    MoreGarrison,
    MoreTerrace,
    PeoplePhase,
    Road,
    Turn,
    WildernessFrom,
    WildernessTo,
)
from .decisions.phases import LaySunCard
from .events import EVENTS, SILENT
from .features import FEATURES
from .heuristics import evaluate, prefer
from .invariants import invariants
from .kinds import THINGS
from .mechanics.sun_events import counted, effects_of
from .observe import observe
from .reasons import refusal
from .reasons.causes import CAUSES
from .redeal import redeal
from .scoring import outcome, points, scores, to_come
from .setup import start
from .showing import seat_view, view
from .state import Player, State
from .text import describe
from .tuning import TUNING
from .view import View


def most_decisions(seats: int) -> int:
    """The bound if one player were affected by every card of the game in every turn."""
    every_card = counted(kind for kind, card in enumerate(SUN_EVENTS) for _ in range(card.count))
    most = effects_of(every_card)
    flooded = sum(card.count for card in SUN_EVENTS if card.id == "el_nino_flood")
    roads = most.roads + flooded + 1 + most.more_roads
    # a road may take three steps, all else one; two slots are begun and the turn is ended
    in_a_turn = 3 + roads + 2 * min(roads, most.wilderness) + most.more_conquests
    people = sum(r.phases.count("people") for r in ROUNDS)
    sun = sum(r.phases.count("sun") for r in ROUNDS)
    return seats * (people * in_a_turn + sun)


def which_round(state: State) -> int:
    """The round that is being played, counted through all eras."""
    return state.round


def course(state: State) -> tuple[int, int]:
    """The round counted from 1, and how many there are."""
    rounds = len(rounds_of(state.early_decline))
    return min(state.round + 1, rounds), rounds


RULES = Rules(
    actions=ACTIONS,
    state=State,
    classes=(
        Player,
        EraTrack,
        LaySunCard,
        PeoplePhase,
        Turn,
        Road,
        WildernessFrom,
        WildernessTo,
        MoreGarrison,
        MoreTerrace,
        MoreConquest,
    ),
    start=start,
    view=view,
    seat_view=seat_view,
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
    most_decisions=most_decisions,
    evaluate=evaluate,
    prefer=prefer,
    describe=describe,
    refusal=refusal,
    causes=CAUSES,
    law_options=(
        {"pizarros_arrival": True},
        {"gods_agree": True},
        {"early_decline": True},
        {"pizarros_arrival": True, "gods_agree": True},
    ),
    check_components=check_components,
    round=which_round,
    course=course,
)
