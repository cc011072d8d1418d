"""What positions are worth: goods, cards, Incas, clergy, and the ending."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from tawantin.kernel.bits import members

from ..components import (
    CARDS,
    CATEGORIES,
    CLERGY_TOTAL,
    CORN,
    FIRST_DAY,
    GOLD,
    GOODS,
    ICONS,
    LAST_DAY,
    LLAMA,
    MISSED_DRAW_POINTS,
    MOON_AMOUNT,
    MOON_GOOD,
    MOON_PAY,
    MOON_STEPS,
    MOON_TILES,
    MULTIPLIERS,
    PAY_CORN,
    POINTS_PER_MATCH,
    PRODUCT,
    PROFESSIONS,
    SACRIFICE_VALUE,
    SUMMIT,
    SUNDIAL_STEPS,
    SUNDIAL_UNITS,
    TILES_TO_END_DAY,
    TRAIL_BONUS,
    YIELD,
)
from ..state import Player, State

_JOBS = len(PROFESSIONS)
_KINDS = len(CATEGORIES)
_FIELD: Final = 5
"""Bits for the number of an icon in a hand; all cards together show none more often."""
_ICONS: Final = (1 << _FIELD) - 1
_GOLD_AT: Final = _FIELD * _KINDS
_HALF: Final = len(CARDS) // 2
_LOW: Final = (1 << _HALF) - 1


def _sums(cards: range) -> list[int]:
    """By bit set of these cards, their icons and gold added up as `_shown` has them."""
    sums = [0]
    for card in cards:
        first, second = ICONS[card]
        shown = (1 << _FIELD * first) + (1 << _FIELD * second) + (GOLD[card] << _GOLD_AT)
        sums += [other + shown for other in sums]
    return sums


_LOW_CARDS: Final = _sums(range(_HALF))
_HIGH_CARDS: Final = _sums(range(_HALF, len(CARDS)))
CARD_GOLD = 4.7
"""The gold of a card that is yet to be drawn: the best of three is kept."""


def days_left(state: State) -> float:
    """Days still to be played, the rest of this one included."""
    taken = min(len(MOON_TILES) - state.moons.bit_count(), TILES_TO_END_DAY)
    return LAST_DAY - state.day + 1 - taken / (TILES_TO_END_DAY + 1)


def rescue_chance(state: State, left: float) -> float:
    """How likely the city is saved, if clergy and cards go on leaving the board as so far."""
    begun = LAST_DAY - FIRST_DAY[len(state.players)] + 1
    played = max(begun - left, 1.0)
    clergy = sum(state.taken)
    cards = state.deck_size()
    drawn = sum(player.hand.bit_count() - 1 for player in state.players)
    missing = CLERGY_TOTAL - clergy * (1 + left / played)
    undrawn = cards - drawn * left / played
    by_clergy = 1 / (1 + exp(max(-30.0, min(30.0, missing))))
    by_deck = 1 / (1 + exp(max(-30.0, min(30.0, undrawn))))
    return 1 - (1 - by_clergy) * (1 - by_deck)


def gold_of(player: Player) -> int:
    """Gold of a player as after a conquest."""
    return TRAIL_BONUS[player.scout] + (_shown(player.hand) >> _GOLD_AT)


def points_now(player: Player) -> int:
    """Victory points of a player before gold."""
    shown = _shown(player.hand)
    matches = 0
    for number in player.incas + player.clergy:
        matches += number * (shown & _ICONS)
        shown >>= _FIELD
    missed = MISSED_DRAW_POINTS * player.missed
    return POINTS_PER_MATCH * matches + TRAIL_BONUS[player.scout] + missed


def _shown(hand: int) -> int:
    """How often each icon is on the cards of a hand, in a field each; above them the gold."""
    return _LOW_CARDS[hand & _LOW] + _HIGH_CARDS[hand >> _HALF]


def _growth(left: float) -> float:
    """How many matches an icon will still gain."""
    return 0.3 * min(left, 5.0)


def _piece(left: float) -> float:
    """What a piece of a good can still bring."""
    return 0.06 + 0.13 * min(left, 4.0)


def _still_open(left: float) -> float:
    """By how much two players' gold still changes against each other; fitted to games."""
    return 0.9 + 0.4 * left


def _multiplier(above: float) -> float:
    """What a conquest makes of points when this many others (or chances of others) have more."""
    first, second, rest = MULTIPLIERS
    if above < 1:
        return first - above * (first - second)
    return max(float(rest), second - (above - 1) * (second - rest))


