"""What bots think of a position and of a move.

The weights are guesses tuned by play, not rules, so they stand here and not with the components.
They are in points: a die is worth what it may still bring this round, a road the village it leads
to, a tile its ability in each round to come and its slide, a task its points by what is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tawantin.kernel.actions import Action

from .actions import (
    ACTIVATE,
    AFTER_PLACE,
    BOX,
    BUY,
    COMPLETE,
    COMPLETE_WITH,
    DONE,
    FIRST_PLACE,
    JUMP,
    KEEP_TASK,
    MOVE_TO,
    NO_CARD,
    PASS,
    PLACEMENTS,
    POINT,
    PUT_FEATHER,
    RESERVE_KHIPU,
    SLIDE_DOWN,
    STEP,
    TAKE_DISCARDED,
    TAKE_FOOD,
    TAKE_GOD,
    TAKE_OFFERING,
    TAKE_STATUS,
    TAKE_TASK,
    TAKE_TILE,
    TURN_DIE,
    Placement,
)
from .board import CUZCO, LAYOUTS
from .components import (
    ABILITIES,
    CARD_13_VALUE,
    EXCHANGE,
    FEATHERED,
    GOOD_COST,
    GOOD_POINTS,
    HEADBAND_BONUS,
    HEADBAND_POINTS,
    HEADDRESS,
    MASKS,
    POINTS,
    POINTS_ACTION,
    PRIEST_POINTS,
    ROUNDS,
    STATUS_POINTS,
    TASK_POINTS,
    TEMPLE,
    TILE_ABILITY,
    TILE_KIND,
    TILE_VALUE,
)
from .decisions.phase_two import USES
from .mechanics.tasks import missing
from .scoring import complete_sets, top_villages
from .state import ABILITIES_PHASE, DICE_PHASE, Player, State

ABILITY_VALUE: Final[tuple[float, ...]] = (
    0.9,
    2.0,
    1.2,
    1.4,
    0.9,
    1.4,
    1.0,
    0.7,
    2.2,
    1.0,
    1.6,
    1.6,
)
"""By ability, what one use of one tile brings."""
TASK_CHANCE: Final[tuple[float, ...]] = (0.95, 0.55, 0.3, 0.15, 0.08)
"""By what is missing: how likely an open task gets fulfilled in mid-game."""
DIE: Final = 2.0
PIP: Final = 0.35
CARD: Final = 1.2
OFFERING: Final = 0.8
FOOD: Final = 0.9
STATUS: Final = 1.0
FEATHER: Final = 0.7
FIELD: Final = 0.7
MEDALLION: Final = 2.5


def rounds_left(state: State) -> int:
    """How often phase II is still to come."""
    return ROUNDS - state.round + (state.phase <= DICE_PHASE)


def _tile_value(player: Player, tile: int, rounds: int) -> float:
    """A tile's ability in each round to come; only two abilities a round can be used."""
    share = 0.9 if player.tiled.bit_count() < 4 else 0.45
    return ABILITY_VALUE[TILE_ABILITY[tile]] * share * rounds


def _tiles(player: Player, rounds: int) -> float:
    """The best ability of each kind each round, what lies up, and the way to a full mask."""
    worth = 0.0
    for packed in player.strengths:
        uses = sorted(
            [
                ABILITY_VALUE[ability] * (packed >> 2 * ability & 3)
                for ability in range(ABILITIES)
                if packed >> 2 * ability & 3
            ],
            reverse=True,
        )
        worth += rounds * (sum(uses[:1]) * 0.8 + 0.1 * sum(uses[1:]))
    if rounds:
        for field in range(len(player.tiles)):
            if player.up >> field & 1:
                worth += 0.6 * TILE_VALUE[player.tiles[field]]
    filled = player.tiled.bit_count()
    return worth + (filled / 12) ** 3 * 8


def _feathers(state: State, player: Player) -> float:
    """Single feathers, pairs ready to be activated, active tiles on the way to all six."""
    left = ROUNDS - state.round
    ready = FEATHERED[player.feathers] & ~player.headbands
    bonus = HEADBAND_BONUS[min(state.round, ROUNDS - 1)] * (0.75 if left else 0.1)
    if state.phase == DICE_PHASE and player.dice:
        bonus = max(bonus, HEADBAND_BONUS[state.round - 1] * 0.75)
    worth = FEATHER * player.feathers.bit_count() * (0.4 + 0.1 * left)
    for tile in range(6):
        if ready >> tile & 1:
            worth += bonus * (0.9 - 0.06 * tile)
    return worth + (player.headbands.bit_count() / 6) ** 2 * 5


