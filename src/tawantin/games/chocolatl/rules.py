"""The rules of Chocolatl, put together."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.game import Rules

from .actions import ACTIONS
from .check import check_components
from .components import (
    BLACK_DICE,
    ROUNDS,
)
from .decisions.bids import BidAll, BidFirst, BidLocation, BidSecond
from .decisions.dice import DiceWindow, OldManHelps, Reveal, UseDie
from .decisions.early_dice import EarlyDice, RollEarly
from .decisions.locations import FirstPlacer, Resolve, Village
from .decisions.offering import Offering
from .decisions.rounds import Location, Round, RoundEnd
from .events import EVENTS, SILENT
from .features import FEATURES
from .heuristics.likings import prefer
from .heuristics.outlook import evaluate
from .invariants import invariants
from .kinds import THINGS
from .observe import observe
from .reasons import CAUSES, refusal
from .redeal import redeal
from .scoring import itemised, outcome, scores, to_come
from .setup import start
from .showing import view
from .state import Player, State
from .text import describe
from .tuning import TUNING
from .view import View


def most_decisions(seats: int) -> int:
    """Each seat offers once, bids in 5 steps in round 1 and in at most 11 steps afterwards.

    Each of the black dice asks everybody once more than the dice windows do, before the cards and
    after; a round has one choice in the village and at most one in pyramid and temple.
    """
    bids = 5 + 11 * (ROUNDS - 1)
    dice = 6 * ROUNDS + BLACK_DICE
    return seats * (1 + bids + 2 * dice) + 3 * ROUNDS


def which_round(state: State) -> int:
    """The round that is being played."""
    return state.round


def course(state: State) -> tuple[int, int]:
    """The round, and how many there are at most; none while offerings are laid."""
    return state.round, ROUNDS


RULES: Final = Rules(
    actions=ACTIONS,
    state=State,
    classes=(
        Player,
        Offering,
        Round,
        BidAll,
        BidFirst,
        BidSecond,
        BidLocation,
        Location,
        Reveal,
        DiceWindow,
        UseDie,
        EarlyDice,
        RollEarly,
        OldManHelps,
        Resolve,
        Village,
        FirstPlacer,
        RoundEnd,
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
    points=itemised,
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
        {"allow_negative_scores": True},
        {"max_dice_per_bid": 1, "old_man_immediate_points": -1},
        {"allow_negative_scores": True, "max_dice_per_bid": 2, "old_man_immediate_points": -3},
        {"dice_before_cards": True, "old_man_may_help": True},
        {"dice_before_cards": True, "max_dice_per_bid": 1},
    ),
    check_components=check_components,
    round=which_round,
    course=course,
)