def soft_multipliers(golds: Sequence[float], left: float) -> list[float]:
    """By seat, what a conquest would make of its points, ranks still open."""
    scale = _still_open(left)
    above = [0.0] * len(golds)
    for seat in range(1, len(golds)):
        own = golds[seat]
        for other in range(seat):
            chance = 1 / (1 + exp(max(-30.0, min(30.0, (own - golds[other]) / scale))))
            above[seat] += chance
            above[other] += 1 - chance
    return [_multiplier(others) for others in above]


def soft_multiplier(golds: Sequence[float], seat: int, left: float) -> tuple[float, float]:
    """What a conquest would make of a seat's points, ranks still open; and what a gold adds."""
    scale = _still_open(left)
    own = golds[seat]
    above = slope = 0.0
    for other, amount in enumerate(golds):
        if other != seat:
            chance = 1 / (1 + exp(max(-30.0, min(30.0, (own - amount) / scale))))
            above += chance
            slope += chance * (1 - chance) / scale
    first, second, rest = MULTIPLIERS
    return _multiplier(above), slope * (first - second if above < 1 else second - rest)


class Worth:
    """What things are worth to one seat in one position."""

    __slots__ = (
        "corn",
        "goods",
        "growth",
        "icons",
        "left",
        "player",
        "rescue",
        "state",
        "step",
        "strength",
        "zeal",
    )

    def __init__(self, state: State, seat: int, left: float, rescue: float) -> None:
        player = state.players[seat]
        self.state = state
        self.player = player
        self.left = left
        self.rescue = rescue
        self.zeal = 0.0
        self.growth = _growth(left)
        shown = _shown(player.hand)
        icons = [0] * _KINDS
        for category in range(_KINDS):
            icons[category] = POINTS_PER_MATCH * (shown & _ICONS)
            shown >>= _FIELD
        self.icons = icons
        self.strength = player.incas + player.clergy
        piece = _piece(left)
        self.goods = [
            piece * (0.8 if player.goods[good] > 3 else 1.0) for good in range(len(GOODS))
        ]
        self.corn = piece / 4.5
        self.goods[CORN] = self.corn
        best = sorted(self.strength, reverse=True)
        card_value = 0.5 * (best[0] + best[1]) + 1.5 * self.growth
        self.step = (max(card_value, 1.0) + piece * 1.7) / SUMMIT

    def with_gold(self, golds: Sequence[float], seat: int, points: float) -> Worth:
        """The same, with what a gold figure adds if the city falls."""
        factor, slope = soft_multiplier(golds, seat, self.left)
        expected = self.rescue + (1 - self.rescue) * factor
        gold = (1 - self.rescue) * slope * points / expected
        self.step += CARD_GOLD * gold / SUMMIT
        return self

    def amount(self, good: int, number: int) -> float:
        """What a number of pieces of a good are worth."""
        return self.goods[good] * number

    def cost(self, cost: tuple[tuple[int, int], ...]) -> float:
        """What a price in goods is worth."""
        return sum(self.goods[good] * amount for good, amount in cost)

    def inca(self, profession: int) -> float:
        """What another Inca of the profession brings: points on cards, and goods on later days."""
        net = self.amount(PRODUCT[profession], YIELD[profession])
        net -= self.corn * PAY_CORN[profession]
        later = max(self.left - 0.7, 0.0)
        return self.icons[profession] + 0.5 * self.growth + 0.75 * later * net

    def tile(self, kind: int) -> float:
        """What another clergy tile brings: points on cards, steps for llamas later, the rescue."""
        state = self.state
        taken = min(state.taken[kind] + 1, len(SACRIFICE_VALUE[kind]) - 1)
        steps = SACRIFICE_VALUE[kind][taken] * self.step - self.goods[LLAMA]
        later = max(self.left - 0.6, 0.0)
        brought = self.icons[_JOBS + kind] + 0.4 * self.growth + 0.6 * later * max(steps, 0.0)
        return brought + self.zeal

    def moon(self, tile: int) -> float:
        """What a moon tile brings."""
        if MOON_STEPS[tile]:
            return MOON_STEPS[tile] * self.step
        gained = self.amount(MOON_GOOD[tile], MOON_AMOUNT[tile])
        return max(0.0, gained - self.corn * MOON_PAY[tile])


