"""What a position and a move are worth, for bots.

All is built on one question: what is each rank at a location worth now (`rank_values`)? A bid is
worth the chance of each rank times its value; a player plans the whole hand for the locations to
come, and lays what the plan says.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp
from typing import Final

from tawantin.kernel.actions import Action

from .actions import (
    FIRST,
    HUT,
    OFFER,
    OLD_MAN_HELPS,
    PASS_DIE,
    PLACE_FIRST,
    SECOND,
    pair_of,
)
from .components import (
    BLACK_DIE,
    BREWERY,
    BREWERY_FIRST,
    BREWERY_SECOND,
    COURT,
    END_MARK,
    LARGE,
    LAST_ROUND_POINTS,
    LOCATIONS,
    LOWEST_AT_BREWERY,
    NO_CARD,
    OLD_MAN_BID,
    PLANTATIONS,
    POINTS_FOR_CHOCOLATL,
    POINTS_FOR_HIGHEST_OFFERING,
    POINTS_FOR_MAJORITY,
    POINTS_FOR_OLD_MAN,
    POINTS_PER_MARKER,
    PYRAMID,
    ROUNDS,
    ROW_ENDS,
    ROW_POINTS,
    SMALL,
    TEMPLE,
    TEMPLE_POINTS,
    TILE_BID,
    VILLAGE,
)
from .decisions.bids import BidSecond, next_first, next_pair, next_second
from .decisions.dice import OldManHelps, UseDie
from .decisions.early_dice import RollEarly
from .decisions.locations import FirstPlacer, Village, place_marker
from .scoring import ranking, tie_order
from .state import Player, State

ROUND: Final = 21.0
"""Victory points that a round gives out, to all players together."""
BID_POINT: Final = 0.2
"""Victory points that a round brings for each point that the own cards are better."""
TILE_POINT: Final = 0.3
CARD_POINT: Final = 0.4
"""The same for points that last: a tile, a better card. They also keep others from winning."""
FIRST_DIE: Final = sum(BLACK_DIE) / len(BLACK_DIE)
"""A die kept for the final scoring."""
FURTHER_DIE: Final = 1.0
TIES: Final = 1.0
"""Holding Chocolatl for a round."""
OLD_MAN: Final = -1.4
"""Holding the old man for a round."""
SPREAD: Final = 2.7
"""How far others' bids lie from what is expected of them (scale of a logistic curve)."""
OFF_BID: Final = 0.15
"""What a bid loses for each point that it is off the plan."""
OFF_CARD: Final = 0.02
"""What it loses for each point that its cards are off the plan."""
_REACH: Final = 60
"""Bids this far from the expected ones are certain to win or to lose."""


# ---- positions ----------------------------------------------------------------------------------


def evaluate(state: State) -> list[float]:
    """By seat, the final score to be expected."""
    worth = [float(sum(player.points)) for player in state.players]
    if not state.frames:
        return worth
    rounds = rounds_left(state)
    ending = chance_of_end(state)
    _add_final_scoring(state, worth, ending, rounds)
    incomes = _incomes(state)
    for seat, each in enumerate(incomes):
        worth[seat] += rounds * each
    _add_this_round(state, worth, incomes)
    return worth


def _incomes(state: State) -> list[float]:
    """By seat, what a round brings: better cards and more tiles win more of it."""
    strengths = [
        sum(player.hand)
        + sum(value for value in player.overview if value > 0)
        + player.tiles * (len(LOCATIONS) - 2)
        for player in state.players
    ]
    mean = sum(strengths) / len(strengths)
    return [ROUND / len(strengths) + BID_POINT * (strength - mean) for strength in strengths]


def rounds_left(state: State) -> float:
    """Rounds to be expected after this one."""
    by_points = (END_MARK - max(state.scores)) / 8 - 0.5
    by_markers = min(player.markers for player in state.players) / 1.5
    return max(0.0, min(ROUNDS - state.round, by_points, by_markers))


