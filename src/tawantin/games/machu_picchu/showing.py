"""What a seat or a spectator may see, in the words of components.toml.

Parts that show the same are the same objects (see `tawantin.kernel.parts`).
"""

from __future__ import annotations

from functools import lru_cache

from tawantin.kernel.bits import members
from tawantin.kernel.parts import MOST_PARTS, Parts

from .components import (
    BONUS_MAX,
    BUY_PRICE,
    CARDS,
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
    INCAS,
    LAST_DAY,
    MOON_ORDER,
    MOON_TILES,
    PRODUCTION,
    PROFESSIONS,
    RIDE_LLAMAS,
    SACRIFICE_VALUE,
    SELL_PRICE,
    STEPS_PER_OFFERING,
    STEPS_PER_STONE,
    SUNDIAL_DISTRICT,
    TILES_TO_END_DAY,
    WORKERS_OF,
)
from .decisions.day import REASONS, FirstInca, LastMoon, MoonNight, ServiceNight, Turn
from .decisions.districts import Production
from .decisions.market import Visit
from .decisions.people import Hiring, Recruiting, Service, ServiceReward
from .decisions.temples import Offering, Sacrifices
from .decisions.trail import GiveBack
from .scoring import card_points, gold, multipliers, public_points, victory_points
from .state import CONQUEST, PLAYING, Player, State
from .view import (
    CardView,
    ClergyView,
    ColumnView,
    DecisionView,
    DeckView,
    DistrictView,
    PlayerView,
    RowView,
    View,
)


