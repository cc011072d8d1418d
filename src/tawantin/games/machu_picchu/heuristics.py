"""What bots think of positions and actions.

Everything is counted in victory points before gold. Cards are weighed against one's own Incas and
clergy; goods by what they can still buy, Incas and clergy by what they can still bring before the
game ends. The ending is weighed too: how near the rescue is, and whether this seat does better by
a rescue or by the gold of a conquest. The weights are rough by design and no table of the game is
tuned to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from tawantin.kernel.actions import Action

from .actions import ARG
from .components import (
    BONUS_UNIT,
    BUY_PRICE,
    CARDS,
    CATEGORIES,
    CLERGY,
    CLERGY_HOUSE,
    CLERGY_OF,
    CLERGY_TOTAL,
    CORN,
    DISTRICT_KIND,
    DISTRICTS,
    FIRST_DAY,
    GOLD,
    GOODS,
    HIRE_COST,
    HIRES,
    HIRING,
    ICONS,
    LAST_DAY,
    LLAMA,
    LLAMAS_PER_SACRIFICE,
    MAIN_TEMPLE,
    MARKET,
    MISSED_DRAW_POINTS,
    MOON_AMOUNT,
    MOON_GOOD,
    MOON_PAY,
    MOON_STEPS,
    MOON_TILES,
    MULTIPLIERS,
    NEIGHBOURS,
    PAY_CORN,
    POINTS_PER_MATCH,
    PRODUCT,
    PRODUCTION,
    PROFESSIONS,
    RECRUIT_COST,
    RECRUITS,
    RIDE_LLAMAS,
    SACRIFICE_VALUE,
    SELL_PRICE,
    STEPS_PER_OFFERING,
    STEPS_PER_STONE,
    SUMMIT,
    SUNDIAL_STEPS,
    SUNDIAL_UNITS,
    TEMPLE,
    TILES_TO_END_DAY,
    TRAIL_BONUS,
    UNIT,
    WORKERS_OF,
    YIELD,
)
from .decisions.trail import cards_of
from .state import MachuPicchu, Player

_JOBS = len(PROFESSIONS)
_KINDS = len(CATEGORIES)
_ABOUT_CLERGY = (
    "walk",
    "ride",
    "place",
    "stay",
    "recruit",
    "market_remove",
    "market_add",
    "sell",
    "buy",
)
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
ONWARD = 0.2
"""How much the best district counts that the next turn could reach."""
PLAZA = 0.05
"""What a visit to the market brings: whoever needs a good finds it there, but seldom gains."""
CARD_GOLD = 4.7
"""The gold of a card that is yet to be drawn: the best of three is kept."""
ZEAL = 4.0
"""The scale of what a clergy tile is worth to a seat that only a rescue would serve."""


def days_left(state: MachuPicchu) -> float:
    """Days still to be played, the rest of this one included."""
    taken = min(len(MOON_TILES) - state.moons.bit_count(), TILES_TO_END_DAY)
    return LAST_DAY - state.day + 1 - taken / (TILES_TO_END_DAY + 1)


def rescue_chance(state: MachuPicchu, left: float) -> float:
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
    """What a conquest makes of points when so many others, or such chances of them, have more."""
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

    def __init__(self, state: MachuPicchu, seat: int, left: float, rescue: float) -> None:
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
        """What so many pieces of a good are worth."""
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

    def __init__(self, state: MachuPicchu, left: float) -> None:
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
        for tile in cards_of(player.moons):
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
            for tile in cards_of(player.moons):
                if not MOON_STEPS[tile]:
                    gained = values[MOON_GOOD[tile]] * MOON_AMOUNT[tile]
                    total += max(0.0, gained - corn * MOON_PAY[tile])
        return total


def evaluate(state: MachuPicchu) -> list[float]:
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


def rescue_wish(points: Sequence[float], golds: Sequence[float], seat: int, left: float) -> float:
    """From -1 to 1: how much better a rescue would serve the seat than a conquest."""
    plain = [2.0 + own for own in points]
    factors = soft_multipliers(golds, left)
    golden = [own * factor for own, factor in zip(plain, factors, strict=True)]
    saved = plain[seat] / max(p for other, p in enumerate(plain) if other != seat)
    fallen = golden[seat] / max(g for other, g in enumerate(golden) if other != seat)
    return max(-1.0, min(1.0, saved - fallen))


def prefer(state: MachuPicchu, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each legal action looks to the seat, at little cost."""
    return prefer_with(state, seat, actions, None)


