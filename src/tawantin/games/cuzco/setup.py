"""Setting up: what is random, and what each player begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tawantin.kernel.about import Value
from tawantin.kernel.chance import Chance, shuffled
from tawantin.kernel.events import EventLog

from . import events as event
from .board import (
    CUZCO,
    DEFAULT_LAYOUT,
    DEFAULT_ROTATION,
    LAYOUTS,
    PLACES,
    ROTATIONS,
)
from .components import (
    CARD_COPIES,
    CARDS,
    FEATHER_IDS,
    FIELDS,
    GOD_CARDS,
    GOOD_COUNT,
    GOOD_IDS,
    INTI,
    KHIPU_FIELDS,
    MASKS,
    PRIESTS,
    SETUP,
    SPACE_IDS,
    START_FOOD,
    START_INTI,
    START_OFFERINGS,
    START_POINTS,
    STEPS,
    TASKS_DRAWN,
    TASKS_KEPT,
    TEMPLE_INTI,
    TILES,
    TILES_PER_KIND,
)
from .decisions.flow import lay_houses, lay_palace
from .decisions.preparation import DealGods, DrawTasks, StartFeather
from .mechanics.moves import gain_points
from .mechanics.tasks import COMMON_TASKS, START_TASKS
from .state import EMPTY_SPACE, ITEM_IDS, SETUP_PHASE, START, Player, State


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> State:
    """Lay everything out; the first decision is where the start feathers go."""
    at_random = options["map_mode"] == "random"
    layout = chance.pick(len(LAYOUTS)) if at_random else DEFAULT_LAYOUT
    rotation = chance.pick(ROTATIONS) if at_random else DEFAULT_ROTATION
    order = shuffled(range(seats), chance)
    masks = shuffled(range(len(MASKS)), chance)
    returning = options["rotate_on_first_departure"] is True
    players = [_player(masks[seat], returning) for seat in range(seats)]
    state = _bare_table(options, (layout, rotation), order, players, _market(seats, chance))
    if events is not None:
        events.tell(event.GameBegan(order[:], list(LAYOUTS[layout].triangles), rotation))
    lay_houses(state, chance, events)
    lay_palace(state, chance, events)
    for seat, points in zip(order, START_POINTS, strict=False):
        gain_points(state, seat, points, START, events)
    colours = shuffled(range(len(FEATHER_IDS)), chance)
    keeps_both = options["task_draft"] == "draw2"
    state.frames = [
        DealGods(),
        DrawTasks(TASKS_KEPT if keeps_both else TASKS_DRAWN),
        *[StartFeather(seat, colours[seat]) for seat in reversed(order)],
    ]
    return state


def _bare_table(
    options: Mapping[str, Value],
    map_of: tuple[int, int],
    order: list[int],
    players: list[Player],
    market: list[int],
) -> State:
    """The table before houses, palace and points: `map_of` is the layout and its rotation."""
    layout, rotation = map_of
    return State(
        frames=[],
        seats=len(players),
        status_step=int(options["status_tile_step"]),
        exact_steps=options["temple_step_exact"] is True,
        limited=options["limited_food_and_offerings"] is True,
        layout=layout,
        rotation=rotation,
        round=1,
        phase=SETUP_PHASE,
        order=order,
        ranking=order[:],
        stacks=[0] * PLACES,
        dice=[0] * len(SPACE_IDS),
        lowest=[EMPTY_SPACE] * len(SPACE_IDS),
        temple=[-1] * (STEPS + 1),
        houses=[],
        housed=0,
        agriculture_pile=list(range(TILES_PER_KIND)),
        research_pile=list(range(TILES_PER_KIND, TILES)),
        tile_discard=[],
        pile=list(CARD_COPIES),
        discard=[0] * CARDS,
        open=[0] * len(GOD_CARDS),
        shown=0,
        in_play=0,
        inti_used=0,
        temple_inti=TEMPLE_INTI,
        inti_gone=INTI - TEMPLE_INTI - START_INTI * len(players),
        market=market,
        palace=[],
        task_pile=list(COMMON_TASKS),
        task_box=[],
        start_box=list(START_TASKS),
        pututu=list(SETUP[len(players)].pututu) if options["module_pututu"] is True else [],
        players=players,
    )


def _player(mask: int, may_rotate: bool) -> Player:
    return Player(
        mask=mask,
        runner=CUZCO,
        may_rotate=may_rotate,
        khipu=KHIPU_FIELDS,
        reserve=0,
        villages=0,
        tiles=[-1] * FIELDS,
        tiled=0,
        up=0,
        strengths=[0, 0],
        feathers=0,
        headbands=0,
        priests=PRIESTS,
        food=START_FOOD,
        offerings=START_OFFERINGS,
        inti=START_INTI,
        goods=[0] * len(GOOD_IDS),
        tasks=[],
        completed=[],
        known=[],
        secret=[],
        hand=0,
        dealt_gods=0,
        dice=[],
        pututu=[0, 0],
        status=0,
        points=[0] * len(ITEM_IDS),
        draft=[],
        kept=[],
        boxed=[],
    )


_GOODS: Final = {
    seats: [good for good, count in enumerate(GOOD_COUNT) for _ in range(count - setup.goods_boxed)]
    for seats, setup in SETUP.items()
}
"""By number of players, the goods that come to the market."""


def _market(seats: int, chance: Chance) -> list[int]:
    return shuffled(_GOODS[seats], chance)
