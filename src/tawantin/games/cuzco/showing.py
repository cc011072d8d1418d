"""What a seat, or a spectator, may see: built from nothing, in component ids.

Parts that show the same are the same objects (see `tawantin.kernel.parts`).
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from tawantin.kernel.about import About
from tawantin.kernel.bits import members
from tawantin.kernel.parts import MOST_PARTS, Parts

from . import GAME
from .actions import JUMP
from .board import LAYOUTS, PLACE_IDS, PLACES, roads
from .components import (
    CARD_IDS,
    COLOUR_SLOTS,
    FEATHER_IDS,
    FIELDS,
    GOD_CARDS,
    GOD_IDS,
    GOOD_COST,
    GOOD_IDS,
    GOOD_POINTS,
    HEADBAND_BONUS,
    HEADBANDS,
    HOUSE_SLOTS,
    KIND_IDS,
    MASK_IDS,
    MASKS,
    MOST_FEATHERS,
    PRIEST_POINTS,
    ROAD_IDS,
    ROUNDS,
    SETUP,
    SLOTS,
    SPACE_IDS,
    SPACES,
    STATUS_POINTS,
    STEPS,
    TILE_IDS,
    TILE_VALUE,
)
from .decisions.abilities import FeatherAny, GodPile, KhipuCount
from .decisions.capital import Headband, HouseSlot, TempleStep
from .decisions.exchange import Exchange
from .decisions.gods import DiscardedTile, DropDie, LiftDie, SlideUp
from .decisions.movement import FeatherSlot, MoveTo, Rotate
from .decisions.phase_three import Buy, NewTask, TaskStep
from .decisions.phase_two import PhaseTwo
from .decisions.place import Place
from .decisions.preparation import DraftTasks, StartFeather
from .decisions.trial import TrialFirst, TrialSecond
from .decisions.windows import Window
from .mechanics.moves import food_left, offerings_left
from .mechanics.tasks import TASK_IDS, missing
from .scoring import points_of
from .state import PHASE_IDS, Player, State, dice_on, stack
from .view import (
    Decision,
    Die,
    Field,
    God,
    Good,
    PlayerView,
    RoadView,
    Space,
    TaskView,
    View,
    Village,
)

_ABOUT: About = GAME.about


DECISIONS: dict[type, str] = {
    StartFeather: "start_feather",
    DraftTasks: "draft_tasks",
    Place: "place",
    LiftDie: "die_06",
    DropDie: "space_06",
    Rotate: "rotate",
    MoveTo: "move_to",
    FeatherSlot: "feather_slot",
    HouseSlot: "house_slot",
    DiscardedTile: "discard_tile",
    Exchange: "exchange",
    SlideUp: "slide_up",
    TempleStep: "temple_step",
    Headband: "headband",
    TrialFirst: "trial_first",
    TrialSecond: "trial_second",
    PhaseTwo: "phase_two",
    FeatherAny: "feather_any",
    GodPile: "god_pile",
    KhipuCount: "khipu_count",
    Buy: "buy",
    TaskStep: "task",
    NewTask: "new_task",
}


def _decision(state: State, seat: int | None) -> Decision:
    if not state.frames:
        return Decision(None, [])
    frame = state.frames[-1]
    seats = list(frame.actors(state))
    if isinstance(frame, Window):
        if seat != frame.seat:
            return Decision(None, seats)
        return Decision(f"card{frame.number:02}", seats, card=CARD_IDS[frame.number])
    decision = Decision(DECISIONS[type(frame)], seats)
    if isinstance(frame, TaskStep) and frame.final:
        decision.id = "final_task"
    if isinstance(frame, Place):
        decision.extra_turn = frame.virtual
    if isinstance(frame, Exchange):
        decision.value = frame.pips
    if isinstance(frame, (HouseSlot, MoveTo, Rotate, TempleStep, Headband)):
        decision.value = frame.value
    if isinstance(frame, (FeatherAny, GodPile, SlideUp)):
        decision.value = frame.left
    if isinstance(frame, (MoveTo, Rotate)):
        decision.road = "jump" if frame.road == JUMP else ROAD_IDS[frame.road]
    if isinstance(frame, HouseSlot):
        decision.kind = KIND_IDS[frame.kind]
    return decision


def _flags(packed: int, size: int) -> list[bool]:
    return [bool(packed >> n & 1) for n in range(size)]


def _fields(player: Player) -> list[Field]:
    return [
        Field(
            bool(player.khipu >> n & 1),
            TILE_IDS[tile] if tile >= 0 else None,
            TILE_VALUE[tile] if tile >= 0 else 0,
            bool(player.up >> n & 1),
        )
        for n, tile in zip(range(FIELDS), player.tiles, strict=True)
    ]


def _tasks(state: State, seat: int, own: bool) -> list[TaskView]:
    """Open tasks; of a hand that the viewer cannot see only the known cards count."""
    player = state.players[seat]
    if not own and player.secret:
        player = player.copy()
        player.secret = []
    return [
        TaskView(TASK_IDS[task], missing(state, seat, task, player))
        for task in sorted(player.tasks)
    ]


def _player(state: State, seat: int, own: bool) -> PlayerView:
    """All that is a player's own, and what tasks look at besides: layout and turn order."""
    player = state.players[seat]
    turn, chosen = state.order.index(seat) + 1, has_chosen(state, seat)
    key = (
        (seat, own, turn, chosen, state.layout, player.mask, player.runner, player.may_rotate),
        (player.khipu, player.reserve, player.villages, player.tiled, player.up, player.feathers),
        (player.headbands, player.priests, player.food, player.offerings, player.inti),
        player.status,
        tuple(player.tiles),
        tuple(player.strengths),
        tuple(player.goods),
        tuple(player.tasks),
        tuple(player.completed),
        tuple(player.known),
        tuple(player.secret),
        tuple(player.dice),
        tuple(player.pututu),
        tuple(player.points),
        tuple(player.draft),
        tuple(player.kept),
        tuple(player.boxed),
    )
    return _PLAYERS.of(key, state, seat, own, turn, chosen)