def prefer_with(
    state: MachuPicchu, seat: int, actions: Sequence[Action], zeal: float | None
) -> list[float]:
    """The same, for a player to whom a clergy tile is worth so much for the sake of the ending;
    None: as much as the ending makes it."""
    kind = actions[0].kind
    left = days_left(state)
    if kind == "give_back":
        return _give_back(state, seat, left, actions)
    golds = [float(gold_of(player)) for player in state.players]
    points = [float(points_now(player)) for player in state.players]
    worth = Worth(state, seat, left, rescue_chance(state, left))
    worth.with_gold(golds, seat, points[seat] + 3.0)
    if zeal is not None:
        worth.zeal = zeal
    elif kind in _ABOUT_CLERGY:
        nearness = sum(state.taken) / CLERGY_TOTAL
        # A first tile changes little for the ending; the last ones decide it.
        worth.zeal = ZEAL * (0.3 + 2 * nearness**2) * rescue_wish(points, golds, seat, left)
    if kind in ("walk", "ride", "place", "stay"):
        return _prince(state, seat, worth, actions)
    if kind in ("market_remove", "market_add", "sell", "buy", "market_done"):
        plan = _Plan(state, worth)
        return [plan.trade(action) for action in actions]
    return [_liking(state, worth, action) for action in actions]


def _give_back(
    state: MachuPicchu, seat: int, left: float, actions: Sequence[Action]
) -> list[float]:
    """What would be left to expect without each card."""
    rescue = rescue_chance(state, left)
    outlook = Outlook(state, left)
    golds = [outlook.expected(player, player.hand)[1] for player in state.players]
    player = state.players[seat]
    likings = []
    for action in actions:
        rest = player.hand ^ 1 << ARG[action.index]
        points, golds[seat] = outlook.expected(player, rest)
        factor = soft_multiplier(golds, seat, left)[0]
        likings.append(points * (rescue + (1 - rescue) * factor))
    best = max(likings)
    return [liking - best for liking in likings]


def _liking(state: MachuPicchu, worth: Worth, action: Action) -> float:
    """The gain of a choice outside the prince's move and the market."""
    kind, arg = action.kind, ARG[action.index]
    if kind == "produce":
        district = state.players[state.active].district
        job = WORKERS_OF[district]
        return arg * (worth.amount(PRODUCT[job], YIELD[job]) - worth.corn * PAY_CORN[job])
    if kind == "sacrifice":
        clergy = CLERGY_OF[state.players[state.active].district]
        steps = SACRIFICE_VALUE[clergy][state.taken[clergy]]
        return arg * (steps * worth.step - worth.amount(LLAMA, LLAMAS_PER_SACRIFICE))
    if kind == "offer":
        return STEPS_PER_OFFERING * worth.step - worth.amount(arg, UNIT[arg])
    if kind in ("hire", "first_inca"):
        return worth.inca(arg) - (worth.cost(HIRE_COST[arg]) if kind == "hire" else 0.0)
    if kind == "recruit":
        return worth.tile(arg) - worth.cost(RECRUIT_COST[arg])
    if kind == "send":
        return _service(worth) - worth.inca(arg)
    if kind == "moon_buy":
        return worth.amount(MOON_GOOD[arg], MOON_AMOUNT[arg]) - worth.corn * MOON_PAY[arg]
    if kind == "sundial_goods":
        goods = worth.player.goods
        return sum(
            worth.amount(good, UNIT[good]) - 0.01 * goods[good] / UNIT[good]
            for good in range(len(GOODS))
            if arg >> good & 1
        )
    return 0.0


def _service(worth: Worth) -> float:
    return SUNDIAL_STEPS * worth.step + SUNDIAL_UNITS * worth.goods[LLAMA]


def _prince(state: MachuPicchu, seat: int, worth: Worth, actions: Sequence[Action]) -> list[float]:
    values = [_district(state, seat, worth, district) for district in range(len(DISTRICTS))]
    ride = worth.amount(LLAMA, RIDE_LLAMAS)
    likings = []
    for action in actions:
        arg = ARG[action.index]
        if action.kind == "stay":
            likings.append(worth.moon(arg))
            continue
        # What the next turn can reach on foot from there counts too, if only in part.
        onward = max([values[district] for district in NEIGHBOURS[arg]])
        liking = values[arg] + ONWARD * onward
        likings.append(liking - (ride if action.kind == "ride" else 0.0))
    return likings


def _district(state: MachuPicchu, seat: int, worth: Worth, district: int) -> float:
    """What entering a district brings to the seat, and in part what it brings to others."""
    kind = DISTRICT_KIND[district]
    player = worth.player
    if kind == PRODUCTION:
        return _production(state, seat, worth, district)
    if kind in (TEMPLE, MAIN_TEMPLE):
        return _temple(state, worth, district)
    if kind == HIRING:
        goods, total, hired = player.goods[:], 0.0, 0
        for job in HIRES[district]:
            gain = worth.inca(job) - worth.cost(HIRE_COST[job])
            affordable = all(goods[good] >= amount for good, amount in HIRE_COST[job])
            if gain > 0 and affordable and hired < player.supply:
                hired += 1
                total += gain
                for good, amount in HIRE_COST[job]:
                    goods[good] -= amount
        return total
    if kind == CLERGY_HOUSE:
        return max(
            (
                max(0.0, worth.tile(tile) - worth.cost(RECRUIT_COST[tile]))
                for tile in RECRUITS[district]
                if state.taken[tile] + 1 < len(SACRIFICE_VALUE[tile])
                and all(player.goods[good] >= amount for good, amount in RECRUIT_COST[tile])
            ),
            default=0.0,
        )
    if kind == MARKET:
        return PLAZA
    least = min((worth.inca(job) for job in range(_JOBS) if player.incas[job]), default=1000.0)
    return max(0.0, _service(worth) - least)


