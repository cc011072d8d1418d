"""Setting up: board, bank and market, and what each player begins with."""

from __future__ import annotations

from collections.abc import Mapping

from tawantin.kernel.about import Value
from tawantin.kernel.bits import bit_set, members
from tawantin.kernel.chance import Chance, draw
from tawantin.kernel.events import EventLog, only

from .components import (
    ALL_CARDS,
    ALL_MOONS,
    BONUS_START,
    BONUS_UNIT,
    CARDS,
    CLERGY,
    COLUMNS,
    CORN,
    CORN_PER_MOON,
    DAILY,
    DISTRICT_KIND,
    FIRST_DAY,
    GOODS,
    INCAS,
    LAST_DAY,
    PRODUCT,
    PRODUCTION,
    PROFESSIONS,
    START_CARDS,
    START_FILLED,
    START_GOODS,
    STOCK,
    WORKERS_OF,
)
from .decisions.day import FirstInca
from .events import CardDealt, GameBegun
from .state import PLAYING, UNLIMITED, Player, State


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> State:
    """Lay the table: board, bank, a secret card each, scouts by seat from the start player."""
    limit = options["turns_per_day"]
    scout_start = int(options["scout_start"])
    first = chance.pick(seats)
    pool = list(range(len(CARDS)))
    bank = [
        amount + (0 if options["corn_limited" if good == CORN else "goods_limited"] else UNLIMITED)
        for good, amount in enumerate(STOCK)
    ]
    players = []
    for seat in range(seats):
        hand = bit_set([draw(pool, chance) for _ in range(START_CARDS)])
        scout = scout_start + (seat - first) % seats
        players.append(_player(seat, seats, hand, scout, bank))
    state = State(
        frames=[FirstInca(0)],
        players=players,
        goods_limited=options["goods_limited"] is True,
        corn_limited=options["corn_limited"] is True,
        trade_both_ways=options["trade_both_ways"] is True,
        turns_per_day=0 if limit == "none" else int(limit),
        scout_start=scout_start,
        start_player=first,
        day=FIRST_DAY[seats],
        turn=0,
        active=first,
        sun=-1,
        moons=ALL_MOONS,
        bank=bank,
        market=[START_FILLED if good in COLUMNS else 0 for good in range(len(GOODS))],
        bonus=list(BONUS_START),
        taken=[0] * len(CLERGY),
        time_corn=CORN_PER_MOON * (LAST_DAY - FIRST_DAY[seats]),
        pool=pool,
        row=[],
        givers=[],
        rewards_due=False,
        ending=PLAYING,
    )
    _lay_goods(state)
    if events is not None:
        events.tell(GameBegun(first, state.day, [player.scout for player in players]))
        for seat, player in enumerate(players):
            for card in members(player.hand):
                events.secret(only(seat), CardDealt(seat, CARDS[card]), CardDealt(seat, None))
        events.reveal()
    return state


def _player(seat: int, seats: int, hand: int, scout: int, bank: list[int]) -> Player:
    for good, amount in enumerate(START_GOODS):
        bank[good] -= amount
    hands = [hand if other == seat else ALL_CARDS ^ hand for other in range(seats)]
    return Player(
        district=-1,
        scout=scout,
        goods=list(START_GOODS),
        incas=[0] * len(PROFESSIONS),
        supply=INCAS[seats],
        sundial=0,
        clergy=[0] * len(CLERGY),
        moons=0,
        hand=hand,
        missed=0,
        pending=[0] * len(GOODS),
        knows=[ALL_CARDS ^ hand, *hands],
    )


def _lay_goods(state: State) -> None:
    """Take from the bank what lies on the market, in the districts and on the time track."""
    for good, pieces in enumerate(state.market):
        state.bank[good] -= pieces
    for district in range(DAILY):
        if DISTRICT_KIND[district] == PRODUCTION:
            good = PRODUCT[WORKERS_OF[district]]
            state.bank[good] -= state.bonus[district] * BONUS_UNIT[district]
    state.bank[CORN] -= state.time_corn