def _new_player(state: State, seat: int, own: bool, turn: int, chosen: bool) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        colour=_ABOUT.colours[seat].id,
        turn=turn,
        score=sum(player.points),
        points=points_of(player),
        mask=MASK_IDS[player.mask],
        slots=[FEATHER_IDS[colour] for colour in MASKS[player.mask]],
        feathers=_flags(player.feathers, SLOTS),
        headbands=_flags(player.headbands, HEADBANDS),
        fields=_fields(player),
        runner=PLACE_IDS[player.runner],
        may_rotate=player.may_rotate,
        reserve=player.reserve,
        villages=[PLACE_IDS[place] for place in members(player.villages)],
        priests=player.priests,
        food=player.food,
        offerings=player.offerings,
        inti=player.inti,
        goods=[GOOD_IDS[n] for n, count in enumerate(player.goods) for _ in range(count)],
        tasks=_tasks(state, seat, own),
        completed=[TASK_IDS[task] for task in player.completed],
        hand_size=len(player.known) + len(player.secret),
        known_cards=[CARD_IDS[number] for number in player.known],
        secret_cards=[CARD_IDS[number] for number in player.secret] if own else [],
        dice=player.dice[:],
        pututu=player.pututu[:],
        status=player.status,
        drafted=[TASK_IDS[task] for task in player.draft] if own else [],
        kept=[TASK_IDS[task] for task in player.kept] if own else [],
        boxed=[TASK_IDS[task] for task in player.boxed] if own else [],
        chosen=chosen,
    )


_PLAYERS = Parts(_new_player)


def has_chosen(state: State, seat: int) -> bool:
    """Whether the seat's draft of tasks is settled."""
    frame = state.frames[-1] if state.frames else None
    return not isinstance(frame, DraftTasks) or seat not in frame.actors(state)


@lru_cache(MOST_PARTS)
def _places(layout: int, stacks: tuple[int, ...], runners: tuple[int, ...]) -> list[Village]:
    laid = LAYOUTS[layout]
    return [
        Village(
            PLACE_IDS[place],
            FEATHER_IDS[laid.feather[place]] if place else None,
            laid.points[place],
            stack(stacks[place]),
            [seat for seat, runner in enumerate(runners) if runner == place],
        )
        for place in range(PLACES)
    ]


@lru_cache(MOST_PARTS)
def _roads(layout: int, rotation: int) -> list[RoadView]:
    return [
        RoadView(PLACE_IDS[way.start], PLACE_IDS[way.end], ROAD_IDS[way.road], way.pips)
        for way in roads(layout, rotation)
    ]


@lru_cache(MOST_PARTS)
def _spaces(seats: int, dice: tuple[int, ...]) -> list[Space]:
    return [
        Space(SPACE_IDS[n], [Die(owner, face) for owner, face in dice_on(dice[n])])
        for n in SPACES[seats]
    ]