def _production(state: MachuPicchu, seat: int, worth: Worth, district: int) -> float:
    units = state.bonus[district]
    if not units:
        return 0.0
    job = WORKERS_OF[district]
    good = PRODUCT[job]
    each = worth.amount(good, YIELD[job]) - worth.corn * PAY_CORN[job]
    own = others = 0
    for other, player in enumerate(state.players):
        incas = player.incas[job]
        if PAY_CORN[job]:
            incas = min(incas, player.goods[CORN] // PAY_CORN[job])
        if other == seat:
            own = incas
        else:
            others += incas
    rivals = len(state.players) - 1
    return worth.amount(good, units * BONUS_UNIT[district]) + each * (own - 0.7 * others / rivals)


def _temple(state: MachuPicchu, worth: Worth, district: int) -> float:
    stones = state.bonus[district]
    if not stones:
        return 0.0
    total = stones * STEPS_PER_STONE * worth.step
    player = worth.player
    clergy = CLERGY_OF[district]
    if clergy < 0:
        return total + _offerings(state, worth)
    each = SACRIFICE_VALUE[clergy][state.taken[clergy]] * worth.step - worth.goods[LLAMA]
    if each > 0:
        total += each * min(player.clergy[clergy], player.goods[LLAMA])
        others = sum(
            min(other.clergy[clergy], other.goods[LLAMA])
            for other in state.players
            if other is not player
        )
        total -= 0.7 * each * others / (len(state.players) - 1)
    return total


def _offerings(state: MachuPicchu, worth: Worth) -> float:
    """What the main temple's offerings bring to the player, and in part what to the others."""
    total = 0.0
    others = (len(state.players) - 1) / 0.7
    for good in range(len(GOODS)):
        gain = STEPS_PER_OFFERING * worth.step - worth.goods[good] * UNIT[good]
        if gain > 0:
            for player in state.players:
                if player.goods[good] >= UNIT[good]:
                    total += gain if player is worth.player else -gain / others
    return total


class _Plan:
    """What the seat would trade for: the best thing it could buy, and what it can spare."""

    __slots__ = ("gain", "missing", "needed", "state", "worth")

    def __init__(self, state: MachuPicchu, worth: Worth) -> None:
        self.state = state
        self.worth = worth
        goods = worth.player.goods
        self.gain, self.needed = 0.0, [0] * len(GOODS)
        self.missing = [0] * len(GOODS)
        for gain, cost in self._wishes():
            missing = [0] * len(GOODS)
            for good, amount in cost:
                if amount > goods[good]:
                    missing[good] = amount - goods[good]
            if gain > self.gain and sum(missing) <= 2:
                self.gain, self.missing = gain, missing
                self.needed = [0] * len(GOODS)
                for good, amount in cost:
                    self.needed[good] = amount

    def _wishes(self) -> list[tuple[float, tuple[tuple[int, int], ...]]]:
        worth, state = self.worth, self.state
        wishes = [
            (worth.tile(kind) - worth.cost(RECRUIT_COST[kind]), RECRUIT_COST[kind])
            for kind in range(len(CLERGY))
            if state.taken[kind] + 1 < len(SACRIFICE_VALUE[kind])
        ]
        if worth.player.supply:
            wishes += [
                (worth.inca(job) - worth.cost(HIRE_COST[job]), HIRE_COST[job])
                for job in range(_JOBS)
            ]
        return wishes

    def trade(self, action: Action) -> float:
        """How much a trade serves the plan."""
        kind, good = action.kind, ARG[action.index]
        worth, goods = self.worth, self.worth.player.goods
        pieces = self.state.market[good] if kind != "market_done" else 0
        if kind == "sell":
            spare = goods[good] - self.needed[good]
            if spare <= 0:
                return -1.0
            short = max(0, 5 * sum(self.missing) - goods[CORN])
            value = SELL_PRICE[pieces] * worth.corn * 1.05 - worth.goods[good]
            return value + (0.3 if short and sum(self.missing) else 0.0) + 0.02 * (spare - 2)
        if kind == "buy":
            if self.missing[good]:
                return 0.5 * self.gain - 0.02 * BUY_PRICE[pieces]
            return worth.goods[good] * 0.8 - BUY_PRICE[pieces] * worth.corn
        if kind == "market_remove":
            return 0.03 * max(0, goods[good] - self.needed[good] - 1) - 0.02
        if kind == "market_add":
            return 0.04 * self.missing[good] - 0.02
        return 0.0
