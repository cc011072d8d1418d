"""The twelve abilities of person tiles: what each needs and what it does, by strength.

Strength is the number of own tiles of the kind with that ability, one more with card 01. `needs`
says how strong a use must be to do anything; `effect` does it. Amounts, road pips and die values by
strength are in the components file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import DONE, PUT_FEATHER, RESERVE_KHIPU, TAKE_GOD
from ..board import PLACES, routes
from ..components import (
    ABILITIES,
    AGRICULTURE,
    ALL_SLOTS,
    BY_STRENGTH,
    FEATHERED,
    HOUSE_SLOTS,
    LAST_STATUS,
    RESEARCH,
    ROPE,
    STONE,
)
from ..mechanics.moves import (
    advance_status,
    food_left,
    gain_food,
    gain_offerings,
    gain_points,
    offerings_left,
    place_feather,
    reserve_khipu,
)
from ..mechanics.placement import LOWEST_IN
from ..mechanics.tray import open_gods, take_open
from ..state import ABILITIES_ITEM, Player, State
from .capital import Headband, HouseSlot
from .movement import start_movement

MOST_STRENGTH: Final = 4
NEVER: Final = MOST_STRENGTH + 1

_Needs = Callable[[State, Player], int]
_Effect = Callable[[State, int, int, EventLog | None], None]


def _if(possible: bool) -> int:
    return 1 if possible else NEVER


def _enough(ability: int, value: int) -> int:
    """The strength with which a numbered ability reaches a road, slot or tile of that value."""
    amounts = BY_STRENGTH[ability]
    for strength in range(1, MOST_STRENGTH + 1):
        if amounts[strength] >= value:
            return strength
    return NEVER


_ENOUGH: Final = tuple(
    tuple(_enough(ability, value) for value in range(8)) for ability in range(ABILITIES)
)


# -- 01 offerings --------------------------------------------------------------------------------


def needs_01(state: State, player: Player) -> int:
    """Offerings in the supply, where they are limited."""
    return _if(not state.limited or offerings_left(state) > 0)


def effect_01(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Take them."""
    gain_offerings(state, seat, amount, events)


# -- 02 points -----------------------------------------------------------------------------------


def needs_02(state: State, player: Player) -> int:
    """Nothing."""
    return 1


