"""The position: plain data, small ints, bit sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawantin.kernel import frames

from .components import ALL_FIELDS, SIDES

ITEM_IDS: Final = (
    "start",
    "points_action",
    "exchange",
    "headbands",
    "abilities",
    "god_cards",
    "status",
    "temple",
    "market",
    "tasks",
    "inti",
    "villages",
    "all_feathers",
    "all_headbands",
    "all_tasks",
    "all_khipu",
    "all_fields",
    "all_goods",
)
"""What points are for, in the order of `Player.points`."""
(
    START,
    POINTS_ACTION_ITEM,
    EXCHANGE_ITEM,
    HEADBANDS_ITEM,
    ABILITIES_ITEM,
    GOD_CARDS_ITEM,
    STATUS_ITEM,
    TEMPLE_ITEM,
    MARKET_ITEM,
    TASKS_ITEM,
    INTI_ITEM,
    VILLAGES_ITEM,
    ALL_FEATHERS_ITEM,
    ALL_HEADBANDS_ITEM,
    ALL_TASKS_ITEM,
    ALL_KHIPU_ITEM,
    ALL_FIELDS_ITEM,
    ALL_GOODS_ITEM,
) = range(18)

PHASE_IDS: Final = ("setup", "dice", "abilities", "market", "palace", "final")
SETUP_PHASE, DICE_PHASE, ABILITIES_PHASE, MARKET_PHASE, PALACE_PHASE, FINAL_PHASE = range(6)

EMPTY_SPACE: Final = SIDES + 1
"""What `State.lowest` says of a space without dice: every face is lower."""


@dataclass(slots=True)
class Player:
    """What one player owns."""

    mask: int
    runner: int
    may_rotate: bool
    """The runner has come back to Cuzco and may turn the overlay when it leaves."""
    khipu: int
    """The mask fields that hold a khipu, as a bit set."""
    reserve: int
    villages: int
    """The places with a khipu of this player, as a bit set."""
    tiles: list[int]
    """By mask field, the person tile there or -1."""
    tiled: int
    """The mask fields that hold a person tile, as a bit set."""
    up: int
    """Those whose tile was not slid down yet."""
    strengths: list[int]
    """By kind: how many tiles of each ability, two bits each."""
    feathers: int
    """The feather slots that are filled, as a bit set."""
    headbands: int
    """The active headband tiles, as a bit set."""
    priests: int
    """Priests at home."""
    food: int
    offerings: int
    inti: int
    goods: list[int]
    """How many of each type."""
    tasks: list[int]
    completed: list[int]
    known: list[int]
    """God cards in hand that everybody has seen, by number."""
    secret: list[int]
    """God cards of the first deal that nobody else has seen, in the order dealt."""
    hand: int
    """The numbers in hand, as a bit set."""
    dealt_gods: int
    """The gods of first-deal cards that everybody has seen by now, as a bit set."""
    dice: list[int]
    """Faces of the dice not placed yet."""
    pututu: list[int]
    status: int
    points: list[int]
    draft: list[int]
    """Tasks drawn in setup, until all have chosen."""
    kept: list[int]
    boxed: list[int]
    """Tasks drawn in setup and not kept; only the owner has seen them."""

    @property
    def free(self) -> int:
        """The mask fields with neither khipu nor tile, as a bit set."""
        return ALL_FIELDS & ~(self.khipu | self.tiled)

    def copy(self) -> Player:
        """An equal player that shares nothing."""
        return Player(
            self.mask,
            self.runner,
            self.may_rotate,
            self.khipu,
            self.reserve,
            self.villages,
            self.tiles.copy(),
            self.tiled,
            self.up,
            self.strengths.copy(),
            self.feathers,
            self.headbands,
            self.priests,
            self.food,
            self.offerings,
            self.inti,
            self.goods.copy(),
            self.tasks.copy(),
            self.completed.copy(),
            self.known.copy(),
            self.secret.copy(),
            self.hand,
            self.dealt_gods,
            self.dice.copy(),
            self.pututu.copy(),
            self.status,
            self.points.copy(),
            self.draft.copy(),
            self.kept.copy(),
            self.boxed.copy(),
        )


@dataclass(slots=True)
class State(frames.State):
    """The table."""

    seats: int
    status_step: int
    exact_steps: bool
    limited: bool
    """Food and offerings can run out."""
    layout: int
    rotation: int
    round: int
    phase: int
    order: list[int]
    """Seats in turn order."""
    ranking: list[int]
    """Seats by status, the farthest first; on one field the upper marker first."""
    stacks: list[int]
    """By place, the khipu there: octal digits, seat + 1, the top one lowest."""
    dice: list[int]
    """By space, the dice there: six bits each, seat and face, the last one lowest."""
    lowest: list[int]
    """By space, the lowest face there, or one more than a die has."""
    temple: list[int]
    """By step, 1 to 6, the seat of the priest there or -1; step 0 is no step."""
    houses: list[int]
    """Agriculture slots 1 to 6, then research slots 1 to 6: the tile there or -1."""
    housed: int
    """Which of those twelve hold a tile, as a bit set."""
    agriculture_pile: list[int]
    research_pile: list[int]
    tile_discard: list[int]
    pile: list[int]
    """By god card number, how many lie face down."""
    discard: list[int]
    """By god card number, how many were discarded."""
    open: list[int]
    """By god, the number of the open card or 0."""
    shown: int
    """The open numbers, as a bit set."""
    in_play: int
    """The card whose choices are being made (02, 06 or 09), or 0."""
    inti_used: int
    """The numbers used by medallion in this turn, as a bit set."""
    temple_inti: int
    inti_gone: int
    """Medallions boxed or removed from the game."""
    market: list[int]
    """Row by row: the good there or -1."""
    palace: list[int]
    task_pile: list[int]
    task_box: list[int]
    """Tasks boxed for all to see."""
    start_box: list[int]
    pututu: list[int]
    """Tokens left in the supply, by kind; nothing without the module."""
    players: list[Player]

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        return State(
            self.frames.copy(),
            self.seats,
            self.status_step,
            self.exact_steps,
            self.limited,
            self.layout,
            self.rotation,
            self.round,
            self.phase,
            self.order.copy(),
            self.ranking.copy(),
            self.stacks.copy(),
            self.dice.copy(),
            self.lowest.copy(),
            self.temple.copy(),
            self.houses.copy(),
            self.housed,
            self.agriculture_pile.copy(),
            self.research_pile.copy(),
            self.tile_discard.copy(),
            self.pile.copy(),
            self.discard.copy(),
            self.open.copy(),
            self.shown,
            self.in_play,
            self.inti_used,
            self.temple_inti,
            self.inti_gone,
            self.market.copy(),
            self.palace.copy(),
            self.task_pile.copy(),
            self.task_box.copy(),
            self.start_box.copy(),
            self.pututu.copy(),
            [player.copy() for player in self.players],
        )


def stack(packed: int) -> list[int]:
    """The seats of a khipu stack, the bottom one first."""
    seats: list[int] = []
    while packed:
        seats.append((packed & 7) - 1)
        packed >>= 3
    seats.reverse()
    return seats


def dice_on(packed: int) -> list[tuple[int, int]]:
    """The dice of a space as (seat, face), the first one placed first."""
    dice: list[tuple[int, int]] = []
    while packed:
        dice.append((packed >> 3 & 7, packed & 7))
        packed >>= 6
    dice.reverse()
    return dice
