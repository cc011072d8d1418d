"""What an evaluation of a position is learned from; see `kernel.features`.

Secret are the god cards of the first deal. The terms of the hand-written evaluation are among the
numbers, taken apart.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tawantin.kernel.features import Features

from .components import (
    ABILITIES,
    ABILITY_IDS,
    CARD_IDS,
    CARDS,
    FEATHERED,
    HEADBAND_BONUS,
    PRIESTS,
    ROUNDS,
    STATUS_POINTS,
    TILE_VALUE,
)
from .heuristics import ABILITY_VALUE, rounds_left, temple_worth
from .mechanics.tasks import TASKS, missing
from .scoring import complete_sets, top_villages
from .state import ABILITIES_PHASE, DICE_PHASE, Player, State

_LACKING: Final = 4
"""Tasks that lack this much, or more, count alike."""
_OPEN: Final = (
    "points",
    "villages_on_top",
    "villages",
    "villages_cubed",
    "medallions",
    "status",
    "status_points",
    "rank",
    "priests",
    "temple",
    *(f"ability_{name}" for name in ABILITY_IDS),
    "best_abilities",
    "other_abilities",
    "tiles_up",
    "tiles",
    "tiles_cubed",
    "feathers",
    "headbands_ready",
    "headband_bonus",
    "headbands",
    "headbands_squared",
    "food",
    "food_scarce",
    "offerings",
    "cards",
    "cards_playable",
    "free_fields",
    "reserve",
    "goods",
    "goods_squared",
    "complete_sets",
    "dice",
    "pips",
    "tasks_done",
    *(f"tasks_lacking_{n}" for n in range(_LACKING + 1)),
    "place_in_order",
    "pututu",
)
_OWN: Final = (
    *(f"card_{name}" for name in CARD_IDS[1:]),
    *(f"hidden_tasks_lacking_{n}" for n in range(3)),
)
_TABLE: Final = ("seats", "abilities_to_come", "tiles_in_houses", "medallions_in_temple")


def _tiles(player: Player, rounds: int) -> list[float]:
    """By ability its tiles; then the best and the others in each round to come, and slides."""
    counts = [0.0] * ABILITIES
    best = others = 0.0
    for packed in player.strengths:
        top = 0.0
        total = 0.0
        for ability in range(ABILITIES):
            tiles = packed >> 2 * ability & 3
            if tiles:
                counts[ability] += tiles
                worth = ABILITY_VALUE[ability] * tiles
                total += worth
                top = max(top, worth)
        best += rounds * top
        others += rounds * (total - top)
    slides = 0.0
    up = player.up
    while up:
        field = up.bit_length() - 1
        slides += TILE_VALUE[player.tiles[field]]
        up ^= 1 << field
    filled = player.tiled.bit_count()
    return [*counts, best, others, slides, filled, (filled / 12) ** 3]


def _headbands(state: State, player: Player) -> list[float]:
    ready = (FEATHERED[player.feathers] & ~player.headbands).bit_count()
    bonus = HEADBAND_BONUS[min(state.round, ROUNDS - 1)]
    if state.phase == DICE_PHASE and player.dice:
        bonus = max(bonus, HEADBAND_BONUS[state.round - 1])
    active = player.headbands.bit_count()
    return [player.feathers.bit_count(), ready, ready * bonus, active, (active / 6) ** 2]


def _lacking(state: State, seat: int, player: Player, hidden: bool) -> list[float]:
    """By how much is lacking, how many open tasks; `hidden`: only those that count cards in
    hand."""
    counts = [0.0] * (_LACKING + 1)
    for task in player.tasks:
        if not hidden or TASKS[task].shows_hand:
            counts[min(missing(state, seat, task, player), _LACKING)] += 1
    return counts


def _open(state: State, seat: int, player: Player, villages: int) -> list[float]:
    left = ROUNDS - state.round
    cards = len(player.known) + len(player.secret)
    khipu = player.villages.bit_count()
    goods = sum(player.goods)
    scoring = state.phase <= ABILITIES_PHASE
    numbers: list[float] = [
        sum(player.points),
        villages,
        khipu,
        (khipu / 10) ** 3,
        player.inti,
        player.status,
        STATUS_POINTS[player.status] if scoring else 0,
        state.ranking.index(seat),
        PRIESTS - player.priests,
        temple_worth(state, seat),
    ]
    numbers += _tiles(player, rounds_left(state))
    numbers += _headbands(state, player)
    shown = player
    if player.secret:
        shown = player.copy()
        shown.secret = []
    numbers += [
        player.food,
        min(player.food, 5 + 2 * left),
        player.offerings,
        cards,
        min(cards, player.offerings + 2),
        player.free.bit_count(),
        player.reserve,
        goods,
        (goods / 6) ** 2,
        sum([points for _, points in complete_sets(player)]),
        len(player.dice),
        sum(player.dice),
        len(player.completed),
    ]
    numbers += _lacking(state, seat, shown, False)
    numbers += [state.order.index(seat), sum(player.pututu)]
    return numbers


def _own(state: State, seat: int, player: Player) -> list[float]:
    cards = [0.0] * CARDS
    for number in player.known:
        cards[number] += 1
    for number in player.secret:
        cards[number] += 1
    return cards[1:] + _lacking(state, seat, player, True)[:3]


def of_seats(state: State) -> list[list[float]]:
    """By seat, what everybody can know about it, and what only the seat itself can."""
    villages = top_villages(state)
    return [
        _open(state, seat, player, villages[seat]) + _own(state, seat, player)
        for seat, player in enumerate(state.players)
    ]


def of_table(state: State) -> list[float]:
    """What is the same for all."""
    return [state.seats, rounds_left(state), state.housed.bit_count(), state.temple_inti]


def stage(state: State) -> int:
    """The round, and whether its dice are placed."""
    return 2 * state.round + (state.phase > DICE_PHASE)


FEATURES: Final = Features(
    _OPEN,
    _OWN,
    _TABLE,
    of_seats,
    of_table,
    tuple(f"round_{n}_{part}" for n in range(ROUNDS + 1) for part in ("dice", "after")),
    stage,
    Path(__file__).with_name("weights.toml"),
)
