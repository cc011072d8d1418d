"""The rhythm of the game: first Incas, turns of the day, the night, the two endings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.bits import members
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import CHOICES, FIRST_INCA, GO, MOON_BUY, MOON_CHOICE, PLACE, STAY
from ..components import (
    BONUS_MAX,
    BONUS_UNIT,
    CARDS,
    CLERGY_TOTAL,
    CORN,
    CORN_PER_MOON,
    DAILY,
    DISTRICT_KIND,
    DISTRICTS,
    FREE_INCAS,
    GOLD,
    GOODS,
    HOME,
    LAST_DAY,
    LLAMA,
    MOON_AMOUNT,
    MOON_GOOD,
    MOON_ORDER,
    MOON_PAY,
    MOON_STEPS,
    MOON_TILES,
    MOST_SEATS,
    PRODUCT,
    PRODUCTION,
    PROFESSIONS,
    RIDE_LLAMAS,
    TILES_TO_END_DAY,
    WORKERS_OF,
)
from ..events import (
    BonusLaid,
    DayBegun,
    FirstIncaPlaced,
    GameEnded,
    HandRevealed,
    MoonTileRewarded,
    MoonTileSteps,
    MoonTileTaken,
    NightFell,
    PrinceMoved,
    SunTileTaken,
    TimeCornTaken,
    TurnBegun,
)
from ..lookup import PRINCE_MOVES
from ..mechanics.prince import can_ride
from ..scoring import tell_points
from ..state import CLERGY_COMPLETE, CONQUEST, DECK_EMPTY, State
from .districts import enter
from .people import SERVICE_REWARDS
from .trail import gain, move_scout, pay_rewards

REASONS: Final = ("", "clergy_complete", "deck_empty", "last_day_over")


@dataclass(slots=True)
class FirstInca(Frame):
    """In seat order from the start player, each puts a free Inca into a production district."""

    placed: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[(state.start_player + self.placed) % len(state.players)]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return FIRST_INCA.actions

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        profession = FIRST_INCA.number(action)
        player = state.players[seat]
        player.supply -= 1
        player.incas[profession] += 1
        if events is not None:
            home = DISTRICTS[HOME[profession]]
            events.tell(FirstIncaPlaced(seat, PROFESSIONS[profession], home))
        if self.placed + 1 < FREE_INCAS * len(state.players):
            state.frames[-1] = FirstInca(self.placed + 1)
        else:
            _begin_day(state, state.start_player, events)


@dataclass(slots=True)
class Turn(Frame):
    """The active player moves the prince, or stays and takes a moon tile."""

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        if player.district < 0:
            return PLACE.actions
        if state.turns_per_day and state.turn > state.turns_per_day and state.sun < 0:
            return STAY.of(state.moons)
        return PRINCE_MOVES[player.district][can_ride(player)][state.moons]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        state.frames[-1] = END_OF_TURN
        kind = action.kind
        if kind == "stay":
            _stay(state, seat, STAY.number(action), chance, events)
            return
        district = GO[kind].number(action)
        player = state.players[seat]
        llamas = RIDE_LLAMAS if kind == "ride" else 0
        player.goods[LLAMA] -= llamas
        state.bank[LLAMA] += llamas
        if events is not None:
            origin = DISTRICTS[player.district] if player.district >= 0 else None
            events.tell(PrinceMoved(seat, kind, origin, DISTRICTS[district], llamas))
        player.district = district
        enter(state, seat, district, chance, events)


def _stay(state: State, seat: int, tile: int, chance: Chance, events: EventLog | None) -> None:
    """Take a moon tile; the third of the day closes it. On the last day it is rewarded at once."""
    state.moons ^= 1 << tile
    state.players[seat].moons |= 1 << tile
    left = state.moons.bit_count()
    if events is not None:
        events.tell(MoonTileTaken(seat, MOON_TILES[tile], left))
    if len(MOON_TILES) - left == TILES_TO_END_DAY:
        state.sun = seat
        if events is not None:
            events.tell(SunTileTaken(seat))
    if state.day == LAST_DAY:
        if MOON_PAY[tile] and _can_pay(state, seat, tile):
            state.frames.append(LAST_MOONS[tile])
        else:
            _reward_tile(state, seat, tile, chance, events)


@dataclass(slots=True)
class EndOfTurn(Frame):
    """Trail rewards, then the rescue, then the next turn, the night or the conquest."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        if state.rewards_due:
            pay_rewards(state, state.active, events)
        if sum(state.taken) == CLERGY_TOTAL:
            _end(state, CLERGY_COMPLETE, events)
            return False
        if not state.pool and not state.row:
            _end(state, DECK_EMPTY, events)
            return False
        following = (state.active + 1) % len(state.players)
        if following != state.sun:
            _begin_turn(state, following, events)
        elif state.day == LAST_DAY:
            _end(state, CONQUEST, events)
        else:
            _begin_night(state, events)
        return False


