"""What an evaluation of a position is learned from; see `kernel.features`.

Secret are hands, cards laid face down, and in the first round the offerings. What open bids bring
is counted as the hand-written evaluation does; of bids that are not open each seat knows its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tawantin.kernel.features import Features

from .components import (
    COURT,
    END_MARK,
    LOCATIONS,
    NO_CARD,
    POINTS_FOR_MAJORITY,
    ROUNDS,
    ROW_ENDS,
)
from .heuristics.ranks import bonus, chance_of_end, laid, rank_values, resolved, rounds_left
from .mechanics.knowledge import offering_is_known
from .scoring import ranking
from .state import Player, State

_OPEN: Final = (
    "points",
    "cards",
    "cards_ahead",
    "tiles",
    "tiles_ahead",
    "markers_placed",
    "markers_left",
    "majority",
    "dice",
    "has_die",
    "holds_chocolatl",
    "holds_old_man",
    "chocolatl_at_end",
    "old_man_at_end",
    "offering",
    "highest_offering",
    "improvements",
    "bid_now",
    "ahead_in_ties",
    "next_in_row",
)
_OWN: Final = ("own_offering", "hand", "hand_best", "laid", *(f"bid_{n}" for n in LOCATIONS))
_TABLE: Final = (
    "seats",
    "rounds_left",
    "end_is_near",
    "rows_full",
    "to_end_mark",
    "locations_to_come",
)


def _majority(state: State, counts: list[int], seat: int) -> float:
    most = max(counts)
    return POINTS_FOR_MAJORITY if most and counts[seat] == most else 0.0


def _bids_now(state: State) -> list[float]:
    """By seat, what the open bids of a location bring that is not done with."""
    values = [0.0] * len(state.players)
    if state.face_up > 0 and resolved(state) < state.face_up:
        ranked = ranking(state)
        for seat, value in zip(ranked, rank_values(state, state.face_up, len(ranked)), strict=True):
            values[seat] = value
    return values


def _open(state: State, seat: int, player: Player, rounds: float, ending: float) -> list[float]:
    counts = [state.pyramid.count(other) for other in range(len(state.players))]
    known = offering_is_known(state) and player.offering != NO_CARD
    cards = sum(player.taken) - sum(player.given_up)
    highest = 0
    if known:
        highest = player.offering == max([other.offering for other in state.players])
    placed = len(state.pyramid)
    row_end = next((end for end in ROW_ENDS if end > placed), placed)
    return [
        state.scores[seat],
        cards,
        cards * rounds,
        player.tiles,
        player.tiles * rounds,
        counts[seat],
        player.markers,
        _majority(state, counts, seat),
        player.dice,
        player.dice > 0,
        state.chocolatl == seat,
        state.old_man == seat,
        ending * (state.chocolatl == seat),
        ending * (state.old_man == seat),
        player.offering if known else 0,
        highest,
        len(player.taken),
        0.0,
        state.discs.index(seat),
        float(placed > 0 and state.pyramid[-1] == seat) / (1 + row_end - placed),
    ]


_BID_NOW: Final = _OPEN.index("bid_now")


def _own(state: State, seat: int, player: Player) -> list[float]:
    """The offering, the hand, and by location the bid laid face down."""
    numbers: list[float] = [
        max(player.offering, 0),
        sum(player.hand),
        max(player.hand, default=0),
        sum([value for value in player.overview if value > 0]),
    ]
    for location in LOCATIONS:
        cards = laid(player, location)
        if location <= state.face_up or NO_CARD in cards:
            numbers.append(0.0)
        else:
            numbers.append(sum(cards) + bonus(state, player, seat, location))
    return numbers


def of_seats(state: State) -> list[list[float]]:
    """By seat, what everybody can know about it, and what only the seat itself can."""
    rounds, ending = rounds_left(state), chance_of_end(state)
    bids = _bids_now(state)
    by_seat = []
    for seat, player in enumerate(state.players):
        numbers = _open(state, seat, player, rounds, ending)
        numbers[_BID_NOW] = bids[seat]
        by_seat.append(numbers + _own(state, seat, player))
    return by_seat


def of_table(state: State) -> list[float]:
    """What is the same for all."""
    return [
        len(state.players),
        rounds_left(state),
        chance_of_end(state),
        len(state.row_winners),
        END_MARK - max(state.scores),
        COURT - state.face_up,
    ]


def stage(state: State) -> int:
    """The round."""
    return state.round


FEATURES: Final = Features(
    _OPEN,
    _OWN,
    _TABLE,
    of_seats,
    of_table,
    tuple(f"round_{n}" for n in range(ROUNDS + 1)),
    stage,
    Path(__file__).with_name("weights.toml"),
)