def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator (None), may see."""
    over = state.ending != PLAYING
    night = any(isinstance(frame, (MoonNight, ServiceNight)) for frame in state.frames)
    setup = any(isinstance(frame, FirstInca) for frame in state.frames)
    nights_over = night or (over and state.time_corn < CORN_PER_MOON * (LAST_DAY - state.day))
    return View(
        day=state.day,
        first_day=FIRST_DAY[len(state.players)],
        last_day=LAST_DAY,
        turn=state.turn,
        phase="over" if over else "setup" if setup else "night" if night else "day",
        active=None if over or night or setup else state.active,
        start_player=state.start_player,
        decision=_decision(state),
        sun_tile=state.sun if state.sun >= 0 else None,
        moon_tiles=_tiles(state.moons),
        moon_tiles_taken=len(MOON_TILES) - state.moons.bit_count(),
        moon_tiles_to_end_day=TILES_TO_END_DAY,
        corn_after_days=list(range(state.day + nights_over, LAST_DAY)),
        ride_llamas=RIDE_LLAMAS,
        steps_per_stone=STEPS_PER_STONE,
        districts=_districts(
            tuple(state.bonus),
            tuple(state.taken),
            tuple([player.district for player in state.players]),
            tuple([player.sundial for player in state.players]),
            tuple([tuple(player.incas) for player in state.players]),
        ),
        market=_market(tuple(state.market), tuple([left > 0 for left in state.bank])),
        clergy=_clergy_rows(
            tuple(state.taken), tuple([tuple(player.clergy) for player in state.players])
        ),
        clergy_taken=sum(state.taken),
        clergy_total=sum(CLERGY_COUNT),
        deck=_deck(len(state.pool), tuple(state.row), tuple(state.givers), seat),
        bank=_bank(tuple(state.bank), state.corn_limited, state.goods_limited),
        players=_players(state, seat),
        ending=("conquest" if state.ending == CONQUEST else "rescue") if over else None,
        reason=REASONS[state.ending] if over else None,
    )


@lru_cache(MOST_PARTS)
def _tiles(moons: int) -> list[str]:
    return [name for tile, name in enumerate(MOON_TILES) if moons >> tile & 1]


@lru_cache(MOST_PARTS)
def _districts(
    bonus: tuple[int, ...],
    taken: tuple[int, ...],
    princes: tuple[int, ...],
    sundials: tuple[int, ...],
    incas: tuple[tuple[int, ...], ...],
) -> list[DistrictView]:
    """From the bonuses, the clergy tiles taken, and by seat the pieces."""
    districts = []
    for district in range(len(DISTRICTS)):
        steps, discs = 0, [0] * len(princes)
        if district == SUNDIAL_DISTRICT:
            discs = list(sundials)
        elif district < DAILY and DISTRICT_KIND[district] == PRODUCTION:
            discs = [of_seat[WORKERS_OF[district]] for of_seat in incas]
        elif district < DAILY:
            kind = CLERGY_OF[district]
            steps = STEPS_PER_OFFERING if kind < 0 else SACRIFICE_VALUE[kind][taken[kind]]
        districts.append(
            DistrictView(
                id=DISTRICTS[district],
                bonus=bonus[district] if district < DAILY else 0,
                bonus_max=BONUS_MAX[district] if district < DAILY else 0,
                steps=steps,
                incas=discs,
                princes=[seat for seat, place in enumerate(princes) if place == district],
            )
        )
    return districts


@lru_cache(MOST_PARTS)
def _market(market: tuple[int, ...], in_bank: tuple[bool, ...]) -> list[ColumnView]:
    return [
        ColumnView(
            GOODS[good],
            market[good],
            SELL_PRICE[market[good]],
            BUY_PRICE[market[good]],
            market[good] > 0 or in_bank[good],
        )
        for good in COLUMNS
    ]


@lru_cache(MOST_PARTS)
def _clergy_rows(taken: tuple[int, ...], owned: tuple[tuple[int, ...], ...]) -> list[ClergyView]:
    return [
        ClergyView(
            id=CLERGY[kind],
            left=CLERGY_COUNT[kind] - taken[kind],
            value=values[taken[kind]],
            next_value=values[taken[kind] + 1] if taken[kind] < CLERGY_COUNT[kind] else None,
            owners=[of_seat[kind] for of_seat in owned],
        )
        for kind, values in enumerate(SACRIFICE_VALUE)
    ]


@lru_cache(MOST_PARTS)
def _deck(pool: int, row: tuple[int, ...], givers: tuple[int, ...], seat: int | None) -> DeckView:
    cards = [
        RowView(giver, CARDS[card] if giver == seat else None)
        for giver, card in zip(givers, row, strict=True)
    ]
    return DeckView(pool + len(row), pool, cards, len(CARDS))


@lru_cache(MOST_PARTS)
def _bank(bank: tuple[int, ...], corn_limited: bool, limited: bool) -> dict[str, int | None]:
    return {
        name: bank[good] if (corn_limited if good == CORN else limited) else None
        for good, name in enumerate(GOODS)
    }


def _players(state: State, viewer: int | None) -> list[PlayerView]:
    over = state.ending != PLAYING
    factors = [1] * len(state.players)
    if state.ending == CONQUEST:
        factors = multipliers([gold(player) for player in state.players])
    seats = len(state.players)
    players = []
    for seat, player in enumerate(state.players):
        shown, factor = over or seat == viewer, factors[seat]
        key = (
            (seat, seats, shown, factor, player.district, player.scout, player.supply),
            (player.sundial, player.moons, player.hand, player.missed),
            tuple(player.goods),
            tuple(player.incas),
            tuple(player.clergy),
            tuple(player.pending),
        )
        players.append(_PLAYERS.of(key, player, seat, seats, shown, factor))
    return players


def _player(player: Player, seat: int, seats: int, shown: bool, factor: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        goods=dict(zip(GOODS, player.goods, strict=True)),
        incas=dict(zip(PROFESSIONS, player.incas, strict=True)),
        supply=player.supply,
        sundial=player.sundial,
        incas_total=INCAS[seats],
        clergy=dict(zip(CLERGY, player.clergy, strict=True)),
        moon_tiles=_tiles(player.moons),
        prince=DISTRICTS[player.district] if player.district >= 0 else None,
        scout=player.scout,
        pending={name: due for name, due in zip(GOODS, player.pending, strict=True) if due},
        hand_size=player.hand.bit_count(),
        hand=[CardView(CARDS[card], card_points(player, card)) for card in members(player.hand)]
        if shown
        else None,
        gold=gold(player) if shown else None,
        points=victory_points(player) if shown else public_points(player),
        multiplier=factor,
    )


_PLAYERS = Parts(_player)


def _decision(state: State) -> DecisionView | None:
    if not state.frames:
        return None
    frame = state.frames[-1]
    seat = frame.actors(state)[0]
    match frame:
        case FirstInca():
            return DecisionView("first_inca", seat)
        case Turn():
            return DecisionView("prince", seat)
        case Production():
            return DecisionView("produce", seat, DISTRICTS[frame.district])
        case Sacrifices():
            temple = CLERGY_OF.index(frame.clergy)
            value = SACRIFICE_VALUE[frame.clergy][state.taken[frame.clergy]]
            return DecisionView("sacrifice", seat, DISTRICTS[temple], steps=value)
        case Offering():
            done = [name for good, name in enumerate(GOODS) if frame.offered >> good & 1]
            here = _here(state)
            return DecisionView("offer", seat, here, done, steps=STEPS_PER_OFFERING)
        case Hiring():
            done = [name for job, name in enumerate(PROFESSIONS) if frame.hired >> job & 1]
            return DecisionView("hire", seat, DISTRICTS[frame.district], done)
        case Recruiting():
            return DecisionView("recruit", seat, DISTRICTS[frame.district])
        case Visit():
            return DecisionView(
                "market",
                seat,
                _here(state),
                sold=[name for good, name in enumerate(GOODS) if frame.sold >> good & 1],
                bought=[name for good, name in enumerate(GOODS) if frame.bought >> good & 1],
                can_adjust=frame.adjustable,
            )
        case Service():
            return DecisionView("send", seat, _here(state))
        case ServiceReward():
            return DecisionView("sundial_goods", seat, DISTRICTS[SUNDIAL_DISTRICT])
        case GiveBack():
            return DecisionView("give_back", seat, left=frame.left, steps=frame.steps)
        case LastMoon():
            return DecisionView("moon_goods", seat, tile=MOON_TILES[frame.tile])
        case MoonNight():
            return DecisionView("moon_goods", seat, tile=MOON_TILES[MOON_ORDER[frame.tile]])
    return None


def _here(state: State) -> str:
    return DISTRICTS[state.players[state.active].district]
