"""What each rank at a location is worth now, and how near the end is."""

from __future__ import annotations

from typing import Final

from ..components import (
    BLACK_DIE,
    BREWERY,
    BREWERY_FIRST,
    BREWERY_SECOND,
    END_MARK,
    LARGE,
    LAST_ROUND_POINTS,
    LOWEST_AT_BREWERY,
    OLD_MAN_BID,
    PLANTATIONS,
    POINTS_FOR_CHOCOLATL,
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
from ..decisions.dice import OldManHelps, UseDie
from ..decisions.locations import FirstPlacer, Village
from ..state import Player, State

TILE_POINT: Final = 0.3
CARD_POINT: Final = 0.4
"""Victory points that a round brings for each point of a tile or a better card: more than bids
of one round (`BID_POINT`), since these last and also keep others from winning."""
FIRST_DIE: Final = sum(BLACK_DIE) / len(BLACK_DIE)
"""A die kept for the final scoring."""
FURTHER_DIE: Final = 1.0
TIES: Final = 1.0
"""Holding Chocolatl for a round."""
OLD_MAN: Final = -1.4
"""Holding the old man for a round."""


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
