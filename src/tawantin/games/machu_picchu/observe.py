"""What a seat sees of the table as numbers: what `showing.py` shows, straight from the position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawantin.kernel.bits import members
from tawantin.kernel.layout import layout
from tawantin.kernel.numbers import Numbers, Place, blank, turns

from .components import (
    BONUS_MAX,
    BUY_PRICE,
    CARDS,
    CATEGORIES,
    CLERGY,
    CLERGY_COUNT,
    CLERGY_OF,
    COLUMNS,
    CORN,
    CORN_PER_MOON,
    DAILY,
    DISTRICT_KIND,
    DISTRICTS,
    FIRST_DAY,
    GOODS,
    ICONS,
    INCAS,
    LAST_DAY,
    MISSED_DRAW_POINTS,
    MOON_ORDER,
    MOON_TILES,
    MOST_SEATS,
    POINTS_PER_MATCH,
    PRODUCTION,
    PROFESSIONS,
    SACRIFICE_VALUE,
    SELL_PRICE,
    STEPS_PER_OFFERING,
    SUNDIAL_DISTRICT,
    TRAIL_BONUS,
    WORKERS_OF,
)
from .decisions.day import REASONS, FirstInca, LastMoon, MoonNight, ServiceNight, Turn
from .decisions.districts import Production
from .decisions.market import Visit
from .decisions.people import Hiring, Recruiting, Service, ServiceReward
from .decisions.temples import Offering, Sacrifices
from .decisions.trail import GiveBack
from .scoring import card_points, gold, multipliers, strength
from .state import CONQUEST, PLAYING, Player, State
from .view import View

_VIEW: Final = layout(View, MOST_SEATS)
SIZE: Final = _VIEW.size


def _of_district(name: str) -> Place:
    return _VIEW.place(f"districts[{DISTRICTS[0]}].{name}", "districts")


def _of_column(name: str) -> Place:
    return _VIEW.place(f"market[{GOODS[0]}].{name}", "market")


def _of_clergy(name: str) -> Place:
    return _VIEW.place(f"clergy[{CLERGY[0]}].{name}", "clergy")


def _of_player(name: str) -> Place:
    return _VIEW.place(f"players[viewer].{name}", "players")


_DAY: Final = _VIEW.place("day")
_TURN: Final = _VIEW.place("turn")
_PHASE: Final = _VIEW.place("phase")
_PHASES: Final = _VIEW.numbers("phase")
_ACTIVE: Final = _VIEW.place("active")
_START_PLAYER: Final = _VIEW.place("start_player")
_DECISION: Final = _VIEW.place("decision")
_KIND: Final = _VIEW.place("decision.kind")
_KINDS: Final = _VIEW.numbers("decision.kind")
_DECIDER: Final = _VIEW.place("decision.seat")
_WHERE: Final = _VIEW.place("decision.district")
_DONE: Final = _VIEW.place("decision.done")
_SOLD: Final = _VIEW.place("decision.sold")
_BOUGHT: Final = _VIEW.place("decision.bought")
_CAN_ADJUST: Final = _VIEW.place("decision.can_adjust")
_TO_GIVE: Final = _VIEW.place("decision.left")
_STEPS: Final = _VIEW.place("decision.steps")
_TILE: Final = _VIEW.place("decision.tile")
_SUN_TILE: Final = _VIEW.place("sun_tile")
_MOON_TILES: Final = _VIEW.place("moon_tiles")
_MOON_TILES_TAKEN: Final = _VIEW.place("moon_tiles_taken")
_CORN_AFTER_DAYS: Final = _VIEW.place("corn_after_days")
_DISTRICTS: Final = _VIEW.place("districts")
_BONUS: Final = _of_district("bonus")
_STEPS_EACH: Final = _of_district("steps")
_DISCS: Final = _of_district("incas")
_PRINCES: Final = _of_district("princes")
_MARKET: Final = _VIEW.place("market")
_PIECES: Final = _of_column("pieces")
_SELL_PRICE: Final = _of_column("sell_price")
_BUY_PRICE: Final = _of_column("buy_price")
_FOR_SALE: Final = _of_column("for_sale")
_CLERGY: Final = _VIEW.place("clergy")
_LEFT: Final = _of_clergy("left")
_VALUE: Final = _of_clergy("value")
_NEXT_VALUE: Final = _of_clergy("next_value")
_OWNERS: Final = _of_clergy("owners")
_CLERGY_TAKEN: Final = _VIEW.place("clergy_taken")
_DECK_SIZE: Final = _VIEW.place("deck.size")
_POOL: Final = _VIEW.place("deck.pool")
_ROW: Final = _VIEW.place("deck.row")
_GIVER: Final = _VIEW.place("deck.row[0].giver", "deck.row")
_ROW_CARD: Final = _VIEW.place("deck.row[0].card", "deck.row")
_BANK: Final = [_VIEW.place(f"bank[{good}]") for good in GOODS]
_PLAYERS: Final = _VIEW.place("players")
_GOODS: Final = _of_player(f"goods[{GOODS[0]}]")
_INCAS: Final = _of_player(f"incas[{PROFESSIONS[0]}]")
_SUPPLY: Final = _of_player("supply")
_SUNDIAL: Final = _of_player("sundial")
_OWN_CLERGY: Final = _of_player(f"clergy[{CLERGY[0]}]")
_OWN_TILES: Final = _of_player("moon_tiles")
_PRINCE: Final = _of_player("prince")
_SCOUT: Final = _of_player("scout")
_PENDING: Final = _of_player(f"pending[{GOODS[0]}]")
_HAND_SIZE: Final = _of_player("hand_size")
_HAND: Final = _of_player("hand")
_CARD_POINTS: Final = _of_player(f"hand[{CARDS[0]}].points")
_GOLD: Final = _of_player("gold")
_POINTS: Final = _of_player(f"points[{CATEGORIES[0]}]")
_TRAIL: Final = _of_player("points[trail]")
_MISSED: Final = _of_player("points[missed_draws]")
_MULTIPLIER: Final = _of_player("multiplier")
_ENDING: Final = _VIEW.place("ending")
_ENDINGS: Final = _VIEW.numbers("ending")
_REASON: Final = _VIEW.place("reason")
_REASONS: Final = _VIEW.numbers("reason")


@lru_cache
def _always(seats: int) -> Numbers:
    """What is the same in all positions."""
    out = blank(SIZE)
    _VIEW.place("first_day").number(out, 0, FIRST_DAY[seats])
    for district in range(len(DISTRICTS)):
        base = _DISTRICTS.entry(0, district)
        out[base] = 1.0
        if district < DAILY:
            _of_district("bonus_max").number(out, base, BONUS_MAX[district])
            if CLERGY_OF[district] < 0 and DISTRICT_KIND[district] != PRODUCTION:
                _STEPS_EACH.number(out, base, STEPS_PER_OFFERING)
    for good in COLUMNS:
        out[_MARKET.entry(0, good)] = 1.0
    for kind in range(len(CLERGY)):
        out[_CLERGY.entry(0, kind)] = 1.0
    for seat in range(seats):
        base = _PLAYERS.entry(0, seat)
        _of_player("seat").one(out, base, seat)
        _of_player("incas_total").number(out, base, INCAS[seats])
    return out


def observe(state: State, seat: int, out: Numbers, at: int) -> None:
    """Write what the seat sees, from a place on."""
    seats = len(state.players)
    turned = turns(seats, seat)
    out[at : at + SIZE] = _always(seats)
    _put_moment(state, out, at, turned)
    if state.frames:
        _put_decision(state, out, at, turned)
    _put_board(state, out, at)
    _put_deck(state, seat, out, at, turned)
    over = state.ending != PLAYING
    factors = [1] * seats
    if state.ending == CONQUEST:
        factors = multipliers([gold(player) for player in state.players])
    for other, player in enumerate(state.players):
        base = _PLAYERS.entry(at, turned[other])
        _put_player(player, out, base)
        _MULTIPLIER.number(out, base, factors[other])
        if over or other == seat:
            _put_hand(player, out, base)
        _put_pieces(player, out, at, turned[other])


def _put_moment(state: State, out: Numbers, at: int, turned: list[int]) -> None:
    """The day, whose turn it is, sun and moon, how it ended."""
    over = state.ending != PLAYING
    night, setup = False, False
    for frame in state.frames:
        if isinstance(frame, (MoonNight, ServiceNight)):
            night = True
        elif isinstance(frame, FirstInca):
            setup = True
    _DAY.number(out, at, state.day)
    _TURN.number(out, at, state.turn)
    phase = "over" if over else "setup" if setup else "night" if night else "day"
    _PHASE.one(out, at, _PHASES[phase])
    if phase == "day":
        _ACTIVE.one(out, at, turned[state.active])
    _START_PLAYER.one(out, at, turned[state.start_player])
    if state.sun >= 0:
        _SUN_TILE.one(out, at, turned[state.sun])
    _MOON_TILES.members(out, at, state.moons)
    _MOON_TILES_TAKEN.number(out, at, len(MOON_TILES) - state.moons.bit_count())
    nights_over = night or (over and state.time_corn < CORN_PER_MOON * (LAST_DAY - state.day))
    for day in range(state.day + 1 if nights_over else state.day, LAST_DAY):
        _CORN_AFTER_DAYS.one(out, at, day - _CORN_AFTER_DAYS.low)
    if over:
        ending = "conquest" if state.ending == CONQUEST else "rescue"
        _ENDING.one(out, at, _ENDINGS[ending])
        _REASON.one(out, at, _REASONS[REASONS[state.ending]])


def _put_decision(state: State, out: Numbers, at: int, turned: list[int]) -> None:
    """What is being decided."""
    frame = state.frames[-1]
    kind, district = "", -1
    if isinstance(frame, Turn):
        kind = "prince"
    elif isinstance(frame, Production):
        kind, district = "produce", frame.district
    elif isinstance(frame, Sacrifices):
        kind, district = "sacrifice", CLERGY_OF.index(frame.clergy)
        _STEPS.number(out, at, SACRIFICE_VALUE[frame.clergy][state.taken[frame.clergy]])
    elif isinstance(frame, Offering):
        kind, district = "offer", state.players[state.active].district
        _DONE.members(out, at, frame.offered)
        _STEPS.number(out, at, STEPS_PER_OFFERING)
    elif isinstance(frame, Hiring):
        kind, district = "hire", frame.district
        _DONE.members(out, at + len(GOODS), frame.hired)
    elif isinstance(frame, Recruiting):
        kind, district = "recruit", frame.district
    elif isinstance(frame, Visit):
        kind, district = "market", state.players[state.active].district
        _SOLD.members(out, at, frame.sold)
        _BOUGHT.members(out, at, frame.bought)
        if frame.adjustable:
            _CAN_ADJUST.one(out, at)
    elif isinstance(frame, Service):
        kind, district = "send", state.players[state.active].district
    elif isinstance(frame, ServiceReward):
        kind, district = "sundial_goods", SUNDIAL_DISTRICT
    elif isinstance(frame, GiveBack):
        kind = "give_back"
        _TO_GIVE.number(out, at, frame.left)
        _STEPS.number(out, at, frame.steps)
    elif isinstance(frame, LastMoon):
        kind = "moon_goods"
        _TILE.one(out, at, frame.tile)
    elif isinstance(frame, MoonNight):
        kind = "moon_goods"
        _TILE.one(out, at, MOON_ORDER[frame.tile])
    elif isinstance(frame, FirstInca):
        kind = "first_inca"
    if not kind:
        return
    _DECISION.one(out, at)
    _KIND.one(out, at, _KINDS[kind])
    _DECIDER.one(out, at, turned[frame.actors(state)[0]])
    if district >= 0:
        _WHERE.one(out, at, district)


def _put_board(state: State, out: Numbers, at: int) -> None:
    """Bonuses and temples, market, clergy, bank."""
    for district, bonus in enumerate(state.bonus):
        base = _DISTRICTS.entry(at, district)
        _BONUS.number(out, base, bonus)
        kind = CLERGY_OF[district]
        if kind >= 0:
            _STEPS_EACH.number(out, base, SACRIFICE_VALUE[kind][state.taken[kind]])
    for good in COLUMNS:
        base = _MARKET.entry(at, good)
        pieces = state.market[good]
        _PIECES.number(out, base, pieces)
        _SELL_PRICE.number(out, base, SELL_PRICE[pieces])
        _BUY_PRICE.number(out, base, BUY_PRICE[pieces])
        if pieces > 0 or state.bank[good] > 0:
            _FOR_SALE.one(out, base)
    all_taken = 0
    for kind, taken in enumerate(state.taken):
        base = _CLERGY.entry(at, kind)
        all_taken += taken
        values = SACRIFICE_VALUE[kind]
        _LEFT.number(out, base, CLERGY_COUNT[kind] - taken)
        _VALUE.number(out, base, values[taken])
        if taken < CLERGY_COUNT[kind]:
            _NEXT_VALUE.known(out, base, values[taken + 1])
    _CLERGY_TAKEN.number(out, at, all_taken)
    for good, place in enumerate(_BANK):
        if state.corn_limited if good == CORN else state.goods_limited:
            place.known(out, at, state.bank[good])


def _put_deck(state: State, seat: int, out: Numbers, at: int, turned: list[int]) -> None:
    """The cards that nobody holds; those given back are known to their givers."""
    _DECK_SIZE.number(out, at, state.deck_size())
    _POOL.number(out, at, len(state.pool))
    for number, giver in enumerate(state.givers):
        base = _ROW.entry(at, number)
        out[base] = 1.0
        _GIVER.one(out, base, turned[giver])
        if giver == seat:
            _ROW_CARD.one(out, base, state.row[number])


def _put_player(player: Player, out: Numbers, base: int) -> None:
    """What everybody sees before a player."""
    _GOODS.row(out, base, player.goods)
    _INCAS.row(out, base, player.incas)
    _SUPPLY.number(out, base, player.supply)
    _SUNDIAL.number(out, base, player.sundial)
    _OWN_CLERGY.row(out, base, player.clergy)
    _OWN_TILES.members(out, base, player.moons)
    if player.district >= 0:
        _PRINCE.one(out, base, player.district)
    _SCOUT.number(out, base, player.scout)
    _PENDING.row(out, base, player.pending)
    _HAND_SIZE.number(out, base, player.hand.bit_count())
    _TRAIL.number(out, base, TRAIL_BONUS[player.scout])
    _MISSED.number(out, base, MISSED_DRAW_POINTS * player.missed)


def _put_hand(player: Player, out: Numbers, base: int) -> None:
    """The cards of a player, and what they are worth."""
    points = [0] * len(CATEGORIES)
    _HAND.mark(out, base)
    for card in members(player.hand):
        entry = _HAND.step * card
        out[base + _HAND.at + entry] = 1.0
        _CARD_POINTS.number(out, base + entry, card_points(player, card))
        for category in ICONS[card]:
            points[category] += POINTS_PER_MATCH * strength(player, category)
    _POINTS.row(out, base, points)
    _GOLD.known(out, base, gold(player))


def _put_pieces(player: Player, out: Numbers, at: int, turned: int) -> None:
    """A player's pieces in the city, and the clergy, as they stand on the board."""
    for district, workers in enumerate(WORKERS_OF):
        if workers >= 0:
            _DISCS.number(out, _DISTRICTS.entry(at, district) + turned, player.incas[workers])
    _DISCS.number(out, _DISTRICTS.entry(at, SUNDIAL_DISTRICT) + turned, player.sundial)
    if player.district >= 0:
        _PRINCES.one(out, _DISTRICTS.entry(at, player.district), turned)
    for kind, tiles in enumerate(player.clergy):
        _OWNERS.number(out, _CLERGY.entry(at, kind) + turned, tiles)
