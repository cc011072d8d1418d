"""The rules of Chocolatl, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tawantin.kernel.chance import Chance, shuffled
from tawantin.kernel.components import Value
from tawantin.kernel.events import EventLog
from tawantin.kernel.game import Rules

from .actions import ACTIONS
from .components import (
    ALL_AT_ONCE,
    BLACK_DICE,
    DECKS,
    LOWEST_FIELD,
    NO_CARD,
    NOBODY,
    ROUNDS,
    check_components,
)
from .decisions.bids import BidAll, BidFirst, BidLocation, BidSecond
from .decisions.dice import DiceWindow, Reveal, UseDie
from .decisions.locations import FirstPlacer, Resolve, Village
from .decisions.offering import Offering
from .decisions.rounds import Location, Round, RoundEnd
from .events import DiscsStacked
from .heuristics import evaluate, prefer
from .invariants import invariants
from .redeal import redeal
from .scoring import itemised, outcome, scores
from .state import ChocolatlState, Player, new_player
from .text import describe
from .view import view


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> ChocolatlState:
    """Stack the discs on field 0 in random order; then the offering, then the first round."""
    discs = shuffled(range(seats), chance)
    if events is not None:
        events.tell(DiscsStacked(list(discs)))
    return ChocolatlState(
        frames=[Round(), Offering()],
        players=[new_player() for _ in range(seats)],
        scores=[LOWEST_FIELD] * seats,
        discs=discs,
        round=0,
        mode=ALL_AT_ONCE,
        deciding=0,
        first_cards_open=False,
        face_up=0,
        bids=[0] * seats,
        white_dice=[],
        die_on_board=False,
        dice_supply=BLACK_DICE,
        decks=[list(deck) for deck in DECKS],
        open_cards=[NO_CARD, NO_CARD],
        box=[],
        chocolatl=NOBODY,
        old_man=NOBODY,
        huts=[],
        pyramid=[],
        row_winners=[],
        endings=[],
        allow_negative_scores=options["allow_negative_scores"] is True,
        max_dice_per_bid=int(options["max_dice_per_bid"]),
        old_man_immediate_points=int(options["old_man_immediate_points"]),
    )


def most_decisions(seats: int) -> int:
    """Each seat offers once, bids in 5 steps in round 1 and in at most 11 steps afterwards.

    Each of the black dice asks everybody once more than the dice windows do; a round has one
    choice in the village and at most one in the pyramid.
    """
    bids = 5 + 11 * (ROUNDS - 1)
    dice = 6 * ROUNDS + BLACK_DICE
    return seats * (1 + bids + dice) + 2 * ROUNDS


RULES: Final = Rules(
    actions=ACTIONS,
    state=ChocolatlState,
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
        Resolve,
        Village,
        FirstPlacer,
        RoundEnd,
    ),
    start=start,
    view=view,
    redeal=redeal,
    points=itemised,
    scores=scores,
    outcome=outcome,
    invariants=invariants,
    most_decisions=most_decisions,
    evaluate=evaluate,
    prefer=prefer,
    describe=describe,
    law_options=(
        {"allow_negative_scores": True},
        {"max_dice_per_bid": 1, "old_man_immediate_points": -1},
        {"allow_negative_scores": True, "max_dice_per_bid": 2, "old_man_immediate_points": -3},
    ),
    check_components=check_components,
)
