"""By decision: what can be chosen in it, and the rule for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tawantin.kernel.reasons import Reason

from ..actions import JUMP
from ..components import FEATHER_IDS, KIND_IDS, ROAD_IDS, SPACE_IDS, TILE_IDS
from ..decisions.abilities import FeatherAny, GodPile, KhipuCount
from ..decisions.capital import Headband, HouseSlot, TempleStep
from ..decisions.exchange import Exchange
from ..decisions.gods import DiscardedTile, DropDie, LiftDie, SlideUp
from ..decisions.movement import FeatherSlot, MoveTo, Rotate
from ..decisions.phase_three import Buy, NewTask, TaskStep
from ..decisions.phase_two import PhaseTwo
from ..decisions.place import Place
from ..decisions.preparation import DraftTasks, StartFeather
from ..decisions.trial import TrialFirst, TrialSecond
from ..decisions.windows import Window
from .abilities import use
from .capital import box, buy, complete, complete_with, exchange, keep_task, slide_up, take_task
from .cards import play
from .causes import (
    FIRST_ONE_BINDS,
    NO_DIE_THERE,
    NOT_DISCARDED,
    OTHER_SPACE,
    SPACE_NOT_HERE,
    STEP_TOO_HIGH,
    TOO_MANY_KHIPU,
    TRIAL_BINDS,
)
from .deeds import (
    activate,
    feather_of_colour,
    jump,
    move_over,
    no_card_of,
    no_food,
    no_offerings,
    no_step_left,
    slot_full,
    take_person,
)
from .dice import place, turn_die
from .reading import Position, spaces

Rule = Callable[[Position, list[str]], Reason | None]


def _always(here: Position, args: list[str]) -> Reason | None:
    """What is always possible in its decision."""
    return None


def _frame(here: Position) -> Any:
    return here.frame


def _move_to(here: Position, args: list[str]) -> Reason | None:
    frame = _frame(here)
    if frame.road == JUMP:
        return jump(here, args[0])
    return move_over(here, args[0], ROAD_IDS[frame.road], frame.value)


def _slot_of_colour(here: Position, args: list[str]) -> Reason | None:
    return feather_of_colour(here, int(args[0]), FEATHER_IDS[_frame(here).colour])


def _house(here: Position, args: list[str]) -> Reason | None:
    frame = _frame(here)
    return take_person(here, KIND_IDS[frame.kind], frame.value, args[0], int(args[1]))


def _step(here: Position, args: list[str]) -> Reason | None:
    """By option a priest may enter on any step up to the value."""
    step, value = int(args[0]), _frame(here).value
    return None if step <= value else STEP_TOO_HIGH(need=step, have=value)


def _khipu_count(here: Position, args: list[str]) -> Reason | None:
    count, most = int(args[0]), _frame(here).most
    return None if count <= most else TOO_MANY_KHIPU(need=count, have=most)


def _enough_taken(here: Position, args: list[str]) -> Reason | None:
    """The first one is taken; all others are optional."""
    return None if _frame(here).optional else FIRST_ONE_BINDS()


def _exchange(kind: str) -> Rule:
    return lambda here, args: exchange(here, _frame(here), kind, args[0] if args else "")


def _play(here: Position, args: list[str]) -> Reason | None:
    return play(here, args[0], args[1])


def _place(here: Position, args: list[str]) -> Reason | None:
    return place(here, _frame(here), int(args[0]), args[1], args[2:])


def _turn_die(here: Position, args: list[str]) -> Reason | None:
    return turn_die(here, _frame(here), int(args[0]), int(args[1]))


def _pass_trial(here: Position, args: list[str]) -> Reason | None:
    """A trial is passed over only where it can give nothing."""
    something = here.offerings_left() or here.open_cards()
    return TRIAL_BINDS() if something else None


def _status(here: Position, args: list[str]) -> Reason | None:
    """With limited supplies what gives nothing is not taken."""
    return no_step_left(here) if here.state.limited else None


def _use(here: Position, args: list[str]) -> Reason | None:
    return use(here, _frame(here), args[0], args[1], "boosted" in args)


def _complete(here: Position, args: list[str]) -> Reason | None:
    if len(args) == 1:
        return complete(here, args[0])
    return complete_with(here, args[0], args[1].removeprefix("04:"))


def _lift(here: Position, args: list[str]) -> Reason | None:
    """Card 06 lifts a die that lies there."""
    there = int(args[1]) in here.dice_on(args[0])
    return None if there else NO_DIE_THERE(face=int(args[1]), space=f"space:{args[0]}")


def _drop(here: Position, args: list[str]) -> Reason | None:
    """Card 06 puts the die on another space."""
    if args[0] not in spaces(here.state.seats):
        return SPACE_NOT_HERE(players=here.state.seats)
    return OTHER_SPACE() if SPACE_IDS[_frame(here).space] == args[0] else None


def _discarded(here: Position, args: list[str]) -> Reason | None:
    """Card 09 takes a tile from the open discard."""
    there = TILE_IDS.index(args[0]) in here.state.tile_discard
    return None if there else NOT_DISCARDED()


def _take_god(here: Position, args: list[str]) -> Reason | None:
    return no_card_of(here, args[0])


def _any_slot(here: Position, args: list[str]) -> Reason | None:
    return slot_full(here, int(args[0]))


_EXCHANGED: Final = (
    "point",
    "slide_down",
    "take_offering",
    "take_god",
    "put_feather",
    "reserve_khipu",
)

CHOICES: Final[tuple[tuple[type, dict[str, Rule]], ...]] = (
    (DraftTasks, {"keep_task": lambda here, args: keep_task(here, args[0])}),
    (StartFeather, {"put_feather": _slot_of_colour}),
    (Place, {"place": _place, "turn_die": _turn_die, "play": _play}),
    (Rotate, {"rotate": _always}),
    (MoveTo, {"move_to": _move_to}),
    (FeatherSlot, {"put_feather": _slot_of_colour}),
    (HouseSlot, {"take_tile": _house}),
    (TempleStep, {"step": _step}),
    (Headband, {"activate": lambda here, args: activate(here, int(args[0]), _frame(here).value)}),
    (Exchange, {"done": _always, "play": _play} | {kind: _exchange(kind) for kind in _EXCHANGED}),
    (
        TrialFirst,
        {
            "pass": _pass_trial,
            "play": _play,
            "take_offering": lambda here, args: no_offerings(here),
            "take_god": _take_god,
        },
    ),
    (TrialSecond, {"take_status": _status, "take_food": lambda here, args: no_food(here)}),
    (PhaseTwo, {"done": _always, "play": _play, "use": _use}),
    (FeatherAny, {"done": _enough_taken, "put_feather": _any_slot}),
    (GodPile, {"done": _enough_taken, "take_god": _take_god}),
    (KhipuCount, {"reserve_khipu": _khipu_count}),
    (Buy, {"pass": _always, "buy": lambda here, args: buy(here, args[0])}),
    (
        TaskStep,
        {"complete": _complete, "box": lambda here, args: box(here, args[0], _frame(here).final)},
    ),
    (NewTask, {"take_task": lambda here, args: take_task(here, args[0])}),
    (Window, {"pass": _always, "play": _play}),
    (SlideUp, {"done": _enough_taken, "slide_up": lambda here, args: slide_up(here, int(args[0]))}),
    (LiftDie, {"lift_die": _lift}),
    (DropDie, {"drop_die": _drop}),
    (DiscardedTile, {"take_discarded": _discarded}),
)
"""Everything else belongs to another moment."""
