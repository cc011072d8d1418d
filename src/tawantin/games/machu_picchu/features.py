"""What an evaluation of a position is learned from; see `kernel.features`.

Hands are secret: of rivals only the number of cards counts, and their gold is guessed from it. The
terms of the hand-written evaluation are among the numbers, those that multiply by gold included.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tawantin.kernel.bits import members
from tawantin.kernel.features import Features

from .components import (
    CATEGORIES,
    CLERGY,
    CLERGY_TOTAL,
    FIRST_DAY,
    GOODS,
    ICONS,
    LAST_DAY,
    MISSED_DRAW_POINTS,
    PROFESSIONS,
    SUMMIT,
    TRAIL_BONUS,
)
from .heuristics.outlook import (
    CARD_GOLD,
    Outlook,
    days_left,
    gold_of,
    points_now,
    rescue_chance,
    soft_multiplier,
)
from .state import Player, State

_OPEN: Final = (
    "scout",
    "trail_bonus",
    "missed",
    "cards",
    "supply",
    "sundial",
    "moons",
    "steps_due",
    "goods_due",
    "turns_to_wait",
    "is_sun",
    *(f"good_{name}" for name in GOODS),
    *(f"inca_{name}" for name in PROFESSIONS),
    *(f"clergy_{name}" for name in CLERGY),
    "held",
    "gold_guessed",
)
_OWN: Final = (
    "points",
    "points_expected",
    "gold_now",
    "gold_expected",
    "multiplier",
    "score_expected",
    "points_multiplied",
    "held_multiplied",
    *(f"icons_{name}" for name in CATEGORIES),
)
_TABLE: Final = ("seats", "days_left", "rescue", "clergy_taken", "deck", "moons_on_board")


def _open(state: State, seat: int, player: Player, outlook: Outlook) -> list[float]:
    incas = sorted(player.incas + player.clergy, reverse=True)
    step = max(0.5 * (incas[0] + incas[1]) + 1.5 * outlook.growth, 1.0) + 1.7 * outlook.piece
    steps = outlook.steps_due(player)
    held = outlook.pieces(player, step / SUMMIT) + 0.15 * outlook.growth * player.supply
    cards = player.hand.bit_count()
    guessed = round(CARD_GOLD * cards)
    numbers: list[float] = [
        player.scout,
        TRAIL_BONUS[player.scout],
        MISSED_DRAW_POINTS * player.missed,
        cards,
        player.supply,
        player.sundial,
        player.moons.bit_count(),
        steps,
        sum(player.pending),
        (seat - state.active) % len(state.players),
        state.sun == seat,
    ]
    numbers += player.goods
    numbers += player.incas
    numbers += player.clergy
    numbers.append(held)
    numbers.append(outlook.gold(guessed, player.scout, player.scout + steps, held))
    return numbers


def _icons(player: Player) -> list[float]:
    shown = [0.0] * len(CATEGORIES)
    for card in members(player.hand):
        first, second = ICONS[card]
        shown[first] += 1
        shown[second] += 1
    return shown


def of_seats(state: State) -> list[list[float]]:
    """By seat, what everybody can know about it, and what only the seat itself can."""
    left = days_left(state)
    rescue = rescue_chance(state, left)
    outlook = Outlook(state, left)
    by_seat = [_open(state, n, player, outlook) for n, player in enumerate(state.players)]
    guessed = [numbers[-1] for numbers in by_seat]
    for seat, player in enumerate(state.players):
        points, gold = outlook.expected(player, player.hand)
        golds = guessed.copy()
        golds[seat] = gold
        factor, _ = soft_multiplier(golds, seat, left)
        expected = rescue + (1 - rescue) * factor
        now = points_now(player)
        numbers = by_seat[seat]
        held = numbers[-2]
        numbers += [now, points, gold_of(player), gold, expected, points * expected]
        numbers += [now * expected, held * expected]
        numbers += _icons(player)
    return by_seat


def of_table(state: State) -> list[float]:
    """What is the same for all."""
    left = days_left(state)
    return [
        len(state.players),
        left,
        rescue_chance(state, left),
        sum(state.taken) / CLERGY_TOTAL,
        state.deck_size(),
        state.moons.bit_count(),
    ]


def stage(state: State) -> int:
    """The days that follow this one."""
    return LAST_DAY - state.day


FEATURES: Final = Features(
    _OPEN,
    _OWN,
    _TABLE,
    of_seats,
    of_table,
    tuple(f"days_after_{n}" for n in range(LAST_DAY - min(FIRST_DAY.values()) + 1)),
    stage,
    Path(__file__).with_name("weights.toml"),
)
