"""Setting up: what is random first, then start feathers, first tasks, god cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance, draw, draws, shuffled
from tawantin.kernel.components import Value
from tawantin.kernel.events import EventLog, only
from tawantin.kernel.frames import ONLY, Frame, SimultaneousFrame

from .. import events as told
from ..actions import KEEP_TASK, PUT_FEATHER
from ..board import (
    CUZCO,
    DEFAULT_LAYOUT,
    DEFAULT_ROTATION,
    LAYOUTS,
    PLACES,
    ROTATIONS,
)
from ..components import (
    CARD_COPIES,
    CARD_GOD,
    CARD_IDS,
    CARDS,
    COLOUR_SLOTS,
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
    START_CARDS,
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
from ..moves import gain_points, place_feather
from ..state import EMPTY_SPACE, ITEM_IDS, SETUP_PHASE, START, Player, State
from ..tasks import COMMON_TASKS, START_TASKS, TASK_IDS
from ..tray import numbers_in_hand, turn_up
from .flow import RollDice, lay_houses, lay_palace


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> State:
    """Lay everything out; the first decision is where the start feathers go."""
    setup = SETUP[seats]
    at_random = options["map_mode"] == "random"
    layout = chance.pick(len(LAYOUTS)) if at_random else DEFAULT_LAYOUT
    rotation = chance.pick(ROTATIONS) if at_random else DEFAULT_ROTATION
    order = shuffled(range(seats), chance)
    masks = shuffled(range(len(MASKS)), chance)
    returning = options["rotate_on_first_departure"] is True
    players = [_player(masks[seat], returning) for seat in range(seats)]
    state = State(
        frames=[],
        seats=seats,
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
        inti_gone=INTI - TEMPLE_INTI - START_INTI * seats,
        market=_market(seats, chance),
        palace=[],
        task_pile=list(COMMON_TASKS),
        task_box=[],
        start_box=list(START_TASKS),
        pututu=list(setup.pututu) if options["module_pututu"] is True else [],
        players=players,
    )
    if events is not None:
        events.tell(told.GameBegan(order[:], list(LAYOUTS[layout].triangles), rotation))
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


@dataclass(slots=True)
class StartFeather(Frame):
    """Where the feather dealt in setup goes."""

    seat: int
    colour: int

    def actors(self, state: State) -> tuple[int, ...]:
        """Its owner."""
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """The slots of its colour."""
        return PUT_FEATHER.of(COLOUR_SLOTS[state.players[seat].mask][self.colour])

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Put it there."""
        state.frames.pop()
        place_feather(state, seat, PUT_FEATHER.number(action), "setup", events)


@dataclass(slots=True)
class DrawTasks(Frame):
    """A start task and others for everybody; as many as may be kept leave nothing to choose."""

    count: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Draw."""
        state.frames.pop()
        for seat, player in enumerate(state.players):
            player.tasks.append(draw(state.start_box, chance))
            player.draft = draws(state.task_pile, self.count, chance)
            if self.count == TASKS_KEPT:
                player.kept = sorted(player.draft)
            elif events is not None:
                drawn = told.TasksDrawn(seat, [TASK_IDS[task] for task in player.draft])
                events.secret(only(seat), drawn, told.TasksDrawn(seat, []))
                events.reveal()
        state.frames.append(DraftTasks())
        return False


@dataclass(slots=True)
class DraftTasks(SimultaneousFrame):
    """All choose which of the tasks drawn they keep, one after the other, in secret."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """When all have chosen, the tasks lie open."""
        if self.actors(state):
            return True
        state.frames.pop()
        for seat, player in enumerate(state.players):
            player.tasks += player.kept
            player.boxed = sorted([task for task in player.draft if task not in player.kept])
            if events is not None:
                events.tell(told.TasksRevealed(seat, [TASK_IDS[task] for task in player.tasks]))
                events.reveal()
            player.draft = []
            player.kept = []
        return False

    def actors(self, state: State) -> tuple[int, ...]:
        """Those who have not chosen all they may keep."""
        return tuple(
            [seat for seat, player in enumerate(state.players) if len(player.kept) < TASKS_KEPT]
        )

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """The tasks drawn and not kept yet."""
        player = state.players[seat]
        return [KEEP_TASK[task] for task in sorted(player.draft) if task not in player.kept]

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventLog | None
    ) -> None:
        """Keep it; the order of tasks has no meaning."""
        player = state.players[seat]
        task = KEEP_TASK.number(action)
        player.kept = sorted([*player.kept, task])
        if events is not None:
            events.tell(told.TaskKept(seat, TASK_IDS[task]), only(seat))


@dataclass(slots=True)
class DealGods(Frame):
    """Two cards of different gods for each player; then the first cards are turned up."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        """Deal, swap equal gods, lay the rest open, begin the first round."""
        pool = [
            _draw_card(state, god, chance)
            for god in range(len(GOD_CARDS))
            for _ in range(SETUP[state.seats].god_cards)
        ]
        for player in state.players:
            player.secret = draws(pool, START_CARDS, chance)
        self._swap(state, pool, chance, events)
        for seat, player in enumerate(state.players):
            player.hand = numbers_in_hand(player)
            if events is not None:
                cards = [CARD_IDS[number] for number in player.secret]
                dealt = told.GodCardsDealt(seat, len(cards), cards)
                events.secret(only(seat), dealt, told.GodCardsDealt(seat, len(cards), []))
        for number in pool:
            state.discard[number] += 1
        if events is not None:
            events.tell(told.GodCardsLeftOver([CARD_IDS[number] for number in sorted(pool)]))
            events.reveal()
        for god in range(len(GOD_CARDS)):
            turn_up(state, god, chance, events)
        state.frames[-1] = RollDice()
        return False

    def _swap(self, state: State, pool: list[int], chance: Chance, events: EventLog | None) -> None:
        """Who has two cards of one god returns the second, until nobody has."""
        while True:
            swapping = []
            for seat, player in enumerate(state.players):
                first, second = player.secret
                if CARD_GOD[first] == CARD_GOD[second]:
                    swapping.append(player)
                    pool.append(player.secret.pop())
                    if events is not None:
                        returned = told.GodCardReturned(seat, CARD_IDS[second])
                        events.secret(only(seat), returned, told.GodCardReturned(seat, ""))
            if not swapping:
                return
            for player in swapping:
                player.secret.append(draw(pool, chance))


def _draw_card(state: State, god: int, chance: Chance) -> int:
    """The top card of a god's pile."""
    numbers = [number for number in GOD_CARDS[god] for _ in range(state.pile[number])]
    number = numbers[chance.pick(len(numbers))]
    state.pile[number] -= 1
    return number
