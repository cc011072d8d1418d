"""The fifteen god cards, one section a card: when it may be played and what it does.

`may_NN` says whether the card changes something now (a card that would not is never offered), and
`effect_NN` does it. Who can pay is asked in `tray.sources`. Cards 03, 05, 09, 10 and 12 answer an
event in a `Window` (`windows`); 07, 13 and 14 are declared with a die (`mechanics.placement`). The
others stand in the list of the decision they belong to:

    01, 11, 15 in the phase-II turn; 02 in the exchange; 04 with the tasks; 06, 07, 13, 14 with the
    placement of a die; 08 in the fire trial.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from .. import events as event
from ..actions import (
    DONE,
    DROP_DIE,
    HAND,
    LIFT_DIE,
    SLIDE_UP,
    TAKE_DISCARDED,
)
from ..components import (
    CARD_02_TILES,
    CARD_04_CONDITIONS,
    CARD_05_FACE,
    CARD_08_FOOD,
    CARD_08_STATUS,
    GOOD_POINTS,
    PLAY_INTI,
    PLAY_OFFERINGS,
    SIDES,
    SPACE_IDS,
    SPACES,
    TILE_IDS,
)
from ..mechanics.moves import (
    advance_status,
    gain_food,
    gain_points,
    lift_die,
    put_die,
    put_tile,
    village_points,
)
from ..mechanics.tasks import TASKS, missing
from ..mechanics.tray import put_away
from ..state import GOD_CARDS_ITEM, State, dice_on

NOBODY: Final = -1

# -- 01 Iliapa: one research use and one agriculture use of this turn count one tile more --------


def may_01(uses_left: Sequence[int], boosted: Sequence[int]) -> bool:
    """Some kind has a use left and an ability that works with one tile more."""
    return (uses_left[0] > 0 and boosted[0] != 0) or (uses_left[1] > 0 and boosted[1] != 0)


EFFECT_01: Final = (True, True)
"""By kind: one boost to spend."""

# -- 02 Iliapa: during an exchange slide up one or two own tiles ---------------------------------


def may_02(state: State, seat: int) -> bool:
    """At least one of the player's tiles is in the lower position."""
    player = state.players[seat]
    return player.tiled & ~player.up != 0


def effect_02(state: State, seat: int) -> None:
    """Choose the tiles; the second is optional."""
    state.frames.append(SlideUp(seat, CARD_02_TILES, False))


@dataclass(slots=True)
class SlideUp(Frame):
    """Which tile to slide up."""

    seat: int
    left: int
    optional: bool

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Ends by itself when no tile is left to slide up."""
        if self.left and may_02(state, self.seat):
            return True
        state.frames.pop()
        put_away(state, chance, events)
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        """The player of the card."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every tile in the lower position; after the first also none."""
        player = state.players[seat]
        tiles = SLIDE_UP.of(player.tiled & ~player.up)
        return [DONE, *tiles] if self.optional else tiles

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """The tile returns to the upper position."""
        if action is DONE:
            state.frames[-1] = SlideUp(seat, 0, True)
            return
        field = SLIDE_UP.number(action)
        player = state.players[seat]
        player.up |= 1 << field
        state.frames[-1] = SlideUp(seat, self.left - 1, True)
        if events is not None:
            events.tell(event.TileSlid(seat, TILE_IDS[player.tiles[field]], field, False))


# -- 03 Iliapa: the points of a bought good once more --------------------------------------------


def effect_03(state: State, seat: int, good: int, chance: Chance, events: EventLog | None) -> None:
    """Gain them again."""
    gain_points(state, seat, GOOD_POINTS[good], GOD_CARDS_ITEM, events)


# -- 04 Mama Quilia: a task counts with one condition less, for fewer points ---------------------


def may_04(state: State, seat: int, task: int, source: int) -> bool:
    """The task is not fulfilled anyway, but is with one condition less once the card is paid for.

    The payment counts: an offering and the card itself, or the medallion, may be what is missing.
    """
    lacking = missing(state, seat, task)
    if not 0 < lacking <= CARD_04_CONDITIONS:
        return False
    if not TASKS[task].fragile:
        return True
    payer = state.players[seat].copy()
    if source == HAND:
        payer.offerings -= PLAY_OFFERINGS
        (payer.known if 4 in payer.known else payer.secret).remove(4)
    else:
        payer.inti -= PLAY_INTI
    return missing(state, seat, task, payer) <= CARD_04_CONDITIONS


# -- 05 Mama Quilia: an extra turn as if a 1 were placed, once after a normal turn ---------------