def chance_of_end(state: State) -> float:
    """How likely this round is the last one."""
    if state.endings or state.round == ROUNDS:
        return 1.0
    if min(player.markers for player in state.players) <= 1:
        return 0.7
    return min(1.0, max(0.0, (max(state.scores) - END_MARK + 13) / 10))


def _add_final_scoring(state: State, worth: list[float], ending: float, rounds: float) -> None:
    offerings = [player.offering for player in state.players]
    markers = [state.pyramid.count(seat) for seat in range(len(worth))]
    stays = max(ending, 0.35)  # figures go round, but a holder has better chances than others
    for seat, player in enumerate(state.players):
        worth[seat] += POINTS_PER_MARKER * markers[seat]
        if markers[seat] and markers[seat] == max(markers):
            worth[seat] += POINTS_FOR_MAJORITY * (0.4 + 0.6 * stays)
        if player.offering != NO_CARD:
            worth[seat] += player.offering
            if player.offering == max(offerings):
                worth[seat] += POINTS_FOR_HIGHEST_OFFERING
        if player.dice:
            worth[seat] += FIRST_DIE + FURTHER_DIE * (player.dice - 1) * min(1.0, rounds + 0.3)
    if state.chocolatl >= 0:
        worth[state.chocolatl] += POINTS_FOR_CHOCOLATL * stays + TIES / 2
        worth[state.old_man] += POINTS_FOR_OLD_MAN * stays + OLD_MAN / 2


def _add_this_round(state: State, worth: list[float], incomes: list[float]) -> None:
    """Laid bids bring what they will without dice; where none are laid, a share of the income."""
    order = tie_order(state)
    players = state.players
    for location in LOCATIONS[resolved(state) :]:
        if location == state.face_up:
            bids = state.bids
        elif any(NO_CARD in laid(player, location) for player in players):
            for seat, each in enumerate(incomes):
                worth[seat] += each / len(LOCATIONS)
            continue
        else:
            bids = [
                sum(laid(player, location)) + bonus(state, player, seat, location)
                for seat, player in enumerate(players)
            ]
        ranked = sorted(order, key=bids.__getitem__, reverse=True)
        for seat, value in zip(ranked, rank_values(state, location, len(worth)), strict=True):
            worth[seat] += value


def resolved(state: State) -> int:
    """The locations of this round that are done with."""
    undecided = isinstance(state.frames[-1], (OldManHelps, UseDie, Village, FirstPlacer))
    return state.face_up - 1 if undecided else state.face_up


def laid(player: Player, location: int) -> list[int]:
    """The two places of the overview card for a location."""
    return player.overview[2 * location - 2 : 2 * location]


def bonus(state: State, player: Player, seat: int, location: int) -> int:
    """What tiles, dice rolled beforehand and the old man add to a bid."""
    added = player.tiles * TILE_BID[location]
    if player.early_rolls:
        added += sum(pips for place, pips in player.early_rolls if place == location)
    return added + OLD_MAN_BID[location] if seat == state.old_man else added


# ---- ranks -----------------------------------------------------------------------------------


def rank_values(state: State, location: int, seats: int) -> tuple[float, ...]:
    """By rank, what it is worth at a location in this round."""
    values = [0.0] * seats
    if location == TEMPLE:
        ending = chance_of_end(state)
        values[0] = TEMPLE_POINTS + TIES + POINTS_FOR_CHOCOLATL * max(ending, 0.1)
        values[-1] = OLD_MAN + POINTS_FOR_OLD_MAN * max(ending, 0.1)
    elif location == PLANTATIONS:
        for rank, pips in enumerate(state.white_dice):
            values[rank] = pips
    elif location == VILLAGE:
        hut = hut_value(state)
        die = (FIRST_DIE + FURTHER_DIE) / 2
        values[0], values[1] = max(hut, die), min(hut, die)
    elif location == PYRAMID:
        marker = marker_value(state)
        values[0], values[1] = 1.5 * marker, 0.5 * marker
    elif location == BREWERY:
        values[0], values[1] = BREWERY_FIRST[state.round], BREWERY_SECOND[state.round]
        values[-1] += LOWEST_AT_BREWERY
    else:
        values[0], values[1] = court_values(state)
    return tuple(round(value, 1) for value in values)