def effect_02(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Gain them."""
    gain_points(state, seat, amount, ABILITIES_ITEM, events)


# -- 03 feathers ---------------------------------------------------------------------------------


def needs_03(state: State, player: Player) -> int:
    """An empty slot."""
    return _if(player.feathers != ALL_SLOTS)


def effect_03(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Choose them one by one."""
    state.frames.append(FeatherAny(seat, amount, False))


@dataclass(slots=True)
class FeatherAny(Frame):
    """Which feather to take: any empty slot, in a colour of one's choice."""

    seat: int
    left: int
    optional: bool

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Ends with the last feather or the last slot."""
        if self.left and state.players[self.seat].feathers != ALL_SLOTS:
            return True
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        """The owner of the tile."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every empty slot; after the first feather also none."""
        slots = PUT_FEATHER.of(ALL_SLOTS & ~state.players[seat].feathers)
        return [DONE, *slots] if self.optional else slots

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Put it there."""
        if action is DONE:
            state.frames.pop()
            return
        state.frames[-1] = FeatherAny(seat, self.left - 1, True)
        place_feather(state, seat, PUT_FEATHER.number(action), "ability", events)


# -- 04 stone path, 06 rope bridge ---------------------------------------------------------------


def needs_04(state: State, player: Player) -> int:
    """A stone path out of here."""
    return _ENOUGH[3][routes(state.layout, state.rotation).least[STONE * PLACES + player.runner]]


def effect_04(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """One movement over one stone path."""
    start_movement(state, seat, STONE, amount, False)


def needs_06(state: State, player: Player) -> int:
    """A rope bridge out of here."""
    return _ENOUGH[5][routes(state.layout, state.rotation).least[ROPE * PLACES + player.runner]]


def effect_06(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """One movement over one rope bridge."""
    start_movement(state, seat, ROPE, amount, False)


# -- 05 status -----------------------------------------------------------------------------------


def needs_05(state: State, player: Player) -> int:
    """A marker that is not on the last field."""
    return _if(player.status < LAST_STATUS)


def effect_05(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Advance; how far each tile counts is an option."""
    advance_status(state, seat, amount * state.status_step, events)


# -- 07 god cards --------------------------------------------------------------------------------


def needs_07(state: State, player: Player) -> int:
    """An open god card."""
    return _if(any(state.open))


def effect_07(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Take them one by one, the next being turned up each time."""
    state.frames.append(GodPile(seat, amount, False))


@dataclass(slots=True)
class GodPile(Frame):
    """Which open god card to take."""

    seat: int
    left: int
    optional: bool

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Ends with the last card."""
        if self.left and any(state.open):
            return True
        state.frames.pop()
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        """The owner of the tile."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every open card; after the first also none."""
        gods = TAKE_GOD.of(open_gods(state))
        return [DONE, *gods] if self.optional else gods

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Take it."""
        if action is DONE:
            state.frames.pop()
            return
        state.frames[-1] = GodPile(seat, self.left - 1, True)
        take_open(state, seat, TAKE_GOD.number(action), chance, events)


# -- 08 khipu to the reserve ---------------------------------------------------------------------


def needs_08(state: State, player: Player) -> int:
    """A khipu on the mask."""
    return _if(player.khipu != 0)


def effect_08(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Choose how many."""
    most = min(amount, state.players[seat].khipu.bit_count())
    if most == 1:
        reserve_khipu(state, seat, events)
    else:
        state.frames.append(KhipuCount(seat, most))


@dataclass(slots=True)
class KhipuCount(Frame):
    """How many khipu go to the reserve."""

    seat: int
    most: int

    def actors(self, state: State) -> tuple[int, ...]:
        """The owner of the tile."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """One up to the strength."""
        return RESERVE_KHIPU.actions[: self.most]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Move them."""
        state.frames.pop()
        for _ in range(RESERVE_KHIPU.number(action) + 1):
            reserve_khipu(state, seat, events)


# -- 09 headband ---------------------------------------------------------------------------------


def needs_09(state: State, player: Player) -> int:
    """A headband tile with both feathers in reach."""
    return _ENOUGH[8][LOWEST_IN[FEATHERED[player.feathers] & ~player.headbands]]


def effect_09(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """The headdress action with that value, points and trial included."""
    state.frames.append(Headband(seat, amount))


# -- 10 food -------------------------------------------------------------------------------------


def needs_10(state: State, player: Player) -> int:
    """Food in the supply, where it is limited."""
    return _if(not state.limited or food_left(state) > 0)


def effect_10(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Take it."""
    gain_food(state, seat, amount, events)


# -- 11 agriculture tile, 12 research tile -------------------------------------------------------


def needs_11(state: State, player: Player) -> int:
    """A free field and an agriculture tile in reach."""
    return _ENOUGH[10][LOWEST_IN[state.housed & (1 << HOUSE_SLOTS) - 1]] if player.free else NEVER


def effect_11(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Take one as with a die of that value."""
    state.frames.append(HouseSlot(seat, AGRICULTURE, amount, False))


def needs_12(state: State, player: Player) -> int:
    """A free field and a research tile in reach."""
    return _ENOUGH[11][LOWEST_IN[state.housed >> HOUSE_SLOTS]] if player.free else NEVER


def effect_12(state: State, seat: int, amount: int, events: EventLog | None) -> None:
    """Take one as with a die of that value."""
    state.frames.append(HouseSlot(seat, RESEARCH, amount, False))


NEEDS: Final[tuple[_Needs, ...]] = (
    needs_01,
    needs_02,
    needs_03,
    needs_04,
    needs_05,
    needs_06,
    needs_07,
    needs_08,
    needs_09,
    needs_10,
    needs_11,
    needs_12,
)
EFFECTS: Final[tuple[_Effect, ...]] = (
    effect_01,
    effect_02,
    effect_03,
    effect_04,
    effect_05,
    effect_06,
    effect_07,
    effect_08,
    effect_09,
    effect_10,
    effect_11,
    effect_12,
)


# -- which abilities can be used -----------------------------------------------------------------


def strength(player: Player, kind: int, ability: int) -> int:
    """How many tiles of the kind have the ability."""
    return player.strengths[kind] >> 2 * ability & 3


def _owned(packed: int) -> list[tuple[int, int]]:
    """The abilities with at least one tile, and with how many."""
    return [
        (ability, packed >> 2 * ability & 3)
        for ability in range(ABILITIES)
        if packed >> 2 * ability & 3
    ]


_OWNED: Final[dict[int, list[tuple[int, int]]]] = {}


def usable(state: State, player: Player, kind: int, used: int) -> tuple[int, int]:
    """The abilities of a kind that can be used, plain and with one tile more, as bit sets."""
    packed = player.strengths[kind]
    if not packed:
        return 0, 0
    owned = _OWNED.get(packed)
    if owned is None:
        owned = _OWNED[packed] = _owned(packed)
    plain = boosted = 0
    for ability, tiles in owned:
        if not used >> ability & 1:
            needed = NEEDS[ability](state, player)
            if tiles >= needed:
                plain |= 1 << ability
                boosted |= 1 << ability
            elif tiles + 1 >= needed:
                boosted |= 1 << ability
    return plain, boosted
