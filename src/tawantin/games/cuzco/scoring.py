"""The final scoring, and who has won."""

from __future__ import annotations

from tawantin.kernel.events import EventLog
from tawantin.kernel.outcome import Outcome, rank

from .board import VILLAGES
from .components import (
    ALL_FEATHERS_POINTS,
    ALL_FIELDS,
    ALL_FIELDS_POINTS,
    ALL_GOODS,
    ALL_GOODS_POINTS,
    ALL_HEADBANDS,
    ALL_HEADBANDS_POINTS,
    ALL_KHIPU_POINTS,
    ALL_SLOTS,
    ALL_TASKS,
    ALL_TASKS_POINTS,
    INTI_POINTS,
    KHIPU,
)
from .mechanics.moves import gain_points, village_points
from .state import (
    ALL_FEATHERS_ITEM,
    ALL_FIELDS_ITEM,
    ALL_GOODS_ITEM,
    ALL_HEADBANDS_ITEM,
    ALL_KHIPU_ITEM,
    ALL_TASKS_ITEM,
    INTI_ITEM,
    ITEM_IDS,
    VILLAGES_ITEM,
    Player,
    State,
)


def top_villages(state: State) -> list[int]:
    """By seat, the points of the villages where its khipu lies on top."""
    points = [0] * state.seats
    for place in VILLAGES:
        top = state.stacks[place] & 7
        if top:
            points[top - 1] += village_points(state, place)
    return points


def complete_sets(player: Player) -> list[tuple[int, int]]:
    """Item and points of each category that is complete."""
    checks = (
        (ALL_FEATHERS_ITEM, ALL_FEATHERS_POINTS, player.feathers == ALL_SLOTS),
        (ALL_HEADBANDS_ITEM, ALL_HEADBANDS_POINTS, player.headbands == ALL_HEADBANDS),
        (ALL_TASKS_ITEM, ALL_TASKS_POINTS, len(player.completed) >= ALL_TASKS),
        (ALL_KHIPU_ITEM, ALL_KHIPU_POINTS, player.villages.bit_count() >= KHIPU),
        (ALL_FIELDS_ITEM, ALL_FIELDS_POINTS, player.tiled == ALL_FIELDS),
        (ALL_GOODS_ITEM, ALL_GOODS_POINTS, sum(player.goods) >= ALL_GOODS),
    )
    return [(item, points) for item, points, complete in checks if complete]


def end_points(state: State) -> list[list[tuple[int, int]]]:
    """By seat, item and points of the final scoring: medallions, villages, complete categories."""
    villages = top_villages(state)
    return [
        [
            (INTI_ITEM, INTI_POINTS * player.inti),
            (VILLAGES_ITEM, villages[seat]),
            *complete_sets(player),
        ]
        for seat, player in enumerate(state.players)
    ]


def score_end(state: State, events: EventLog | None) -> None:
    """The final scoring."""
    for seat, items in enumerate(end_points(state)):
        for item, points in items:
            gain_points(state, seat, points, item, events)


def to_come(state: State, viewer: int | None) -> list[dict[str, int]]:
    """By seat, what the final scoring would add now; all of it is open."""
    return [
        {ITEM_IDS[item]: points for item, points in items if points} for items in end_points(state)
    ]


def scores(state: State) -> list[int]:
    """By seat, the points so far."""
    return [sum(player.points) for player in state.players]


def points(state: State) -> list[dict[str, int]]:
    """By seat, where the points so far came from."""
    return [points_of(player) for player in state.players]


def points_of(player: Player) -> dict[str, int]:
    """Where a player's points so far came from."""
    return {item: count for item, count in zip(ITEM_IDS, player.points, strict=True) if count}


def outcome(state: State) -> Outcome:
    """The most points win; a tie goes to the lower turn-order tile."""
    ties = [[-state.order.index(seat)] for seat in range(state.seats)]
    return rank(points(state), ties, "six_rounds")