VIRTUAL_FACE: Final = CARD_05_FACE


def effect_05(
    state: State, seat: int, argument: int, chance: Chance, events: EventLog | None
) -> None:
    """The extra turn lies beneath this window and begins now; medallions count anew in it."""
    state.inti_used = 0


# -- 06 Mama Quilia: at the start of a turn move any placed die to another space -----------------


def may_06(state: State) -> bool:
    """There is a die on an action space."""
    return any(state.dice)


def effect_06(state: State, seat: int) -> None:
    """Choose the die, then the space."""
    state.frames.append(LiftDie(seat))


@dataclass(slots=True)
class LiftDie(Frame):
    """Which die to move: dice of one face on one space are alike."""

    seat: int

    def actors(self, state: State) -> tuple[int, ...]:
        """The player of the card."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every face on every space."""
        flags = 0
        for space, packed in enumerate(state.dice):
            for _, face in dice_on(packed):
                flags |= 1 << (SIDES * space + face - 1)
        return LIFT_DIE.of(flags)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Now choose the space."""
        space, face = divmod(LIFT_DIE.number(action), SIDES)
        state.frames[-1] = DropDie(seat, space, face + 1)


@dataclass(slots=True)
class DropDie(Frame):
    """Where the lifted die goes; no rule of descending order, no action."""

    seat: int
    space: int
    face: int

    def actors(self, state: State) -> tuple[int, ...]:
        """The player of the card."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every other space."""
        flags = 0
        for space in SPACES[state.seats]:
            if space != self.space:
                flags |= 1 << space
        return DROP_DIE.of(flags)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Move the die and put the card away."""
        space = DROP_DIE.number(action)
        owner = lift_die(state, self.face, self.space)
        put_die(state, owner, self.face, space)
        if events is not None:
            start, end = SPACE_IDS[self.space], SPACE_IDS[space]
            events.tell(event.DieMoved(seat, owner, self.face, start, end))
        state.frames.pop()
        put_away(state, chance, events)


# -- 08 Viracocha: food and status instead of a fire trial's reward ------------------------------


def effect_08(state: State, seat: int, events: EventLog | None) -> None:
    """3 food and 3 steps."""
    gain_food(state, seat, CARD_08_FOOD, events)
    advance_status(state, seat, CARD_08_STATUS, events)


# -- 09 Viracocha: after taking a person tile, one more from the discard -------------------------


def may_09(state: State, seat: int, argument: int) -> bool:
    """There is a discarded tile and another free field."""
    return bool(state.tile_discard) and state.players[seat].free != 0


def effect_09(
    state: State, seat: int, argument: int, chance: Chance, events: EventLog | None
) -> None:
    """Choose the tile."""
    state.frames.append(DiscardedTile(seat))


@dataclass(slots=True)
class DiscardedTile(Frame):
    """Which tile to take from the open discard, of either kind."""

    seat: int

    def actors(self, state: State) -> tuple[int, ...]:
        """The player of the card."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Every discarded tile."""
        return [TAKE_DISCARDED[tile] for tile in sorted(state.tile_discard)]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Place it up and put the card away."""
        tile = TAKE_DISCARDED.number(action)
        state.tile_discard.remove(tile)
        put_tile(state, seat, tile, 0, events)
        state.frames.pop()
        put_away(state, chance, events)


# -- 10 Pacha Mama: the points of a village at once when a khipu is laid there -------------------


def effect_10(state: State, seat: int, place: int, chance: Chance, events: EventLog | None) -> None:
    """Gain them; the final scoring is unchanged."""
    gain_points(state, seat, village_points(state, place), GOD_CARDS_ITEM, events)


# -- 11 Pacha Mama, 15 Mama Sara: one more research / agriculture ability, of another number -----


def may_11_15(uses_left: int, plain: int, boosted: int, boost: bool) -> bool:
    """The uses of that kind are spent and another ability of it could be used."""
    return not uses_left and (plain != 0 or (boost and boosted != 0))


# -- 12 Pacha Mama: the priest on the chosen step goes home, nobody is pushed --------------------


def may_12(state: State, seat: int, step: int) -> bool:
    """The step is occupied."""
    return state.temple[step] != NOBODY


def effect_12(state: State, seat: int, step: int, chance: Chance, events: EventLog | None) -> None:
    """Home with it; the own priest then enters an empty step."""
    owner = state.temple[step]
    state.temple[step] = NOBODY
    state.players[owner].priests += 1
    if events is not None:
        events.tell(event.PriestPushed(owner, step, 0))
