"""How good a move looks: as near as can be to what the plan says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tawantin.kernel.actions import Action

from ..actions import (
    FIRST,
    HUT,
    OFFER,
    OLD_MAN_HELPS,
    PASS_DIE,
    PLACE_FIRST,
    SECOND,
    pair_of,
)
from ..components import (
    BLACK_DIE,
    COURT,
    LOCATIONS,
    OLD_MAN_BID,
    ROW_ENDS,
    ROW_POINTS,
    TEMPLE,
    TILE_BID,
)
from ..decisions.bids import BidSecond, next_first, next_pair, next_second
from ..decisions.dice import UseDie
from ..decisions.early_dice import RollEarly
from ..decisions.locations import FirstPlacer, place_marker
from ..scoring import ranking
from ..state import State
from .planning import plan
from .ranks import FIRST_DIE, FURTHER_DIE, bonus, hut_value, rank_values

OFF_BID: Final = 0.15
"""What a bid loses for each point that it is off the plan."""
OFF_CARD: Final = 0.02
"""What it loses for each point that its cards are off the plan."""


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each action looks to the seat."""
    kind = actions[0].kind
    if kind == "bid":
        return _prefer_pairs(state, seat, actions)
    if kind == "first" or kind == "second":
        return _prefer_cards(state, seat, actions)
    if kind == "offer":
        return [-0.3 * abs(OFFER.number(action) - 4.4) for action in actions]
    if kind == "village":
        hut = hut_value(state)
        die = FURTHER_DIE if state.players[seat].dice else FIRST_DIE
        return [hut if action is HUT else die for action in actions]
    if kind == "place_first":
        return [_worth_of_placing(state, action) for action in actions]
    if kind == "old_man":
        return [float(action is OLD_MAN_HELPS) for action in actions]
    if isinstance(state.frames[-1], RollEarly):
        # A die can be rolled after the cards too, when it is known what it is worth.
        return [float(action is PASS_DIE) for action in actions]
    return _prefer_die(state, seat)


def _prefer_pairs(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """The pair of the plan is best, then pairs of about the same sum and the same cards."""
    hand = state.players[seat].hand
    location = next_pair(hand)
    (low, high), *_ = _plan(state, seat, location, [2] * (COURT + 1 - location))
    total = low + high
    return [
        -OFF_BID * abs(a + b - total) - OFF_CARD * abs(b - high)
        for a, b in [pair_of(action) for action in actions]
    ]


def _prefer_cards(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Green: of the planned pair the card that gives away less comes first."""
    hand = state.players[seat].hand
    if isinstance(state.frames[-1], BidSecond):
        location = next_second(hand)
        cards = SECOND[location]
        (wanted,), *_ = _plan(state, seat, location, [1] * (COURT + 1 - location))
    else:
        location = next_first(hand)
        cards = FIRST[location]
        slots = [1] * (location - 1) + [2] * (COURT + 1 - location)
        pair = _plan(state, seat, TEMPLE, slots)[location - 1]
        middle = hand[len(hand) // 2]
        wanted = min(pair, key=lambda card: abs(card - middle))
    return [-OFF_BID * abs(cards.number(action) - wanted) for action in actions]


def _plan(state: State, seat: int, location: int, slots: list[int]) -> tuple[tuple[int, ...], ...]:
    """How the seat would lay its hand at this location and at those that follow."""
    player = state.players[seat]
    bids = expected_bids(state, seat)
    places = []
    for place, cards in zip(range(location, COURT + 1), slots, strict=True):
        expected = bids[place] - bonus(state, player, seat, place)
        if cards == 1:
            expected -= player.overview[2 * place - 2]
        places.append((expected, rank_values(state, place, len(state.players))))
    return plan(tuple(player.hand), tuple(places), tuple(slots))


def expected_bids(state: State, seat: int) -> list[int]:
    """By location: what the others will bid on average, by the cards that are open.

    Of cards that do not lie open the mean is taken.
    """
    totals = [0.0] * (COURT + 1)
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        overview = player.overview
        hidden = overview[1::2] if state.first_cards_open else overview[2 * state.face_up :]
        closed = sum(player.hand) + sum(value for value in hidden if value > 0)
        mean = closed / len(hidden)
        for location in LOCATIONS[state.face_up :]:
            first = overview[2 * location - 2] if state.first_cards_open else mean
            totals[location] += first + mean + player.tiles * TILE_BID[location]
            if other == state.old_man:
                totals[location] += OLD_MAN_BID[location]
    others = len(state.players) - 1
    return [round(total / others) for total in totals]


def _prefer_die(state: State, seat: int) -> list[float]:
    """A roll must gain more by a better rank than the die is worth later."""
    frame = state.frames[-1]
    location = frame.location if isinstance(frame, UseDie) else COURT
    values = rank_values(state, location, len(state.players))
    now = values[ranking(state).index(seat)]
    kept = state.bids[seat]
    after = 0.0
    for pips in BLACK_DIE:
        state.bids[seat] = kept + pips
        after += values[ranking(state).index(seat)]
    state.bids[seat] = kept
    reserve = FIRST_DIE if state.players[seat].dice == 1 else FURTHER_DIE
    if state.players[seat].dice > 1 and location == COURT and state.endings:
        reserve = 0.0
    return [0.0, after / len(BLACK_DIE) - now - reserve]


def _worth_of_placing(state: State, action: Action) -> float:
    frame = state.frames[-1]
    if not isinstance(frame, FirstPlacer):
        return 0.0
    copy = state.copy()
    order = (frame.first, frame.second) if action is PLACE_FIRST else (frame.second, frame.first)
    for seat in order:
        place_marker(copy, seat, None)
    others = [score for seat, score in enumerate(copy.scores) if seat != frame.first]
    row = sum(len(copy.pyramid) > end for end in ROW_ENDS)
    next_row = 0.2 * (copy.pyramid[-1] == frame.first) * ROW_POINTS[row]
    return copy.scores[frame.first] - sum(others) / len(others) + next_row