class Outlook:
    """What a position promises its players beyond their points now: `Worth` for all of them, in
    the sum alone, for bots evaluate far more often than they weigh single things."""

    __slots__ = ("growth", "inca", "left", "nights", "piece", "sacrifices", "tile")

    def __init__(self, state: State, left: float) -> None:
        self.left = left
        self.growth = _growth(left)
        self.piece = _piece(left)
        self.inca = 0.75 * max(left - 0.7, 0.0)
        self.tile = 0.6 * max(left - 0.6, 0.0)
        self.nights = state.day < LAST_DAY
        self.sacrifices = [
            SACRIFICE_VALUE[kind][min(taken + 1, len(SACRIFICE_VALUE[kind]) - 1)]
            for kind, taken in enumerate(state.taken)
        ]

    def expected(self, player: Player, hand: int) -> tuple[float, float]:
        """The points at the end before gold of a player with these cards, and the gold."""
        growth = self.growth
        cards = _shown(hand)
        matches = icons = best = second = 0
        for number in player.incas + player.clergy:
            shown = cards & _ICONS
            cards >>= _FIELD
            icons += shown
            matches += number * shown
            if number > best:
                best, second = number, best
            elif number > second:
                second = number
        step = (max(0.5 * (best + second) + 1.5 * growth, 1.0) + self.piece * 1.7) / SUMMIT
        steps = player.scout + self.steps_due(player)
        trail = step * steps
        held = 0.75 * growth * POINTS_PER_MATCH * icons
        held += self.pieces(player, step) + 0.15 * growth * player.supply
        points = POINTS_PER_MATCH * matches + TRAIL_BONUS[player.scout]
        points += MISSED_DRAW_POINTS * player.missed
        return points + held + trail, self.gold(cards, player.scout, steps, held)

    def gold(self, cards: int, scout: int, steps: int, held: float) -> float:
        """Gold of a player at the end, so far as it tells players apart.

        Cards are exchanged, so that early gold counts for less; steps on the trail become cards,
        and whoever holds more goods, Incas and clergy makes more of them.
        """
        soon = max(0.0, 1 - self.left)
        kept = 1 - 0.05 * min(self.left, 5.0)
        later = CARD_GOLD * kept * steps / SUMMIT + 0.35 * held
        return cards * kept + soon * TRAIL_BONUS[scout] + (1 - soon) * later

    def steps_due(self, player: Player) -> int:
        """The steps that the coming night brings."""
        if not self.nights:
            return 0
        steps = SUNDIAL_STEPS * player.sundial
        for tile in members(player.moons):
            steps += MOON_STEPS[tile]
        return steps

    def pieces(self, player: Player, step: float) -> float:
        """What goods, Incas, clergy and moon tiles promise."""
        goods, pending = player.goods, player.pending
        corn = self.piece / 4.5
        values = [self.piece * (0.8 if amount > 3 else 1.0) for amount in goods]
        values[CORN] = corn
        total = 0.0
        for good, value in enumerate(values):
            total += value * (goods[good] + pending[good])
        for job, incas in enumerate(player.incas):
            if incas:
                net = values[PRODUCT[job]] * YIELD[job] - corn * PAY_CORN[job]
                total += incas * (0.5 * self.growth + self.inca * net)
        for kind, tiles in enumerate(player.clergy):
            if tiles:
                steps = max(0.0, self.sacrifices[kind] * step - values[LLAMA])
                total += tiles * (0.4 * self.growth + self.tile * steps)
        if self.nights:
            total += player.sundial * SUNDIAL_UNITS * values[LLAMA]
            for tile in members(player.moons):
                if not MOON_STEPS[tile]:
                    gained = values[MOON_GOOD[tile]] * MOON_AMOUNT[tile]
                    total += max(0.0, gained - corn * MOON_PAY[tile])
        return total


def rescue_wish(points: Sequence[float], golds: Sequence[float], seat: int, left: float) -> float:
    """From -1 to 1: how much better a rescue would serve the seat than a conquest."""
    plain = [2.0 + own for own in points]
    factors = soft_multipliers(golds, left)
    golden = [own * factor for own, factor in zip(plain, factors, strict=True)]
    saved = plain[seat] / max(p for other, p in enumerate(plain) if other != seat)
    fallen = golden[seat] / max(g for other, g in enumerate(golden) if other != seat)
    return max(-1.0, min(1.0, saved - fallen))


def evaluate(state: State) -> list[float]:
    """By seat, the final score to be expected."""
    left = days_left(state)
    rescue = rescue_chance(state, left)
    outlook = Outlook(state, left)
    golds, points = [], []
    for player in state.players:
        expected, gold = outlook.expected(player, player.hand)
        points.append(expected)
        golds.append(gold)
    factors = soft_multipliers(golds, left)
    return [
        own * (rescue + (1 - rescue) * factor) for own, factor in zip(points, factors, strict=True)
    ]