def _begin_turn(state: State, seat: int, events: EventLog | None) -> None:
    state.active = seat
    state.turn += 1
    state.frames[-1] = TURN
    if events is not None:
        events.tell(TurnBegun(seat, state.day, state.turn))


def _begin_day(state: State, seat: int, events: EventLog | None) -> None:
    state.turn = 0
    if events is not None:
        events.tell(DayBegun(state.day, seat))
    _begin_turn(state, seat, events)


def _begin_night(state: State, events: EventLog | None) -> None:
    """The last player of the day takes the corn of its moon symbol; then the night falls."""
    state.time_corn -= CORN_PER_MOON
    state.players[state.active].goods[CORN] += CORN_PER_MOON
    if events is not None:
        events.tell(TimeCornTaken(state.active, state.day, CORN_PER_MOON))
        events.tell(NightFell(state.day))
    state.frames[-1] = MOON_NIGHTS[0][0]


def _can_pay(state: State, seat: int, tile: int) -> bool:
    """Whether a goods tile can be bought: the player has the corn and the bank the goods."""
    return (
        state.players[seat].goods[CORN] >= MOON_PAY[tile]
        and state.bank[MOON_GOOD[tile]] >= MOON_AMOUNT[tile]
    )


def _reward_tile(
    state: State, seat: int, tile: int, chance: Chance, events: EventLog | None
) -> None:
    """The reward of a tile that nobody has to be asked about."""
    if MOON_STEPS[tile]:
        if events is not None:
            events.tell(MoonTileSteps(seat, MOON_TILES[tile], MOON_STEPS[tile]))
        move_scout(state, seat, MOON_STEPS[tile], chance, events)
        return
    amount = 0
    if not MOON_PAY[tile]:
        amount = gain(state, state.players[seat], MOON_GOOD[tile], MOON_AMOUNT[tile])
    if events is not None:
        good = GOODS[MOON_GOOD[tile]]
        events.tell(MoonTileRewarded(seat, MOON_TILES[tile], good, amount, 0))


def _answer_tile(state: State, seat: int, action: Action, events: EventLog | None) -> None:
    """Buy the good of a tile, or decline."""
    tile = CHOICES.number(action)
    good, amount, paid = MOON_GOOD[tile], 0, 0
    if action is MOON_BUY[tile]:
        paid = MOON_PAY[tile]
        state.players[seat].goods[CORN] -= paid
        state.bank[CORN] += paid
        amount = gain(state, state.players[seat], good, MOON_AMOUNT[tile])
    if events is not None:
        events.tell(MoonTileRewarded(seat, MOON_TILES[tile], GOODS[good], amount, paid))


@dataclass(slots=True)
class LastMoon(Frame):
    """On the last day the active player may buy the good of the tile just taken."""

    tile: int

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[state.active]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return MOON_CHOICE[self.tile]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        state.frames.pop()
        _answer_tile(state, seat, action, events)


