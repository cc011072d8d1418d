"""Setting up: what lies on the table and before each player when the game begins."""

from __future__ import annotations

from collections.abc import Mapping

from tawantin.kernel.about import Value
from tawantin.kernel.chance import Chance, shuffled
from tawantin.kernel.events import EventLog

from .components import (
    ALL_AT_ONCE,
    BLACK_DICE,
    DECKS,
    HAND_SIZE,
    ITEMS,
    LOWEST_FIELD,
    MARKER_STONES,
    NO_CARD,
    NOBODY,
    START_CARDS,
)
from .decisions.offering import Offering
from .decisions.rounds import Round
from .events import DiscsStacked
from .state import Player, State


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> State:
    """Stack the discs on field 0 in random order; then the offering, then the first round."""
    discs = shuffled(range(seats), chance)
    if events is not None:
        events.tell(DiscsStacked(list(discs)))
    return State(
        frames=[Round(), Offering()],
        players=[_player() for _ in range(seats)],
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
        dice_before_cards=options["dice_before_cards"] is True,
        old_man_may_help=options["old_man_may_help"] is True,
    )


def _player() -> Player:
    """A player with everything that setup deals out."""
    return Player(
        hand=list(START_CARDS),
        overview=[NO_CARD] * HAND_SIZE,
        last_bids=[],
        offering=NO_CARD,
        markers=MARKER_STONES,
        substitutes=0,
        tiles=0,
        dice=0,
        rolls=[],
        taken=[],
        given_up=[],
        points=[0] * ITEMS,
    )
