"""Every action of Cuzco, built once, in the order of their indices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawantin.kernel.actions import Action, ActionTable
from tawantin.kernel.choices import Choice

from .board import PLACE_IDS, ROTATIONS
from .components import (
    ABILITY_IDS,
    CARD_GOD,
    CARD_IDS,
    CARDS,
    DEED_IDS,
    FIELDS,
    GOD_IDS,
    GOOD_IDS,
    HEADBANDS,
    HOUSE_SLOTS,
    KIND_IDS,
    MOVE_ROPE,
    POINTS,
    PUTUTU_CHANGES,
    SIDES,
    SLOTS,
    SPACE_DEEDS,
    SPACE_IDS,
    STEPS,
    TILE_IDS,
)
from .mechanics.tasks import TASK_IDS

ACTIONS: Final = ActionTable("cuzco")
_add: Final = ACTIONS.add

HAND: Final = 0
INTI_SOURCE: Final = 1
SOURCES: Final = ("hand", "inti")
"""How a god card is used: from the hand for an offering, from the tray for a medallion."""


def _card_targets(number: int, source: int) -> list[str]:
    """What a player points at: the card in hand, or the open card and the medallion that pays."""
    if source == HAND:
        return [f"card:{CARD_IDS[number]}"]
    return [f"god:{GOD_IDS[CARD_GOD[number]]}", "piece:inti"]


DONE: Final = _add("done")
PASS: Final = _add("pass")

# -- placing dice ------------------------------------------------------------------------------

JUMP: Final = len(DEED_IDS)
"""The deed of a movement with card 14."""
NO_CARD: Final = -1


@dataclass(frozen=True, slots=True)
class Placement:
    """What a `place` action means; sources are -1 where the card is not played."""

    face: int
    space: int
    deed: int
    card_07: int
    card_13: int
    card_14: int


PLACEMENTS: Final[list[Placement]] = []
"""By number of the `place` action."""
PLACE_OF: Final[dict[tuple[int, int, int, int, int, int], Action]] = {}
"""By face, space, deed and the sources of cards 07, 13 and 14."""
_BOTH: Final = (NO_CARD, HAND, INTI_SOURCE)


def _add_placement(face: int, space: int, deed: int, sources: tuple[int, int, int]) -> None:
    placement = Placement(face, space, deed, *sources)
    args: list[int | str] = [face, SPACE_IDS[space]]
    targets = [f"die:{face}", f"space:{SPACE_IDS[space]}"]
    if len(SPACE_DEEDS[space]) > 1 and deed != JUMP:
        what = DEED_IDS[deed].rpartition("_")[2]
        args.append(what)
        targets.append(f"{'road' if deed <= MOVE_ROPE else 'person_kind'}:{what}")
    for number, source in zip((7, 13, 14), sources, strict=True):
        if source != NO_CARD:
            args.append(f"{CARD_IDS[number]}:{SOURCES[source]}")
            targets += _card_targets(number, source)
    action = _add("place", *args, targets=targets)
    PLACEMENTS.append(placement)
    PLACE_OF[(face, space, deed, *sources)] = action


for _space in range(len(SPACE_IDS)):
    for _deed in SPACE_DEEDS[_space]:
        for _face in range(1, SIDES + 1):
            for _07 in _BOTH if _deed != POINTS else (NO_CARD,):
                for _13 in _BOTH if _deed != POINTS else (NO_CARD,):
                    _add_placement(_face, _space, _deed, (_07, _13, NO_CARD))
    for _face in range(1, SIDES + 1) if SPACE_DEEDS[_space][0] <= MOVE_ROPE else ():
        for _07 in _BOTH:
            for _14 in (HAND, INTI_SOURCE):
                _add_placement(_face, _space, JUMP, (_07, NO_CARD, _14))
FIRST_PLACE: Final = PASS.index + 1
AFTER_PLACE: Final = FIRST_PLACE + len(PLACEMENTS)

TURNS: Final[list[tuple[int, int, int]]] = [
    (face, token, change)
    for face in range(1, SIDES + 1)
    for token in range(2)
    for size in range(1, PUTUTU_CHANGES[token] + 1)
    for change in (-size, size)
    if 1 <= face + change <= SIDES
]
"""Face, kind of token and change of each `turn_die` action."""
TURN_DIE: Final = Choice(
    [
        _add(
            "turn_die",
            face,
            PUTUTU_CHANGES[token],
            f"{change:+}",
            targets=[f"die:{face}", f"pututu:{PUTUTU_CHANGES[token]}"],
        )
        for face, token, change in TURNS
    ]
)

PLAY: Final = Choice(
    [
        _add("play", CARD_IDS[number], SOURCES[source], targets=_card_targets(number, source))
        for number in range(1, CARDS)
        for source in (HAND, INTI_SOURCE)
    ]
)
"""At 2 * (number - 1) + source."""
PLAYS: Final = tuple(
    tuple(
        [PLAY[2 * (number - 1) + source] for source in (HAND, INTI_SOURCE) if sources >> source & 1]
        for sources in range(4)
    )
    for number in range(1, CARDS)
)
"""At [number - 1][sources]: the ways to play a card, by bit set of sources."""
WINDOWS: Final = tuple(tuple([PASS, *plays] for plays in by_sources) for by_sources in PLAYS)
"""The same with the choice not to."""


def played(action: Action) -> tuple[int, int]:
    """Number and source of a `play` action."""
    n = PLAY.number(action)
    return n // 2 + 1, n % 2


LIFT_DIE: Final = Choice(
    [
        _add("lift_die", space, face, targets=[f"space:{space}", f"placed:{space}_{face}"])
        for space in SPACE_IDS
        for face in range(1, SIDES + 1)
    ]
)
"""At 6 * space + face - 1."""
DROP_DIE: Final = Choice(
    [_add("drop_die", space, targets=[f"space:{space}"]) for space in SPACE_IDS]
)

# -- what dice and abilities do ----------------------------------------------------------------

ROTATE: Final = Choice(
    [_add("rotate", r, targets=[f"rotation:{r}", "piece:overlay"]) for r in range(ROTATIONS)]
)
MOVE_TO: Final = Choice([_add("move_to", place, targets=[f"place:{place}"]) for place in PLACE_IDS])
TAKE_TILE: Final = Choice(
    [
        _add("take_tile", kind, slot, targets=[f"house:{kind}_{slot}"])
        for kind in KIND_IDS
        for slot in range(1, HOUSE_SLOTS + 1)
    ]
)
"""At 6 * kind + slot - 1."""
TAKE_DISCARDED: Final = Choice(
    [_add("take_discarded", tile, targets=[f"tile:{tile}"]) for tile in TILE_IDS]
)
POINT: Final = _add("point", targets=["piece:point"])
SLIDE_DOWN: Final = Choice(
    [_add("slide_down", field, targets=[f"field:{field}"]) for field in range(FIELDS)]
)
TAKE_OFFERING: Final = _add("take_offering", targets=["piece:offering"])
TAKE_GOD: Final = Choice([_add("take_god", god, targets=[f"god:{god}"]) for god in GOD_IDS])
PUT_FEATHER: Final = Choice(
    [_add("put_feather", slot, targets=[f"slot:{slot}"]) for slot in range(SLOTS)]
)
RESERVE_KHIPU: Final = Choice(
    [_add("reserve_khipu", count, targets=["piece:khipu"]) for count in range(1, 5)]
)
"""At count - 1."""
SLIDE_UP: Final = Choice(
    [_add("slide_up", field, targets=[f"field:{field}"]) for field in range(FIELDS)]
)
STEP: Final = Choice([_add("step", step, targets=[f"step:{step}"]) for step in range(1, STEPS + 1)])
ACTIVATE: Final = Choice(
    [_add("activate", tile, targets=[f"headband:{tile}"]) for tile in range(1, HEADBANDS + 1)]
)
TAKE_STATUS: Final = _add("take_status", targets=["piece:status_track"])
TAKE_FOOD: Final = _add("take_food", targets=["piece:food"])
USE: Final = tuple(
    Choice(
        [
            _add("use", kind, ability, targets=[f"ability:{kind}_{ability}"])
            for ability in ABILITY_IDS
        ]
    )
    for kind in KIND_IDS
)
"""By kind, then by ability."""
USE_BOOSTED: Final = tuple(
    Choice(
        [
            _add("use", kind, ability, "boosted", targets=[f"ability:{kind}_{ability}", "boost:01"])
            for ability in ABILITY_IDS
        ]
    )
    for kind in KIND_IDS
)

# -- market and palace -------------------------------------------------------------------------

BUY: Final = Choice([_add("buy", good, targets=[f"good:{good}"]) for good in GOOD_IDS])
KEEP_TASK: Final = Choice([_add("keep_task", task, targets=[f"task:{task}"]) for task in TASK_IDS])
COMPLETE: Final = Choice([_add("complete", task, targets=[f"task:{task}"]) for task in TASK_IDS])
COMPLETE_WITH: Final = Choice(
    [
        _add(
            "complete",
            task,
            f"04:{SOURCES[source]}",
            targets=[f"task:{task}", *_card_targets(4, source)],
        )
        for task in TASK_IDS
        for source in (HAND, INTI_SOURCE)
    ]
)
"""At 2 * task + source."""
BOX: Final = Choice([_add("box", task, targets=[f"task:{task}"]) for task in TASK_IDS])
TAKE_TASK: Final = Choice([_add("take_task", task, targets=[f"task:{task}"]) for task in TASK_IDS])