def hut_value(state: State) -> float:
    """A bonus tile: three locations of this round, four (five less the village) of the others."""
    return TILE_POINT * (3 + 4 * rounds_left(state))


def marker_value(state: State) -> float:
    """A marker: its own point, the majority, and a share of the row that is being filled."""
    placed = len(state.pyramid)
    row = sum(placed >= end for end in ROW_ENDS)
    if row == len(ROW_ENDS):
        return 0.0
    fills = ROW_ENDS[row] - placed <= 2
    return POINTS_PER_MARKER + 0.5 + ROW_POINTS[row] * (0.3 if fills else 0.15)


def court_values(state: State) -> tuple[float, float]:
    """The open cards for as long as they will serve, or the points of the last round."""
    ending = chance_of_end(state)
    rounds = rounds_left(state) * (1 - ending)
    higher, lower = sorted(state.open_cards, reverse=True)
    exchanges = sum(len(player.taken) for player in state.players)
    lowest = 2 + exchanges / len(state.players)  # of a usual hand
    return (
        ending * LAST_ROUND_POINTS[LARGE] + rounds * CARD_POINT * max(0, higher - lowest),
        ending * LAST_ROUND_POINTS[SMALL] + rounds * CARD_POINT * max(0, lower - lowest),
    )


@lru_cache(maxsize=1 << 12)
def curve(values: tuple[float, ...]) -> tuple[float, ...]:
    """What a bid is worth that is so much (minus `_REACH`) above what is expected of the others."""
    others = len(values) - 1
    worths = []
    for ahead in range(-_REACH, _REACH + 1):
        beats = 1 / (1 + exp(-(ahead + 0.1) / SPREAD))
        worths.append(
            sum(
                value * comb(others, rank) * beats ** (others - rank) * (1 - beats) ** rank
                for rank, value in enumerate(values)
            )
        )
    return tuple(worths)


@lru_cache(maxsize=1 << 13)
def plan(
    hand: tuple[int, ...],
    places: tuple[tuple[int, tuple[float, ...]], ...],
    slots: tuple[int, ...],
) -> tuple[tuple[int, ...], ...]:
    """Which cards to lay at each place, so that the ranks to be expected are worth most.

    A place is the sum of cards that would be an average bid there and the values of its ranks;
    `slots` are the cards it takes. Cards are swapped as long as that is better.
    """
    worth = [curve(values) for _, values in places]
    sums = [_REACH - expected for expected, _ in places]
    owners: list[int] = []
    by_stake = sorted(range(len(places)), key=lambda n: places[n][1][0] - places[n][1][-1])
    for place in by_stake:
        owners += [place] * slots[place]
    for card, place in zip(hand, owners, strict=True):
        sums[place] += card
    better = True
    while better:
        better = False
        for i, low in enumerate(hand):
            for j in range(i + 1, len(hand)):
                a, b = owners[i], owners[j]
                gap = hand[j] - low
                if a == b or not gap:
                    continue
                gain = (
                    worth[a][sums[a] + gap]
                    + worth[b][sums[b] - gap]
                    - worth[a][sums[a]]
                    - worth[b][sums[b]]
                )
                if gain > 1e-9:
                    owners[i], owners[j] = b, a
                    sums[a] += gap
                    sums[b] -= gap
                    better = True
    return tuple(
        tuple(card for card, owner in zip(hand, owners, strict=True) if owner == place)
        for place in range(len(places))
    )


# ---- moves -----------------------------------------------------------------------------------


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
    """Green: of the planned pair the card that tells less comes first."""
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