def _tasks(state: State, seat: int, player: Player) -> float:
    """Open tasks by what is missing; later there is less time to get it."""
    left = ROUNDS - state.round
    patience = 0.5 + 0.1 * left
    worth = 0.0
    for task in player.tasks:
        lacking = missing(state, seat, task)
        if not lacking:
            worth += TASK_POINTS * TASK_CHANCE[0]
        else:
            worth += TASK_POINTS * TASK_CHANCE[min(lacking, 4)] * patience
    return worth


def temple_worth(state: State, seat: int) -> float:
    """Priests score in each round to come unless they are pushed out."""
    worth = 0.0
    for step in range(1, len(state.temple)):
        if state.temple[step] == seat:
            stays = 0.5 + 0.07 * step
            chance = 1.0
            for round_ in range(state.round - (state.phase <= ABILITIES_PHASE), ROUNDS):
                worth += PRIEST_POINTS[round_] * chance
                chance *= stays
            worth += 0.3
    return worth


def evaluate(state: State) -> list[float]:
    """By seat, the final score to be expected."""
    if not state.frames:
        return [float(sum(player.points)) for player in state.players]
    villages = top_villages(state)
    left = ROUNDS - state.round
    rounds = rounds_left(state)
    fresh = 0.3 + 0.7 * left / ROUNDS
    expected = []
    for seat, player in enumerate(state.players):
        worth = float(sum(player.points))
        worth += villages[seat] * (0.55 + 0.45 * (ROUNDS - left) / ROUNDS)
        worth += player.inti * MEDALLION
        if state.phase <= ABILITIES_PHASE:
            worth += STATUS_POINTS[player.status] * STATUS
            worth += 0.5 * (state.seats - 1 - state.ranking.index(seat))
        worth += temple_worth(state, seat) + _tiles(player, rounds) + _feathers(state, player)
        worth += _tasks(state, seat, player)
        worth += FOOD * min(player.food, 5 + 2 * left) * min(1.0, 0.4 + 0.2 * left)
        worth += OFFERING * min(player.offerings, 5) * fresh
        cards = len(player.known) + len(player.secret)
        worth += CARD * min(cards, player.offerings + 2) * fresh
        if left:
            worth += FIELD * min(player.free.bit_count(), 3)
        khipu = player.villages.bit_count()
        worth += 0.6 * khipu + (khipu / 10) ** 3 * 5
        worth += (sum(player.goods) / 6) ** 2 * 4
        worth += sum([points for _, points in complete_sets(player)]) * 0.5
        for face in player.dice:
            worth += DIE + PIP * face
        expected.append(worth)
    return expected


# -- what a move looks like, without trying it ---------------------------------------------------


def _place(state: State, seat: int, placement: Placement) -> float:
    """A die by what it does; cards declared with it cost something."""
    player = state.players[seat]
    deed = placement.deed
    value = placement.face if placement.card_13 == NO_CARD else CARD_13_VALUE
    cost = 1.8 * (
        (placement.card_07 != NO_CARD)
        + (placement.card_13 != NO_CARD)
        + (placement.card_14 != NO_CARD)
    )
    worth = -cost - 0.2 * placement.face
    if deed == POINTS:
        return worth + POINTS_ACTION + 0.2 * placement.face * (placement.face < 3)
    if deed == HEADDRESS:
        return worth + HEADBAND_BONUS[state.round - 1] + 3
    if deed == TEMPLE:
        return worth + 3.2 + 0.25 * value + 0.4 * (state.temple[value] != seat)
    if deed == EXCHANGE:
        ups = sorted(
            [TILE_VALUE[tile] for n, tile in enumerate(player.tiles) if player.up >> n & 1],
            reverse=True,
        )
        return worth + sum(ups[:value]) + 0.8 * max(0, value - len(ups))
    if deed == JUMP:
        return worth + 5.5
    if deed < 2:
        return worth + 3.4 + 0.2 * value
    return worth + 2.8 + 0.25 * value + 0.3 * (ROUNDS - state.round)


