"""What a position is worth: the final score to be expected."""

from __future__ import annotations

from typing import Final

from ..components import (
    LOCATIONS,
    NO_CARD,
    POINTS_FOR_CHOCOLATL,
    POINTS_FOR_HIGHEST_OFFERING,
    POINTS_FOR_MAJORITY,
    POINTS_FOR_OLD_MAN,
    POINTS_PER_MARKER,
)
from ..scoring import tie_order
from ..state import State
from .ranks import (
    FIRST_DIE,
    FURTHER_DIE,
    OLD_MAN,
    TIES,
    bonus,
    chance_of_end,
    laid,
    rank_values,
    resolved,
    rounds_left,
)

ROUND: Final = 21.0
"""Victory points that a round gives out, to all players together."""
BID_POINT: Final = 0.2
"""Victory points that a round brings for each point that the own cards are better."""


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