@lru_cache(MOST_PARTS)
def _houses(houses: tuple[int, ...]) -> dict[str, list[str | None]]:
    tiles = [TILE_IDS[tile] if tile >= 0 else None for tile in houses]
    return {KIND_IDS[0]: tiles[:HOUSE_SLOTS], KIND_IDS[1]: tiles[HOUSE_SLOTS:]}


@lru_cache(MOST_PARTS)
def _gods(shown: tuple[int, ...], pile: tuple[int, ...]) -> list[God]:
    return [
        God(
            GOD_IDS[god],
            CARD_IDS[number] if number else None,
            sum(pile[other] for other in GOD_CARDS[god]),
        )
        for god, number in enumerate(shown)
    ]


@lru_cache(MOST_PARTS)
def _cards(counts: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[n] for n, count in enumerate(counts) for _ in range(count)]


@lru_cache(MOST_PARTS)
def _sorted_ids(ids: tuple[str, ...], numbers: tuple[int, ...]) -> list[str]:
    return [ids[number] for number in sorted(numbers)]


@lru_cache(MOST_PARTS)
def _feathers(owned: tuple[tuple[int, int], ...]) -> dict[str, int]:
    """What is left, from each player's mask and filled slots."""
    return {
        name: MOST_FEATHERS * len(owned)
        - sum((feathers & COLOUR_SLOTS[mask][colour]).bit_count() for mask, feathers in owned)
        for colour, name in enumerate(FEATHER_IDS)
    }


@lru_cache(MOST_PARTS)
def _market(seats: int, market: tuple[int, ...]) -> list[list[Good | None]]:
    columns = SETUP[seats].columns
    goods = [
        Good(GOOD_IDS[good], GOOD_COST[good], GOOD_POINTS[good]) if good >= 0 else None
        for good in market
    ]
    return [goods[columns * row : columns * (row + 1)] for row in range(ROUNDS)]


def _status(state: State) -> list[list[int]]:
    fields: list[list[int]] = [[] for _ in STATUS_POINTS]
    for seat in state.ranking:
        fields[state.players[seat].status].append(seat)
    return fields


def view(state: State, seat: int | None) -> View:
    """The table as the seat, or a spectator (None), sees it."""
    public = _public(state)
    return public if seat is None else seat_view(public, state, seat)


def seat_view(public: View, state: State, seat: int) -> View:
    """What a seat sees besides what everybody does: its own hand, and which card asks it."""
    players = public.players.copy()
    players[seat] = _player(state, seat, True)
    view = copy(public)
    view.viewer, view.decision, view.players = seat, _decision(state, seat), players
    return view


def _public(state: State) -> View:
    players = state.players
    return View(
        viewer=None,
        round=state.round,
        rounds=ROUNDS,
        phase=PHASE_IDS[state.phase],
        order=state.order[:],
        decision=_decision(state, None),
        headdress_bonus=HEADBAND_BONUS[state.round - 1],
        priest_points=PRIEST_POINTS[state.round - 1],
        triangles=list(LAYOUTS[state.layout].triangles),
        rotation=state.rotation,
        places=_places(
            state.layout, tuple(state.stacks), tuple([player.runner for player in players])
        ),
        roads=_roads(state.layout, state.rotation),
        spaces=_spaces(state.seats, tuple(state.dice)),
        feathers=_feathers(tuple([(player.mask, player.feathers) for player in players])),
        food_left=food_left(state) if state.limited else None,
        offerings_left=offerings_left(state) if state.limited else None,
        status=_status(state),
        temple=[owner if owner >= 0 else None for owner in state.temple[1 : STEPS + 1]],
        temple_inti=state.temple_inti,
        houses=_houses(tuple(state.houses)),
        tile_piles={
            KIND_IDS[0]: len(state.agriculture_pile),
            KIND_IDS[1]: len(state.research_pile),
        },
        tile_discard=_sorted_ids(TILE_IDS, tuple(state.tile_discard)),
        market=_market(state.seats, tuple(state.market)),
        palace=[TASK_IDS[task] for task in state.palace],
        task_pile=len(state.task_pile),
        task_box=_sorted_ids(TASK_IDS, tuple(state.task_box)),
        gods=_gods(tuple(state.open), tuple(state.pile)),
        god_discard=_cards(tuple(state.discard)),
        card_in_play=CARD_IDS[state.in_play] if state.in_play else None,
        pututu=state.pututu[:],
        players=[_player(state, seat, False) for seat in range(state.seats)],
    )