def _move_to(state: State, seat: int, place: int) -> float:
    """A village by its points and its feather; Cuzco for the trial."""
    player = state.players[seat]
    if place == CUZCO:
        return 2.2
    if player.villages >> place & 1:
        return 0.2
    return 2.5 + 0.5 * LAYOUTS[state.layout].points[place]


def _put_feather(state: State, seat: int, slot: int) -> float:
    """A slot that completes a headband tile is best, a low tile better."""
    player = state.players[seat]
    partner = player.feathers >> (slot ^ 1) & 1
    colours = MASKS[player.mask]
    pairs = colours[slot] == colours[slot ^ 1]
    return 1.0 + 4.0 * partner + 0.3 * pairs - 0.05 * slot


def _take_tile(state: State, seat: int, tile: int) -> float:
    """Its ability in the rounds to come, more if it joins others, and its slide."""
    player = state.players[seat]
    packed = player.strengths[TILE_KIND[tile]]
    same = packed >> 2 * TILE_ABILITY[tile] & 3
    rounds = rounds_left(state)
    return _tile_value(player, tile, rounds) * (1 + 0.4 * same) + 0.6 * TILE_VALUE[tile]


def _task(state: State, seat: int, task: int) -> float:
    """A task by how near it is."""
    return TASK_POINTS * TASK_CHANCE[min(missing(state, seat, task), 4)]


def _use(state: State, seat: int, kind: int, ability: int) -> float:
    """An ability by its strength."""
    tiles = state.players[seat].strengths[kind] >> 2 * ability & 3
    return 0.5 + ABILITY_VALUE[ability] * tiles


def _guess(state: State, seat: int, action: Action) -> float:
    index = action.index
    if FIRST_PLACE <= index < AFTER_PLACE:
        return _place(state, seat, PLACEMENTS[index - FIRST_PLACE])
    fixed = _FIXED.get(index)
    if fixed is not None:
        return fixed
    value = _BY_KIND.get(action.kind)
    return value(state, seat, action) if value is not None else 1.0


_FIXED: Final[dict[int, float]] = {
    DONE.index: 0.0,
    PASS.index: 0.6,
    POINT.index: 1.0,
    TAKE_OFFERING.index: 1.4,
    TAKE_STATUS.index: 1.0,
    TAKE_FOOD.index: 0.9,
    **{action.index: 1.5 for action in TAKE_GOD.actions},
    **{action.index: -1.0 for action in TURN_DIE.actions},
    **{action.index: 0.8 for action in RESERVE_KHIPU.actions},
    **{action.index: 0.2 * n for n, action in enumerate(STEP.actions)},
    **{action.index: 5.0 + HEADBAND_POINTS[n] for n, action in enumerate(ACTIVATE.actions)},
    **{action.index: 6.0 for action in COMPLETE.actions},
    **{action.index: 4.0 for action in COMPLETE_WITH.actions},
    **{
        action.index: GOOD_POINTS[n] + 1.5 - 0.6 * GOOD_COST[n]
        for n, action in enumerate(BUY.actions)
    },
}
_BY_KIND: Final[dict[str, Callable[[State, int, Action], float]]] = {
    "move_to": lambda s, n, a: _move_to(s, n, MOVE_TO.number(a)),
    "put_feather": lambda s, n, a: _put_feather(s, n, PUT_FEATHER.number(a)),
    "take_tile": lambda s, n, a: _take_tile(s, n, s.houses[TAKE_TILE.number(a)]),
    "take_discarded": lambda s, n, a: _take_tile(s, n, TAKE_DISCARDED.number(a)),
    "slide_down": lambda s, n, a: 0.5 + TILE_VALUE[s.players[n].tiles[SLIDE_DOWN.number(a)]],
    "use": lambda s, n, a: _guess_use(s, n, a),
    "keep_task": lambda s, n, a: _task(s, n, KEEP_TASK.number(a)),
    "take_task": lambda s, n, a: _task(s, n, TAKE_TASK.number(a)),
    "box": lambda s, n, a: -_task(s, n, BOX.number(a)),
}


def _guess_use(state: State, seat: int, action: Action) -> float:
    kind, ability, boosted = USES[action.index]
    return _use(state, seat, kind, ability) + boosted


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """How good each legal action looks to the seat, at little cost."""
    return [_guess(state, seat, action) for action in actions]