@dataclass(slots=True)
class MoonNight(Frame):
    """Night: clockwise from the sun tile, players put their moon tiles back for the rewards."""

    served: int
    tile: int
    """How many kinds of tile of this player are dealt with, in `MOON_ORDER`."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        seats = len(state.players)
        served, number = self.served, self.tile
        while served < seats:
            seat = (state.sun + served) % seats
            moons = state.players[seat].moons
            while moons and number < len(MOON_ORDER):
                tile = MOON_ORDER[number]
                if moons >> tile & 1:
                    if MOON_PAY[tile] and _can_pay(state, seat, tile):
                        state.frames[-1] = MOON_NIGHTS[served][number]
                        return True
                    moons = _put_back(state, seat, tile)
                    if MOON_STEPS[tile]:
                        state.frames[-1] = MOON_NIGHTS[served][number + 1]
                        _reward_tile(state, seat, tile, chance, events)
                        return False
                    _reward_tile(state, seat, tile, chance, events)
                number += 1
            served, number = served + 1, 0
        state.frames[-1] = SERVICE_NIGHTS[0]
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[(state.sun + self.served) % len(state.players)]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return MOON_CHOICE[MOON_ORDER[self.tile]]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        _put_back(state, seat, MOON_ORDER[self.tile])
        _answer_tile(state, seat, action, events)
        state.frames[-1] = MOON_NIGHTS[self.served][self.tile + 1]


def _put_back(state: State, seat: int, tile: int) -> int:
    """Return a moon tile to the sky; the tiles that the player still holds."""
    state.moons |= 1 << tile
    state.players[seat].moons ^= 1 << tile
    return state.players[seat].moons


@dataclass(slots=True)
class ServiceNight(Frame):
    """Night: clockwise from the sun tile, Incas come back from the sundial and are rewarded."""

    served: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        seats = len(state.players)
        for served in range(self.served, seats):
            seat = (state.sun + served) % seats
            player = state.players[seat]
            if player.sundial:
                player.sundial -= 1
                player.supply += 1
                state.frames[-1] = SERVICE_NIGHTS[served]
                state.frames.append(SERVICE_REWARDS[seat])
                return False
        if state.rewards_due:
            pay_rewards(state, state.sun, events)
        if not state.pool and not state.row:
            _end(state, DECK_EMPTY, events)
        else:
            _dawn(state, events)
        return False


def _dawn(state: State, events: EventLog | None) -> None:
    """New bonus units, the next day, and the holder of the sun tile goes first."""
    bonus = state.bonus
    for district in range(DAILY):
        if bonus[district] < BONUS_MAX[district]:
            if DISTRICT_KIND[district] == PRODUCTION:
                good = PRODUCT[WORKERS_OF[district]]
                if state.bank[good] < BONUS_UNIT[district]:
                    continue
                state.bank[good] -= BONUS_UNIT[district]
            bonus[district] += 1
    if events is not None:
        events.tell(BonusLaid({DISTRICTS[d]: units for d, units in enumerate(bonus)}))
    state.day += 1
    first, state.sun = state.sun, -1
    _begin_day(state, first, events)


def _end(state: State, ending: int, events: EventLog | None) -> None:
    """Nothing is left to do; all hands are shown."""
    state.ending = ending
    state.frames.clear()
    if events is not None:
        name = "conquest" if ending == CONQUEST else "rescue"
        events.tell(GameEnded(name, REASONS[ending]))
        for seat, player in enumerate(state.players):
            cards = members(player.hand)
            gold = sum(GOLD[card] for card in cards)
            events.tell(HandRevealed(seat, [CARDS[card] for card in cards], gold))
        tell_points(state, events)
        events.reveal()


TURN: Final = Turn()
END_OF_TURN: Final = EndOfTurn()
LAST_MOONS: Final = [LastMoon(tile) for tile in range(len(MOON_TILES))]
MOON_NIGHTS: Final = [
    [MoonNight(served, tile) for tile in range(len(MOON_ORDER) + 1)] for served in range(MOST_SEATS)
]
SERVICE_NIGHTS: Final = [ServiceNight(served) for served in range(MOST_SEATS)]
